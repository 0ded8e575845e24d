import Findings
import Projects
import StoreCatalog

/// Family Sharing stays on.
enum FamilySharingIrreversible: ChangeRule {
  static let id = "family-sharing-irreversible"
  static let severity = Severity.note
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .earlierVersion]

  static let text: StaticString = """
    # Family Sharing is switched off

    A product that could be shared with the family still can.

    ## Why

    App Store Connect does not let anybody switch Family Sharing off once it is on. A file that says otherwise describes a product that will never be.

    ## Source

    App Store Connect Help, Family Sharing for in-app purchases ("cannot be turned off once enabled"),
    <https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information>, 2026-11.

    ## Bad

    ```
    --- before/Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "4.99", "familyShareable": true } ] } ] }
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "4.99", "familyShareable": «false» } ] } ] }
    ```

    ## Good

    ```
    --- before/Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "4.99", "familyShareable": false } ] } ] }
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "products": [], "subscriptionGroups": [
      { "id": "G", "name": "Pro", "subscriptions": [ { "productID": "com.example.m", "type": "RecurringSubscription",
        "referenceName": "Monthly", "groupNumber": 1, "recurringSubscriptionPeriod": "P1M", "localizations": [],
        "displayPrice": "4.99", "familyShareable": true } ] } ] }
    ```

    ## How to fix

    Leave it on, or sell a new product without it.
    """

  static func check(_ project: Project, since before: Project, report: (Violation) -> Void) {
    let past = Dictionary(before.catalog.products.map { ($0.id.value, $0) }) { first, _ in first }
    for (index, product) in project.catalog.products.enumerated() {
      guard past[product.id.value]?.isFamilyShareable?.value == true, let now = product.isFamilyShareable, !now.value
      else { continue }
      let name = project.name(of: product, in: project.sourceLocale).value
      report(
        Violation(
          .about(one: "can no longer be shared with the family", many: "can no longer be shared with the family"),
          help: "Family Sharing cannot be switched off once it is on", at: now.range,
          subjects: [.init(name: name, product: product.id.value, order: index)]))
    }
  }
}
