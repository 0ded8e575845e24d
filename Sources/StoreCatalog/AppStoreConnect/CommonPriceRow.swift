import Findings
import Foundation
import Locales
import SourceFormats

/// A price as scripts write it: `{"territory": "DEU", "currency": "EUR", "productID": "pro", "price": "8.99"}`, perhaps
/// with a `startDate` and an `introductory` offer. The territory and the currency can stand around a list of such rows.
enum CommonPriceRow {
  static let products = ["productID", "productId", "product"]
  static let territories = ["territory", "storefront", "country"]

  static func isRow(_ node: Node) -> Bool {
    node.kind == .object && node["price"] != nil && products.contains { node[$0] != nil }
      || node["price"] != nil && territories.contains { node[$0] != nil }
  }
}

/// An offer of a list of prices: rows of the same terms are one offer in several territories.
struct LooseOffer: Hashable {
  var product: Int
  var terms: OfferTerms
}

extension AppStoreConnectReader {
  /// `{"territory": …, "currency": …, "prices": […]}`
  mutating func readCommonPrices(of list: Node) {
    list["prices"]?.forEachElement { row in
      guard row.kind == .object else {
        report("wrong-type", "A price is an object, not \(row.kind.name)", at: row.range.opening)
        return
      }
      readCommonPrice(row, in: list)
    }
    isPriceList = true
  }

  mutating func readCommonPrice(_ row: Node, in list: Node?) {
    isPriceList = true
    product = nil
    guard let id = first(CommonPriceRow.products, of: row)?.placedString ?? expectedProduct, !id.value.isEmpty else {
      report("missing-key", "A price has no 'productID'", at: row.range.opening)
      return
    }
    product = id.value
    defer { product = nil }
    guard let code = first(CommonPriceRow.territories, of: row, else: list)?.placedString, !code.value.isEmpty else {
      report(
        "missing-territory", "Price without a territory",
        help: "add \"territory\": \"USA\" to the price or to its list",
        at: row.range.opening)
      return
    }
    guard let storefront = Storefront(territory: code.value) else {
      report(
        "unknown-storefront", "Unknown territory \(quoted(code.value))", help: territoryHelp(for: code.value),
        at: code.range)
      return
    }
    if let currency = first(["currency"], of: row, else: list)?.placedString,
      currency.value.uppercased() != storefront.currency.code
    {
      report(
        "currency-mismatch", "Currency \(quoted(currency.value)) of \(storefront.englishName)",
        help: "the App Store bills in \(storefront.currency.code) there", at: currency.range, in: storefront)
      return
    }
    var prices: [Price] = []
    if let amount = commonAmount("price", of: row, in: storefront), let from = start(of: row) {
      let money = amount.map { Money($0, storefront.currency) }
      prices = [Price(money, in: storefront, from: from.value, source: .appStoreConnect)]
    }
    let offer = first(["introductory", "introductoryOffer"], of: row).flatMap { introductory($0, in: storefront) }
    guard !prices.isEmpty || offer != nil else { return }
    addLoose(id, prices: prices, offers: offer.map { [$0] } ?? [])
  }

  /// The first of some keys that has a value, here or around.
  private func first(_ keys: [String], of row: Node, else list: Node? = nil) -> Node? {
    for node in [row, list] {
      for key in keys {
        if let value = node?[key], value.kind != .null { return value }
      }
    }
    return nil
  }

  /// The day a price holds from; nil, with a finding, where it cannot be understood.
  private mutating func start(of row: Node) -> (value: Day?, Void)? {
    guard let written = first(["startDate", "from"], of: row)?.placedString, !written.value.isEmpty else {
      return (nil, ())
    }
    guard let day = Day(written.value) else {
      report(
        "malformed-date", "Malformed start date \(quoted(written.value))", help: "a date is written as 2026-11-30",
        at: written.range)
      return nil
    }
    return (day, ())
  }

