import Findings
import Foundation
import Testing

@testable import Commands

/// A folder under git in which the tool is run.
final class ControlFolder {
  let path: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("paywallgen-" + UUID().uuidString).path
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", path] + identity + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  func run(_ arguments: String...) -> (status: Int32, output: String, error: String) { run(arguments) }

  func run(_ arguments: [String]) -> (status: Int32, output: String, error: String) {
    let console = Console(output: ByteStream(), error: ByteStream())
    let status = Commands.run(
      arguments: arguments, environment: Environment(workingDirectory: path, today: "2026-11-30"), console: console)
    return (status, console.output.text, console.error.text)
  }

  /// The lines of a text report that begin a finding of a typed price.
  func findings(_ arguments: String...) -> [String] {
    let console = Console(output: ByteStream(), error: ByteStream())
    _ = Commands.run(
      arguments: ["check"] + arguments, environment: Environment(workingDirectory: path, today: "2026-11-30"),
      console: console)
    return console.output.text.split(separator: "\n").filter { $0.contains(": error[hardcoded-price]") }.map(
      String.init)
  }

  static let catalog = """
    { "identifier" : "C0", "settings" : { "_locale" : "en_US", "_storefront" : "USA" }, "products" : [],
      "subscriptionGroups" : [ { "id" : "G", "name" : "Pro", "localizations" : [
        { "displayName" : "Pro", "locale" : "en_US" } ], "subscriptions" : [
        { "productID" : "pro.monthly", "type" : "RecurringSubscription", "displayPrice" : "4.99", "groupNumber" : 1,
          "recurringSubscriptionPeriod" : "P1M", "referenceName" : "Monthly", "localizations" : [
            { "displayName" : "Pro", "description" : "All of it", "locale" : "en_US" } ] } ] } ] }
    """

  static let configuration = """
    catalog: Pro.storekit
    strings: Text.xcstrings
    locales: [en-US]
    paywalls:
      pro:
        group: Pro
        buttons: { restore: visible, policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
        text: { headline: { key: title }, subtitle: { key: subtitle }, caption: { key: caption } }
    """

  static func strings(_ title: String, _ subtitle: String, _ caption: String) -> String {
    func entry(_ key: String, _ text: String) -> String {
      "\"\(key)\" : { \"localizations\" : { \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } } } }"
    }
    return "{\n\"sourceLanguage\" : \"en\",\n\"strings\" : {\n"
      + [entry("title", title), entry("subtitle", subtitle), entry("caption", caption)].joined(separator: ",\n")
      + "\n},\n\"version\" : \"1.0\"\n}\n"
  }

  /// The same strings, in another order, on one line.
  static func rewritten(_ title: String, _ subtitle: String, _ caption: String) -> String {
    func entry(_ key: String, _ text: String) -> String {
      "\"\(key)\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"\(text)\",\"state\":\"translated\"}}}}"
    }
    return "{\"version\":\"1.0\",\"strings\":{"
      + [entry("caption", caption), entry("title", title), entry("subtitle", subtitle)].joined(separator: ",")
      + "},\"sourceLanguage\":\"en\"}"
  }

  static func faulty() throws -> ControlFolder {
    try ControlFolder([
      "Pro.storekit": catalog, "paywallgen.yml": configuration,
      "Text.xcstrings": strings("Pro for $1.99 or $1.99", "Now $2.99", "Fine"),
    ])
  }
}

