import Findings
import Locales
import Projects
import StoreCatalog

/// What a paywall offers can be bought.
enum ProductStateIncomplete: ProjectRule {
  static let id = "product-state-incomplete"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "2.1(b)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A product on a paywall is not ready in App Store Connect

    No product of a paywall lacks metadata, was rejected, waits for its developer or was removed from sale.

    ## Why

    Such a product does not load: the paywall comes up without it, or empty, and App Review sends the app back because it cannot buy.

    ## Source

    App Review Guidelines 2.1(b), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; App Store Connect API 4.4 (the
    states), 2026-11; <https://github.com/hyochan/expo-iap/issues/138>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      all: { products: [com.example.all] }
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE", "state": «"MISSING_METADATA"» } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      all: { products: [com.example.all] }
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE", "state": «"REJECTED"» } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      all: { products: [com.example.all] }
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE", "state": "READY_TO_SUBMIT" } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      pro: { group: Pro }
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.old", "name": "Old",
      "inAppPurchaseType": "NON_CONSUMABLE", "state": "REMOVED_FROM_SALE" } } ] }
    ```

    ## How to fix

    Complete or correct the product in App Store Connect and export again, or take it off the paywall.
    """

  static func obstacle(in project: Project) -> String? {
    project.catalog.products.contains { $0.state != nil }
      ? nil : "no data of App Store Connect says how far the products are"
  }

  private static func words(_ state: Product.State) -> String? {
    switch state {
    case .missingMetadata: "lacks metadata"
    case .rejected: "was rejected"
    case .developerActionNeeded: "waits for its developer"
    case .removedFromSale, .developerRemovedFromSale: "was removed from sale"
    default: nil
    }
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    let shown = Set(project.paywalls.flatMap(\.plans).map(\.product))
    for (index, product) in project.catalog.products.enumerated() where shown.contains(index) {
      guard let state = product.state, let words = words(state.value) else { continue }
      let subject = product.subject(at: index)
      report(
        Violation(
          "\(subject.quoted) is on a paywall and \(words)",
          help: "mend it in App Store Connect, or take it off the paywall",
          at: state.range, subjects: [subject]))
    }
  }
}
