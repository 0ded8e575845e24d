import Findings
import Looks
import Screens

/// A calculated price follows the billed one.
enum PerUnitBeforeBilled: ScreenRule {
  static let id = "per-unit-before-billed"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A calculated price stands alone or first

    The price of a week, a month or a day that is computed from a longer plan stands behind the billed amount, in the same text or the same
    plan. In headlines and on buttons it stands only beside the billed amount.

    ## Why

    Nobody is billed $1.99 a week for a yearly plan. Who reads that first, or alone, is misled; Apple has sent back headlines and rows that
    did so.

    ## Source

    Rejections: <https://github.com/RevenueCat/purchases-ios/issues/301>; <https://github.com/samuelclay/NewsBlur/issues/1284>; a rejection
    of 2026-08-20 (weekly calculated price of 22 points over a charge of 11); Google Play lists annual plans shown by the month as a
    violation, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Keep going for only {{ product.price_per_week }} a week
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_month }} a month, {{ product.price }} a year"
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
    cta: Start for «$3.33 a month»
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
    price: "{{ product.price_per_period }} ({{ product.price_per_month }} a month)"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Only {{ product.price_per_month }} a month
    price: "{{ product.price_per_month }} a month"
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
    price-detail: "{{ product.price_per_month }} a month"
    ---
    ```

    ## How to fix

    Write the billed amount first: `{{ product.price_per_period }} ({{ product.price_per_month }} a month)`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans where !shown.isCurrent {
      let mentions = judged.pricing(of: shown)
      guard let index = mentions.firstIndex(where: { isAlone($0, among: mentions) }),
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      let standing = mentions[index]
      let isSameText = mentions.contains { $0.position == standing.position && $0.mention.kind == .billed }
      // Which of a plan's texts comes first, Apple's layouts decide.
      let isLayout =
        !isSameText && standing.element.plan != nil && standing.element.role != .cta
        && !judged.sheet.look.controlStyle.isOwn
      var violation = Violation(
        "'\(standing.mention.text)' is computed, and stands before what '\(subject.name)' costs",
        help: "write the billed amount first: {{ product.price_per_period }} ({{ product.price_per_month }} a month)",
        at: standing.mention.range ?? judged.place(of: standing), subjects: [subject],
        atMost: isLayout ? .note : nil)
      violation.common = [
        .about(
          one: "shows a computed price before what it costs", many: "show a computed price before what they cost")
      ]
      report(violation)
    }
  }

  private static func isAlone(_ standing: StandingMention, among all: [StandingMention]) -> Bool {
    guard standing.mention.kind == .perUnit else { return false }
    let isBilledHere = all.contains {
      $0.position == standing.position && $0.mention.kind == .billed && $0.mention.offset < standing.mention.offset
    }
    if isBilledHere { return false }
    if standing.element.role == .headline || standing.element.role == .cta { return true }
    return !all.contains { $0.position < standing.position && $0.mention.kind == .billed }
  }
}
