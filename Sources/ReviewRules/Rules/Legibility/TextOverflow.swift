import Findings
import Looks
import Screens

/// Texts fit in long languages and large sizes.
enum TextOverflow: ScreenRule {
  static let id = "text-overflow"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall, .layout]

  static let text: StaticString = """
    # A text does not fit

    Plan rows, button and terms fit in German, Finnish, Russian and the other long languages, and at twice the text size; a price that is
    cut off is an error. A word that is wider than its line, and is broken inside itself without a hyphen, does not fit either. Not checked until `check --measure` has
    laid the screens out in a browser.

    ## Why

    Prices have been cut to "$47.99 /ye…" on small phones. What cannot be read was not said.

    ## Source

    Human Interface Guidelines, In-app purchase, <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11
    ("Titles that don't truncate or wrap").

    ## Bad

    ```
    `$24.99 /quar…` in a row of a small phone.
    ```

    ```
    A button that ends in an ellipsis in Finnish.
    ```

    ## Good

    ```
    `$24.99/qtr`, the short form, where room is short.
    ```

    ```
    A button of two lines.
    ```

    ## How to fix

    Let texts wrap, scale price and period as one, and use `{{ product.price_per_period_abbreviated }}` where room is short.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    var seen: Set<Int> = []
    for layout in judged.layouts where !layout.device.isPad {
      for box in layout.boxes where box.cut > 0 {
        guard let element = judged.element(of: box), seen.insert(box.element).inserted else { continue }
        var violation = Violation(
          "'\(shortened(element.text))' is cut off by \(Prominence.points(box.cut)) \(layout.device.words)",
          help: "let it wrap, say it shorter, or make it smaller", at: judged.place(of: element))
        violation.isGraver = element.statesPrice
        violation.common = [
          .plain("Text '\(element.role.rawValue)' is cut off \(layout.device.words)"),
          .plain("Text '\(element.role.rawValue)' is cut off"), .plain("Texts do not fit their lines"),
        ]
        report(violation)
      }
    }
    for layout in judged.layouts where !layout.device.isPad {
      for box in layout.boxes where box.breaksWord {
        guard let element = judged.element(of: box), seen.insert(box.element).inserted else { continue }
        var violation = Violation(
          "'\(shortened(element.text))' has a word that is wider than its line \(layout.device.words)",
          help: "say it shorter, make it smaller, or let it be hyphenated", at: judged.place(of: element))
        violation.common = [
          .plain("Text '\(element.role.rawValue)' has words that are wider than their lines \(layout.device.words)"),
          .plain("Text '\(element.role.rawValue)' has words that are wider than their lines"),
          .plain("Texts do not fit their lines"),
        ]
        report(violation)
      }
    }
  }
}

extension Element {
  /// Whether it says what is billed, or how often.
  fileprivate var statesPrice: Bool {
    if role == .price || role == .period { return true }
    return runs.contains { run in
      guard case .fact(let fact, _, _) = run.origin else { return false }
      return [.price, .pricePerPeriod, .period].contains(fact)
    }
  }
}
