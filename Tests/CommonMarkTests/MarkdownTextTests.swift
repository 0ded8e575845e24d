import CommonMark
import Findings
import Testing

private let file = FileID(index: 0)

private func parse(_ text: String, offset: Int = 0) -> MarkdownText {
  MarkdownText.parse(Array(text.utf8)[...], at: .verbatim(file, offset: offset))
}

/// What stands in the text at a range.
private func source(_ range: SourceRange, of text: String) -> String {
  String(decoding: Array(text.utf8)[Int(range.start)..<Int(range.end)], as: UTF8.self)
}

/// A block in one line: kind, depth, spans with marks, and the source of each span where it differs.
private func summary(_ block: MarkdownText.Block, in text: String) -> String {
  let spans = block.spans.map { span in
    var line = span.text.replacing("\n", with: "⏎")
    if span.marks.isStrong { line = "**\(line)**" }
    if span.marks.isEmphasized { line = "_\(line)_" }
    if span.marks.isCode { line = "`\(line)`" }
    if let link = span.marks.link {
      line = "[\(line)](\(link.destination)\(link.title.isEmpty ? "" : " " + link.title))"
    }
    let source = source(span.range, of: text).replacing("\n", with: "⏎")
    return span.isVerbatim && source == span.text ? line : "\(line) ← \(source)"
  }
  return "\(block.kind) \(block.listDepth)/\(block.quoteDepth): \(spans.joined(separator: " | "))"
}

private func summaries(_ text: String) -> [String] { parse(text).blocks.map { summary($0, in: text) } }

struct MarkdownTextTests {
  @Test func blocksAreFlattenedInReadingOrder() {
    let text = """
      ## Read the [Terms][t] and *Privacy*

      - Export **all**
        - deep `code`

        more
      3. third
      > quoted
      > on

      ***
      ```swift
      let x
      ```

      [t]: https://acme.test/terms 'Our terms'
      """
    #expect(
      summaries(text) == [
        "heading(level: 2) 0/0: Read the  | [Terms](https://acme.test/terms Our terms) |  and  | _Privacy_",
        "listItem(number: nil) 1/0: Export  | **all**",
        "listItem(number: nil) 2/0: deep  | `code`",
        "paragraph 1/0: more",
        "listItem(number: Optional(3)) 1/0: third",
        "paragraph 0/1: quoted |   ←  | on",
        "thematicBreak 0/0: ",
        "code(language: \"swift\") 0/0: `let x` ← ```swift⏎let x⏎```",
      ])
  }

  @Test func everySpanKnowsItsPlace() {
    let text = "  Save 20 % &amp; *more*\n   on line two\\*\n"
    let blocks = parse(text).blocks
    #expect(
      blocks.map { summary($0, in: text) } == [
        "paragraph 0/0: Save 20 % &  ← Save 20 % &amp;  | _more_ |   ←  | on line two* ← on line two\\*"
      ])
  }

  @Test func aTextInsideAFileCountsFromItsOffset() {
    let whole = "---\nx: y\n---\nHi *you*\n"
    let body = ArraySlice(Array(whole.utf8)[13...])
    let text = MarkdownText.parse(body, at: .verbatim(file, offset: 13))
    #expect(text.blocks.flatMap { $0.spans }.map { source($0.range, of: whole) } == ["Hi ", "you"])
  }

  @Test func aDecodedTextIsPlacedAsAWhole() {
    let range = SourceRange(file: file, start: 7, end: 30)
    let text = MarkdownText.parse(Array("a *b*".utf8)[...], at: .inside(range))
    #expect(text.blocks.flatMap { $0.spans }.allSatisfy { $0.range == range })
  }

  @Test func aByteOrderMarkIsNoText() {
    let text = "\u{FEFF}# Pro"
    #expect(summaries(text) == ["heading(level: 1) 0/0: Pro"])
  }

  @Test func placesHoldBehindReferenceDefinitions() {
    let text = "[a]: /x\n[b]: /y\nSee [it][a] *now*"
    #expect(summaries(text) == ["paragraph 0/0: See  | [it](/x) |   | _now_"])
  }

  @Test func linesOfJapaneseJoinWithoutASpace() {
    #expect(parse("すべての\n機能").blocks.map(\.plainText) == ["すべての機能"])
    #expect(parse("모든\n기능").blocks.map(\.plainText) == ["모든 기능"])
    #expect(parse("one  \ntwo").blocks.map(\.plainText) == ["one\ntwo"])
  }

  @Test(arguments: [
    "# 1 app": "# 1 app", "- none": "- none", "1. first": "1. first", "**bold** x": "bold x", "  pad ": "pad",
    "[a]: b": "[a]: b", "!": "!", "> 5 apps": "> 5 apps", "***": "***", "\"*so*\"": "\"so\"",
  ])
  func aLineIsRunningTextWhateverItStartsWith(line: String, plain: String) {
    let text = MarkdownText.parseInline(Array(line.utf8)[...], at: .verbatim(file, offset: 0))
    #expect(text.blocks.map(\.kind) == [.paragraph])
    #expect(text.blocks.map(\.plainText) == [plain])
    for span in text.blocks.flatMap({ $0.spans }) {
      #expect(source(span.range, of: line) == span.text)
    }
  }

  @Test func anEmptyLineHasNoBlocks() {
    #expect(MarkdownText.parseInline(Array("  \n".utf8)[...], at: .verbatim(file, offset: 0)) == MarkdownText())
  }
}
