import Findings
import Foundation
import TestWorlds
import Testing

@testable import ReviewRules

/// The rules about translations, on whole files.
@Suite struct TranslationTests {
  static let rules: [any Rule.Type] = [
    MissingTranslation.self, PlaceholderMismatch.self, PluralCategoryMissing.self, UntranslatedCopy.self,
  ]

  private func expect(
    _ files: KeyValuePairs<String, String>, finds expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let world = try RuleWorld(files, rules: Self.rules)
    let found = world.judgement.findings.filter { $0.finding.kind == .rule }.map { judged in
      let finding = judged.finding
      let help = finding.help.isEmpty ? "" : " (\(finding.help))"
      return "\(finding.severity.rawValue) \(finding.rule) \(finding.locales): \(finding.message)\(help)"
    }
    #expect(found.filter { !$0.contains("missing in") } == expected, sourceLocation: sourceLocation)
  }

  private func strings(_ entries: String) -> String {
    #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries) } }"#
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(text)" } }"#
  }

  private let configuration = """
    catalog: Pro.storekit
    strings: L.xcstrings
    locales: [en-US, de-DE, de-AT]
    paywalls: { pro: { group: Pro, text: { caption: { key: k, arguments: [product.price, product.period] } } } }
    """

  @Test func sayWhatIsWrongInALine() throws {
    try expect(
      [
        "paywallgen.yml": configuration,
        "L.xcstrings": strings(
          #""k": { "localizations": { "en": \#(unit("%@ per %@")), "de": \#(unit("29,99 je %2$@", "needs_review")) } }"#
        ),
      ],
      finds: [
        "warning missing-translation [\"de-AT\", \"de-DE\"]: String 'k' is not marked as translated in de (have it reviewed, and mark it)",
        "error placeholder-mismatch [\"de-AT\", \"de-DE\"]: German text of 'k' lacks '%1$@' for product.price",
      ])
    try expect(
      [
        "paywallgen.yml": configuration,
        "L.xcstrings": strings(
          #""k": { "localizations": { "en": \#(unit("For each plan")), "de": \#(unit("For each plan")) } }"#),
      ],
      finds: [
        "warning untranslated-copy [\"de-AT\", \"de-DE\"]: 'For each plan' is the source's text, not German (translate it)"
      ])
    try expect(
      [
        "paywallgen.yml": configuration,
        "L.xcstrings": strings(
          #""k": { "localizations": { "en": \#(unit("For each plan")), "de": \#(unit("Für jeden %@")) } }"#),
      ],
      finds: [
        "warning placeholder-mismatch [\"de-AT\", \"de-DE\"]: German text of 'k' has '%1$@', which its source has not"
      ])
  }

  @Test func nameTheFormsThatAreLacking() throws {
    try expect(
      [
        "paywallgen.yml": configuration.replacing("[en-US, de-DE, de-AT]", with: "[en-US, ar-SA]").replacing(
          "locales", with: "source-locale: en-US\nlocales"),
        "L.xcstrings": strings(
          #"""
          "k": { "localizations": { "en": \#(unit("%@")), "ar": { "variations": { "plural": { "one": \#(unit("شهر %@")), "two": \#(unit("")),
            "few": \#(unit("أشهر %@")), "many": \#(unit("شهرًا %@")), "other": \#(unit("شهر %@")) } } } } }
          """#),
      ],
      finds: [
        "error plural-category-missing [\"ar-SA\"]: String 'k' lacks the plural form 'two' in ar (customers read another form in their place)"
      ])
  }

  @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
  func areSilentOnARepairedApp() throws {
    let paths = ["Localizable.xcstrings", "Products.storekit", "paywallgen.yml"]
    let files = try paths.map { path in
      (path: path, text: String(decoding: try SharedData.bytes("fixture/Repaired/\(path)"), as: UTF8.self))
    }
    #expect(try RuleWorld(files, rules: Self.rules).lines == [])
    let broken = try paths.map { path in
      (path: path, text: String(decoding: try SharedData.bytes("fixture/App/\(path)"), as: UTF8.self))
    }
    let found = try RuleWorld(broken, rules: Self.rules).judgement.findings.map(\.finding.rule)
    #expect(found.contains("placeholder-mismatch") && found.contains("missing-translation"))
  }

  @Test(arguments: ["GreenPlace", "PhotoEditor", "Premium", "Pro"]) func areSilentOnTheExamples(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples").appendingPathComponent(name)
    let found = try #require(FileManager.default.enumerator(atPath: folder.path))
    let files = try found.compactMap { $0 as? String }.filter { $0.contains(".") && !$0.hasSuffix(".lproj") }.map {
      path in
      (path: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
    #expect(files.count > 3)
    let world = try RuleWorld(files, rules: Self.rules)
    #expect(world.project.locales.count > 3 && world.lines == [])
  }
}
