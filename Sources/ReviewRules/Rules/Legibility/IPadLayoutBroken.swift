import Findings
import Looks

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
    other. Not checked until `check --measure` has laid the screens out in a browser.

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

  /// What a plan needs to be read, beside others.
  private static let narrowest = 160.0

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for layout in judged.layouts where layout.device.isPad || layout.device == .smallPhone {
      let device = layout.device == .smallPhone ? "as an iPhone app on an iPad" : layout.device.words
      for overlap in layout.overlaps {
        guard let first = judged.element(overlap.first), let second = judged.element(overlap.second) else { continue }
        var violation = Violation(
          "'\(shortened(first.text))' and '\(shortened(second.text))' lie on each other \(device)",
          help: "use one column of limited width", at: judged.place(of: first),
          related: [Finding.Related("the other text", at: judged.place(of: second))])
        violation.common = [
          .plain("Texts '\(first.role.rawValue)' and '\(second.role.rawValue)' lie on each other \(device)"),
          .plain("Texts '\(first.role.rawValue)' and '\(second.role.rawValue)' lie on each other"),
          .plain("Texts lie on each other, or are cut off"),
        ]
        report(violation)
      }
      guard layout.device.isPad else { continue }
      for box in layout.boxes where box.cut > 0 {
        guard let element = judged.element(of: box) else { continue }
        var violation = Violation(
          "'\(shortened(element.text))' is cut off by \(Prominence.points(box.cut)) \(device)",
          help: "use one column of limited width", at: judged.place(of: element))
        violation.common = [
          .plain("Text '\(element.role.rawValue)' is cut off \(device)"),
          .plain("Text '\(element.role.rawValue)' is cut off"), .plain("Texts lie on each other, or are cut off"),
        ]
        report(violation)
      }
      if let (count, width) = squeezed(layout, judged) {
        report(
          Violation(
            "\(count) plans stand beside each other, \(Int(width.rounded())) points wide, \(device)",
            help: "use one column of limited width", at: judged.paywall.range))
      }
    }
  }

  /// Three plans and more in a row that have less room than they need: how many, and the room of one. Nil where there are none.
  private static func squeezed(_ layout: Layout, _ judged: JudgedScreen) -> (count: Int, width: Double)? {
    let names = layout.boxes.filter { judged.element(of: $0)?.role == .planName }
    for name in names {
      let row = names.filter { abs($0.y - name.y) < 4 }.map(\.x).sorted()
      guard row.count > 2, let first = row.first, let last = row.last else { continue }
      let width = (last - first) / Double(row.count - 1)
      if width < narrowest, width > 0 { return (row.count, width) }
    }
    return nil
  }
}
