import Findings
import Foundation
import ReviewRules
import Testing

@testable import Reports

@Suite struct SARIFReportTests {
  private func run(_ report: Report) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(report.sarif())) as? [String: Any]
    let runs = try #require(document?["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func results(_ report: Report) throws -> [[String: Any]] {
    try #require(try run(report)["results"] as? [[String: Any]])
  }

  private func fingerprints(_ text: String, severity: Severity = .error) throws -> [[String: String]] {
    let world = ReportWorld(["a.md": text])
    let findings = world.marks.map {
      JudgedFinding(Finding(rule: "r", kind: .rule, severity: severity, "m", at: $0))
    }
    return try results(world.report(findings)).map { try #require($0["partialFingerprints"] as? [String: String]) }
  }

  @Test func fingerprintsStayWhereLinesAreInsertedAndSeveritiesChange() throws {
    let first = try fingerprints("«$2.99»\n«$2.99»\n")
    let second = try fingerprints(String(repeating: "new\n", count: 20) + "«$2.99»\n«$2.99»\n", severity: .note)
    #expect(first.map { $0["paywallgenFinding/v1"] } == second.map { $0["paywallgenFinding/v1"] })
    #expect(first.map { $0["primaryLocationLineHash"] } == second.map { $0["primaryLocationLineHash"] })
    #expect(Set(first.map { $0["paywallgenFinding/v1"] }).count == 2)
  }

  @Test func describesEveryRuleWithinGitHubsLimits() {
    for id in Registry.ids + ["malformed-json"] {
      let rule = RuleDescription(id)
      #expect(!rule.title.isEmpty && rule.title.utf16.count <= 1_024, "\(id)")
      #expect(!rule.summary.isEmpty && !rule.help.isEmpty && !rule.markdown.isEmpty, "\(id)")
      #expect(rule.name.utf16.count <= 255 && rule.tags.count <= 10, "\(id)")
      #expect(!rule.summary.contains("`") && !rule.summary.contains("<http"), "\(id)")
      #expect((rule.address?.hasPrefix("https://") ?? false) == (rule.basis != nil), "\(id)")
    }
  }

  @Test func ratesItsTrustByWhatARuleRestsOn() {
    func precision(_ basis: Basis?) -> String {
      var rule = RuleDescription("malformed-json")
      rule.basis = basis
      return rule.precision
    }
    #expect(
      ([nil] + Basis.allCases).map(precision) == ["very-high", "very-high", "high", "high", "medium", "low"])
  }

  @Test func keepsNoMoreResultsThanGitHubDoes() throws {
    let world = ReportWorld(["a": "«x»"])
    let findings = (0..<5_003).map { index in
      JudgedFinding(
        Finding(rule: "r", kind: .rule, severity: index < 5_000 ? .note : .error, "m\(index)", at: world.marks[0]))
    }
    let run = try run(world.report(findings))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5_000)
    #expect(results.prefix(4).map { $0["level"] as? String } == ["error", "error", "error", "note"])
    #expect("\(try #require(run["invocations"]))".contains("3 findings left out"))
  }

  @Test func tellsFindingsWithoutAFileAsNotifications() throws {
    var world = ReportWorld([:])
    let place = SourceRange.start(of: world.files.add(unread: "."))
    let report = try world.report([JudgedFinding(.input("nothing-to-sell", "Nothing to sell was found", at: place))])
    #expect(try results(report).isEmpty)
    let text = report.lines(report.sarif())
    #expect(text.contains("\".:1:1: Nothing to sell was found\""))
    #expect(text.contains("\"executionSuccessful\": false"))
  }

  @Test func countsColumnsOfOneLineFromAnyOrder() throws {
    let world = ReportWorld(["a": "x\né«1»😀«2»\u{1F468}\u{200D}«3»\r\n«4»"])
    let places = Places(try world.report([]))
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 0, 3, 2]] {
      for index in order {
        let (start, end) = places.utf16(of: world.marks[index])
        #expect(start == SourcePosition(line: index < 3 ? 2 : 3, column: [2, 5, 9, 1][index]))
        #expect(end == SourcePosition(line: start.line, column: start.column + 1))
      }
    }
  }

  @Test func givesPathsAsURIReferences() {
    #expect(relativeURI("copy/fr/Offre spéciale #1.md") == "copy/fr/Offre%20sp%C3%A9ciale%20%231.md")
    #expect(relativeURI("a:b/[c]%d") == "a%3Ab/%5Bc%5D%25d")
  }
}
