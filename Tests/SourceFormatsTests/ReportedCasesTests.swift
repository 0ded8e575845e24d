import Findings
import Foundation
import SourceFormats
import TestWorlds
import Testing

/// Bug reports about other tools, with the files they came with.
@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent))) struct ReportedCasesTests {
  private func bytes(_ id: String, _ name: String) throws -> [UInt8] {
    let cases = try #require(readJSON(try SharedData.bytes("cases/cases.json"), file: file).root)
    let found = try #require(cases.elements.first { $0["id"]?.string == id })
    return Array(try #require(found["files"]?[name]?.string).utf8)
  }

  private func frontMatter(_ id: String, _ name: String) throws -> ([UInt8], Reading) {
    let bytes = try bytes(id, name)
    let text = String(decoding: bytes, as: UTF8.self)
    let end = try #require(text.range(of: "\n---\n"))
    let range = 4..<text.utf8.distance(from: text.startIndex, to: end.lowerBound) + 1
    return (bytes, readYAML(bytes, file: file, within: range))
  }

  @Test func mergeConflict() throws {
    let bytes = try bytes("CP-12", "Localizable.xcstrings")
    let reading = readJSON(bytes, file: file)
    #expect(
      described(reading, of: bytes)
        == ["nothing", "merge-conflict-marker: Merge conflict marker left in the file [<<<<<<< HEAD] at 29"])
    let source = SourceFile(path: "Localizable.xcstrings", bytes: bytes)
    #expect(reading.findings.map { source.position(of: $0.at.start) } == [SourcePosition(line: 3, column: 1)])
  }

  @Test func trailingCommaAndDuplicateKey() throws {
    #expect(
      readJSON(try bytes("CP-13", "a.json"), file: file).findings.map(\.message) == ["Trailing comma before ']'"])
    #expect(
      readJSON(try bytes("CP-13", "b.json"), file: file).findings.map(\.message)
        == ["Key 'com.example.m' stands twice in one object"])
  }

  @Test(arguments: [
    ("a", "Unexpected ':' in a value without quotes [:] at 14"),
    ("b", "Text from '#' on is a comment and not part of the value [#1] at 19"),
    ("c", "Text after the closing quote [for teams] at 17"),
    ("d", "Text after the closing quote [s plan'] at 17"),
  ]) func textThatNeedsQuotes(name: String, finding: String) throws {
    let (bytes, reading) = try frontMatter("SB-09", "copy/en/\(name).md")
    #expect(described(reading, of: bytes).dropFirst() == ["malformed-yaml: " + finding])
    #expect(reading.findings.allSatisfy { $0.help.contains("quotes") })
  }

  @Test func norwegianIsNotFalse() throws {
    let (bytes, reading) = try frontMatter("LO-14", "copy/x/pro.md")
    #expect(
      described(reading, of: bytes) == [#"{lang: "no", tier: "on", version: 1.10, locales: ["sv", "no"]}"#])
  }
}
