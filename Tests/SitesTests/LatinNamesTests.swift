import Testing

@testable import Sites

@Suite struct LatinNamesTests {
  private func marked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return stretches(of: bytes.indices, around: latinNames(bytes)).map { part in
      let words = String(decoding: bytes[part.range], as: UTF8.self)
      return part.isName ? "[\(words)]" : words
    }.joined()
  }

  @Test(arguments: [
    ("اشترك في PhotoEditor+", "اشترك في [PhotoEditor+]"),
    ("PhotoEditor+: كل شيء", "[PhotoEditor+]: كل شيء"),
    ("من Photo Editor 2+ (تجربة).", "من [Photo Editor 2+] (تجربة)."),
    ("A+ أو B+", "[A+] أو [B+]"),
    // What ends in a letter, and full stops of the sentence, stand right without help.
    ("انتقل إلى Pro.", "انتقل إلى Pro."), ("iPhone 17", "iPhone 17"), ("+١", "+١"), ("", ""), ("+", "+"),
  ]) func areToldApart(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }
}
