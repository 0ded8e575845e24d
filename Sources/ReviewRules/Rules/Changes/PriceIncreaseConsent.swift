import Findings
import Locales
import Projects
import StoreCatalog

/// A higher price that subscribers have to agree to.
enum PriceIncreaseConsent: ChangeRule {
  static let id = "price-increase-consent"
  static let severity = Severity.note
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .earlierVersion]

  static let text: StaticString = """
    # Subscribers have to agree to a higher price

    No price rises by more than half and by more than US$5 a period (US$50 a year) without anybody knowing that subscribers must agree to it.

    ## Why

    Above these limits Apple asks every subscriber, and a subscription that is not agreed to ends with its period. Whoever keeps the old price for
    those who have it loses none of them. What the limits are in other currencies is not known here; a second increase within a year, and some
    regions, always ask for agreement.

    ## Source

    App Store Connect Help, price increase thresholds for auto-renewable subscriptions,
    <https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-price-increase-thresholds>, 2026-11.

    ## Bad

    ```
    --- before/Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "4.99", "familyShareable": false } ] } ] }
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": «"12.99"», "familyShareable": false } ] } ] }
    ```

    ## Good

    ```
    --- before/Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "9.99", "familyShareable": false } ] } ] }
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "12.99", "familyShareable": false } ] } ] }
    ```

    ## How to fix

    Nothing may be wrong. Decide in App Store Connect whether subscribers keep their price, and expect some to leave where they do not.
    """

  static func check(_ project: Project, since before: Project, report: (Violation) -> Void) {
    let past = Dictionary(before.catalog.products.map { ($0.id.value, $0) }) { first, _ in first }
    let formats = PriceFormats()
    for (index, product) in project.catalog.products.enumerated() {
      guard let was = past[product.id.value] else { continue }
      let subject = Violation.Subject(
        name: project.name(of: product, in: project.sourceLocale).value, product: product.id.value, order: index)
      for storefront in Set(product.prices.map(\.storefront)).sorted() {
        guard let old = was.price(in: storefront, on: project.today)?.money.value,
          let new = product.price(in: storefront, on: project.today)?.money,
          let increase = PriceIncrease(from: old, to: new.value, of: product)
        else { continue }
        let (from, to) = (
          formats.text(old, in: storefront.homeLocale), formats.text(new.value, in: storefront.homeLocale)
        )
        report(
          Violation(
            "'\(subject.name)' rises from \(from) to \(to) in \(storefront.englishName)", help: increase.sentence,
            at: new.range, subjects: [subject]))
      }
    }
  }
}
