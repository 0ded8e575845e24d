import Findings
import Looks
import Screens

/// A crossed-out price was or is a price.
enum StrikethroughNotARealPrice: ScreenRule {
  static let id = "strikethrough-not-a-real-price"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A crossed-out price is none

    An amount that is crossed out is a price of the catalog: the regular price of the same product while an offer is shown, an earlier or
    later price of it, or what a shorter plan on the screen costs for the same time.

    ## Why

    A "was" price that nobody ever paid is a false price by Apple's rules and by the laws on unfair practices of the EU, the UK and Korea.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Directive 98/6/EC, Article 6a,
    2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: was-price, text: was }
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "«$199.99»";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: was-price, text: was }
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "before «$99.99»";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.plain]
        control-style: custom
        elements:
          - { role: plan-name }
          - «{ role: was-price, text: { key: was, arguments: [product.price] } }»
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "before %@";
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: badge }
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "before $59.88";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.yearly, com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: headline, text: was }
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "a month each: $59.88";
    ```

    ## How to fix

    Cross out a price that somebody paid, or nothing.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for element in judged.elements(.wasPrice) {
      guard let shown = judged.plan(of: element), let subject = judged.judged.subject(ofPlan: shown.plan),
        let real = judged.pricesBefore(of: shown)
      else { continue }
      let whole = judged.judged.text(of: element)
      for amount in judged.judged.amounts(of: element) {
        let bytes = whole.folded.bytes(of: amount.range)
        guard let value = amount.value, let range = whole.place(of: bytes), !real.contains(value) else { continue }
        report(
          Violation(
            "'\(whole.text(of: bytes))' is crossed out, and was never the price of '\(subject.name)'",
            help: "cross out a price that somebody paid, or nothing", at: range, subjects: [subject]))
      }
      // Its own price, crossed out, with nothing in its place.
      let isOwnPrice = element.runs.contains { $0.isFact(.price, of: judged.judged.productIndex(ofPlan: shown.plan)) }
      if isOwnPrice, shown.offer == nil, let own = judged.sheet.figures[shown.plan].price?.money.value.amount,
        !real.contains(own)
      {
        let declared = element.declared.flatMap {
          judged.paywall.elements.indices.contains($0) ? judged.paywall.elements[$0].range : nil
        }
        report(
          Violation(
            "'\(subject.name)' shows its own price crossed out, and costs no less",
            help: "cross it out only while an offer is shown", at: declared ?? judged.paywall.range, subjects: [subject]
          ))
      }
    }
  }
}
