import Locales
import Testing

@testable import Projects

/// Which locales and storefronts a paywall is shown in, and whose prices.
struct MarketTests {
  private func markets(_ world: ProjectWorld) -> [String] {
    world.project.paywalls.flatMap { paywall in
      world.project.markets(of: paywall).map { market in
        "\(market.slug) \(market.storefront)" + (market.wanted.map { " for \($0)" } ?? "")
      }
    }
  }

  private let german = "Countries or Regions,Currency Code,Price\nGermany,EUR,1.99\nSwitzerland,CHF,2.00\n"

  @Test func showPricesAtHomeWhereAllAreKnown() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [en-US, de-DE, ja]
      prices: { pro.monthly: prices.csv, pro.yearly: prices.csv }
      """,
      "prices.csv": german,
    ])
    #expect(world.lines == [])
    #expect(markets(world) == ["en-US USA", "de-DE DEU", "ja USA for JPN"])
  }

  @Test func showTheCatalogsOwnPricesWhereOneIsUnknown() {
    let world = ProjectWorld([
      "paywallgen.yml": "locales: [de-DE, en-US]\nprices: { pro.monthly: prices.csv }", "prices.csv": german,
    ])
    #expect(markets(world) == ["de-DE USA for DEU", "en-US USA"])
  }

  /// Where neither the storefront nor the catalog's own has all prices, the first that has shows them.
  @Test func showAStorefrontThatHasAllPrices() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [en-GB, en-US]
      catalog: Bare.storekit
      prices: { pro.monthly: japan.csv, pro.yearly: japan.csv }
      """,
      "Bare.storekit": bare, "japan.csv": "Countries or Regions,Currency Code,Price\nJapan,JPY,1200\n",
    ])
    #expect(markets(world) == ["en-GB JPN for GBR", "en-US JPN for USA"])
    #expect(world.lines.filter { $0.contains("shown without one") } == [])
  }

  /// Where none has all of them, the storefront stays that has some, and the plan that lacks one is named.
  @Test func sayWhichPlanHasNoPrice() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [en-US, de-DE]
      catalog: Bare.storekit
      prices: { pro.monthly: usa.csv, pro.yearly: japan.csv }
      """,
      "Bare.storekit": bare, "usa.csv": "Countries or Regions,Currency Code,Price\nUnited States,USD,9.99\n",
      "japan.csv": "Countries or Regions,Currency Code,Price\nJapan,JPY,1200\n",
    ])
    #expect(markets(world) == ["en-US USA", "de-DE USA for DEU"])
    #expect(
      world.project.findings.filter { $0.severity == .warning }.map { "\($0.rule): \($0.message) \($0.locales)" } == [
        "storefront-without-price: No price known for 'pro.yearly' in United States: shown without one [\"en-US\", \"de-DE\"]"
      ])
  }

  /// App Store Connect's data come without prices unless they are asked for.
  @Test func sayOnceThatNoPriceIsKnown() {
    let data = """
      { "data": [
        { "type": "inAppPurchases", "id": "1", "attributes": { "productId": "«a»", "name": "All", "inAppPurchaseType": "NON_CONSUMABLE" } },
        { "type": "inAppPurchases", "id": "2", "attributes": { "productId": "b", "name": "More", "inAppPurchaseType": "NON_CONSUMABLE" } } ] }
      """
    let world = ProjectWorld(
      ["paywallgen.yml": "catalog: asc.json\nlocales: [en-US, de-DE]\n", "asc.json": data], catalog: nil)
    #expect(markets(world) == ["en-US USA", "de-DE DEU"])
    #expect(
      world.project.findings.filter { $0.rule == "storefront-without-price" }.map {
        "\($0.severity.rawValue) \($0.message)"
      }
        == ["note No price known for 'All' and 1 more: shown without one"])
  }

  /// A catalog whose products have no prices of their own.
  private let bare = """
    { "subscriptionGroups": [ { "id": "G", "name": "Pro", "localizations": [], "subscriptions": [
      { "productID": "pro.monthly", "type": "RecurringSubscription", "recurringSubscriptionPeriod": "P1M", "localizations": [] },
      { "productID": "pro.yearly", "type": "RecurringSubscription", "recurringSubscriptionPeriod": "P1Y", "localizations": [] } ] } ] }
    """

  @Test func askNothingOfProductsThatAreNotOnThePaywall() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: de
      prices: { pro.monthly: prices.csv }
      paywalls: { pro: { products: [pro.monthly] } }
      """,
      "prices.csv": german,
    ])
    #expect(markets(world) == ["de DEU"])
  }

  @Test func followTheConfiguredStorefrontsTheFirstBeingTheLocalesOwn() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [de-DE, en-US]
      storefronts: { de: [CHE, DEU, CHE], en-US: USA }
      prices: { pro.monthly: prices.csv, pro.yearly: prices.csv }
      """,
      "prices.csv": german,
    ])
    #expect(markets(world) == ["de-DE CHE", "de-DE@DEU DEU", "en-US USA"])
  }

  @Test func areThoseThatARunAsksFor() throws {
    let france = try #require(Storefront("FRA"))
    let germany = try #require(Storefront("DEU"))
    let world = ProjectWorld(["paywallgen.yml": "locales: [de-DE, en-US]"]) { request in
      request.storefronts = [france, germany]
      request.locales = [LocaleID("de-DE"), LocaleID("de-DE")].compactMap { $0 }
    }
    #expect(markets(world) == ["de-DE@FRA USA for FRA", "de-DE USA for DEU"])
  }

  @Test func holdPricesInTheUnitedStatesWhereTheCatalogNamesNoStorefront() {
    let world = ProjectWorld([
      "paywallgen.yml": "locales: [fr, en-US]", "App.storekit": catalog("m 1 4.99", settings: ""),
    ])
    #expect(markets(world) == ["fr USA for FRA", "en-US USA"])
  }

  private func note(_ place: String, _ country: String, _ locales: [String], for choice: String) -> String {
    "\(place) note storefront-without-price: No price known for \(country): showing United States "
      + "(name its prices under 'prices' or 'catalog', or choose the storefront yourself: storefronts: { \(choice): USA }) "
      + "\(locales)"
  }

  @Test func sayOnceAStorefrontThatItsPricesAreUnknown() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [de-DE, en-US, ja, de]
      storefronts: { ja: «JPN» }
      paywalls: { a: { group: Pro }, b: { products: [pro.monthly] } }
      """,
      "Pro.storekit": ProjectWorld.catalog.replacing("\"USA\"", with: "«\"USA\"»"),
    ])
    #expect(
      world.storefrontLines == [
        note("«1»", "Germany", ["de-DE", "de"], for: "de-DE"), note("«2»", "Japan", ["ja"], for: "ja"),
      ])
  }

  @Test func saySoAtThePaywallWhereTheCatalogNamesNoStorefront() {
    let world = ProjectWorld([
      "paywallgen.yml": "locales: [fr]\npaywalls: { «p»: { group: Pro } }",
      "App.storekit": catalog("m 1 4.99", settings: ""),
    ])
    #expect(world.storefrontLines == [note("«1»", "France", ["fr"], for: "fr")])
  }

  @Test func saveTheNoteWhereTheConfigurationChoseTheStorefront() {
    let world = ProjectWorld(["paywallgen.yml": "locales: [de-DE, en-US]\nstorefronts: { de-DE: USA }"])
    #expect(world.storefrontLines == [])
  }
}
