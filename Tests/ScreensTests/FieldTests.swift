import Locales
import Screens
import Testing

/// The project's own words on a screen: which form is said where, what variables stand for, and what is noted where they stand for nothing.
struct FieldTests {
  private func world(_ copy: String, _ paywall: String = "", body: String = "") throws -> ScreenWorld {
    try ScreenWorld(paywall, files: ["Copy/pro.en-US.md": "---\n\(copy)\n---\n\(body)"])
  }

  @Test func theMostSpecificFormIsSaid() throws {
    let forms = """
      cta:
        default: Default
        offer: Offer
        trial: Trial
        subscribed: Subscribed
        lapsed: Lapsed
        subscribed-solo-year: Of the single year
        Solo: Alone
        family.month: By the month
      """
    let world = try world(forms, "tiers: { Family: [family.month, family.year], Solo: [solo.month, solo.year] }")
    #expect(world.findings == [])
    // Product before tier, tier before situation, situation before offer, offer before default.
    #expect(try world.texts(.cta) == ["By the month", "Trial", "Alone", "Alone"])
    #expect(try world.texts(.cta, "pro/en-US/situations/trial-used") == ["By the month", "Default", "Alone", "Alone"])
    #expect(try world.texts(.cta, "pro/en-US/situations/lapsed") == ["By the month", "Lapsed", "Alone", "Alone"])
    #expect(
      try world.texts(.cta, "pro/en-US/situations/subscribed-family-month") == [
        "By the month", "Subscribed", "Alone", "Alone",
      ])
  }

  @Test(arguments: [("fa", "3 ماه"), ("lt", "3 mėnesiai")])
  func aSentenceIsInOneLanguageWhereOurWordsDoNotSpeakTheReaders(locale: String, own: String) throws {
    let catalog = """
      { "settings": { "_locale": "en_US", "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
        { "productID": "pro", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P3M",
          "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P3M", "numberOfPeriods": 2, "displayPrice": "1.99" } } ] } ] }
      """
    let copy = "---\nheadline: \"X {{ product.price_per_period }} x\"\n---\n"
    let world = try ScreenWorld(
      configuration: "locales: [\(locale)]", files: ["Copy/pro.\(locale).md": copy], catalog: catalog)
    let offer = try world.texts(.price, "pro/\(locale)") + world.texts(.introPrice, "pro/\(locale)")
    #expect(offer == ["$1.99/3 months for 6 months, then $9.99/3 months"])
    // What the project says itself goes on in its language, with the digits that prices have.
    #expect(try world.texts(.headline, "pro/\(locale)") == ["X $9.99/\(own) x"])
  }

  @Test func aSituationsOwnNameComesBeforeWhatItIsACaseOf() throws {
    let forms =
      "headline:\n  default: Default\n  subscribed: Some plan\n  subscribed-solo-year: The year\n  not-renewing: Ending\n  grace-period: Pay"
    let world = try world(
      forms,
      "situations: { ending: { current: solo.year }, late: { current: solo.year, renews: solo.year, billing: grace-period } }"
    )
    #expect(try world.texts(.headline) == ["Default"])
    #expect(try world.texts(.headline, "pro/en-US/situations/subscribed-solo-year") == ["The year"])
    #expect(try world.texts(.headline, "pro/en-US/situations/subscribed-solo-month") == ["Some plan"])
    #expect(try world.texts(.headline, "pro/en-US/situations/ending") == ["Ending"])
    #expect(try world.texts(.headline, "pro/en-US/situations/late") == ["Pay"])
  }

  /// "Trial" is a free offer; "offer" is any, and the free one where nothing else speaks of it.
  @Test func trialAndOfferAreTwoThings() throws {
    let copy = "cta: { default: Default, offer: Offer }\ntrial: { trial: Free it is }"
    let world = try world(copy, "control-style: picker\nappearance: { looks: clear }")
    #expect(try world.texts(.cta) == ["Default", "Offer", "Offer", "Default"])
    // A paid offer keeps our own words where the project speaks of trials only.
    #expect(try world.texts(.trial) == ["Free it is"])
    #expect(try world.texts(.introPrice) == ["$1.99/month for 3 months, then $4.99/month"])
  }

  @Test func fieldsOfStringTablesSayTheSameAsCopy() throws {
    let strings = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "title": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Paint on" } },
          "de": { "stringUnit": { "state": "translated", "value": "Weiter malen" } } } },
        "Start for %@": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Für %@ loslegen" } } } },
        "%lld months": { "localizations": { "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld month" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld months" } } } } } } } } }
      """
    let world = try ScreenWorld(
      """
      products: [solo.month, solo.year]
      text:
        headline: { key: title }
        cta: { key: "Start for %@", arguments: [product.price_per_period] }
        badge: { key: "%lld months", arguments: [product.period_in_months] }
      """, configuration: "locales: [en-US, de-DE]\nstrings: [L.xcstrings]", files: ["L.xcstrings": strings])
    #expect(try world.texts(.headline) == ["Paint on"])
    #expect(try world.texts(.headline, "pro/de-DE") == ["Weiter malen"])
    #expect(try world.texts(.cta) == ["Start for $4.99/month", "Start for $49.99/year"])
    #expect(try world.texts(.cta, "pro/de-DE") == ["Für $4.99/Monat loslegen", "Für $49.99/Jahr loslegen"])
    #expect(try world.texts(.badge) == ["1 month", "12 months"])
  }

  @Test func aVariableWithoutAValueIsNotedOnceWithItsPlanAndSituation() throws {
    let world = try world(
      "cta: \"{{ product.offer_duration }} on us\"\nsubtitle: \"Save {{ product.relative_discount }}\"")
    #expect(
      world.findings == [
        "variable-without-value: 'product.relative_discount' has no value for 'family.month' in situation 'new'",
        "variable-without-value: 'product.offer_duration' has no value for 'family.month' in situation 'new'",
      ])
    #expect(
      try world.texts(.cta) == [
        "{product.offer_duration} on us", "1 week on us", "3 months on us", "{product.offer_duration} on us",
      ])
    let served = try self.world("cta: { default: Subscribe, offer: \"{{ product.offer_duration }} on us\" }")
    #expect(served.findings == [])
    #expect(try served.texts(.cta) == ["Subscribe", "1 week on us", "3 months on us", "Subscribe"])
  }

  /// The table of the contract, for the plans of the usual catalog.
  @Test func variablesStandForWhatTheirNamesSay() throws {
    func values(_ variable: String, _ situation: String = "") throws -> [String] {
      try world("cta: \"<{{ \(variable) }}>\"").texts(.cta, "pro/en-US" + situation)
        .map { String($0.dropFirst().dropLast()) }
    }
    #expect(try values("product.name") == ["Family Month", "Family Year", "Solo Month", "Solo Year"])
    #expect(try values("product.id") == ["family.month", "family.year", "solo.month", "solo.year"])
    #expect(try values("product.price_per_period_abbreviated") == ["$9.99/mo", "$79.99/yr", "$4.99/mo", "$49.99/yr"])
    #expect(try values("product.period") == ["month", "year", "month", "year"])
    #expect(try values("product.periodly") == ["monthly", "yearly", "monthly", "yearly"])
    #expect(try values("product.period_with_unit") == ["1 month", "1 year", "1 month", "1 year"])
    #expect(try values("product.period_in_days") == ["30", "365", "30", "365"])
    #expect(try values("product.period_in_weeks") == ["4", "52", "4", "52"])
    #expect(try values("product.price_per_month") == ["$9.99", "$6.66", "$4.99", "$4.16"])
    #expect(try values("product.price_per_year") == ["$119.88", "$79.99", "$59.88", "$49.99"])
    #expect(
      try values("product.relative_discount") == [
        "{product.relative_discount}", "33%", "{product.relative_discount}", "16%",
      ])
    #expect(
      try values("product.absolute_discount") == [
        "{product.absolute_discount}", "$39.89", "{product.absolute_discount}", "$9.89",
      ])
    #expect(try values("product.months_free") == ["{product.months_free}", "3", "{product.months_free}", "1"])
    #expect(try values("product.offer_price") == ["{product.offer_price}", "free", "$1.99", "{product.offer_price}"])
    #expect(
      try values("product.offer_period_with_unit") == [
        "{product.offer_period_with_unit}", "1 week", "1 month", "{product.offer_period_with_unit}",
      ])
    #expect(
      try values("product.offer_duration") == [
        "{product.offer_duration}", "1 week", "3 months", "{product.offer_duration}",
      ])
    #expect(try values("product.offer_count") == ["{product.offer_count}", "1", "3", "{product.offer_count}"])
    #expect(
      try values("product.offer_price", "/situations/lapsed") == [
        "{product.offer_price}", "$19.99", "{product.offer_price}", "{product.offer_price}",
      ])
    #expect(try values("product.currency_code") == ["USD", "USD", "USD", "USD"])
    #expect(try values("product.currency_symbol") == ["$", "$", "$", "$"])
    #expect(try values("app.name") == ["Paint", "Paint", "Paint", "Paint"])
    #expect(try values("group.name") == ["Paint Pro", "Paint Pro", "Paint Pro", "Paint Pro"])
  }

  @Test func tierNamesAreDeclaredOrStringKeys() throws {
    let strings = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "tier.family": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Family" } },
        "de": { "stringUnit": { "state": "translated", "value": "Familie" } } } } } }
      """
    let world = try ScreenWorld(
      "tier-layout: tabs\ntiers: { tier.family: [family.month, family.year], Solo: [solo.month, solo.year] }",
      configuration: "locales: [en-US, de-DE]\nstrings: [L.xcstrings]", files: ["L.xcstrings": strings])
    #expect(
      try world.lines("pro/de-DE/family", roles: [.tierTab]) == [
        "tier-tab: Familie → pro/de-DE/family", "tier-tab: Solo → pro/de-DE/solo",
      ])
    #expect(try world.texts(.tierTab, "pro/en-US/family") == ["Family", "Solo"])
  }

  @Test func whatTheCustomerHasAndWhatItRenewsToAreVariables() throws {
    let copy = """
      status-current: "Now: {{ current.tier }}, {{ current.plan }}, {{ current.period }}"
      status-renewal: "Then: {{ renewal.tier }}, {{ renewal.plan }}, {{ renewal.period }}"
      entry-subscribe: Join
      entry-manage: Manage
      """
    let world = try world(
      copy,
      """
      tiers: { Family: [family.month, family.year], Solo: [solo.month, solo.year] }
      situations: { moving: { current: solo.month, renews: family.year } }
      """)
    func said(_ situation: String) throws -> [String] {
      try world.lines("pro/en-US/situations/\(situation)", roles: [.statusCurrent, .statusRenewal, .entry])
    }
    #expect(
      try said("moving") == [
        "status-current: Now: Solo, Solo Month, Monthly", "status-renewal: Then: Family, Family Year, Yearly",
        "entry: Manage",
      ])
    #expect(
      try said("subscribed-family-year") == [
        "status-current: Now: Family, Family Year, Yearly", "status-renewal: Then: Family, Family Year, Yearly",
        "entry: Manage",
      ])
    #expect(try said("lapsed") == ["entry: Join"])
    // Whoever has nothing yet is asked to join wherever there is something to choose.
    #expect(try said("trial-used") == ["entry: Join"])
    #expect(try world.lines("pro/en-US", roles: [.statusCurrent, .statusRenewal, .entry]) == ["entry: Join"])
    #expect(try said("loading") == [])
    #expect(world.findings == [])
  }

  /// Elements stand in the declared order, plans once with all their parts; what is not declared is not on the screen.
  @Test func customPaywallsShowTheirElementsInTheirOrder() throws {
    let strings = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "promise": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "No ads, ever" } } } } } }
      """
    let world = try ScreenWorld(
      """
      products: [solo.month, solo.year]
      control-style: custom
      buttons: { restore: visible }
      elements:
        - { role: cta, size: 20 }
        - { role: price, weight: 700 }
        - { role: plan-name }
        - { role: body, text: { key: promise } }
        - { role: restore }
      """, configuration: "locales: [en-US]\nstrings: [L.xcstrings]", files: ["L.xcstrings": strings])
    #expect(world.findings == [])
    #expect(
      try world.lines("pro/en-US") == [
        "cta solo.month: Subscribe", "cta solo.year: Subscribe",
        "price solo.month: $4.99/month", "plan-name solo.month*: Solo Month",
        "price solo.year: $49.99/year", "plan-name solo.year: Solo Year",
        "body: No ads, ever", "restore: Restore Purchases",
      ])
    let elements = try world.screen("pro/en-US").elements
    #expect(elements.first?.style.size == 20)
    #expect(elements.first { $0.role == .price }?.style.weight == 700)
  }
}
