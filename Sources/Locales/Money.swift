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
