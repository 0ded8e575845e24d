import Findings
import Looks
import Screens

/// Every plan shows what will be billed.
enum PlanPriceMissing: ScreenRule {
  static let id = "plan-price-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A plan shows no price

    Every plan that can be bought shows, before the purchase, the amount that will be billed for it.

    ## Why

    Nobody can agree to a price that is not on the screen. Apps have been rejected because reviewers found none, also where the products had
    only failed to load.

    ## Source

    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Apple, Auto-renewable subscriptions
    ("full renewal price"), <https://developer.apple.com/app-store/subscriptions/>, 2026-11; a rejection:
    <https://github.com/RevenueCat/purchases-ios/issues/3576>, 2024-01.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        group: Pro
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: Subscribe
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: Subscribe
    ---
    ```

    ## How to fix

    Show `{{ product.price_per_period }}` in each plan: in its `price`, `caption` or `cta`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let missing = judged.plans.filter { shown in
      !shown.isCurrent && judged.sheet.figures.indices.contains(shown.plan)
        && judged.sheet.figures[shown.plan].price != nil && !judged.states(.price, ofPlan: shown.plan)
    }
    guard !missing.isEmpty else { return }
    // A typed amount is a price to whoever reads it, though none of the plan's.
    var typed: PlacedAmount?
    for (element, reading) in zip(judged.elements, judged.readings) where typed == nil && element.role != .wasPrice {
      guard element.plan == nil || missing.contains(where: { $0.plan == element.plan }) else { continue }
      typed = reading.amounts.first { !$0.isOfApp && $0.amount.value != 0 }
    }
    let message: Violation.Message =
      typed == nil
      ? .about(one: "shows no price", many: "show no price")
      : .about(one: "shows only a typed price", many: "show only a typed price")
    var violation = Violation(
      message,
      help: typed.map { DatumAdvice(at: $0.range, in: judged.project.files).writing("product.price_per_period") }
        ?? "show {{ product.price_per_period }} in each plan", at: judged.paywall.range,
      related: typed.map { [.init("the typed price '\($0.text)'", at: $0.range)] } ?? [],
      subjects: missing.compactMap { judged.judged.subject(ofPlan: $0.plan) }, isAbsence: true)
    violation.saidBy = [.price, .introPrice, .priceDetail]
    report(violation)
  }
}
