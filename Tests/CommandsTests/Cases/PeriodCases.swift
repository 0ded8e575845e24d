import Testing

@Suite struct PeriodCases {
  /// The screen of a catalog with one plan in a locale.
  func screen(_ plan: CasePlan, _ locale: String = "en-US") throws -> ComposedScreen {
    let folder = try CaseFolder(["App.storekit": catalog(plan)])
    return try folder.screens("App.storekit", "--locale", locale).at("pro/" + locale)
  }

  // PP-01
  @Test(arguments: [(1, "miesiąc"), (2, "miesiące"), (5, "miesięcy"), (11, "miesięcy"), (22, "miesiące")])
  func countsPolishMonthsInTheFormsThatPolishHas(count: Int, months: String) throws {
    let plan = CasePlan(
      "com.example.a", "Pro", "9.99", "P1M", offer: offer("payAsYouGo", "P1M", count: count, price: "0.99"))
    let text = try screen(plan, "pl").offers[0]
    let words = text.split { " ,()".contains($0) }.map(String.init)
    #expect(words.contains(months), "\(text)")
    for other in ["miesiąc", "miesiące", "miesięcy", "miesiąca"] where other != months {
      // The regular price behind the offer is by the month, in any case.
      #expect(!words.contains(other), "\(text)")
    }
  }

  // PP-02
  @Test(arguments: [("P3M", "$24.99/3 mo"), ("P2W", "$24.99/2 wk"), ("P1M", "$24.99/mo"), ("P1Y", "$24.99/yr")])
  func keepsTheNumberInAbbreviatedPeriods(period: String, text: String) throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", "Pro", "24.99", period)),
      "Copy/pro.en-US.md": "---\nprice-detail: \"{{ product.price_per_period_abbreviated }}\"\n---\n",
    ])
    try expect(folder.screens().at("pro/en-US").texts("price-detail"), is: [text])
  }

  // PP-06
  @Test func namesTurkishPeriodsAndComparesEachPlanOverItsOwnLength() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Aylık", "99.99", "P1M", locale: "tr"),
        CasePlan("com.example.h", "6 Ay", "499.99", "P6M", locale: "tr"),
        CasePlan("com.example.y", "Yıllık", "799.99", "P1Y", locale: "tr"), locale: "tr_TR", storefront: "TUR")
    ])
    let screen = try folder.screens("App.storekit", "--locale", "tr").at("pro/tr")
    let periods = screen.plans.map { ($0["period"] as? [String: Any])?["text"] as? String }
    #expect(periods == ["ay", "6 ay", "yıl"])
    // 99.99 × 6 − 499.99 = 99.95 of 599.94, and 99.99 × 12 − 799.99 = 399.89 of 1199.88.
    #expect(screen.derived("savings-percent") == ["com.example.h": "%16", "com.example.y": "%33"])
    #expect(screen.derived("savings-amount") == ["com.example.h": "₺99,95", "com.example.y": "₺399,89"])
  }

  // PP-08
  @Test(arguments: [("P1M", 2), ("P2M", nil as Int?)])
  func takesTheOtherFormWhereAPluralFormIsEmpty(period: String, count: Int?) throws {
    func strings(two: String) -> String {
      func unit(_ value: String) -> String {
        "{\"stringUnit\":{\"state\":\"\(value.isEmpty ? "new" : "translated")\",\"value\":\"\(value)\"}}"
      }
      return """
        {"sourceLanguage":"en","version":"1.0","strings":{"trial":{"localizations":{
        "en":{"variations":{"plural":{"one":\(unit("%lld month free")),"other":\(unit("%lld months free"))}}},
        "ar":{"variations":{"plural":{"zero":\(unit("")),"one":\(unit("شهر مجاني")),
        "two":\(unit(two)),"few":\(unit("%lld أشهر مجانية")),
        "many":\(unit("%lld شهرًا مجانيًا")),"other":\(unit("%lld شهر مجاني"))}}}}}}}
        """
    }
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.p", "Pro", "9.99", "P1Y", offer: offer("free", period, count: count))),
      "L.xcstrings": strings(two: ""),
      "paywallgen.yml": configuration(
        paywall: "text:\n  trial: { key: trial, arguments: [product.offer_count] }", project: "locales: [en-US, ar-AE]"),
    ])
    try expect(folder.screens().at("pro/en-US").texts("trial"), is: ["2 months free"])
    try expect(folder.screens().at("pro/ar-AE").texts("trial"), is: ["2 شهر مجاني"])
    try folder.write("L.xcstrings", strings(two: "شهران مجانيان"))
    try expect(folder.screens().at("pro/ar-AE").texts("trial"), is: ["شهران مجانيان"])
  }

  // PP-09
  @Test func takesTheLocaleThatStandsForNoneAsNone() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", "Pro", "9.99", "P3M")).replacing(
        #""_locale":"en_US""#, with: #""_locale":"xx_XX""#)
    ])
    try expect(
      folder.findings("--ignore", "missing-translation", "App.storekit"),
      is: ["note unknown-locale App.storekit:2:23 Unknown locale 'xx_XX' is passed over"])
    let screens = try folder.screens("App.storekit", "--locale", "pl")
    try expect(screens.at("pro/pl").each("pricePerPeriod"), is: ["$9.99/3 miesiące"])
    #expect(screens.allSatisfy { $0.locale == "pl" })
    try expect(Set(folder.screens("App.storekit").map(\.locale)), is: ["en-US"])
  }

  // PP-10
  @Test func showsAOneTimePurchaseByItsPriceAlone() throws {
    let life = """
      {"displayPrice":"149.99","internalID":"L","localizations":[{"description":"","displayName":"Lifetime","locale":"en_US"}],
       "productID":"com.example.life","referenceName":"Lifetime","type":"NonConsumable"}
      """
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.y", "Yearly", "59.99", "P1Y"), products: life),
      "paywallgen.yml": configuration().replacing(
        "    group: Pro", with: "    group: Pro\n    products: [com.example.life]"),
      "Copy/pro.en-US.md": "---\nprice-detail: \"{{ product.price_per_period }}\"\n---\n",
    ])
    let screen = try folder.screens().at("pro/en-US")
    #expect(screen.texts("price", of: "com.example.life") == ["$149.99 · One-time purchase"])
    #expect(screen.texts("price-detail") == ["$59.99/year", "$149.99"])
    #expect(screen.texts("caption", of: "com.example.life") == [])
    #expect(screen.derived("per-unit-price/month") == ["com.example.y": "$4.99"])
    #expect(screen.derived("savings-percent") == [:])
  }

  // PP-11
  @Test func hasBothTheQuantityAndTheRhythmOfAPeriod() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", "Half-year", "29.99", "P6M")),
      "Copy/pro.en-US.md":
        "---\ndisclosure: Billed {{ product.periodly }}, {{ product.period_with_unit }} at a time\n---\n",
    ])
    try expect(
      folder.screens().at("pro/en-US").texts("disclosure"), is: ["Billed every 6 months, 6 months at a time"])
  }
}
