import Findings

/// The screen holds on an iPad.
enum IPadLayoutBroken: ScreenRule {
  static let id = "ipad-layout-broken"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "4"
  static let needs: Set<Input> = [.declaredPaywall, .layout]

  static let text: StaticString = """
    # The screen breaks on an iPad

    On iPads of 11 and 13 inches, and as an iPhone app on them, nothing overlaps or is cut off, and plans are not squeezed beside each
    other. Not checked until a preview has measured the screens.

    ## Why

    Reviewers use iPads, for iPhone apps too, and have called such screens "crowded and unreadable".

    ## Source

    Rejections: <https://github.com/shogo-labs/shogo-ai/issues/562>, 2026-05-15; App Review Guidelines 4 and 2.4.1, 2026-06-08.

    ## Bad

    ```
    Four plan cards in a row, each with five lines.
    ```

    ```
    A button behind the home indicator.
    ```

    ## Good

    ```
    One column of plans, no wider than 600 points.
    ```

    ```
    Two cards side by side on 13 inches.
    ```

    ## How to fix

    Use one column of limited width, and look at it on an iPad.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {}
}
