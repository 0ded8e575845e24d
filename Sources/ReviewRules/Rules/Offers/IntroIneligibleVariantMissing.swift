import Findings
import Screens
import StoreCatalog

/// Who cannot have the introductory offer reads another text.
enum IntroIneligibleVariantMissing: ScreenRule {
  static let id = "intro-ineligible-variant-missing"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A trial is promised to customers who cannot have it

    Where a text promises a trial, there is another one for customers who have had it.

    ## Why

    An introductory offer is granted once in a subscription group, for good. A customer who comes back, or who changes plans, and reads "Start your
    free trial" pays at once.

    ## Source

    Apple, Set up introductory offers ("one introductory offer per subscription group"),
    <https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-introductory-offers-for-auto-renewable-subscriptions>,
    2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: picker }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: Start my «free trial»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    - «7-day free trial»
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: picker }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: { default: Subscribe, trial: Start my free trial }
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: { default: Free to cancel, new: Start with a free trial }
    ---
    ```

    ## How to fix

    Write the promise in the field's `trial` form, and another text as `default`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.screen.situation != .new, judged.contents.contains(.claims) else { return }
    for (element, reading) in zip(judged.elements, judged.readings) where !reading.claims.isEmpty {
      let concerned = element.plan.map { plan in judged.plans.filter { $0.plan == plan } } ?? judged.plans
      guard !concerned.contains(where: { judged.freeOffer(of: $0) != nil }),
        let trial = concerned.lazy.compactMap({ judged.freeTrial(ofPlan: $0.plan) }).first
      else { continue }
      for claim in reading.claims {
        report(
          Violation(
            "'\(claim.text)' is shown to customers who cannot have the trial",
            help: "write it in the field's 'trial' form, and another text as 'default'", at: claim.range,
            related: [.init("the trial", at: trial.mode.range)]))
      }
    }
  }
}
