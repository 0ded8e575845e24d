import Findings
import Testing

@testable import Sites

@Suite struct ThemeTests {
  @Test func theDefaultOneFitsItsModel() {
    var files = SourceFiles()
    #expect(Theme(ThemeFiles(), files: &files, isChecked: true).findings == [])
    let entries = Theme.embedded().entries
    #expect(
      entries.overview != nil && entries.preview != nil && entries.previewMarkdown != nil && entries.screen != nil)
    #expect(entries.report != nil && entries.reportMarkdown != nil && entries.prices != nil)
  }

  @Test func findsValuesThatNoPageHas() throws {
    let world = try SiteWorld(
      smallWorld, theme: ["Templates/plan.html.mustache": "{{#lines}}{{>runs}}{{/lines}}<i>{{prcie}}</i>"])
    let finding = try #require(world.theme.findings.first)
    #expect(world.theme.findings.count == 1)
    #expect(finding.rule == "unknown-template-value" && finding.kind == .input)
    #expect(finding.help == "did you mean 'price'?")
    #expect(world.site.places.text(finding.at).hasPrefix("Templates/plan.html.mustache:1:"))
  }

  @Test func keepsItsOwnTemplateWhereAProjectsIsBroken() throws {
    let world = try SiteWorld(smallWorld, theme: ["Templates/plan.html.mustache": "{{#lines}}"])
    #expect(world.theme.findings.map(\.rule) == ["malformed-template"])
    #expect(try world.text("pro/en-US/index.html").contains("r-plan-name"))
  }

  @Test func keepsItsOwnTemplateWhereAProjectsHoldsAMerge() throws {
    let world = try SiteWorld(
      smallWorld,
      theme: [
        "Templates/plan.html.mustache":
          "{{#lines}}\n<<<<<<< HEAD\n{{>runs}}\n=======\n{{>line}}\n>>>>>>> branch\n{{/lines}}",
        "Public/site.css": "a{}\n<<<<<<< HEAD\nb{}\n=======\n>>>>>>> branch\n",
        "Templates/report.md.mustache": "Report\n=======\n{{page.lead}}\n",
      ])
    #expect(world.theme.findings.map(\.rule) == ["merge-conflict-marker", "merge-conflict-marker"])
    #expect(world.theme.findings.allSatisfy { $0.severity == .error && $0.kind == .input })
    #expect(world.site.places.text(world.theme.findings[0].at) == "Templates/plan.html.mustache:2:1")
    #expect(world.site.places.text(world.theme.findings[1].at) == "Public/site.css:2:1")
    let page = try world.text("pro/en-US/index.html")
    #expect(page.contains("r-plan-name") && !page.contains("HEAD"))
    #expect(try world.text("report/report.md").hasPrefix("Report\n=======\n"))
  }

  @Test func keepsItsOwnTemplateWhereAProjectsCallsItself() throws {
    let world = try SiteWorld(smallWorld, theme: ["Templates/plan.html.mustache": "{{name}}{{>plan}}"])
    #expect(world.theme.findings.map(\.rule) == ["endless-template"])
    #expect(world.site.places.text(world.theme.findings[0].at) == "Templates/plan.html.mustache:1:12")
    #expect(world.site.cutPages == [] && world.pageFindings == [])
    #expect(try world.text("pro/en-US/index.html").contains("r-plan-name"))
  }

  /// Mustache lets a template call itself within a section; that no data ends it shows when pages are made.
  @Test func saysWhereATemplateCallsItselfWithoutEnd() throws {
    let world = try SiteWorld(
      smallWorld, theme: ["Templates/plan.html.mustache": "{{#lines}}{{>runs}}{{/lines}}{{#name}}{{>plan}}{{/name}}"])
    #expect(world.theme.findings == [])
    #expect(world.site.cutPages.map(\.rule) == ["endless-template"])
    #expect(world.site.cutPages.map(\.message) == ["Template 'plan' calls itself without end"])
    #expect(world.site.cutPages.map { world.site.places.text($0.at) } == ["Templates/plan.html.mustache:1:42"])
  }

  @Test func saysWhichTemplateMakesPagesWithoutMeasure() throws {
    var theme = ["Templates/t8.html.mustache": "x"]
    for level in 1..<8 {
      theme["Templates/t\(level).html.mustache"] = String(repeating: "{{>t\(level + 1)}}", count: 10)
    }
    theme["Templates/prices.html.mustache"] = String(repeating: "{{>t1}}", count: 10)
    let world = try SiteWorld(smallWorld, theme: theme)
    #expect(world.theme.findings == [])
    #expect(world.site.cutPages.map(\.rule) == ["boundless-template"])
    #expect(try world.text("prices/index.html").utf8.count < 100_000)
    #expect(try world.text("pro/en-US/index.html").contains("r-plan-name"))
  }

  @Test func findsPagesThatHideTheirPricesOnceATemplate() throws {
    let world = try SiteWorld(
      smallWorld,
      theme: ["Templates/plan.html.mustache": "{{name}}", "Templates/runs.html.mustache": ""])
    let finding = try #require(world.pageFindings.first)
    #expect(world.pageFindings.count == 1)
    #expect(finding.rule == "page-lacks-price" && finding.kind == .input && finding.severity == .error)
    #expect(finding.message.hasPrefix("Pages leave out '$99.99', 'سنة', '$9.99', 'شهر'"), "\(finding.message)")
    #expect(finding.locales == ["ar-SA", "en-US"])
    #expect(finding.screens == finding.screens.sorted() && finding.screens.contains("pro/en-US/situations/lapsed"))
    #expect(world.site.places.text(finding.at) == "Templates/plan.html.mustache:1:1")
  }

  /// Two plans of one price and period: a page that says both once leaves a customer without the other.
  @Test func asksForThePriceOfEveryPlanThoughTheyAreEqual() throws {
    var files = smallWorld
    files["App.storekit"] = storekit().replacing("\"99.99\"", with: "\"9.99\"").replacing("\"P1Y\"", with: "\"P1M\"")
    files["paywallgen.yml"] = configuration.replacing("locales: [en-US, ar-SA]", with: "locales: [en-US]")
    files["Copy/pro.en-US.md"] = nil
    files["Copy/pro.ar-SA.md"] = nil
    let screen = "{{#screen}}{{#plans}}{{#selected}}{{price}}{{/selected}}{{/plans}}{{/screen}}"
    let once = try SiteWorld(files, theme: ["Templates/screen.html.mustache": screen])
    #expect(once.pageFindings.map(\.message) == ["Pages leave out '$9.99', 'month'"])
    let twice = try SiteWorld(
      files, theme: ["Templates/screen.html.mustache": "{{#screen}}{{#plans}}{{price}} {{/plans}}{{/screen}}"])
    #expect(twice.pageFindings == [])
  }

  @Test(arguments: [
    ("9,99 €", "39,99 € 9,99 €", 1), ("year", "yearly, a year", 1), ("年", "1年/年", 2), ("$9.99", "$9.99$9.99", 2),
    ("a", "", 0), ("12", "112 121 12", 1),
  ]) func countsTextsThatStandOnTheirOwn(_ text: String, _ page: String, _ count: Int) {
    #expect(Array(page.utf8).count(of: Array(text.utf8), upTo: 9) == count)
  }

  @Test func findsTemplatesThatNoPageUses() throws {
    let own = try SiteWorld(
      smallWorld,
      theme: [
        "Templates/paln.html.mustache": "{{name}}", "Templates/plan.html": "", "Templates/README.md": "About it.",
        "Templates/place.html.mustache": "{{>mark}}", "Templates/mark.html.mustache": "<i></i>",
      ])
    #expect(
      own.theme.findings.map { "\($0.rule): \($0.message) (\($0.help)) \(own.site.places.text($0.at))" } == [
        "unused-template: 'Templates/plan.html' is no template of the default theme, and no template calls it "
          + "(did you mean 'Templates/plan.html.mustache'?) Templates/plan.html:1:1",
        "unused-template: 'paln' is no template of the default theme, and no template calls it "
          + "(did you mean 'plan'?) Templates/paln.html.mustache:1:1",
      ])
  }

  @Test(arguments: [
    ("templates/plan.html.mustache", "did you mean 'Templates'?"),
    ("plan.html.mustache", "did you mean 'Templates/plan.html.mustache'?"),
    ("readme.txt", "put templates into 'Templates' and static files into 'Public' in this folder"),
  ]) func findsThemesWithNothingToUse(_ path: String, _ help: String) throws {
    var files = SourceFiles()
    var own = ThemeFiles()
    own.overlay(FileTree([path: "x"]), in: "../looks/mine", &files)
    let theme = Theme(own, files: &files)
    #expect(theme.findings.map(\.rule) == ["empty-theme"])
    #expect(theme.findings.map(\.help) == [help])
    #expect(theme.findings.map { files[$0.at.file].path } == ["../looks/mine"])
  }

  @Test func namesFilesByTheWayToTheTheme() throws {
    var files = SourceFiles()
    let tree = FileTree(["Templates/plan.html.mustache": "{{#lines}}"])
    var own = ThemeFiles()
    own.overlay(tree, in: "theme", &files)
    let theme = Theme(own, files: &files)
    #expect(theme.findings.map { files[$0.at.file].path } == ["theme/Templates/plan.html.mustache"])
  }

  @Test func asksNothingOfPagesOfTheDefaultTheme() throws {
    #expect(try SiteWorld(smallWorld).pageFindings == [])
    let whole = try SiteWorld(smallWorld, theme: ["Templates/place.html.mustache": "<code>{{place}}</code>"])
    #expect(whole.pageFindings == [])
  }

  @Test func namesFilesByTheirContent() throws {
    let plain = try SiteWorld(smallWorld)
    let own = try SiteWorld(
      smallWorld,
      theme: ["Public/site.css": "body{background:url(\"dots.svg\")}", "Public/dots.svg": "<svg/>"])
    #expect(own.theme.hasOwnStyles && !own.theme.hasOwnTemplates && !plain.theme.hasOwnStyles)
    let dots = try #require(own.pages.keys.first { $0.hasPrefix("assets/dots.") })
    let sheet = try #require(own.pages.keys.first { $0.hasPrefix("assets/site.") && $0.hasSuffix(".css") })
    #expect(try own.text(sheet) == "body{background:url(\"\(dots.dropFirst("assets/".count))\")}")
    #expect(try own.text("pro/en-US/index.html").contains("href=\"../../\(sheet)\""))
    #expect(plain.pages[sheet] == nil)
  }
}

@Suite struct DigestTests {
  /// The examples of FIPS 180-4.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func isAsPublished(_ text: String, _ hex: String) {
    #expect(SHA256(Array(text.utf8)).hex == hex)
  }

  @Test func takesAMillionLetters() {
    let hex = SHA256([UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).hex
    #expect(hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func percentSignsEachByteOnce() {
    #expect("plus/de-DE@CHE".percentEncodedPath == "plus/de-DE@CHE")
    #expect("ä b%/c:d".percentEncodedPath == "%C3%A4%20b%25/c%3Ad")
  }
}
