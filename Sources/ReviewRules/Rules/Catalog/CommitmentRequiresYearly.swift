import Findings
import Locales
import Projects
import StoreCatalog

/// A commitment of twelve months belongs to a plan of a year.
enum CommitmentRequiresYearly: ProjectRule {
  static let id = "commitment-requires-yearly"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A 12-month commitment is on a plan that is not yearly

    Monthly billing with a commitment of twelve months is offered for subscriptions of one year only.

    ## Why

    App Store Connect has that billing plan for yearly subscriptions alone.

    ## Source

    Apple, Monthly subscriptions with a 12-month commitment, <https://developer.apple.com/news/?id=agq42lxe>, 2026-04-27; App Store Connect API
    4.4, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro", "name": "Pro",
        "subscriptionPeriod": "SIX_MONTHS", "groupLevel": 1 }, "relationships": {
        "group": { "data": { "type": "subscriptionGroups", "id": "G" } },
        "prices": { "data": [ { "type": "subscriptionPrices", "id": "P1" }, { "type": "subscriptionPrices", "id": "P2" } ] } } } ],
      "included": [
        { "type": "subscriptionPrices", "id": "P1", "relationships": { "territory": { "data": { "type": "territories", "id": "FRA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP1" } } } },
        «{ "type": "subscriptionPrices", "id": "P2", "attributes": { "planType": "MONTHLY" }, "relationships": {
          "territory": { "data": { "type": "territories", "id": "FRA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP2" } } } }»,
        { "type": "subscriptionPricePoints", "id": "PP1", "attributes": { "customerPrice": "29.99" } },
        { "type": "subscriptionPricePoints", "id": "PP2", "attributes": { "customerPrice": "4.99" } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: asc.json
    --- asc.json
    { "data": [ { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro", "name": "Pro",
        "subscriptionPeriod": "ONE_YEAR", "groupLevel": 1 }, "relationships": {
        "group": { "data": { "type": "subscriptionGroups", "id": "G" } },
        "prices": { "data": [ { "type": "subscriptionPrices", "id": "P1" }, { "type": "subscriptionPrices", "id": "P2" } ] } } } ],
      "included": [
        { "type": "subscriptionPrices", "id": "P1", "relationships": { "territory": { "data": { "type": "territories", "id": "FRA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP1" } } } },
        { "type": "subscriptionPrices", "id": "P2", "attributes": { "planType": "MONTHLY" }, "relationships": {
          "territory": { "data": { "type": "territories", "id": "FRA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "PP2" } } } },
        { "type": "subscriptionPricePoints", "id": "PP1", "attributes": { "customerPrice": "49.99" } },
        { "type": "subscriptionPricePoints", "id": "PP2", "attributes": { "customerPrice": "4.99" } } ] }
    ```

    ## How to fix

    Make the plan yearly, or take the commitment away.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let year = Period(1, .year)
    for (product, subject) in project.declarations {
      guard let commitment = product.commitment, product.period?.value != year else { continue }
      report(
        Violation(
          "\(subject.quoted) has a 12-month commitment, and a period of \(product.period?.value.english ?? "no length")",
          help: "only yearly plans can have one", at: commitment.range,
          related: product.period.map { [.init("the period", at: $0.range)] } ?? [], subjects: [subject]))
    }
  }
}
