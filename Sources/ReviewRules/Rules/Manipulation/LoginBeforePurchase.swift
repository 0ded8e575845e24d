import Findings
import Projects

/// An account is not forced on who wants to buy something that needs none.
enum LoginBeforePurchase: ProjectRule {
  static let id = "login-before-purchase"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "5.1.1(v)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # An account has to be made before buying

    Customers can buy without an account, unless what is sold belongs to one by its nature.

    ## Why

    Apple holds the purchase by itself. Apps were rejected that asked for a registration before selling what had nothing to do with an account.

    ## Source

    App Review Guidelines 5.1.1(v), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection, 2019:
    <https://github.com/lefex/DSA/issues/46>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, account-required: «true» }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    app: { account-based: false }
    paywalls:
      pro: { group: Pro }
      more: { products: [com.example.pro.yearly], account-required: «true» }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    app: { account-based: true }
    paywalls:
      pro: { group: Pro, account-required: true }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, account-required: false, buttons: { sign-in: visible } }
    ```

    ## How to fix

    Let customers buy first, and offer the account after it. Where the service needs one, say so: `app: { account-based: true }`.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    guard !project.app.isAccountBased else { return }
    for paywall in project.paywalls {
      guard let required = paywall.requiresAccount, required.value else { continue }
      report(
        Violation(
          "Account has to be made before buying on '\(paywall.name)'",
          help: "make it optional; where the service needs one, say so: app: { account-based: true }",
          at: required.range, paywall: paywall.name))
    }
  }
}
