import Testing

@testable import Projects

/// Which plans a paywall has, in which order and tiers.
struct PaywallPlansTests {
  private let twoTiers = catalog("family.m 1 9.99", "family.y 1 99.99", "solo.m 2 4.99", "solo.y 2 49.99")

  private func plans(_ paywall: String, of catalog: String) -> [String] {
    let world = ProjectWorld(["paywallgen.yml": "paywalls: { pro: { \(paywall) } }", "App.storekit": catalog])
    #expect(world.lines == [])
    return world.plans
  }

  @Test func makesATierOfEachLevelWithSeveralPlans() {
    #expect(
      plans("group: Pro", of: twoTiers) == ["family.m tier-1 *", "family.y tier-1", "solo.m tier-2", "solo.y tier-2"])
  }

  @Test func makesOneTierWhereEveryLevelHoldsOnePlan() {
    #expect(
      plans("group: Pro", of: catalog("y 1 49.99", "m 2 4.99", "w 3 1.99")) == ["y tier-1 *", "m tier-1", "w tier-1"])
  }

  @Test func ordersByLevelAndKeepsTheFilesOrderWithinOne() {
    #expect(
      plans("group: G1", of: catalog("solo.y 2 49.99", "family.y 1 99.99", "solo.m 2 4.99", "family.m 1 9.99"))
        == ["family.y tier-1 *", "family.m tier-1", "solo.y tier-2", "solo.m tier-2"])
  }

  @Test(arguments: [
    ("price", ["b", "c", "a"]), ("price-descending", ["a", "c", "b"]), ("given", ["a", "b", "c"]),
    ("level", ["c", "b", "a"]),
  ])
  func ordersByWhatIsAskedFor(order: String, expected: [String]) {
    let found = plans("group: Pro, order: \(order)", of: catalog("a 3 10.00", "b 2 9.00", "c 1 9.50"))
    #expect(found.map { String($0.prefix(1)) } == expected)
  }

  @Test func keepsTheOrderOfAList() {
    #expect(plans("products: [solo.y, family.m]", of: twoTiers) == ["solo.y tier-1 *", "family.m tier-1"])
  }

  @Test func choosesAmongTheGroupByAList() {
    #expect(plans("group: Pro, products: [solo.y, solo.m]", of: twoTiers) == ["solo.y tier-1 *", "solo.m tier-1"])
  }

  @Test func addsOneTimeProductsToAGroup() {
    let lifetime = #""products": [ { "productID": "life", "type": "NonConsumable", "displayPrice": "199.99" } ], "#
    #expect(
      plans("group: Pro, products: [life]", of: catalog("m 1 4.99", "y 2 49.99", extra: lifetime))
        == ["m tier-1 *", "y tier-1", "life tier-1"])
  }

  @Test func choosesThePlanThatIsSelected() {
    #expect(
      plans("group: Pro, selected: solo.m", of: twoTiers)
        == ["family.m tier-1", "family.y tier-1", "solo.m tier-2 *", "solo.y tier-2"])
  }

  @Test func takesTiersAsDeclaredWithTheirNamesInTheSourceLocale() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      source-locale: de
      paywalls:
        pro:
          group: Pro
          tiers: { tier.family: [family.m, family.y], プロ: [solo.m, solo.y] }
      """,
      "App.storekit": twoTiers,
      "Text.xcstrings": """
      { "sourceLanguage": "de", "version": "1.0", "strings": { "tier.family": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Familie & Freunde" } } } } } }
      """,
    ])
    #expect(world.lines == [])
    #expect(
      world.plans == [
        "family.m familie-freunde *", "family.y familie-freunde", "solo.m tier-2", "solo.y tier-2",
      ])
  }

  @Test func notesProductsWithoutTierAndTiersOfOneAddress() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      paywalls:
        pro:
          group: Pro
          tiers: { «Café»: [family.m], «cafe»: [family.y, «nobody»], situations: [solo.m] }
      """,
      "App.storekit": twoTiers,
    ])
    #expect(
      world.lines == [
        "«3» error plan-not-in-catalog: 'nobody' is no product of the catalog "
          + "(known are 'family.m', 'family.y', 'solo.m', 'solo.y')",
        "«2» error address-clash: Tier 'cafe' has the address 'cafe' of another tier",
        "«1» error product-without-tier: 'solo.y' is in none of the tiers",
      ])
    #expect(world.plans == ["family.m cafe *", "family.y cafe", "solo.m tier-3", "solo.y cafe"])
  }

  private func twoGroups(second name: String, shown: String = "Second") -> String {
    """
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [
      { "id": "G1", "name": "Pro", "subscriptions": [ \(monthly("a")) ] },
      { "id": "G2", "name": "\(name)", "localizations": [ { "locale": "en_US", "displayName": "\(shown)" } ],
        "subscriptions": [ \(monthly("b")) ] } ] }
    """
  }

  private func monthly(_ id: String) -> String {
    """
    { "productID": "\(id)", "type": "RecurringSubscription", "groupNumber": 1, "displayPrice": "4.99",
      "recurringSubscriptionPeriod": "P1M",
      "localizations": [ { "locale": "en_US", "displayName": "Name \(id)", "description": "-" } ] }
    """
  }

  @Test func asksWhichOfTwoGroupsOfOneNameIsMeant() {
    let world = ProjectWorld([
      "paywallgen.yml": "paywalls: { pro: { group: «Pro» } }", "App.storekit": twoGroups(second: "Pro"),
    ])
    #expect(
      world.lines.map { $0.components(separatedBy: " / ")[0] } == [
        "«1» error ambiguous-group: 'Pro' is the name of 2 subscription groups: 'G1', 'G2' (name one of them by its id: group: G1)"
      ])
    #expect(world.plans == ["a tier-1 *"])
    #expect(plans("group: G2", of: twoGroups(second: "Pro")) == ["b tier-1 *"])
  }

  /// A reference name is the better name, and an id the best.
  @Test func prefersAReferenceNameToAShownOneAndAnIdToBoth() {
    #expect(plans("group: Pro", of: twoGroups(second: "Other", shown: "Pro")) == ["a tier-1 *"])
    #expect(plans("group: G1", of: twoGroups(second: "G1")) == ["a tier-1 *"])
    #expect(plans("group: Second", of: twoGroups(second: "Other")) == ["b tier-1 *"])
  }
}
