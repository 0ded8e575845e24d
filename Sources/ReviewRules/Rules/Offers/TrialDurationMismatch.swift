import Findings
import Locales
import Looks
import Screens
import StoreCatalog

/// The length of a trial that is promised is the length that is granted.
enum TrialDurationMismatch: ScreenRule {
  static let id = "trial-duration-mismatch"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A trial is promised longer or shorter than it is

    Where copy names the length of a free trial, it is the length of the offer in the catalog. Seven days are a week; thirty days are not
    always a month, which is a milder finding. `{{ product.offer_count }}` counts in the unit of `{{ product.offer_duration }}`, so that another unit
    behind it makes another length. Months that are free are a trial where nothing else on the screen could make a saving of them: a
    plan that lasts longer, and comes to so much less than another one.

    ## Why

    Customers are billed when the offer ends, not when the text says so. Translations are where the two part most often.

    ## Source

    App Review Guidelines 3.1.2(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Apple, Auto-renewable subscriptions
    ("how long the free trial lasts"), <https://developer.apple.com/app-store/subscriptions/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: Try it out
    subtitle:
      default: All templates
      trial: Your «14-day free trial» starts today
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
    headline: "«First month free»"
    caption: "Try «1 month free», then {{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.de-DE.md
    ---
    headline: "«Kostenloser Probemonat»"
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
    headline: { default: Go Pro, trial: "{{ product.offer_count }}« days» free" }
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
    headline: Try it out
    subtitle:
      default: All templates
      trial: Your 7-day free trial starts today
    ---
    Cancel within the first 6 days and pay nothing. The free version keeps 3 days of history.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Your 7-day free trial starts today
    badge:
      com.example.pro.yearly: 3 months free
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
    headline: { default: Go Pro, trial: "{{ product.offer_count }} week free" }
    ---
    ```

    ## How to fix

    Write `{{ product.offer_duration }}`, which says what the catalog says in every language.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for (element, reading) in zip(judged.elements, judged.readings) {
      for miscount in judged.miscounts(in: reading) where miscount.offer.mode.value == .free {
        guard let subject = judged.judged.subject(ofPlan: miscount.plan) else { continue }
        report(
          Violation(
            "'\(miscount.text)' is said; the trial of '\(subject.name)' lasts \(miscount.offer.duration.english)",
            help: "write {{ product.offer_duration }}, which has its unit with it", at: miscount.range,
            related: [.init("the trial of '\(subject.name)'", at: miscount.offer.period.range)], subjects: [subject]))
      }
      for claim in reading.claims {
        guard let promised = claim.claim.duration?.period else { continue }
        let trials = trials(for: element, judged)
        guard let (offer, subject) = trials.first, !trials.contains(where: { $0.offer.duration == promised }) else {
          continue
        }
        let isNear = trials.contains { isNearly($0.offer.duration, promised) }
        report(
          Violation(
            "'\(claim.text)' is promised; the trial of '\(subject.name)' lasts \(offer.duration.english)",
            help: DatumAdvice(at: claim.range, in: judged.project.files).writing("product.offer_duration"),
            at: claim.range,
            related: [.init("the trial of '\(subject.name)'", at: offer.period.range)], subjects: [subject],
            isMinor: isNear))
      }
    }
  }

  /// The trials that a promise may mean: the plan's own; on the button that of the selected plan; else any on the screen, the selected plan's first.
  private static func trials(
    for element: Element, _ judged: JudgedScreen
  ) -> [(offer: Offer, subject: Violation.Subject)] {
    func trial(_ shown: ShownPlan) -> (offer: Offer, subject: Violation.Subject)? {
      guard let subject = judged.judged.subject(ofPlan: shown.plan) else { return nil }
      let offer = judged.freeOffer(of: shown) ?? judged.freeTrial(ofPlan: shown.plan)
      return offer.map { ($0, subject) }
    }
    let own = judged.plan(of: element).flatMap(trial)
    if element.plan != nil { return own.map { [$0] } ?? [] }
    if let own, element.role == .cta || element.role == .ctaDetail { return [own] }
    return (own.map { [$0] } ?? []) + judged.plans.compactMap(trial)
  }

  /// A month, and thirty days or four weeks.
  private static func isNearly(_ a: Period, _ b: Period) -> Bool {
    guard let days = [a, b].first(where: { $0.unit == .day || $0.unit == .week }),
      let months = [a, b].first(where: { $0.unit == .month || $0.unit == .year })
    else { return false }
    let named = days.unit == .week ? days.count * 7 : days.count
    let granted = months.unit == .year ? months.count * 365 : months.count * 30
    return abs(named - granted) <= months.count * 5
  }
}
