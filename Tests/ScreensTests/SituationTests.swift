import Locales
import Screens
import Testing

/// What each situation shows: which screens there are, which of them customers meet, and which offer is on them.
struct SituationTests {
  private let named = "tiers: { Family: [family.month, family.year], Solo: [solo.month, solo.year] }"

  @Test func everySituationIsAScreenOfAllPlansWhereTiersAreFlat() throws {
    #expect(
      try ScreenWorld(named).addresses == [
        "pro/en-US: all", "pro/en-US/family: tier 1, excerpt", "pro/en-US/solo: tier 2, excerpt",
        "pro/en-US/situations/trial-used: all", "pro/en-US/situations/lapsed: all",
        "pro/en-US/situations/subscribed-family-month: all", "pro/en-US/situations/subscribed-family-year: all",
        "pro/en-US/situations/subscribed-solo-month: all", "pro/en-US/situations/subscribed-solo-year: all",
        "pro/en-US/situations/loading: all", "pro/en-US/situations/failed: all",
      ])
  }

  /// With tabs or links nobody meets all plans at once; a subscriber meets the tier of their own plan.
  @Test(arguments: ["tabs", "links"])
  func aScreenShowsOneTierWhereTheLayoutDoes(layout: String) throws {
    let world = try ScreenWorld(named + "\nselected: solo.year\ntier-layout: \(layout)")
    #expect(
      world.addresses == [
        "pro/en-US: all, excerpt", "pro/en-US/family: tier 1", "pro/en-US/solo: tier 2",
        "pro/en-US/situations/trial-used: tier 2", "pro/en-US/situations/lapsed: tier 2",
        "pro/en-US/situations/subscribed-family-month: tier 1", "pro/en-US/situations/subscribed-family-year: tier 1",
        "pro/en-US/situations/subscribed-solo-month: tier 2", "pro/en-US/situations/subscribed-solo-year: tier 2",
        "pro/en-US/situations/loading: tier 2", "pro/en-US/situations/failed: tier 2",
      ])
    #expect(
      try world.lines("pro/en-US/family", roles: [.planName]) == [
        "plan-name family.month*: Family Month", "plan-name family.year: Family Year",
      ])
    let links = try world.lines("pro/en-US/family", roles: [.tierTab, .tierLink])
    #expect(
      links
        == (layout == "tabs"
          ? ["tier-tab: Family → pro/en-US/family", "tier-tab: Solo → pro/en-US/solo"]
          : ["tier-link: Solo → pro/en-US/solo"]))
  }

  @Test func onePlanOfATierNeedsNoTierPages() throws {
    let world = try ScreenWorld("products: [solo.month, solo.year]\ntier-layout: tabs")
    #expect(world.addresses.first == "pro/en-US: all")
    #expect(try world.texts(.tierTab) == [])
    #expect(!world.addresses.contains { $0.hasPrefix("pro/en-US/tier") })
  }

  @Test func whoHadATrialIsOfferedNone() throws {
    let world = try ScreenWorld()
    #expect(
      try world.lines("pro/en-US/situations/trial-used", roles: [.price, .cta]) == [
        "price family.month: $9.99/month", "price family.year: $79.99/year", "price solo.month: $4.99/month",
        "price solo.year: $49.99/year", "cta family.month: Subscribe", "cta family.year: Subscribe",
        "cta solo.month: Subscribe", "cta solo.year: Subscribe",
      ])
    let without = try ScreenWorld("products: [family.month, solo.year]")
    #expect(!without.addresses.contains { $0.contains("trial-used") })
  }

  @Test func whoLeftIsOfferedToComeBackAndNoIntroduction() throws {
    let world = try ScreenWorld()
    #expect(
      try world.lines("pro/en-US/situations/lapsed", roles: [.price, .caption]) == [
        "price family.month: $9.99/month", "price family.year: $19.99 for the first 6 months, then $79.99/year",
        "price solo.month: $4.99/month", "price solo.year: $49.99/year",
        "caption family.month: Renews automatically at $9.99/month until you cancel.",
        "caption family.year: Renews automatically at $79.99/year until you cancel. First 6 months for $19.99.",
        "caption solo.month: Renews automatically at $4.99/month until you cancel.",
        "caption solo.year: Renews automatically at $49.99/year until you cancel.",
      ])
  }

  /// The own plan is marked and chosen, its button is off; a better tier is an upgrade, anything else a change.
  @Test func aSubscriberMayChangeButNotBuyTwice() throws {
    let world = try ScreenWorld()
    #expect(
      try world.lines("pro/en-US/situations/subscribed-solo-month", roles: [.badge, .planName, .price, .caption, .cta])
        == [
          "plan-name family.month: Family Month", "price family.month: $9.99/month",
          "plan-name family.year: Family Year", "price family.year: $79.99/year",
          "badge solo.month: Your plan", "plan-name solo.month*: Solo Month", "price solo.month: $4.99/month",
          "plan-name solo.year: Solo Year", "price solo.year: $49.99/year",
          "caption family.month: Renews automatically at $9.99/month until you cancel.",
          "caption family.year: Renews automatically at $79.99/year until you cancel.",
          "caption solo.year: Renews automatically at $49.99/year until you cancel.",
          "cta family.month: Upgrade to Family Month", "cta family.year: Upgrade to Family Year",
          "cta solo.month: Subscribe (off)", "cta solo.year: Change to Solo Year",
        ])
    #expect(
      try world.texts(.cta, "pro/en-US/situations/subscribed-family-year") == [
        "Change to Family Month", "Subscribe", "Change to Solo Month", "Change to Solo Year",
      ])
  }

  @Test func whereNothingIsLoadedNoPlanIsShown() throws {
    let world = try ScreenWorld(
      "", files: ["Copy/pro.en-US.md": "---\ncta: Subscribe for {{ product.price }}\n---\n"])
    #expect(
      try world.lines("pro/en-US/situations/loading") == [
        "close: Close", "headline: Paint Pro", "loading: Loading plans…", "cta: Subscribe (off)",
      ])
    #expect(
      try world.lines("pro/en-US/situations/failed") == [
        "close: Close", "headline: Paint Pro", "error: Plans could not be loaded",
        "message: Check your connection and try again.", "retry: Try Again", "cta: Subscribe (off)",
      ])
    let own = try ScreenWorld(
      "",
      files: ["Copy/pro.en-US.md": "---\ncta: Go on\nloading: One moment\nfailed: No shop today\nretry: Again\n---\n"])
    #expect(
      try own.lines("pro/en-US/situations/loading", roles: [.loading, .cta]) == [
        "loading: One moment", "cta: Go on (off)",
      ])
    #expect(
      try own.lines("pro/en-US/situations/failed", roles: [.error, .message, .retry]) == [
        "error: No shop today", "retry: Again",
      ])
  }

  @Test func declaredSituationsSayWhatBillingAndStateAre() throws {
    let world = try ScreenWorld(
      """
      situations:
        grace: { current: solo.month, renews: solo.month, billing: grace-period }
        stopped: { current: solo.month, billing: retry }
        child: { state: waiting-for-approval }
        back: { state: refunded }
        moving: { current: solo.year, renews: family.year }
      """)
    #expect(world.findings == [])
    func said(_ name: String) throws -> [String] {
      try world.lines("pro/en-US/situations/\(name)", roles: [.message, .badge])
    }
    #expect(
      try said("grace") == [
        "badge solo.month: Your plan",
        "message: Your last payment did not go through. Update your payment method to keep your subscription.",
      ])
    #expect(
      try said("stopped") == [
        "badge solo.month: Your plan",
        "message: Your last payment did not go through and your subscription is paused. Update your payment method to resume it.",
      ])
    #expect(try said("child") == ["message: Waiting for approval"])
    #expect(try said("back") == ["message: Refunded"])
    #expect(try said("moving") == ["badge solo.year: Your plan"])
    // Declared situations are no first visit and no return: no offer is made in them.
    #expect(try world.texts(.price, "pro/en-US/situations/child").contains { $0.contains("free") } == false)
  }

  @Test func whereThereIsNothingToSellNoPlanIsShown() throws {
    let declared = try ScreenWorld("situations: { closed: { state: nothing-to-sell } }")
    #expect(
      try declared.lines("pro/en-US/situations/closed") == [
        "close: Close", "headline: Paint Pro", "empty: Nothing is on sale here right now.", "cta: Subscribe (off)",
      ])
    // Whoever has words for it shows it.
    let words = ["Copy/pro.en-US.md": "---\nempty: Come back soon\n---\n"]
    let own = try ScreenWorld("", files: words)
    #expect(try own.lines("pro/en-US/situations/nothing-to-sell", roles: [.empty]) == ["empty: Come back soon"])
    let both = try ScreenWorld("situations: { closed: { state: nothing-to-sell } }", files: words)
    #expect(try both.lines("pro/en-US/situations/closed", roles: [.empty]) == ["empty: Come back soon"])
    #expect(!both.screens.contains { $0.address == "pro/en-US/situations/nothing-to-sell" })
  }

  /// An offer is shown only where it is made and its price is known.
  @Test func anOfferWithoutAPriceHereIsNotShown() throws {
    let prices = "Countries or Regions,Currency Code,Price\nGermany,EUR,4.99\n"
    let world = try ScreenWorld(
      "products: [solo.month]\ncontrol-style: picker",
      configuration: "locales: [de-DE]\nprices: { solo.month: prices.csv }", files: ["prices.csv": prices])
    #expect(try world.texts(.price, "pro/de-DE") == ["4,99\u{A0}€/Monat"])
    #expect(
      try world.texts(.caption, "pro/de-DE") == ["Verlängert sich automatisch für 4,99\u{A0}€/Monat bis zur Kündigung."]
    )
    #expect(try world.screen("pro/de-DE").plans.map(\.offer) == [nil])
  }
}
