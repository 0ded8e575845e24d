import Findings
import Locales
import Projects
import Screens
import StoreCatalog
import Words

/// A commitment is shown only where it is sold.
enum CommitmentStorefrontUnavailable: ScreenRule {
  static let id = "commitment-storefront-unavailable"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A commitment is shown where it is not sold

    No screen for the United States or Singapore speaks of a 12-month commitment that is billed monthly.

    ## Why

    Apple does not sell it there. Customers would read of monthly payments and be billed for a year. On systems before 26.4 nobody can buy
    it: show the plan without it there.

    ## Source

    Apple, Monthly subscriptions with a 12-month commitment, 2026-04-27, <https://developer.apple.com/news/?id=agq42lxe>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: picker }
    --- Copy/pro.en-US.md
    ---
    cta: "«{{ product.commitment_total }}» in total"
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "USA", "_locale": "en_US" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    disclosure: Billed monthly with a 12-«month commitment».
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "USA", "_locale": "en_US" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-GB]
    source-locale: en-GB
    storefronts: { en-GB: GBR }
    paywalls:
      pro: { group: Pro, control-style: picker }
    --- Copy/pro.en-GB.md
    ---
    cta: "12 payments, {{ product.commitment_total }} in total"
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "GBR", "_locale": "en_GB" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    disclosure: No commitment of any kind.
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "USA", "_locale": "en_US" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ## How to fix

    Write the commitment's terms in a form for the products and locales where it is sold, and the yearly price elsewhere.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    // What is shown are the plans and prices of the storefront that they are known for.
    let storefront = judged.sheet.market.storefront
    guard unavailable.contains(storefront.code) else { return }
    let committed = judged.plans.filter { judged.judged.product(ofPlan: $0.plan)?.commitment != nil }
    guard let first = committed.first else { return }
    func tell(_ place: SourceRange, _ plan: ShownPlan) {
      report(
        Violation(
          "12-month commitment is shown in \(storefront.englishName), where it is not sold",
          help: "show the price for the year there", at: place,
          related: (judged.judged.product(ofPlan: plan.plan)?.commitment?.range).map {
            [.init("the commitment", at: $0)]
          }
            ?? [], subjects: judged.judged.subject(ofPlan: plan.plan).map { [$0] } ?? []))
    }
    for shown in committed where CommitmentTerms(of: shown, judged) != nil {
      let places = variables(judged)
      if places.isEmpty { tell(judged.paywall.range, shown) }
      for place in places { tell(place, shown) }
    }
    for element in judged.elements {
      guard let plan = element.plan.map({ plan in committed.first { $0.plan == plan } }) ?? first else { continue }
      for mention in judged.mentions(of: .commitment, in: element) {
        if let range = mention.range { tell(range, plan) }
      }
    }
  }

  /// Storefronts without it. The list may change.
  private static let unavailable: Set<String> = ["USA", "SGP"]

  /// Where the words of the screen's locale ask for a commitment's data.
  private static func variables(_ judged: JudgedScreen) -> [SourceRange] {
    guard let words = judged.paywall.words[judged.sheet.market.locale] else { return [] }
    let wanted: Set<Variable> = [.commitmentPrice, .commitmentTotal, .commitmentMonths]
    var phrases = words.benefits + words.body.map(\.phrase)
    for field in words.fields.values {
      for case .copy(let phrase) in field.forms.map(\.text) { phrases.append(phrase) }
    }
    let places = phrases.flatMap(\.variables).filter { wanted.contains($0.value) }.map(\.range)
    return places.sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
  }
}
