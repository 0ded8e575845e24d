import Findings
import Foundation
import Testing

@testable import ReviewRules

@Suite struct RegistryTests {
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/ReviewRules/Rules")

  @Test func holdsEveryRuleOfTheFolders() throws {
    let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    let names = files.compactMap { ($0 as? URL)?.lastPathComponent }.filter { $0.hasSuffix(".swift") }
    #expect(names.map { String($0.dropLast(6)) }.sorted() == Registry.rules.map { String(describing: $0) }.sorted())
  }

  @Test func isSortedAndNamesEachRuleOnce() {
    #expect(Registry.ids == Set(Registry.ids).sorted())
    for id in Registry.ids { #expect(id.allSatisfy { $0.isLowercase && $0.isASCII || $0 == "-" }) }
  }

  @Test(arguments: Registry.ids) func everyRuleExplainsItself(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    let explanation = rule.explanation
    let text = try #require(explanation, "a heading of \(id) is missing or out of order")
    #expect(!text.title.isEmpty && !text.summary.isEmpty && !text.why.isEmpty && !text.fix.isEmpty)
    #expect(!text.bad.isEmpty && !text.good.isEmpty)
    #expect(text.source.contains(/20\d\d-\d\d/) || text.source.contains(/https:/), "\(id) names no source with a date")
    #expect(text.bad.allSatisfy { $0.text.contains("«") } && !text.good.contains { $0.text.contains("«") })
    if rule.basis == .heuristic { #expect(rule.severity < .error) }
    if rule.basis == .guideline, id != "missing-translation" { #expect(rule.guideline != nil) }
  }

  @Test(arguments: Registry.ids) func badExamplesFireAtTheMarkedPlaces(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    for example in rule.explanation?.bad ?? [] {
      let world = try RuleWorld(example.files, rules: [rule])
      #expect(world.inputFindings == [], "\(id)")
      #expect(world.places == world.marks, "\(id): \(world.lines)")
    }
  }

  @Test(arguments: Registry.ids) func goodExamplesAreSilent(_ id: String) throws {
    let rule = try #require(Registry.rule(id))
    for example in rule.explanation?.good ?? [] {
      let world = try RuleWorld(example.files, rules: [rule])
      #expect(world.inputFindings == [], "\(id)")
      #expect(world.lines == [], "\(id)")
      #expect(world.judgement.notChecked == [])
    }
  }

  @Test func findsTheRulesOfAGuideline() {
    let ids = Set(Registry.rules(ofGuideline: "3.1.2(c)").map { $0.id })
    #expect(ids.isSuperset(of: ["plan-period-missing", "plan-price-missing", "terms-link-missing"]))
    #expect(!ids.contains("privacy-policy-url-missing"))
    #expect(Registry.rules(ofGuideline: "3.1.2").contains { $0.id == "trial-duration-mismatch" })
    #expect(Registry.rules(ofGuideline: "3.1").count > 3)
    #expect(Registry.rules(ofGuideline: "9.9").isEmpty)
  }

  @Test func suggestsTheNameThatWasMeant() {
    let range = SourceRange.start(of: FileID(index: 0))
    let findings = Registry.findings(for: [("hardcoded-prize", range), ("hardcoded-price", range), ("zzz", range)])
    #expect(findings.map(\.message) == ["'hardcoded-prize' is no rule", "'zzz' is no rule"])
    #expect(findings.map(\.help) == ["did you mean 'hardcoded-price'?", ""])
  }
}
