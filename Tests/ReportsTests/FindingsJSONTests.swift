import Findings
import ReviewRules
import Testing

@testable import Reports

@Suite struct FindingsJSONTests {
  @Test func isTheContractsDocument() throws {
    let world = ReportWorld(["Copy/a.md": "x\n«2,99 €»\n", "App.storekit": "«3.99»"])
    let finding = Finding(
      rule: "hardcoded-price", kind: .rule, severity: .error, "'2,99 €' is typed", help: "use it",
      at: world.marks[0], related: [.init("the price", at: world.marks[1])], paywall: "plus", product: "a.b",
      locales: ["de-DE"], storefronts: ["DEU"], screens: ["plus/de-DE"])
    let report = try world.report(
      [JudgedFinding(finding, basis: .rejection, guideline: "3.1.2", suppression: "legal says so")],
      notChecked: [NotChecked(rule: "restore-missing", reason: "nothing is declared")], screens: 40, folder: "App")
    #expect(
      report.jsonText == """
        {
          "schemaVersion": 1,
          "tool": { "name": "paywallgen", "version": "1.0" },
          "today": "2026-11-30",
          "findings": [
            {
              "rule": "hardcoded-price",
              "kind": "rule",
              "severity": "error",
              "basis": "rejection",
              "guideline": "3.1.2",
              "message": "'2,99 €' is typed",
              "help": "use it",
              "location": { "file": "App/Copy/a.md", "line": 2, "column": 1, "endLine": 2, "endColumn": 9 },
              "related": [
                { "message": "the price", "location": { "file": "App/App.storekit", "line": 1, "column": 1, "endLine": 1, "endColumn": 5 } }
              ],
              "paywall": "plus",
              "product": "a.b",
              "locales": [ "de-DE" ],
              "storefronts": [ "DEU" ],
              "screens": [ "plus/de-DE" ],
              "fingerprint": "\(try fingerprint(report))",
              "suppressed": "legal says so"
            }
          ],
          "notChecked": [
            { "rule": "restore-missing", "reason": "nothing is declared" }
          ],
          "summary": { "errors": 0, "warnings": 0, "notes": 0, "suppressed": 1, "screens": 40 }
        }

        """)
  }

  private func fingerprint(_ report: Report) throws -> String {
    var fingerprints = Fingerprints(Places(report))
    let finding = try #require(report.judgement.findings.first?.finding)
    let result = fingerprints.next(finding)
    #expect(result.count == 16)
    return result
  }

  @Test func isEmptyWhereNothingWasFound() throws {
    #expect(
      try ReportWorld([:]).report([], screens: 0).jsonText == """
        {
          "schemaVersion": 1,
          "tool": { "name": "paywallgen", "version": "1.0" },
          "today": "2026-11-30",
          "findings": [],
          "notChecked": [],
          "summary": { "errors": 0, "warnings": 0, "notes": 0, "suppressed": 0, "screens": 0 }
        }

        """)
  }

  @Test func fingerprintsStayWhereAFileIsEditedElsewhere() throws {
    func prints(_ text: String, _ rule: String = "r", severity: Severity = .error) throws -> [String] {
      let world = ReportWorld(["a.md": text])
      let findings = world.marks.map {
        JudgedFinding(Finding(rule: rule, kind: .rule, severity: severity, "m", at: $0))
      }
      let report = try world.report(findings)
      var fingerprints = Fingerprints(Places(report))
      return findings.map { fingerprints.next($0.finding) }
    }
    let first = try prints("«$2.99» «$2.99» «$3.99»")
    #expect(Set(first).count == 3)
    #expect(try prints("\n\n\nnew «$2.99»\n «$2.99» «$3.99»", severity: .note) == first)
    #expect(try Set(prints("«$2.99» «$2.99» «$3.99»", "s")).isDisjoint(with: first))
  }

  @Test func resolvesPathsThatLeaveTheFolder() throws {
    let world = ReportWorld(["../Shared/./App.storekit": "«x»", "../../../a": "«y»"])
    let places = Places(
      try world.report(
        world.marks.map { JudgedFinding(Finding.input("r", "m", at: $0)) }, folder: "Apps/Photo"))
    #expect(world.marks.map { places.path(of: $0) } == ["Apps/Shared/App.storekit", "../a"])
  }
}

@Suite struct JSONWriterTests {
  private func written(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.finished(), as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "\"plain\"\n"), ("\"\\\n\r\t", "\"\\\"\\\\\\n\\r\\t\"\n"),
    ("\u{0}\u{1B}\u{7F}", "\"\\u0000\\u001b\\u007f\"\n"),
    ("a\u{202E}b\u{2066}\u{61C}\u{85}\u{FEFF}c", "\"a\\u202eb\\u2066\\u061c\\u0085\\ufeffc\"\n"),
    ("\u{FFFD}\u{FFFE}\u{FFFF}", "\"\u{FFFD}\\ufffe\\uffff\"\n"),
    ("é 価 😀 \u{A0}\u{2019}", "\"é 価 😀 \u{A0}\u{2019}\"\n"), ("", "\"\"\n"),
  ])
  func escapesWhatIsInvisible(_ text: String, _ json: String) {
    #expect(written(text) == json)
  }

  @Test func writesMeasuresExactly() {
    var writer = JSONWriter()
    writer.array(inline: true) { writer in
      for value in [17.0, 13.5, -2.25, 0.05, .infinity] { writer.number(value) }
    }
    #expect(String(decoding: writer.finished(), as: UTF8.self) == "[ 17, 13.5, -2.25, 0.05, null ]\n")
  }

  @Test(arguments: 0..<20) func escapesWhereverItStands(_ offset: Int) {
    let (before, behind) = (String(repeating: "a", count: offset), String(repeating: "é", count: 20 - offset))
    #expect(written(before + "\"" + behind) == "\"\(before)\\\"\(behind)\"\n")
    #expect(written(before + "\u{7F}" + before) == "\"\(before)\\u007f\(before)\"\n")
    #expect(written(before + "\u{1F}\u{200B}" + behind) == "\"\(before)\\u001f\\u200b\(behind)\"\n")
    #expect(written(before + " ~" + behind) == "\"\(before) ~\(behind)\"\n")
  }

  @Test func writesLevelsInLinesUnlessTheyAreInline() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("none")
      writer.object { _ in }
      writer.key("some")
      writer.array { writer in
        writer.object(inline: true) { writer in
          writer.key("a")
          writer.array { $0.number(1) }
        }
        writer.array { _ in }
        writer.array { $0.null() }
      }
    }
    let lines = [
      "{", "  \"none\": {},", "  \"some\": [", "    { \"a\": [ 1 ] },", "    [],", "    [", "      null", "    ]",
      "  ]", "}", "",
    ]
    #expect(String(decoding: writer.finished(), as: UTF8.self) == lines.joined(separator: "\n"))
  }

  @Test func copiesWhatWasWritten() {
    var writer = JSONWriter(isCompact: true)
    writer.array { writer in
      var places = 0..<0
      for number in 1...2 {
        writer.object { writer in
          writer.key("id")
          writer.number(number)
          if number > 1 { return writer.append(copyOf: places) }
          let start = writer.place
          writer.key("name")
          writer.string("x")
          places = start..<writer.place
        }
      }
    }
    #expect(
      String(decoding: writer.finished(), as: UTF8.self) == #"[{"id":1,"name":"x"},{"id":2,"name":"x"}]"# + "\n")
  }
}
