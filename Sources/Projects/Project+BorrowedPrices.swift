import Findings
import Locales

extension Project {
  /// The storefronts that locales are shown without a price of their own: one finding `storefront-without-price` each, which lists the locales.
  ///
  /// It stands where the configuration asks for the storefront, else where the catalog says whose prices it has, else at the paywall.
  ///
  /// - Parameter places: where the configuration names storefronts.
  func borrowedPrices(namedAt places: [Storefront: SourceRange]) -> [Finding] {
    struct Gap {
      var shown: Storefront
      var at: SourceRange
      var locales: [LocaleID] = []
      var paywalls: [String] = []
    }
    var gaps: [Storefront: Gap] = [:]
    for paywall in paywalls where !paywall.plans.isEmpty {
      for market in markets(of: paywall) {
        guard let wanted = market.wanted, !market.locale.isPseudo else { continue }
        let place = places[wanted] ?? catalog.storefront?.range ?? paywall.range
        var gap = gaps[wanted] ?? Gap(shown: market.storefront, at: place)
        if !gap.locales.contains(market.locale) { gap.locales.append(market.locale) }
        if gap.paywalls.last != paywall.name { gap.paywalls.append(paywall.name) }
        gaps[wanted] = gap
      }
    }
    return gaps.sorted { $0.key < $1.key }.map { wanted, gap in
      let locales = gap.locales.map(\.identifier)
      let choice = "storefronts: { \(locales.first ?? "en-US"): \(gap.shown.code) }"
      return Finding(
        rule: "storefront-without-price", kind: .input, severity: .note,
        priceGap(in: wanted, of: paywalls.filter { gap.paywalls.contains($0.name) }, showing: gap.shown),
        help: "name its prices under 'prices' or 'catalog', or choose the storefront yourself: \(choice)", at: gap.at,
        paywall: gap.paywalls.count == 1 ? gap.paywalls.first : nil, locales: locales, storefronts: [wanted.code])
    }
  }
}
