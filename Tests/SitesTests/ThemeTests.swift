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

  @Test func findsPagesThatHideTheirPrices() throws {
    let world = try SiteWorld(
      smallWorld,
      theme: ["Templates/plan.html.mustache": "{{name}}", "Templates/runs.html.mustache": ""])
    let finding = try #require(world.pageFindings.first)
    #expect(finding.rule == "page-lacks-price" && finding.kind == .input && finding.severity == .error)
    #expect(
      finding.message.hasPrefix("'pro/en-US/screen.html' leaves out '$99.99', 'year', '$9.99', 'month'"),
      "\(finding.message)")
    #expect(world.site.places.text(finding.at) == "Templates/plan.html.mustache:1:1")
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
