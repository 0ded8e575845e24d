import Findings
import Looks
import Screens
import StoreCatalog

/// What the headline and the button promise holds for the plan that is chosen at first.
enum TrialDefaultPlanMismatch: ScreenRule {
  static let id = "trial-default-plan-mismatch"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "5.6"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A trial is promised over a plan that has none

    The headline and the button promise a free trial only where the plan that is chosen at first has one. A headline that names the plan with
    the trial may promise it.

    ## Why

    Who reads "3-day free trial" and taps the button buys the chosen plan, and pays at once if that one has no trial. Apple calls this
    manipulation.

    ## Source

    A rejection by 5.6, 2026-03: <https://developer.apple.com/forums/thread/818023>; App Review Guidelines 5.6,
    <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, selected: com.example.pro.monthly }
    --- Copy/pro.en-US.md
    ---
    headline: Start your «free trial»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, selected: com.example.pro.monthly }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: «Try free» now
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, selected: com.example.pro.monthly }
    --- Copy/pro.en-US.md
    ---
    headline: A free trial with the yearly plan
    cta: { default: Subscribe, trial: Start free trial }
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, selected: com.example.pro.yearly }
    --- Copy/pro.en-US.md
    ---
    headline: Start your free trial
    cta: { default: Subscribe, trial: Start free trial }
    ---
    ```

    ## How to fix

    Choose the plan with the trial first (`selected:`), or write the promise in the field's `trial` form: it is then shown with that plan only.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.screen.situation == .new, let selected = judged.selected,
      judged.freeTrial(ofPlan: selected.plan) == nil,
      let subject = judged.judged.subject(ofPlan: selected.plan)
    else { return }
    let trials = judged.plans.filter { judged.freeTrial(ofPlan: $0.plan) != nil }
    guard let trial = trials.first, let other = judged.judged.subject(ofPlan: trial.plan) else { return }
    for (element, reading) in zip(judged.elements, judged.readings) where !reading.claims.isEmpty {
      guard roles.contains(element.role), element.plan == nil || element.plan == selected.plan else { continue }
      if element.plan == nil, trials.contains(where: { names($0, element, reading, judged) }) { continue }
      for claim in reading.claims {
        report(
          Violation(
            "'\(claim.text)' is promised; the chosen plan '\(subject.name)' has no trial",
            help: "choose '\(other.name)' first, or write the promise in the field's 'trial' form", at: claim.range,
            related: (judged.freeTrial(ofPlan: trial.plan)?.mode.range).map {
              [.init("the trial of '\(other.name)'", at: $0)]
            } ?? [], subjects: [subject], isMinor: element.role == .subtitle))
      }
    }
  }

  private static let roles: Set<Role> = [.headline, .subtitle, .cta, .ctaDetail]

  /// Whether a text says which plan it means: by its name, or by how often it is paid.
  private static func names(
    _ shown: ShownPlan, _ element: Element, _ reading: ElementReading, _ judged: JudgedScreen
  ) -> Bool {
    guard judged.sheet.figures.indices.contains(shown.plan) else { return false }
    let figures = judged.sheet.figures[shown.plan]
    let whole = judged.text(of: element)
    if let name = FoldedText.Phrase(figures.name), whole.folded.contains(name) { return true }
    guard let period = figures.period else { return false }
    return judged.judged.lexicons.contains { whole.folded.contains(anyOf: $0.adverbs[period.unit]) }
  }
}
