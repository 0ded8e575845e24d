import Foundation

/// The decimal digits of an amount in ASCII, exact: at least one before the point, and no zeros at the end behind it.
struct PlainDigits {
  let isNegative: Bool
  private var bytes: [UInt8] = []
  private var wholeCount = 0

  var whole: ArraySlice<UInt8> { bytes[..<wholeCount] }
  var fraction: ArraySlice<UInt8> { bytes[wholeCount...] }

  /// Of `NaN`, its letters.
  init(_ amount: Decimal) {
    // Foundation has no exact way to an integer but text, which costs microseconds; this way is checked before it is
    // used, and takes every amount that a store has.
    let significand = amount.significand
    let integer = (significand as NSDecimalNumber).uint64Value
    if amount.isFinite, Decimal(integer) == significand {
      isNegative = amount.isSignMinus && integer != 0
      read(integer, exponent: amount.exponent)
    } else {
      let text = amount.description
      isNegative = text.utf8.first == UInt8(ascii: "-")
      read(text.utf8.drop { $0 == UInt8(ascii: "-") })
    }
  }

  private mutating func read(_ significand: UInt64, exponent: Int) {
    var rest = significand
    var exponent = rest == 0 ? 0 : exponent
    while exponent < 0, rest % 10 == 0 { (rest, exponent) = (rest / 10, exponent + 1) }
    bytes.reserveCapacity(24)
    for _ in 0..<max(0, exponent) { bytes.append(UInt8(ascii: "0")) }
    var written = 0
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      written += 1
    } while rest > 0 || written <= -exponent
    bytes.reverse()
    wholeCount = bytes.count - max(0, -exponent)
  }

  private mutating func read(_ text: some Collection<UInt8>) {
    let point = text.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
    bytes += text[..<point]
    wholeCount = bytes.count
    guard point != text.endIndex else { return }
    bytes += text[point...].dropFirst()
    while bytes.count > wholeCount, bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }
}
