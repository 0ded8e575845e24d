import Findings
import Screens
import StoreCatalog

/// A free trial that is promised exists.
enum TrialClaimedButNotConfigured: ScreenRule {
  static let id = "trial-claimed-but-not-configured"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A free trial is promised that no plan has

    Copy speaks of a free trial only where a plan on the screen has a free introductory offer, and only to customers who may have it.

    ## Why

    Who taps "Start free trial" and pays at once has been misled. Apple's reviewers buy what is on the screen; an app was rejected because its
    trial stood in a file for tests only. An introductory offer is granted once in a group: who has had it must read another text.

    ## Source

    App Review Guidelines 3.1.2(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection:
    <https://vskip-api.fly.dev/blog/app-review-rejections>, 2026-04.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.en-US.md
    ---
    headline: Start your «free trial» today
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline:
      default: Go Pro
      trial: Start your free trial today
    ---
    ```

    ## How to fix

    Add the offer in App Store Connect (in every territory) and sync the `.storekit` file, or take the promise out. Write the promise in the
    field's `trial` form, which only customers who may have the trial read.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard !judged.plans.isEmpty else { return }
    for (element, reading) in zip(judged.elements, judged.readings) {
      for claim in reading.claims {
        let concerned = element.plan.map { plan in judged.plans.filter { $0.plan == plan } } ?? judged.plans
        guard !concerned.contains(where: { judged.freeOffer(of: $0) != nil }) else { continue }
        let hasTrial = concerned.contains { judged.judged.product(ofPlan: $0.plan)?.freeTrial != nil }
        report(hasTrial ? shownToOthers(claim) : notConfigured(claim, concerned, element, judged))
      }
    }
  }

  private static func notConfigured(
    _ claim: PlacedClaim, _ plans: [ShownPlan], _ element: Element, _ judged: JudgedScreen
  ) -> Violation {
    let subjects = plans.compactMap { judged.judged.subject(ofPlan: $0.plan) }
    let message =
      subjects.count == 1
      ? "'\(claim.text)' is promised; '\(subjects[0].name)' has no free introductory offer"
      : "'\(claim.text)' is promised; no plan has a free introductory offer"
    return Violation(
      message, help: "add the offer to the catalog, or take the promise out", at: claim.range,
      subjects: subjects.count == 1 ? subjects : [])
  }

  private static func shownToOthers(_ claim: PlacedClaim) -> Violation {
    Violation(
      "'\(claim.text)' is shown to customers who cannot have the trial",
      help: "write it in the field's 'trial' form, and another text as 'default'", at: claim.range, isMinor: true)
  }
}
