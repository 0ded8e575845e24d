import Testing

@testable import Screens

@Suite struct ControlCharacterTests {
  @Test(arguments: [
    ("Pro", "Pro"), ("a\u{1B}[31m", "a\u{FFFD}[31m"), ("P\u{0}r\u{8}o", "P\u{FFFD}r\u{FFFD}o"), ("a\nb\tc", "a\nb\tc"),
    ("\u{7F}", "\u{FFFD}"),
  ])
  func reachNoScreen(text: String, shown: String) {
    #expect(text.withoutControls == shown)
  }
}
