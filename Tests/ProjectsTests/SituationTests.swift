import Testing

@testable import Projects

/// In which situations a paywall is shown, what their pages are called, and which words speak of them.
struct SituationTests {
  private let world = ProjectWorld([
    "paywallgen.yml": """
    paywalls:
      pro:
        group: Pro
        situations:
          Grace Period: { current: pro.yearly, renews: pro.yearly, billing: grace-period }
          ends: { current: pro.monthly }
          upgrade: { current: pro.monthly, renews: pro.yearly, billing: retry }
          refunded: { state: refunded }
    """
  ])

  @Test func standInTheOrderOfPages() throws {
    let paywall = try #require(world.project.paywalls.first)
    let slugs = world.project.situations(of: paywall).map { world.project.slug(of: $0, in: paywall) }
    #expect(
      slugs == [
        "new", "trial-used", "lapsed", "subscribed-monthly", "subscribed-yearly", "grace-period", "ends", "upgrade",
        "refunded", "loading", "failed",
      ])
  }

  @Test func areFewForWhatIsBoughtOnce() throws {
    let world = ProjectWorld([
      "A.storekit": """
      { "settings": { "_storefront": "USA" }, "products": [ { "productID": "life", "type": "NonConsumable", "displayPrice": "9.99" } ] }
      """
    ])
    let paywall = try #require(world.project.paywalls.first)
    #expect(world.project.situations(of: paywall) == [.new, .loading, .failed])
  }

  @Test func areSpokenOfByTheMostSpecificKeyFirst() throws {
    let paywall = try #require(world.project.paywalls.first)
    let keys = world.project.situations(of: paywall).map { world.project.formKeys(of: $0, in: paywall) }
    #expect(
      keys == [
        ["new"], ["trial-used"], ["lapsed"], ["subscribed-monthly", "subscribed"], ["subscribed-yearly", "subscribed"],
        ["Grace Period", "grace-period", "subscribed"], ["ends", "not-renewing", "subscribed"],
        ["upgrade", "retry", "subscribed"], ["refunded"], ["loading"], ["failed"],
      ])
  }

  @Test func knowThePlanThatACustomerHasAndWillHave() throws {
    let paywall = try #require(world.project.paywalls.first)
    let plans = world.project.situations(of: paywall).map { situation in
      [world.project.currentPlan(in: situation, of: paywall), world.project.renewalPlan(in: situation, of: paywall)]
    }
    #expect(
      plans == [
        [nil, nil], [nil, nil], [nil, nil], [0, 0], [1, 1], [1, 1], [0, nil], [0, 1], [nil, nil], [nil, nil],
        [nil, nil],
      ])
  }
}
