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

    The close button, the restore button and the legal links are at least 44 by 44 points. Not checked until `check --measure` has laid
    the screens out in a browser; Apple's own styles have controls that are large enough.

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

  /// Human Interface Guidelines, Layout: the least width and height of a control on iOS and iPadOS, in points.
  private static let least = 44.0

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    // Apple draws the controls of its own styles.
    guard judged.paywall.controlStyle.isOwn else { return }
    for layout in judged.layouts where layout.device == .phone {
      for box in layout.boxes {
        // What is measured in whole points may be half a point short.
        guard let target = box.target, min(target.width, target.height) < least - 0.5,
          let element = judged.element(of: box)
        else { continue }
        report(
          Violation(
            "Control '\(element.role.rawValue)' answers to \(size(target.width)) × \(size(target.height)) points",
            help: "give it a frame of 44 × 44 points", at: judged.place(of: element)))
      }
    }
  }

  private static func size(_ length: Double) -> String { String(Int(min(length, 9999).rounded())) }
}
