import Findings
import ReviewRules
import Testing

@testable import Reports

/// What receivers do not take is counted, and the most severe comes first.
@Suite struct ReportLimitTests {
  private func report(errors: Int, warnings: Int, notes: Int, notChecked: [NotChecked] = []) throws -> Report {
    let world = ReportWorld(["a": "«x»"])
    let place = try #require(world.marks.first)
    let severities =
      Array(repeating: Severity.note, count: notes) + Array(repeating: .warning, count: warnings)
      + Array(repeating: .error, count: errors)
    return try world.report(
      severities.enumerated().map {
        JudgedFinding(Finding(rule: "r", kind: .rule, severity: $1, "m\($0)", at: place, paywall: "p\($0 % 3)"))
      }, notChecked: notChecked)
  }

  private func names(_ report: Report) -> [String] {
    report.lines(report.github()).split(separator: "\n").compactMap { WorkflowCommand(String($0))?.name }
  }

  @Test func githubGetsTenOfALevelAndACount() throws {
    let unchecked = [NotChecked(rule: "a", reason: "no copy"), NotChecked(rule: "b", reason: "no copy")]
    let report = try report(errors: 12, warnings: 3, notes: 20, notChecked: unchecked)
    let names = names(report)
    let expected = [("error", 10), ("warning", 3), ("notice", 10)].flatMap { Array(repeating: $0, count: $1) }
    #expect(names == expected)
    let text = report.lines(report.github())
    #expect(text.contains("::notice title=14 more findings not shown here::2 errors, 12 notes: "))
    #expect(text.contains("::notice title=2 rules not checked::no copy: a, b\n"))
  }

  @Test func githubGetsAllWhereThereIsRoom() throws {
    #expect(try names(report(errors: 10, warnings: 10, notes: 10)).count == 30)
    #expect(try names(report(errors: 0, warnings: 0, notes: 11)).count == 10)
  }

  @Test(arguments: [4_000, 65_536, 1 << 20])
  func markdownIsCutWithACount(_ limit: Int) throws {
    let unchecked = (0..<2_000).map { NotChecked(rule: "rule-\($0)", reason: "no list of words for language \($0)") }
    let report = try report(errors: 10, warnings: 20_000, notes: 20_000, notChecked: unchecked)
    let text = report.lines(report.markdown(limit: limit))
    #expect(text.utf8.count <= limit)
    #expect(text.utf8.count > limit / 2)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
    let left = try #require(text.firstMatch(of: /\*\*([0-9]+) more findings left out\*\*/)).output.1
    #expect(rows.count + (try #require(Int(left))) == 40_010)
    #expect(rows.count { $0.hasPrefix("| error ") } == 10)
  }

  @Test func markdownIsWholeWhereThereIsRoom() throws {
    let report = try report(errors: 3, warnings: 3, notes: 3)
    #expect(report.markdown(limit: Report.commentLimit) == report.markdown())
  }

  @Test func textCountsByRuleWhereFindingsAreMany() throws {
    let many = try report(errors: 11, warnings: 0, notes: 0)
    #expect(many.textLines.hasSuffix("by rule:\n  11  r\n\n11 errors on 1 screen\n"))
    #expect(try !report(errors: 10, warnings: 0, notes: 0).textLines.contains("by rule"))
  }

  @Test func testsFailFromTheSeverityOn() throws {
    let report = try report(errors: 1, warnings: 2, notes: 4)
    for (severity, failures) in [(Severity.error, 1), (.warning, 3), (.note, 7), (nil, 0)] as [(Severity?, Int)] {
      let text = report.lines(report.junit(failingFrom: severity))
      #expect(text.contains("<testsuite name=\"paywallgen\" tests=\"7\" failures=\"\(failures)\" errors=\"0\""))
      #expect(text.split(separator: "<failure ").count == failures + 1)
    }
  }

  @Test func noTwoTestsAreOne() throws {
    let world = ReportWorld(["a": "«x» «x»"])
    let report = try world.report(
      world.marks.map { JudgedFinding(Finding(rule: "r", kind: .rule, severity: .error, "m", at: $0)) })
    let text = report.lines(report.junit())
    #expect(text.contains("classname=\"a\" name=\"r: m\""))
    #expect(text.contains("classname=\"a\" name=\"r: m (2)\""))
  }

  @Test func aRuleIsSkippedOnceForAllItsReasons() throws {
    let unchecked = (1...7).map { NotChecked(rule: "a", reason: "no words for \($0)") }
    let report = try ReportWorld([:]).report([], notChecked: unchecked, rules: ["a", "b"])
    let cases = report.lines(report.junit()).split(separator: "\n").filter {
      $0.hasPrefix("<testcase") || $0.hasPrefix("<skipped")
    }
    #expect(
      cases == [
        #"<testcase classname="paywallgen" name="a">"#,
        "<skipped type=\"not-checked\" message=\"not checked: \((1...5).map { "no words for \($0)" }.joined(separator: "; ")); and 2 more reasons\"/>",
        #"<testcase classname="paywallgen" name="b"/>"#,
      ])
  }

  @Test func everyFormatIsTheSameEachTime() throws {
    let first = try ReceiverWorld().report()
    let second = try ReceiverWorld().report()
    #expect(first.sarif() == second.sarif())
    #expect(first.junit() == second.junit())
    #expect(first.gitlab() == second.gitlab())
    #expect(first.markdown() == second.markdown())
  }
}
