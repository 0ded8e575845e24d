import Testing

@testable import Locales

struct PseudoTextTests {
  @Test(arguments: [
    ("Go Pro", "[Ĝöö Þŕöö]"), (" for ", " [ƒööŕ] "), ("", ""), ("$4.99", "$4.99"), (" · ", " · "), ("AI", "[ÅåÎî]"),
    ("すべて", "[すべて]"), ("Übung 3", "[Üƀûûñĝ 3]"), ("<b> ", "[<ƀ>] "),
  ])
  func stretchesLettersAndLeavesTheRest(text: String, expected: String) {
    #expect(pseudolocalized(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func makesEnglishLongerByALittleLessThanHalf() {
    let text = "Unlock premium filters, batch export and pro tools on every device you own."
    let growth = Double(pseudolocalized(text).count) / Double(text.count)
    #expect(growth > 1.3 && growth < 1.5)
  }

  @Test func isALocaleOfItsOwn() {
    #expect(LocaleID("en_XA") == .pseudo && LocaleID("en-xa")?.isPseudo == true)
    #expect(LocaleID("de-XA") == nil)
    #expect(LocaleID("en-US")?.isPseudo == false)
  }
}
