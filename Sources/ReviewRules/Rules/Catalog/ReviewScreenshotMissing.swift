import Findings
import Locales
import Projects
import StoreCatalog

/// App Review sees what is sold.
enum ReviewScreenshotMissing: ProjectRule {
  static let id = "review-screenshot-missing"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = "2.1(b)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A product has no screenshot for App Review

    Every product has a screenshot for App Review in App Store Connect.

    ## Why

    App Store Connect lets no product be submitted without one: it stays at "Missing Metadata", does not load, and the app is sent back.

    ## Source

    Apple, In-app purchase information,
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": «"com.example.all"», "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE" }, "relationships": { "appStoreReviewScreenshot": { "data": null } } } ] }
    --- paywallgen.yml
    catalog: asc.json
    ```

    ```
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": «"com.example.coins"», "name": "Coins",
      "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "appStoreReviewScreenshot": { "data": null } } },
      { "type": "inAppPurchases", "id": "2", "attributes": { "productId": "com.example.gems", "name": "Gems",
      "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "appStoreReviewScreenshot": {
      "data": { "type": "inAppPurchaseAppStoreReviewScreenshots", "id": "9" } } } } ] }
    --- paywallgen.yml
    catalog: asc.json
    ```

    ## Good

    ```
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE" }, "relationships": { "appStoreReviewScreenshot": {
      "data": { "type": "inAppPurchaseAppStoreReviewScreenshots", "id": "9" } } } } ] }
    --- paywallgen.yml
    catalog: asc.json
    ```

    ```
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE" }, "relationships": { "appStoreReviewScreenshot": {
      "data": { "type": "inAppPurchaseAppStoreReviewScreenshots", "id": "9" } } } },
      { "type": "inAppPurchases", "id": "2", "attributes": { "productId": "com.example.coins", "name": "Coins",
      "inAppPurchaseType": "CONSUMABLE" }, "relationships": { "appStoreReviewScreenshot": {
      "links": { "related": "https://api.appstoreconnect.apple.com/v2/inAppPurchases/2/appStoreReviewScreenshot" } } } } ] }
    --- paywallgen.yml
    catalog: asc.json
    ```

    ## How to fix

    Upload a screenshot of the paywall for the product, and export with `include=appStoreReviewScreenshot`.
    """

  static func obstacle(in project: Project) -> String? {
    project.catalog.products.contains { $0.hasReviewScreenshot != nil }
      ? nil : "no data of App Store Connect includes the screenshots for App Review"
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() where product.hasReviewScreenshot == false {
      let subject = product.subject(at: index)
      report(
        Violation(
          .about(one: "has no screenshot for App Review", many: "have no screenshot for App Review"),
          help: "upload one in App Store Connect", at: product.id.range, subjects: [subject]))
    }
  }
}
