import Findings
import Locales
import Projects
import StoreCatalog

/// A description adds something to the name.
enum NameDescriptionIdentical: ProjectRule {
  static let id = "name-description-identical"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.2"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A product's description repeats its name

    The description says what customers get, not the name once more; and subscriptions of one period and different levels of service are not
    described alike.

    ## Why

    Name and description stand together on the purchase sheet, in the list of subscriptions and on the store's page. Two lines that say the
    same tell nobody what is bought, and App Review asks for texts and pictures that tell products apart.

    ## Source

    App Review Guidelines 2.3.2, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro Lifetime", "description": «"Pro lifetime"» },
      { "locale": "de", "displayName": "Pro für immer", "description": "Alle Vorlagen" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1,
        "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "Edit photos" } ] },
      { "productID": "com.example.basic", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 2,
        "localizations": [ { "locale": "en_US", "displayName": "Basic", "description": «"Edit photos"» } ] } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro Lifetime", "description": "Pro lifetime: all templates" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro.monthly", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1,
        "localizations": [ { "locale": "en_US", "displayName": "Pro Monthly", "description": "All templates" } ] },
      { "productID": "com.example.pro.yearly", "type": "RecurringSubscription", "displayPrice": "59.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 2,
        "localizations": [ { "locale": "en_US", "displayName": "Pro Yearly", "description": "All templates" } ] } ] } ] }
    ```

    ## How to fix

    Say in the description what the product gives: "All templates, on every device".
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (product, subject) in project.declarations {
      for (locale, text) in product.sortedDescriptions {
        guard let name = product.names[locale], FoldedText(name.value).says(sameAs: FoldedText(text.value)) else {
          continue
        }
        report(
          Violation(
            "Description '\(shortened(text.value))' is the name once more", help: "say what customers get", at: text.range,
            related: [.init("the name", at: name.range)], subjects: [subject], locales: [locale]))
      }
    }
    checkLevels(project, report)
  }

  /// Plans of one period and different levels that say the same of themselves.
  private static func checkLevels(_ project: Project, _ report: (Violation) -> Void) {
    struct Key: Hashable {
      var group: String
      var period: Period
      var locale: LocaleID
      var text: String
    }
    var seen: [Key: (level: Int, range: SourceRange)] = [:]
    for (index, product) in project.catalog.products.enumerated() {
      guard let group = product.group, let level = product.level?.value, let period = product.period?.value else { continue }
      for (locale, text) in product.sortedDescriptions {
        let key = Key(group: group, period: period, locale: locale, text: text.value)
        guard let first = seen[key] else {
          seen[key] = (level, text.range)
          continue
        }
        guard first.level != level else { continue }
        report(
          Violation(
            "Description '\(shortened(text.value))' is that of another level of service",
            help: "say what this one gives, and the other does not", at: text.range,
            related: [.init("the other one", at: first.range)], subjects: [product.subject(at: index)], locales: [locale]))
      }
    }
  }
}
