import Findings
import Looks
import Projects
import Screens

/// Who does not want to buy can leave.
enum CloseControlMissing: ScreenRule {
  static let id = "close-control-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "5.6"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # Nothing closes the screen

    A screen that sells has a control that closes it. A paywall that is declared as hard is worth a note: it has to restore purchases, and to be
    announced in the store listing.

    ## Why

    A screen without a way out forces a purchase. Apple has rejected apps for it as manipulation. Apps that cannot be used without buying are
    common, and tolerated where they say so.

    ## Source

    App Review Guidelines 5.6, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection, 2023:
    <https://developer.apple.com/forums/thread/725056>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, buttons: { close: «hidden» } }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «pro»: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: price }, { role: cta } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, presentation: push, control-style: custom, elements: [ { role: plan-name }, { role: price }, { role: cta } ] }
    ```

    ## How to fix

    Show the button (`buttons: { close: visible }`), or declare that the app cannot be used without buying: `hard-paywall: true`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard !judged.shows(.close) else { return }
    let declared = judged.paywall.buttons[.close]
    // A stack of navigation has its own way back, unless the app takes it away.
    if judged.paywall.presentation == .push, declared?.value != .hidden { return }
    let isHard = judged.paywall.isHardPaywall
    var violation = Violation(
      "Button to close is missing",
      help: isHard
        ? "restore purchases and sign in on the screen, and say in the store listing that the app has to be bought"
        : "show it: buttons: { close: visible }",
      at: declared.flatMap { $0.value == .hidden ? $0.range : nil } ?? judged.paywall.range,
      isAbsence: true, atMost: isHard ? .note : nil)
    violation.saidBy = [.close]
    report(violation)
  }
}
