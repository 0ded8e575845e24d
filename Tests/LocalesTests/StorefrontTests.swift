import Foundation
import TestWorlds
import Testing

@testable import Locales

@Suite struct StorefrontTests {
  @Test func hasEveryStorefrontOnce() {
    #expect(Storefront.all.count == 175)
    #expect(Set(Storefront.all.map(\.code)).count == 175)
    #expect(Set(Storefront.all.map(\.region)).count == 175)
    #expect(Set(Storefront.all.map(\.englishName)).count == 175)
    #expect(Storefront.all.map(\.code) == Storefront.all.map(\.code).sorted())
    for storefront in Storefront.all {
      #expect(Storefront(storefront.code) == storefront)
      #expect(Storefront(storefront.region, allowingShort: true) == storefront)
      #expect(Storefront(named: storefront.englishName.uppercased()) == storefront)
    }
  }

  @Test func billsInFortyThreeCurrencies() {
    let counts = Dictionary(grouping: Storefront.all, by: \.currency.code).mapValues(\.count)
    let single = """
      AED AUD BRL CAD CHF CLP CNY COP CZK DKK EGP GBP HKD HUF IDR ILS INR JPY KRW KZT MXN MYR NGN NOK NZD PEN PHP PKR \
      PLN QAR RON RUB SAR SEK SGD THB TRY TWD TZS VND ZAR
      """
    #expect(counts.filter { $0.value == 1 }.keys.sorted() == single.split(separator: " ").map { String($0) })
    #expect(counts.filter { $0.value > 1 } == ["USD": 109, "EUR": 25])
    #expect(
      ["BGR", "HRV", "DEU", "MNE", "XKS"].map { Storefront($0)?.currency.code } == ["EUR", "EUR", "EUR", "EUR", "EUR"])
  }

  @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
  func agreesWithATableOfTerritories() throws {
    struct Territory: Decodable {
      let id: String
      let currency: String
    }
    let bytes = try SharedData.bytes("corpus/asc/tables/currencies.json")
    let territories = try JSONDecoder().decode([Territory].self, from: Data(bytes))
    // The table is older than Bulgaria's euro.
    let expected = territories.map { $0.id + ($0.id == "BGR" ? " EUR" : " " + $0.currency) }.sorted()
    #expect(Storefront.all.map { $0.code + " " + $0.currency.code } == expected)
  }

  @Test func hasOnlyLanguagesOfTheAppStore() {
    let languages = Set(LocaleID.appStore.map(\.language))
    for storefront in Storefront.all {
      #expect(!storefront.locales.isEmpty, "\(storefront)")
      for locale in storefront.locales {
        #expect(LocaleID(locale.identifier) == locale)
        #expect(languages.contains(locale.language), "\(locale)")
        #expect(locale.region == storefront.region)
      }
    }
  }

  @Test func namesItsLocales() {
    func locales(_ code: String) -> String? {
      Storefront(code)?.locales.map(\.identifier).joined(separator: " ")
    }
    #expect(locales("CHE") == "de-CH fr-CH it-CH")
    #expect(locales("CAN") == "en-CA fr-CA")
    #expect(locales("BEL") == "nl-BE fr-BE de-BE")
    #expect(locales("USA") == "en-US es-US")
    #expect(locales("HKG") == "zh-HK en-HK")
    #expect(locales("ISL") == "en-IS")
    #expect(locales("ESP") == "es-ES ca-ES")
  }

  @Test func refusesOtherCodes() {
    for code in ["", "usa", "US", "BGD", "XXX", "USAA", "\0SA"] { #expect(Storefront(code) == nil, "\(code)") }
    #expect(Storefront("us", allowingShort: true) == nil)
    #expect(Storefront("US", allowingShort: true)?.code == "USA")
    #expect(Storefront(named: "Atlantis") == nil)
  }

  @Test func readsTheNamesOfPriceExports() {
    let names = [
      ("China mainland", "CHN"), ("Congo, Republic of the", "COG"), ("France", "FRA"), ("Indonesia", "IDN"),
      ("Korea, Republic of", "KOR"), ("Turkey", "TUR"), ("Türkiye", "TUR"),
    ]
    for (name, code) in names { #expect(Storefront(named: name)?.code == code) }
  }

  @Test func findsTheHomeOfEveryLocalization() {
    let homes = LocaleID.appStore.map { "\($0) \(Storefront.home(of: $0)?.code ?? "-")" }
    #expect(
      homes == [
        "ar-SA SAU", "bn-BD -", "ca ESP", "cs CZE", "da DNK", "de-DE DEU", "el GRC", "en-AU AUS", "en-CA CAN",
        "en-GB GBR",
        "en-US USA", "es-ES ESP", "es-MX MEX", "fi FIN", "fr-CA CAN", "fr-FR FRA", "gu-IN IND", "he ISR", "hi IND",
        "hr HRV",
        "hu HUN", "id IDN", "it ITA", "ja JPN", "kn-IN IND", "ko KOR", "ml-IN IND", "mr-IN IND", "ms MYS",
        "nl-NL NLD", "no NOR", "or-IN IND", "pa-IN IND", "pl POL", "pt-BR BRA", "pt-PT PRT", "ro ROU", "ru RUS",
        "sk SVK",
        "sl-SI SVN",
        "sv SWE", "ta-IN IND", "te-IN IND", "th THA", "tr TUR", "uk UKR", "ur-PK PAK", "vi VNM", "zh-Hans CHN",
        "zh-Hant TWN",
      ])
    let others = [
      ("de", "DEU"), ("en", "USA"), ("es-419", "MEX"), ("en-001", "USA"), ("zh-HK", "HKG"), ("pt", "BRA"),
      ("fr-MC", nil),
    ]
    for (text, code) in others { #expect(LocaleID(text).flatMap { Storefront.home(of: $0) }?.code == code, "\(text)") }
  }

  @Test func writesPricesInALanguageOfTheStorefront() throws {
    let table = [
      ("de", "CHE", "de-CH"), ("de-DE", "CHE", "de-CH"), ("it", "CHE", "it-CH"), ("en-US", "CHE", "de-CH"),
      ("de-DE", "USA", "en-US"), ("es-MX", "USA", "es-US"), ("ro", "USA", "en-US"), ("en-GB", "GBR", "en-GB"),
      ("en-US", "DEU", "de-DE"), ("en-DE", "DEU", "en-DE"), ("de-AT", "DEU", "de-DE"), ("zh-Hant", "TWN", "zh-TW"),
      ("zh-Hans", "TWN", "zh-TW"), ("zh-Hans", "HKG", "zh-HK"), ("zh-Hans", "SGP", "zh-SG"), ("bg", "BGR", "bg-BG"),
      ("en-US", "BGR", "en-BG"), ("sr-Latn", "SRB", "sr-Latn-RS"), ("ar-SA", "SAU", "ar-SA"), ("ar", "ARE", "ar-AE"),
      ("nb", "NOR", "no-NO"), ("fr-CA", "FRA", "fr-FR"), ("ja", "JPN", "ja-JP"),
    ]
    for (reader, storefront, expected) in table {
      let locale = pricingLocale(
        reader: try #require(LocaleID(reader)), storefront: try #require(Storefront(storefront)))
      #expect(locale.identifier == expected, "\(reader) in \(storefront)")
    }
  }
}
