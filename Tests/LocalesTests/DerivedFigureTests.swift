import Foundation
import Testing

@testable import Locales

private func plan(_ digits: String, _ period: String, _ code: String = "USD") -> PeriodPrice? {
  guard let amount = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else { return nil }
  return Period(iso8601: period).map { PeriodPrice(Money(amount, Currency(code: code)), per: $0) }
}

/// Value, fraction and rule, `~` where the rule is an average.
private func line(_ figure: DerivedFigure?) -> String {
  guard let figure else { return "-" }
  return "\(figure.isApproximate ? "~" : "")\(figure.value) \(figure.fraction) \(figure.rule)"
}

@Suite struct DerivedFigureTests {
  @Test func dividesPricesExactlyAndCutsDown() {
    let table = [
      ("9.99", "P1M", Period.Unit.day, "~0.32 2997/9125 month = 365/12 days"),
      ("9.99", "P1M", .week, "~2.29 20979/9125 week = 7 days, month = 365/12 days"),
      ("9.99", "P1M", .month, "9.99 999/100 1 month"), ("9.99", "P1M", .year, "119.88 2997/25 year = 12 months"),
      ("49.99", "P1Y", .month, "4.16 4999/1200 year = 12 months"),
      ("47.99", "P6M", .month, "7.99 4799/600 6 months = 6 × 1 month"),
      ("59.99", "P1Y", .month, "4.99 5999/1200 year = 12 months"),
      ("83.99", "P1Y", .month, "6.99 8399/1200 year = 12 months"),
      ("4.99", "P1W", .month, "~21.68 36427/1680 week = 7 days, month = 365/12 days"),
      ("4.99", "P1W", .year, "~260.19 36427/140 week = 7 days, year = 365 days"),
      ("6.99", "P7D", .week, "6.99 699/100 1 week"),
      ("2.99", "P1W", .day, "0.42 299/700 week = 7 days"),
      ("69.99", "P1Y", .week, "~1.34 48993/36500 week = 7 days, year = 365 days"),
      ("24.99", "P3M", .week, "~1.91 17493/9125 week = 7 days, month = 365/12 days"),
      ("17.99", "P2M", .month, "8.99 1799/200 2 months = 2 × 1 month"),
      ("47.99", "P6M", .year, "95.98 4799/50 year = 12 months"),
    ]
    for (digits, period, unit, expected) in table {
      #expect(line(plan(digits, period)?.price(per: unit)) == expected, "\(digits) \(period)")
    }
  }

  @Test func cutsDownToTheCurrencysMinorUnit() {
    #expect(plan("249", "P1Y", "JPY")?.price(per: .month)?.value == 20)
    #expect(plan("0", "P1M")?.price(per: .year)?.value == 0)
  }

  @Test func comparesPlansWithoutOverstating() {
    let table = [
      ("99.99", "P1Y", "9.99", "P1M", "16", "19.89", "1"), ("99.90", "P1Y", "9.99", "P1M", "16", "19.98", "2"),
      ("199.99", "P1Y", "19.99", "P1M", "16", "39.89", "1"), ("6.67", "P1M", "10", "P1M", "33", "3.33", "-"),
      ("49.99", "P1Y", "4.99", "P1W", "80", "210.2", "9"), ("119.88", "P1Y", "9.99", "P1M", "-", "-", "-"),
      ("150", "P1Y", "9.99", "P1M", "-", "-", "-"), ("9.98", "P1M", "9.99", "P1M", "-", "0.01", "-"),
      ("0", "P1M", "9.99", "P1M", "100", "9.99", "1"),
    ]
    for (price, period, otherPrice, otherPeriod, percent, amount, months) in table {
      guard let own = plan(price, period), let other = plan(otherPrice, otherPeriod) else {
        Issue.record("\(price) \(period)")
        continue
      }
      func value(_ figure: DerivedFigure?) -> String { figure.map { "\($0.value)" } ?? "-" }
      #expect(value(own.relativeDiscount(against: other)) == percent, "\(price)")
      #expect(value(own.absoluteDiscount(against: other)) == amount, "\(price)")
      #expect(value(own.monthsFree(against: other)) == months, "\(price)")
    }
  }

  @Test func comparesNothingAcrossCurrencies() {
    guard let dollars = plan("9.99", "P1Y"), let euros = plan("9.99", "P1M", "EUR") else { return }
    #expect(dollars.relativeDiscount(against: euros) == nil)
    #expect(dollars.absoluteDiscount(against: euros) == nil)
    #expect(dollars.monthsFree(against: euros) == nil)
    #expect(dollars.costsMorePerDay(than: euros) == nil)
  }

  @Test func findsTheDearestPerDay() {
    guard let week = plan("4.99", "P1W"), let month = plan("9.99", "P1M"), let year = plan("119.88", "P1Y") else {
      return
    }
    #expect(week.costsMorePerDay(than: month) == true)
    #expect(month.costsMorePerDay(than: week) == false)
    #expect(month.costsMorePerDay(than: year) == false)
    #expect(year.costsMorePerDay(than: month) == false)
  }

  @Test func givesNothingWhereFiguresAreTooLarge() {
    #expect(plan("12345678901234567890123", "P1M")?.price(per: .day) == nil)
    #expect(plan("0.1234567890123456789", "P1M")?.price(per: .day) == nil)
    guard let long = plan("999999999999999999", "P1000000D"), let short = plan("999999999999999999", "P1D") else {
      return
    }
    #expect(long.absoluteDiscount(against: short) == nil)
    guard let free = plan("0", "P1M"), let other = plan("9.99", "P1M") else { return }
    #expect(other.relativeDiscount(against: free) == nil)
    #expect(other.monthsFree(against: free) == nil)
  }
}

@Suite struct FractionTests {
  @Test func isInLowestTerms() {
    #expect(Fraction(10, 4)?.description == "5/2")
    #expect(Fraction(10, -4)?.description == "-5/2")
    #expect(Fraction(12, 4)?.description == "3")
    #expect(Fraction(0, 7)?.description == "0")
    #expect(Fraction(1, 0) == nil)
    #expect(Fraction(Decimal.nan) == nil)
  }

  @Test func cutsDownAlsoBelowZero() {
    #expect(Fraction(4999, 1200)?.cutDown(to: 2) == Decimal(string: "4.16"))
    #expect(Fraction(-1, 3)?.cutDown(to: 2) == Decimal(string: "-0.34"))
    #expect(Fraction(-1, 3)?.whole == -1)
    #expect(Fraction(-6, 3)?.whole == -2)
    #expect(Fraction(999_999_999_999_999_999, 1)?.cutDown(to: 18) == Decimal(string: "999999999999999999"))
  }

  @Test func comparesExactly() throws {
    #expect(try #require(Fraction(1, 3)) < #require(Fraction(333_333_333_333_333_334, 999_999_999_999_999_999)))
    #expect(try #require(Fraction(2, 4)) == #require(Fraction(1, 2)))
  }
}
