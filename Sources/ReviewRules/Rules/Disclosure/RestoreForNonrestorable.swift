import Findings
import Looks
import Screens
import StoreCatalog

/// What cannot be restored is not offered for restoring.
enum RestoreForNonrestorable: ScreenRule {
  static let id = "restore-for-nonrestorable"
  static let severity = Severity.note
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.1"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # Nothing here can be restored

    A button to restore purchases stands only where something is sold that can be restored: subscriptions that renew, and lasting purchases.

    ## Why

    Consumables, and subscriptions that do not renew, are not restored by the App Store: the button finds nothing. Where your own server
    restores them, accept this finding.

    ## Source

    A rejection ("cannot be restored in this manner"): <https://github.com/4ian/GDevelop/issues/6226>, 2024; App Review Guidelines 3.1.1,
    <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «coins»:
        products: [com.example.coins]
        buttons: { restore: visible }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «coins»:
        products: [com.example.coins]
        control-style: list
        buttons: { restore: visible, close: visible }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      coins:
        products: [com.example.coins]
        buttons: { restore: hidden }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      mixed:
        products: [com.example.coins, com.example.pro.monthly]
        buttons: { restore: visible }
    ```

    ## How to fix

    Leave the button out: `buttons: { restore: hidden }`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard !judged.plans.isEmpty, judged.shows(.restore) else { return }
    let isRestorable = judged.plans.contains { shown in
      let kind = judged.judged.product(ofPlan: shown.plan)?.kind
      return kind == .autoRenewable || kind == .nonConsumable
    }
    guard !isRestorable else { return }
    report(
      Violation(
        "Button to restore purchases stands where nothing can be restored",
        help: "leave it out: buttons: { restore: hidden }", at: judged.paywall.range))
  }
}
