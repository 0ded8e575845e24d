import Findings
import Foundation
import Locales
import Projects
import StoreCatalog

/// Who stays longer pays no more for a day.
enum LongerPlanCostsMore: ProjectRule {
  static let id = "longer-plan-costs-more"
  static let severity = Severity.note
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A longer plan costs more per day than a shorter one

    Of the plans of one service, the longer one costs no more per day.

    ## Why

    Customers take the longer plan for the better value, whether or not the paywall says so; and every figure that a paywall derives from the
    two (percent saved, months free) has no value.

    ## Source

    Experience; prices of 134 public StoreKit configurations, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 },
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": «"69.99"», "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.w", "type": "RecurringSubscription", "displayPrice": "0.99", "recurringSubscriptionPeriod": "P1W", "groupNumber": 1 },
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": «"4.99"», "recurringSubscriptionPeriod": "P1M", "groupNumber": 2 } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "referenceName": "Premium Monat", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 },
      { "productID": "com.example.y", "referenceName": "Bestpreis", "type": "RecurringSubscription", "displayPrice": «"69.99"», "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 },
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "59.88", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.basic", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 2 },
      { "productID": "com.example.basic.y", "type": "RecurringSubscription", "displayPrice": "49.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 2 },
      { "productID": "com.example.pro.y", "type": "RecurringSubscription", "displayPrice": "99.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1 } ] } ] }
    ```

    ## How to fix

    Look whether a price or a period is a slip. If it is meant, switch the rule off.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for ladder in PriceLadder.all(of: project, byName: true) {
      for longer in ladder.steps {
        // A cent of rounding is no fault: $0.99 a week is $51.48 a year.
        let shorter = ladder.cheapest.filter { step in
          step.period.whole(.day) < longer.period.whole(.day)
            && longer.perPeriod.costsMorePerDay(than: step.perPeriod) == true
            && longer.perPeriod.isDearer(than: step.perPeriod)
        }
        guard let other = shorter.min(by: { $1.perPeriod.costsMorePerDay(than: $0.perPeriod) == true }) else {
          continue
        }
        report(
          Violation(
            "\(longer.subject.quoted) costs more per day than \(other.subject.quoted), which is shorter",
            help: "look whether a price or a period is a slip", at: longer.price.range,
            related: [.init("the price of the shorter plan", at: other.price.range)], subjects: [longer.subject]))
      }
    }
  }
}

extension PeriodPrice {
  /// Whether this one costs more than as many of the other as fit into its period: twelve months for a year, 52 weeks.
  func isDearer(than other: PeriodPrice) -> Bool {
    guard price.currency == other.price.currency else { return false }
    let times: Int
    switch (period.unit, other.period.unit) {
    case (.year, .month): times = period.count * 12 / other.period.count
    case (.year, .week): times = period.count * 52 / other.period.count
    default: times = (period.whole(.day) + other.period.whole(.day) - 1) / max(1, other.period.whole(.day))
    }
    return price.amount > other.price.amount * Decimal(times)
  }
}
