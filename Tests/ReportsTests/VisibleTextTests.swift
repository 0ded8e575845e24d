import Testing

@testable import Reports

@Suite struct VisibleTextTests {
  /// Every scalar that may be hidden, or begins with the same bytes as one that is.
  @Test func hidesTheSameScalarsWhereverTheyStand() {
    for value in Array(0..<0x3000 as Range<UInt32>) + Array(0xFE00..<0x1_0000) + Array(0xD_FF00..<0xE_0200) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = isHidden(scalar) ? escape(of: scalar) : String(scalar)
      #expect(visible(String(scalar)).unicodeScalars.elementsEqual(shown.unicodeScalars), "\(value)")
      #expect(visible("Eight or more ’\(scalar)’é") == "Eight or more ’\(shown)’é", "\(value)")
    }
  }
}
