import Findings
import SourceFormats
import Testing

@Suite struct TextRangeTests {
  private func part(_ bytes: [UInt8], _ node: Node?, _ part: Range<Int>) -> String {
    node.map { text($0.range(ofText: part), of: bytes) } ?? "no node"
  }

  @Test func partsOfAStringAreFoundBehindEscapes() {
    let bytes = Array(#"["plain ü text", "a\u00e9\ud83d\ude00\n%@ end"]"#.utf8)
    let strings = readJSON(bytes, file: file).root?.elements ?? []
    #expect(strings.count == 2)
    #expect(part(bytes, strings.first, 6..<8) == "ü")
    #expect(part(bytes, strings.first, 0..<999) == "plain ü text")
    #expect(part(bytes, strings.last, 0..<1) == "a")
    #expect(part(bytes, strings.last, 1..<3) == #"\u00e9"#)
    #expect(part(bytes, strings.last, 3..<7) == #"\ud83d\ude00"#)
    #expect(part(bytes, strings.last, 8..<10) == "%@")
    #expect(part(bytes, strings.last, 8..<8) == "")
    #expect(strings.last?.range(ofText: 8..<8).start == strings.last?.range(ofText: 8..<10).start)
    #expect(part(bytes, strings.last, 10..<99) == " end")
    #expect(part(bytes, strings.last, 99..<100) == "")
  }

  @Test func otherFormatsGiveThePartWhereTextAndFileAgree() {
    let bytes = Array("a: plain text\nb: 'it''s'\nc: \"two words\"\n".utf8)
    let root = readYAML(bytes, file: file).root
    #expect(part(bytes, root?["a"], 6..<10) == "text")
    #expect(part(bytes, root?["b"], 0..<2) == "'it''s'")
    #expect(part(bytes, root?["c"], 4..<9) == "words")
  }
}
