import Foundation
import Testing

@testable import Commands

/// What is said where something is nearly right, and what is kept from those who must not see it.
@Suite struct LeftoverCases {
  static let app = catalog(
    CasePlan("com.example.m", "Monthly", "9.99", "P1M"), CasePlan("com.example.y", "Yearly", "79.99", "P1Y"))

  private func folder(_ configuration: String = "", _ files: [String: String] = [:]) throws -> CaseFolder {
    try CaseFolder(
      ["App.storekit": Self.app, "paywallgen.yml": "catalog: App.storekit\nlocales: [en-US]\n" + configuration]
        .merging(files) { $1 })
  }

  @Test(arguments: [
    (["--paywall", "prp"], "'prp' is no paywall of this project", "did you mean 'pro'?"),
    (["--paywall", "zzzzz"], "'zzzzz' is no paywall of this project", "its paywalls are 'pro', 'other'"),
    (["--locale", "de-XX"], "'de-XX' is no locale", "did you mean 'de-DE'?"),
    (["--locale", "en-UX"], "'en-UX' is no locale", "did you mean 'en-US'?"),
    (["--storefront", "Germny"], "'Germny' is no storefront", "did you mean 'DEU'?"),
    (["--storefront", "DUE"], "'DUE' is no storefront", "did you mean 'DEU'?"),
    (["--root", "nowhere"], "'nowhere' is no folder", "--root names the folder that reported paths are relative to"),
    (
      ["--root", "App.storekit"], "'App.storekit' is no folder",
      "--root names the folder that reported paths are relative to"
    ),
  ]) func suggestsWhatWasMeant(_ arguments: [String], _ message: String, _ help: String) throws {
    let folder = try folder("paywalls: { pro: { group: Pro }, other: { group: Pro } }\n")
    let outcome = folder.run(["check"] + arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error == "paywallgen: \(message)\n  \(help)\n")
  }

  @Test func saysTheSumOfABuildOnce() throws {
    let folder = try folder("paywalls: { pro: { group: Pro, buttns: {} } }\n")
    let outcome = folder.run("build")
    let said = outcome.output + outcome.error
    #expect(outcome.status == 2)
    #expect(said.split(separator: "\n").filter { $0.contains(" screens") }.count == 1, "\(said)")
    // Pages that a project's own template spoils are in the sum.
    let themed = try self.folder("", ["theme/Templates/plan.html.mustache": "{{name}}"])
    let built = themed.run("build", "--theme", "theme")
    #expect(built.status == 2)
    #expect(built.error.contains("theme/Templates/plan.html.mustache:1:1: error[page-lacks-price]: Pages leave out"))
    #expect(built.error.components(separatedBy: "page-lacks-price").count == 2, "\(built.error)")
    #expect(built.output.contains("; 1 error"), "\(built.output)")
  }

