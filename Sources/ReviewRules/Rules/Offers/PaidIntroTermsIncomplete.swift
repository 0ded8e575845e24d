import Findings
import Locales
import Looks
import Screens
import StoreCatalog

/// A paid introductory offer says what it costs, how long it lasts, and what is paid after it.
enum PaidIntroTermsIncomplete: ScreenRule {
  static let id = "paid-intro-terms-incomplete"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A paid introductory offer does not say all its terms

    Where a plan speaks of an introductory offer that is paid, it says its price, how long it lasts altogether, and the price and period that are
    billed after it.

    ## Why

    "$1.99/month" that becomes $9.99 after three months is a price for three months. Apple asks for the introductory price, the duration of the
    offer and the standard price together.

    ## Source

    Apple, Human Interface Guidelines, In-app purchase ("list the introductory price, the duration of the offer, and the standard price"),
    <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: cta } ] }
    --- Copy/pro.en-US.md
    ---
    cta: { default: Subscribe, offer: "Start for {{ product.offer_price }}/{{ product.offer_period }}" }
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.p", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1.99" } } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: cta } ] }
    --- Copy/pro.en-US.md
    ---
    cta: { default: Subscribe, offer: "{{ product.offer_price }} for {{ product.offer_duration }}" }
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.p", "type": "RecurringSubscription", "displayPrice": "79.99", "recurringSubscriptionPeriod": "P1Y",
        "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": "9.99" } } ] } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro }
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.p", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1.99" } } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: cta }, { role: cta-detail } ] }
    --- Copy/pro.en-US.md
    ---
    cta: { default: Subscribe, offer: "{{ product.offer_price }}/{{ product.offer_period }}" }
    cta-detail: { default: Cancel anytime, offer: "for {{ product.offer_count }} months, then {{ product.price_per_period }}" }
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.p", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1.99" } } ] } ] }
    ```

    ## How to fix

    Write all of it: `{{ product.offer_price }} for {{ product.offer_duration }}, then {{ product.price_per_period }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans {
      guard let offer = judged.offer(of: shown), offer.kind == .introductory, offer.mode.value != .free,
        let product = judged.judged.productIndex(ofPlan: shown.plan),
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      let missing = missing(offer, product, shown, judged)
      guard !missing.isEmpty else { continue }
      report(
        Violation(
          "Introductory offer of '\(subject.name)' does not say \(missing)",
          help: "write it in the plan: {{ product.offer_price }} for {{ product.offer_duration }}, then"
            + " {{ product.price_per_period }}",
          at: judged.paywall.range, related: [.init("the offer", at: offer.mode.range)], subjects: [subject],
          isAbsence: true))
    }
  }

  /// What texts of the plan, or of the whole screen, leave out; empty where nothing speaks of the offer.
  private static func missing(
    _ offer: Offer, _ product: Int, _ shown: ShownPlan, _ judged: JudgedScreen
  ) -> String {
    var said: Statement = []
    var saysLength = false
    for (element, reading) in zip(judged.elements, judged.readings) {
      guard element.plan == nil || element.plan == shown.plan else { continue }
      let statement = reading.statements[product]
      said.formUnion(statement)
      saysLength = saysLength || says(offer, of: product, reading, judged)
    }
    guard !said.isDisjoint(with: [.offerLength, .offerPrice]) else { return "" }
    var parts: [String] = []
    if !said.contains(.offerPrice) { parts.append("what it costs") }
    if !saysLength { parts.append("how long it lasts") }
    if !said.contains(.price) {
      parts.append("what is paid after it")
    } else if !said.contains(.period) {
      parts.append("how often is paid after it")
    }
    return parts.joined(separator: " nor ")
  }

  /// Whether an element says the whole length: one period of several is not enough.
  private static func says(
    _ offer: Offer, of product: Int, _ reading: ElementReading, _ judged: JudgedScreen
  ) -> Bool {
    let runs = reading.element.runs
    if runs.contains(where: { $0.isFact(.introCount, of: product) }) {
      return judged.miscounts(in: reading, of: product).isEmpty
    }
    let lengths = runs.filter { $0.isFact(.introDuration, of: product) }
    if offer.count == 1, !lengths.isEmpty { return true }
    let wanted = [offer.duration.count, offer.count].map(String.init)
    if lengths.contains(where: { run in wanted.contains(digits(in: FoldedText(run.text))) }) { return true }
    return judged.judged.lexicons.contains { lexicon in
      lexicon.durations(in: reading.text.folded).contains { $0.period == offer.duration }
    }
  }

  private static func digits(in text: FoldedText) -> String {
    var digits = ""
    for scalar in text.scalars where isDigit(scalar) {
      digits.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar)))
    }
    return digits
  }
}