  /// An amount as a text or number of digits; nil, with a finding, for anything else.
  private mutating func commonAmount(_ key: String, of row: Node, in storefront: Storefront) -> Placed<Decimal>? {
    guard let value = first([key], of: row), value.string != "" else {
      report(
        "missing-price", "No '\(key)' for \(storefront.englishName)", at: row[key]?.range ?? row.range.opening,
        in: storefront)
      return nil
    }
    guard let written = value.number ?? value.string, let amount = decimal(written) else {
      report(
        "malformed-price", "Malformed price \(quoted(value.string ?? value.number ?? value.kind.name))",
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

  /// `{"mode": "payUpFront", "period": "P1M", "price": "0.99"}`: in the words of a .storekit file or of the API.
  private mutating func introductory(_ node: Node, in storefront: Storefront) -> Offer? {
    guard node.kind == .object else {
      report("wrong-type", "'introductory' is \(node.kind.name), not an object", at: node.range.opening)
      return nil
    }
    let modes = offerModes + [("free", .free), ("payAsYouGo", .payAsYouGo), ("payUpFront", .payUpFront)]
    guard let written = first(["mode", "offerMode", "paymentMode"], of: node)?.placedString else {
      report("missing-key", "Introductory offer has no 'mode'", at: node.range.opening)
      return nil
    }
    guard let mode = modes.first(where: { $0.0 == written.value })?.1 else {
      report(
        "unknown-payment-mode", "Unknown offer mode \(quoted(written.value))",
        help: nearestName(to: written.value, among: modes.map(\.0)).map { "did you mean '\($0)'?" }
          ?? "it is 'free', 'payAsYouGo' or 'payUpFront'", at: written.range)
      return nil
    }
    guard let length = first(["period", "duration", "subscriptionPeriod"], of: node)?.placedString else {
      report("missing-key", "Introductory offer has no 'period'", at: node.range.opening)
      return nil
    }
    guard
      let period = Period(iso8601: length.value) ?? Period.connectWords.first(where: { $0.0 == length.value })?.1
    else {
      report(
        "malformed-period", "Malformed period \(quoted(length.value)) of an offer",
        help: "a period is written as 'P1W', 'P3M' or 'P1Y'", at: length.range)
      return nil
    }
    var count = 1
    if let value = first(["periods", "numberOfPeriods", "count"], of: node) {
      guard let number = value.number.flatMap({ Int($0) }), (1...10_000).contains(number) else {
        report("wrong-number", "The number of periods is not a whole number from 1 to 10000", at: value.range)
        return nil
      }
      count = number
    }
    var offer = Offer(
      kind: .introductory, mode: Placed(mode, at: written.range), period: Placed(period, at: length.range),
      count: count,
      range: node.range)
    offer.territories = [storefront]
    guard mode != .free else { return offer }
    guard first(["price"], of: node) != nil else {
      report(
        "offer-price-missing", "Introductory offer is paid for and has no 'price' for \(storefront.englishName)",
        help: "give the price, or make it 'free'", at: written.range, in: storefront)
      return nil
    }
    guard let amount = commonAmount("price", of: node, in: storefront) else { return nil }
    guard amount.value > 0 else {
      report(
        "inconsistent-offer", "Introductory offer is paid for and costs 0", help: "give the price, or make it 'free'",
        at: amount.range, related: [Finding.Related("the offer's mode", at: written.range)], in: storefront)
      return nil
    }
    offer.prices = [Price(amount.map { Money($0, storefront.currency) }, in: storefront, source: .appStoreConnect)]
    return offer
  }

  private mutating func addLoose(_ id: Placed<String>, prices: [Price], offers: [Offer]) {
    let place = loosePlaces[id.value] ?? catalog.loose.count
    if place == catalog.loose.count {
      loosePlaces[id.value] = place
      looseLists.append(PriceList())
      catalog.loose.append(Catalog.Loose(product: id))
    }
    // Taken out and put back, so that the list is never copied.
    var list = PriceList()
    swap(&list, &looseLists[place])
    for price in prices where add(price, to: &list) { catalog.loose[place].prices.append(price) }
    swap(&list, &looseLists[place])
    for offer in offers {
      let key = LooseOffer(product: place, terms: OfferTerms(offer))
      if let same = looseOffers[key] {
        catalog.loose[place].offers[same].join(offer)
      } else {
        looseOffers[key] = catalog.loose[place].offers.count
        catalog.loose[place].offers.append(offer)
      }
    }
  }
}
