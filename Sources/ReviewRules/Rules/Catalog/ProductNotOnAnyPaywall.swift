import Findings
import Locales
import Projects
import StoreCatalog

/// App Review can find everything that is submitted.
enum ProductNotOnAnyPaywall: ProjectRule {
  static let id = "product-not-on-any-paywall"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "2.1(b)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A product that App Review will look for is on no paywall

    Every product that is submitted, or about to be, is on one of the paywalls that are declared.

    ## Why

    App Review buys what is submitted, and sends the app back with "we cannot locate the in-app purchases" where it finds no way to.

    ## Source

    App Review Guidelines 2.1(b), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08;
    <https://github.com/oratis/LISA/issues/377>, 2026-08-04.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      pro: { group: Pro }
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": «"com.example.all"», "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE", "state": "READY_TO_SUBMIT" } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      plain: { group: Plain }
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": «"com.example.coins"», "name": "Coins",
      "inAppPurchaseType": "CONSUMABLE", "state": "WAITING_FOR_REVIEW" } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, asc.json]
    paywalls:
      pro: { group: Pro }
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
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE", "state": "DEVELOPER_REMOVED_FROM_SALE" } } ] }
    ```

    ## How to fix

    Put the product on a paywall, or tell App Review in the notes where it is sold.
    """

  static func obstacle(in project: Project) -> String? {
    if !project.hasAllPaywalls { return "only some of the paywalls were asked for" }
    return project.catalog.products.contains { $0.state != nil }
      ? nil : "no data of App Store Connect says which products are submitted"
  }

  private static let looked: Set<Product.State> = [
    .readyToSubmit, .waitingForReview, .inReview, .pendingBinaryApproval, .approved,
  ]

  static func check(_ project: Project, report: (Violation) -> Void) {
    guard project.paywalls.contains(where: \.isDeclared) else { return }
    let shown = Set(project.paywalls.flatMap(\.plans).map(\.product))
    for (index, product) in project.catalog.products.enumerated() where !shown.contains(index) {
      guard let state = product.state, looked.contains(state.value) else { continue }
      report(
        Violation(
          .about(one: "is on no paywall", many: "are on no paywall"),
          help: "put it on one, or say in the notes for App Review where it is sold", at: product.id.range,
          related: [.init("its state", at: state.range)], subjects: [product.subject(at: index)],
          isMinor: state.value == .approved))
    }
  }
}
