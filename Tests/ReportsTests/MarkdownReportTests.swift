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

        <details><summary>Accepted: 1 finding</summary>

        - `restore-missing` Missing: agreed

        </details>

        <details><summary>Not checked: 1 rule</summary>

        - nothing is declared: `terms-link-missing`

        </details>

        Rules as of paywallgen 1.0, prices as of 2026-11-30.

        """)
  }

  @Test func hostileNamesAreText() {
    #expect(Report.escaped("a|b\n| c |") == "a\\|b⟨U+000A⟩\\| c \\|")
    #expect(Report.escaped("<img src=x onerror=1> @team #1") == ##"\<img src=x onerror=1> \@&#8203;team \#&#8203;1"##)
    #expect(Report.escaped("[x](javascript:1) `y` **z**") == #"\[x\](javascript:1) \`y\` \*\*z\*\*"#)
    // A combining mark makes one character of it and the bar, for us alone.
    #expect(Report.code("a|\u{301}b") == "`a\u{FF5C}\u{301}b`")
    #expect(Report.code("a`b``c|d") == "``` a`b``c｜d ```")
  }
}

@Suite struct MarkdownAdviceTests {
  @Test(arguments: [
    (
      "declare it: policies: { terms: https://… }", "Declare it: `policies: { terms: https://… }`"
    ),
    ("show {{ product.price_per_period }} in each plan", "Show `{{ product.price_per_period }}` in each plan"),
    ("write the whole address: https://…", "Write the whole address: `https://…`"),
    ("did you mean 'a_b'?", "Did you mean 'a\\_b'?"), ("tiers: [a, [b]] and more", "`tiers: [a, [b]]` and more"),
    ("link it, or the management: [Manage](manage)", "Link it, or the management: `[Manage](manage)`"),
    ("write the word: {was} it", "Write the word: {was} it"),
    ("open: { never closed", "Open: { never closed"), ("", ""),
  ])
  func adviceIsCopiedAsItStands(help: String, markdown: String) {
    #expect(markdownProse(help, isCapitalized: true) == markdown)
  }
}
