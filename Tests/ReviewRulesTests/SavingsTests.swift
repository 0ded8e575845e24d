import Findings
import Testing

@testable import ReviewRules

/// Figures in copy against the prices of each storefront.
@Suite struct SavingsTests {
  private static let rules: [any Rule.Type] = [SavingsWrong.self, PerUnitPriceWrong.self]

  /// A year at 49.99 and a week at 5.99 give 83 %, and in Japan 5,000 against 500 give 80 %.
  private static let catalog = """
    { "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [], "subscriptionGroups": [ { "id": "G", "name": "Pro",
      "localizations": [], "subscriptions": [
        { "productID": "year", "type": "RecurringSubscription", "referenceName": "Year", "displayPrice": "49.99",
          "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1, "localizations": [ { "locale": "en_US", "displayName": "Yearly", "description": "" } ] },
        { "productID": "week", "type": "RecurringSubscription", "referenceName": "Week", "displayPrice": "5.99",
          "recurringSubscriptionPeriod": "P1W", "groupNumber": 1, "localizations": [ { "locale": "en_US", "displayName": "Weekly", "description": "" } ] } ] } ] }
    """

  private func lines(_ copy: String, products: String = "[year, week]") throws -> [String] {
    try RuleWorld(
      [
        "paywallgen.yml":
          "catalog: W.storekit\ncopy: Copy\npaywalls:\n  pro: { products: \(products), control-style: list }\n",
        "W.storekit": Self.catalog, "Copy/pro.en-US.md": "---\n\(copy)\n---\n",
      ], rules: Self.rules
    ).lines
  }

  @Test func theFloorIsAcceptedAndNothingAbove() throws {
    #expect(try lines("badge: { year: \"Save 83%\" }") == [])
    #expect(try lines("badge: { year: \"Save 60%\" }") == [])
    #expect(
      try lines("badge: { year: \"Save 84%\" }") == ["error savings-wrong: '84%' is overstated: the prices give 83%"])
    #expect(
      try lines("badge: { year: \"−90 %\" }") == ["error savings-wrong: '−90 %' is overstated: the prices give 83%"])
  }

  @Test func aSavingNeedsAPlanToMeasureItAgainst() throws {
    #expect(
      try lines("headline: \"Save 83%\"", products: "[year]")
        == ["warning savings-wrong: '83%' is measured against nothing on this screen"])
    #expect(try lines("headline: \"Save 83%\"") == [])
  }

  @Test func theDearestPlanSavesNothing() throws {
    #expect(
      try lines("badge: { week: \"Save 10%\" }")
        == ["error savings-wrong: '10%' is overstated: the prices give no whole percent"])
  }

  @Test func unitPricesMayBeCutDownOrRoundedUp() throws {
    for text in ["$4.16/month", "$4.17 a month", "$0.95 per week", "$0.96/wk", "$5.99 a week"] {
      #expect(try lines("price-detail: { year: \"\(text)\" }") == [], "\(text)")
    }
    #expect(
      try lines("price-detail: { year: \"just $4.15/month\" }")
        == ["error per-unit-price-wrong: '$4.15/month' is wrong: 'Year' comes to $4.16"])
    #expect(
      try lines("price-detail: { year: \"$4.18/month\" }")
        == ["error per-unit-price-wrong: '$4.18/month' is wrong: 'Year' comes to $4.16"])
  }

  /// A weekly price that is typed is a price, and stale where it is not the catalog's: another rule says so.
  @Test func whatAPlanOfThatLengthCostsIsNoCalculatedPrice() throws {
    #expect(try lines("subtitle: \"Only $3.99 a week\"") == [])
    #expect(try lines("price-detail: { week: \"$3.99 a week\" }") == [])
  }
}
