import Findings
import Testing

@testable import ReviewRules

@Suite struct JudgeTests {
  @Test func oneFindingListsItsLocalesAndScreens() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        locales: [en-US, de-DE]
        paywalls:
          «pro»: { group: Pro, buttons: { restore: hidden } }
        """
      ], rules: [RestoreMissing.self])
    #expect(world.places == world.marks)
    let finding = try #require(world.ruleFindings.first?.finding)
    #expect(finding.locales == ["de-DE", "en-US"])
    #expect(finding.storefronts == ["DEU", "USA"])
    #expect(finding.paywall == "pro")
    #expect(finding.screens.first == "pro/en-US")
    #expect(finding.screens.contains("pro/de-DE"))
    #expect(Set(finding.screens).count == finding.screens.count)
  }

  @Test func messagesNameAllPlansAtOnce() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        paywalls:
          pro: { group: Pro, control-style: custom, elements: [ { role: headline }, { role: plan-name } ] }
        """,
        "Copy/pro.en-US.md": "---\nheadline: Go\n---\n",
      ], rules: [PlanPriceMissing.self])
    #expect(world.lines == ["error plan-price-missing: 'Pro Monthly' and 'Pro Yearly' show no price"])
  }

  @Test func theOrderOfJudgingDoesNotShow() throws {
    let files: [(path: String, text: String)] = [
      (
        "paywallgen.yml",
        """
        catalog: Pro.storekit
        copy: Copy
        locales: [en-US, de-DE, fr-FR]
        paywalls:
          pro: { group: Pro }
          two: { products: [com.example.pro.monthly] }
        """
      ),
      ("Copy/pro.en-US.md", "---\nheadline: Free trial for $5, TODO\n---\n"),
      ("Copy/two.en-US.md", "---\nheadline: Free trial for $5, TODO\n---\n"),
      ("Copy/pro.de-DE.md", "---\nheadline: 14 Tage kostenlos testen, nur 5 €\n---\n"),
    ]
    let one = try RuleWorld(files).judgement
    let other = try RuleWorld(files, shuffled: true).judgement
    #expect(one.findings == other.findings)
    #expect(one.findings.count > 5)
    #expect(one.screenCount == other.screenCount)
  }

  @Test func severitiesAreTheProjects() throws {
    func lines(_ rules: String) throws -> [String] {
      try RuleWorld(
        [
          "paywallgen.yml": """
          catalog: Pro.storekit
          rules: { \(rules) }
          paywalls:
            pro: { group: Pro, buttons: { restore: hidden } }
          """
        ], rules: [RestoreMissing.self]
      ).lines
    }
    #expect(try lines("") == ["error restore-missing: Button to restore purchases is missing"])
    #expect(try lines("restore-missing: note") == ["note restore-missing: Button to restore purchases is missing"])
    #expect(try lines("restore-missing: off") == [])
  }

  @Test func acceptedFindingsStayAndAreMarked() throws {
    func reasons(_ entry: String, today: String = "2026-11-30") throws -> [String] {
      let world = try RuleWorld(
        [
          "paywallgen.yml": """
          catalog: Pro.storekit
          copy: Copy
          locales: [en-US, de-DE]
          suppress: [ \(entry) ]
          paywalls:
            pro: { group: Pro }
          """,
          "Copy/pro.en-US.md": "---\nheadline: Only $5\n---\n", "Copy/pro.de-DE.md": "---\nheadline: Nur 5 €\n---\n",
        ], rules: [HardcodedPrice.self], today: today)
      return world.ruleFindings.map { "\($0.finding.locales.joined(separator: "+")) \($0.suppression ?? "open")" }
    }
    #expect(try reasons("{ rule: hardcoded-price, reason: agreed }") == ["de-DE agreed", "en-US agreed"])
    #expect(try reasons("{ rule: hardcoded-price, locale: de-DE, reason: agreed }") == ["de-DE agreed", "en-US open"])
    #expect(
      try reasons("{ rule: hardcoded-price, reason: agreed, until: 2026-11-29 }") == ["de-DE open", "en-US open"])
    #expect(
      try reasons("{ rule: hardcoded-price, reason: agreed, until: 2026-11-30 }") == ["de-DE agreed", "en-US agreed"])
    #expect(try reasons("{ rule: restore-missing, reason: agreed }") == ["de-DE open", "en-US open"])
  }

  @Test func acceptingOneLocaleLeavesTheOthersOpen() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        locales: [en-US, de-DE]
        suppress: [ { rule: restore-missing, locale: de-DE, reason: agreed } ]
        paywalls:
          pro: { group: Pro, buttons: { restore: hidden } }
        """
      ], rules: [RestoreMissing.self])
    #expect(world.ruleFindings.map(\.finding.locales) == [["en-US"], ["de-DE"]])
    #expect(world.ruleFindings.map(\.suppression) == [nil, "agreed"])
  }

  @Test func whatIsNotDeclaredIsNotChecked() throws {
    let world = try RuleWorld([], rules: [RestoreMissing.self, HardcodedPrice.self, ProductIDDuplicate.self])
    #expect(world.lines == [])
    #expect(
      world.judgement.notChecked.map(\.rule) == ["hardcoded-price", "restore-missing"])
    #expect(
      world.judgement.notChecked.map(\.reason) == [
        "neither copy nor strings were found",
        "paywalls 'pro' and 'plain' were found, and no paywallgen.yml declares them below 'paywalls:'",
      ])
  }

  @Test func adviceFitsTheFileThatTheTextStandsIn() {
    var files = SourceFiles()
    func advice(_ path: String) -> String {
      DatumAdvice(at: .start(of: files.add(path: path, bytes: [])), in: files).writing("product.price")
    }
    for path in ["Copy/pro.en.md", "paywallgen.yml"] { #expect(advice(path) == "write {{ product.price }}") }
    for path in ["App/Text.xcstrings", "de.lproj/L.strings", "de.lproj/L.stringsdict"] {
      #expect(advice(path) == "write '%@' and pass product.price under 'arguments'")
    }
    #expect(advice("Pro.storekit") == "take it out: the catalog's texts are shown as they stand")
  }

  @Test func rulesThatDoNotExistAreInputFindings() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        rules: { hardcoded-prize: off }
        suppress: [ { rule: nonsense, reason: none } ]
        paywalls:
          pro: { group: Pro }
        """
      ], rules: [])
    #expect(
      world.inputFindings == [
        "paywallgen.yml:31..<46 unknown-rule: 'hardcoded-prize' is no rule",
        "paywallgen.yml:74..<82 unknown-rule: 'nonsense' is no rule",
      ])
  }

  @Test func languagesWithoutWordsAreNotChecked() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [en-US, sw-KE]
        paywalls:
          pro: { group: Pro }
        """,
        "Copy/pro.en-US.md": "---\nheadline: Go\n---\n",
      ], rules: [TrialDurationMismatch.self])
    #expect(
      world.judgement.notChecked == [
        NotChecked(rule: "trial-duration-mismatch", reason: "no list of words for Swahili (Kenya) (sw-KE)")
      ])
  }
}

@Suite struct TrialRuleTests {
  private func lines(_ headline: String, locale: String = "en-US", rule: any Rule.Type) throws -> [String] {
    try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [\(locale)]
        paywalls:
          pro: { group: Pro, selected: com.example.pro.yearly }
        """,
        "Copy/pro.\(locale).md": "---\nheadline:\n  default: Pro\n  trial: \"\(headline)\"\n---\n",
      ], rules: [rule]
    ).lines
  }

  @Test func thirtyDaysAreNotQuiteAMonth() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Month.storekit
        copy: Copy
        paywalls:
          pro: { products: [com.example.pro.yearly] }
        """,
        "Month.storekit": RuleWorld.catalog.replacing("P1W", with: "P1M"),
        "Copy/pro.en-US.md":
          "---\nheadline: { default: Pro, trial: «30 days free» }\nsubtitle: { trial: 1 month free trial }\n---\n",
      ], rules: [TrialDurationMismatch.self])
    #expect(world.places == world.marks)
    #expect(
      world.lines == [
        "warning trial-duration-mismatch: '30 days free' is promised; the trial of 'Pro Yearly' lasts 1 month"
      ])
  }

  @Test func lengthsAreComparedAcrossUnits() throws {
    #expect(try lines("7 days free", rule: TrialDurationMismatch.self) == [])
    #expect(try lines("1-week free trial", rule: TrialDurationMismatch.self) == [])
    #expect(
      try lines("14 Tage kostenlos testen", locale: "de-DE", rule: TrialDurationMismatch.self) == [
        "error trial-duration-mismatch: '14 Tage kostenlos testen' is promised; the trial of 'Pro Yearly' lasts 1 week"
      ])
  }

  @Test func promisesToThoseWhoCannotHaveATrialWeighLess() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        paywalls:
          pro: { products: [com.example.pro.yearly] }
        """,
        "Copy/pro.en-US.md": "---\nheadline: Start your «free trial»\n---\n",
      ], rules: [TrialClaimedButNotConfigured.self, IntroIneligibleVariantMissing.self])
    #expect(world.places == world.marks)
    #expect(
      world.lines == [
        "warning intro-ineligible-variant-missing: 'free trial' is shown to customers who cannot have the trial"
      ])
    #expect(world.judgement.findings.first?.finding.screens.contains("pro/en-US") == false)
  }
}

@Suite struct HardcodedPriceTests {
  @Test func saysWhatTheCatalogSays() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        paywalls:
          pro: { products: [com.example.pro.monthly] }
        """,
        "Copy/pro.en-US.md":
          "---\nheadline: Only «$2.99»\nsubtitle: Yes, «$4.99»\n---\nSee [«$2.99/mo»](https://acme.test)\n",
      ], rules: [HardcodedPrice.self])
    #expect(
      world.lines == [
        "error hardcoded-price: '$2.99' is typed; 'Pro Monthly' costs $4.99",
        "error hardcoded-price: '$4.99' is typed, and stays when the price of 'Pro Monthly' changes",
        "error hardcoded-price: '$2.99' is typed; 'Pro Monthly' costs $4.99",
      ])
  }
}
