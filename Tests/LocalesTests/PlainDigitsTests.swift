import Foundation
import Testing

@testable import Locales

@Suite struct PlainDigitsTests {
  private func text(_ amount: Decimal) -> String {
    let digits = PlainDigits(amount)
    let whole = String(decoding: digits.whole, as: UTF8.self)
    let fraction = String(decoding: digits.fraction, as: UTF8.self)
    return (digits.isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  @Test func writesEveryAmountInFull() {
    let table: [(Decimal, String)] = [
      (Decimal(sign: .plus, exponent: 0, significand: 0), "0"),
      (Decimal(sign: .plus, exponent: -2, significand: 0), "0"),
      (Decimal(sign: .plus, exponent: -2, significand: 1000), "10"),
      (Decimal(sign: .plus, exponent: -2, significand: 990), "9.9"),
      (Decimal(sign: .plus, exponent: -2, significand: 5), "0.05"),
      (Decimal(sign: .minus, exponent: -1, significand: 5), "-0.5"),
      (Decimal(sign: .plus, exponent: 3, significand: 12), "12000"),
      (Decimal(sign: .plus, exponent: 0, significand: 10), "10"),
      (Decimal(UInt64.max), "18446744073709551615"), (Decimal(UInt64.max) + 1, "18446744073709551616"),
      (Decimal(sign: .plus, exponent: -20, significand: 7), "0.00000000000000000007"),
    ]
    for (amount, expected) in table { #expect(text(amount) == expected) }
  }

  @Test func agreesWithFoundation() {
    for exponent in -40...40 {
      for significand in [Decimal(1), 9, 10, 99, 123_456_789, Decimal(UInt64.max), Decimal(UInt64.max) * 1000 + 7] {
        let amount = Decimal(sign: .plus, exponent: exponent, significand: significand)
        #expect(text(amount) == amount.description)
      }
    }
  }
}
