import Locales
import StoreCatalog

/// Who reads, and where they buy. Price text follows the storefront, all other text the locale.
public struct Market: Hashable, Sendable {
  /// The language of the words.
  public var locale: LocaleID
  /// The storefront whose prices are shown.
  public var storefront: Storefront
  /// The storefront that was wanted, where no price is known for it and another one's are shown.
  public var wanted: Storefront?
  /// Whether this is the locale's own market; its further ones carry the storefront in their address.
  public var isMain: Bool

  public init(locale: LocaleID, storefront: Storefront, wanted: Storefront? = nil, isMain: Bool = true) {
    self.locale = locale
    self.storefront = storefront
    self.wanted = wanted
    self.isMain = isMain
  }

  /// The market's part of addresses: `de-DE`, `de-DE@CHE`.
  public var slug: String { isMain ? locale.identifier : "\(locale.identifier)@\((wanted ?? storefront).code)" }
}

extension Project {
  /// What there is to say of a storefront that lacks prices: whose, where it is not all of a paywall's plans.
  ///
  /// - Parameter paywalls: those that are shown with another storefront's prices.
  public func priceGap(in wanted: Storefront, of paywalls: [Paywall], showing shown: Storefront) -> String {
    var all: Set<Int> = []
    var names: [String] = []
    for product in paywalls.flatMap({ $0.plans.map(\.product) }) where all.insert(product).inserted {
      guard catalog.products.indices.contains(product) else { continue }
      let product = catalog.products[product]
      if product.price(in: wanted, on: today) == nil { names.append(product.referenceName?.value ?? product.id.value) }
    }
    let most = names.count > 4 ? 3 : names.count
    let listed = names.prefix(most).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    let whose = names.count == all.count ? "" : " of \(listed)\(rest)"
    return "No price\(whose) known for \(wanted.englishName): showing \(shown.englishName)"
  }

  /// The markets that a paywall is shown in, in the order of the locales. Where a storefront lacks a price of one of the paywall's products, the
  /// catalog's own storefront stands in for it.
  public func markets(of paywall: Paywall) -> [Market] {
    let products = products(of: paywall)
    let own = catalog.storefront?.value ?? .unitedStates
    return locales.flatMap { locale in
      let usual = storefronts[locale] ?? [Storefront.home(of: locale) ?? own]
      let wanted = requestedStorefronts.isEmpty ? usual : requestedStorefronts
      return wanted.map { storefront in
        let isKnown = products.allSatisfy { $0.price(in: storefront, on: today) != nil }
        return Market(
          locale: locale, storefront: isKnown ? storefront : own,
          wanted: isKnown || storefront == own ? nil : storefront, isMain: storefront == usual.first)
      }
    }
  }
}
