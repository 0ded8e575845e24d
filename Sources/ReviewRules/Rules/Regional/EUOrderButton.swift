import Findings
import Looks
import Projects
import Screens

/// In the European Union the button that orders says that ordering obliges to pay.
enum EUOrderButton: ScreenRule {
  static let id = "eu-order-button"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.eu]

  static let text: StaticString = """
    # The button does not say that it costs money

    In the European Union the button that orders says that ordering obliges to pay.

    ## Why

    Otherwise the customer is not bound by the contract. Only the words on the button count: "subscribe" and "continue" do not say it; "buy",
    "pay" and a price do.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Directive 2011/83/EU, Article 8(2), <https://eur-lex.europa.eu/eli/dir/2011/83/oj>, 2026-11; in Germany BGB 312j(3),
    <https://www.gesetze-im-internet.de/bgb/__312j.html>; the Court of Justice, C-249/21, 2022-04.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
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
          - { role: cta }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    price: "{{ product.price_per_period }}"
    cta: «Weiter»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [fr-FR, en-US]
    regimes: [eu]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.fr-FR.md
    ---
    cta: «S’abonner maintenant»
    ---
    --- Copy/pro.en-US.md
    ---
    cta: Subscribe now
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    regimes: [eu]
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.de-DE.md
    ---
    cta: Jetzt kostenpflichtig abonnieren
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE, fr-FR, en-US]
    regimes: [de]
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.de-DE.md
    ---
    cta: Für {{ product.price_per_period }} abonnieren
    ---
    --- Copy/pro.fr-FR.md
    ---
    cta: Acheter
    ---
    --- Copy/pro.en-US.md
    ---
    cta: Continue
    ---
    ```

    ## How to fix

    Write "Jetzt kostenpflichtig abonnieren", "Acheter", "Buy now" on the button, or the price with its period.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard isEuropeanUnion(judged.storefront.code) else { return }
    for (element, reading) in zip(judged.elements, judged.readings) where element.role == .cta && !element.isOff {
      let saysPrice = reading.statements.contains { $0.statement.contains(.price) }
      guard !saysPrice, judged.mentions(of: .obligation, in: element).isEmpty else { continue }
      var violation = Violation(
        "'\(element.text)' does not say that ordering obliges to pay",
        help: "say it on the button, or name the price", at: typedPlace(of: element) ?? judged.paywall.range)
      violation.common = [.plain("Buttons do not say that ordering obliges to pay")]
      report(violation)
    }
  }
}
