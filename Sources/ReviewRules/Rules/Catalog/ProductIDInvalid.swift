import Findings
import Locales
import Projects
import StoreCatalog

/// The store takes ids of certain letters.
enum ProductIDInvalid: ProjectRule {
  static let id = "product-id-invalid"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A product id is none that the store takes

    A product id is made of at most 100 letters, digits, points, hyphens and underscores of ASCII.

    ## Why

    App Store Connect refuses other ids, and an id can never be changed or used again.

    ## Source

    Apple, In-app purchase information,
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": «"com.example.pro yearly"», "type": "NonConsumable", "displayPrice": "4.99" },
      { "productID": «"com.example.größe"», "type": "NonConsumable", "displayPrice": "4.99" } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": «"com.example.0123456789.0123456789.0123456789.0123456789.0123456789.0123456789.0123456789.0123456789.01"»,
      "type": "NonConsumable", "displayPrice": "4.99" } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.Example.pro_2-yearly", "type": "NonConsumable", "displayPrice": "4.99" } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.0123456789.0123456789.0123456789.0123456789.0123456789.0123456789.0123456789.0123456789",
      "type": "NonConsumable", "displayPrice": "4.99" } ] }
    ```

    ## How to fix

    Choose another id before the product is created in App Store Connect.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let limit = project.rules.limit(.productID)
    for (product, subject) in project.declarations {
      let id = product.id
      let wrong = id.value.unicodeScalars.first { scalar in
        !(scalar.isASCII
          && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-".unicodeScalars.contains(scalar)))
      }
      let what: String
      if let wrong {
        what = wrong == " " ? "has a blank" : "has '\(wrong)', which is no ASCII letter, digit, '.', '-' or '_'"
      } else if let excess = excess(of: id.value, over: limit) {
        what = excess.words
      } else {
        continue
      }
      report(
        Violation(
          "Product id '\(shortened(id.value))' \(what)",
          help: "choose another before it is created in App Store Connect",
          at: id.range, subjects: [subject]))
    }
  }
}
