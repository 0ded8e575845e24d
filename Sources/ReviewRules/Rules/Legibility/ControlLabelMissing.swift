import Findings
import Looks
import Screens

/// Controls have names that can be spoken.
enum ControlLabelMissing: ScreenRule {
  static let id = "control-label-missing"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.words, .declaredPaywall]

  static let text: StaticString = """
    # A control has no name

    The texts of buttons are words in every language, not a bare sign such as "✕".

    ## Why

    VoiceOver reads the text of a button, and reads "✕" as "multiplication sign" or not at all. Draw the sign, and give it a name.

    ## Source

    Apple, Accessibility Nutrition Labels, <https://developer.apple.com/help/app-store-connect/manage-app-accessibility>, 2026-11
    (VoiceOver); Web Content Accessibility Guidelines 2.2, 4.1.2, <https://www.w3.org/TR/WCAG22/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    close: «✕»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        group: Pro
        control-style: list
        buttons: { restore: visible }
    --- Copy/pro.en-US.md
    ---
    restore: «↻»
    close: "«X»"
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
    close: ✕ Close
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        group: Pro
        control-style: list
        buttons: { restore: visible }
    --- Copy/pro.en-US.md
    ---
    restore: Restore
    cta: "{{ product.price }}"
    ---
    ```

    ## How to fix

    Write the name: `close: Close`. The sign is the app's drawing.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    judged.report(Self.self, to: report) { reading in
      let element = reading.element
      switch element.role {
      case .close, .restore, .redeem, .signIn, .manageLink, .termsLink, .privacyLink, .retry, .cta, .toggle, .entry:
        break
      default: return []
      }
      var letters = 0
      var range: SourceRange?
      for run in element.runs {
        guard case .literal(let place) = run.origin else {
          letters = 2
          break
        }
        range = range ?? place
        // Where words are not set apart, one sign is a name.
        var isSign = false
        for scalar in run.text.unicodeScalars where letters < 2 {
          let isLetter = scalar.properties.isAlphabetic
          if isLetter || scalar.properties.numericType != nil { letters += 1 }
          if isLetter, !isSign, !hasBorders(scalar.value) {
            letters += 1
            isSign = true
          }
        }
      }
      guard letters < 2, let range else { return [] }
      return [
        Violation(
          "'\(element.text)' is no name for a control", help: "write its name, and draw the sign in the app", at: range)
      ]
    }
  }
}