@Suite struct BaselineControlTests {
  @Test func letsPassWhatItListsWhateverIsRewritten() throws {
    let folder = try ControlFolder.faulty()
    #expect(folder.run("check").status == 1)
    let writing = folder.run("check", "--write-baseline", "known.json")
    #expect(
      writing.status == 0 && writing.error.hasPrefix("wrote known.json: ") && writing.error.hasSuffix(" faults\n"))
    #expect(folder.run("check", "--quiet", "--write-baseline", "known.json").error == "")
    #expect(folder.run("check", "--baseline", "known.json").status == 0)
    let written = try folder.read("known.json")
    // Moved lines, another order, another severity: the same faults.
    try folder.write("Text.xcstrings", ControlFolder.rewritten("Pro for $1.99 or $1.99", "Now $2.99", "Fine"))
    try folder.write("paywallgen.yml", "rules: { hardcoded-price: warning }\n" + ControlFolder.configuration)
    #expect(folder.run("check", "--baseline", "known.json", "--strict-baseline", "--fail-on", "note").status == 0)
    #expect(folder.run("check", "--write-baseline", "known.json").status == 0)
    #expect(try folder.read("known.json") == written)
  }

  @Test func findsANewFaultAndOneMoreOfTheSame() throws {
    let folder = try ControlFolder.faulty()
    _ = folder.run("check", "--write-baseline", "known.json")
    let before = try folder.read("known.json").split(separator: "\n")
    try folder.write("Text.xcstrings", ControlFolder.strings("Pro for $1.99 or $1.99", "Now $2.99", "Was $9"))
    #expect(folder.findings("--baseline", "known.json").count == 1)
    #expect(folder.run("check", "--baseline", "known.json").status == 1)
    _ = folder.run("check", "--write-baseline", "known.json")
    let after = try folder.read("known.json").split(separator: "\n")
    #expect(after.difference(from: before).insertions.count == 1)
    try folder.write("Text.xcstrings", ControlFolder.strings("Pro for $1.99, $1.99, $1.99", "Now $2.99", "Was $9"))
    #expect(folder.findings("--baseline", "known.json").count == 1)
  }

  @Test func strictTellsOfFixedFaultsAtTheirPlace() throws {
    let folder = try ControlFolder.faulty()
    _ = folder.run("check", "--write-baseline", "known.json")
    try folder.write("Text.xcstrings", ControlFolder.strings("Pro for $1.99 or $1.99", "Now", "Fine"))
    #expect(folder.run("check", "--baseline", "known.json").status == 0)
    let strict = folder.run("check", "--baseline", "known.json", "--strict-baseline")
    #expect(strict.status == 1)
    #expect(
      strict.output.contains(
        "known.json:5:5: error[baseline-outdated]: 'hardcoded-price' 'pro.monthly' 'strings/subtitle/localizations/en/stringUnit/value' in en-US is fixed, and still in the baseline"
      ), "\(strict.output)")
    // A run that does not look for it says nothing of it.
    #expect(
      folder.run("check", "--baseline", "known.json", "--strict-baseline", "--ignore", "hardcoded-price").status == 0)
  }

  @Test func readsAndOverwritesNothingElse() throws {
    let folder = try ControlFolder.faulty()
    try folder.write("notes.json", "{ }")
    for arguments in [["--baseline", "none.json"], ["--baseline", "notes.json"], ["--baseline", "Pro.storekit"]] {
      let run = folder.run("check", arguments[0], arguments[1])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.error.contains("write one with --write-baseline"))
    }
    for file in ["notes.json", "Pro.storekit", "."] {
      let run = folder.run("check", "--write-baseline", file)
      #expect(run.status == 2 && run.error.contains("name another file"), "\(run.error)")
    }
    #expect(try folder.read("notes.json") == "{ }")
    #expect(folder.run("check", "--strict-baseline").status == 2)
    #expect(folder.run("check", "--write-baseline", "b.json", "--locale", "en-US").status == 2)
  }
}

