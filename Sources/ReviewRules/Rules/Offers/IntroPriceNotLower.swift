import Findings
import Locales
import Projects
import StoreCatalog

/// An introductory offer is cheaper than what follows it.
enum IntroPriceNotLower: ProjectRule {
  static let id = "intro-price-not-lower"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # An introductory offer is not cheaper

    What an introductory offer bills is less than what the subscription costs in the same time, in every storefront.

    ## Why

    An offer that saves nothing is a mistake in a price, or a promise that is not kept. App Store Connect does not ask for it where an offer is paid
    up front.

    ## Source

    Apple, Set up introductory offers ("at a discounted price"),
    <https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-introductory-offers-for-auto-renewable-subscriptions>,
    2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": «"12.99"» } } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "10.00", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": «"30.00"» } } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "9.98" } } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "10.00", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": "15.00" } } ] } ] }
    ```

    ## How to fix

    Lower the offer's price, or take the offer out.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() where product.kind == .autoRenewable {
      for offer in product.offers where offer.kind == .introductory && offer.mode.value != .free {
        let dear = offer.prices.filter { isNotLower($0, of: offer, product, on: project.today) }
        guard let first = dear.first else { continue }
        let names = Set(dear.map(\.storefront)).sorted().map(\.code)
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        report(
          Violation(
            "Introductory offer of '\(product.reference)' is not cheaper than its regular price in "
              + names.prefix(3).joined(separator: ", ") + more,
            help: "lower the offer's price, or take the offer out", at: first.money.range,
            related: regular(product, offer, in: first.storefront, on: project.today).map {
              [.init("the regular price", at: $0.money.range)]
            } ?? [], subjects: [product.subject(at: index)]))
      }
    }
  }

  private static func regular(_ product: Product, _ offer: Offer, in storefront: Storefront, on day: Day) -> Price? {
    offer.isForCommitment
      ? product.commitment?.monthly.holding(in: storefront, on: day) : product.price(in: storefront, on: day)
  }

  /// Whether the offer costs at least as much per day as the subscription.
  private static func isNotLower(_ price: Price, of offer: Offer, _ product: Product, on day: Day) -> Bool {
    let base = offer.isForCommitment ? Period(1, .month) : product.period?.value
    guard let base, let regular = regular(product, offer, in: price.storefront, on: day) else { return false }
    // What is paid as it goes is compared payment by payment, where both are paid as often.
    if offer.mode.value == .payAsYouGo, offer.period.value == base {
      return price.money.value.currency == regular.money.value.currency
        && price.money.value.amount >= regular.money.value.amount
    }
    let length = offer.mode.value == .payAsYouGo ? offer.period.value : offer.duration
    return PeriodPrice(regular.money.value, per: base).costsMorePerDay(
      than: PeriodPrice(price.money.value, per: length)) == false
  }
}
