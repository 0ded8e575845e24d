import Foundation
import Testing

@testable import ReviewRules

/// What `explain` can say of input findings.
@Suite struct InputFaultTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  /// The ids that the code gives to findings, as far as their calls are written in one of the usual ways.
  private func idsInCode() throws -> Set<String> {
    let calls = try Regex(
      #"(?:\.input|report|add)\(\s*"([a-z]+(?:-[a-z0-9]+)+)",|rule: "([a-z0-9-]+)"|slug = "([a-z0-9-]+)""#,
      as: (Substring, Substring?, Substring?, Substring?).self)
    var ids: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" && !file.path.hasSuffix("InputFault.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("Finding") || text.contains("report(") || text.contains("slug = ") else { continue }
      // What changed between two projects has ids of its own.
      if ["TruthJSON.swift", "ProductComparison.swift"].contains(file.lastPathComponent) { continue }
      for match in text.matches(of: calls) {
        for id in [match.output.1, match.output.2, match.output.3].compactMap(\.self) { ids.insert(String(id)) }
      }
    }
    return ids
  }

  @Test func everyInputFindingIsExplained() throws {
    let ids = try idsInCode()
    #expect(ids.count > 80)
    let known = Set(InputFault.all.map(\.id)).union(Registry.ids)
    #expect(ids.subtracting(known).sorted() == [])
  }

  @Test func theListIsSortedAndSaysSomething() {
    let ids = InputFault.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.filter { Registry.rule($0) != nil } == [])
    for fault in InputFault.all {
      #expect(fault.meaning.hasSuffix(".") && fault.meaning.count > 20, "\(fault.id)")
      #expect(fault.fix.count > 8, "\(fault.id)")
    }
  }
}
