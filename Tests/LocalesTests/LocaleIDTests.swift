import Foundation
import Testing

@testable import Locales

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

@Suite struct LocaleIDTests {
  @Test func knowsWhatCommonLocalesAreInFull() {
    for (identifier, maximal) in KnownSubtags.commonMaximal {
      #expect(LocaleID(canonical: identifier).foundMaximalIdentifier == maximal)
    }
    let home = ["de-DE", "ja-JP", "sr-RS"].map { KnownSubtags.commonMaximal[$0] }
    #expect(home == ["de-Latn-DE", "ja-Jpan-JP", nil])
  }

  @Test func readsEverySpellingIntoTheCanonicalOne() {
    let spellings = [
      ("en_US", "en-US"), ("EN-us", "en-US"), ("en", "en"), ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"),
      ("no", "no"), ("nb_NO", "no-NO"), ("nb", "no"), ("nn_NO", "nn-NO"), ("zh_CN", "zh-CN"),
      ("zh_Hant_HK", "zh-Hant-HK"),
      ("ZH-hans", "zh-Hans"), ("sr_Latn_RS", "sr-Latn-RS"), ("sh", "sr-Latn"), ("es_419", "es-419"), ("en_UK", "en-GB"),
      ("tl", "fil"), ("fil_PH", "fil-PH"), ("ji", "yi"), ("ca_ES_valencia", "ca-ES-valencia"), ("de-1996", "de-1996"),
      ("pt_BR", "pt-BR"), ("haw", "haw"), ("en_001", "en-001"), ("mn_Cyrl_MN", "mn-Cyrl-MN"),
    ]
    for (text, canonical) in spellings { #expect(LocaleID(text)?.identifier == canonical, "\(text)") }
  }

  @Test func readsItsOwnSpellingBack() {
    for locale in LocaleID.appStore { #expect(LocaleID(locale.identifier) == locale) }
  }

  @Test func refusesWhatIsNoLocale() {
    let others = [
      "", "x", "xx", "xx_XX", "Base", "en_XX", "en-Xxxx", "en_US.UTF-8", "en@calendar=buddhist", "en-US-", "-en",
      "en--US",
      "en-US-US", "e1", "1en", "en US", "en\0US", "ěn", "app", "new", "src", "bin", "en-abcdefgh", "en-u-nu-latn",
      "en-US-x-private", "zh-Hans-CN-Hans", "default", "de-999", String(repeating: "en-", count: 100_000), "\u{202E}en",
    ]
    for text in others { #expect(LocaleID(text) == nil, "\(text.prefix(40))") }
  }

  #if canImport(_FoundationICU)
    @Test func knowsTheLanguagesAndRegionsOfICU() {
      func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
        var found: [String] = []
        while let name = list?[found.count] { found.append(String(cString: name)) }
        return found
      }
      var languages = Set(strings(swift_uloc_getISOLanguages()).filter { $0.utf8.count == 2 })
      for index in 0..<swift_uloc_countAvailable() {
        guard let name = swift_uloc_getAvailable(index) else { continue }
        languages.insert(String(String(cString: name).prefix { $0 != "_" }))
      }
      languages.subtract(KnownSubtags.modernLanguages.keys)
      #expect(KnownSubtags.languages == languages)
      let regions = Set(strings(swift_uloc_getISOCountries()))
      #expect(KnownSubtags.regions.filter { $0.utf8.count == 2 } == regions)
    }
  #endif

  @Test func takesTheIdentifierApart() throws {
    let parts = [
      ("zh-Hant-HK", "zh", "Hant", "HK"), ("zh-CN", "zh", "Hans", "CN"), ("zh-TW", "zh", "Hant", "TW"),
      ("zh", "zh", "Hans", nil), ("en-US", "en", "Latn", "US"), ("es-419", "es", "Latn", "419"),
      ("ja", "ja", "Jpan", nil),
      ("sr", "sr", "Cyrl", nil), ("sr-ME", "sr", "Latn", "ME"), ("sr-Latn", "sr", "Latn", nil),
      ("ur-PK", "ur", "Arab", "PK"),
      ("pa-PK", "pa", "Arab", "PK"), ("ca-ES-valencia", "ca", "Latn", "ES"), ("de-1996", "de", "Latn", nil),
    ]
    for (text, language, script, region) in parts {
      let locale = try #require(LocaleID(text))
      #expect(locale.language == language, "\(text)")
      #expect(locale.script == script, "\(text)")
      #expect(locale.region == region, "\(text)")
    }
  }

  @Test func runsRightToLeftInArabicAndHebrewScript() {
    let rightToLeft = LocaleID.appStore.filter { $0.direction == .rightToLeft }.map(\.identifier)
    #expect(rightToLeft == ["ar-SA", "he", "ur-PK"])
    #expect(
      ["fa", "yi", "ks", "pa-PK", "dv", "az-Arab"].map { LocaleID($0)?.direction }
        == Array(repeating: .rightToLeft, count: 6))
  }

  @Test func namesLanguages() {
    #expect(LocaleID("de-CH")?.englishName == "German (Switzerland)")
    #expect(LocaleID("de-CH")?.ownName == "Deutsch (Schweiz)")
    #expect(LocaleID("pt-BR")?.englishName == "Portuguese (Brazil)")
    #expect(LocaleID("ja")?.ownName == "日本語")
  }

  @Test func listsTheAppStoresFiftyLocalizations() {
    #expect(LocaleID.appStore.count == 50)
    #expect(Set(LocaleID.appStore).count == 50)
    #expect(LocaleID.appStore == LocaleID.appStore.sorted())
  }

  @Test func findsTheLocalizationOfAppStoreConnect() {
    let codes = [
      ("de", "de-DE"), ("nb", "no"), ("no", "no"), ("zh-HK", "zh-Hant"), ("zh-CN", "zh-Hans"), ("en", "en-US"),
      ("en-GB", "en-GB"), ("en-NZ", "en-US"), ("fr", "fr-FR"), ("fr-CA", "fr-CA"), ("pt", "pt-BR"), ("es", "es-ES"),
      ("ar", "ar-SA"), ("ar-EG", "ar-SA"), ("pa-Arab", nil), ("bg", nil), ("sr", nil),
    ]
    for (text, code) in codes { #expect(LocaleID(text)?.appStoreCode == code, "\(text)") }
  }
}
