import Findings
import Looks
import Projects
import Screens

/// The close button is there at once, and can be seen.
enum CloseControlDelayed: ScreenRule {
  static let id = "close-control-delayed"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "5.6"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .looks]

  static let text: StaticString = """
    # The close button comes late, or can hardly be seen

    The button that closes the screen can be used within a second, and its color stands out from what is behind it by at least 3 to 1.

    ## Why

    A button that appears after five seconds, or in pale gray on white, is a screen without a way out for whoever does not wait or see well.

    ## Source

    App Review Guidelines 5.6, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; WCAG 2.2, 1.4.11,
    <https://www.w3.org/TR/WCAG22/>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, close-delay: «5» }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements: [ «{ role: close, color: "#E5E5E5" }», { role: plan-name }, { role: price }, { role: cta } ]
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, close-delay: 1 }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements: [ { role: close, color: "#6E6E6E" }, { role: plan-name }, { role: price }, { role: cta } ]
    ```

    ## How to fix

    Leave `close-delay` out, and give the button a color of its own that can be read.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.shows(.close) else { return }
    // What takes a second is a fade.
    if let delay = judged.paywall.closeDelay, delay.value > 1 {
      report(
        Violation(
          "Close button can be used after \(delay.value) seconds", help: "let it be used at once", at: delay.range))
    }
    guard judged.sheet.look.controlStyle == .custom else { return }
    for (index, element) in judged.paywall.elements.enumerated()
    where element.role == .close && element.style.color != nil {
      let contrast = judged.sheet.look.style(for: .close, element: index).contrast
      guard contrast < 3 else { continue }
      let ratio = Double(Int(contrast * 10)) / 10
      report(
        Violation(
          "Close button stands out by \(ratio) to 1 only", help: "choose a color of at least 3 to 1",
          at: element.range))
    }
  }
}
