/// A length of time that a store sells: a count of one unit, in the largest unit that is exact.
///
/// `P7D` is one week, `P14D` two weeks, `P12M` one year; `P30D` stays thirty days.
public struct Period: Hashable, Sendable {
  public enum Unit: String, CaseIterable, Sendable { case day, week, month, year }

  public let unit: Unit
  public let count: Int

  /// Normalises: 7 days to a week, 12 months to a year. Nil where the count is not positive.
  public init?(_ count: Int, _ unit: Unit) { fatalError() }

  /// Reads ISO 8601 as StoreKit writes it: `P1W`, `P3M`, `P1Y`, `P60D`. Nil for anything else.
  public init?(iso8601 text: String) { fatalError() }

  /// This period, several times over: three times 1 month is 3 months, twelve times is 1 year.
  public func times(_ count: Int) -> Period { fatalError() }
}
