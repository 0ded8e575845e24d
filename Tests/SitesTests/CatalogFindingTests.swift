import Findings
import Testing

@testable import Sites

/// Where pages tell of what is found in the catalog, in string tables and in other files, and names no screen.
@Suite struct CatalogFindingTests {
  private func finding(
    _ message: String, in world: SiteWorld, product: String? = nil, paywall: String? = nil, locales: [String] = []
  ) -> Finding {
    Finding(
      rule: "display-name-length", kind: .rule, severity: .error, message, at: world.project.paywalls[0].range,
      paywall: paywall, product: product, locales: locales)
  }

  private func world(_ findings: (SiteWorld) -> [Finding]) throws -> SiteWorld {
    try SiteWorld(smallWorld, findings: findings(try SiteWorld(smallWorld)))
  }

  private func has(_ world: SiteWorld, _ message: String, _ path: String) throws -> Bool {
    try world.text(path).contains(message)
  }

  /// Arabic has no words of its own in the catalog, so its customers read the English ones.
  @Test func aProductsWordsAreOnTheScreensOfAllWhoReadThem() throws {
    let world = try world {
      [finding("Too long a name", in: $0, product: "com.example.yearly", locales: ["en-US"])]
    }
    for locale in ["en-US", "ar-SA"] {
      #expect(try has(world, "Too long a name", "pro/\(locale)/index.html"), "\(locale)")
      #expect(try has(world, "Too long a name", "pro/\(locale)/index.md"), "\(locale)")
    }
    #expect(try has(world, "<h1>1 error on pro</h1>", "index.html"))
    #expect(try !has(world, "In the files", "index.html"))
  }

  @Test func whatOneLanguageLacksIsItsOwn() throws {
    let world = try world { [finding("No Arabic name", in: $0, product: "com.example.yearly", locales: ["ar-SA"])] }
    #expect(try has(world, "No Arabic name", "pro/ar-SA/index.html"))
    #expect(try !has(world, "No Arabic name", "pro/en-US/index.html"))
    let overview = try world.text("index.html")
    #expect(!overview.contains("In every language") && overview.contains("No Arabic name"))
  }

  @Test func aTablesLanguageIsReadInItsRegions() throws {
    let world = try world { [finding("English text", in: $0, paywall: "pro", locales: ["en"])] }
    #expect(try has(world, "English text", "pro/en-US/index.html"))
    #expect(try !has(world, "English text", "pro/ar-SA/index.html"))
    #expect(try has(world, "English text", "index.html"))
  }

  @Test func whatIsInNoLanguageIsThePaywallsAndOnNoScreen() throws {
    let world = try world { [finding("Of another level", in: $0, product: "com.example.yearly")] }
    #expect(try has(world, "Of another level", "index.html"))
    #expect(try has(world, "In every language", "index.html"))
    #expect(try !has(world, "Of another level", "pro/en-US/index.html"))
  }

  @Test func theOverviewSaysWhatIsInTheFiles() throws {
    let world = try world { files in (1...14).map { finding("Fault \($0) of a file", in: files) } }
    let overview = try world.text("index.html")
    #expect(overview.contains("<h1>14 errors in the files</h1>"))
    #expect(overview.contains("<h2>In the files</h2>") && overview.contains("Fault 12 of a file"))
    #expect(!overview.contains("Fault 13 of a file") && overview.contains("report/index.html\">2 more</a>"))
  }

  // MARK: The truth tables

  private func truth(_ rule: String, _ severity: Severity, locales: [String]) throws -> SiteWorld {
    let plain = try SiteWorld(smallWorld, findings: [])
    let text = try #require(
      plain.site.tables.first { $0.locale.identifier == "ar-SA" }?.rows.first { $0.own?.plainText == "Example+" }?.own)
    let range = try #require(text.range)
    return try SiteWorld(
      smallWorld,
      findings: [
        Finding(rule: rule, kind: .rule, severity: severity, "Text 'Example+' is wrong", at: range, locales: locales)
      ])
  }

  @Test func aTextWithAnErrorIsNotReady() throws {
    let plain = try SiteWorld(smallWorld, findings: [])
    let world = try truth("trial-duration-mismatch", .error, locales: ["ar-SA"])
    let (before, after) = (plain.site.tables.map(\.readyCount), world.site.tables.map(\.readyCount))
    #expect(after == zip(before, plain.site.tables).map { $1.locale.identifier == "ar-SA" ? $0 - 1 : $0 })
    let page = try world.text("localization/ar-SA.html")
    #expect(
      page.contains("<span class=\"chip k-error\">error found</span><small>Text &#39;Example+&#39; is wrong</small>"))
    #expect(try world.text("localization/truth.json").contains("\"errors\""))
    #expect(try !plain.text("localization/truth.json").contains("\"errors\""))
  }

  @Test(arguments: [
    ("trial-duration-mismatch", Severity.warning, ["ar-SA"]), ("trial-duration-mismatch", Severity.error, ["en-US"]),
  ])
  func othersAreReady(_ rule: String, _ severity: Severity, _ locales: [String]) throws {
    let world = try truth(rule, severity, locales: locales)
    #expect(try !world.text("localization/ar-SA.html").contains("error found"))
  }

  // MARK: Report, rules and prices

  @Test func theReportBeginsWithHowMuchIsSuppressed() throws {
    var files = smallWorld
    files["paywallgen.yml"] =
      configuration
      + "\nsuppress: [ { rule: restore-missing, reason: \"elsewhere\" }, { rule: missing-translation, reason: \"later\" } ]\n"
    let world = try SiteWorld(files)
    let number = world.site.findings.suppressed.count
    let words = number == 1 ? "1 finding is suppressed." : "\(number) findings are suppressed."
    #expect(number > 0)
    #expect(try world.text("report/index.html").contains(words))
    #expect(try !SiteWorld(smallWorld).text("report/index.html").contains("suppressed."))
  }

  @Test func examplesCanBeCopied() throws {
    #expect(
      MarkedCode("a: «b»c\n\n").pieces == [
        .init(text: "a: ", isMarked: false), .init(text: "b", isMarked: true), .init(text: "c", isMarked: false),
      ])
    #expect(MarkedCode("").pieces == [])
    let page = try SiteWorld(smallWorld).text("rules/missing-translation.html")
    #expect(!page.contains("«") && !page.contains("--- "))
    #expect(page.contains("<figcaption>Bad: ") && page.contains("<mark>"))
  }

  @Test(
    arguments: [
      ("4999/1200", "4.16583…"), ("1/8", "0.125"), ("-7/2", "−3.5"), ("16575/499", "33.21643…"), ("24", nil),
      ("x/0", nil), ("1/0", nil), ("1/3/4", nil),
      ("170141183460469231731687303715884105727/2", "85070591730234615865843651857942052863.5"),
    ] as [(String, String?)])
  func fractionsInDigits(_ fraction: String, _ digits: String?) {
    #expect(decimalDigits(ofFraction: fraction) == digits)
  }

  @Test func computedFiguresSayWhereTheyAreUsed() throws {
    var files = smallWorld
    files["Copy/pro.en-US.md"] = "---\nheadline: Pro\nsubtitle: \"{{ product.price_per_month }} a month\"\n---\n"
    let used = try SiteWorld(files).text("prices/index.html")
    #expect(used.contains("<td>subtitle<td><b><bdi>$8.33</bdi></b>"))
    #expect(used.contains("<sup>3333</sup>⁄<sub>400</sub></span> = 8.3325<small>"))
    #expect(try SiteWorld(smallWorld).text("prices/index.html").contains("<td>nowhere<td><b><bdi>$8.33</bdi></b>"))
  }
}
