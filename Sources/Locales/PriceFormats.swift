import Synchronization

/// The price formats that were needed so far, each made once. For a caller to hold: its lifetime is the cache's.
///
/// Safe from several threads: a lock guards the table, formats are values. It grows with the pairs of locale and
/// currency that are asked for, some hundred bytes each.
public final class PriceFormats: Sendable {
  private struct Key: Hashable, Sendable {
    let locale: LocaleID
    let currency: Currency
    let sign: PriceFormat.Sign
  }
  private let made = Mutex<[Key: PriceFormat]>([:])

  public init() {}

  /// The format of a currency in a locale.
  ///
  /// - Parameter numbers: how the locale writes counts, where the caller knows; it saves a look at the locale.
  public func format(
    _ locale: LocaleID, _ currency: Currency, sign: PriceFormat.Sign = .symbol, numbers: NumberFormat? = nil
  ) -> PriceFormat {
    let key = Key(locale: locale, currency: currency, sign: sign)
    if let format = made.withLock({ $0[key] }) { return format }
    // Made outside the lock: two threads may make the same, and both are equal.
    let format = PriceFormat(locale: locale, currency: currency, sign: sign, numbers: numbers)
    made.withLock { $0[key] = format }
    return format
  }

  /// The price text of an amount in a locale.
  public func text(_ money: Money, in locale: LocaleID) -> String {
    format(locale, money.currency).text(money.amount)
  }
}

/// The price text of an amount in a locale. Makes a format for it: for more than one price hold `PriceFormats`.
public func priceText(_ money: Money, in locale: LocaleID) -> String {
  PriceFormat(locale: locale, currency: money.currency).text(money.amount)
}
