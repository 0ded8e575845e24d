import Testing

@testable import ReviewRules

@Suite struct PhraseListTests {
  let text = FoldedText("Last chance: the last 3 days, nur noch 3 Tage")
  let list: FoldedText.PhraseList = ["tag*", "last", "nur noch", "absent", "day"]

  @Test func `finds what its phrases find, in their order`() {
    #expect(text.ranges(of: list) == list.flatMap { text.ranges(of: $0) })
    #expect(text.placedRanges(of: list).map(\.place) == [0, 1, 1, 2])
    #expect(text.contains(anyOf: list))
    #expect(!text.contains(anyOf: ["absent", "day"]))
    #expect(!text.contains(anyOf: []))
  }

  @Test func `takes the longest that stands at an index`() throws {
    let text = FoldedText("free for 7 days only")
    let lists: FoldedText.PhraseList = ["day", "days", "days only", "da*"]
    #expect(text.end(ofLongest: lists, at: 11) == 20)
    #expect(text.end(ofLongest: lists, at: 11) { phrase, _ in phrase.isPrefix } == 15)
    #expect(text.end(ofLongest: lists, at: 10) == nil)
    #expect(text.end(ofLongest: lists, at: 99) == nil)
    #expect(text.end(ofLongest: lists, at: -1) == nil)
  }

  @Test func `a range of a folded text leads back to its bytes, in whichever way the text is written`() {
    let plain = FoldedText("Try-Now 7 days")
    #expect(plain.string(0..<plain.count) == "try now 7 days")
    #expect(plain.bytes(of: 4..<7) == 4..<7)
    #expect(plain.bytes(of: 0..<0) == 0..<0)
    #expect(plain.hasDigits)
    let blanks = FoldedText("Try -- now")
    #expect(blanks.string(0..<blanks.count) == "try now")
    #expect(blanks.bytes(of: 4..<7) == 7..<10)
    #expect(blanks.bytes(of: 0..<7) == 0..<10)
    #expect(!blanks.hasDigits)
    let accents = FoldedText("Über ٧ ЖEna")
    #expect(accents.string(0..<accents.count) == "uber 7 жena")
    #expect(accents.bytes(of: 0..<4) == 0..<5)
    #expect(accents.bytes(of: 5..<6) == 6..<8)
    #expect(accents.hasDigits)
    #expect(FoldedText("").bytes(of: 0..<0) == 0..<0)
    #expect(FoldedText("ÿ").bytes(of: 0..<1) == 0..<2)
  }
}
