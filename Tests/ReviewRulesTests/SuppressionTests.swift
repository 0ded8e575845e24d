import Findings
import Projects
import Testing

@testable import ReviewRules

@Suite struct SuppressionTests {
  /// A string catalog whose title has this comment, with a typed price in two languages.
  static func strings(_ comment: String) -> String {
    """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "subtitle": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Only $2.99" } } } },
      "title": { "comment": "\(comment)", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Pro für 3,99 €" } },
        "en": { "stringUnit": { "state": "translated", "value": "Pro for $2.99" } } } } } }
    """
  }

  static let configuration = """
    catalog: Pro.storekit
    strings: Text.xcstrings
    locales: [en-US, de-DE]
    paywalls:
      pro: { group: Pro, text: { headline: { key: title }, subtitle: { key: subtitle } } }
    """

  func judged(_ comment: String, today: String = "2026-11-30") throws -> RuleWorld {
    try RuleWorld(
      ["paywallgen.yml": Self.configuration, "Text.xcstrings": Self.strings(comment)],
      rules: [HardcodedPrice.self, SuppressionUnused.self, SuppressionExpired.self], today: today)
  }

  /// `rule what-becomes-of-it` for each finding.
  func lines(_ world: RuleWorld) -> [String] {
    world.judgement.findings.filter { !["system-words-missing", "storefront-without-price"].contains($0.finding.rule) }
      .map { judged in
        "\(world.project.files.text(of: judged.finding.at)) \(judged.suppression ?? judged.finding.rule)"
      }
  }

  @Test(arguments: [
    "A headline. [paywallgen:ignore hardcoded-price — price list, agreed]",
    "[paywallgen:ignore hardcoded-price - price list, agreed] for translators",
    "[paywallgen:ignore  hardcoded-price  until 2026-11-30 -- price list,   agreed]",
    "[paywallgen:ignore hardcoded-price until 2027-01-31 in de-DE – price list, agreed]"
      + "[paywallgen:ignore hardcoded-price in en-US – price list, agreed]",
    "[paywallgen:ignore\\nhardcoded-price \\u2014 price list, agreed]",
  ])
  func aCommentAcceptsWhatIsFoundAtItsKey(comment: String) throws {
    #expect(
      lines(try judged(comment)) == [
        "$2.99 hardcoded-price", "3,99 € price list, agreed", "$2.99 price list, agreed",
      ])
  }

  @Test func whatItLimitsStaysOpenElsewhere() throws {
    #expect(
      lines(try judged("[paywallgen:ignore hardcoded-price in de-DE — agreed]")) == [
        "$2.99 hardcoded-price", "3,99 € agreed", "$2.99 hardcoded-price",
      ])
  }

  @Test func tellsOfOnesThatAreExpiredOrCoverNothing() throws {
    #expect(
      lines(try judged("[paywallgen:ignore hardcoded-price until 2026-11-29 — agreed]")) == [
        "$2.99 hardcoded-price", "2026-11-29 suppression-expired", "3,99 € hardcoded-price", "$2.99 hardcoded-price",
      ])
    #expect(
      lines(try judged("x [paywallgen:ignore hardcoded-price in fr — agreed]")) == [
        "$2.99 hardcoded-price", "[paywallgen:ignore hardcoded-price in fr — agreed] suppression-unused",
        "3,99 € hardcoded-price", "$2.99 hardcoded-price",
      ])
  }

  @Test(arguments: [
    (
      "[paywallgen:ignore hardcoded-price]",
      "[paywallgen:ignore hardcoded-price]: A suppression of 'hardcoded-price' gives no reason"
    ),
    (
      "[paywallgen:ignore hardcoded-price — ]",
      "[paywallgen:ignore hardcoded-price — ]: A suppression of 'hardcoded-price' gives no reason"
    ),
    ("[paywallgen:ignore — why]", "[paywallgen:ignore — why]: A suppression names no rule"),
    (
      "[paywallgen:ignore hardcoded-price because]", "because: 'because' stands where the dash before the reason should"
    ),
    ("[paywallgen:ignore hardcoded-price until Friday — so]", "Friday: 'Friday' is no day; write 2027-01-31"),
    ("[paywallgen:ignore hardcoded-price in Germany — so]", "Germany: 'Germany' is no locale"),
    (
      "[paywallgen:ignore hardcoded-price — so",
      "[paywallgen:ignore hardcoded-price — so: A suppression in a comment is not closed by ']'"
    ),
    ("[paywallgen:ignore hardcoded-prize — so]", "hardcoded-prize: 'hardcoded-prize' is no rule"),
  ])
  func aMalformedOneIsAnInputFindingAndAcceptsNothing(comment: String, finding: String) throws {
    let world = try judged(comment)
    let problems = world.judgement.findings.filter { $0.finding.kind == .input && $0.finding.severity == .error }
    #expect(problems.map { "\(world.project.files.text(of: $0.finding.at)): \($0.finding.message)" } == [finding])
    #expect(!world.judgement.findings.contains { $0.suppression != nil })
  }

  @Test func aCommentFullOfThemCostsNoMoreThanItsLength() throws {
    let world = try judged(String(repeating: "[paywallgen:ignore hardcoded-price \\u2014 x]", count: 20_000))
    #expect(world.inputFindings.count == 1 && world.project.rules.suppressions.count == 64)
  }

  @Test func aReasonOfSpacesIsNone() throws {
    let world = try RuleWorld(
      ["paywallgen.yml": "catalog: Pro.storekit\nsuppress: [{ rule: hardcoded-price, reason: '  ' }]"], rules: [])
    #expect(world.inputFindings == ["paywallgen.yml:33..<72 missing-key: A suppression needs 'reason'"])
  }

  @Test func nothingIsSaidOfOneWhoseRuleDidNotRun() throws {
    let texts: KeyValuePairs = [
      "paywallgen.yml": Self.configuration, "Text.xcstrings": Self.strings("[paywallgen:ignore restore-missing — x]"),
    ]
    #expect(try RuleWorld(texts, rules: [SuppressionUnused.self]).lines == [])
    #expect(
      try RuleWorld(texts, rules: [SuppressionUnused.self, RestoreMissing.self]).judgement.findings.count {
        $0.finding.rule == "suppression-unused"
      } == 1)
  }
}

