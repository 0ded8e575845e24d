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

  /// Offers of every kind that costs something, and a commitment: one finding a storefront.
  @Test func saysWhichOffersHaveNoPriceWhereTheirPlanHasOne() {
    func paid(_ more: String) -> String {
      #"{ "paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": "1.99"\#(more) }"#
    }
    let catalog = """
      { "settings": { "_locale": "en_US", "_storefront": "GBR" }, "subscriptionGroups": [ { "id": "G1", "name": "Pro",
        "subscriptions": [ { "productID": "pro", "type": "RecurringSubscription", "referenceName": "Yearly",
          "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1,
          "introductoryOffer": \(paid("")), "adHocOffers": [ \(paid(#", "offerID": "a""#)) ],
          "codeOffers": [ \(paid(#", "referenceName": "c""#)) ], "winbackOffers": [ \(paid(#", "offerID": "w""#)) ],
          "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4", "commitmentDisplayPrice": "48" } ],
          "localizations": [ { "locale": "en_US", "displayName": "Yearly", "description": "All of it" } ] } ] } ] }
      """
    func world(_ catalog: String, _ prices: String = "Germany,EUR,39.99\n") -> ProjectWorld {
      ProjectWorld([
        "paywallgen.yml": "locales: [en-GB, de-DE]\nprices: { pro: prices.csv }", "App.storekit": catalog,
        "prices.csv": "Countries or Regions,Currency Code,Price\n" + prices,
      ])
    }
    let all = world(catalog).project.findings.filter { $0.rule == "offer-price-missing" }
    #expect(all.map(\.message) == ["Prices of 5 offers not known for Germany: they are not shown"])
    #expect(all.map(\.severity) == [.error])
    #expect(all.map(\.locales) == [["de-DE"]])
    #expect(all.map(\.storefronts) == [["DEU"]])
    #expect(
      all.first?.related.map(\.message) == [
        "the promotional offer of 'pro'", "the code offer of 'pro'", "the win-back offer of 'pro'",
        "the 12-month commitment of 'pro'",
      ])
    // Where the plan's own price is not known, another storefront stands in, and has them all.
    #expect(!world(catalog, "France,EUR,39.99\n").project.findings.contains { $0.rule == "offer-price-missing" })
    // What no screen shows is no error, and what is free has no price.
    let hidden = catalog.replacing(#""introductoryOffer": {"#, with: #""oldOffer": {"#)
      .replacing("winbackOffers", with: "oldOffers")
    let quiet = world(hidden).project.findings.filter { $0.rule == "offer-price-missing" }
    #expect(quiet.map(\.message) == ["Prices of 3 offers not known for Germany: they are not shown"])
    #expect(quiet.map(\.severity) == [.warning])
    let free = catalog.replacing("payUpFront", with: "free").replacing(#", "displayPrice": "1.99""#, with: "")
      .replacing("billingPlans", with: "oldPlans")
    #expect(!world(free).project.findings.contains { $0.rule == "offer-price-missing" })
  }
}
