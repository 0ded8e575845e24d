import Findings
import Projects
import StoreCatalog

/// A product id names one product.
enum ProductIDDuplicate: ProjectRule {
  static let id = "product-id-duplicate"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # Two products have the same id

    No file declares a product id twice, be it for a subscription or for a one-time product.

    ## Why

    App Store Connect takes an id once, for good: it cannot be used again even after the product is deleted. In a file for tests, only one of
    the two can be bought, and which one is not said.

    ## Source

    Apple, In-app purchase information,
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Twice.storekit
    --- Twice.storekit
    { "products": [
      { "productID": "com.example.coins", "type": "Consumable", "displayPrice": "0.99" },
      { "productID": «"com.example.coins"», "type": "Consumable", "displayPrice": "1.99" } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Once.storekit
    --- Once.storekit
    { "products": [
      { "productID": "com.example.coins.small", "type": "Consumable", "displayPrice": "0.99" },
      { "productID": "com.example.coins.big", "type": "Consumable", "displayPrice": "1.99" } ] }
    ```

    ## How to fix

    Give one of them an id of its own, before it is created in App Store Connect.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for duplicate in project.catalog.duplicates {
      report(
        Violation(
          "'\(duplicate.id)' is the id of two products", help: "give one of them an id of its own",
          at: duplicate.second, related: [.init("the first one", at: duplicate.first)],
          subjects: [Violation.Subject(name: duplicate.id, product: duplicate.id, order: 0)]))
    }
  }
}
