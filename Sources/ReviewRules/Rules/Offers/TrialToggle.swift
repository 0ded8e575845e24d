import Findings
import Looks
import Projects
import Screens
import StoreCatalog

/// No switch adds or removes a trial.
enum TrialToggle: ScreenRule {
  static let id = "trial-toggle"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # A switch adds or removes a trial

    Customers choose among plans that say their own terms. No switch puts another product in the place of the chosen one, or a trial before it.
    A switch that asks to be reminded changes nothing and is fine.

    ## Why

    A switch "Enable free trial" hides that it also changes the price, the period, or both. Since January 2026 Apple has rejected apps for it:
    "includes a toggle to add or remove a free trial … confusing". Two apps with the same switch were approved, so it depends on the reviewer.

    ## Source

    Rejections, 2026-01 to 2026-08-06: <https://adapty.io/blog/your-toggle-paywall-is-about-to-get-rejected>,
    <https://www.revenuecat.com/blog/growth/r-i-p-toggle-paywall-we-hardly-knew-ye>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: [en.lproj/App.strings]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price }
          - { role: toggle, text: { key: more }, selects: «[com.example.pro.monthly, com.example.pro.yearly]» }
    --- en.lproj/App.strings
    "more" = "Pay once a year";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: [en.lproj/App.strings]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price }
          - { role: toggle, text: { key: more } }
    --- en.lproj/App.strings
    "more" = "Enable «free trial»";
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: [en.lproj/App.strings]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price }
          - { role: toggle, text: { key: more } }
    --- en.lproj/App.strings
    "more" = "Remind me before my free trial ends";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, control-style: prominent-picker }
    ```

    ## How to fix

    Show each product as a plan of its own, with its price and its trial.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    var isSelecting = false
    for element in judged.paywall.elements where element.role == .toggle {
      guard let selects = element.selects, Set(selects.value).count > 1 else { continue }
      isSelecting = true
      let ids = selects.value.map { "'\($0)'" }
      report(
        Violation(
          "Switch changes between \(ids.dropLast().joined(separator: ", ")) and \(ids.last ?? "")",
          help: "show each as a plan of its own", at: selects.range))
    }
    if isSelecting { return }
    for element in judged.elements(.toggle) {
      guard let claim = judged.judged.reading(of: element).claims.first,
        judged.mentions(of: .reminder, in: element).isEmpty
      else { continue }
      report(
        Violation(
          "Switch adds or removes a trial: '\(claim.text)'",
          help: "show the plan with the trial as a plan of its own", at: claim.range))
    }
  }
}
