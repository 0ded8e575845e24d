import Findings
import Locales
import Projects
import StoreCatalog

/// App, products and the store's page speak the same languages.
enum LocaleCoverageGap: ProjectRule {
  static let id = "locale-coverage-gap"
  static let severity = Severity.note
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # The app speaks a language that a product, or the paywall, does not

    Each product has a localization in every language of the paywalls and of the store's page, and the paywalls speak the languages of that page.

    ## Why

    Where a product has none, the purchase sheet shows that of the app's primary language. That is allowed, and it is the one place where
    customers agree to pay.

    ## Source

    Apple, Required, localizable and editable properties,
    <https://developer.apple.com/help/app-store-connect/reference/required-localizable-and-editable-properties>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: One.storekit
    locales: [en-US, de-DE]
    --- One.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": «[»
      { "locale": "en_US", "displayName": "All", "description": "All templates" } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: One.storekit
    locales: [en-US]
    --- One.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": "All templates" },
      { "locale": "ja", "displayName": "全部", "description": "すべて" } ] } ] }
    --- fastlane/metadata/ja/name.txt
    «»レッスン
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: One.storekit
    locales: [en-US, en-GB, de-DE]
    --- One.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": "All templates" },
      { "locale": "de", "displayName": "Alles", "description": "Alle Vorlagen" },
      { "locale": "fr", "displayName": "Tout", "description": "Tous les modèles" } ] } ] }
    --- fastlane/metadata/de-DE/name.txt
    Lektionen
    ```

    ```
    --- paywallgen.yml
    catalog: asc.json
    locales: [en-US, de-DE]
    --- asc.json
    { "data": [ { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "com.example.all", "name": "All",
      "inAppPurchaseType": "NON_CONSUMABLE" } } ] }
    ```

    ## How to fix

    Add the localizations that the finding lists, or take the languages out of `locales`.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    // With the App Store's name of each, for the store has one localization of `ar` and `ar-SA`.
    var wanted = project.locales.map { (locale: $0, code: $0.appStoreCode) }
    for localization in project.listing?.localizations ?? [] {
      let code = localization.locale.appStoreCode
      if wanted.contains(where: { $0.locale == localization.locale || code != nil && $0.code == code }) { continue }
      wanted.append((localization.locale, code))
      report(
        Violation(
          "Store's page is in \(localization.locale), and no paywall is",
          help: "translate the paywall, or the page is a promise",
          at: localization.place, locales: [localization.locale]))
    }
    // Most products have the same languages.
    var known: [Set<LocaleID>: [LocaleID]] = [:]
    for (product, subject) in project.declarations {
      let own = Set(product.localizations.keys)
      // What could not be read is told of as that.
      if own.isEmpty && product.localizationList == nil || product.hasUnreadTexts { continue }
      let lacking: [LocaleID]
      if let found = known[own] {
        lacking = found
      } else {
        let codes = Set(own.compactMap(\.appStoreCode))
        lacking = wanted.filter { locale, code in
          !own.contains(locale) && code.map(codes.contains) != true && locale.matches(in: own).isEmpty
        }.map { $0.locale }
        known[own] = lacking
      }
      guard !lacking.isEmpty else { continue }
      report(
        Violation(
          "\(subject.quoted) has no localization in \(listed(lacking))",
          help: "add a name and a description in \(lacking.count == 1 ? "it" : "each")",
          at: product.localizationList ?? product.id.range,
          subjects: [subject], locales: lacking))
    }
  }
}
