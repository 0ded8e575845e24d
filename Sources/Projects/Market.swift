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

  /// The markets that a paywall is shown in, in the order of the locales. Where a storefront lacks a price of one of the paywall's products, another
  /// one stands in for it that has them all: the catalog's own, else the first. Where none has them all, the storefront stays that has some.
  public func markets(of paywall: Paywall) -> [Market] {
    let products = products(of: paywall)
    let own = catalog.storefront?.value ?? .unitedStates
    let known = KnownPrices(of: products, on: today)
    return locales.flatMap { locale in
      let usual = storefronts[locale] ?? [Storefront.home(of: locale) ?? own]
      let wanted = requestedStorefronts.isEmpty ? usual : requestedStorefronts
      return wanted.map { storefront in
        let shown = known.standIn(for: storefront, own: own)
        return Market(
          locale: locale, storefront: shown, wanted: shown == storefront ? nil : storefront,
          isMain: storefront == usual.first)
      }
    }
  }
}

/// For how many products of a paywall a price is known, by storefront.
private struct KnownPrices {
  private let counts: [Storefront: Int]
  private let products: Int
  /// The first storefront with the most prices, in the order of their codes; nil where no price is known at all.
  private let richest: Storefront?

  init(of products: [Product], on today: Day) {
    var counts: [Storefront: Int] = [:]
    for product in products {
      let holding = product.prices.filter { ($0.from ?? today) <= today && $0.until.map { $0 > today } ?? true }
      for storefront in Set(holding.map(\.storefront)) { counts[storefront, default: 0] += 1 }
    }
    self.counts = counts
    self.products = products.count
    richest = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  /// The storefront whose prices are shown to who wants another one's: itself where nothing better is known.
  func standIn(for wanted: Storefront, own: Storefront) -> Storefront {
    for storefront in [wanted, own] where counts[storefront, default: 0] == products { return storefront }
    if let richest, counts[richest] == products { return richest }
    for storefront in [wanted, own] where counts[storefront, default: 0] > 0 { return storefront }
    return richest ?? wanted
  }
}
