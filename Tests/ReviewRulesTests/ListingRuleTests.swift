import Testing

@testable import ReviewRules

/// Rules about words look at the store's page, too.
@Suite struct ListingRuleTests {
  private func lines(_ files: KeyValuePairs<String, String>, configuration: String = "") throws -> [String] {
    let world = try RuleWorld(
      [("paywallgen.yml", "catalog: Pro.storekit\nmetadata: fastlane/metadata\n" + configuration)]
        + files.map { (path: "fastlane/metadata/" + $0.key, text: $0.value) },
      rules: [
        OtherPlatformReference.self, OutdatedAppleTerms.self, ExternalPurchaseReference.self,
        UnlimitedClaimWithLimit.self, LegalLinkNotFunctional.self, WordTriggersOtherRules.self,
      ])
    #expect(world.places == world.marks)
    return world.lines
  }

  @Test func otherPlatforms() throws {
    #expect(
      try lines([
        "en-US/name.txt": "Lessons for «Google Play»", "en-US/description.txt": "Also on «Android»",
        "en-US/keywords.txt": "«android»,play",
      ]) == [
        "error other-platform-reference: 'Android' is another platform",
        "warning other-platform-reference: 'android' is another platform",
        "error other-platform-reference: 'Google Play' is another platform's store",
      ])
    #expect(try lines(["he/description.txt": "גם ב«אנדרואיד»"]).count == 1)
    #expect(try lines(["en-US/description.txt": "An android plays chess", "en-US/keywords.txt": "play,store"]) == [])
  }

  @Test func namesOfYesterday() throws {
    #expect(
      try lines(["en-US/description.txt": "Manage with «iTunes Account»"])
        == ["note outdated-apple-terms: 'iTunes Account' is now 'Apple Account'"])
    #expect(try lines(["en-US/description.txt": "Import from iTunes"]) == [])
  }

  /// The page of the project's own language is read where there is none of the customer's.
  @Test func purchasesElsewhere() throws {
    #expect(
      try lines(["en-US/description.txt": "«Subscribe at acme.com» for less"])
        == ["warning external-purchase-reference: 'Subscribe at acme.com' leads to a purchase outside the store"])
    #expect(
      try lines(["de-DE/description.txt": "«Günstiger auf unserer Website»"])
        == ["error external-purchase-reference: 'Günstiger auf unserer Website' leads to a purchase outside the store"])
    #expect(try lines(["en-US/description.txt": "Subscribe in the app. Terms: https://acme.app/terms"]) == [])
    #expect(
      try lines(
        ["ja/description.txt": "Subscribe at acme.com for less"],
        configuration: "external-purchase: { storefronts: [JPN] }\n") == [])
  }

  @Test func limits() throws {
    #expect(
      try lines(["en-US/description.txt": "«Unlimited scans» with Pro. Fair use: 100 scans a day."])
        == ["warning unlimited-claim-with-limit: 'Unlimited scans' is contradicted by '100 scans a day'"])
    #expect(try lines(["en-US/description.txt": "Unlimited scans with Pro. Free: 10 scans a day."]) == [])
    #expect(
      try lines(["en-US/subtitle.txt": "Unlimited scans", "de-DE/description.txt": "100 scans a day."]) == [])
  }

  @Test func addressesInTexts() throws {
    #expect(
      try lines(["en-US/description.txt": "Terms: «https://example.com/terms»."])
        == ["error legal-link-not-functional: 'https://example.com/terms' leads nowhere: it is a placeholder"])
    #expect(
      try lines(["en-US/description.txt": "Terms: https://acme.app/terms. Blog: http://acme.app, help@acme.app"]) == [])
  }

  @Test func watchedWords() throws {
    #expect(
      try lines(["en-US/subtitle.txt": "«Cures» insomnia"])
        == ["note word-triggers-other-rules: 'Cures' makes App Review look for more than a purchase"])
    #expect(try lines(["en-US/subtitle.txt": "Healthy recipes", "de-DE/subtitle.txt": "Cures"]) == [])
  }

  @Test func aRuleThatIsOffIsOffHereToo() throws {
    #expect(
      try lines(
        ["en-US/description.txt": "Also on Android"], configuration: "rules: { other-platform-reference: off }\n") == []
    )
  }
}