@Suite struct SinceControlTests {
  @Test func reportsWhatTheBranchAddsAndNoRewriting() throws {
    let folder = try ControlFolder.faulty()
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "old")
    try folder.git("checkout", "-q", "-b", "feature")
    try folder.write("Text.xcstrings", ControlFolder.rewritten("Pro for $1.99 or $1.99", "Now $2.99", "Fine"))
    #expect(folder.findings().count == 3)
    #expect(folder.findings("--since", "main") == [])
    #expect(folder.run("check", "--since", "main").status == 0)
    try folder.write("Text.xcstrings", ControlFolder.rewritten("Pro for $1.99 or $1.99", "Now $2.99", "Was $9"))
    try folder.git("commit", "-q", "-a", "-m", "new")
    #expect(folder.findings("--since", "main").count == 1)
    // What main has become since then is not the branch's doing.
    try folder.git("checkout", "-q", "main")
    try folder.write("Text.xcstrings", ControlFolder.strings("Pro", "Now", "Was $9"))
    try folder.git("commit", "-q", "-a", "-m", "fixed on main")
    try folder.git("checkout", "-q", "feature")
    #expect(folder.findings("--since", "main").count == 1)
    #expect(folder.run("check", "--since", "main").status == 1)
    #expect(folder.findings("--since", "HEAD") == [])
  }

  @Test func judgesTheChangeItself() throws {
    let folder = try ControlFolder.faulty()
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "old")
    try folder.write("Pro.storekit", ControlFolder.catalog.replacing("4.99", with: "14.99"))
    let rule = "price-increase-consent"
    #expect(folder.run("check", "--since", "main", "--select", rule, "--fail-on", "note").status == 1)
    let without = folder.run("check", "--select", rule, "--fail-on", "note")
    #expect(without.status == 0)
    #expect(without.output.contains("no earlier version was named to compare with (--since)\n    \(rule)\n"))
  }

  @Test func allIsNewInAFolderThatWasNotThere() throws {
    let folder = try ControlFolder(["README.md": "x"])
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "old")
    for (name, text) in [
      ("Pro.storekit", ControlFolder.catalog), ("paywallgen.yml", ControlFolder.configuration),
      ("Text.xcstrings", ControlFolder.strings("Pro for $1.99", "Now", "Fine")),
    ] {
      try folder.write("app/" + name, text)
    }
    #expect(folder.findings("app", "--since", "main").count == 1)
  }

  @Test func aMissingRevisionIsNoAnswer() throws {
    let folder = try ControlFolder.faulty()
    let without = folder.run("check", "--since", "main")
    #expect(without.status == 2 && without.error.contains("is not in a git repository") && without.output.isEmpty)
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "old")
    let unknown = folder.run("check", "--since", "nowhere")
    #expect(unknown.status == 2)
    #expect(
      unknown.error == """
        paywallgen: 'nowhere' is no commit that this repository has
          name a branch, tag or commit; in a shallow clone, fetch it first: git fetch --unshallow

        """)
  }
}

@Suite struct SelectionTests {
  @Test func refusesALocaleThatTheProjectLacks() throws {
    let folder = try ControlFolder.faulty()
    let run = folder.run("check", "--locale", "fr")
    #expect(run.status == 2 && run.error.contains("'fr' is no locale of this project"))
    #expect(run.error.contains("its locales are '"))
    #expect(folder.run("check", "--locale", "en").status != 2)
    #expect(folder.run("diff", ".", ".", "--locale", "fr").status == 2)
  }

  @Test func whatIsNotSelectedIsNotChecked() throws {
    let folder = try ControlFolder.faulty()
    let run = folder.run("check", "--select", "restore-missing,plan-price-missing", "--ignore", "restore-missing")
    #expect(run.status == 0)
    #expect(run.output.contains("not checked:\n  ignored by this run\n    restore-missing\n  "))
    #expect(run.output.contains(" rules not selected\n"))
    let brief = folder.run("check", "--quiet", "--select", "plan-price-missing").output
    #expect(brief.split(separator: "\n").count == 1 && brief.hasPrefix("no findings on "))
    #expect(run.output.contains("rules not checked"))
    let unknown = folder.run("check", "--select", "restore-mising")
    #expect(unknown.status == 2 && unknown.error.contains("did you mean 'restore-missing'?"))
  }
}
