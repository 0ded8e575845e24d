import Projects
import Testing

@testable import ReviewRules

@Suite struct LimitTests {
  private func words(_ text: String, _ limit: Limit = .displayName) -> String? {
    excess(of: text, over: limit.fact).map { "\($0.isUncertain ? "uncertain: " : "")\($0.words) @\($0.start)" }
  }

  @Test func countsWhatReadersTakeForCharacters() {
    #expect(words(String(repeating: "专", count: 30)) == nil)
    #expect(
      words(String(repeating: "专", count: 31))
        == "uncertain: has 31 characters; sources disagree on whether 30 or 35 are allowed @90")
    #expect(words(String(repeating: "专", count: 36)) == "has 36 characters; 35 are allowed @105")
    #expect(words(String(repeating: "e\u{301}", count: 17)) == nil)
    #expect(
      words(String(repeating: "e\u{301}", count: 18))
        == "uncertain: has 18 characters, but 36 UTF-16 units; 35 are allowed, of which is uncertain @0")
  }

  @Test func saysWhereTheUnitDecides() {
    #expect(
      words("👨‍👩‍👧‍👦 Family plan, all devices")
        == "uncertain: has 26 characters, but 36 UTF-16 units; 35 are allowed, of which is uncertain @0")
    #expect(words("👨‍👩‍👧‍👦 Family plan, all device") == nil)
  }

  @Test func countsKeywordsInBytes() {
    #expect(words(String(repeating: "a", count: 100), .keywords) == nil)
    #expect(words(String(repeating: "a", count: 101), .keywords) == "has 101 bytes; 100 are allowed @100")
    #expect(words(String(repeating: "語", count: 34), .keywords) == "has 102 bytes; 100 are allowed @99")
  }
}

@Suite struct SoldTextTests {
  private func free(_ text: String, _ locale: String = "en-US") throws -> [String] {
    let world = try RuleWorld(
      [
        "paywallgen.yml": "catalog: Pro.storekit\n", "fastlane/metadata/\(locale)/subtitle.txt": text,
      ], rules: [])
    return world.project.listingTexts([.subtitle]).flatMap { listed in
      listed.text.freeWords.map { listed.text.placed($0).value }
    }
  }

  @Test func knowsWhenFreeIsAboutMoney() throws {
    #expect(try free("Free lessons, free!") == ["Free", "free"])
    #expect(
      try free(
        "Ad-free, ad free, sugar-free, FREE-FORM, free of ads, free up space, feel free, carefree, no free lunch") == []
    )
    #expect(try free("Gratis und kostenlos testen", "de-DE") == ["Gratis", "kostenlos"])
    #expect(try free("Test, Testen", "de-DE") == [])
    #expect(try free("無料でお試し", "ja") == ["無料"])
  }

  @Test func readsCurrenciesOffSigns() {
    func read(_ text: String) -> String {
      let sign = CurrencySign(of: text)
      return
        "\(sign.currencies.sorted().joined(separator: "/")) \(sign.isBefore) \(sign.point.flatMap(Unicode.Scalar.init).map(String.init) ?? "-")"
    }
    #expect(read("US$ 9.99") == "USD true .")
    #expect(read("29,99 €") == "EUR false ,")
    #expect(read("£5") == "EGP/GBP true -")
    #expect(read("CHF 5.00") == "CHF true .")
    #expect(read("٤٩٫٩٩ ر.س") == "SAR false ٫")
    #expect(read("¥") == " false -")
  }
}

@Suite struct PeriodNameTests {
  private func periods(_ text: String, _ language: String = "en") -> [String] {
    (Lexicon.of(language)?.periods(in: FoldedText(text)) ?? []).map(\.period.iso8601)
  }

  @Test func readsNumbersInWords() {
    #expect(periods("Six Months Premium") == ["P6M"])
    #expect(periods("$9.99/month") == ["P1M"])
    #expect(periods("9.99 per week, every year") == ["P1W", "P1Y"])
    #expect(periods("Weekly") == ["P1W"])
    #expect(periods("3 months or 12 months") == ["P3M", "P1Y"])
    #expect(periods("9,99 € pro Jahr", "de") == ["P1Y"])
    #expect(periods("9,99 € alle sechs Monate", "de") == ["P6M"])
  }
}

@Suite struct ObstacleTests {
  @Test func whatTheDataLacksIsNotChecked() throws {
    let world = try RuleWorld(
      ["fastlane/metadata/en-US/release_notes.txt": "New"],
      rules: [
        ReviewScreenshotMissing.self, PriceMissingForStorefront.self, ProductStateIncomplete.self,
        PrivacyPolicyURLMissing.self,
        SupportURLInvalid.self, MetadataEULALinkMissing.self,
      ])
    #expect(world.lines == [])
    #expect(
      world.judgement.notChecked.map { "\($0.rule): \($0.reason)" } == [
        "metadata-eula-link-missing: the store listing has no description",
        "price-missing-for-storefront: no data of App Store Connect says where subscriptions are sold, and for how much",
        "privacy-policy-url-missing: the store listing holds nothing of the app itself, only of its versions",
        "product-state-incomplete: no data of App Store Connect says how far the products are",
        "review-screenshot-missing: no data of App Store Connect includes the screenshots for App Review",
        "support-url-invalid: the store listing holds nothing of a version but what is new in it",
      ])
  }

  @Test func withoutAListingItsRulesAreNotChecked() throws {
    let world = try RuleWorld([:], rules: [MetadataLength.self, MetadataTrialClaim.self])
    #expect(Set(world.judgement.notChecked.map(\.reason)) == ["no store listing was found"])
  }
}
