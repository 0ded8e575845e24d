import Testing

@testable import Locales

@Suite struct LocaleFallbackTests {
  @Test func fallsBackToItsParentsAndNeverAcrossScripts() throws {
    let chains = [
      "es-MX es-419 es", "es-419 es", "es-ES es", "en-AU en-001 en", "en-GB en-001 en", "en-US en",
      "en-DE en-150 en-001 en",
      "en-XK en", "pt-PT pt", "pt-BR pt", "pt-AO pt-PT pt", "zh-Hant-HK zh-Hant", "zh-Hant-MO zh-Hant-HK zh-Hant",
      "zh-HK zh-Hant-HK zh-Hant", "zh-MO zh-Hant-HK zh-Hant", "zh-TW zh-Hant", "zh-Hant", "zh-CN zh-Hans zh",
      "zh-SG zh-Hans zh",
      "zh-Hans zh", "zh zh-Hans", "zh-Hans-CN zh-Hans zh", "de-CH de", "de", "fr-CA fr", "no", "nn no", "no-NO no",
      "sr-Latn",
      "sr-Latn-RS sr-Latn", "sr-RS sr", "sr-ME sr-Latn", "sr-Cyrl-RS sr-Cyrl sr", "pa-PK pa-Arab", "pa-IN pa",
      "uz-AF uz-Arab",
      "az-Cyrl", "ca-ES-valencia ca-ES ca", "ca-valencia ca", "ar-SA ar", "hi-Latn", "ur-PK ur",
    ]
    for chain in chains {
      let names = chain.split(separator: " ").map { String($0) }
      #expect(try #require(LocaleID(names[0])).fallbacks.map(\.identifier) == names)
    }
  }

  @Test func matchesOtherSpellingsOfTheSameLocale() throws {
    let table = [
      ("en-US", "en", "en"), ("en", "en-US", "en-US"), ("en", "en-GB", ""), ("en-GB", "en-US en", "en en-US"),
      ("de", "de-DE", "de-DE"),
      ("de", "de-AT", ""), ("de-AT", "de-DE de-CH", "de-DE"), ("zh-Hans", "zh zh-CN zh-TW", "zh zh-CN"),
      ("zh-CN", "zh-Hans zh-Hant", "zh-Hans"), ("zh-TW", "zh-Hant zh-Hans zh", "zh-Hant"),
      ("zh-HK", "zh-TW zh-CN", "zh-TW"),
      ("zh-HK", "zh-Hant-HK zh-Hant", "zh-Hant-HK zh-Hant"), ("zh", "zh-Hant", ""), ("pt", "pt-BR pt-PT", "pt-BR"),
      ("pt-PT", "pt-BR", "pt-BR"), ("pt-BR", "pt-PT", ""), ("es-MX", "es-ES es-419", "es-419 es-ES"),
      ("sr-Latn", "sr", ""), ("sr", "sr-Latn", ""),
      ("no", "nb", "no"), ("fr-CA", "fr-FR fr-CA", "fr-CA fr-FR"), ("ja", "en", ""), ("en-US", "en en-US", "en-US en"),
    ]
    for (wanted, available, expected) in table {
      let locales = available.split(separator: " ").compactMap { LocaleID(String($0)) }
      let locale = try #require(LocaleID(wanted))
      let found = locale.matches(in: locales).map(\.identifier).joined(separator: " ")
      #expect(found == expected, "\(wanted) in \(available)")
      #expect(locale.bestMatch(in: locales)?.identifier == expected.split(separator: " ").first.map { String($0) })
    }
  }

  @Test func knowsTwoNamesOfOneLocale() throws {
    func means(_ a: String, _ b: String) throws -> Bool { try #require(LocaleID(a)).means(#require(LocaleID(b))) }
    #expect(try means("zh-Hans", "zh-CN"))
    #expect(try means("pt", "pt-BR"))
    #expect(try means("en", "en-US"))
    #expect(try !means("en", "en-GB"))
    #expect(try !means("zh-Hant", "zh"))
  }
}
