import Findings
import Locales
import Projects
import StoreCatalog

/// An introductory offer lasts as long as App Store Connect lets it.
enum IntroDurationInvalid: ProjectRule {
  static let id = "intro-duration-invalid"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # An introductory offer lasts as long as none can

    A free trial lasts 3 days, 1 or 2 weeks, 1, 2, 3 or 6 months, or 1 year. An offer that is paid up front lasts 1, 2, 3 or 6 months, or
    1 year. One that is paid as it goes is billed as often as the subscription, at most for 12 weeks or for a year.

    ## Why

    A file for tests takes any length; App Store Connect has a list. What was tested cannot be sold.

    ## Source

    Apple, Set up introductory offers,
    <https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-introductory-offers-for-auto-renewable-subscriptions>,
    2026-11; the matrix by period: <https://github.com/semihcihan/storeconfig>, 2026-06-21.

    ## Bad

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": «"P2W"», "displayPrice": "1.99" } },
      { "productID": "com.example.b", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": «"P10D"» } } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": «"P1M"», "numberOfPeriods": 13, "displayPrice": "1.99" } },
      { "productID": "com.example.b", "type": "RecurringSubscription", "displayPrice": "99.99", "recurringSubscriptionPeriod": "P1Y",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": «"P1M"», "numberOfPeriods": 2, "displayPrice": "1.99" } } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P14D" } },
      { "productID": "com.example.b", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 12, "displayPrice": "1.99" } } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "59.99", "recurringSubscriptionPeriod": "P1Y",
        "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1M", "numberOfPeriods": 2 } },
      { "productID": "com.example.b", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1W",
        "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": "1.99" } } ] } ] }
    ```

    ## How to fix

    Choose a length of the list. The message names those that there are.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() where product.kind == .autoRenewable {
      for offer in product.offers where offer.kind == .introductory {
        guard let (problem, help) = problem(offer, of: product) else { continue }
        report(
          Violation(
            "\(problem) of '\(product.reference)'", help: help, at: offer.period.range,
            related: [.init("the mode", at: offer.mode.range)], subjects: [product.subject(at: index)]))
      }
    }
  }

  /// What is wrong with the length, and what it may be; nil where nothing is.
  private static func problem(_ offer: Offer, of product: Product) -> (String, help: String)? {
    let length = offer.duration.english
    switch offer.mode.value {
    case .free:
      guard !freeLengths.contains(offer.duration.iso8601) else { return nil }
      return ("No free trial lasts \(length): that", "it lasts 3 days, 1 or 2 weeks, 1, 2, 3 or 6 months, or 1 year")
    case .payUpFront:
      guard !upFrontLengths.contains(offer.duration.iso8601) else { return nil }
      return ("No offer that is paid up front lasts \(length): that", "it lasts 1, 2, 3 or 6 months, or 1 year")
    case .payAsYouGo:
      // What a commitment may offer is not documented.
      guard !offer.isForCommitment, let base = product.period?.value, let most = mostPeriods[base.iso8601] else {
        return nil
      }
      guard offer.period.value == base else {
        return (
          "Offer that is paid as it goes is billed every \(offer.period.value.english), not every \(base.english): that",
          "it is billed as often as the subscription"
        )
      }
      guard offer.count > most else { return nil }
      return (
        "Offer that is paid as it goes runs \(offer.count) times \(base.english): that",
        most == 1 ? "it runs once" : "it runs at most \(most) times"
      )
    }
  }

  private static let freeLengths: Set<String> = ["P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y"]
  private static let upFrontLengths: Set<String> = ["P1M", "P2M", "P3M", "P6M", "P1Y"]
  /// How often an offer that is paid as it goes runs at most, by the subscription's period.
  private static let mostPeriods = ["P1W": 12, "P1M": 12, "P2M": 6, "P3M": 4, "P6M": 2, "P1Y": 1]
}
