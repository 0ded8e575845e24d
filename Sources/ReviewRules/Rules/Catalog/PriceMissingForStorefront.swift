import Findings
import Locales
import Projects
import StoreCatalog

/// Where a plan is sold, it has a price.
enum PriceMissingForStorefront: ProjectRule {
  static let id = "price-missing-for-storefront"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A subscription has no price in a storefront that sells it

    A subscription has a price in every storefront where App Store Connect says that it is available.

    ## Why

    Without a price it cannot be bought there: the paywall comes up empty for a whole country.

    ## Source

    Apple, Manage pricing for auto-renewable subscriptions,
    <https://developer.apple.com/help/app-store-connect/manage-subscriptions/manage-pricing-for-auto-renewable-subscriptions>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro", "name": "Pro",
        "subscriptionPeriod": "ONE_MONTH", "groupLevel": 1 }, "relationships": {
        "group": { "data": { "type": "subscriptionGroups", "id": "G" } },
        "subscriptionAvailability": { "data": { "type": "subscriptionAvailabilities", "id": "A" } },
        "prices": { "data": [ { "type": "subscriptionPrices", "id": "P1" }, { "type": "subscriptionPrices", "id": "P2" } ] } } } ],
      "included": [ «{ "type": "subscriptionAvailabilities", "id": "A", "relationships": { "availableTerritories": { "data": [
          { "type": "territories", "id": "USA" }, { "type": "territories", "id": "FRA" }, { "type": "territories", "id": "DEU" } ] } } }»,
        { "type": "subscriptionPrices", "id": "P1", "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP1" } } } },
        { "type": "subscriptionPrices", "id": "P2", "relationships": { "territory": { "data": { "type": "territories", "id": "FRA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP2" } } } },
        { "type": "subscriptionPricePoints", "id": "PP1", "attributes": { "customerPrice": "4.99" } },
        { "type": "subscriptionPricePoints", "id": "PP2", "attributes": { "customerPrice": "4.99" } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro", "name": "Pro",
        "subscriptionPeriod": "ONE_MONTH", "groupLevel": 1 }, "relationships": {
        "group": { "data": { "type": "subscriptionGroups", "id": "G" } },
        "subscriptionAvailability": { "data": { "type": "subscriptionAvailabilities", "id": "A" } },
        "prices": { "data": [ { "type": "subscriptionPrices", "id": "P1" }, { "type": "subscriptionPrices", "id": "P2" } ] } } } ],
      "included": [ { "type": "subscriptionAvailabilities", "id": "A", "relationships": { "availableTerritories": { "data": [
          { "type": "territories", "id": "USA" } ] } } },
        { "type": "subscriptionPrices", "id": "P1", "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP1" } } } },
        { "type": "subscriptionPrices", "id": "P2", "relationships": { "territory": { "data": { "type": "territories", "id": "FRA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP2" } } } },
        { "type": "subscriptionPricePoints", "id": "PP1", "attributes": { "customerPrice": "4.99" } },
        { "type": "subscriptionPricePoints", "id": "PP2", "attributes": { "customerPrice": "4.99" } } ] }
    ```

    ## How to fix

    Set a price for the storefronts that the finding lists, or make the subscription unavailable there.
    """

  static func obstacle(in project: Project) -> String? {
    if project.catalog.isPartial { return "App Store Connect's data is there in part only" }
    return decidable(in: project).isEmpty
      ? "no data of App Store Connect says where subscriptions are sold, and for how much" : nil
  }

  /// A list with the price of one storefront is that of the base, from which the store works out the others.
  private static func decidable(in project: Project) -> [(
    index: Int, priced: Set<Storefront>, sold: Product.Availability
  )] {
    project.catalog.products.enumerated().compactMap { index, product in
      guard product.kind == .autoRenewable, let availability = product.availability else { return nil }
      let priced = Set(product.prices.filter { $0.source == .appStoreConnect }.map(\.storefront))
      return priced.count > 1 ? (index, priced, availability) : nil
    }
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, priced, sold) in decidable(in: project) {
      let lacking = sold.storefronts.subtracting(priced).sorted()
      guard !lacking.isEmpty else { continue }
      let subject = project.catalog.products[index].subject(at: index)
      let shown = lacking.prefix(6).map(\.code).joined(separator: ", ")
      let rest = lacking.count > 6 ? " and \(lacking.count - 6) more storefronts" : ""
      report(
        Violation(
          "\(subject.quoted) is sold without a price in \(shown)\(rest)", help: "set one, or do not sell it there",
          at: sold.range, subjects: [subject]))
    }
  }
}
