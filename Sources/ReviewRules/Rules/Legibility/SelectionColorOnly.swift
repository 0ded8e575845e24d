import Findings

/// The chosen plan is told by more than its color.
enum SelectionColorOnly: ScreenRule {
  static let id = "selection-color-only"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall, .code]

  static let text: StaticString = """
    # The chosen plan is told by its color only

    A check mark, a ring or a word tells which plan is chosen. Apple's control styles draw one. Of paywalls that the app draws itself only its
    code says how, so there this is not checked.

    ## Why

    Customers who do not tell colors apart buy the wrong plan. "Differentiate Without Color Alone" is one of Apple's accessibility labels,
    and purchasing one of its tasks.

    ## Source

    Web Content Accessibility Guidelines 2.2, 1.4.1, <https://www.w3.org/TR/WCAG22/>, 2026-11; Apple, Accessibility Nutrition Labels,
    <https://developer.apple.com/help/app-store-connect/manage-app-accessibility>, 2026-11.

    ## Bad

    ```
    A blue border around the chosen card, gray ones around the others.
    ```

    ```
    A tinted background, and nothing else.
    ```

    ## Good

    ```
    A check mark in the chosen row.
    ```

    ```
    The word "Selected", or a filled circle among empty ones.
    ```

    ## How to fix

    Draw a check mark in the row of the chosen plan.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {}
}