  @Test func namesTiersOfLevelsByTheirAddress() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("a.m", "A", "9.99", "P1M", level: 1), CasePlan("a.y", "B", "79.99", "P1Y", level: 1),
        CasePlan("b.m", "C", "4.99", "P1M", level: 2), CasePlan("b.y", "D", "39.99", "P1Y", level: 2))
    ])
    let screens = try folder.screens("App.storekit")
    #expect(screens.first?.each("tier") == ["tier-1", "tier-1", "tier-2", "tier-2"])
    // One tier is no choice between tiers.
    #expect(try CaseFolder(["App.storekit": Self.app]).screens("App.storekit").first?.each("tier") == ["", ""])
  }

  @Test func showsNoHoleOnTheFirstBuild() throws {
    let folder = try folder(
      "copy: Copy\npaywalls: { pro: { group: Pro } }\n",
      ["Copy/pro.en-US.md": "---\ncta: \"Start for {{ product.offer_price }}\"\n---\n"])
    #expect(folder.run("build").status == 2)
    for file in ["index.html", "screen.html"] {
      let page = try folder.text("_site/pro/en-US/" + file)
      #expect(page.contains("Start for {product.offer_price}") || page.contains("<bdi>{product.offer_price}</bdi>"))
      #expect(!page.contains("Start for </"))
    }
  }

  @Test func namesNorwegianAsTheAppStoreDoes() throws {
    for name in ["no", "nb"] {
      let folder = try CaseFolder([
        "App.storekit": Self.app,
        "paywallgen.yml": "catalog: App.storekit\nlocales: [\(name)]\nstorefronts: { \(name): USA }\n",
      ])
      let screen = try #require(try folder.screens().first)
      #expect(screen.locale == "no")
      #expect(screen.address == "pro/no")
      #expect(screen.texts("cta").first == "Abonner")
    }
  }

  @Test func showsNoLineOfFilesThatAreNotOfTheProject() throws {
    let folder = try CaseFolder([
      "secret": "root:x:0:0:TOP-SECRET\n", "data.json": "{ \"password\": TOP-SECRET }",
      "app/paywallgen.yml": "catalog: [../secret, ../data.json, App.storekit]\n", "app/App.storekit": Self.app,
    ])
    for arguments in [
      ["check"], ["check", "--format", "json"], ["check", "--format", "markdown"], ["screens"], ["build"],
    ] {
      let outcome = folder.run(arguments + ["app"])
      #expect(outcome.status == 2)
      #expect(!(outcome.output + outcome.error).contains("TOP-SECRET"), "\(arguments)")
    }
    // Of a broken catalog the line is shown, wherever it lies.
    let broken = try CaseFolder([
      "app/paywallgen.yml": "catalog: ../Shop.storekit\n", "Shop.storekit": "{ \"products\": [ oops ] }",
    ])
    #expect(broken.run("check", "app").output.contains("oops"))
  }

  // CP-03
  @Test func warnsOfASigningKeyAndDoesNotShowIt() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.w", "Weekly", "0.99", "P1W"),
        others: #","subscriptionOffersKeyPair":{"id":"K1","privateKey":"FAKE-KEY-4711"}"#)
    ])
    let found = try folder.findings("App.storekit").filter { $0.contains("signing-key-in-file") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning signing-key-in-file App.storekit:") == true)
    let outcome = folder.run("check", "App.storekit")
    #expect(outcome.output.contains("signing-key-in-file") && !outcome.output.contains("FAKE-KEY"))
    let clean = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.w", "Weekly", "0.99", "P1W"),
        others: #","subscriptionOffersKeyPair":{"id":"","privateKey":""}"#)
    ])
    #expect(try clean.findings("App.storekit").filter { $0.contains("signing-key") } == [])
  }

  @Test func makesMarksOfDirectionVisible() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Mon\u{202E}thly", "9.99", "P1M"), group: "Pr\u{2067}o")
    ])
    #expect(folder.run("build", "App.storekit").status == 0)
    let marks: [Unicode.Scalar] = ["\u{202E}", "\u{2067}"]
    for file in try folder.files(below: "_site") where file.hasSuffix(".html") || file.hasSuffix(".md") {
      let text = try folder.text("_site/" + file)
      #expect(!text.unicodeScalars.contains(where: marks.contains), "\(file)")
    }
    #expect(folder.run("init").status == 0)
    let written = try folder.text("paywallgen.yml")
    #expect(!written.unicodeScalars.contains(where: marks.contains))
    #expect(written.contains("\\u2067"), "\(written)")
  }

  @Test func saysWhatASearchLeftOut() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": "locales: [en-US]\n", "elsewhere/x.txt": "",
    ])
    try folder.link("Linked", to: "elsewhere")
    #expect(
      try folder.findings().filter { $0.contains("not-searched") } == [
        "note not-searched Linked:1:1 'Linked' is a link to a folder, and was not searched"
      ])
    // Where everything is named, nothing was searched for.
    try folder.write("paywallgen.yml", "catalog: App.storekit\nstrings: []\nlocales: [en-US]\n")
    #expect(try folder.findings().filter { $0.contains("not-searched") }.count == 1)
  }

  @Test func saysWhichLinksLeadToNothing() throws {
    let folder = try folder("strings: []\ncopy: Copy\n", ["Copy/pro.en-US.md": "---\nheadline: Go\n---\n"])
    try folder.link("Copy/pro.fr-FR.md", to: "gone.md")
    try folder.link("Tool", to: "gone")
    try folder.link("Copy/.#pro.en-US.md", to: "me@machine.42")
    #expect(
      try folder.findings().filter { $0.contains("dead-link") } == [
        "warning dead-link Copy/pro.fr-FR.md:1:1 'Copy/pro.fr-FR.md' is a link that leads to nothing, and was not read"
      ])
  }

  /// What lies in a theme is published: a link must not bring what is not the project's.
  @Test func publishesNothingThatAThemesLinksBring() throws {
    let folder = try folder(
      "", ["theme/Public/extra.css": "a{}", "shared/own.css": "b{}", "theme/Templates/plan.html.mustache": "{{>lost}}"])
    let outside = try CaseFolder(["secret.css": "secret{}", "more/other.css": "other{}"])
    try folder.link("theme/Public/leak.css", to: outside.path + "/secret.css")
    try folder.link("theme/Public/own.css", to: "../../shared/own.css")
    try folder.link("theme/Public/more", to: outside.path + "/more")
    try folder.link("theme/Public/gone.css", to: "nowhere.css")
    let built = folder.run("build", "--theme", "theme")
    #expect(built.status == 2)
    let lines = built.error.split(separator: "\n").filter { $0.contains("theme/Public/") && $0.contains("[") }
    #expect(
      lines.map(String.init) == [
        "theme/Public/gone.css:1:1: warning[dead-link]: 'Public/gone.css' is a link that leads to nothing, and was not read",
        "theme/Public/leak.css:1:1: error[file-unreadable]: 'Public/leak.css' is a link that leads out of the project, and was not read",
        "theme/Public/more:1:1: warning[not-searched]: 'Public/more' is a link to a folder, and was not searched",
      ])
    let files = try folder.files(below: "_site")
    #expect(files.contains { $0.contains("own") && $0.hasSuffix(".css") })
    #expect(!files.contains { $0.contains("leak") || $0.contains("other") })
  }

  // RU-06
  @Test(arguments: [
    ("[Terms]()", ["warning broken-link Copy/pro.en-US.md:4:1 Link has no address"], true),
    ("[AGB](#)", ["warning broken-link Copy/pro.en-US.md:4:1 '#' leads nowhere from a screen"], true),
    (
      "[Conditions](www.acme.test/cgu)",
      ["warning broken-link Copy/pro.en-US.md:4:1 'www.acme.test/cgu' leads nowhere from a screen"], true
    ),
    ("[Términos](https://acme.test/es/terminos)", [], false),
    ("[Our blog](https://acme.test/blog)", [], true),
  ]) func asksForALinkToTheTermsThatLeadsSomewhere(_ link: String, _ broken: [String], _ isMissing: Bool) throws {
    let folder = try folder(
      "copy: Copy\npaywalls: { pro: { group: Pro, buttons: { policies: hidden } } }\n",
      ["Copy/pro.en-US.md": "---\nheadline: Pro\n---\n\(link)\n"])
    let found = try folder.findings("--select", "terms-link-missing")
    #expect(found.filter { $0.contains("broken-link") } == broken)
    #expect(found.filter { $0.hasPrefix("error terms-link-missing") }.count == (isMissing ? 1 : 0), "\(found)")
  }

  // PF-09
  @Test func tellsCurrenciesWithOneSignApart() throws {
    let prices = [
      ("United States", "USD", "9.99"), ("Canada", "CAD", "12.99"), ("Australia", "AUD", "14.99"),
      ("Taiwan", "TWD", "300"),
      ("Mexico", "MXN", "199"), ("Japan", "JPY", "1500"), ("China mainland", "CNY", "68"),
    ]
    let rows = prices.map { "\($0.0),\($0.1),\($0.2)" }.joined(separator: "\n")
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M")),
      "prices.csv": "Countries or Regions,Currency Code,Price\n\(rows)\n",
      "paywallgen.yml": """
      catalog: App.storekit
      prices: { com.example.m: prices.csv }
      locales: [en-US]
      storefronts: { en-US: [USA, CAN, AUS, TWN, MEX, JPN, CHN] }
      """,
    ])
    #expect(folder.run("build").status == 0)
    // The page that lists several storefronts names each currency by its code.
    let page = try folder.text("_site/prices/index.html")
    for (_, currency, _) in prices { #expect(page.contains(currency), "\(currency)") }
    for (country, currency, amount) in prices {
      let row = page.components(separatedBy: "<tr").first { $0.contains(country) && $0.contains(currency) }
      #expect(row != nil, "\(country) \(amount)")
    }
  }

  @Test func saysOnceAStorefrontThatItsPricesAreBorrowed() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml":
        "catalog: App.storekit\nlocales: [en-US, de-DE, ja, de-AT]\npaywalls: { pro: { group: Pro }, two: { group: Pro } }\n",
    ])
    let found = try #require(try folder.run("check", "--format", "json").report["findings"] as? [[String: Any]])
      .filter { $0["rule"] as? String == "storefront-without-price" }
    #expect(found.compactMap { $0["storefronts"] as? [String] } == [["AUT"], ["DEU"], ["JPN"]])
    #expect(found.compactMap { $0["locales"] as? [String] } == [["de-AT"], ["de-DE"], ["ja"]])
    #expect(Set(found.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(found.allSatisfy { $0["severity"] as? String == "note" && $0["kind"] as? String == "input" })
  }
}
