import Findings
import Looks
import Screens

/// A calculated price is what the price comes to.
enum PerUnitPriceWrong: ScreenRule {
  static let id = "per-unit-price-wrong"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .words, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # A calculated price is wrong

    An amount that is typed as the price of a day, week, month or year of a longer plan is the billed amount divided by its units, in that
    storefront: cut down to the smallest coin, or up to one more.

    ## Why

    Typed figures outlive the prices they were computed from. Apple forbids "promoting a false price".

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a bug of this kind:
    <https://github.com/mozilla-mobile/mozilla-vpn-client/issues/1483>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price-detail:
      com.example.pro.yearly: "«$2.99/month»"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    subtitle: "{{ product.price_per_period }}, that is «$0.50 a week»"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.de-DE.md
    ---
    caption: "Nur «2,99 $ im Monat»"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price-detail:
      com.example.pro.yearly: $3.33/month
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price-detail:
      com.example.pro.yearly: $3.34 monthly
      com.example.pro.monthly: $4.99 a month
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    subtitle: Replaces $9.99 worth of tools, and prints for $2 in an hour
    ---
    ```

    ## How to fix

    Write `{{ product.price_per_month }}`: it is computed for each storefront.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for (element, reading) in zip(judged.elements, judged.readings)
    where !reading.amounts.isEmpty && element.role != .wasPrice && element.role != .benefit {
      let whole = judged.judged.text(of: element)
      for (amount, unit) in judged.judged.unitPrices(in: element) {
        guard let unit, let value = amount.value, value > 0 else { continue }
        let bytes = whole.folded.bytes(of: unit.range)
        guard let range = whole.place(of: bytes), whole.place(of: whole.folded.bytes(of: amount.range)) != nil,
          let (plan, exact) = judged.wrongUnitPrice(value, unit.unit, in: element),
          let subject = judged.judged.subject(ofPlan: plan)
        else { continue }
        let figures = judged.sheet.figures[plan]
        let related =
          figures.price.map { [Finding.Related("the price of '\(subject.name)'", at: $0.money.range)] } ?? []
        report(
          Violation(
            "'\(whole.text(of: bytes))' is wrong: '\(subject.name)' comes to \(exact)",
            help: DatumAdvice(at: range, in: judged.project.files).writing("product.price_per_\(unit.unit.rawValue)"),
            at: range, related: related,
            subjects: [subject]))
      }
    }
  }
}
