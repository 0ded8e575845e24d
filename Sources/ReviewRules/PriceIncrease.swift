import Foundation
import Locales
import StoreCatalog

/// Whether subscribers have to agree to a higher price, or their subscription ends.
///
/// They do where it rises by more than half and by more than US$5 a period, or US$50 a year (App Store Connect Help, price increase thresholds for
/// auto-renewable subscriptions, read 2026-11). What these come to in other currencies is not known here. That a second increase within a year
/// and some regions always ask for it cannot be seen in a catalog.
public struct PriceIncrease: Hashable, Sendable {
  /// Whether the amount in US dollars decides it; else whoever knows the limit in the currency does.
  public var isCertain: Bool
  public var isYearly: Bool
  public var currency: Currency

  /// Nil where nobody has to agree.
  public init?(from before: Money, to after: Money, of product: Product) {
    guard product.kind == .autoRenewable, before.currency == after.currency, before.amount > 0,
      after.amount * 2 > before.amount * 3
    else { return nil }
    isYearly = (product.period?.value.whole(.year) ?? 0) >= 1
    currency = before.currency
    isCertain = currency.code == "USD"
    if isCertain, after.amount - before.amount <= (isYearly ? 50 : 5) { return nil }
  }

  /// A sentence without full stop.
  public var sentence: String {
    let limit = "more than 50% and more than US$\(isYearly ? "50 a year" : "5 a period")"
    return isCertain
      ? "subscribers have to agree, or their subscription ends: the increase is \(limit)"
      : "subscribers have to agree if the increase is \(limit); what that is in \(currency) is not known here"
  }
}
