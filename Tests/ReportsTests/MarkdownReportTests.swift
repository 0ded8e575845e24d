import Findings
import ReviewRules
import Testing

@testable import Reports

@Suite struct MarkdownReportTests {
  @Test func tellsWhatIsOpenAcceptedAndUnchecked() throws {
    let world = ReportWorld(["Copy/a.md": "«x» «y»"])
    let report = try world.report(
      [
        JudgedFinding(
          Finding(
            rule: "hardcoded-price", kind: .rule, severity: .error, "'$2.99' is typed", help: "write it",
            at: world.marks[0], paywall: "pro", locales: ["de-DE", "ja"])),
        JudgedFinding(
          Finding(rule: "restore-missing", kind: .rule, severity: .error, "Missing", at: world.marks[1]),
          suppression: "agreed"),
      ], notChecked: [NotChecked(rule: "terms-link-missing", reason: "nothing is declared")], screens: 4)
    #expect(
      String(decoding: report.markdown(), as: UTF8.self) == """
        # paywallgen: 1 error on 4 screens; 1 suppressed; 1 rule not checked

        ## Paywall pro

        | | Rule | Finding | Place | Locales |
        |---|---|---|---|---|
        | error | `hardcoded-price` | '\\$2.99' is typed<br>write it | `Copy/a.md:1:1` | de-DE, ja |

        ## Accepted

        - `restore-missing` Missing: agreed

        ## Not checked

        - `terms-link-missing`: nothing is declared

        Rules as of paywallgen 1.0, prices as of 2026-11-30.

        """)
  }

  @Test func hostileNamesAreText() {
    #expect(Report.escaped("a|b\n| c |") == "a\\|b⟨U+000A⟩\\| c \\|")
    #expect(Report.escaped("<img src=x onerror=1> @team #1") == ##"\<img src=x onerror=1> \@team \#1"##)
    #expect(Report.escaped("[x](javascript:1) `y` **z**") == #"\[x\](javascript:1) \`y\` \*\*z\*\*"#)
    #expect(Report.code("a`b``c|d") == "``` a`b``c｜d ```")
  }
}

@Suite struct ExplanationTests {
  @Test func listsSeveralRulesByLine() {
    let rules = Explanation.rules(named: "3.1.2(c)")
    let lines = String(decoding: Explanation(of: rules).text(), as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == rules.map { $0.id[...] })
    #expect(
      lines.contains {
        $0.hasPrefix("plan-period-missing ") && $0.hasSuffix(" error    A plan does not say how long it lasts")
      })
    #expect(Set(lines.map { line in line.count - line.drop { $0 != " " }.drop { $0 == " " }.count }).count == 1)
  }

  @Test func explainsOneRuleWhole() throws {
    let text = String(decoding: Explanation(of: Explanation.rules(named: "product-id-duplicate")).text(), as: UTF8.self)
    #expect(text.hasPrefix("product-id-duplicate: Two products have the same id\nerror · limit\n\nNo file declares"))
    for heading in ["\nWhy\n", "\nSource\n", "\nBad\n", "\nGood\n", "\nHow to fix\n"] {
      #expect(text.contains(heading))
    }
  }

  @Test func writesMarkdownAndJSONOfAllRules() {
    let markdown = String(decoding: Explanation(of: Registry.rules).markdown(), as: UTF8.self)
    let json = String(decoding: Explanation(of: Registry.rules).json(), as: UTF8.self)
    for id in Registry.ids {
      #expect(markdown.contains("\n`\(id)` · "))
      #expect(json.contains("\"id\": \"\(id)\""))
    }
  }

  @Test func knowsNoOtherNames() {
    #expect(Explanation.rules(named: "nonsense").isEmpty)
    #expect(Explanation.rules(named: nil).count == Registry.rules.count)
  }
}
