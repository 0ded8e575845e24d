import Findings
import Foundation
import Locales

/// What a price's key holds.
enum Amount {
  case missing
  /// Reported already.
  case malformed
  case sound(Placed<Decimal>)
}

extension StoreKitReader {
  /// A price as Xcode writes it: a text of digits with at most one point, without a currency.
  mutating func amount(_ key: String, of entry: Entry) -> Amount {
    guard let value = entry.value(of: key) else { return .missing }
    guard let written = text(key, of: entry) else { return value.kind == .string ? .missing : .malformed }
    guard let amount = decimal(written.value) else {
      report(
        "malformed-price", "Malformed price \(quoted(written.value)) in '\(entry.path(of: key))'",
        help: "a price is written in digits with a point, without a currency: \"9.99\"", at: written.range)
      return .malformed
    }
    if let currency = storefront?.currency, fractionDigits(of: amount) > currency.minorDigits {
      report(
        "malformed-price", "Price \(quoted(written.value)) cannot be paid in \(currency.code)",
        help: precisionHelp(currency), at: written.range)
      return .malformed
    }
    return .sound(Placed(amount, at: written.range))
  }
}

/// The number that digits with at most one point between them stand for, exactly; nil for anything else.
func decimal(_ text: String) -> Decimal? {
  var significand: UInt64 = 0
  var digits = 0
  var fraction: Int?
  for byte in text.utf8 {
    if byte == UInt8(ascii: "."), fraction == nil, digits > 0 {
      fraction = 0
      continue
    }
    guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 18 else { return nil }
    significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
    digits += 1
    if let places = fraction { fraction = places + 1 }
  }
  guard digits > 0, fraction != 0 else { return nil }
  return Decimal(sign: .plus, exponent: -(fraction ?? 0), significand: Decimal(significand))
}

/// The digits behind the point that count: 2 for 9.99, 1 for 9.90, 0 for 1200.00.
func fractionDigits(of amount: Decimal) -> Int {
  var rest = amount
  var digits = 0
  while digits < 20 {
    var whole = Decimal()
    NSDecimalRound(&whole, &rest, 0, .down)
    if whole == rest { return digits }
    rest *= 10
    digits += 1
  }
  return digits
}

func precisionHelp(_ currency: Currency) -> String {
  currency.minorDigits == 0
    ? "\(currency.code) has no digits behind the point"
    : "\(currency.code) has \(currency.minorDigits) digits behind the point"
}
