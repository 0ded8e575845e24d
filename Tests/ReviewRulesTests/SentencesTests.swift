import Testing

@testable import ReviewRules

@Suite struct SentencesTests {
  private func sentence(around word: String, in text: String) throws -> String {
    let said = SaidText(Array(text.utf8), "en", [.english])
    let phrase = try #require(FoldedText.Phrase(word))
    let range = try #require(said.folded.ranges(of: phrase).first)
    return said.folded.string(said.sentence(around: range))
  }

  @Test func endAtTheirLine() throws {
    #expect(try sentence(around: "forever", in: "Yours. Keep it forever\nData stays") == " keep it forever")
  }

  @Test func areLookedAtAsFarAsPeopleRead() throws {
    let far = String(repeating: "a ", count: 400)
    let near = String(repeating: "a ", count: 250)
    #expect(try sentence(around: "forever", in: far + "forever " + far) == near + "forever" + " " + near.dropLast())
  }
}
