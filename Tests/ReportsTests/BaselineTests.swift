import Findings
import ReviewRules
import Testing

@testable import Reports

@Suite struct BaselineTests {
  static let strings = """
    { "sourceLanguage" : "en", "strings" : {
      "a/b" : { "localizations" : { "de" : { "stringUnit" : { "value" : "«x» and «y»" } } } },
      "title" : { "localizations" : { "de" : { "stringUnit" : { "value" : "«z»" } } } } } }
    """

  func finding(_ at: SourceRange, _ severity: Severity = .error, locales: [String] = ["de"], screens: [String] = [])
    -> JudgedFinding
  {
    JudgedFinding(
      Finding(
        rule: "hardcoded-price", kind: .rule, severity: severity, "typed", at: at, paywall: "plus", locales: locales,
        screens: screens))
  }

  @Test func namesPlacesByTheKeysThatLeadThere() throws {
    let world = ReportWorld([
      "Text.xcstrings": Self.strings,
      "Pro.storekit": """
      «{» "products" : [], "subscriptionGroups" : [ { "id" : "G", "subscriptions" : [
        { "localizations" : [ { "displayName" : «""», "locale" : "de" } ], «"productID"» : "p.y" }, «{}» ] } ] «}»
      """,
      "paywallgen.yml": "paywalls:\n  plus:\n    text: { headline: { «key»: t } }\nlocales: [en, «de»]\n",
      "Copy/plus.de.md": "---\nheadline: «Pro»\ncta: { trial: «Los» }\n---\n- «Alles»\n",
      "de.lproj/L.strings": "\"k\" = «\"v\"»;\n",
      "prices.csv": "«x»\n",
    ])
    let names = PlaceNames(world.marks, in: world.files)
    #expect(
      world.marks.map { names[$0] } == [
        "strings/a~1b/localizations/de/stringUnit/value", "strings/a~1b/localizations/de/stringUnit/value",
        "strings/title/localizations/de/stringUnit/value", "",
        "subscriptionGroups/G/subscriptions/p.y/localizations/de/displayName",
        "subscriptionGroups/G/subscriptions/p.y/productID", "subscriptionGroups/G/subscriptions/*", "",
        "paywalls/plus/text/headline/key", "locales/de", "headline", "cta/trial", "body", "k", "",
      ])
  }

  @Test func deepNestingCostsNoStack() {
    let depth = 400
    let world = ReportWorld([
      "a.json": String(repeating: "[", count: depth) + "«1»" + String(repeating: "]", count: depth)
    ])
    let name = PlaceNames(world.marks, in: world.files)[world.marks[0]]
    #expect(name == Array(repeating: "*", count: depth).joined(separator: "/"))
  }

  @Test func isWrittenSortedWithAFaultALineAndReadAgain() throws {
    let world = ReportWorld(["Text.xcstrings": Self.strings])
    let findings = [finding(world.marks[2], locales: ["de", "at"]), finding(world.marks[0]), finding(world.marks[1])]
    let baseline = Baseline(of: try world.report(findings))
    let text = String(decoding: baseline.json(), as: UTF8.self)
    #expect(
      text == """
        {
          "paywallgenBaseline": 1,
          "faults": [
            { "rule": "hardcoded-price", "paywall": "plus", "product": "", "locale": "at", "place": "strings/title/localizations/de/stringUnit/value", "count": 1 },
            { "rule": "hardcoded-price", "paywall": "plus", "product": "", "locale": "de", "place": "strings/a~1b/localizations/de/stringUnit/value", "count": 2 },
            { "rule": "hardcoded-price", "paywall": "plus", "product": "", "locale": "de", "place": "strings/title/localizations/de/stringUnit/value", "count": 1 }
          ]
        }

        """)
    #expect(Baseline.read(baseline.json(), file: FileID(index: 0))?.baseline == baseline)
    for other in ["", "{}", "[]", "{ \"paywallgenBaseline\": 2, \"faults\": [] }", String(text.dropLast(4))] {
      #expect(Baseline.read(Array(other.utf8), file: FileID(index: 0)) == nil)
    }
  }

  @Test func knowsFaultsWhereverTheyMoveAndCountsEqualOnes() throws {
    let old = ReportWorld(["Text.xcstrings": Self.strings])
    let baseline = Baseline(of: try old.report([finding(old.marks[0]), finding(old.marks[2])]))
    let new = ReportWorld([
      "Text.xcstrings": """
      {"strings":{

      "title":{"localizations":{"de":{"stringUnit":{"value":"«other»"}}}},
      "a/b":{"localizations":{"de":{"stringUnit":{"value":"«x»«y»"}}}}}}
      """
    ])
    var report = try new.report([
      finding(new.marks[0], .note), finding(new.marks[1], .warning), finding(new.marks[2], .warning),
    ])
    #expect(report.mark(known: baseline, reason: "known") == [])
    #expect(report.judgement.findings.map(\.suppression) == ["known", "known", nil])
    #expect(report.judgement.findings.map(\.isKnown) == [true, true, false])
  }

  @Test func aFaultThatIsNewInSomeLocalesIsReportedForThose() throws {
    let world = ReportWorld(["Text.xcstrings": Self.strings])
    let baseline = Baseline(of: try world.report([finding(world.marks[2], locales: ["de", "fr"])]))
    let screens = ["plus/de", "plus/ja", "plus/ja@USA/family"]
    var report = try world.report([finding(world.marks[2], locales: ["de", "ja"], screens: screens)])
    let gone = report.mark(known: baseline, reason: "known")
    #expect(gone.map(\.locale) == ["fr"])
    #expect(report.judgement.findings.map(\.finding.locales) == [["ja"], ["de"]])
    #expect(report.judgement.findings.map(\.finding.screens) == [["plus/ja", "plus/ja@USA/family"], ["plus/de"]])
    #expect(report.judgement.findings.map(\.suppression) == [nil, "known"])
  }
}
