import Findings
import Locales
import StoreCatalog

extension Project {
  /// Plans that are shown without a price, though other plans have one there, or they have one elsewhere: one finding for each product, which
  /// lists its locales. Where no product has any, that is one note for all.
  func missingPrices() -> [Finding] {
    struct Gap {
      var storefronts: [Storefront] = []
      var locales: [LocaleID] = []
    }
    guard catalog.products.contains(where: { !$0.prices.isEmpty }) else { return noPrices() }
    var gaps: [Int: Gap] = [:]
    for paywall in paywalls {
      for market in markets(of: paywall) where !market.locale.isPseudo {
        for plan in paywall.plans where catalog.products.indices.contains(plan.product) {
          let product = catalog.products[plan.product]
          // Of a test configuration without a price its reader has told.
          let isTold = product.prices.isEmpty && product.source < .appStoreConnect
          guard !isTold, product.price(in: market.storefront, on: today) == nil else { continue }
          var gap = gaps[plan.product] ?? Gap()
          if !gap.storefronts.contains(market.storefront) { gap.storefronts.append(market.storefront) }
          if !gap.locales.contains(market.locale) { gap.locales.append(market.locale) }
          gaps[plan.product] = gap
        }
      }
    }
    return gaps.sorted { $0.key < $1.key }.map { index, gap in
      let product = catalog.products[index]
      let others = gap.storefronts.count - 1
      let place = gap.storefronts.first?.englishName ?? ""
      return Finding(
        rule: "storefront-without-price", kind: .input, severity: .warning,
        "No price known for '\(product.referenceName?.value ?? product.id.value)' in \(place)\(others > 0 ? " and \(others) more" : ""): shown without one",
        help: "name its prices under 'prices' or 'catalog'", at: product.id.range,
        locales: gap.locales.map(\.identifier), storefronts: gap.storefronts.map(\.code))
    }
  }

  private func noPrices() -> [Finding] {
    let shown = Set(paywalls.flatMap(\.plans).map(\.product)).sorted().filter {
      catalog.products.indices.contains($0) && catalog.products[$0].source == .appStoreConnect
    }
    guard let first = shown.first else { return [] }
    let product = catalog.products[first]
    let others = shown.count - 1
    let name = product.referenceName?.value ?? product.id.value
    return [
      Finding(
        rule: "storefront-without-price", kind: .input, severity: .note,
        "No price known for '\(name)'\(others > 0 ? " and \(others) more" : ""): shown without one",
        help: "name its prices under 'prices' or 'catalog'", at: product.id.range)
    ]
  }
}
