import Foundation

/// A figure that is computed from prices and shown beside them, with what it takes to check it.
public struct DerivedFigure: Hashable, Sendable {
  /// The figure, cut down: an amount to the currency's minor unit, a percentage or a count of months to whole ones.
  public let value: Decimal
  /// The figure before it was cut down.
  public let exact: Fraction
  /// What was taken for the length of units, in words: `year = 12 months`.
  public let rule: String
  /// Whether the rule is an average: months, and years counted in days, differ in length.
  public let isApproximate: Bool

  /// `4999/1200`.
  public var fraction: String { exact.description }
}

/// A price, and the period that it buys.
public struct PeriodPrice: Hashable, Sendable {
  public let price: Money
  public let period: Period
  /// The amount as a fraction; nil where it is no number, or has too many digits.
  private let amount: Fraction?

  public init(_ price: Money, per period: Period) {
    self.price = price
    self.period = period
    amount = Fraction(price.amount)
  }
}

extension PeriodPrice {
  /// The price of one day, week, month or year of it: $47.99 for 6 months is $7.99 a month.
  ///
  /// A week is 7 days, a month 365/12, a year 365 days or 12 months, so that all ways lead to the same figure. Nil where
  /// the amount is no number, or has more digits than can be computed exactly.
  public func price(per unit: Period.Unit) -> DerivedFigure? {
    guard let exact = amount?.divided(by: period.length(in: unit)) else { return nil }
    let rule = ConversionRule(from: period, to: unit)
    return DerivedFigure(
      value: exact.cutDown(to: price.currency.minorDigits), exact: exact, rule: rule.text,
      isApproximate: rule.isApproximate)
  }

  /// Whether this one costs more per day than `other`. Nil in different currencies.
  public func costsMorePerDay(than other: PeriodPrice) -> Bool? {
    guard price.currency == other.price.currency, let a = perDay, let b = other.perDay else { return nil }
    return a > b
  }

  /// How much less this one costs than `other` for the same time, in percent: never overstated, as it is cut down. Nil
  /// where it is not cheaper by a whole percent, or the currencies differ.
  public func relativeDiscount(against other: PeriodPrice) -> DerivedFigure? {
    guard let own = amount, let others = cost(of: other), let one = Fraction(1, 1) else { return nil }
    guard let share = own.divided(by: others).flatMap({ one.minus($0) }) else { return nil }
    guard let exact = Fraction(100, 1).flatMap({ share.times($0) }), exact.whole > 0 else { return nil }
    return figure(exact.cutDown(to: 0), exact, against: other)
  }

  /// How much less this one costs than `other` for this one's period: 12 × $19.99 − $199.99 = $39.89. Nil where it is
  /// not cheaper by a minor unit, or the currencies differ.
  public func absoluteDiscount(against other: PeriodPrice) -> DerivedFigure? {
    guard let own = amount, let exact = cost(of: other)?.minus(own) else { return nil }
    let value = exact.cutDown(to: price.currency.minorDigits)
    return value > 0 ? figure(value, exact, against: other) : nil
  }

  /// How many of this one's months are free by `other`'s price: its discount, in `other`'s prices of a month, cut down.
  /// Nil where that is not one month, or the currencies differ.
  public func monthsFree(against other: PeriodPrice) -> DerivedFigure? {
    guard let own = amount, let saved = cost(of: other)?.minus(own),
      let month = other.amount?.divided(by: other.period.length(in: .month)),
      let exact = saved.divided(by: month), exact.whole > 0
    else { return nil }
    return figure(exact.cutDown(to: 0), exact, against: other)
  }

  private var perDay: Fraction? { amount?.divided(by: period.length(in: .day)) }

  /// What `other` would cost over this one's period.
  private func cost(of other: PeriodPrice) -> Fraction? {
    guard price.currency == other.price.currency else { return nil }
    let times = period.length(in: .day).divided(by: other.period.length(in: .day))
    return times.flatMap { other.amount?.times($0) }
  }

  private func figure(_ value: Decimal, _ exact: Fraction, against other: PeriodPrice) -> DerivedFigure {
    let rule = ConversionRule(from: period, to: other.period.unit)
    return DerivedFigure(value: value, exact: exact, rule: rule.text, isApproximate: rule.isApproximate)
  }
}

extension Period {
  /// The length in units, exact: a year is 12 months, or 365/7 weeks.
  public func length(in unit: Unit) -> Fraction {
    let own = self.unit.length
    let other = unit.length
    return Fraction(Int128(count * own.days * other.parts), Int128(own.parts * other.days)) ?? Fraction.zero
  }
}

extension Fraction {
  /// For what cannot be computed; dividing by it gives nil.
  static let zero = Fraction(numerator: 0)

  private init(numerator: Int64) {
    self.numerator = numerator
    denominator = 1
  }
}

/// What one unit of time is taken to be in another.
private struct ConversionRule {
  let text: String
  let isApproximate: Bool

  init(from period: Period, to unit: Period.Unit) {
    switch (period.unit, unit) {
    case (.day, .day), (.week, .week), (.month, .month), (.year, .year):
      // Nothing is converted but the count.
      let name = unit.rawValue
      text = period.count == 1 ? "1 \(name)" : "\(period.count) \(name)s = \(period.count) × 1 \(name)"
      isApproximate = false
    case (.day, .week), (.week, .day): (text, isApproximate) = ("week = 7 days", false)
    case (.month, .year), (.year, .month): (text, isApproximate) = ("year = 12 months", false)
    case (.day, .month), (.month, .day): (text, isApproximate) = ("month = 365/12 days", true)
    case (.day, .year), (.year, .day): (text, isApproximate) = ("year = 365 days", true)
    case (.week, .month), (.month, .week): (text, isApproximate) = ("week = 7 days, month = 365/12 days", true)
    case (.week, .year), (.year, .week): (text, isApproximate) = ("week = 7 days, year = 365 days", true)
    }
  }
}
