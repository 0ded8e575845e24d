import Findings
import Foundation
import Locales
import SourceFormats

extension AppStoreConnectReader {
  /// The prices of a subscription: those billed each period, and those of the 12-month commitment.
  mutating func prices(ofSubscription index: Int) -> (regular: [Price], monthly: [(price: Price, range: SourceRange)]) {
    var regular = PriceList()
    var monthly = PriceList()
    var places: [SourceRange] = []
    for row in resources.children(of: index, "prices") {
      guard let (price, isMonthly) = price(row) else { continue }
      if price.money.value.amount == 0 {
        reportZero(price)
      } else if !isMonthly {
        add(price, to: &regular)
      } else if add(price, to: &monthly) {
        places.append(resources[row].range)
      }
    }
    return (regular.prices, Array(zip(monthly.prices, places)))
  }

  /// The prices of a one-time product.
  mutating func prices(ofInAppPurchase index: Int) -> [Price] {
    var list = PriceList()
    for schedule in resources.children(of: index, "iapPriceSchedule") {
      for name in ["manualPrices", "automaticPrices"] {
        for row in resources.children(of: schedule, name) {
          if let price = price(row)?.price { add(price, to: &list) }
        }
      }
    }
    return list.prices
  }

  /// A row of a price list; nil where it cannot be known, or holds for those who have subscribed already.
  mutating func price(_ index: Int) -> (price: Price, isMonthly: Bool)? {
    let row = resources[index]
    if row.attribute("preserved")?.bool == true { return nil }
    let from = day("startDate", of: row)
    let until = row.type == .inAppPurchasePrices ? day("endDate", of: row) : (value: nil, isSound: true)
    let plan = plan("planType", of: row)
    guard from.isSound, until.isSound, plan.isSound else { return nil }
    guard let (money, storefront) = money(of: row, gap: .pricePoint) else { return nil }
    var price = Price(money, in: storefront, from: from.value, source: .appStoreConnect)
    price.until = until.value
    return (price, plan.isMonthly)
  }

  /// Whether a plan is that of the 12-month commitment.
  mutating func plan(_ key: String, of resource: Resource) -> (isMonthly: Bool, isSound: Bool) {
    guard text(key, of: resource) != nil else { return (false, true) }
    let plan = word(
      key, of: resource, among: [("UPFRONT", false), ("MONTHLY", true)], rule: "unknown-plan-type", what: "plan type")
    return (plan?.value ?? false, plan != nil)
  }

  /// The amount of a row, which its price point holds, and where it is billed.
  mutating func money(of row: Resource, gap: Gap) -> (Placed<Money>, Storefront)? {
    let isInApp = row.type == .inAppPurchasePrices
    let target = resources.target(
      of: row, isInApp ? "inAppPurchasePricePoint" : "subscriptionPricePoint",
      isInApp ? .inAppPurchasePricePoints : .subscriptionPricePoints)
    let point = target?.index.map { resources[$0] }
    let own = territory(of: row)
    guard let point else {
      gaps.add(gap, at: target?.id.range ?? row.range.opening, product: product, storefront: own?.value)
      return nil
    }
    let others = territory(of: point)
    guard let code = own ?? others else {
      gaps.add(.territory, at: row.range.opening, product: product)
      return nil
    }
    guard let storefront = storefront(code) else { return nil }
    if let others, others.value != code.value {
      report(
        "contradicting-data", "Price for \(quoted(code.value)) with a price point of \(quoted(others.value))",
        help: "export all files anew", at: code.range,
        related: [Finding.Related("the price point's territory", at: others.range)])
      return nil
    }
    guard let amount = amount(of: point, in: storefront, for: row) else { return nil }
    return (amount.map { Money($0, storefront.currency) }, storefront)
  }

  private mutating func amount(of point: Resource, in storefront: Storefront, for row: Resource) -> Placed<Decimal>? {
    guard let value = point.attribute("customerPrice") else {
      gaps.add(.amount, at: point.id.range, product: product, storefront: storefront.code)
      return nil
    }
    guard let written = value.number ?? value.string, let amount = decimal(written) else {
      report(
        "malformed-price",
        "Malformed price \(quoted(value.string ?? value.number ?? value.kind.name)) in 'customerPrice'",
        help: "a price is written in digits with a point, without a currency: \"9.99\"",
        at: value.kind == .object || value.kind == .array ? value.range.opening : value.range, in: storefront)
      return nil
    }
    guard fractionDigits(of: amount) <= storefront.currency.minorDigits else {
      report(
        "malformed-price", "Price \(quoted(written)) cannot be paid in \(storefront.currency.code)",
        help: precisionHelp(storefront.currency), at: value.range, in: storefront)
      return nil
    }
    return Placed(amount, at: value.range)
  }

  func territory(of resource: Resource) -> Placed<String>? {
    resources.target(of: resource, "territory", .territories)?.id
  }

  /// The storefront of a territory's code. Nil, with one finding for each code, where there is none, or the files say
  /// that it bills in another currency than the App Store does.
  mutating func storefront(_ code: Placed<String>) -> Storefront? {
    if let known = storefronts[code.value] { return known }
    var found = Storefront(code.value)
    if found == nil {
      report(
        "unknown-storefront", "Unknown territory \(quoted(code.value))", help: territoryHelp(for: code.value),
        at: code.range)
    }
    if let storefront = found, let index = resources.find(.territories, code.value),
      let currency = text("currency", of: resources[index]), currency.value != storefront.currency.code
    {
      report(
        "currency-mismatch", "Currency \(quoted(currency.value)) of \(storefront.englishName)",
        help: "the App Store bills in \(storefront.currency.code) there", at: currency.range, in: storefront)
      found = nil
    }
    storefronts[code.value] = .some(found)
    return found
  }

  /// Adds a price, unless there is one for the same storefront and start: the first counts. False where it is not added.
  @discardableResult
  mutating func add(_ price: Price, to list: inout PriceList) -> Bool {
    guard let first = list.add(price) else { return true }
    guard first.money.value != price.money.value else { return false }
    report(
      "duplicate-price", "\(price.storefront.englishName) has two prices for the same days: the first counts",
      at: price.money.range, related: [Finding.Related("given first here", at: first.money.range)], in: price.storefront
    )
    return false
  }

  mutating func reportZero(_ price: Price) {
    report(
      "price-zero", "Price 0 of a subscription that renews", help: "only an offer can be free", at: price.money.range,
      in: price.storefront)
  }
}

/// Prices, one for each storefront and start.
struct PriceList {
  private(set) var prices: [Price] = []
  private var places: [Price.Term: Int] = [:]

  /// Adds a price. Where there is one for the same storefront and start, that one is returned, and stays.
  mutating func add(_ price: Price) -> Price? {
    if let place = places[price.term] { return prices[place] }
    places[price.term] = prices.count
    prices.append(price)
    return nil
  }
}
