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

    The description says what customers get, not the name once more; and no two products of one period share name and description.

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
    { "products": [
      { "productID": "com.example.a", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
        { "locale": "en_US", "displayName": "Pack", "description": "20 templates" } ] },
      { "productID": "com.example.b", "type": "NonConsumable", "displayPrice": "9.99", "localizations": [
        { "locale": "en_US", "displayName": "Pack", "description": «"20 templates"» } ] } ] }
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
            "Description '\(shortened(text.value))' is the name once more", help: "say what customers get",
            at: text.range,
            related: [.init("the name", at: name.range)], subjects: [subject], locales: [locale]))
      }
    }
    checkTwins(project, report)
  }

  /// Products of which neither text tells one from the other.
  private static func checkTwins(_ project: Project, _ report: (Violation) -> Void) {
    struct Key: Hashable {
      var period: Period?
      var locale: LocaleID
      var name: String
      var description: String
    }
    var first: [Key: SourceRange] = [:]
    for (product, subject) in project.declarations {
      for (locale, text) in product.sortedDescriptions {
        guard let name = product.names[locale]?.value else { continue }
        let key = Key(period: product.period?.value, locale: locale, name: name, description: text.value)
        guard let other = first[key] else {
          first[key] = text.range
          continue
        }
        report(
          Violation(
            "Description '\(shortened(text.value))' is another product's, as is the name", help: "tell the two apart",
            at: text.range, related: [.init("the other one", at: other)], subjects: [subject], locales: [locale]))
      }
    }
  }
}
