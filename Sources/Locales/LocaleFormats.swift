import Synchronization

/// How locales write numbers and lists, each found out once. For a caller to hold: its lifetime is the cache's.
///
/// Safe from several threads: a lock guards the tables, formats are values. It grows with the locales that are asked for.
public final class LocaleFormats: Sendable {
  private let numbers = Mutex<[LocaleID: NumberFormat]>([:])
  private let lists = Mutex<[LocaleID: ListFormat]>([:])
  private let spoken = Mutex<[LocaleID: SpokenPrice]>([:])

  public init() {}

  public func numbers(in locale: LocaleID) -> NumberFormat {
    if let format = numbers.withLock({ $0[locale] }) { return format }
    // Made outside the lock: two threads may make the same, and both are equal.
    let format = NumberFormat(locale: locale)
    numbers.withLock { $0[locale] = format }
    return format
  }

  public func lists(in locale: LocaleID) -> ListFormat {
    if let format = lists.withLock({ $0[locale] }) { return format }
    let format = ListFormat(locale: locale)
    lists.withLock { $0[locale] = format }
    return format
  }

  public func spokenPrices(in locale: LocaleID) -> SpokenPrice {
    if let price = spoken.withLock({ $0[locale] }) { return price }
    let price = SpokenPrice(locale)
    spoken.withLock { $0[locale] = price }
    return price
  }
}
