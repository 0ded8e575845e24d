import Locales
import Projects
import Screens
import Testing

/// What is sold once, what is billed monthly for a year, and prices of another storefront.
struct ProductKindTests {
  private static func single(_ id: String, _ type: String) -> String {
    """
    { "productID": "\(id)", "type": "\(type)", "displayPrice": "99.99", "referenceName": "\(id)",
      "localizations": [ { "locale": "en_US", "displayName": "\(id.capitalized)", "description": "For good" } ] }
    """
  }

  @Test func whatIsBoughtOnceHasNoPeriod() throws {
    let catalog = ScreenWorld.catalog(
      ScreenWorld.subscription("solo.year", 1, "P1Y", "49.99"),
      others: Self.single("lifetime", "NonConsumable") + "," + Self.single("coins", "Consumable"))
    let world = try ScreenWorld(
      "products: [lifetime, coins]\nselected: lifetime",
      files: [
        "Copy/pro.en-US.md": "---\nprice-detail: { solo.year: \"{{ product.price_per_month }} a month\" }\n---\n"
      ], catalog: catalog)
    #expect(world.findings == [])
    #expect(
      try world.lines("pro/en-US", roles: [.planName, .price, .priceDetail, .caption, .cta]) == [
        "plan-name solo.year: Solo Year", "price solo.year: $49.99/year", "price-detail solo.year: $4.16 a month",
        "plan-name lifetime*: Lifetime", "price lifetime: $99.99 · One-time purchase",
        "plan-name coins: Coins", "price coins: $99.99",
        "caption solo.year: Renews automatically at $49.99/year until you cancel.",
        "cta solo.year: Subscribe", "cta lifetime: Buy", "cta coins: Buy",
      ])
    // Nobody is subscribed to what is bought once.
    #expect(world.addresses.filter { $0.contains("subscribed") } == ["pro/en-US/situations/subscribed-solo-year: all"])
    let figures = try #require(world.sheets.first).figures
    #expect(figures.map(\.derived.isEmpty) == [false, true, true])
    #expect(figures.map(\.pricePerPeriodText) == ["$49.99/year", "$99.99", "$99.99"])
  }

  @Test func aPriceOfAPeriodIsNoVariableOfAOneTimeProduct() throws {
    let world = try ScreenWorld(
      "products: [lifetime]",
      files: ["Copy/pro.en-US.md": "---\ncta: \"{{ product.price_per_month }}\"\n---\n"],
      catalog: ScreenWorld.catalog(
        ScreenWorld.subscription("solo.year", 1, "P1Y", "49.99"), others: Self.single("lifetime", "NonConsumable")))
    #expect(
      world.findings == [
        "variable-without-value: 'product.price_per_month' has no value for 'lifetime' in situation 'new'"
      ])
  }

  private static func committed(_ storefront: String) -> String {
    ScreenWorld.catalog(
      ScreenWorld.subscription(
        "solo.year", 1, "P1Y", "49.99",
        """
        "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "5.00", "commitmentDisplayPrice": "60.00", "isEnabled": true } ],
        """), storefront: storefront)
  }

  /// A commitment says what its months come to; it is not sold in the United States and Singapore.
  @Test func aCommitmentSaysItsPaymentsAndTheirTotal() throws {
    func said(_ storefront: String) throws -> [String] {
      let world = try ScreenWorld(
        "", configuration: "locales: [en-GB]\nstorefronts: { en-GB: \(storefront) }",
        catalog: Self.committed(storefront))
      return try world.texts(.commitmentTotal, "pro/en-GB")
    }
    #expect(
      try said("GBR") == [
        "£5.00/month · 12 payments, £60.00 in total · Renews for another 12 months unless you cancel."
      ])
    #expect(
      try said("DEU") == [
        "5,00\u{A0}€/month · 12 payments, 60,00\u{A0}€ in total · Renews for another 12 months unless you cancel."
      ])
    #expect(try said("USA") == [])
    #expect(try said("SGP") == [])
  }

  @Test func aCommitmentsTotalIsAVariable() throws {
    let world = try ScreenWorld(
      "control-style: picker", configuration: "locales: [en-GB]",
      files: [
        "Copy/pro.en-GB.md":
          "---\ncta: \"{{ product.commitment_months }} × {{ product.commitment_price }}, in all {{ product.commitment_total }}\"\n---\n"
      ],
      catalog: Self.committed("GBR"))
    #expect(try world.texts(.cta, "pro/en-GB") == ["12 × £5.00, in all £60.00"])
    #expect(world.findings == [])
  }

  // MARK: Markets

  @Test func whereNoPriceIsKnownTheCatalogsOwnIsBorrowed() throws {
    let world = try ScreenWorld("products: [solo.year]", configuration: "locales: [ja]")
    let sheet = try #require(world.sheets.first)
    #expect(sheet.market.storefront.code == "USA")
    #expect(sheet.market.wanted?.code == "JPN")
    #expect(try world.texts(.price, "pro/ja") == ["$49.99/年"])
  }

  /// Prices follow the storefront; in the reader's language where that is spoken there.
  @Test func pricesAreWrittenAsTheStorefrontDoesAndWordsAsTheReaderDoes() throws {
    let prices = "Countries or Regions,Currency Code,Price\nSwitzerland,CHF,1059.90\nSaudi Arabia,SAR,199.99\n"
    let world = try ScreenWorld(
      "products: [solo.year]",
      configuration: """
        locales: [de-DE, fr-FR, ar-SA, en-US]
        prices: { solo.year: prices.csv }
        storefronts: { de-DE: [CHE, SAU, USA], fr-FR: CHE, ar-SA: [SAU, CHE], en-US: SAU }
        """, files: ["prices.csv": prices])
    let read = world.screens.filter { $0.situation == .new }.map { screen in
      "\(screen.address): \(screen.elements.first { $0.role == .price }?.text ?? "")"
    }
    #expect(
      read == [
        "pro/de-DE: CHF\u{A0}1’059.90/Jahr", "pro/de-DE@SAU: \u{200F}١٩٩٫٩٩\u{A0}ر.س.\u{200F}/Jahr",
        "pro/de-DE@USA: $49.99/Jahr", "pro/fr-FR: 1\u{202F}059.90\u{A0}CHF/an",
        "pro/ar-SA: \u{200F}١٩٩٫٩٩\u{A0}ر.س.\u{200F}/سنة", "pro/ar-SA@CHE: CHF\u{A0}1’059.90/سنة",
        "pro/en-US: \u{200F}١٩٩٫٩٩\u{A0}ر.س.\u{200F}/year",
      ])
  }

  @Test func theButtonBuysWhatIsBoughtOnceBeforeItIsThere() throws {
    func buttons(_ paywall: String) throws -> [String] {
      let world = try ScreenWorld(
        paywall,
        catalog: ScreenWorld.catalog(
          ScreenWorld.subscription("solo.year", 1, "P1Y", "49.99"),
          others: Self.single("lifetime", "NonConsumable") + "," + Self.single("coins", "Consumable")))
      return try ["loading", "failed"].flatMap { try world.lines("pro/en-US/situations/\($0)", roles: [.cta]) }
    }
    #expect(try buttons("products: [lifetime, coins]\nselected: lifetime") == ["cta: Buy (off)", "cta: Buy (off)"])
    #expect(
      try buttons("products: [lifetime, coins]\nselected: solo.year") == [
        "cta: Subscribe (off)", "cta: Subscribe (off)",
      ])
  }
}
