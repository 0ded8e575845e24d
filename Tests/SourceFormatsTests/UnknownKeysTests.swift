import Findings
import SourceFormats
import Testing

@Suite struct UnknownKeysTests {
  private func found(_ text: String, allowed: [String], in owner: String = "") throws -> [Finding] {
    let root = try #require(readYAML(Array(text.utf8), file: file).root)
    return unknownKeys(of: root, allowed: allowed, in: owner)
  }

  @Test func anUnknownKeyIsPlacedAndHasAdvice() throws {
    #expect(
      try found("price: 1\nprcie: 2\nzzzz: 3\n", allowed: ["price", "period"], in: "a product")
        == [
          .input(
            "unknown-key", "Unknown key 'prcie' in a product", help: "did you mean 'price'?",
            at: SourceRange(file: file, start: 9, end: 14)),
          .input(
            "unknown-key", "Unknown key 'zzzz' in a product", help: "known are 'price', 'period'",
            at: SourceRange(file: file, start: 18, end: 22)),
        ])
  }

  @Test func knownKeysAndOtherValuesGiveNothing() throws {
    #expect(try found("a: 1\nb: {c: 2}", allowed: ["a", "b"]).isEmpty)
    #expect(try found("- a\n- b", allowed: []).isEmpty)
  }
}
