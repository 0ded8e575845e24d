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

  @Test func `a text that is put together says what the whole says`() {
    let parts = ["Über ", "", "- ", " Größe", " Ж", "ena"]
    var joined = FoldedText()
    for part in parts { joined.append(Array(part.utf8)[...]) }
    let whole = FoldedText(parts.joined())
    #expect(joined.scalars == whole.scalars)
    #expect(joined.offsets == whole.offsets)
    #expect(joined.pairs == whole.pairs)
  }
}
