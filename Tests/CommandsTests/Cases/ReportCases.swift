import Foundation
import Testing

@testable import Commands

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reports as their receivers take them, asked for as a person would.
@Suite struct ReportCases {
  static let formats = ["text", "json", "sarif", "junit", "github", "gitlab", "xcode", "markdown", "checkstyle"]
  static let app = catalog(CasePlan("com.example.p", "Pro", "9.99", "P1M"))

  func run(_ outcome: Outcome) throws -> [String: Any] {
    let runs = try #require(try outcome.report["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  func places(_ run: [String: Any]) throws -> [(uri: String, line: Int)] {
    try #require(run["results"] as? [[String: Any]]).map { result in
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(place["artifactLocation"] as? [String: Any])
      let region = try #require(place["region"] as? [String: Any])
      return (try #require(artifact["uri"] as? String), try #require(region["startLine"] as? Int))
    }
  }

  // RF-01
  @Test func everySARIFResultHasAPlaceInTheRepository() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "prices.json": #"{"territory":"USA","currency":"USD","prices":[]}"#,
      "paywallgen.yml": configuration(project: "prices: { com.example.p: prices.json }\nlocales: [en-US, de-DE]"),
    ])
    let places = try places(run(folder.run("check", "--format", "sarif")))
    #expect(places.count > 2)
    for place in places {
      #expect(["App.storekit", "prices.json", "paywallgen.yml"].contains(place.uri))
      #expect(place.line >= 1)
    }
  }

  @Test func aFindingOutsideOfTheRepositoryIsToldInside() throws {
    let folder = try CaseFolder([
      "Shared/App.storekit": "{", "App/paywallgen.yml": configuration(project: "catalog: ../Shared/App.storekit"),
    ])
    let outcome = folder.run("check", "App", "--root", "App", "--format", "sarif")
    #expect(outcome.status == 2)
    let run = try run(outcome)
    let places = try places(run)
    #expect(!places.isEmpty && places.allSatisfy { $0.uri == "paywallgen.yml" })
    #expect(outcome.output.contains(#""text": "../Shared/App.storekit:1:2: "#), "\(outcome.output)")
  }

  // RF-02
  @Test func sarifAddressesAreEncoded() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml": configuration(project: "copy: copy/fr\nlocales: [fr-FR]"),
      "copy/fr/Offre spéciale #1.fr-FR.md": "---\nheadlin: x\n---\n[x](javascript:1)\n",
    ])
    let uris = try Set(places(run(folder.run("check", "--format", "sarif"))).map(\.uri))
    #expect(uris.contains("copy/fr/Offre%20sp%C3%A9ciale%20%231.fr-FR.md"), "\(uris)")
  }

  // RF-03
  @Test func fortyLocalesAreOneRun() throws {
    let locales = """
      ar ca cs da de el en es fi fr he hi hr hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans
      zh-Hant es-MX fr-CA en-AU en-GB en-CA es-419
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(locales.count == 40)
    let folder = try CaseFolder(["App.storekit": Self.app])
    let outcome = folder.run(
      ["check", "App.storekit"] + locales.flatMap { ["--locale", $0] } + ["--format", "sarif"])
    #expect(try !places(run(outcome)).isEmpty)
  }

  // RF-06
  @Test func controlsLeaveJUnitWellFormed() throws {
    let folder = try CaseFolder(["App.storekit": Self.app, "paywallgen.yml": configuration(project: "copy: copy")])
    let text = "---\nheadline: ok\n---\n{{ bad \u{1B}[31mred\u{1B}[0m \u{8} ]]> \u{FFFE} \"'& }}\n"
    try folder.write("copy/pro.en-US.md", text)
    let outcome = folder.run("check", "--format", "junit")
    let document = try XMLDocument(data: Data(outcome.output.utf8))
    #expect(document.rootElement()?.name == "testsuites")
    #expect(outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0xFFFE) })
    #expect(outcome.output.contains("⟨U+0008⟩ ]]&gt; ⟨U+FFFE⟩"), "\(outcome.output)")
  }

  // RF-07
  @Test func namesOfFilesInjectNoCommand() throws {
    let folder = try CaseFolder(["App.storekit": Self.app, "paywallgen.yml": configuration(project: "copy: copy")])
    try folder.write("copy/a,b:c.en-US.md", "---\nheadline: \"50% off {{ nope }}\"\n---\n")
    try folder.write("copy/x\n::error::pwned.en-US.md", "{{ nope }}\n")
    let outcome = folder.run("check", "--format", "github")
    let lines = outcome.output.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      #expect(["::error title=", "::warning title=", "::notice title="].contains(where: line.hasPrefix), "\(line)")
    }
    #expect(lines.contains { $0.contains("file=copy/a%2Cb%3Ac.en-US.md") }, "\(outcome.output)")
    #expect(lines.contains { $0.contains("file=copy/x%0A%3A%3Aerror%3A%3Apwned.en-US.md") }, "\(outcome.output)")
    #expect(!lines.contains { $0.contains("50% ") })
  }

  @Test func oneRunGivesTheSameFindingsInEveryFormat() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": configuration(project: "locales: [en-US, de-DE]"),
    ])
    let outcome = folder.run(["check", "--quiet"] + Self.formats.flatMap { ["--format", "\($0)=reports/new/\($0)"] })
    #expect(outcome == Outcome(status: 1, output: "", error: ""))
    let json = try Outcome(status: 0, output: folder.text("reports/new/json"), error: "")
    let rules = try #require(try json.report["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
    #expect(rules.count > 2)
    let sarif = try Outcome(status: 0, output: folder.text("reports/new/sarif"), error: "")
    let results = try #require(try run(sarif)["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String }.sorted() == rules.sorted())
    for rule in Set(rules) {
      let number = rules.count { $0 == rule }
      let marks = [
        "text": "[\(rule)]: ", "junit": "name=\"\(rule): ", "gitlab": "\"check_name\": \"\(rule)\"",
        "xcode": "[\(rule)]\n", "markdown": "| `\(rule)` |", "checkstyle": "source=\"paywallgen.\(rule)\"",
        "github": " title=\(rule),",
      ]
      for (format, mark) in marks {
        let text = try folder.text("reports/new/\(format)")
        #expect(text.components(separatedBy: mark).count - 1 == number, "\(rule) in \(format)")
      }
    }
  }

  @Test func whatWasNotCheckedIsInEveryFormat() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    for format in Self.formats {
      let output = folder.run("check", "App.storekit", "--format", format).output
      #expect(output.contains("restore-missing"), "\(format)")
      #expect(output.contains("no paywallgen.yml declares it below"), "\(format)")
    }
  }

  @Test func noReportIsWrittenOverAnInputWhateverItIsCalled() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    try folder.link("report.json", to: "App.storekit")
    for file in ["report.json", "./x/../App.storekit"] {
      let outcome = folder.run("check", "App.storekit", "--format", "json=\(file)", "--format", "text=other.txt")
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("is a file of the project"), "\(outcome.error)")
    }
    #expect(try folder.text("App.storekit") == Self.app)
    #expect(try folder.files(below: "") == ["App.storekit", "report.json"])
  }

  @Test func twoNamesOfOneFileAreOne() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    let outcome = folder.run("check", "App.storekit", "--format", "json=r", "--format", "text=./r")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("two reports cannot share"), "\(outcome.error)")
  }

  @Test func sayWhatTheDiskRefuses() throws {
    let folder = try CaseFolder(["App.storekit": Self.app, "taken": "x"])
    let outcome = folder.run("check", "App.storekit", "--format", "sarif=taken/r.sarif")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("/taken"), "\(outcome.error)")
    #expect(try folder.files(below: "") == ["App.storekit", "taken"])
  }

  @Test func testsFailWhereTheCommandFails() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": configuration(project: "locales: [en-US, de-DE]"),
    ])
    let never = folder.run("check", "--format", "junit", "--fail-on", "never")
    #expect(never.status == 0 && !never.output.contains("<failure"))
    let error = folder.run("check", "--format", "junit")
    #expect(error.status == 1 && error.output.contains("<failure"))
  }

  @Test func aBuildWritesItsReportsBesideThePage() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    _ = folder.run("build", "App.storekit")
    #expect(
      try folder.files(below: "_site/report") == ["index.html", "report.json", "report.md", "report.sarif"])
    #expect(
      try folder.text("_site/report/report.sarif") == folder.run("check", "App.storekit", "--format", "sarif").output)
  }

  @Test func reportsDoNotDependOnWhereTheProjectLies() throws {
    let files = ["App.storekit": Self.app, "paywallgen.yml": configuration(project: "locales: [en-US, de-DE]")]
    let (first, second) = (try CaseFolder(files), try CaseFolder(files))
    for format in Self.formats where format != "xcode" {
      #expect(
        first.run("check", "--format", format, "--jobs", "1").output
          == second.run("check", "--format", format, "--jobs", "8").output, "\(format)")
    }
  }

  @Test func absolutePathsInsideAreToldAsRelativeOnes() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    try folder.write("paywallgen.yml", configuration(project: "catalog: \(folder.path)/App.storekit\nlocales: [de-DE]"))
    let places = try places(run(folder.run("check", "--root", folder.path, "--format", "sarif")))
    #expect(places.contains { $0.uri == "App.storekit" }, "\(places)")
  }
}
