import Foundation

/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Comparable, Sendable {
  public let code: String

  public init(code: String) { self.code = code }

  public static func < (a: Currency, b: Currency) -> Bool { a.code < b.code }

  /// The digits behind the point that the App Store bills in: 2, or 0 for JPY, KRW, VND, CLP, …
  public var minorDigits: Int { fatalError() }
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
