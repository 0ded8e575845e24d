import Foundation

/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let code: String

  public init(code: String) { self.code = code }

  public var description: String { code }

  public static func < (a: Currency, b: Currency) -> Bool { a.code < b.code }
}

/// An amount in a currency, exact.
public struct Money: Hashable, Sendable {
  public var amount: Decimal
  public var currency: Currency

  public init(_ amount: Decimal, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}

extension Money {
  /// The amount by its digits, with a point and at least the currency's minor digits: `49.99`, `10.00`, `1500`. The
  /// same for every reader, for JSON and CSV.
  public var digits: String {
    guard amount.isFinite else { return "NaN" }
    let plain = PlainDigits(amount)
    var bytes: [UInt8] = plain.isNegative ? [UInt8(ascii: "-")] : []
    bytes += plain.whole
    let padding = max(0, currency.minorDigits - plain.fraction.count)
    if !plain.fraction.isEmpty || padding > 0 { bytes.append(UInt8(ascii: ".")) }
    bytes += plain.fraction
    bytes += repeatElement(UInt8(ascii: "0"), count: padding)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an amount from its digits, exactly: `9.99`, `0`, `1500`, `.99`. Nil for anything else: a sign, an exponent, a
  /// decimal comma, groups, spaces, or more than 18 digits. (Foundation reads `9.99abc` and `1e99` as amounts.)
  public init?(digits text: String, _ currency: Currency) {
    let bytes = text.utf8
    guard !bytes.isEmpty, bytes.count <= 19 else { return nil }
    var significand: UInt64 = 0
    var fractionDigits = 0
    var digits = 0
    var hasPoint = false
    for byte in bytes {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 18 {
        significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
        digits += 1
        if hasPoint { fractionDigits += 1 }
      } else {
        return nil
      }
    }
    guard digits > 0, bytes.last != UInt8(ascii: ".") else { return nil }
    self.init(Decimal(sign: .plus, exponent: -fractionDigits, significand: Decimal(significand)), currency)
  }
}
