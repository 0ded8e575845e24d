import Testing

@testable import Reports

@Suite struct LineHashesTests {
  /// Texts and hashes that GitHub's own action is tested with.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
    (
      " hello; \t\r\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
        "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ])
  func areGitHubs(_ text: String, _ hashes: [String]) {
    let own = LineHashes(Array(text.utf8))
    #expect((1...hashes.count).map { own[$0] } == hashes)
    #expect(own[hashes.count + 1] == nil)
    #expect(own[0] == nil)
  }

  @Test func readUTF16() {
    // Each differs in one unit only where it is read in units of UTF-16.
    let hashes = ["é", "😀", "\u{FEFF}a", "a"].map { LineHashes(Array($0.utf8))[1] }
    #expect(Set(hashes).count == 4)
    #expect(LineHashes([0xFF])[1] == LineHashes(Array("\u{FFFD}".utf8))[1])
  }
}
