import Findings

/// Buttons and links are large enough to hit.
enum TapTargetSmall: ScreenRule {
  static let id = "tap-target-small"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall, .layout]

  static let text: StaticString = """
    # A control is too small to hit

    The close button, the restore button and the legal links are at least 44 by 44 points. Not checked until a preview has measured the
    screens.

    ## Why

    A close button that cannot be hit traps customers, and a link that cannot be hit is none.

    ## Source

    Human Interface Guidelines, Layout, <https://developer.apple.com/design/human-interface-guidelines/layout>, 2026-11.

    ## Bad

    ```
    A close button of 20 × 20 points.
    ```

    ```
    Legal links of 11 points, one right below the other.
    ```

    ## Good

    ```
    A small cross in a frame of 44 × 44 points.
    ```

    ```
    Links in running text.
    ```

    ## How to fix

    Give the control a frame of 44 × 44 points.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {}
}
