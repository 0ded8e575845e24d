import Findings
import Locales
import Projects
import StoreCatalog

/// The price ladder goes up.
enum ShorterPlanCostsMore: ProjectRule {
  static let id = "shorter-plan-costs-more"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A shorter plan costs more than a longer one

    Of the plans of one service, a shorter one bills no more at a time than a longer one.

    ## Why

    Nobody pays 49.99 for a month where a year is 39.99: one of the two prices or periods is a slip, and on the paywall it looks like a trap.

    ## Source

    Experience; prices of 134 public StoreKit configurations, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 },
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": «"49.99"», "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.w", "type": "RecurringSubscription", "displayPrice": «"9.99"», "recurringSubscriptionPeriod": "P1W", "groupNumber": 1 },
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 2 } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 },
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 },
      { "productID": "com.example.pro.y", "type": "RecurringSubscription", "displayPrice": "499.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 },
      { "productID": "com.example.basic.y", "type": "RecurringSubscription", "displayPrice": "19.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 2 },
      { "productID": "com.example.basic", "type": "RecurringSubscription", "displayPrice": "1.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 2 } ] } ] }
    ```

    ## How to fix

    Correct the price or the period that is a slip. If it is meant, switch the rule off.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for ladder in PriceLadder.all(of: project) {
      for shorter in ladder.steps {
        let cheaper = ladder.cheapest.filter { step in
          step.period.whole(.day) > shorter.period.whole(.day) && step.price.value.amount < shorter.price.value.amount
        }
        guard let other = cheaper.min(by: { $0.price.value.amount < $1.price.value.amount }) else { continue }
        report(
          Violation(
            "\(shorter.subject.quoted) costs \(shorter.price.value.digits) for \(shorter.period.english), more than "
              + "\(other.subject.quoted) for \(other.period.english) (\(other.price.value.digits))",
            help: "look whether a price or a period is a slip", at: shorter.price.range,
            related: [.init("the price of the longer plan", at: other.price.range)], subjects: [shorter.subject]))
      }
    }
  }
}
