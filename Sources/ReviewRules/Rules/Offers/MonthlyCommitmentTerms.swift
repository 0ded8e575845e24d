import Findings
import Locales
import Looks
import Screens
import StoreCatalog

/// A commitment of twelve months says what is paid each month, how often, and altogether.
enum MonthlyCommitmentTerms: ScreenRule {
  static let id = "monthly-commitment-terms"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A 12-month commitment does not say all its terms

    Where a plan speaks of a 12-month commitment that is billed monthly, it says what is billed each month, that there are twelve payments, and what
    they come to.

    ## Why

    Who reads "$4.99 a month" and cancels after two months still owes ten payments. Apple asks apps to show the monthly price and the price
    of the whole commitment.

    ## Source

    Apple, Monthly subscriptions with a 12-month commitment, 2026-04-27, <https://developer.apple.com/news/?id=agq42lxe>; WWDC 2026, session 210
    ("obtain the monthly and total commitment price and display"), <https://developer.apple.com/videos/play/wwdc2026/210>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    storefronts: { de-DE: DEU }
    paywalls:
      «pro»: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: price }, { role: cta } ] }
    --- Copy/pro.de-DE.md
    ---
    cta: "Für {{ product.commitment_price }} im Monat"
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "DEU", "_locale": "de" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    storefronts: { de-DE: DEU }
    paywalls:
      «pro»: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: price }, { role: cta } ] }
    --- Copy/pro.de-DE.md
    ---
    cta: "{{ product.commitment_total }} in {{ product.commitment_months }} Monaten"
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "DEU", "_locale": "de" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    locales: [de-DE]
    source-locale: de-DE
    storefronts: { de-DE: DEU }
    paywalls:
      pro: { group: Pro }
    --- Pro.storekit
    { "settings": { "_storefront": "DEU", "_locale": "de" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    storefronts: { de-DE: DEU }
    paywalls:
      pro: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: price }, { role: cta } ] }
    --- Copy/pro.de-DE.md
    ---
    cta: "12 × {{ product.commitment_price }} = {{ product.commitment_total }}"
    ---
    --- Pro.storekit
    { "settings": { "_storefront": "DEU", "_locale": "de" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y",
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
    ```

    ## How to fix

    Show the element `commitment-total`, or write
    `{{ product.commitment_months }} × {{ product.commitment_price }} = {{ product.commitment_total }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans {
      guard let said = CommitmentTerms(of: shown, judged), !said.missing.isEmpty,
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      report(
        Violation(
          "Commitment of '\(subject.name)' does not say \(said.missing.joined(separator: " nor "))",
          help:
            "write {{ product.commitment_months }} × {{ product.commitment_price }} = {{ product.commitment_total }}",
          at: judged.paywall.range, related: said.place.map { [.init("the commitment", at: $0)] } ?? [],
          subjects: [subject], isAbsence: true))
    }
  }
}
