import Findings
import Foundation
import ReviewRules
import Testing

@testable import Reports

@Suite struct ExplanationTests {
  func text(_ name: String?, in report: Report? = nil) throws -> String {
    String(decoding: try #require(Explanation(named: name, in: report)).text(), as: UTF8.self)
  }

  @Test func listsAllRulesByLine() throws {
    let lines = try text(nil).split(separator: "\n")
    #expect(lines.count == Registry.rules.count)
    #expect(lines.contains { $0.hasPrefix("plan-price-missing  ") && $0.hasSuffix("  A plan shows no price") })
  }

  @Test func explainsOneRuleWhole() throws {
    let text = try text("product-id-duplicate")
    #expect(text.hasPrefix("product-id-duplicate: Two products have the same id\nerror · limit\n\nNo file declares"))
    for heading in ["\nWhy\n", "\nSource\n", "\nBad\n", "\nGood\n", "\nHow to fix\n"] {
      #expect(text.contains(heading))
    }
    #expect(text.contains("\nIn the examples, «…» stands around what the rule finds"))
    #expect(!text.contains("\nHere\n") && !text.contains("Known rejections"))
  }

  @Test func explainsAGuidelineByItsRulesAndKnownRejections() throws {
    let text = try text("3.1.2(c)")
    #expect(text.hasPrefix("App Review Guidelines 3.1.2(c)\n\n"))
    for id in Registry.rules(ofGuideline: "3.1.2(c)").map({ $0.id }) { #expect(text.contains("\n\(id) ")) }
    #expect(text.contains("\n\nKnown rejections\n\n* 2026-09-06, guideline 3.1.2: "))
    #expect(
      text.contains(
        """
        * 2026-08-06, guideline 3.1.2(c): A switch that adds or takes away the trial was called confusing; other apps with the same switch were approved. What was done: a card for each plan, with its own terms.
          https://adapty.io/blog/your-toggle-paywall-is-about-to-get-rejected
        """))
    // Cases of an older section that the rules look for are told as well; those of another are not.
    #expect(text.contains("guideline 3.1.2: Neither the paywall nor the listing linked to the terms of use."))
    #expect(!text.contains("guideline 2.3.7"))
  }

  @Test func explainsAGuidelineThatNoRuleLooksFor() throws {
    let explanation = Explanation(of: [], guideline: "5.6")
    let text = String(decoding: explanation.text(), as: UTF8.self)
    #expect(
      text.hasPrefix(
        "App Review Guidelines 5.6\n\nNo rule looks for it.\n\nKnown rejections\n\n* 2026-03, guideline 5.6: "))
  }

  @Test func tellsWhatRulesSayInAProject() throws {
    let world = ReportWorld(["a.yml": "x: «1»\ny: «2»\nz: «3»\n"])
    let findings = world.marks.enumerated().map { index, mark in
      JudgedFinding(
        Finding(
          rule: "hardcoded-price", kind: .rule, severity: index == 0 ? .error : .warning, "'\(index)' <is> typed",
          at: mark),
        suppression: index == 2 ? "agreed" : nil)
    }
    var report = try world.report(
      findings, notChecked: [NotChecked(rule: "restore-missing", reason: "no paywall is declared")])
    report.judgement.ran = ["hardcoded-price", "plan-price-missing"]
    #expect(
      try text("hardcoded-price", in: report).hasSuffix(
        """

        Here

        1 error, 1 warning, 1 suppressed
        a.yml:1:4: error: '0' <is> typed
        a.yml:2:4: warning: '1' <is> typed

        """))
    let list = try text(nil, in: report)
    for (id, outcome) in [
      ("hardcoded-price", "1 error, 1 warning, 1 suppressed"), ("plan-price-missing", "nothing found"),
      ("restore-missing", "not checked: no paywall is declared"), ("terms-link-missing", "not checked"),
    ] {
      #expect(list.contains(try Regex("(?m)^\(id) .*\n +here: \(outcome)$")), "\(id)")
    }
    let explanation = try #require(Explanation(named: "hardcoded-price", in: report))
    #expect(
      String(decoding: explanation.markdown(), as: UTF8.self).contains(
        "\n## Here\n\n1 error, 1 warning, 1 suppressed\n\n- error `a.yml:1:4` '0' \\<is> typed\n"))
    let json = String(decoding: explanation.json(), as: UTF8.self)
    #expect(json.contains("\"place\": \"a.yml:2:4\""))
    #expect(json.contains("\"suppressed\": 1,"))
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
    #expect(Explanation(named: "nonsense") == nil as Explanation?)
    #expect(Explanation.names.contains("3.1.2(c)") && Explanation.names.contains("restore-missing"))
  }
}

extension Explanation: Equatable {
  public static func == (a: Explanation, b: Explanation) -> Bool { a.json() == b.json() }
}

/// The page of the documentation is made of the rules' own texts.
@Suite struct RuleReferenceTests {
  static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/paywallgen/paywallgen.docc/RuleReference.md")

  @Test func isFresh() throws {
    let fresh = Explanation(of: Registry.rules).reference()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { try Data(fresh).write(to: Self.page) }
    let committed = try Data(contentsOf: Self.page)
    #expect(
      Data(fresh) == committed, "RuleReference.md is stale: RECORD_SNAPSHOTS=1 swift test --filter RuleReferenceTests")
  }
}

@Suite struct RejectionTests {
  @Test func everyOneHasASourceAGuidelineAndARule() {
    for rejection in Rejection.known {
      #expect(!rejection.sources.isEmpty && rejection.sources.allSatisfy { $0.hasPrefix("https://") })
      #expect(rejection.guideline.wholeMatch(of: /\d(\.\d+)*(\([a-z]+\))?/) != nil)
      #expect(!rejection.rules.isEmpty && !rejection.trigger.hasSuffix(".") && !rejection.remedy.hasSuffix("."))
      #expect(rejection.date?.wholeMatch(of: /20\d\d(-\d\d){0,2}/) != nil || rejection.date == nil)
    }
    #expect(Rejection.known(ofGuideline: "3.1.2").count > Rejection.known(ofGuideline: "3.1.2(c)").count)
    #expect(Rejection.known(ofRule: "restore-missing").count == 1)
  }
}
