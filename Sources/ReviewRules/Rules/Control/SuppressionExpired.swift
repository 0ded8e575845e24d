import Findings

/// A suppression ends on the day it says.
enum SuppressionExpired: SuppressionRule {
  static let id = "suppression-expired"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = []

  static let text: StaticString = """
    # A suppression has expired

    The last day of a suppression has not passed. From the day after, what it covered is found again.

    ## Why

    A date says until when somebody meant to live with a fault. Left in place, the entry looks as if the fault were still agreed.

    ## Source

    What users of other checkers ask for: <https://github.com/eslint/eslint/issues/1495>, <https://github.com/astral-sh/ruff/issues/5182>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    suppress:
      - { rule: hardcoded-price, reason: "price list, agreed with legal", until: «2026-06-30» }
    paywalls:
      pro: { group: Pro }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    suppress:
      - { rule: hardcoded-price, reason: "price list, agreed with legal", until: 2026-12-31 }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro for $4.99
    ---
    ```

    ## How to fix

    Fix what it covered and take it out, or agree on a later day.
    """

  static func check(_ use: SuppressionUse, report: (Violation) -> Void) {
    guard use.isExpired, let until = use.suppression.until else { return }
    report(
      Violation(
        "Suppression of '\(use.suppression.rule.value)' ended on \(until)", help: "take it out, or give it a later day",
        at: use.suppression.untilRange ?? use.suppression.range))
  }
}
