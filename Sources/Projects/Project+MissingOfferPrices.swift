import Findings
import Locales
import StoreCatalog

extension Project {
  /// Something that costs an amount of its own beside its plan's price, where that amount is not known.
  struct UnpricedTerms {
    /// In a sentence: `the introductory offer`.
    var words: String
    /// The product's index in the catalog.
    var product: Int
    /// Where it costs what is known elsewhere.
    var known: Price
    /// Whether screens would show it: the price that customers are asked for first is then missing on them.
    var isShown: Bool
  }

  /// Paid offers and commitments of a paywall's plans that are made in a market's storefront and have no price there. No price is invented, so that
  /// they are not shown.
  func unpricedTerms(of paywall: Paywall, in market: Market) -> [UnpricedTerms] {
    var found: [UnpricedTerms] = []
    let place = market.storefront
    for plan in paywall.plans where catalog.products.indices.contains(plan.product) {
      let product = catalog.products[plan.product]
      // A plan without a price is told of as that.
      guard product.price(in: place, on: today) != nil else { continue }
      for offer in product.offers where offer.mode.value != .free && offer.isMade(in: place, on: today) {
        // Of an offer that has no price anywhere its reader has told.
        guard let known = offer.prices.first, offer.price(in: place, on: today) == nil else { continue }
        let isShown = !offer.isForCommitment && (offer.kind == .introductory || offer.kind == .winBack)
        let name = offer.kind == .winBack ? "win-back" : offer.kind.rawValue
        found.append(
          UnpricedTerms(words: "the \(name) offer", product: plan.product, known: known, isShown: isShown))
      }
      if let commitment = product.commitment, Commitment.isSold(in: place), let known = commitment.total.first,
        commitment.total.holding(in: place, on: today) == nil || commitment.monthly.holding(in: place, on: today) == nil
      {
        found.append(
          UnpricedTerms(words: "the 12-month commitment", product: plan.product, known: known, isShown: false))
      }
    }
    return found
  }

  /// What there is to say of offers that a market does not show because their price is not known; nil where there is none.
  public func offerGap(of paywall: Paywall, in market: Market) -> String? {
    let terms = unpricedTerms(of: paywall, in: market)
    return terms.isEmpty ? nil : gap(of: terms, in: market.storefront)
  }

  private func gap(of terms: [UnpricedTerms], in storefront: Storefront) -> String {
    guard terms.count == 1, let only = terms.first else {
      return "Prices of \(terms.count) offers not known for \(storefront.englishName): they are not shown"
    }
    let product = catalog.products[only.product]
    let name = product.referenceName?.value ?? product.id.value
    return "Price of \(only.words) of '\(name)' not known for \(storefront.englishName): it is not shown"
  }

  /// One finding `offer-price-missing` for each storefront that is shown without offers whose price is not known there.
  func missingOfferPrices() -> [Finding] {
    struct Gap {
      var terms: [UnpricedTerms] = []
      var places: Set<SourceRange> = []
      var locales: [LocaleID] = []
    }
    var gaps: [Storefront: Gap] = [:]
    for paywall in paywalls {
      for market in markets(of: paywall) where !market.locale.isPseudo {
        let terms = unpricedTerms(of: paywall, in: market)
        guard !terms.isEmpty else { continue }
        var gap = gaps[market.storefront] ?? Gap()
        for term in terms where gap.places.insert(term.known.money.range).inserted { gap.terms.append(term) }
        if !gap.locales.contains(market.locale) { gap.locales.append(market.locale) }
        gaps[market.storefront] = gap
      }
    }
    return gaps.sorted { $0.key < $1.key }.compactMap { storefront, gap in
      guard let first = gap.terms.first(where: \.isShown) ?? gap.terms.first else { return nil }
      let others = gap.terms.filter { $0.known.money.range != first.known.money.range }
      let choice = "storefronts: { \(gap.locales.first?.identifier ?? "en-US"): \(first.known.storefront.code) }"
      return Finding(
        rule: "offer-price-missing", kind: .input, severity: first.isShown ? .error : .warning,
        self.gap(of: gap.terms, in: storefront),
        help:
          "name App Store Connect's data that has it under 'catalog', or choose the storefront yourself: \(choice)",
        at: first.known.money.range,
        related: others.prefix(10).map {
          Finding.Related("\($0.words) of '\(catalog.products[$0.product].id.value)'", at: $0.known.money.range)
        },
        product: others.isEmpty ? catalog.products[first.product].id.value : nil,
        locales: gap.locales.map(\.identifier), storefronts: [storefront.code])
    }
  }
}
