import Findings
import Testing

@testable import Mustache

@Suite struct CompileTests {
  /// `«…»` marks the range of the only finding.
  @Test(arguments: [
    ("a «{{»b", "Tag is never closed", "close it with '}}'"),
    ("«{{»{b}}", "Tag is never closed", "close it with '}}}'"),
    ("«{{#a}}»b", "'a' is never closed", "add '{{/a}}'"),
    ("{{=<% %>=}}«<%#a%>»b", "'a' is never closed", "add '<%/a%>'"),
    ("b«{{/a}}»", "Closing tag without a section 'a'", ""),
    ("«{{}}»", "Tag has no name", ""),
    ("{{a« »b}}", "Space in the name 'a b'", ""),
    ("{{«a..b»}}", "Empty part in the name 'a..b'", ""),
    ("{{#«.a»}}{{/.a}}", "Empty part in the name '.a'", ""),
    (
      "«{{=<%=}}»", "Delimiters '<%' are not two words", "write them as '{{=<% %>=}}', without '=' in them"
    ),
    ("«{{=12345678901234567 }}=}}»", "Delimiters are longer than 16 bytes", ""),
  ])
  func pointsAtTheMistake(_ marked: String, _ message: String, _ help: String) throws {
    let (template, findings) = compile(marked)
    #expect(template == nil)
    let expected = Finding.input("malformed-template", message, help: help, at: range(marked))
    #expect(findings.first == expected)
  }

  @Test func namesBothEndsOfAMismatch() {
    let (template, findings) = compile("{{#a}}{{#b}}{{/a}}{{/b}}")
    let file = FileID(index: 3)
    #expect(template == nil)
    #expect(
      findings == [
        .input(
          "malformed-template", "Closing tag 'a' stands in 'b'", help: "close 'b' first with '{{/b}}'",
          at: SourceRange(file: file, 15..<16),
          related: [Finding.Related("'b' is opened here", at: SourceRange(file: file, 6..<12))]),
        .input("malformed-template", "Closing tag without a section 'b'", at: SourceRange(file: file, 18..<24)),
      ])
  }

  @Test func refusesBytesThatAreNotUTF8() {
    let bytes = Array("Zü".utf8) + [0xFF]
    let (template, findings) = Template.compile(
      name: "page", bytes: bytes, file: FileID(index: 3), escaping: .html)
    #expect(template == nil)
    #expect(
      findings == [
        .input(
          "malformed-template", "Template 'page' is not UTF-8 here", at: SourceRange(file: FileID(index: 3), 3..<4))
      ])
  }

  @Test(arguments: ["{{#a}}", "{{<a}}", "{{$a}}", "{{^a}}", "{{<a}}{{$a}}"])
  func limitsNesting(_ opening: String) {
    let (template, findings) = compile(String(repeating: opening, count: 10_000))
    #expect(template == nil)
    #expect(findings.count == 1)
    #expect(findings.first?.message == "Nested more than 100 deep")
  }

  @Test func allowsNestingUpToTheLimit() throws {
    let count = Template.depthLimit
    let text = String(repeating: "{{#a}}", count: count) + "x" + String(repeating: "{{/a}}", count: count)
    #expect(try render(text, #"{"a":{}}"#) == "x")
  }

  @Test func stopsAfterManyMistakes() {
    let (_, findings) = compile(String(repeating: "{{/x}}", count: 10_000))
    #expect(findings.count == TemplateCompiler.findingLimit)
  }

  @Test func readsLongTemplatesInOnePass() throws {
    let line = "{{#a}}\n  {{b}} and {{{c}}}\n{{/a}}\n" + String(repeating: " ", count: 60) + "{{! }}\n"
    let (template, findings) = compile(String(repeating: line, count: 5_000))
    #expect(findings.isEmpty)
    #expect(template?.nodes.filter { $0.kind == .variable }.count == 10_000)
  }

  private func compile(_ marked: String) -> (template: Template?, findings: [Finding]) {
    let text = marked.filter { $0 != "«" && $0 != "»" }
    return Template.compile(name: "page", bytes: Array(text.utf8), file: FileID(index: 3), escaping: .html)
  }

  private func range(_ marked: String) -> SourceRange {
    let start = marked.prefix { $0 != "«" }.utf8.count
    let end = marked.prefix { $0 != "»" }.utf8.count - "«".utf8.count
    return SourceRange(file: FileID(index: 3), start..<end)
  }
}
