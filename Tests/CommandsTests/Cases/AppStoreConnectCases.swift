import Testing

@Suite struct AppStoreConnectCases {
  /// A project whose plan has its prices from an answer of App Store Connect.
  func project(_ answer: String) throws -> CaseFolder {
    try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", "Pro", "8.99", "P1Y"), storefront: "GBR"),
      "prices.json": answer,
      "paywallgen.yml": configuration(
        project: "catalog: App.storekit\nprices: { com.example.p: prices.json }\nlocales: [en-US]"),
    ])
  }

  func row(_ id: String, point: String, territory: String, from: String = "null") -> String {
    """
    {"type":"subscriptionPrices","id":"\(id)","attributes":{"startDate":\(from),"preserved":false},"relationships":{
    "subscriptionPricePoint":{"data":{"type":"subscriptionPricePoints","id":"\(point)"}},
    "territory":{"data":{"type":"territories","id":"\(territory)"}}}}
    """
  }

  static let included = """
    {"type":"subscriptionPricePoints","id":"pp1","attributes":{"customerPrice":"9.99"}},
    {"type":"subscriptionPricePoints","id":"pp2","attributes":{"customerPrice":"12.99"}},
    {"type":"territories","id":"USA","attributes":{"currency":"USD"}}
    """

  // CP-06
  @Test(arguments: [
    ("2026-03-01", "$9.99"), ("2026-05-31", "$9.99"), ("2026-06-01", "$12.99"), ("2027-01-01", "$12.99"),
  ])
  func takesThePriceOfTheDay(today: String, price: String) throws {
    let rows = [
      row("a", point: "pp2", territory: "USA", from: "\"2026-06-01\""), row("b", point: "pp1", territory: "USA"),
    ]
    for rows in [rows, rows.reversed()] {
      let folder = try project("{\"data\":[\(rows.joined(separator: ","))],\"included\":[\(Self.included)]}")
      try expect(folder.screens("--today", today).at("pro/en-US").each("price"), is: [price])
      try expect(folder.screens(today: today).at("pro/en-US").each("price"), is: [price])
    }
  }

  // CP-07
  @Test func namesPricePointsThatAreNotInTheAnswer() throws {
    let id = "eyJzIjoiMSIsInQiOiJVU0EifQ"
    let folder = try project("{\"data\":[\(row(id, point: id, territory: "USA"))],\"included\":[]}")
    let outcome = folder.run("check", "--format", "json", "--ignore", "missing-translation")
    #expect(outcome.status == 2)
    try expect(
      outcome.findings.filter { $0.contains("prices.json") },
      is: ["error price-point-missing prices.json:2:73 Price point of 1 price not in the file"])
    #expect(outcome.output.contains("include=subscriptionPricePoint"))
    let screen = try folder.run("screens").screens.at("pro/en-US")
    #expect(screen.each("price") == ["£8.99"])
    #expect(!screen.text.contains(id) && !screen.text.lowercased().contains("free"))
  }

  // CP-08
  @Test func saysThatAnAnswerIsOnlyTheFirstPage() throws {
    let folder = try project(
      """
      {"data":[\(row("a", point: "pp1", territory: "USA"))],"included":[\(Self.included)],
      "links":{"next":"https://api.example.invalid/v1/next"},"meta":{"paging":{"total":175,"limit":1}}}
      """)
    let outcome = folder.run("check", "--format", "json", "--ignore", "missing-translation")
    let found = try outcome.findings.filter { $0.contains("truncated") }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix("warning truncated-export prices.json:") }, "\(found)")
    #expect(found.allSatisfy { $0.hasSuffix("Export is truncated: 1 of 175 rows") }, "\(found)")
  }

  // OF-06
  @Test func readsOffersByTheirModeAndRefusesModesItDoesNotKnow() throws {
    func answer(_ offers: String) -> String {
      """
      {"data":[{"type":"subscriptions","id":"S","attributes":{"productId":"com.example.p","name":"Pro","groupLevel":1,
      "subscriptionPeriod":"ONE_YEAR"},"relationships":{
      "group":{"data":{"type":"subscriptionGroups","id":"G"}},
      "introductoryOffers":{"data":[{"type":"subscriptionIntroductoryOffers","id":"o1"}]},
      "prices":{"data":[{"type":"subscriptionPrices","id":"b"}]}}}],
      "included":[\(Self.included),\(row("b", point: "pp1", territory: "USA")),
      {"type":"subscriptionGroups","id":"G","attributes":{"referenceName":"Pro"}},
      \(offers)]}
      """
    }
    let territory = #""relationships":{"territory":{"data":{"type":"territories","id":"USA"}}}"#
    let folder = try CaseFolder([
      "asc.json": answer(
        """
        {"type":"subscriptionIntroductoryOffers","id":"o1",
        "attributes":{"offerMode":"FREE_TRIAL","duration":"TWO_WEEKS"},\(territory)}
        """),
      "paywallgen.yml": configuration(project: "catalog: [asc.json]\nlocales: [en-US]"),
    ])
    try expect(folder.run("screens").screens.at("pro/en-US").offers, is: ["2 weeks free, then $9.99/year"])
    try folder.write(
      "asc.json",
      answer(
        """
        {"type":"subscriptionIntroductoryOffers","id":"o1",
        "attributes":{"offerMode":"SOMETHING_ELSE","duration":"ONE_MONTH"},\(territory)}
        """))
    let outcome = folder.run("check", "--format", "json")
    #expect(outcome.status == 2)
    #expect(
      try outcome.findings.contains { $0.contains("unknown-payment-mode") && $0.hasSuffix("'SOMETHING_ELSE'") })
    try expect(folder.run("screens").screens.at("pro/en-US").offers, is: [""])
  }

  // OF-10
  @Test func showsNoOfferWhosePriceIsNotKnownInTheStorefront() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.y", "Yearly", "59.99", "P1Y", offer: offer("payUpFront", "P1M", price: "0.99"))),
      "prices.csv": "Countries or Regions,Currency Code,Price\nUnited Kingdom,GBP,49.99\n",
      "paywallgen.yml": configuration(project: "prices: { com.example.y: prices.csv }\nlocales: [en-GB]"),
    ])
    let screen = try folder.run("screens").screens.at("pro/en-GB")
    #expect(screen.storefront == "GBR")
    #expect(screen.each("price") == ["£49.99"])
    #expect(screen.offers == [""])
    #expect(!screen.text.contains("$"))
  }
}
