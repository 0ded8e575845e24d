import Foundation
import Testing

@Suite struct CommandLineCases {
  static let app = catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M"))

  // CL-01
  @Test func tellsCleanRunsFromFindingsAndFromWorkThatCouldNotBeDone() throws {
    let folder = try CaseFolder([
      "clean/App.storekit": Self.app,
      // The description is missing: a warning of a rule.
      "warned/App.storekit": Self.app.replacing("All pictures", with: ""),
      // The name is missing: an error of a rule.
      "wrong/App.storekit": Self.app.replacing(#""displayName":"Monthly""#, with: #""displayName":"""#),
      "broken/App.storekit": "{",
    ])
    let runs: [([String], Int32)] = [
      (["clean"], 0), (["clean", "--fail-on", "note"], 0),
      (["warned"], 0), (["warned", "--fail-on", "warning"], 1), (["warned", "--fail-on", "never"], 0),
      (["wrong"], 1), (["wrong", "--fail-on", "never"], 0), (["wrong", "--ignore", "missing-translation"], 0),
      (["broken"], 2), (["broken", "--fail-on", "never"], 2), (["missing"], 2),
      (["clean", "--nope"], 2), (["clean", "--select", "no-such-rule"], 2), (["clean", "--locale", "xx-NOPE-1"], 2),
    ]
    for (arguments, status) in runs {
      for format in [[], ["--format", "json"], ["--format", "json=report.json"], ["--format", "text=report.txt"]] {
        let outcome = folder.run(["check"] + arguments + format)
        #expect(outcome.status == status, "\(arguments + format): \(outcome.output)\(outcome.error)")
      }
    }
  }

  // CL-02
  @Test func takesPathsWithSpacesNumberSignsPercentSignsAndAccents() throws {
    let folder = try CaseFolder(["My App 100% #1/Données/App.storekit": Self.app])
    let inner = folder.path + "/My App 100% #1"
    for path in ["My App 100% #1", "My App 100% #1/Données/App.storekit", inner, inner + "/Données/App.storekit"] {
      let outcome = folder.run("check", "--ignore", "missing-translation", "--root", ".", path)
      #expect(outcome.status == 0, "\(path): \(outcome.output)\(outcome.error)")
      try expect(
        folder.screens(path).at("pro/en-US").each("price"),
        is: ["$9.99"])
    }
    try folder.write("My App 100% #1/Données/App.storekit", "{")
    try expect(
      folder.findings("My App 100% #1").map { $0.split(separator: " ", maxSplits: 2).last },
      is: [
        "My App 100% #1/Données/App.storekit:1:2 Expected a key in double quotes, but the file ends"
      ])
    // The accent as macOS writes it in file names, and as people type it.
    #expect(folder.run("check", "--format", "json", "My App 100% #1/Donne\u{301}es/App.storekit").status == 2)
    #expect(
      folder.run("check", "My App 100% #1/Donne\u{301}es/App.storekit").output.contains("Expected a key"))
  }

  // CL-03
  @Test(arguments: ["--storefront", "--locale", "--paywall"]) func refusesFiltersThatAreEmpty(_ flag: String) throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    for command in ["build", "check", "screens"] {
      let outcome = folder.run(command, "App.storekit", flag, "")
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.contains("'\(flag)' has an empty argument"))
    }
    try expect(
      folder.files(below: ""),
      is: ["App.storekit"])
  }

  // CL-05
  @Test func keepsReportsForProgramsFreeOfEverythingElse() throws {
    let folder = try CaseFolder(["App.storekit": Self.app.replacing("All pictures", with: "")])
    let colored = ["check", "App.storekit", "--color", "always"]
    for variables in [[:], ["CI": "true"], ["NO_COLOR": "1"]] {
      for isTerminal in [false, true] {
        let json = folder.run(
          colored + ["--format", "json", "--timings"], variables: variables, isTerminal: isTerminal)
        #expect(try json.findings.count == 1)
        #expect(!json.output.contains("\u{1B}"))
      }
    }
    let text = ["check", "App.storekit"]
    #expect(!folder.run(text).output.contains("\u{1B}"))
    #expect(folder.run(text, isTerminal: true).output.contains("\u{1B}"))
    #expect(!folder.run(text, variables: ["NO_COLOR": "1"], isTerminal: true).output.contains("\u{1B}"))
    // A report in a file has no colors, whatever the terminal is.
    _ = folder.run(colored + ["--format", "text=report.txt"], isTerminal: true)
    #expect(try !folder.text("report.txt").contains("\u{1B}"))
    #expect(try folder.text("report.txt").contains("missing-translation"))
  }

  // RF-01: a finding about no file in particular has a place all the same.
  @Test func givesEveryFindingAPlace() throws {
    let folder = try CaseFolder()
    try expect(
      folder.findings(), is: ["error nothing-to-sell .:1:1 Nothing to sell was found: no .storekit file"])
  }
}
