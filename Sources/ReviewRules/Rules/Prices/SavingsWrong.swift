import Findings
import Screens

/// Savings are what the prices say.
enum SavingsWrong: ScreenRule {
  static let id = "savings-wrong"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .words, .declaredPaywall]

  static let text: StaticString = """
    # A saving is overstated

    A saving that is typed is at most what the catalog's prices give in that storefront, cut down to whole percent or months, against a plan
    of the same tier that is on the screen, or against the regular price of an offer. A saving without anything to measure it against weighs
    a step less.

    ## Why

    An overstated saving is a false price: Apple forbids "promoting a false price", and so does every law on advertising. Understating is
    modest, and fine.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a checklist:
    <https://auditbuffet.com/patterns/ab-000419>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    badge:
      com.example.pro.yearly: Save «50%»
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
      com.example.pro.yearly: "«4 months free»"
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
    headline: Now «20%» off
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
    badge:
      com.example.pro.yearly: Save 33%
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
    headline: Save 30 percent
    price-detail:
      com.example.pro.yearly: 3 months free
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
    badge:
      com.example.pro.yearly: "Save {{ product.relative_discount }}"
    ---
    ```

    ## How to fix

    Write `{{ product.relative_discount }}` or `{{ product.months_free }}`: they are computed for each storefront, and never overstated.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for (element, savings) in judged.savings {
      for saving in savings where !judged.isOffer(saving.claim) {
        guard let range = saving.range else { continue }
        let advice = DatumAdvice(at: range, in: judged.project.files)
        let plans = element.plan.flatMap { plan in judged.plans.first { $0.plan == plan } }.map { [$0] } ?? judged.plans
        let subjects =
          element.plan == nil && judged.plans.count > 1
          ? [] : plans.compactMap { judged.judged.subject(ofPlan: $0.plan) }
        switch judged.largestSaving(saving.claim.amount, of: plans) {
        case .unknown: continue
        case .none:
          report(
            Violation(
              "'\(saving.text)' is measured against nothing on this screen",
              help: "show the plan that it is measured against, or " + advice.writing("product.relative_discount"),
              at: range,
              subjects: subjects, isMinor: true))
        case .some(let figure, let places):
          guard saving.claim.amount.exceeds(figure) else { continue }
          report(
            Violation(
              "'\(saving.text)' is overstated: the prices give \(saving.claim.amount.words(figure))",
              help: advice.writing("product." + saving.claim.amount.variable), at: range, related: places,
              subjects: subjects))
        }
      }
    }
  }
}
