import Foundation

/// An exact fraction in lowest terms, of what is computed from prices: 4999/1200.
///
/// Both parts have at most 18 digits, so that no comparison overflows. No price of a store comes near that; what would
/// be larger is nil.
public struct Fraction: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let numerator: Int64
  /// Above zero.
  public let denominator: Int64

  private static let limit: Int128 = 1_000_000_000_000_000_000

  /// Nil where the denominator is zero, or the lowest terms have more than 18 digits.
  init?(_ numerator: Int128, _ denominator: Int128) {
    guard denominator != 0 else { return nil }
    let sign: Int128 = denominator < 0 ? -1 : 1
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    guard divisor > 0, let divisor = Int128(exactly: divisor) else { return nil }
    let (over, under) = (numerator / divisor, denominator / divisor)
    guard over.magnitude < Fraction.limit.magnitude, under.magnitude < Fraction.limit.magnitude else { return nil }
    self.numerator = Int64(truncatingIfNeeded: over * sign)
    self.denominator = Int64(truncatingIfNeeded: under * sign)
  }

  /// An amount as it is. Nil where it has more than 18 digits, or is no number.
  public init?(_ amount: Decimal) {
    guard amount.isFinite else { return nil }
    let digits = PlainDigits(amount)
    guard digits.whole.count + digits.fraction.count <= 18 else { return nil }
    var over: Int128 = 0
    var under: Int128 = 1
    for digit in digits.whole { over = over * 10 + Int128(digit) - 48 }
    for digit in digits.fraction { (over, under) = (over * 10 + Int128(digit) - 48, under * 10) }
    self.init(digits.isNegative ? -over : over, under)
  }

  public func times(_ factor: Fraction) -> Fraction? {
    Fraction(
      Int128(numerator) * Int128(factor.numerator), Int128(denominator) * Int128(factor.denominator))
  }

  /// Nil where the divisor is zero.
  public func divided(by divisor: Fraction) -> Fraction? {
    Fraction(
      Int128(numerator) * Int128(divisor.denominator), Int128(denominator) * Int128(divisor.numerator))
  }

  public func minus(_ other: Fraction) -> Fraction? {
    let over = Int128(numerator) * Int128(other.denominator) - Int128(other.numerator) * Int128(denominator)
    return Fraction(over, Int128(denominator) * Int128(other.denominator))
  }

  /// The largest decimal with so many digits behind the point that is not above the fraction: 4999/1200 cut down to two
  /// is 4.16. Up to 18 digits.
  public func cutDown(to digits: Int) -> Decimal {
    let digits = min(max(0, digits), 18)
    var scale: Int128 = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int128(numerator) * scale
    var quotient = scaled / Int128(denominator)
    if scaled < 0, quotient * Int128(denominator) != scaled { quotient -= 1 }
    let magnitude =
      UInt64(exactly: quotient.magnitude).map { Decimal($0) }
      ?? Decimal(string: String(quotient.magnitude), locale: Locale(identifier: "en_US_POSIX")) ?? 0
    let value = Decimal(sign: .plus, exponent: -digits, significand: magnitude)
    return quotient < 0 ? -value : value
  }

  /// The whole part, cut down.
  public var whole: Int {
    let (quotient, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return Int(clamping: rest < 0 ? quotient - 1 : quotient)
  }

  /// `4999/1200`; a whole number has no denominator.
  public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  public static func < (a: Fraction, b: Fraction) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }
}

private func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
