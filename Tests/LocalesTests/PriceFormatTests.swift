import Foundation
import Testing

@testable import Locales

private func decimal(_ digits: String) -> Decimal {
  Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
}

private func text(_ digits: String, _ code: String, _ locale: String) -> String? {
  LocaleID(locale).map { priceText(Money(decimal(digits), Currency(code: code)), in: $0) }
}

@Suite struct PriceFormatTests {
  @Test func equalsFoundationForEveryLocaleAndCurrency() {
    let amounts = [
      "0", "0.5", "7", "9.99", "300", "999.9", "1234", "1234.5", "12345.67", "1234567.5", "98765432109.01",
    ].map(decimal)
    let currencies = Set(Storefront.all.map(\.currency)).sorted()
    let locales =
      LocaleID.appStore
      + ["de-CH", "it-CH", "de-AT", "en-IN", "en-ZA", "es-CO", "ar-EG", "ar-AE"].compactMap { LocaleID($0) }
    for locale in locales {
      for currency in currencies {
        let format = PriceFormat(locale: locale, currency: currency)
        let wrong = amounts.filter { format.text($0) != format.foundationText($0) }
        #expect(wrong.isEmpty, "\(locale) \(currency)")
      }
    }
  }

  @Test func writesPricesAsTheLocaleDoes() {
    let table = [
      ("9.99", "USD", "en-US", "$9.99"), ("0.50", "USD", "en-US", "$0.50"), ("0", "USD", "en-US", "$0.00"),
      ("9.99", "EUR", "de-DE", "9,99\u{A0}€"), ("3.99", "EUR", "fr-FR", "3,99\u{A0}€"),
      ("1234.5", "EUR", "fr-FR", "1\u{202F}234,50\u{A0}€"),
      ("14.90", "BRL", "pt-BR", "R$\u{A0}14,90"), ("8.99", "GBP", "en-GB", "£8.99"),
      ("9.99", "USD", "ro", "9,99\u{A0}USD"),
      ("9.99", "USD", "es-MX", "USD\u{A0}9.99"), ("1500", "JPY", "ja", "¥1,500"), ("68", "CNY", "zh-Hans", "¥68.00"),
      ("1234.5", "EUR", "es-ES", "1234,50\u{A0}€"), ("12345.5", "EUR", "es-ES", "12.345,50\u{A0}€"),
      ("1234.5", "PLN", "pl", "1234,50\u{A0}zł"), ("12345.5", "PLN", "pl", "12\u{A0}345,50\u{A0}zł"),
      ("1234567.5", "INR", "en-IN", "₹12,34,567.50"), ("1234567", "INR", "hi", "₹12,34,567"),
      ("1234.5", "CHF", "de-CH", "CHF\u{A0}1’234.50"), ("19.90", "PEN", "es-PE", "S/\u{A0}19.90"),
      ("19.99", "SAR", "ar-SA", "\u{200F}١٩٫٩٩\u{A0}ر.س.\u{200F}"), ("9.99", "EUR", "de-AT", "€\u{A0}9,99"),
    ]
    for (digits, currency, locale, expected) in table { #expect(text(digits, currency, locale) == expected) }
  }

  @Test func writesWholeAmountsWithoutDecimalsWhereThatIsCustomary() {
    let table = [
      ("60", "TWD", "zh-TW", "$60"), ("60.50", "TWD", "zh-TW", "$60.50"), ("300", "TWD", "en-US", "NT$300"),
      ("3990", "HUF", "hu-HU", "3990\u{A0}Ft"), ("14990", "HUF", "hu-HU", "14\u{A0}990\u{A0}Ft"),
      ("49000", "IDR", "id-ID", "Rp49.000"),
      ("60", "THB", "th-TH", "฿60"), ("199", "MXN", "es-MX", "$199"), ("99", "PHP", "en-PH", "₱99"),
      ("4990", "KZT", "ru-KZ", "4\u{A0}990\u{A0}₸"), ("699", "RUB", "ru-RU", "699\u{A0}₽"),
      ("10", "USD", "en-US", "$10.00"), ("10", "EUR", "de-DE", "10,00\u{A0}€"),
    ]
    for (digits, currency, locale, expected) in table { #expect(text(digits, currency, locale) == expected) }
  }

  @Test func roundsNothing() {
    #expect(text("9.999", "USD", "en-US") == "$9.999")
    #expect(text("12.5", "JPY", "ja") == "¥12.5")
    #expect(text("0.123456789012345678", "EUR", "de") == "0,123456789012345678\u{A0}€")
    #expect(
      text("12345678901234567890123456789012345678", "USD", "en-US")
        == "$12,345,678,901,234,567,890,123,456,789,012,345,678.00")
  }

  @Test func writesFrenchInSwitzerlandWithTheSignLast() {
    #expect(text("9.90", "CHF", "fr-CH") == "9.90\u{A0}CHF")
    #expect(text("1234.5", "USD", "fr-CH") == "1\u{202F}234.50\u{A0}$US")
    #expect(text("9.90", "CHF", "de-CH") == "CHF\u{A0}9.90")
  }

  @Test func namesTheCurrencyByCodeWhereAsked() throws {
    let english = try #require(LocaleID("en-US"))
    let texts = [("USD", "9.99"), ("TWD", "300"), ("JPY", "1500"), ("CNY", "68")].map {
      PriceFormat(locale: english, currency: Currency(code: $0.0), sign: .code).text(decimal($0.1))
    }
    #expect(texts == ["USD\u{A0}9.99", "TWD\u{A0}300", "JPY\u{A0}1,500", "CNY\u{A0}68.00"])
  }

  @Test func tellsTheSign() throws {
    func symbol(_ code: String, _ locale: String) throws -> String {
      PriceFormat(locale: try #require(LocaleID(locale)), currency: Currency(code: code)).symbol
    }
    #expect(try symbol("USD", "en-US") == "$")
    #expect(try symbol("USD", "de-DE") == "$")
    #expect(try symbol("ILS", "he") == "₪")
    #expect(try symbol("SEK", "sv") == "kr")
    #expect(try symbol("SAR", "ar-SA") == "ر.س.")
  }

  @Test func survivesWhatIsNoCurrencyAndNoAmount() {
    #expect(text("9.99", "", "en-US") == "\u{A0}9.99")
    #expect(text("1234.5", "DOLLARS", "de") == "DOLLARS\u{A0}1,234.50")
    #expect(text("9.99", "ZZZ", "en-US") == "ZZZ\u{A0}9.99")
    #expect(text("-9.99", "USD", "en-US") == "-$9.99")
    #expect(text("x", "USD", "en-US") == "$NaN")
    #expect(text("9.99", "<b>", "en-US") == "<b>\u{A0}9.99")
  }

  @Test func keepsEachFormatOnce() async throws {
    let formats = PriceFormats()
    let german = try #require(LocaleID("de-DE"))
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { formats.text(Money(decimal("9.99"), Currency(code: "EUR")), in: german) } }
      var texts: Set<String> = []
      for await text in group { texts.insert(text) }
      return texts
    }
    #expect(texts == ["9,99\u{A0}€"])
  }

