import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// In the European Union a crossed-out price comes with the lowest price of the last 30 days.
enum EUPriorPrice: ScreenRule {
  static let id = "eu-prior-price"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.eu]

  static let text: StaticString = """
    # A reduction that does not name the lowest price of the last 30 days

    In the European Union a crossed-out price comes with the lowest price of the last 30 days.

    ## Why

    A price reduction has to name the prior price: the lowest one in at least 30 days. Whether that holds for digital services is contested; that
    a reference price may not mislead is not.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Directive 98/6/EC, Article 6a, <https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28>; the Commission's guidance
    <https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:52021XC1229(06)>, 2021-12.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    strings: L.xcstrings
    locales: [de-DE]
    regimes: [eu]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: was-price, text: was }
          - { role: cta }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    price: "{{ product.price_per_period }}"
    cta: Kaufen
    ---
    --- L.xcstrings
    { "sourceLanguage": "de", "version": "1.0", "strings": { "was": { "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "«Statt 59,99 €»" } } } } } }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    strings: L.xcstrings
    locales: [fr-FR]
    regimes: [eu]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: was-price, text: was }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure }
    --- Copy/pro.fr-FR.md
    ---
    headline: Passez à Pro
    price: "{{ product.price_per_period }}"
    cta: Acheter
    disclosure: Prix réduit pendant 7 jours
    ---
    --- L.xcstrings
    { "sourceLanguage": "fr", "version": "1.0", "strings": { "was": { "localizations": {
      "fr": { "stringUnit": { "state": "translated", "value": "«Avant 59,99 €»" } } } } } }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    strings: L.xcstrings
    locales: [de-DE]
    regimes: [eu]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: was-price, text: was }
          - { role: cta }
          - { role: disclosure }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    price: "{{ product.price_per_period }}"
    cta: Kaufen
    disclosure: Der durchgestrichene Preis ist der niedrigste der letzten 30 Tage.
    ---
    --- L.xcstrings
    { "sourceLanguage": "de", "version": "1.0", "strings": { "was": { "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "59,99 €" } } } } } }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    strings: L.xcstrings
    locales: [en-US]
    regimes: [eu]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: was-price, text: was }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Buy
    ---
    --- L.xcstrings
    { "sourceLanguage": "en", "version": "1.0", "strings": { "was": { "localizations": {
      "en": { "stringUnit": { "state": "translated", "value": "$59.99" } } } } } }
    ```

    ## How to fix

    Name the lowest price of the last 30 days beside the crossed-out one, or cross out nothing.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard isEuropeanUnion(judged.storefront.code) else { return }
    for element in judged.elements where element.role == .wasPrice && !element.text.isEmpty {
      let isNamed = judged.elements.contains { other in
        (other.plan == nil || element.plan == nil || other.plan == element.plan) && names30Days(other, judged)
      }
      guard !isNamed else { continue }
      report(
        Violation(
          "'\(element.text)' is crossed out without the lowest price of the last 30 days",
          help: "name that price beside it", at: typedPlace(of: element) ?? judged.paywall.range))
    }
  }

  private static func names30Days(_ element: Element, _ judged: JudgedScreen) -> Bool {
    guard let month = Period(30, .day) else { return false }
    let text = judged.judged.text(of: element).folded
    return judged.judged.lexicons.contains { $0.durations(in: text).contains { $0.period == month } }
  }
}
