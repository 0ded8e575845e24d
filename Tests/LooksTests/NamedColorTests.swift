import Looks
import Testing

@Suite struct NamedColorTests {
  static let lightGrounds: [UInt32] = [0xFFFFFF, 0xF4F4F5, 0xF2F2F7, 0xFFFFF2]
  static let darkGrounds: [UInt32] = [0x000000, 0x1C1C1E, 0x2C2C2E]

  @Test(arguments: NamedColor.allCases.filter { $0 != .black && $0 != .white })
  func readsAsTextOnEverySurface(color: NamedColor) {
    for ground in Self.lightGrounds { #expect(color.text.light.contrast(on: Color(ground)) >= 4.5) }
    for ground in Self.darkGrounds { #expect(color.text.dark.contrast(on: Color(ground)) >= 4.5) }
  }

  @Test func drawsAsAppleDoesAndWritesWhatCanBeRead() {
    let ink = Appearance.Inks(.named(.teal))
    #expect(ink.graphic(.light).hex == "#30B0C7")
    #expect(ink.text(.light).hex == "#00707C")
  }

  @Test func readsNamesAndHexValues() {
    #expect(Appearance.Ink("teal") == .named(.teal))
    #expect(Appearance.Ink("#FFFFF2") == .exact(Color(0xFFFFF2)))
    #expect(Appearance.Ink("teel") == nil)
  }
}
