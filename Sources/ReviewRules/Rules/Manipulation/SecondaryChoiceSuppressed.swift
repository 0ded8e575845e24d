import Findings
import Looks
import Projects
import Screens

/// Saying no is a choice like any other.
enum SecondaryChoiceSuppressed: ScreenRule {
  static let id = "secondary-choice-suppressed"
  static let severity = Severity.note
  static let basis = Basis.heuristic
  static let guideline: String? = "5.6"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # Saying no is made hard to read, or shameful

    The control that declines says so plainly, in text of at least 11 points.

    ## Why

    "No, I like wasting money" is a push, and so is a choice in tiny print beside a large button. Apple speaks of manipulation, Korean law of a
    misleading hierarchy.

    ## Source

    App Review Guidelines 5.6, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Human Interface Guidelines, Typography,
    <https://developer.apple.com/design/human-interface-guidelines/typography>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    close: No, «I like wasting» money
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements: [ «{ role: close, size: 8 }», { role: plan-name }, { role: price }, { role: cta } ]
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    close: No thanks
    ---
    - Stop wasting money
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements: [ { role: close, size: 11 }, { role: plan-name }, { role: price }, { role: cta } ]
    ```

    ## How to fix

    Write "Not now", and let it be read.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for element in judged.elements(.close) {
      let whole = judged.text(of: element)
      for lexicon in judged.judged.lexicons {
        guard let place = whole.places(of: lexicon.phrases(.shaming)).first, let range = place.origin else { continue }
        report(Violation("'\(place.text)' shames who declines", help: "write \"Not now\"", at: range))
        break
      }
    }
    guard judged.sheet.look.controlStyle == .custom, judged.shows(.close) else { return }
    for element in judged.paywall.elements where element.role == .close {
      guard let size = element.style.size, size < 11 else { continue }
      report(
        Violation(
          "Button to decline is written in \(Int(size)) points", help: "write it in at least 11 points",
          at: element.range))
    }
  }
}
