import Foundation
import Testing

@Suite struct SiteCases {
  static let app = catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M"))

  // SB-01
  @Test func takesPagesAwayThatAreNoLongerMadeAndNothingElse() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    #expect(folder.run("build", "App.storekit", "--locale", "en-US", "--locale", "fr-FR", "-o", "out").status == 0)
    #expect(try folder.files(below: "out").contains("pro/fr-FR/index.html"))
    try folder.write("out/CNAME", "example.com\n")
    try folder.write("out/pro/fr-FR/notes.txt", "mine\n")
    #expect(folder.run("build", "App.storekit", "--locale", "en-US", "-o", "out").status == 0)
    let files = try folder.files(below: "out")
    #expect(files.filter { $0.contains("fr-FR") } == ["pro/fr-FR/notes.txt"])
    #expect(files.contains("pro/en-US/index.html"))
    try expect(folder.text("out/CNAME"), is: "example.com\n")
  }

  // SB-02
  @Test func findsFilesWhoseAccentsAreWrittenInAnotherForm() throws {
    let folder = try CaseFolder(["Cafe\u{301}.storekit": Self.app, "Texte/pro.en-US.md": "---\nheadline: x\n---\n"])
    try folder.write("paywallgen.yml", configuration(project: "catalog: Caf\u{E9}.storekit"))
    let outcome = folder.run("build", "--fail-on", "never")
    #expect(outcome.status == 0, "\(outcome.error)")
    try folder.write(
      "paywallgen.yml",
      """
      catalog: Caf\u{E9}.storekit
      paywalls:
        Café: { group: Pro, tiers: { "Cafe\u{301}": [com.example.m] } }
      """)
    let addresses = try folder.run("screens").screens.map(\.address)
    #expect(addresses.first == "cafe/en-US")
  }

  // SB-03, SB-05
  @Test func refusesPaywallsThatWouldShareAnAddress() throws {
    func project(_ names: [String]) throws -> CaseFolder {
      let paywalls = names.map { "  \"\($0)\": { group: Pro, buttons: { restore: visible } }" }
      return try CaseFolder([
        "App.storekit": Self.app, "paywallgen.yml": "paywalls:\n" + paywalls.joined(separator: "\n") + "\n",
      ])
    }
    for names in [["Pro", "pro"], ["pro-max", "Pro Max"]] {
      let folder = try project(names)
      let clashes = try folder.findings().filter { $0.hasPrefix("error address-clash") }
      #expect(clashes.count == 1)
      #expect(clashes.allSatisfy { $0.contains("paywallgen.yml:3:3") && $0.contains("'\(names[1])'") }, "\(clashes)")
    }
    let apart = try project(["pro-max", "promax"])
    try expect(apart.findings().filter { $0.contains("address-clash") }, is: [])
    #expect(apart.run("build", "--fail-on", "never").status == 0)
    let pages = try apart.files(below: "_site").filter { $0.hasSuffix("/en-US/index.html") && !$0.contains("handoff") }
    #expect(Set(pages).isSuperset(of: ["pro-max/en-US/index.html", "promax/en-US/index.html"]))
  }

  // SB-05
  @Test func givesNamesWithoutLatinLettersAnAddressAllTheSame() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": "paywalls:\n  プロ: { group: Pro }\n  ok: { group: Pro }\n",
    ])
    #expect(folder.run("build", "--fail-on", "never").status == 0)
    let declared = try folder.files(below: "_site").filter {
      $0.hasSuffix("/en-US/index.html") && !$0.hasPrefix("handoff/")
    }
    #expect(declared == ["ok/en-US/index.html", "paywall-1/en-US/index.html"])
    // A group that no configuration names gets one all the same.
    let found = try CaseFolder(["App.storekit": Self.app.replacing(#""name":"Pro""#, with: #""name":"プロ""#)])
    #expect(found.run("build", "--fail-on", "never").status == 0)
    let pages = try found.files(below: "_site").filter { $0.hasSuffix("/en-US/index.html") }
    #expect(pages.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && !$0.hasPrefix("/") }, "\(pages)")
    #expect(!pages.isEmpty)
  }

  // SB-04
  @Test func writesNothingOutsideOfTheOutputFolder() throws {
    let folder = try CaseFolder([
      "a/b/project/App.storekit": catalog(
        CasePlan("../../../evil", "../../../evil2", "9.99", "P1M"), CasePlan("/tmp/evil", "Y", "19.99", "P1Y")),
      "a/b/project/paywallgen.yml": """
      paywalls:
        ../../evil3: { group: Pro, situations: { ../../evil4: { current: "../../../evil" } } }
        /tmp/evil5: { group: Pro, tiers: { ../../evil6: ["../../../evil"], /evil7: ["/tmp/evil"] } }
      """,
    ])
    let before = try folder.files(below: "").filter { !$0.contains("_site") }
    _ = folder.run("build", "a/b/project", "-o", "a/b/project/out")
    let after = try folder.files(below: "")
    #expect(after.filter { !$0.hasPrefix("a/b/project/out/") } == before)
    #expect(
      !FileManager.default.fileExists(atPath: "/tmp/evil5") && !FileManager.default.fileExists(atPath: "/tmp/evil"))
    #expect(after.count > before.count)
    #expect(after.allSatisfy { !$0.contains("..") })
  }

  // SB-07
  @Test func takesOnlyTheTopOfAFileForFrontMatter() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": configuration(),
      "Copy/pro.en-US.md": "---\nheadline: T\n---\nA\n\n---\n\nB: not meta\n\n---\n\nC\n",
    ])
    var screen = try folder.screens().at("pro/en-US")
    #expect(screen.texts("headline") == ["T"])
    #expect(screen.texts("body").filter { !$0.isEmpty } == ["A", "B: not meta", "C"])
    try folder.write("Copy/pro.en-US.md", "---\n---\nHi\n")
    screen = try folder.screens().at("pro/en-US")
    #expect(screen.texts("body") == ["Hi"])
    // Nothing closes the front matter: the body stays, and somebody says so.
    try folder.write("Copy/pro.en-US.md", "---\n\nHello\n")
    screen = try folder.run("screens").screens.at("pro/en-US")
    #expect(screen.texts("body") == ["Hello"])
    let found = try folder.findings("--select", "product-id-duplicate")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("front matter") && $0.contains("Copy/pro.en-US.md:1:1") }, "\(found)")
  }

  // SB-09
  @Test(arguments: [
    ("Sun: everything", "error malformed-yaml"), ("50% off #1", "error malformed-yaml"),
    ("\"Sun\" for teams", "error malformed-yaml"),
    ("'Sun's plan'", "error malformed-yaml"), ("50% off", nil), ("Pro:everything", nil),
  ]) func readsATitleWholeOrSaysWhatIsWrongWithIt(title: String, problem: String?) throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": configuration(),
      "Copy/pro.en-US.md": "---\nheadline: \(title)\n---\n",
    ])
    let outcome = folder.run("check", "--format", "json", "--select", "product-id-duplicate")
    let found = try outcome.findings.filter { !$0.hasPrefix("warning empty-copy-field") }
    if let problem {
      #expect(found.count == 1)
      #expect(found.allSatisfy { $0.hasPrefix(problem) && $0.contains("Copy/pro.en-US.md:2:") }, "\(found)")
      #expect(try outcome.report.description.lowercased().contains("quote"))
      // The group's name stands in for it, and no part of the title.
      try expect(folder.run("screens").screens.at("pro/en-US").texts("headline"), is: ["Pro"])
    } else {
      #expect(found == [])
      try expect(folder.screens().at("pro/en-US").texts("headline"), is: [title])
    }
  }

  // RB-02
  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func leavesTheOldSiteWholeWhereItMayNotWrite() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    #expect(folder.run("build", "App.storekit", "-o", "out").status == 0)
    let before = try folder.files(below: "out")
    let file = folder.path + "/out/pro/en-US"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: file)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
    try folder.write("App.storekit", Self.app.replacing("9.99", with: "8.99"))
    let outcome = folder.run("build", "App.storekit", "-o", "out")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("permission denied"))
    try expect(folder.files(below: "out"), is: before)
    #expect(try folder.text("out/pro/en-US/index.html").contains("9.99"))
  }

  // RB-03
  @Test func keepsTheOutputFolderItselfAndFollowsALinkToIt() throws {
    let folder = try CaseFolder(["App.storekit": Self.app, "real/.gitkeep": ""])
    try folder.link("out", to: "real")
    func identity() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: folder.path + "/real")[.systemFileNumber] as? Int
    }
    let before = try identity()
    #expect(folder.run("build", "App.storekit", "-o", "out").status == 0)
    try folder.write("real/pro/keep.txt", "mine\n")
    #expect(folder.run("build", "App.storekit", "-o", "out", "--locale", "fr-FR").status == 0)
    try expect(identity(), is: before)
    #expect(try folder.files(below: "real").contains("pro/fr-FR/index.html"))
    #expect(try !folder.files(below: "real").contains("pro/en-US/index.html"))
    try expect(folder.text("real/pro/keep.txt"), is: "mine\n")
    let kind = try FileManager.default.attributesOfItem(atPath: folder.path + "/out")[.type] as? FileAttributeType
    #expect(kind == .typeSymbolicLink)
  }

  // PF-11
  @Test func buildsTheSameBytesWhateverTheEnvironmentsLanguage() throws {
    let folder = try CaseFolder(["App.storekit": Self.app.replacing("9.99", with: "1234.50")])
    _ = folder.run(["build", "App.storekit", "-o", "a"], variables: ["LANG": "de_DE.UTF-8"])
    _ = folder.run(["build", "App.storekit", "-o", "b"], variables: ["LANG": "C", "TZ": "Asia/Tokyo"])
    let files = try folder.files(below: "a")
    try expect(folder.files(below: "b"), is: files)
    for file in files { #expect(try folder.bytes("a/" + file) == folder.bytes("b/" + file), "\(file)") }
  }

  // CP-03
  @Test func writesNoPartOfASigningKeyIntoTheSite() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.w", "Weekly", "0.99", "P1W"),
        others: #","subscriptionOffersKeyPair":{"id":"K1","privateKey":"FAKE-KEY-4711"}"#)
    ])
    #expect(folder.run("build", "App.storekit").status == 0)
    let key = Array("FAKE-KEY-4711".utf8)
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/_site") {
      guard let data = FileManager.default.contents(atPath: folder.path + "/_site/" + file) else { continue }
      #expect(data.range(of: Data(key)) == nil, "\(file)")
    }
  }

  // CP-12, RB-05
  @Test func buildsWhatIsSoundAndFailsForTheRest() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "Copy/pro.en-US.md": "---\nheadline: Get Pro\n---\n",
      "Copy/pro.de-DE.md": "---\nheadline: Hol dir Pro\n---\n",
    ])
    #expect(folder.run("build").status == 0)
    try folder.write("Copy/pro.de-DE.md", "---\nheadline: 'Anna's Plan'\n---\n")
    try folder.write("Copy/pro.en-US.md", "---\nheadline: Get more\n---\n")
    let outcome = folder.run("build")
    #expect(outcome.status == 2)
    #expect((outcome.output + outcome.error).contains("Copy/pro.de-DE.md:2:17"))
    #expect(try folder.text("_site/pro/en-US/index.html").contains("Get more"))
    // The last good German page stays.
    #expect(try folder.text("_site/pro/de-DE/index.html").contains("Hol dir Pro"))
  }
}
