import Findings
import Looks
import Screens
import StoreCatalog

/// Who has bought can get it back.
enum RestoreMissing: ScreenRule {
  static let id = "restore-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.1"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # Nothing restores purchases

    A screen that sells subscriptions or lasting purchases has a button to restore them, or to sign in.

    ## Why

    Customers come back with a new phone. Apple asks for a way to restore whatever can be restored, and rejects apps in which the reviewer
    finds none. Consumables, and subscriptions that do not renew, need none.

    ## Source

    App Review Guidelines 3.1.1 ("restore mechanism"), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; rejections:
    <https://github.com/hyochan/react-native-iap/issues/90>, <https://github.com/4ian/GDevelop/issues/6226>, 2024.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «pro»:
        group: Pro
        buttons: { restore: hidden }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { restore: visible }
    ```

    ## How to fix

    Set `buttons: { restore: visible }`, or `sign-in: visible` where an account holds the purchases.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let isRestorable = judged.plans.contains { shown in
      let kind = judged.judged.product(ofPlan: shown.plan)?.kind
      return kind == .autoRenewable || kind == .nonConsumable
    }
    guard isRestorable, !judged.contents.contains(.restoreLink), !judged.shows(.restore), !judged.shows(.signIn)
    else { return }
    var violation = Violation(
      "Button to restore purchases is missing", help: "show it: buttons: { restore: visible }",
      at: judged.paywall.range, isAbsence: true)
    violation.saidBy = [.restore, .signIn]
    report(violation)
  }
}
