import Findings
import Testing

@Suite struct ControlCharacterTests {
  @Test(arguments: [
    ("Pro", "Pro"), ("a\u{1B}[31m", "a\u{FFFD}[31m"), ("P\u{0}r\u{8}o", "P\u{FFFD}r\u{FFFD}o"), ("a\nb\tc", "a\nb\tc"),
    ("\u{7F}", "\u{FFFD}"), ("a\u{85}b", "a\u{FFFD}b"), ("“a” – b…", "“a” – b…"), ("a\u{2028}b", "a\u{FFFD}b"),
  ])
  func reachNoScreen(text: String, shown: String) {
    #expect(text.withoutControls == shown)
  }

  @Test(arguments: [
    ("one\r\ntwo", "one\ntwo"), ("one\rtwo", "one\ntwo"), ("\r\n\r\n", "\n\n"), ("\r\r\n\r", "\n\n\n"),
    ("\n\r", "\n\n"),
  ])
  func everyEndOfALineIsALineFeed(text: String, shown: String) {
    #expect(Array(text.withoutControls.utf8) == Array(shown.utf8))
  }

  @Test func reachNoScreenWhereverTheyStand() {
    for length in 0..<20 {
      for control in ["\u{1}", "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}"] {
        let before = String(repeating: "a", count: length)
        #expect((before + control + "b").withoutControls == before + "\u{FFFD}b")
      }
      #expect(
        (String(repeating: "~", count: length) + " é").withoutControls == String(repeating: "~", count: length) + " é")
    }
  }

  @Test(arguments: [
    // An override turns what follows; with its end.
    ("\u{202E}orp", "\u{FFFD}orp"), ("a\u{202D}b\u{202C}c", "a\u{FFFD}b\u{FFFD}c"),
    // Closed isolates and embeddings, and marks, are how right-to-left texts are written.
    ("\u{2068}Pro\u{2069}!", "\u{2068}Pro\u{2069}!"), ("\u{202B}x\u{202C}", "\u{202B}x\u{202C}"),
    ("\u{200F}a\u{200E}\u{061C}", "\u{200F}a\u{200E}\u{061C}"),
    // What is not closed reaches beyond the text.
    ("\u{2067}Pro", "\u{FFFD}Pro"), ("Pro\u{2069}", "Pro\u{FFFD}"), ("a\u{202C}", "a\u{FFFD}"),
    ("\u{2066}a\u{202B}b\u{2069}", "\u{2066}a\u{FFFD}b\u{2069}"),
    ("\u{202B}a\u{2066}b\u{202C}", "\u{FFFD}a\u{FFFD}b\u{FFFD}"),
    // Joiners are part of words and pictures.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
  ])
  func marksOfDirectionDoNotReachBeyondTheirText(text: String, shown: String) {
    #expect(text.withoutControls == shown)
  }
}
