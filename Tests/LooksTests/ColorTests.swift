import Looks
import Testing

@Suite struct ColorTests {
  @Test(arguments: [
    ("#0071E3", "#0071E3"), ("#30b0c7", "#30B0C7"), ("#FfF", "#FFFFFF"), ("#0008", "#00000088"),
    ("#0071E312", "#0071E312"), ("#0071E3FF", "#0071E3"),
  ])
  func readsHexValues(text: String, hex: String) {
    #expect(Color(hex: text)?.hex == hex)
  }

  @Test(arguments: [
    "", "#", "0071E3", "#00", "#00000", "#0000000", "#000000000", "#GGGGGG", "#00 71E", "#\u{0}00", "##123456",
  ])
  func rejectsWhatIsNoHexValue(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0xFFFFFF, 0x007AFF, 4.02), (0xFFFFFF, 0x0071E3, 4.7),
      (0x30B0C7, 0xFFFFF2, 2.55),
    ] as [(UInt32, UInt32, Double)])
  func measuresContrastAsWCAGDoes(text: UInt32, ground: UInt32, ratio: Double) {
    #expect(abs(Color(text).contrast(on: Color(ground)) - ratio) < 0.01)
  }

  @Test func blendsAWashWithItsGround() {
    #expect(Color(0x0071E3, opacity: 0.07).over(.white).hex == "#EDF5FD")
    #expect(Color(0x000000, opacity: 0).over(Color(0x123456)).hex == "#123456")
  }

  @Test func choosesTheTextThatCanBeRead() {
    #expect(Color(0xFFCC00).readableText == .black)
    #expect(Color(0x0071E3).readableText == .white)
  }
}
