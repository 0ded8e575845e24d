import Foundation
import Testing

@testable import Commands

/// Paths, files and sizes that nobody means, or that somebody means to do harm with.
@Suite struct HostilePathCases {
  static let app = catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M"))

  // MARK: A configuration that is there and is no file

  @Test(arguments: ["dangling", "loop", "folder", "pipe"])
  func neverTakesAConfigurationThatIsThereForAbsent(_ kind: String) throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    #expect(folder.run("check", ".").status != 2)
    let message: String
    switch kind {
    case "dangling":
      try folder.link("paywallgen.yml", to: "nowhere.yml")
      message = "'paywallgen.yml' cannot be read: Link that leads nowhere"
    case "loop":
      try folder.link("paywallgen.yml", to: "paywallgen.yml")
      message = "'paywallgen.yml' cannot be read: "
    case "folder":
      try folder.write("paywallgen.yml/a.txt", "")
      message = "'paywallgen.yml' is a folder"
    default:
      #expect(mkfifo(folder.path + "/paywallgen.yml", 0o600) == 0)
      message = "'paywallgen.yml' cannot be read: Not a regular file"
    }
    let outcome = folder.run("check", "--format", "json", "--root", folder.path)
    #expect(outcome.status == 2)
    let found = try outcome.findings
    #expect(found.contains { $0.hasPrefix("error file-unreadable paywallgen.yml:1:1 " + message) }, "\(found)")
  }

  // MARK: Reports and baselines

  @Test func writesNoReportOverABaseline() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    #expect(folder.run("check", "--write-baseline", "b.json").status != 2)
    let before = try folder.bytes("b.json")
    try folder.link("link.json", to: "b.json")
    try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
    try folder.link("same", to: "sub")
    for (arguments, file) in [
      (["--baseline", "b.json"], "b.json"), (["--baseline", "b.json"], "./b.json"),
      (["--baseline", "b.json"], "link.json"),
      (["--baseline", "link.json"], "b.json"), (["--write-baseline", "b.json"], "b.json"),
      (["--write-baseline", "new.json"], "new.json"), (["--write-baseline", "sub/new.json"], "same/new.json"),
    ] {
      let outcome = folder.run(["check"] + arguments + ["--format", "json=" + file])
      #expect(outcome.status == 2, "\(arguments) \(file)")
      #expect(
        outcome.error == "paywallgen: '\(file)' is the baseline, and no report is written over it\n", "\(arguments)")
    }
    #expect(try folder.bytes("b.json") == before)
    #expect(try folder.files(below: "") == ["App.storekit", "b.json", "link.json"])
    let two = folder.run("check", "--format", "json=sub/r", "--format", "sarif=same/r")
    #expect(two.status == 2 && two.error == "paywallgen: two reports cannot share the file 'same/r'\n")
    #expect(folder.run("check", "--baseline", "b.json", "--format", "json=sub/r").status != 2)
  }

  // MARK: Names that begin with a mark

  @Test(arguments: ["\u{301}", "\u{E0041}"])
  func seesPathsWhoseNamesBeginWithAMark(_ mark: String) throws {
    let folder = try CaseFolder([
      "\(mark)app/\(mark)App.storekit": Self.app,
      "\(mark)app/Copy/pro.en-US.md": "---\nhedline: x\n---\n",
    ])
    for arguments in [["\(mark)app"], [folder.path + "/\(mark)app"]] {
      let outcome = folder.run(["check", "--format", "json", "--root", folder.path] + arguments)
      let found = try outcome.findings.filter { $0.hasPrefix("error unknown-copy-field") }
      #expect(
        found.map { Array($0.utf8) } == [
          Array("error unknown-copy-field \(mark)app/Copy/pro.en-US.md:2:1 'hedline' is no field of copy".utf8)
        ])
    }
    let bare = folder.run("check", "--root", folder.path, folder.path + "/\(mark)app/\(mark)App.storekit")
    #expect(bare.status != 2, "\(bare.output)\(bare.error)")
  }

  @Test
  func refusesCopyOfAnotherEncoding() throws {
    let (name, text) = ("Copy/pro.en-US.md", "---\nheadline: Hi\n---\n- Caf")
    let folder = try CaseFolder(["App.storekit": Self.app])
    try folder.write(name, Array(text.utf8) + [0xE9, 0x0A])
    let outcome = folder.run("check", "--format", "json", "--root", folder.path)
    #expect(outcome.status == 2)
    let found = try outcome.findings.filter { $0.contains("malformed-text") }
    #expect(found == ["error malformed-text \(name):4:6 File is no UTF-8 text"])
  }

  // MARK: Sizes

  @Test func refusesWrittenFilesThatNoPaywallNeeds() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": "# \(long)\n",
      "Copy/pro.en-US.md": "---\nheadline: x\n---\n\(long)\n",
    ])
    let outcome = folder.run("check", "--format", "json", "--root", folder.path)
    #expect(outcome.status == 2)
    let found = try outcome.findings.filter { $0.contains("file-too-large") }.sorted()
    #expect(
      found == [
        "error file-too-large Copy/pro.en-US.md:1:1 A copy file is larger than 1 MB, which no paywall needs",
        "error file-too-large paywallgen.yml:1:1 A configuration is larger than 1 MB, which no paywall needs",
      ])
  }

  @Test func countsFindingsBeyondAThousandOfAKind() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml": "catalog: App.storekit\n" + (0..<3_000).map { "a\($0):\n" }.joined(),
      "Copy/pro.en-US.md": "---\nheadline: x\n---\n" + String(repeating: "{{ ", count: 5_000) + "\n",
    ])
    let outcome = folder.run("check", "--format", "json", "--root", folder.path)
    let found = try outcome.findings
    #expect(found.count { $0.hasPrefix("error unknown-key") } == 1_001)
    #expect(found.contains { $0.hasSuffix(":1002:1 2000 more like this in this file are not listed") })
    #expect(found.count { $0.hasPrefix("error malformed-variable") } == 1_001)
    #expect(found.contains { $0.hasSuffix(" 4000 more like this in this file are not listed") })
  }

  @Test func tellsARunOfBracesOnce() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "Copy/pro.en-US.md": "---\nheadline: x\n---\n" + String(repeating: "{", count: 10_000) + "\n",
    ])
    let outcome = folder.run("check", "--format", "json", "--root", folder.path)
    #expect(try outcome.findings.filter { $0.hasPrefix("error malformed-variable") }.count == 1)
  }

  // MARK: Folders of any name

  @Test(arguments: ["App.storekit", "App.storekit/", "App.yml", "App.json"])
  func takesAFolderOfAnyName(_ name: String) throws {
    let path = name.hasSuffix("/") ? String(name.dropLast()) : name
    let folder = try CaseFolder([
      "\(path)/Pro.storekit": Self.app, "\(path)/Copy/pro.en-US.md": "---\nheadline: Hi\n---\n",
    ])
    #expect(try folder.screens(name).first?.texts("headline") == ["Hi"])
  }

  @Test func takesACatalogInItsFolderForm() throws {
    let folder = try CaseFolder(["App.storekit/Configuration.storekit": Self.app])
    #expect(try folder.screens("App.storekit").isEmpty == false)
  }
}
