import Testing

@testable import Sites

@Suite struct WordDifferenceTests {
  @Test(arguments: [
    ("Try 14 days free", "Try 3 days free", "Try [14] days free", "Try [3] days free"),
    ("Go Pro", "Go further with Pro", "Go Pro", "Go [further with ]Pro"),
    ("Start now today", "Begin at once", "[Start now today]", "[Begin at once]"),
    ("月額600円で使い放題。", "月額で使い放題。", "月額[600円]で使い放題。", "月額で使い放題。"),
    ("", "New", "", "[New]"), ("Same", "Same", "Same", "Same"),
  ])
  func marksTheWordsThatOnlyOneHas(old: String, new: String, markedOld: String, markedNew: String) {
    let difference = WordDifference(old, new)
    #expect(marked(difference.old) == markedOld)
    #expect(marked(difference.new) == markedNew)
  }

  @Test func takesALongTextAsAWhole() {
    let text = String(repeating: "word ", count: 100_000)
    let difference = WordDifference(text, text + "more")
    #expect(difference.old == [WordDifference.Piece(text: text, isChanged: true)])
    #expect(difference.new == [WordDifference.Piece(text: text + "more", isChanged: true)])
  }

  private func marked(_ pieces: [WordDifference.Piece]) -> String {
    pieces.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }
}
