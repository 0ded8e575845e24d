import Foundation
import Testing

@testable import Locales

@Suite struct NumberFormatTests {
  @Test func equalsFoundationInEveryLocale() {
    for locale in LocaleID.appStore {
      let format = NumberFormat(locale: locale)
      let foundation = Locale(identifier: locale.identifier)
      for value in [0, 7, 19, 100, 999, 1234, 12345, 1_234_567, -5, .max, .min] {
        #expect(format.number(value) == value.formatted(.number.locale(foundation)), "\(locale) \(value)")
        #expect(format.percent(value) == value.formatted(.percent.locale(foundation)), "\(locale) \(value)")
      }
    }
  }

  @Test func hasTheLocalesDigitsAndSign() throws {
    func percent(_ locale: String) throws -> String { NumberFormat(locale: try #require(LocaleID(locale))).percent(19) }
    #expect(try percent("en-US") == "19%")
    #expect(try percent("de") == "19\u{A0}%")
    #expect(try percent("tr") == "%19")
    #expect(try percent("ar-SA") == "١٩٪\u{61C}")
    #expect(try percent("ar-AE") == "19\u{200E}%\u{200E}")
  }
}

@Suite struct ListFormatTests {
  /// Without the isolates that Foundation adds in Arabic and Hebrew.
  private func plain(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
  }

  @Test func equalsFoundationInEveryLocale() {
    let lists = [
      [], ["Aa"], ["Aa", "Bb"], ["Aa", "Bb", "Cc"], ["Aa", "Bb", "Cc", "Dd", "Ee"], ["אב", "גד"], ["Aa", "Iglesias"],
      ["Aa", "hielo"], ["Aa", "hijo"],
    ]
    for locale in LocaleID.appStore {
      let format = ListFormat(locale: locale)
      for list in lists {
        let expected = plain(list.formatted(.list(type: .and).locale(Locale(identifier: locale.identifier))))
        #expect(format.text(list) == expected, "\(locale) \(list)")
      }
    }
  }

  @Test func offersThePiecesBetweenLinks() throws {
    func pieces(_ locale: String, _ count: Int) throws -> [String] {
      ListFormat(locale: try #require(LocaleID(locale))).separators(count: count)
    }
    #expect(try pieces("en-US", 0) == [])
    #expect(try pieces("en-US", 1) == [])
    #expect(try pieces("en-US", 2) == [" and "])
    #expect(try pieces("en-US", 4) == [", ", ", ", ", and "])
    #expect(try pieces("de-DE", 3) == [", ", " und "])
    #expect(try pieces("ja", 3) == ["、", "、"])
    #expect(try pieces("he", 2) == [" ו"])
    #expect(try pieces("ar-SA", 3) == [" و", " و"])
  }

  @Test func closesMalayalamListsWithAWord() throws {
    let format = ListFormat(locale: try #require(LocaleID("ml-IN")))
    #expect([1, 2, 3].map(format.closing(count:)) == ["", "", " എന്നിവ"])
    #expect(ListFormat(locale: try #require(LocaleID("de-DE"))).closing(count: 3) == "")
  }

  @Test func joinsWhatContainsTheSeparatorsWords() throws {
    let format = ListFormat(locale: try #require(LocaleID("en-US")))
    #expect(format.text(["a", "and", ", "]) == "a, and, and , ")
  }
}
