import Testing

@testable import ReviewRules

/// What the examples of the rules about offers leave out.
@Suite struct OfferRuleTests {
  private static func subscription(_ rest: String, period: String = "P1M", price: String = "9.99") -> String {
    """
    { "productID": "com.example.p", "type": "RecurringSubscription", "referenceName": "Pro", "displayPrice": "\(price)",
      "recurringSubscriptionPeriod": "\(period)", "groupNumber": 1, \(rest),
      "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All" } ] }
    """
  }

  private static func catalog(_ subscriptions: String) -> String {
    """
    { "identifier": "C0FFEE", "settings": { "_locale": "en_US", "_storefront": "USA" }, "subscriptionGroups": [
      { "id": "G", "name": "Pro", "localizations": [], "subscriptions": [ \(subscriptions) ] } ] }
    """
  }

  // MARK: The matrix

  /// Every length, in every mode, for every period: those that App Store Connect offers, and no other.
  @Test(arguments: ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"])
  func takesTheLengthsThatAppStoreConnectOffers(base: String) throws {
    let lengths = ["P1D", "P3D", "P1W", "P2W", "P3W", "P1M", "P2M", "P3M", "P4M", "P6M", "P1Y", "P2Y"]
    func isTaken(_ mode: String, _ period: String, count: Int = 1) throws -> Bool {
      let offer = """
        "introductoryOffer": { "paymentMode": "\(mode)", "subscriptionPeriod": "\(period)", "numberOfPeriods": \(count),
          "displayPrice": "\(mode == "free" ? "0.00" : "0.99")" }
        """
      return try RuleWorld(
        ["Pro.storekit": Self.catalog(Self.subscription(offer, period: base))], rules: [IntroDurationInvalid.self]
      ).lines.isEmpty
    }
    #expect(
      try lengths.filter { try isTaken("free", $0) } == ["P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y"])
    #expect(try lengths.filter { try isTaken("payUpFront", $0) } == ["P1M", "P2M", "P3M", "P6M", "P1Y"])
    #expect(try lengths.filter { try isTaken("payAsYouGo", $0) } == [base])
    let most = try #require((1...14).last { (try? isTaken("payAsYouGo", base, count: $0)) ?? false })
    #expect(["P1W": 12, "P1M": 12, "P2M": 6, "P3M": 4, "P6M": 2, "P1Y": 1][base] == most)
  }

  // MARK: Territories and days

  /// A yearly plan whose free trial App Store Connect has in the United States only, and from a day on.
  private static func connect(territory: String, start: String, end: String) -> String {
    """
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.yearly", "name": "Pro Yearly",
        "subscriptionPeriod": "ONE_YEAR" }, "relationships": {
          "introductoryOffers": { "data": [ { "type": "subscriptionIntroductoryOffers", "id": "a" } ] },
          "prices": { "data": [ { "type": "subscriptionPrices", "id": "u" }, { "type": "subscriptionPrices", "id": "d" } ] } } },
      "included": [
        { "type": "subscriptionIntroductoryOffers", "id": "a", "attributes": { "offerMode": "FREE_TRIAL", "duration": "ONE_WEEK",
          "numberOfPeriods": 1, "startDate": \(start), "endDate": \(end) },
          "relationships": { "territory": { "data": { "type": "territories", "id": "\(territory)" } } } },
        { "type": "subscriptionPrices", "id": "u", "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "pu" } } } },
        { "type": "subscriptionPrices", "id": "d", "relationships": { "territory": { "data": { "type": "territories", "id": "DEU" } },
          "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "pd" } } } },
        { "type": "subscriptionPricePoints", "id": "pu", "attributes": { "customerPrice": "39.99" },
          "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } },
        { "type": "subscriptionPricePoints", "id": "pd", "attributes": { "customerPrice": "44.99" },
          "relationships": { "territory": { "data": { "type": "territories", "id": "DEU" } } } },
        { "type": "territories", "id": "USA", "attributes": { "currency": "USD" } },
        { "type": "territories", "id": "DEU", "attributes": { "currency": "EUR" } } ] }
    """
  }

