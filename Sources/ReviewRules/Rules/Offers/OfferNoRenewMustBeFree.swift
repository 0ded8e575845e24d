import Findings
import Projects
import StoreCatalog

/// An offer code after which nothing renews costs nothing.
enum OfferNoRenewMustBeFree: ProjectRule {
  static let id = "offer-no-renew-must-be-free"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # An offer code that does not renew is paid for

    An offer code after which the subscription ends by itself gives a free offer.

    ## Why

    App Store Connect takes offers that do not renew as free ones only.

    ## Source

    Apple, Set up offer codes,
    <https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-offer-codes>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": «"PAY_UP_FRONT"», "duration": "ONE_MONTH",
          "numberOfPeriods": 1, "active": true, "autoRenewEnabled": false }, "relationships": { "prices": { "data": [
            { "type": "subscriptionOfferCodePrices", "id": "p" } ] } } },
        { "type": "subscriptionOfferCodePrices", "id": "p", "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "pp" } } } },
        { "type": "subscriptionPricePoints", "id": "pp", "attributes": { "customerPrice": "1.99" }, "relationships": {
          "territory": { "data": { "type": "territories", "id": "USA" } } } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": «"PAY_AS_YOU_GO"», "duration": "ONE_MONTH",
          "numberOfPeriods": 2, "active": true, "autoRenewEnabled": false }, "relationships": { "prices": { "data": [
            { "type": "subscriptionOfferCodePrices", "id": "p" } ] } } },
        { "type": "subscriptionOfferCodePrices", "id": "p", "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "pp" } } } },
        { "type": "subscriptionPricePoints", "id": "pp", "attributes": { "customerPrice": "1.99" }, "relationships": {
          "territory": { "data": { "type": "territories", "id": "USA" } } } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": "PAY_AS_YOU_GO", "duration": "ONE_MONTH",
          "numberOfPeriods": 2, "active": true, "autoRenewEnabled": true }, "relationships": { "prices": { "data": [
            { "type": "subscriptionOfferCodePrices", "id": "p" } ] } } },
        { "type": "subscriptionOfferCodePrices", "id": "p", "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "pp" } } } },
        { "type": "subscriptionPricePoints", "id": "pp", "attributes": { "customerPrice": "1.99" }, "relationships": {
          "territory": { "data": { "type": "territories", "id": "USA" } } } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": "FREE_TRIAL", "duration": "ONE_MONTH",
          "numberOfPeriods": 1, "active": true, "autoRenewEnabled": false } } ] }
    ```

    ## How to fix

    Make the offer free, or let it renew.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() {
      for offer in product.offers where offer.kind == .code && offer.mode.value != .free {
        guard let renews = offer.renews, !renews.value else { continue }
        report(
          Violation(
            "Offer code of '\(product.reference)' does not renew and is paid for",
            help: "make the offer free, or let it renew", at: offer.mode.range,
            related: [.init("it does not renew", at: renews.range)], subjects: [product.subject(at: index)]))
      }
    }
  }
}
