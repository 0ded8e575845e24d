import Foundation

/// A price as a screen reader should say it: "34,99 Euro pro Jahr" for `34,99 €/Jahr`, which it would spell out sign by sign.
///
/// The amount is CLDR's, with the currency's name in the plural the amount asks for; the words for "per" are CLDR's too. Making one costs some
/// 500 microseconds; keep it.
public struct SpokenPrice: Sendable {
  private let locale: Locale
  /// What stands around an amount that is paid each unit of time.
  private let patterns: [Period.Unit: (before: String, after: String)]

  public init(_ locale: LocaleID) {
    self.locale = Locale(identifier: locale.identifier)
    var patterns: [Period.Unit: (before: String, after: String)] = [:]
    for unit in Period.Unit.allCases { patterns[unit] = ICU.perPattern(unit.rawValue, in: locale.identifier) }
    self.patterns = patterns
  }

  /// The amount alone: "34,99 Euro".
  public func amount(_ money: Money) -> String {
    money.amount.formatted(.currency(code: money.currency.code).presentation(.fullName).locale(locale))
  }

  /// The amount each period: "34,99 Euro pro Jahr"; where CLDR has no words for it, as with three months, the amount and then `otherwise`.
  ///
  /// - Parameter otherwise: how often is paid, as a word: "every 3 months".
  public func amount(_ money: Money, each period: Period, otherwise: String) -> String {
    let amount = amount(money)
    // Where CLDR's long form is a slash, as in Japanese, it is no word.
    guard period.count == 1, let pattern = patterns[period.unit],
      !(pattern.before + pattern.after).contains("/")
    else { return otherwise.isEmpty ? amount : "\(amount) \(otherwise)" }
    return pattern.before + amount + pattern.after
  }
}
