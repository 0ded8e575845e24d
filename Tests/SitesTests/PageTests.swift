import Findings
import Foundation
import Testing

@testable import Sites

/// Whole pages of a small world. What is drawn is for people to look at; that it stays as it is, is for these.
@Suite struct PageTests {
  @Test(arguments: [
    "index.html", "report/index.html", "report/report.md", "prices/index.html", "localization/index.html",
    "localization/ar-SA.html", "localization/en-US.html", "rules/missing-translation.html", "pro/en-US/index.html",
    "pro/en-US/index.md", "pro/en-US/screen.html", "pro/ar-SA/index.html", "pro/ar-SA/situations/failed/screen.html",
  ])
  func isAsRecorded(_ path: String) throws {
    let world = try SiteWorld(smallWorld)
    try expectSnapshot(withoutHashes(try world.text(path)), path.replacing("/", with: "-"))
  }

  @Test func hasAPageForEachAddressOfThePlan() throws {
    let world = try SiteWorld(smallWorld)
    #expect(world.project.findings.map(\.rule) == ["storefront-without-price"])
    let screens = world.pages.keys.filter { $0.hasPrefix("pro/") }
    #expect(Set(screens) == Set(world.plan.screenPaths()))
    #expect(Set(world.site.paths) == Set(world.pages.keys))
    let rules = world.pages.keys.filter { $0.hasPrefix("rules/") }.sorted()
    #expect(rules == world.site.ruledFindings.map { "rules/\($0).html" } && !rules.isEmpty)
    let shared = world.pages.keys.filter { path in
      !["pro/", "assets/", "rules/", "handoff/pro/", "styles/"].contains { path.hasPrefix($0) }
    }.sorted()
    #expect(
      shared == [
        "handoff/copy.csv", "handoff/copy.json", "handoff/copy.xcstrings", "handoff/index.html", "handoff/tokens.json",
        "index.html", "localization/ar-SA.html", "localization/en-US.html", "localization/index.html",
        "localization/truth.json", "prices/index.html", "report/index.html", "report/report.md",
        "review-kit/index.html",
        "review-kit/review-kit.json",
      ])
  }

  /// No calendar says how many days a month has; a price that rests on it is told as one that is about right.
  @Test func marksFiguresThatAreApproximate() throws {
    var files = smallWorld
    files["Copy/pro.en-US.md"] = "---\nheadline: Pro\nsubtitle: \"{{ product.price_per_day }} a day\"\n---\n"
    let prices = try SiteWorld(files).text("prices/index.html")
    #expect(prices.contains("≈ $0.27"))
    #expect(prices.contains("<bdi>$8.33</bdi>") && !prices.contains("≈ $8.33"))
  }

  @Test func countsAddressesAsComposingDoes() throws {
    for layout in ["flat", "tabs", "links"] {
      var files = smallWorld
      files["paywallgen.yml"] =
        configuration + """

              tier-layout: \(layout)
              tiers: { Big: [com.example.yearly], Small: [com.example.monthly] }
              situations: { grace: { current: com.example.monthly, billing: grace-period } }
          """
      let world = try SiteWorld(files)
      #expect(world.project.findings.map(\.rule) == ["storefront-without-price"])
      let addresses = world.sheets.flatMap { $0.screens.map(\.address) }
      #expect(world.plan.screenPaths().count == 3 * addresses.count)
      #expect((0..<world.plan.screenCount).map { world.plan.address($0) } == addresses)
      let slots = world.plan.paywalls.flatMap { pages in pages.markets.flatMap { _ in pages.slots } }
      let screens = world.sheets.flatMap(\.screens)
      #expect(slots.map(\.view) == screens.map(\.view))
      #expect(slots.map(\.situation) == screens.map(\.situation))
      #expect(slots.map(\.isJudged) == screens.map(\.isJudged))
    }
  }

  @Test func everyFindingHasAnAddressOnItsScreensAndOnlyAbsencesAreMissing() throws {
    let first = try SiteWorld(smallWorld)
    let paywall = try #require(first.project.paywalls.first)
    let index = try #require(first.project.files.files.firstIndex { $0.path == "Copy/pro.en-US.md" })
    let copyFile = FileID(index: UInt32(index))
    let text = SourceRange(file: copyFile, 0..<first.project.files[copyFile].bytes.count)
    func finding(_ rule: String, _ at: SourceRange, isAbsence: Bool = false) -> Finding {
      var finding = Finding(
        rule: rule, kind: .rule, severity: .error, "Something about \(rule)", at: at, paywall: "pro",
        screens: ["pro/en-US"])
      finding.isAbsence = isAbsence
      return finding
    }
    let world = try SiteWorld(
      smallWorld,
      findings: [
        finding("restore-missing", paywall.range, isAbsence: true), finding("legal-link-not-functional", paywall.range),
        finding("a", text), finding("b", text),
      ])
    let page = try world.text("pro/en-US/index.html")
    let links = try world.text("report/index.html").matches(of: /pro\/en-US\/index.html#([^"]+)"/).map {
      String($0.output.1)
    }
    #expect(Set(links).count == 4)
    for id in Set(links) { #expect(page.components(separatedBy: "id=\"\(id)\"").count == 2, "\(id)") }
    let parts = page.components(separatedBy: "Missing from this screen")
    #expect(parts.count == 2 && parts[0].contains("Something about legal-link-not-functional"))
    #expect(parts.last?.contains("Something about restore-missing") == true)
    let markdown = try world.text("pro/en-US/index.md")
    #expect(markdown.contains("- **Error**: Something about legal-link-not-functional"))
    #expect(markdown.contains("- **Error**, missing: Something about restore-missing"))
  }

  @Test func linksOnlyToPagesThatAreThere() throws {
    var options = SiteOptions()
    options.reports = [("report.json", { Array("{}".utf8) })]
    let world = try SiteWorld(smallWorld, options: options)
    for (path, bytes) in world.pages where path.hasSuffix(".html") {
      let folder = URL(string: "https://example.com/")?.appendingPathComponent(path)
      for match in String(decoding: bytes, as: UTF8.self).matches(of: /(?:href|src)="([^"]*)"/) {
        let address = String(match.output.1)
        guard !address.hasPrefix("https:"), !address.hasPrefix("#") else { continue }
        let target = try #require(URL(string: address, relativeTo: folder)).absoluteURL.path.dropFirst()
        #expect(world.pages[String(target)] != nil, "'\(path)' links to '\(address)'")
      }
    }
  }

  @Test func givesTheSameBytesWhateverComesFirst() throws {
    let world = try SiteWorld(smallWorld)
    var pages: [String: [UInt8]] = [:]
    for sheet in world.sheets.reversed() { world.site.render(sheet) { pages[$0] = Array($1) } }
    for (path, bytes) in pages { #expect(world.pages[path] == bytes, "\(path)") }
    // One renderer after another sheet of the paywall, after one of another paywall, and after itself.
    let renderer = SheetRenderer(world.site)
    for sheet in world.sheets + world.sheets.reversed() {
      renderer.render(sheet) { path, bytes in #expect(world.pages[path] == Array(bytes), "\(path)") }
    }
    let languages = LanguageRenderer(world.site)
    for table in Array(world.site.tables.indices) + world.site.tables.indices.reversed() {
      languages.render(table) { path, bytes in #expect(world.pages[path] == Array(bytes), "\(path)") }
    }
  }

  @Test func leavesOutWhatIsNotAskedFor() throws {
    var options = SiteOptions()
    options.hasMarkdown = false
    let html = try SiteWorld(smallWorld, options: options)
    #expect(!html.pages.keys.contains { $0.hasSuffix(".md") })
    #expect(!(try html.text("pro/en-US/index.html")).contains(".md\""))
    options.hasMarkdown = true
    options.hasHTML = false
    let markdown = try SiteWorld(smallWorld, options: options)
    #expect(!markdown.pages.keys.contains { $0.hasSuffix(".html") })
    #expect(markdown.pages["pro/ar-SA/index.md"] != nil)
  }
}

@Suite struct AlternateTests {
  @Test func namesEachLanguageOnceTheAddressIsKnown() throws {
    var options = SiteOptions()
    options.baseURL = "https://example.com/site"
    let world = try SiteWorld(smallWorld, options: options)
    let page = try world.text("pro/ar-SA/situations/lapsed/index.html")
    let links = page.split(separator: "\n").filter { $0.contains("canonical") || $0.contains("hreflang") }
    #expect(
      links == [
        #"<link rel="canonical" href="https://example.com/site/pro/ar-SA/situations/lapsed/">"#,
        #"<link rel="alternate" hreflang="en-US" href="https://example.com/site/pro/en-US/situations/lapsed/">"#,
        #"<link rel="alternate" hreflang="ar-SA" href="https://example.com/site/pro/ar-SA/situations/lapsed/">"#,
        #"<link rel="alternate" hreflang="x-default" href="https://example.com/site/pro/en-US/situations/lapsed/">"#,
      ])
    let sitemap = try world.text("sitemap.xml")
    #expect(sitemap.contains("<loc>https://example.com/site/pro/ar-SA/situations/lapsed/</loc>"))
    #expect(sitemap.split(separator: "\n").count == 3 + 7 + world.plan.screenCount)
  }

  @Test func saysNothingWithoutAnAddress() throws {
    let world = try SiteWorld(smallWorld)
    let page = try world.text("pro/ar-SA/index.html")
    #expect(!page.contains("canonical") && !page.contains("hreflang"))
    #expect(page.contains(#"<meta name="robots" content="noindex">"#))
    #expect(world.pages["sitemap.xml"] == nil)
  }

  @Test func keepsTheInterfaceEnglishAndTheScreenItsOwn() throws {
    let world = try SiteWorld(smallWorld)
    #expect(try world.text("pro/ar-SA/index.html").contains(#"<html lang="en">"#))
    #expect(try world.text("pro/ar-SA/index.html").contains(#"lang="ar-SA" dir="rtl""#))
    #expect(try world.text("pro/ar-SA/screen.html").contains(#"<html lang="ar-SA" dir="rtl""#))
  }

  /// Whoever mends a finding wants to see all that it is about.
  @Test(arguments: [
    ["en-US", "ar-SA"], ["en-US", "ar-SA", "de-DE", "fr-FR", "es-ES", "it", "ja", "ko", "sv", "da", "fi"],
  ])
  func linksEveryScreenOfAFinding(locales: [String]) throws {
    var files = smallWorld
    let configuration = try #require(files["paywallgen.yml"])
    files["paywallgen.yml"] =
      configuration.split(separator: "\n").map {
        $0.hasPrefix("locales:")
          ? "locales: [\(locales.joined(separator: ", "))]"
          : $0.replacingOccurrences(of: "restore: visible", with: "restore: hidden")
      }.joined(separator: "\n") + "\n"
    let page = try SiteWorld(files).text("report/index.html")
    var longest = 0
    for text in page.components(separatedBy: "<article class=\"case\"").dropFirst() {
      guard let number = text.firstMatch(of: /(\d+) screens?<\/span><\/span>/).flatMap({ Int($0.output.1) }),
        let screens = text.components(separatedBy: "<div class=\"screens\">").dropFirst().first
      else { continue }
      longest = max(longest, number)
      let parts = (screens.components(separatedBy: "</div>").first ?? "").components(separatedBy: "<details><summary>")
      let shown = (parts.first ?? "").matches(of: /<a href/).count
      #expect(shown == min(4, number))
      guard number > 4 else {
        #expect(parts.count == 1)
        continue
      }
      let others = parts.last ?? ""
      #expect(others.hasPrefix("\(number - 4) more</summary>"))
      let groups = others.matches(of: /: (\d+) screens?<\/a>/).compactMap { Int($0.output.1) }
      let links = others.matches(of: /<a href/).count
      #expect(number - 4 > 48 ? groups.reduce(0, +) == number - 4 && groups.count == links : links == number - 4)
    }
    #expect(longest > (locales.count > 2 ? 52 : 4), "\(longest)")
  }
}
