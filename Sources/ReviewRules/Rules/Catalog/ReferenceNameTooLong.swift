import Findings
import Locales
import Projects
import StoreCatalog

/// The store takes reference names of a certain length, each once.
enum ReferenceNameTooLong: ProjectRule {
  static let id = "reference-name-too-long"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A reference name is too long, or used twice

    The reference name of a product or a group has at most 64 characters, and no two products share one.

    ## Why

    App Store Connect takes no longer one. It is the name by which sales reports and lists call the product, so a name that two share says
    nothing; that weighs less.

    ## Source

    Apple, In-app purchase information,
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99",
      "referenceName": «"All templates that the app has now, and all that it will have later"» } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "referenceName": "All" },
      { "productID": "com.example.all.2", "type": "NonConsumable", "displayPrice": "9.99", "referenceName": «"All"» } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99",
      "referenceName": "All templates that the app has now, and all it will have later" } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "referenceName": "All" },
      { "productID": "com.example.all.2", "type": "NonConsumable", "displayPrice": "9.99", "referenceName": "All (2027)" },
      { "productID": "com.example.a", "type": "Consumable", "displayPrice": "0.99" },
      { "productID": "com.example.b", "type": "Consumable", "displayPrice": "0.99" } ] }
    ```

    ## How to fix

    Shorten it, or tell the two apart. Customers never see it.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let limit = project.rules.limit(.referenceName)
    var first: [String: SourceRange] = [:]
    for (product, subject) in project.declarations {
      guard let name = product.referenceName else { continue }
      if let excess = excess(of: name.value, over: limit) {
        report(
          Violation(
            "Reference name '\(shortened(name.value))' \(excess.words)", help: "shorten it", at: name.range,
            subjects: [subject], isMinor: excess.isUncertain))
      }
      guard let other = first[name.value] else {
        first[name.value] = name.range
        continue
      }
      report(
        Violation(
          "'\(shortened(name.value))' is the reference name of two products", help: "tell them apart", at: name.range,
          related: [.init("the first one", at: other)], subjects: [subject], isMinor: true))
    }
    for group in project.catalog.groups {
      guard let excess = excess(of: group.name.value, over: limit) else { continue }
      report(
        Violation(
          "Reference name '\(shortened(group.name.value))' of a group \(excess.words)", help: "shorten it",
          at: group.name.range, isMinor: excess.isUncertain))
    }
  }
}
