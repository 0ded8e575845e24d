import Findings
import Looks
import Screens
import StoreCatalog

/// Who reads of a free trial reads how long it lasts and what is paid after it.
enum TrialTermsIncomplete: ScreenRule {
  static let id = "trial-terms-incomplete"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # A free trial does not say what follows it

    Wherever a free trial is offered, its length, and the price and period that are billed after it, stand in the same text, at most two texts away,
    or in the same plan.

    ## Why

    A trial becomes a payment by itself. Apple asks that its length and the price after it be clear before the purchase, and rejects terms that are
    "not sufficiently clear".

    ## Source

    Apple, Auto-renewable subscriptions ("how long the free trial lasts and the price billed once the free trial is over"),
    <https://developer.apple.com/app-store/subscriptions/>, 2026-11; Human Interface Guidelines, In-app purchase,
    <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta:
      default: Subscribe
      trial: Start your «free trial»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: trial }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    trial:
      trial: "{{ product.offer_duration }} free, then {{ product.price_per_period }}"
    cta:
      default: Subscribe
      trial: Start your free trial
    ---
    ```

    ## How to fix

    Write it beside the promise: `{{ product.offer_duration }} free, then {{ product.price_per_period }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let isOffered = judged.plans.contains { shown in
      judged.states(.offerLength, ofPlan: shown.plan) || judged.states(.offerPrice, ofPlan: shown.plan)
    }
    guard isOffered || judged.contents.contains(.claims) else { return }
    let elements = judged.elements
    var saidByPlan: [Int: Said]?
    for (position, element) in elements.enumerated() {
      let reading = judged.readings[position]
      let claim = reading.claims.first
      guard claim != nil || offersTrial(reading, judged) else { continue }
      guard let shown = trialPlan(of: element, judged), let product = judged.judged.productIndex(ofPlan: shown.plan),
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }

      let plans = saidByPlan ?? said(byPlansOf: judged)
      saidByPlan = plans
      var said = plans[shown.plan] ?? Said()
      for near in max(0, position - 2)...min(elements.count - 1, position + 2) {
        said.add(judged.readings[near], of: product)
      }
      let missing = missing(said)
      guard !missing.isEmpty else { continue }
      let what = claim.map { "'\($0.text)'" } ?? "Trial of '\(subject.name)'"
      report(
        Violation(
          "\(what) does not say \(missing)",
          help: DatumAdvice(at: claim?.range ?? judged.paywall.range, in: judged.project.files).writing(
            "%@ free, then %@", ["product.offer_duration", "product.price_per_period"],
            lead: "write it beside the promise"),
          at: claim?.range ?? judged.paywall.range, subjects: [subject], isAbsence: claim == nil))
    }
  }

  /// What texts that belong together say of a trial.
  private struct Said {
    var statement = Statement()
    var namesLength = false

    mutating func add(_ reading: ElementReading, of product: Int) {
      statement.formUnion(reading.statements[product])
      if reading.claims.contains(where: { $0.claim.duration != nil }) { namesLength = true }
    }
  }

  private static func said(byPlansOf judged: JudgedScreen) -> [Int: Said] {
    var said: [Int: Said] = [:]
    for (element, reading) in zip(judged.elements, judged.readings) {
      guard let plan = element.plan, let product = judged.judged.productIndex(ofPlan: plan) else { continue }
      said[plan, default: Said()].add(reading, of: product)
    }
    return said
  }

  private static func missing(_ said: Said) -> String {
    var parts: [String] = []
    if !said.statement.contains(.offerLength), !said.namesLength { parts.append("how long it lasts") }
    if !said.statement.contains(.price) {
      parts.append("what is paid after it")
    } else if !said.statement.contains(.period) {
      parts.append("how often is paid after it")
    }
    return parts.joined(separator: " nor ")
  }

  /// Whether an element speaks of a free offer by data: its length or its price.
  private static func offersTrial(_ reading: ElementReading, _ judged: JudgedScreen) -> Bool {
    reading.statements.contains { product, statement in
      guard !statement.isDisjoint(with: [.offerLength, .offerPrice]) else { return false }
      return judged.plans.contains { shown in
        judged.judged.productIndex(ofPlan: shown.plan) == product && judged.freeOffer(of: shown) != nil
      }
    }
  }

  /// The plan with a free offer that an element speaks of; nil where there is none: then the promise itself is wrong, which another rule says.
  private static func trialPlan(of element: Element, _ judged: JudgedScreen) -> ShownPlan? {
    if let own = judged.plan(of: element), judged.freeOffer(of: own) != nil { return own }
    guard element.plan == nil else { return nil }
    return judged.plans.first { judged.freeOffer(of: $0) != nil }
  }
}
