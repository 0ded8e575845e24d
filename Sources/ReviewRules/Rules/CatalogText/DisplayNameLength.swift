import Findings
import Locales
import Projects
import StoreCatalog

/// The store takes names of a certain length.
enum DisplayNameLength: ProjectRule {
  static let id = "display-name-length"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A display name is too long or too short

    The name of a product has 2 to 35 characters in each language; with 30 it fits by every source.

    ## Why

    App Store Connect takes no other name. Apple's own pages disagree: one allows 30 characters, another 35, so a name between the two weighs
    less. A character is what readers take for one (a grapheme cluster). A name that fits by its characters and not by its UTF-16 units, as
    emoji and some scripts do, is reported as uncertain.

    ## Source

    Apple, Product page ("limited to 35 characters"), <https://developer.apple.com/app-store/product-page/>, 2026-11; Apple, In-app purchase
    information (2 to 30), <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": «"Everything, on every device, for good"», "description": "All templates" },
      { "locale": "de", "displayName": «"X"», "description": "Alle Vorlagen" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": «"Everything, on every device, yes"», "description": "All templates" } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    limits: { display-name: 8 }
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": «"Templates"», "description": "All templates" } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Everything, on each of my devices", "description": "All templates" },
      { "locale": "zh_Hans", "displayName": "专专专专专专专专专专专专专专专专专专专专专专专专专专专专专专", "description": "模板" } ] } ] }
    --- paywallgen.yml
    catalog: Pro.storekit
    limits: { display-name: 35 }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Go", "description": "All templates" },
      { "locale": "hi", "displayName": "सभी टेम्पलेट, सभी उपकरणों पर", "description": "सभी टेम्पलेट" } ] } ] }
    ```

    ## How to fix

    Shorten the name; what does not fit belongs in the description. `limits: { display-name: 35 }` says which of the two figures you go by.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let limit = project.rules.limit(.displayName)
    for (product, subject) in project.declarations {
      for (locale, name) in product.sortedNames {
        let what: String
        var help = "shorten it in the catalog and in App Store Connect"
        var isMinor = false
        if let excess = excess(of: name.value, over: limit) {
          what = excess.words
          isMinor = excess.isUncertain
        } else if name.value.utf8.count < 16, name.value.count < 2 {
          what = "has 1 character; at least 2 are needed"
          help = "say more, in the catalog and in App Store Connect"
        } else {
          continue
        }
        report(
          Violation(
            "Display name '\(shortened(name.value))' \(what)",
            help: help, at: name.range, subjects: [subject], locales: [locale], isMinor: isMinor))
      }
    }
  }
}
