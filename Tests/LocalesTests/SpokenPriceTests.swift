import Foundation
import Testing

@testable import Locales

@Suite struct SpokenPriceTests {
  private func spoken(_ locale: String, _ amount: String, _ currency: String, _ period: String) throws -> String {
    let money = try #require(Money(digits: amount, Currency(code: currency)))
    let period = try #require(Period(iso8601: period))
    return SpokenPrice(try #require(LocaleID(locale))).amount(money, each: period, otherwise: "every so often")
  }

  @Test func saysAmountCurrencyAndPeriodInWords() throws {
    #expect(try spoken("en-US", "34.99", "USD", "P1Y") == "34.99 US dollars per year")
    #expect(try spoken("de-DE", "34.99", "EUR", "P1Y") == "34,99 Euro pro Jahr")
    #expect(try spoken("fr-FR", "1.00", "EUR", "P1M") == "1,00 euro par mois")
    #expect(try spoken("ja", "4800", "JPY", "P1Y") == "4,800円 every so often")
    #expect(try spoken("pl", "5.00", "PLN", "P1W") == "5,00 złotego polskiego na tydzień")
  }

  @Test func saysOtherPeriodsAsTheCallerDoes() throws {
    #expect(try spoken("en-US", "9.99", "USD", "P3M") == "9.99 US dollars every so often")
  }

  @Test func keepsWhatItSaidApart() throws {
    let price = SpokenPrice(try #require(LocaleID("en-US")))
    let week = try #require(Period(iso8601: "P1W"))
    let year = try #require(Period(iso8601: "P1Y"))
    let money = try ["1.00", "2.00"].map { try #require(Money(digits: $0, Currency(code: "USD"))) }
    for _ in 1...2 {
      #expect(price.amount(money[0], each: week, otherwise: "") == "1.00 US dollars per week")
      #expect(price.amount(money[1], each: year, otherwise: "") == "2.00 US dollars per year")
    }
  }
}
