import Findings

/// A suppression covers something.
enum SuppressionUnused: SuppressionRule {
  static let id = "suppression-unused"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = []

  static let text: StaticString = """
    # A suppression covers nothing

    Every suppression covers a finding of its rule. One in the comment of a key covers those that are placed at that key. Nothing is said of a
    suppression whose rule did not run, nor in a run that looks at a part of the project only.

    ## Why

    When the fault is gone, its suppression waits for the next one of that kind, and hides it. One with a mistyped product or locale never hid
    anything.

    ## Source

    What users of other checkers ask for: <https://github.com/eslint/eslint/issues/14784>, <https://github.com/astral-sh/ruff/issues/21270>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    suppress:
      - «{ rule: hardcoded-price, locale: de-DE, reason: "price list" }»
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Pro werden
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    suppress:
      - { rule: hardcoded-price, locale: de-DE, reason: "price list" }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Pro für 4,99 €
    ---
    ```

    ## How to fix

    Take it out, or correct what it names.
    """

  static func check(_ use: SuppressionUse, report: (Violation) -> Void) {
    guard use.wasJudged, !use.isUsed, !use.isExpired else { return }
    report(
      Violation(
        "Suppression of '\(use.suppression.rule.value)' covers no finding",
        help: "take it out, or correct what it names",
        at: use.suppression.range))
  }
}
