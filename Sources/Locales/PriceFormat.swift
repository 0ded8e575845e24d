import Foundation

/// Writes amounts of one currency as one locale does: `$9.99`, `9,99 €`, `14 990 Ft`.
///
/// Spaces are the locale's (mostly U+00A0 and U+202F, so that no price breaks from its sign), and so are digits
/// (`ar-SA` has ١٢٣) and direction marks. Making one costs some 150 microseconds, a price a fraction of one: keep it, or
/// a `PriceFormats`.
public struct PriceFormat: Hashable, Sendable {
  /// How the currency is named: `$` or `US$`, as the locale has it, or its code (`USD 9.99`), which is clear beside any
  /// other currency.
  public enum Sign: Hashable, Sendable { case symbol, code }

  public let locale: LocaleID
  public let currency: Currency
  public let sign: Sign
  private let pattern: NumberPattern
  private let minorDigits: Int
  private let dropsZeroFraction: Bool

  /// - Parameter numbers: how the locale writes counts, where the caller knows: from how many digits on a locale groups them is the same for both.
  public init(locale: LocaleID, currency: Currency, sign: Sign = .symbol, numbers: NumberFormat? = nil) {
    self.locale = locale
    self.currency = currency
    self.sign = sign
    minorDigits = currency.minorDigits
    dropsZeroFraction = currency.dropsZeroFraction
    pattern = PriceFormat.pattern(
      locale: locale, currency: currency, sign: sign,
      minimumGroup: numbers?.locale == locale ? numbers?.minimumGroup : nil)
  }

  /// The price text of an amount. It has as many decimals as the currency's minor unit, more where the amount has more
  /// (nothing is rounded), none where it is whole and the currency is written so.
  public func text(_ amount: Decimal) -> String {
    var bytes: [UInt8] = []
    append(amount, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `text(_:)` as UTF-8.
  public func append(_ amount: Decimal, to bytes: inout [UInt8]) {
    let digits = PlainDigits(amount)
    // A price is never below zero; where a minus sign goes is left to Foundation.
    guard amount.isFinite, !digits.isNegative else {
      bytes += Array(foundationText(amount).utf8)
      return
    }
    let shown = digits.fraction.isEmpty && dropsZeroFraction ? 0 : minorDigits
    pattern.append(
      whole: digits.whole, fraction: digits.fraction, padding: shown - digits.fraction.count, to: &bytes)
  }

  /// The currency's sign in the locale: `$`, `US$`, `kr`.
  public var symbol: String {
    let around = pattern.prefix + pattern.suffix
    let scalars = String(decoding: around, as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { !$0.properties.isWhitespace && !$0.isDirectionMark }))
  }
}

extension PriceFormat {
  private static func pattern(
    locale: LocaleID, currency: Currency, sign: Sign, minimumGroup: Int?
  ) -> NumberPattern {
    func probe(_ digits: String) -> String {
      let amount = Decimal(string: digits + ".5", locale: Locale(identifier: "en_US_POSIX")) ?? 0
      return text(of: amount, in: locale, currency, sign, fractionDigits: 1)
    }
    // What is no code would be left out by Foundation, and the price would seem to have no currency.
    let isCode = currency.code.utf8.count == 3 && currency.code.utf8.allSatisfy(isLetter)
    var pattern: NumberPattern?
    if isCode, let minimumGroup {
      pattern = NumberPattern(long: probe(NumberPattern.longProbe), minimumGroup: minimumGroup, hasFraction: true)
    } else if isCode {
      pattern = NumberPattern(
        long: probe(NumberPattern.longProbe), short: probe(NumberPattern.shortProbe), hasFraction: true)
    }
    pattern?.applyOverride(of: locale)
    return pattern ?? .naming(currency)
  }

  /// The same text as Foundation writes it, for what the pattern does not cover and for tests.
  func foundationText(_ amount: Decimal) -> String {
    let own = PlainDigits(amount).fraction.count
    let shown = own == 0 && dropsZeroFraction ? 0 : max(minorDigits, own)
    return PriceFormat.text(of: amount, in: locale, currency, sign, fractionDigits: shown)
  }

  private static func text(
    of amount: Decimal, in locale: LocaleID, _ currency: Currency, _ sign: Sign, fractionDigits: Int
  ) -> String {
    amount.formatted(
      .currency(code: currency.code).locale(Locale(identifier: locale.identifier))
        .presentation(sign == .code ? .isoCode : .standard).precision(.fractionLength(fractionDigits)))
  }
}

extension Unicode.Scalar {
  /// Marks that steer the direction of text and show nothing.
  var isDirectionMark: Bool {
    value == 0x61C || (0x200E...0x200F).contains(value) || (0x2066...0x2069).contains(value)
  }
}
