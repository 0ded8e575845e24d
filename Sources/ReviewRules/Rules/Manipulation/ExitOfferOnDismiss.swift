import Findings
import Projects

/// Where a screen that sells is closed, no other one comes up.
enum ExitOfferOnDismiss: ProjectRule {
  static let id = "exit-offer-on-dismiss"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "5.6"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # Closing one paywall opens another

    Where a customer closes a screen that sells, the app goes on.

    ## Why

    Who says no is not asked again at once. Apple rejected apps in November 2024, March and August 2026 for an offer that is shown when the paywall
    is closed; one vendor reports that a single, tasteful offer was let pass.

    ## Source

    App Review Guidelines 5.6, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection, 2024-11:
    <https://developer.apple.com/forums/thread/768912>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, on-dismiss: «last-chance» }
      last-chance: { products: [com.example.pro.yearly] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, on-dismiss: «pro» }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro }
      settings: { products: [com.example.pro.yearly] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, hard-paywall: true, close-delay: 0 }
    ```

    ## How to fix

    Take the second screen out of the way, and offer it later, where the customer asks for it. Where you accept the risk, set
    `rules: { exit-offer-on-dismiss: note }`.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for paywall in project.paywalls {
      guard let next = paywall.onDismiss else { continue }
      let isSame = next.value == paywall.name
      let other = project.paywalls.first { $0.name == next.value }
      report(
        Violation(
          isSame ? "Closing '\(paywall.name)' opens it again" : "Closing '\(paywall.name)' opens '\(next.value)'",
          help: "let the app go on", at: next.range,
          related: isSame ? [] : other.map { [.init("the paywall that comes up", at: $0.range)] } ?? [],
          paywall: paywall.name))
    }
  }
}
