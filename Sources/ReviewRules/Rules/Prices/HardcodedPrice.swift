import Findings
import Foundation
import Locales
import Looks
import Screens
import StoreCatalog

/// Prices come from the catalog.
enum HardcodedPrice: ScreenRule {
  static let id = "hardcoded-price"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2"
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # A price is typed into the text

    No copy and no string holds an amount of money: prices are data. An amount in a benefit that nothing says is a price, and that nothing costs,
    may be about what the app does, and is worth a note.

    ## Why

    A typed amount is right in one storefront, on one day. Everywhere else customers read one price and pay another. Apps have been sent back
    for a euro price on a dollar storefront.

    ## Source

    App Review Guidelines 3.1.2, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; bugs of this kind:
    <https://github.com/kolabing/kolabing-app/issues/117>, 2026-08-14; <https://github.com/pablin202/fxalways/issues/13>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro for «$2.99»
    subtitle: Only «4 €» a month
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro for {{ product.price }}
    subtitle: The top 5 templates, in 4K, on iOS 18, 100% offline
    ---
    - Works with every $ amount
    ```

    ## How to fix

    Write `{{ product.price }}`, or a string with an argument: `{ key: …, arguments: [product.price] }`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for (element, reading) in zip(judged.elements, judged.readings) {
      for amount in reading.amounts {
        var violation = violation(amount, element, in: judged)
        if amount.isOfApp { violation.atMost = .note }
        report(violation)
      }
    }
  }

  private static func violation(_ typed: PlacedAmount, _ element: Element, in judged: JudgedScreen) -> Violation {
    // Nothing is what a free offer costs everywhere; its currency is that of one storefront.
    if typed.amount.value == 0, judged.plans.contains(where: { judged.freeTrial(ofPlan: $0.plan) != nil }) {
      return Violation(
        "'\(typed.text)' is typed, in the currency of one storefront",
        help: DatumAdvice(at: typed.range, in: judged.project.files).writing("product.offer_price"), at: typed.range,
        isMinor: true)
    }
    let help = DatumAdvice(at: typed.range, in: judged.project.files).writing("product.price")
    guard let shown = judged.plan(of: element), judged.sheet.figures.indices.contains(shown.plan),
      let subject = judged.judged.subject(ofPlan: shown.plan), let price = judged.sheet.figures[shown.plan].price
    else { return Violation("'\(typed.text)' is typed, where a price must be a datum", help: help, at: typed.range) }
    let figures = judged.sheet.figures[shown.plan]
    let isSame = typed.amount.value == price.money.value.amount
    let message =
      isSame
      ? "'\(typed.text)' is typed, and stays when the price of '\(subject.name)' changes"
      : "'\(typed.text)' is typed; '\(subject.name)' costs \(figures.priceText)"
    return Violation(
      message, help: help, at: typed.range, related: [.init("the price of '\(subject.name)'", at: price.money.range)],
      subjects: element.plan == nil && judged.plans.count > 1 ? [] : [subject])
  }
}
