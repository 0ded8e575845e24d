import Findings
import Looks
import Projects
import Screens

/// A screen says something when nothing is loaded.
enum EmptyProductsStateMissing: ScreenRule {
  static let id = "empty-products-state-missing"
  static let severity = Severity.note
  static let basis = Basis.rejection
  static let guideline: String? = "2.1(b)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # Nothing is said when products fail to load

    A paywall that the app draws itself declares what it shows when the store cannot be reached: the field `failed`, or a `custom` element
    for it. Apple's own view does so by itself.

    ## Why

    Reviewers have met empty paywalls again and again, and call them bugs: products load slowly in their environment, or not at all.

    ## Source

    Rejections: <https://github.com/oratis/LISA/issues/377>, 2026-08-04; <https://github.com/krelltunez/dayGLANCE/issues/1209>, 2026-07;
    <https://github.com/hyochan/expo-iap/issues/138>; App Review Guidelines 2.1(b),
    <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        group: Pro
        control-style: custom
        elements: [ { role: plan-name }, { role: price }, { role: cta } ]
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    failed: The plans could not be loaded.
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
    headline: Go Pro
    failed: The plans could not be loaded.
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: picker }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    ```

    ## How to fix

    Write the field: `failed: The plans could not be loaded.`, and `retry: Try again`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.screen.situation == .failed, judged.sheet.look.controlStyle.isOwn else { return }
    let isDeclared = judged.paywall.words[judged.sheet.market.locale]?.fields[.failed] != nil
    let isShown = judged.elements.contains { $0.role == .error || $0.role == .message || $0.role == .retry }
    if isShown, isDeclared || judged.elements.contains(where: { $0.declared != nil && $0.role == .error }) { return }
    report(
      Violation(
        "Nothing is declared for when products fail to load",
        help: isDeclared
          ? "show it: elements: [ …, { role: error }, { role: retry } ]"
          : "write the field: failed: The plans could not be loaded.", at: judged.paywall.range, isAbsence: true))
  }
}
