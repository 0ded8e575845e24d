import Foundation
import Locales
import Testing

/// Writes what we say of prices, lengths of time and plurals to a table, which `cldr/compare.py` holds against other implementations of CLDR. Only
/// where `LOCALE_TABLE` names a file for it; `make test` does.
struct ReferenceTableTests {
  static let path = ProcessInfo.processInfo.environment["LOCALE_TABLE"]

  @Test(.enabled(if: path != nil, "LOCALE_TABLE names no file for the table"))
  func writesTheTable() throws {
    let table = [prices(), decimals(), periods(), plurals(), percentages()].joined()
    let path = try #require(Self.path)
    try Data((table.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
    #expect(table.count > 20_000)
  }

  /// Amounts that tell apart what locales differ in: no decimals, no thousands, the first thousand, groups.
  private func amounts(_ currency: Currency) -> [String] {
    currency.minorDigits == 0
      ? ["0", "9", "49", "1234", "12345", "1234567"] : ["0", "9.99", "49", "1234.5", "12345.67", "1234567.89"]
  }

  /// Each localization in the currency of every storefront, and each storefront's prices in the locale that a reader of each localization has there.
  private func prices() -> [String] {
    var pairs: Set<[String]> = []
    for locale in LocaleID.appStore {
      for storefront in Storefront.all {
        let currency = storefront.currency.code
        pairs.insert([locale.identifier, currency])
        pairs.insert([pricingLocale(reader: locale, storefront: storefront).identifier, currency])
      }
    }
    return pairs.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { pair -> [String] in
      guard let locale = LocaleID(pair[0]) else { return [] }
      let currency = Currency(code: pair[1])
      let format = PriceFormat(locale: locale, currency: currency)
      return amounts(currency).map { digits in
        let amount = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) ?? .nan
        return "price\t\(pair[0])\t\(pair[1])\t\(digits)\t\(format.text(amount))"
      }
    }
  }

  private func decimals() -> [String] {
    Set(Storefront.all.map(\.currency)).sorted().map {
      "decimals\t\($0)\t\($0.minorDigits) \($0.dropsZeroFraction ? "whole" : "always")"
    }
  }

  private func periods() -> [String] {
    LocaleID.appStore.flatMap { locale -> [String] in
      let text = PeriodText(locale)
      return Period.Unit.allCases.flatMap { unit -> [String] in
        // Seven days are a week here, and twelve months a year.
        [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 15, 20, 22, 30, 101].compactMap { count -> String? in
          guard let period = Period(count, unit), period.unit == unit else { return nil }
          return "period\t\(locale)\t\(unit)\t\(count)\t\(text.withUnit(period))"
        }
      }
    }
  }

  private func plurals() -> [String] {
    LocaleID.appStore.flatMap { locale -> [String] in
      let rules = PluralRules(locale)
      return (Array(0...130) + [200, 365, 1000, 1_000_000]).map {
        "plural\t\(locale)\t\($0)\t\(rules.category(of: $0).rawValue)"
      }
    }
  }

  private func percentages() -> [String] {
    LocaleID.appStore.flatMap { locale -> [String] in
      let format = NumberFormat(locale: locale)
      return [0, 7, 19, 100].map { "percent\t\(locale)\t\($0)\t\(format.percent($0))" }
        + [3, 1234, 12345].map { "number\t\(locale)\t\($0)\t\(format.number($0))" }
    }
  }
}
