import Findings
import Screens
import StoreCatalog

/// "Cancel anytime" does not stand alone beside a commitment.
enum CancelAnytimeOnCommitment: ScreenRule {
  static let id = "cancel-anytime-on-commitment"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # "Cancel anytime" stands beside a 12-month commitment

    Where a screen shows a commitment, a text that says "cancel anytime" says in the same breath that the payments go on.

    ## Why

    A customer can cancel the renewal at any time; the payments of the commitment are due all the same.

    ## Source

    Apple, Monthly subscriptions with a 12-month commitment, 2026-04-27, <https://developer.apple.com/news/?id=agq42lxe>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-GB]
    source-locale: en-GB
    storefronts: { en-GB: GBR }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-GB.md
    ---
    disclosure: Renews automatically. «Cancel anytime».
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
    locales: [en-GB]
    source-locale: en-GB
    storefronts: { en-GB: GBR }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-GB.md
    ---
    headline: Pro
    ---
    - «Cancel at any time», no questions
    --- Pro.storekit
    { "settings": { "_storefront": "GBR", "_locale": "en_GB" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
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
      pro: { group: Pro }
    --- Copy/pro.en-GB.md
    ---
    disclosure: Cancel anytime; the payments of the 12-month commitment stay due.
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
    disclosure: Renews automatically. Cancel anytime.
    ---
    ```

    ## How to fix

    Write what can be canceled: "Cancel the renewal anytime; {{ product.commitment_months }} payments apply."
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.maySpeak(of: .cancelAnytime) else { return }
    let terms = judged.plans.compactMap { shown in CommitmentTerms(of: shown, judged).map { (shown, $0) } }
    guard !terms.isEmpty else { return }
    for (position, element) in judged.elements.enumerated() {
      let own = terms.filter { shown, _ in element.plan == nil || element.plan == shown.plan }
      guard let (shown, _) = own.first else { continue }
      let mentions = judged.mentions(of: .cancelAnytime, in: element)
      if mentions.isEmpty || own.contains(where: { $0.1.positions.contains(position) }) { continue }
      guard judged.mentions(of: .commitment, in: element).isEmpty else { continue }
      for mention in mentions {
        guard let range = mention.range else { continue }
        report(
          Violation(
            "'\(mention.text)' stands beside a 12-month commitment",
            help: "say that the renewal can be canceled and the payments stay due", at: range,
            subjects: judged.judged.subject(ofPlan: shown.plan).map { [$0] } ?? []))
      }
    }
  }
}