  private func claims(territory: String = "USA", start: String = "null", end: String = "null") throws -> [String] {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: [Pro.storekit, offers.json]
        copy: Copy
        locales: [en-US, de-DE]
        paywalls:
          pro: { products: [com.example.pro.yearly] }
        """,
        "offers.json": Self.connect(territory: territory, start: start, end: end),
        "Copy/pro.en-US.md": "---\nheadline: { default: Pro, new: Free trial }\n---\n",
        "Copy/pro.de-DE.md": "---\nheadline: { default: Pro, new: Kostenlos testen }\n---\n",
      ], rules: [TrialClaimedButNotConfigured.self])
    return world.judgement.findings.filter { $0.finding.kind == .rule }.map { judged in
      judged.finding.storefronts.joined() + " " + judged.finding.message
    }
  }

  @Test func aTrialOfOneStorefrontIsNoneInAnother() throws {
    #expect(
      try claims() == ["DEU 'Kostenlos testen' is promised; 'Pro Yearly' has no free introductory offer in Germany"])
  }

  @Test func aTrialOfOtherDaysIsNone() throws {
    #expect(
      try claims(end: "\"2026-11-29\"").filter { $0.hasPrefix("USA") } == [
        "USA 'Free trial' is promised; 'Pro Yearly' has no free introductory offer on 2026-11-30"
      ])
    #expect(try claims(end: "\"2026-11-30\"").filter { $0.hasPrefix("USA") } == [])
    #expect(try claims(start: "\"2026-12-01\"").filter { $0.hasPrefix("USA") }.count == 1)
  }

  /// The length that is compared is that of the storefront's own trial, also for customers who have had it.
  @Test func aLengthIsThatOfTheStorefrontsTrial() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: [Pro.storekit, offers.json]
        copy: Copy
        locales: [de-DE]
        source-locale: de-DE
        paywalls:
          pro: { products: [com.example.pro.yearly] }
        """,
        "offers.json": Self.connect(territory: "DEU", start: "null", end: "null"),
        "Copy/pro.de-DE.md": "---\nheadline: 14 Tage kostenlos testen\n---\n",
      ], rules: [TrialDurationMismatch.self])
    #expect(
      world.lines.filter { $0.contains("trial") && !$0.contains("drift") } == [
        "error trial-duration-mismatch: '14 Tage kostenlos testen' is promised; the trial of 'Pro Yearly' lasts 1 week"
      ])
  }

  // MARK: Paid offers that are called free

  @Test(arguments: [
    ("Start your free trial", "'free trial' is promised; the introductory offer of 'Pro' costs 9.99 USD"),
    ("The first 3 months are free", "'3 months are free' is promised; the introductory offer of 'Pro' costs 9.99 USD"),
    ("Save: 2 months free", nil), ("Feel free", nil),
  ]) func whatIsPaidIsNotFree(text: String, message: String?) throws {
    let offer = """
      "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": "9.99" }
      """
    let world = try RuleWorld(
      [
        "paywallgen.yml": "catalog: Pro.storekit\ncopy: Copy\npaywalls: { pro: { group: Pro } }\n",
        "Copy/pro.en-US.md": "---\nheadline: Pro\nsubtitle: \"\(text)\"\n---\n",
        "Pro.storekit": Self.catalog(Self.subscription(offer, period: "P1Y", price: "79.99")),
      ], rules: [TrialClaimedButNotConfigured.self])
    #expect(world.lines == (message.map { ["error trial-claimed-but-not-configured: " + $0] } ?? []))
  }

  // MARK: Counts

  @Test func countsPromotionalOffers() throws {
    func lines(_ count: Int) throws -> [String] {
      let offers = (0..<count).map { #"{ "offerID": "o\#($0)", "paymentMode": "free", "subscriptionPeriod": "P1W" }"# }
      return try RuleWorld(
        ["Pro.storekit": Self.catalog(Self.subscription("\"adHocOffers\": [ \(offers.joined(separator: ", ")) ]"))],
        rules: [OfferLimits.self]
      ).lines
    }
    #expect(try lines(10) == [])
    #expect(try lines(11) == ["note offer-limits: 'Pro' has more than 10 promotional offers"])
  }

  @Test func countsTheWinBackOffersThatRun() throws {
    func lines(_ count: Int) throws -> [String] {
      let offers = (0..<count).map { #"{ "offerID": "o\#($0)", "paymentMode": "free", "subscriptionPeriod": "P1W" }"# }
      return try RuleWorld(
        ["Pro.storekit": Self.catalog(Self.subscription("\"winbackOffers\": [ \(offers.joined(separator: ", ")) ]"))],
        rules: [OfferLimits.self]
      ).lines
    }
    #expect(try lines(5) == [])
    #expect(try lines(6) == ["note offer-limits: 'Pro' has more than 5 win-back offers at a time"])
  }

  /// Three offers of which the first outlasts the second: the third clashes with the first.
  @Test func findsClashesWithAnyEarlierOffer() throws {
    func row(_ id: String, _ start: String, _ end: String) -> String {
      """
      { "type": "subscriptionIntroductoryOffers", "id": "\(id)", "attributes": { "offerMode": "FREE_TRIAL", "duration": "ONE_WEEK",
        "numberOfPeriods": 1, "startDate": "\(start)", "endDate": "\(end)" },
        "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } }
      """
    }
    func lines(_ rows: String...) throws -> [String] {
      let ids = ["a", "b", "c"].prefix(rows.count).map {
        #"{ "type": "subscriptionIntroductoryOffers", "id": "\#($0)" }"#
      }
      return try RuleWorld(
        [
          "paywallgen.yml": "catalog: [Pro.storekit, offers.json]\n",
          "offers.json": """
          { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
            "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "introductoryOffers": { "data": [ \(ids.joined(separator: ", ")) ] } } },
            "included": [ \(rows.joined(separator: ", ")) ] }
          """,
        ], rules: [IntroOfferCount.self]
      ).lines
    }
    #expect(
      try lines(
        row("a", "2026-01-01", "2026-12-31"), row("b", "2026-02-01", "2026-02-28"), row("c", "2026-04-01", "2026-04-30")
      ) == [
        "error intro-offer-count: Two introductory offers at once of 'Pro Monthly' in USA",
        "error intro-offer-count: Two introductory offers at once of 'Pro Monthly' in USA",
      ])
    #expect(
      try lines(
        row("a", "2026-01-01", "2026-12-31"), row("b", "2027-02-01", "2027-02-28"), row("c", "2027-04-01", "2027-04-30")
      ) == ["error intro-offer-count: Two introductory offers to come of 'Pro Monthly' in USA"])
  }

  // MARK: RU-07

  @Test func namesBothProductsOfASwitch() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        paywalls:
          pro:
            group: Pro
            control-style: custom
            elements: [ { role: plan-name }, { role: price }, { role: toggle, selects: [com.example.pro.monthly, com.example.pro.yearly] } ]
        """
      ], rules: [TrialToggle.self])
    #expect(
      world.lines == [
        "error trial-toggle: Switch changes between 'com.example.pro.monthly' and 'com.example.pro.yearly'"
      ])
  }
}
