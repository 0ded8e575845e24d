import Foundation
import Testing

/// Files that could not be understood: what they spoil, what is said of it, and what stays.
@Suite struct UnreadCases {
  private static let monthly = CasePlan("com.example.m", "Monthly", "9.99", "P1M")
  private static let yearly = CasePlan("com.example.y", "Yearly", "79.99", "P1Y")
  private static let configuration = """
    catalog: [App.storekit]
    locales: [en-US]
    source-locale: en-US
    paywalls: { pro: { group: Pro } }
    """

  private func folder(_ files: [String: String], _ configuration: String = UnreadCases.configuration) throws
    -> CaseFolder
  {
    let catalog = catalog(Self.monthly, Self.yearly)
    return try CaseFolder(
      ["App.storekit": catalog, "paywallgen.yml": configuration].merging(files) { $1 })
  }

  /// The rules that were not checked for a reason.
  private func unchecked(_ folder: CaseFolder, _ reason: String) throws -> Set<String> {
    let report = try folder.run("check", "--format", "json").report
    let entries = try #require(report["notChecked"] as? [[String: Any]])
    return Set(entries.filter { $0["reason"] as? String == reason }.compactMap { $0["rule"] as? String })
  }

  // MARK: What is not checked

  @Test func namesEveryRuleThatCopyCouldHaveTold() throws {
    let words = "---\nheadline: Works on Android too\ncaption: Lifetime, shared by Family Sharing, {price}\n---\n"
    let rules: Set = [
      "auto-renew-disclosure-missing", "cancel-instructions-missing", "family-sharing-mismatch",
      "lifetime-claim-on-subscription", "other-platform-reference", "outdated-apple-terms", "unresolved-placeholder",
    ]
    let broken = try folder(["Copy/pro.en-US.md": "<<<<<<< HEAD\n" + words])
    #expect(try unchecked(broken, "'Copy/pro.en-US.md' could not be read").isSuperset(of: rules))
    let sound = try folder(["Copy/pro.en-US.md": words])
    #expect(try unchecked(sound, "'Copy/pro.en-US.md' could not be read").isEmpty)
  }