@Suite struct RulesVersionTests {
  /// A rule that a later release brought.
  enum Later: ProjectRule {
    static let id = "later-rule"
    static let severity = Severity.error
    static let basis = Basis.heuristic
    static let guideline: String? = nil
    static let needs: Set<Input> = []
    static let since = 2
    static let text: StaticString = ""

    static func check(_ project: Project, report: (Violation) -> Void) {
      report(Violation("found", at: .start(of: FileID(index: 0))))
    }
  }

  @Test(arguments: [
    ("", ["error later-rule: found"], []), ("rules-version: 2", ["error later-rule: found"], []),
    ("rules-version: 1", [], [NotChecked(rule: "later-rule", reason: "newer than rules-version 1")]),
  ])
  func aPinnedVersionKeepsLaterRulesOut(pin: String, lines: [String], notChecked: [NotChecked]) throws {
    let world = try RuleWorld(["paywallgen.yml": "catalog: Pro.storekit\n" + pin], rules: [Later.self])
    #expect(world.lines == lines)
    #expect(world.judgement.notChecked == notChecked)
    #expect(world.judgement.ran == (lines.isEmpty ? [] : ["later-rule"]))
  }

  @Test func aVersionThatIsNotThereIsAnInputFinding() throws {
    let world = try RuleWorld(["paywallgen.yml": "catalog: Pro.storekit\nrules-version: 99"], rules: [])
    #expect(
      world.inputFindings == [
        "paywallgen.yml:37..<39 unknown-rules-version: '99' is no version of the rules; the newest is \(Registry.version)"
      ])
  }

  @Test func versionsCountWithoutGaps() {
    #expect(Set(Registry.rules.map { $0.since }) == Set(1...Registry.version))
  }
}
