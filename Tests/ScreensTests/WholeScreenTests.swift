import Locales
import Screens
import Testing

/// Whole screens, as a customer reads them from top to bottom.
struct WholeScreenTests {
  @Test func aNewCustomerIsShownEveryPlanWithItsOffer() throws {
    let world = try ScreenWorld()
    #expect(world.findings == [])
    #expect(
      try world.lines("pro/en-US") == [
        "close: Close", "headline: Paint Pro",
        "plan-name family.month*: Family Month", "price family.month: $9.99/month",
        "plan-description family.month: All of it",
        "plan-name family.year: Family Year", "price family.year: 1 week free, then $79.99/year",
        "plan-description family.year: All of it",
        "plan-name solo.month: Solo Month", "price solo.month: $1.99/month for 3 months, then $4.99/month",
        "plan-description solo.month: All of it",
        "plan-name solo.year: Solo Year", "price solo.year: $49.99/year", "plan-description solo.year: All of it",
        "caption family.month: Renews automatically at $9.99/month until you cancel.",
        "caption family.year: $79.99/year after 1 free week. Renews automatically until you cancel.",
        "caption solo.month: Renews automatically at $4.99/month until you cancel. First 3 months at $1.99/month.",
        "caption solo.year: Renews automatically at $49.99/year until you cancel.",
        "cta family.month: Subscribe", "cta family.year: Try It Free", "cta solo.month: Subscribe",
        "cta solo.year: Subscribe",
      ])
  }

  /// The clear set keeps the price on a line of its own, and never asks to try what will be paid for.
  @Test func clearLooksSayThePriceFirstAndTheOfferBelow() throws {
    let world = try ScreenWorld("appearance: { looks: clear }\ncontrol-style: picker")
    #expect(
      try world.lines("pro/en-US", roles: [.price, .trial, .introPrice, .cta]) == [
        "price family.month: $9.99/month",
        "price family.year: $79.99/year", "trial family.year: 1 week free, then $79.99/year",
        "price solo.month: $4.99/month",
        "intro-price solo.month: $1.99/month for 3 months, then $4.99/month",
        "price solo.year: $49.99/year",
        "cta family.month: Subscribe", "cta family.year: Subscribe", "cta solo.month: Subscribe",
        "cta solo.year: Subscribe",
      ])
    let price = try #require(world.screen("pro/en-US").elements.first { $0.role == .price })
    #expect(price.runs.map { $0.marks.contains(.strong) } == [true, false, false])
  }

  /// Lists and custom paywalls are the app's own views: they look like no device's.
  @Test func stylesOfTheAppsOwnAreClear() throws {
    for style in ["list", "custom"] {
      let world = try ScreenWorld("control-style: \(style)")
      #expect(try world.texts(.trial) == ["1 week free, then $79.99/year"])
      #expect(try world.texts(.cta) == ["Subscribe", "Subscribe", "Subscribe", "Subscribe"])
      #expect(try world.texts(.caption) == [])
    }
  }

  @Test func buttonsSayTheirTermsInADisclosure() throws {
    let world = try ScreenWorld("control-style: buttons")
    #expect(
      try world.lines("pro/en-US", roles: [.cta, .caption, .disclosure]) == [
        "disclosure family.month: Renews automatically at $9.99/month until you cancel.",
        "disclosure family.year: $79.99/year after 1 free week. Renews automatically until you cancel.",
        "disclosure solo.month: Renews automatically at $4.99/month until you cancel. First 3 months at $1.99/month.",
        "disclosure solo.year: Renews automatically at $49.99/year until you cancel.",
      ])
  }

  @Test func buttonLabelsNameWhatTheyAreAskedTo() throws {
    func buttons(_ label: String) throws -> [String] { try ScreenWorld("button-label: \(label)").texts(.cta) }
    #expect(try buttons("action") == ["Subscribe", "Try It Free", "Subscribe", "Subscribe"])
    #expect(try buttons("price") == ["$9.99/month", "$79.99/year", "$4.99/month", "$49.99/year"])
    #expect(try buttons("display-name") == ["Family Month", "Family Year", "Solo Month", "Solo Year"])
    let multiline = try ScreenWorld("button-label: multiline")
    #expect(try multiline.texts(.caption) == [])
    #expect(
      try multiline.texts(.ctaDetail).last == "Renews automatically at $49.99/year until you cancel.")
  }

  @Test func whatThePaywallDeclaresStandsAroundThePlans() throws {
    let world = try ScreenWorld(
      """
      presentation: push
      buttons: { restore: visible, redeem: visible, sign-in: visible, policies: visible }
      policies: { terms: "https://x.test/terms", privacy: "https://x.test/privacy" }
      products: [solo.year]
      control-style: picker
      """)
    #expect(
      try world.lines("pro/en-US") == [
        "close: Back", "headline: Paint Pro", "terms-link: Terms of Use → https://x.test/terms",
        "privacy-link: Privacy Policy → https://x.test/privacy", "plan-name solo.year*: Solo Year",
        "price solo.year: $49.99/year", "plan-description solo.year: All of it",
        "caption solo.year: Renews automatically at $49.99/year until you cancel.", "cta solo.year: Subscribe",
        "restore: Restore Purchases", "redeem: Redeem Code", "sign-in: Sign In",
      ])
    let hidden = try ScreenWorld("buttons: { close: hidden, policies: hidden }\nproducts: [solo.year]")
    #expect(try hidden.texts(.close) == [])
    #expect(try hidden.texts(.termsLink) == [])
  }

  @Test func anotherLanguageIsSaidInItsOwnWordsAndTheStorefrontsPrices() throws {
    let world = try ScreenWorld(
      "products: [family.year]\ncontrol-style: picker", configuration: "locales: [de-DE]",
      files: ["Copy/pro.de-DE.md": "---\nheadline: Malen\n---\n- Für **alle** Geräte\n"])
    #expect(
      try world.lines("pro/de-DE") == [
        "close: Schließen", "headline: Malen", "benefit: Für alle Geräte", "plan-name family.year*: Family Year",
        "price family.year: 1 Woche kostenlos, dann $79.99/Jahr", "plan-description family.year: All of it",
        "caption family.year: $79.99/Jahr nach 1 kostenlosen Woche. Verlängert sich automatisch bis zur Kündigung.",
        "cta family.year: Gratis testen",
      ])
    let origins = try world.screen("pro/de-DE").elements.filter { $0.role == .price }.flatMap(\.runs).map { run in
      switch run.origin {
      case .literal: "literal \(run.text)"
      case .fact(let fact, _, _): "\(fact.rawValue) \(run.text)"
      case .system(let word): "\(word.rawValue) \(run.text)"
      }
    }
    #expect(
      origins == [
        "intro-duration 1 Woche kostenlos", "offer.free , dann ", "price $79.99", "price.per /", "period Jahr",
      ])
  }
}
