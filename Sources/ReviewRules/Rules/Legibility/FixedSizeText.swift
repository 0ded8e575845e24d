import Findings

/// Texts grow with the customer's text size.
enum FixedSizeText: ScreenRule {
  static let id = "fixed-size-text"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall, .code]

  static let text: StaticString = """
    # Texts have a fixed size

    Texts grow with the customer's text size, as Apple's view does. Sizes of `elements` are those at the text size Large; whether an app that
    draws its paywall itself lets them grow, only its code says, so there this is not checked.

    ## Why

    The label "Larger Text" asks for texts of twice the size in common tasks, and purchasing is one.

    ## Source

    Apple, Accessibility Nutrition Labels, <https://developer.apple.com/help/app-store-connect/manage-app-accessibility>, 2026-11; Human
    Interface Guidelines, Typography, <https://developer.apple.com/design/human-interface-guidelines/typography>, 2026-11.

    ## Bad

    ```
    `.font(.system(size: 12))` in SwiftUI.
    ```

    ```
    A price of 12 px in a web view.
    ```

    ## Good

    ```
    `.font(.footnote)` in SwiftUI.
    ```

    ```
    `@ScaledMetric` for a size of one's own.
    ```

    ## How to fix

    Use text styles, or scale sizes of your own with `@ScaledMetric`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {}
}
