/// A length of time that a store sells: a count of one unit, in the largest unit that is exact.
///
/// `P7D` is one week, `P14D` two weeks, `P12M` one year; `P30D` stays thirty days.
public struct Period: Hashable, Sendable {
  public enum Unit: String, CaseIterable, Sendable { case day, week, month, year }

  public let unit: Unit
  public let count: Int

  /// No store sells a million days; a larger count is a slip, and could overflow what is computed with it.
  static let largestCount = 1_000_000

  /// Normalises: 7 days to a week, 12 months to a year. Nil where the count is not positive, or over a million.
  public init?(_ count: Int, _ unit: Unit) {
    guard count > 0, count <= Period.largestCount else { return nil }
    switch unit {
    case .day where count % 7 == 0: (self.unit, self.count) = (.week, count / 7)
    case .month where count % 12 == 0: (self.unit, self.count) = (.year, count / 12)
    default: (self.unit, self.count) = (unit, count)
    }
  }

  /// Reads ISO 8601 as StoreKit writes it: `P1W`, `P3M`, `P1Y`, `P60D`. Nil for anything else.
  public init?(iso8601 text: String) {
    let bytes = Array(text.utf8.prefix(12))
    guard bytes.count >= 3, bytes.count == text.utf8.count, bytes[0] == UInt8(ascii: "P") else { return nil }
    var count = 0
    for byte in bytes[1..<(bytes.count - 1)] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count <= Period.largestCount else { return nil }
      count = count * 10 + Int(byte - UInt8(ascii: "0"))
    }
    switch bytes[bytes.count - 1] {
    case UInt8(ascii: "D"): self.init(count, .day)
    case UInt8(ascii: "W"): self.init(count, .week)
    case UInt8(ascii: "M"): self.init(count, .month)
    case UInt8(ascii: "Y"): self.init(count, .year)
    default: return nil
    }
  }

  /// This period, several times over: three times 1 month is 3 months, twelve times is 1 year. Less than once counts as
  /// once, and what is over a million units stays there.
  public func times(_ count: Int) -> Period {
    let (product, overflow) = self.count.multipliedReportingOverflow(by: max(1, count))
    let limited = overflow ? Period.largestCount : min(product, Period.largestCount)
    return Period(limited, unit) ?? self
  }

  /// `P1W`, `P3M`.
  public var iso8601: String {
    switch unit {
    case .day: "P\(count)D"
    case .week: "P\(count)W"
    case .month: "P\(count)M"
    case .year: "P\(count)Y"
    }
  }
}

extension Period {
  /// The length in whole units, cut down: 30 days, 4 weeks, 1 month and 0 years in a month. A week is 7 days, a month
  /// 365/12, a year 365.
  public func whole(_ unit: Unit) -> Int {
    let own = self.unit.length
    let other = unit.length
    return count * own.days * other.parts / (own.parts * other.days)
  }
}

extension Period.Unit {
  /// The unit's length as a fraction of days: a month is 365/12.
  var length: (days: Int, parts: Int) {
    switch self {
    case .day: (1, 1)
    case .week: (7, 1)
    case .month: (365, 12)
    case .year: (365, 1)
    }
  }
}