  @Test func namesEveryRuleThatStringsTheListingOrACatalogCouldHaveTold() throws {
    let strings = try folder(["L.xcstrings": "{"])
    #expect(
      try unchecked(strings, "'L.xcstrings' could not be read").isSuperset(of: [
        "hardcoded-price", "unresolved-placeholder", "missing-translation",
      ]))
    let listing = try folder(
      ["md/en-US/name.txt": "Pro"], Self.configuration + "\nmetadata: md")
    try listing.write("md/en-US/description.txt", [0xFF, 0xFE, 0x41])
    #expect(
      try unchecked(listing, "'md/en-US/description.txt' could not be read").isSuperset(of: [
        "metadata-stale-price", "metadata-trial-claim",
      ]))
    let catalogs = try folder(
      ["B.storekit": "{"], Self.configuration.replacing("[App.storekit]", with: "[App.storekit, B.storekit]"))
    #expect(try unchecked(catalogs, "'B.storekit' could not be read").contains("group-level-order"))
  }

  // MARK: What is built

  @Test func keepsTheLastGoodPagesAndWritesTheReportWhereACatalogCannotBeRead() throws {
    let other = catalog(CasePlan("com.example.t", "Team", "19.99", "P1M"), group: "Team").replacing(
      "\"G1\"", with: "\"G2\"")
    let folder = try folder(
      ["B.storekit": other],
      Self.configuration.replacing("[App.storekit]", with: "[App.storekit, B.storekit]")
        .replacing("group: Pro }", with: "group: Pro }, team: { group: Team }"))
    #expect(folder.run("build").status == 0)
    let files = try folder.files(below: "_site")
    let pages = try ["pro", "team"].map { try folder.text("_site/\($0)/en-US/index.html") }
    let prices = try folder.text("_site/prices/index.html")
    try folder.write("B.storekit", "{")
    try folder.write("App.storekit", catalog(CasePlan("com.example.m", "Monthly", "8.99", "P1M")))
    let outcome = folder.run("build")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("kept from an earlier build, for all pages rest on 'B.storekit'"))
    #expect(try ["pro", "team"].map { try folder.text("_site/\($0)/en-US/index.html") } == pages)
    #expect(try folder.text("_site/prices/index.html") == prices)
    #expect(try folder.text("_site/report/report.json").contains("B.storekit"))
    #expect(try Set(folder.files(below: "_site")).isSuperset(of: files))
    // Once it can be read again, all is drawn.
    try folder.write("B.storekit", other)
    #expect(folder.run("build").status == 0)
    #expect(try folder.text("_site/pro/en-US/index.html").contains("$8.99"))
    #expect(try folder.text("_site/team/en-US/index.html").contains("$19.99"))
  }

  @Test(arguments: ["catalog: [", "catalog: None.storekit", "catalog: B.storekit"])
  func writesTheReportWhereNothingCouldBeReadBefore(configuration: String) throws {
    let folder = try folder(["B.storekit": "{"], configuration)
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/report/report.json").contains("\"errors\""))
    // A project that is put right is built as ever.
    try folder.write("paywallgen.yml", Self.configuration)
    #expect(folder.run("build").status == 0)
    #expect(try folder.text("_site/pro/en-US/index.html").contains("$9.99"))
  }

  @Test func drawsTheSoundPaywallsAtOnceWhereNothingWasThereBefore() throws {
    let folder = try folder(
      ["B.storekit": "{"], Self.configuration.replacing("[App.storekit]", with: "[App.storekit, B.storekit]"))
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/en-US/index.html").contains("$9.99"))
  }

  @Test(arguments: [
    ("", false), ("text: { headline: { key: k } }", true), ("tiers: { a: [com.example.m], b: [com.example.y] }", true),
  ])
  func stringsSpoilThePaywallsThatMayTakeATextOfTheirs(paywall: String, isKept: Bool) throws {
    let strings = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Go"}}}}}}
      """
    let folder = try folder(
      ["L.xcstrings": strings],
      Self.configuration.replacing("group: Pro }", with: "group: Pro\(paywall.isEmpty ? "" : ", " + paywall) }"))
    #expect(folder.run("build").status != 1)
    try folder.write("L.xcstrings", "{")
    try folder.write("App.storekit", catalog(CasePlan("com.example.m", "Monthly", "8.99", "P1M"), Self.yearly))
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/en-US/index.html").contains("$8.99") != isKept)
    #expect(try folder.text("_site/report/report.json").contains("L.xcstrings"))
  }

  @Test func aTableBehindTheOneThatHasTheKeySpoilsNothing() throws {
    let strings = """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{
      "en":{"stringUnit":{"state":"translated","value":"Go"}}}}}}
      """
    let folder = try folder(
      ["L.xcstrings": strings, "M.xcstrings": "{"],
      Self.configuration.replacing("group: Pro }", with: "group: Pro, text: { headline: { key: k } } }"))
    #expect(folder.run("build").status == 2)
    try folder.write("L.xcstrings", strings.replacing("Go", with: "Leave"))
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/en-US/index.html").contains("Leave"))
    // The other way round, nobody knows whether the broken one has it.
    try folder.write("A.xcstrings", "{")
    try folder.write("L.xcstrings", strings)
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/en-US/index.html").contains("Leave"))
  }

  // MARK: What is said

  @Test(arguments: [["check"], ["build"], ["screens"]])
  func refusesAConfigurationBesideACatalogOnItsOwn(command: [String]) throws {
    let folder = try folder(["x.yml": "paywalls: { other: { group: Pro } }"])
    for name in ["x.yml", "nope.yml"] {
      let outcome = folder.run(command + ["App.storekit", "--config", name])
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("'--config \(name)' is for a folder"))
    }
    #expect(folder.run(command + [".", "--config", "x.yml", "--fail-on", "never"]).status != 1)
  }

  @Test func tellsOfWordsForAButtonThatIsNotDrawn() throws {
    let copy = ["Copy/pro.en-US.md": "---\nheadline: Go\ncta: Get it for {{ product.offer_price }}\n---\n"]
    let buttons = try folder(
      copy, Self.configuration.replacing("group: Pro", with: "group: Pro, control-style: buttons"))
    try expect(
      buttons.findings().filter { $0.contains("copy-not-shown") },
      is: [
        "note copy-not-shown Copy/pro.en-US.md:3:1 "
          + "'cta' is not shown beside plans in style 'buttons': each plan is a button of its own"
      ])
    let picker = try folder(copy, Self.configuration.replacing("group: Pro", with: "group: Pro, control-style: picker"))
    #expect(try picker.findings().filter { $0.contains("copy-not-shown") }.isEmpty)
  }

  @Test func tellsOfASuppressionForAPaywallThatThereIsNot() throws {
    let folder = try folder(
      [:],
      Self.configuration + "\nsuppress:\n  - { rule: hardcoded-price, paywall: por, reason: agreed }\n")
    try expect(
      folder.findings().filter { $0.contains("unknown-paywall") },
      is: ["error unknown-paywall paywallgen.yml:6:39 'por' is no paywall of the configuration"])
  }

  @Test func acceptsWhatACommentInCopySays() throws {
    let sold = "---\nheadline: Go\ncaption: Only $4.00 extra\n---\n"
    func count(_ text: String) throws -> Int {
      let report = try folder(["Copy/pro.en-US.md": text]).run("check", "--format", "json").report
      let findings = try #require(report["findings"] as? [[String: Any]])
      return findings.count { $0["rule"] as? String == "hardcoded-price" && !($0["suppressed"] is String) }
    }
    #expect(try count(sold) == 1)
    #expect(try count(sold + "\n<!-- [paywallgen:ignore hardcoded-price — gift card] -->\n") == 0)
    #expect(
      try count(sold.replacing("headline", with: "# [paywallgen:ignore hardcoded-price — gift card]\nheadline")) == 0)
    #expect(try count(sold + "\n<!-- [paywallgen:ignore hardcoded-price — gift card in fr -->\n") == 1)
  }

  @Test func tellsOfAnArgumentThatIsLost() throws {
    func found(_ text: String, _ arguments: String) throws -> [String] {
      try folder(
        [
          "L.xcstrings":
            #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}}}"#
        ],
        Self.configuration.replacing(
          "group: Pro }", with: "group: Pro, text: { headline: { key: k, arguments: [\(arguments)] } } }")
      ).findings().filter { $0.contains("argument-mismatch") }
    }
    try expect(
      found("%@ for", "product.name, product.price"),
      is: [
        "warning argument-mismatch paywallgen.yml:4:57 'product.price' is passed to 'k', which has no place for it"
      ])
    #expect(try found("%@ for %@", "product.name, product.price").isEmpty)
    #expect(try found("%2$@ for %1$@", "product.name, product.price").isEmpty)
  }
}
