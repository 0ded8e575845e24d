import Findings
import ReviewRules
import Testing

@testable import Reports

@Suite struct TextReportTests {
  @Test func showsPlaceMessageFrameAndHelp() throws {
    let world = ReportWorld([
      "Copy/plus.de-DE.md": "---\ncta: «14 Tage gratis»\n---\n",
      "App.storekit": "{\n\t\"subscriptionPeriod\" : «\"P1W\"»\n}\n",
    ])
    let finding = Finding(
      rule: "trial-duration-mismatch", kind: .rule, severity: .error,
      "'14 Tage' is promised; 'Pro Yearly' has a trial of 1 week", help: "use {{ product.offer_duration }}",
      at: world.marks[0], related: [.init("the trial in the catalog", at: world.marks[1])], paywall: "plus",
      locales: ["de-DE"],
      screens: ["plus/de-DE", "plus/de-DE/yearly", "plus/de-DE/monthly", "plus/de-DE/situations/new"])
    let report = try world.report(
      [JudgedFinding(finding, basis: .guideline, guideline: "3.1.2(a)")],
      notChecked: [
        NotChecked(rule: "restore-missing", reason: "the paywall 'Pro' is declared nowhere"),
        NotChecked(rule: "terms-link-missing", reason: "the paywall 'Pro' is declared nowhere"),
      ], screens: 40)
    #expect(
      report.textLines == """
        Copy/plus.de-DE.md:2:6: error[trial-duration-mismatch]: '14 Tage' is promised; 'Pro Yearly' has a trial of 1 week
            2 | cta: 14 Tage gratis
              |      ^^^^^^^^^^^^^^
          App.storekit:2:25: the trial in the catalog
            2 |   "subscriptionPeriod" : "P1W"
              |                          ^^^^^
          = in de-DE; on plus/de-DE, plus/de-DE/yearly, plus/de-DE/monthly and 1 more
          = help: use {{ product.offer_duration }}

        not checked:
          the paywall 'Pro' is declared nowhere
            restore-missing, terms-link-missing

        1 error on 40 screens; 2 rules not checked

        """)
  }

  @Test func colorsOnlyWhereAsked() throws {
    let world = ReportWorld(["a.md": "«x»"])
    let report = try world.report([
      JudgedFinding(Finding(rule: "r", kind: .rule, severity: .warning, "m", at: world.marks[0]))
    ])
    #expect(!report.text().contains(0x1B))
    #expect(
      String(decoding: report.text(isColored: true), as: UTF8.self)
        == "\u{1B}[1ma.md:1:1: \u{1B}[0m\u{1B}[1;33mwarning[r]\u{1B}[0m: m\n\u{1B}[2m    1 | \u{1B}[0mx\n"
        + "\u{1B}[2m      | \u{1B}[0m\u{1B}[31m^\u{1B}[0m\n\n\u{1B}[1m1 warning on 1 screen\u{1B}[0m\n")
  }

  @Test func hostileTextStartsNoLineAndTurnsNone() throws {
    let world = ReportWorld(["::error::\n.md": "a\u{202E}«b\u{7}\u{1B}[31m»c"])
    let report = try world.report([
      JudgedFinding(
        Finding(
          rule: "r", kind: .rule, severity: .note, "'x\n::error::owned\u{202E}' is odd", help: "y\r\n::warning::",
          at: world.marks[0]))
    ])
    #expect(
      report.textLines == """
        ./::error::⟨U+000A⟩.md:1:5: note[r]: 'x⟨U+000A⟩::error::owned⟨U+202E⟩' is odd
            1 | a⟨U+202E⟩b⟨U+0007⟩⟨U+001B⟩[31mc
              |          ^^^^^^^^^^^^^^^^^^^^^
          = help: y⟨U+000D⟩⟨U+000A⟩::warning::

        1 note on 1 screen

        """)
  }

  @Test func quotesNoSecretAndCountsWhatIsSuppressed() throws {
    let world = ReportWorld(["a.yml": "key: «hush»\nname: «x»\n"])
    let report = try world.report(
      [
        JudgedFinding(Finding.input("bad-key", "Key is malformed", at: world.marks[0])),
        JudgedFinding(
          Finding(rule: "r", kind: .rule, severity: .error, "gone", at: world.marks[1]), suppression: "agreed"),
      ], secrets: [world.marks[0]])
    #expect(
      report.textLines == """
        a.yml:1:6: error[bad-key]: Key is malformed

        suppressed:
          a.yml:2:7: r: gone
            agreed

        1 error on 1 screen; 1 suppressed

        """)
  }

  @Test func saysThatNothingWasFound() throws {
    #expect(try ReportWorld([:]).report([], screens: 2).textLines == "no findings on 2 screens\n")
  }
}

@Suite struct CodeFrameTests {
  private func frame(_ text: String, _ range: Range<Int>) -> [String] {
    let frame = CodeFrame(Array(text.utf8)[...], marking: range)
    return [frame.line, frame.carets]
  }

  @Test func marksAnAbsentThingWithOneCaret() {
    #expect(frame("abc", 1..<1) == ["abc", " ^"])
    #expect(frame("", 0..<0) == ["", "^"])
    #expect(frame("abc", 7..<9) == ["abc", "   ^"])
  }

  @Test func countsWideAndCombiningCharactersAsTerminalsDo() {
    #expect(frame("価格 x", 0..<6) == ["価格 x", "^^^^"])
    #expect(frame("e\u{301}x", 3..<4) == ["e\u{301}x", " ^"])
  }

  @Test func cutsLongLinesAroundThePlace() {
    let long = String(repeating: "a", count: 1_000) + "HERE" + String(repeating: "b", count: 1_000)
    let shown = frame(long, 1_000..<1_004)
    #expect(
      shown == [
        "…" + String(repeating: "a", count: 48) + "HERE" + String(repeating: "b", count: 48) + "…",
        String(repeating: " ", count: 49) + "^^^^",
      ])
  }

  @Test func cutsMarksThatAreLongerThanTheFrame() {
    let shown = frame(String(repeating: "x", count: 500), 0..<500)
    #expect(shown == [String(repeating: "x", count: 100) + "…", String(repeating: "^", count: 100)])
  }

  @Test func survivesBytesThatAreNoText() {
    let frame = CodeFrame([0xFF, 0x61, 0xC3][...], marking: 1..<2)
    #expect([frame.line, frame.carets] == ["\u{FFFD}a\u{FFFD}", " ^"])
  }
}

@Suite struct LineIndexTests {
  @Test(arguments: [
    "", "a", "a\n", "\n\n", "a\r\nb\rc\nd", "\u{FEFF}a\nb", "a\r", "\r\n\r\n", "😀\né",
  ])
  func agreesWithCountingFromTheStart(_ text: String) {
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    let index = LineIndex(file)
    let first: UInt32 = text.hasPrefix("\u{FEFF}") ? 3 : 0
    for offset in first...UInt32(file.bytes.count + 2) {
      #expect(index.position(of: offset) == file.position(of: offset))
    }
  }
}