  @Test func knowsTheMinorDigitsOfEveryStoreCurrency() {
    let currencies = Set(Storefront.all.map(\.currency)).sorted()
    #expect(currencies.filter { $0.minorDigits == 0 }.map(\.code) == ["CLP", "JPY", "KRW", "VND"])
    #expect(currencies.filter { $0.minorDigits == 3 } == [])
    let whole = ["COP", "HUF", "IDR", "INR", "KZT", "MXN", "NGN", "PHP", "PKR", "RUB", "THB", "TWD", "TZS"]
    #expect(currencies.filter(\.dropsZeroFraction).map(\.code) == whole)
  }
}

@Suite struct MoneyTests {
  private let dollars = Currency(code: "USD")

  @Test func readsAmountsFromTheirDigits() {
    let table = [
      ("9.99", "9.99"), ("0", "0.00"), ("0.50", "0.50"), (".99", "0.99"), ("1500", "1500.00"), ("007.1", "7.10"),
      ("9.999", "9.999"),
      ("123456789012345678", "123456789012345678.00"), ("12345678.0123456789", "12345678.0123456789"),
    ]
    for (text, expected) in table { #expect(Money(digits: text, dollars)?.digits == expected, "\(text)") }
    #expect(Money(digits: "1500", Currency(code: "JPY"))?.digits == "1500")
    #expect(Money(digits: "9.90", dollars) == Money(decimal("9.9"), dollars))
  }

  @Test func refusesWhatIsNoPlainAmount() {
    let others = [
      "", ".", "9.", "9,99", "9.99abc", "1e99", "-1", "+1", " 1", "1 ", "1.2.3", "$9.99", "٩", "NaN", "0x10", "9.99\0",
      "1234567890123456789", String(repeating: "9", count: 1_000_000),
    ]
    for text in others { #expect(Money(digits: text, dollars) == nil, "\(text.prefix(30))") }
  }
}
