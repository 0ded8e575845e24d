import Foundation
import Synchronization

/// A price as a screen reader should say it: "34,99 Euro pro Jahr" for `34,99 €/Jahr`, which it would spell out sign by sign.
///
/// The amount is CLDR's, with the currency's name in the plural the amount asks for; the words for "per" are CLDR's too. Each is found out once: keep
/// it, for it costs some 100 microseconds.
public final class SpokenPrice: Sendable {
  private let locale: LocaleID
  /// What CLDR's words for "per" are told from.
  private let measure: String?
  private let amounts = Mutex<[Money: String]>([:])
  /// What stands around an amount that is paid each unit of time; nil where CLDR has no words for it.
  private let patterns = Mutex<[Period.Unit: (before: String, after: String)?]>([:])

  public init(_ locale: LocaleID) {
    self.locale = locale
    measure = ICU.measure(in: locale.identifier)
  }

  /// The amount alone: "34,99 Euro".
  public func amount(_ money: Money) -> String {
    if let known = amounts.withLock({ $0[money] }) { return known }
    let style = Decimal.FormatStyle.Currency(code: money.currency.code, locale: Locale(identifier: locale.identifier))
    let text = money.amount.formatted(style.presentation(.fullName))
    amounts.withLock { $0[money] = text }
    return text
  }

  /// The amount each period: "34,99 Euro pro Jahr"; where CLDR has no words for it, as with three months, the amount and then `otherwise`.
  ///
  /// - Parameter otherwise: how often is paid, as a word: "every 3 months".
  public func amount(_ money: Money, each period: Period, otherwise: String) -> String {
    let amount = amount(money)
    guard period.count == 1, let pattern = pattern(period.unit) else {
      return otherwise.isEmpty ? amount : "\(amount) \(otherwise)"
    }
    return pattern.before + amount + pattern.after
  }

  private func pattern(_ unit: Period.Unit) -> (before: String, after: String)? {
    if let known = patterns.withLock({ $0[unit] }) { return known }
    var pattern: (before: String, after: String)?
    if let measure, let whole = ICU.measure(each: unit.rawValue, in: locale.identifier),
      let range = whole.range(of: measure)
    {
      pattern = (String(whole[..<range.lowerBound]), String(whole[range.upperBound...]))
    }
    // Where CLDR's long form is a slash, as in Japanese, it is no word.
    if let found = pattern, (found.before + found.after).contains("/") { pattern = nil }
    patterns.withLock { $0[unit] = .some(pattern) }
    return pattern
  }
}
