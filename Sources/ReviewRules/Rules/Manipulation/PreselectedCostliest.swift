import Findings
import Looks
import Projects
import Screens

/// Where the dearest plan is chosen at first, cheaper ones can be seen.
enum PreselectedCostliest: ScreenRule {
  static let id = "preselected-costliest"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # Only the dearest plan is shown at first

    Where the plan that is chosen at first bills more at once than any other of the paywall, a cheaper one is on the same screen.

    ## Why

    A choice that is made for the customer, and whose alternatives are behind a link, is one of the practices that Korea's law of 14 February 2025
    names. The dearest plan beside the others is common and accepted.

    ## Source

    South Korea, E-Commerce Act as of 2025-02-14, <https://www.kimchang.com/en/insights/detail.kc?idx=32297>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        tier-layout: links
        selected: «com.example.pro.yearly»
        tiers: { Year: [com.example.pro.yearly], Month: [com.example.pro.monthly] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «pro»:
        group: Pro
        order: price-descending
        tier-layout: links
        tiers: { Year: [com.example.pro.yearly], Month: [com.example.pro.monthly] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        selected: com.example.pro.yearly
        tiers: { Year: [com.example.pro.yearly], Month: [com.example.pro.monthly] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        tier-layout: links
        selected: com.example.pro.monthly
        tiers: { Year: [com.example.pro.yearly], Month: [com.example.pro.monthly] }
    ```

    ## How to fix

    Show the plans together, or choose a cheaper one at first.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.paywall.tierLayout == .links, judged.screen.situation == .new, let selected = judged.selected,
      selected.plan == judged.paywall.selected, judged.plans.count < judged.sheet.figures.count
    else { return }
    let figures = judged.sheet.figures
    guard figures.indices.contains(selected.plan), let own = figures[selected.plan].price?.money.value else { return }
    var hidden: Int?
    for (plan, other) in figures.enumerated() where plan != selected.plan {
      guard let price = other.price?.money.value, price.currency == own.currency else { continue }
      if price.amount > own.amount { return }
      guard price.amount < own.amount else { continue }
      if judged.plans.contains(where: { $0.plan == plan }) { return }
      hidden = hidden ?? plan
    }
    guard let hidden, let subject = judged.judged.subject(ofPlan: selected.plan),
      let other = judged.judged.subject(ofPlan: hidden)
    else { return }
    report(
      Violation(
        "'\(subject.name)' is chosen at first, and the cheaper '\(other.name)' is behind a link",
        help: "show the plans together, or choose a cheaper one at first",
        at: judged.paywall.selectedRange ?? judged.paywall.range, subjects: [subject]))
  }
}
