import Findings
import Locales
import Projects
import StoreCatalog

/// Subscriptions last as long as the store sells them.
enum PeriodInvalid: ProjectRule {
  static let id = "period-invalid"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A subscription's period is none that the store has

    A subscription renews every week, month, two, three or six months, or every year.

    ## Why

    App Store Connect has no other periods, so what is tested can never be sold; and subscriptions last at least seven days.

    ## Source

    App Review Guidelines 3.1.2(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; App Store Connect API 4.4 (the
    periods), 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": «"P2W"» } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "0.99", "recurringSubscriptionPeriod": «"P1D"» } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.w", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P7D" },
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P12M" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P2M",
        "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P3D", "numberOfPeriods": 1 } } ] } ] }
    ```

    ## How to fix

    Choose one of the six periods.
    """

  private static let sold: Set<Period> = Set(
    [Period(1, .week), Period(1, .month), Period(2, .month), Period(3, .month), Period(6, .month), Period(1, .year)]
      .compactMap(\.self))

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (product, subject) in project.declarations where product.kind == .autoRenewable {
      guard let period = product.period, !sold.contains(period.value) else { continue }
      report(
        Violation(
          "\(period.value.english) is no period that the store sells: \(subject.quoted)",
          help: "choose 1 week, 1, 2, 3 or 6 months, or 1 year", at: period.range, subjects: [subject]))
    }
  }
}
