import Foundation
import Testing

@testable import ReviewRules

/// What the examples of the rules about manipulation, steering and claims leave out.
@Suite struct ManipulationRuleTests {
  private func lines(
    _ body: String, locale: String = "en-US", configuration: String = "", rule: any Rule.Type
  ) throws -> [String] {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [\(locale)]
        source-locale: \(locale)
        \(configuration)
        paywalls:
          pro: { group: Pro }
        """,
        "Copy/pro.\(locale).md": "---\nheadline: Pro\n---\n\(body)\n",
      ], rules: [rule])
    #expect(world.inputFindings == [])
    return world.lines.map { $0.replacingOccurrences(of: rule.id + ": ", with: "") }
  }

  // MARK: RU-10

  @Test(arguments: [
    (
      "Also on Google Play and Android.",
      ["error 'Google Play' is another platform's store", "error 'Android' is another platform"]
    ),
    ("Available for Android", ["error 'Android' is another platform"]),
    ("Android phones welcome", ["error 'Android' is another platform"]),
    ("Learn Kotlin and Android", ["note 'Android' is another platform"]),
    ("The android dreams", []), ("Androids at war", []), ("Copy it to `android/res`", []), ("See com.android.app", []),
    ("Galaxy maps and play times", []), ("Samsungs Nachbar", []),
  ]) func otherPlatforms(text: String, found: [String]) throws {
    #expect(try lines(text, rule: OtherPlatformReference.self) == found)
  }

  @Test func robotsAreNoPlatformInGerman() throws {
    #expect(try lines("Androiden verstehen lernen.", locale: "de-DE", rule: OtherPlatformReference.self) == [])
    #expect(
      try lines("Auch für Android", locale: "de-DE", rule: OtherPlatformReference.self) == [
        "error 'Android' is another platform"
      ])
  }

  // MARK: Steering

  @Test(arguments: [
    ("Subscribe online and save", ["error 'Subscribe online' leads to a purchase outside the store"]),
    ("Buy Pro on our website", ["error 'Buy Pro on our website' leads to a purchase outside the store"]),
    ("[Get it cheaper](https://acme.test/go)", ["error Link to 'acme.test' leads to a purchase outside the store"]),
    ("[Our blog](https://acme.test/blog)", ["note Link to 'acme.test' leads out of the app"]),
    ("[Terms](https://acme.test/terms)", []), ("[Apps](https://apps.apple.com/app/id1)", []), ("[Terms](terms)", []),
    ("Manage your subscription on our website", []), ("Use it on the web, too", []), ("Pay once. Works on the web", []),
    ("Build an online store", []),
    ("Get Pro on our website", ["error 'Get Pro on our website' leads to a purchase outside the store"]),
    ("- Purchase orders on the web", ["warning 'Purchase orders on the web' leads to a purchase outside the store"]),
  ]) func steering(text: String, found: [String]) throws {
    #expect(try lines(text, locale: "en-GB", rule: ExternalPurchaseReference.self) == found)
    #expect(try lines(text, locale: "en-US", rule: ExternalPurchaseReference.self) == [])
    #expect(
      try lines(
        text, locale: "en-GB", configuration: "external-purchase: { storefronts: [GBR] }",
        rule: ExternalPurchaseReference.self) == [])
  }

  // MARK: Claims

  @Test(arguments: [
    ("Loved by 1M+ users", 1), ("Over 20,000 five-star reviews", 1), ("Join 3 million people", 1), ("★★★★★", 1),
    ("The #1 planner", 1), ("Award-winning design", 1), ("Award-winning (Apple Design Awards 2024)", 0),
    ("4.9 ★ on the App Store", 0), ("Up to 5 users", 0), ("1080p for all users", 0), ("Rule #12 of planning", 0),
    ("2,500 recipes, loved by people", 0),
  ]) func ratings(text: String, count: Int) throws {
    #expect(try lines("- \"" + text + "\"", rule: RatingClaim.self).count == count, "\(text)")
  }

  @Test(arguments: [
    ("ja", "100万人のユーザー", 1), ("ja", "月額1200円でダウンロード", 0), ("ko", "10만 명의 사용자", 1), ("zh-Hans", "超过1000万用户", 1),
    ("zh-Hans", "2026年用户大会", 0), ("th", "ผู้ใช้กว่า 1 ล้านคน", 1), ("el", "2 εκατομμύρια χρήστες", 1),
    ("pl", "Ponad 10 000 użytkowników", 1), ("hi", "10 लाख डाउनलोड", 1), ("uk", "5 мільйонів людей", 1),
  ]) func audiencesOfOtherLanguages(locale: String, text: String, count: Int) throws {
    #expect(try lines("- \"" + text + "\"", locale: locale, rule: RatingClaim.self).count == count, "\(text)")
  }

  @Test(arguments: [
    ("- Unlimited projects\n- 20 projects per month", 1), ("- Unlimited projects\n- 20 projects", 0),
    ("- Unlimited projects\n- 20 photos a day", 0), ("- Unlimited projects instead of 3 projects a month", 0),
    ("- Unlimited projects\n- 3 projects a month are free", 0),
  ]) func limits(text: String, count: Int) throws {
    #expect(try lines(text, rule: UnlimitedClaimWithLimit.self).count == count, "\(text)")
  }

  // MARK: Closing

  @Test func aHardPaywallIsWorthANote() throws {
    func lines(_ paywall: String) throws -> [String] {
      try RuleWorld(
        [
          "paywallgen.yml":
            "catalog: Pro.storekit\npaywalls: { pro: { group: Pro, buttons: { close: hidden }\(paywall) } }\n"
        ],
        rules: [CloseControlMissing.self]
      ).lines
    }
    #expect(try lines("") == ["error close-control-missing: Button to close is missing"])
    #expect(try lines(", presentation: push") == ["error close-control-missing: Button to close is missing"])
    #expect(try lines(", hard-paywall: true") == ["note close-control-missing: Button to close is missing"])
  }

  @Test func whatComesUpOnDismissalHasToBeDeclared() throws {
    let world = try RuleWorld(
      ["paywallgen.yml": "catalog: Pro.storekit\npaywalls: { pro: { group: Pro, on-dismiss: por } }\n"], rules: [])
    #expect(
      world.inputFindings.map { $0.split(separator: " ", maxSplits: 1)[1] } == [
        "unknown-paywall: 'por' is no paywall of the configuration"
      ])
  }

  // MARK: Urgency

  @Test(arguments: [("", 1), (#", "endDate": "2026-12-31""#, 0), (#", "endDate": "2026-11-29""#, 1)])
  func anOfferWithALastDayIsReal(end: String, count: Int) throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: [Pro.storekit, offers.json]
        copy: Copy
        locales: [en-US]
        paywalls:
          pro: { products: [com.example.pro.yearly] }
        """,
        "offers.json": """
        { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.yearly", "name": "Pro Yearly",
          "subscriptionPeriod": "ONE_YEAR" }, "relationships": { "introductoryOffers": { "data": [ { "type": "subscriptionIntroductoryOffers", "id": "a" } ] } } },
          "included": [ { "type": "subscriptionIntroductoryOffers", "id": "a", "attributes": { "offerMode": "FREE_TRIAL", "duration": "ONE_WEEK",
            "numberOfPeriods": 1\(end) }, "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } } ] }
        """,
        "Copy/pro.en-US.md": "---\nheadline: Only for a limited time\n---\n",
      ], rules: [FakeUrgency.self])
    #expect(world.lines.count == count, "\(world.lines)")
  }
}
