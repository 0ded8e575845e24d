import Findings
import Locales
import Projects
import StoreCatalog

/// The store takes descriptions of a certain length.
enum DescriptionLength: ProjectRule {
  static let id = "description-length"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A product's description is too long

    The description of a product has at most 55 characters in each language; with 45 it fits by every source.

    ## Why

    App Store Connect takes no longer one. Apple's own pages disagree: one allows 45 characters, another 55, so a description between the two
    weighs less. Characters are counted as for `display-name-length`.

    ## Source

    Apple, Product page (55), <https://developer.apple.com/app-store/product-page/>, 2026-11; Apple, In-app purchase information (45),
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": «"All templates, on every device that you own now or later"» } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": «"All templates, on every device that you own now"» } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": "All templates, on every device that you have" } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    limits: { description: 55 }
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": "All templates, on every device that you own, for good" } ] } ] }
    ```

    ## How to fix

    Shorten the description: what customers get, in a few words. The paywall itself has room for more.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let limit = project.rules.limit(.productDescription)
    for (product, subject) in project.declarations {
      for (locale, text) in product.sortedDescriptions {
        guard let excess = excess(of: text.value, over: limit) else { continue }
        report(
          Violation(
            "Description '\(shortened(text.value))' \(excess.words)",
            help: "shorten it in the catalog and in App Store Connect", at: text.range, subjects: [subject],
            locales: [locale], isMinor: excess.isUncertain))
      }
    }
  }
}
