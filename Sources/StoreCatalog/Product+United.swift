import Findings
import Locales

extension Product {
  /// One product of several declarations of it, in the order of the files, with a finding for each disagreement. Nil
  /// for none.
  static func united(_ declarations: [Product]) -> (product: Product, findings: [Finding])? {
    let declarations = ranked(declarations, by: \.source)
    guard var product = declarations.first else { return nil }
    var findings: [Finding] = []
    for other in declarations.dropFirst() {
      findings += Disagreements(product: product.id.value).all(of: other, against: product)
      product.names.merge(other.names) { first, _ in first }
      product.descriptions.merge(other.descriptions) { first, _ in first }
      product.localizations.merge(other.localizations) { first, _ in first }
      product.localizationList = product.localizationList ?? other.localizationList
      product.referenceName = product.referenceName ?? other.referenceName
      product.isFamilyShareable = product.isFamilyShareable ?? other.isFamilyShareable
      product.commitment = product.commitment ?? other.commitment
      product.group = product.group ?? other.group
      product.level = product.level ?? other.level
      product.state = product.state ?? other.state
      if product.images.isEmpty { product.images = other.images }
      product.availability = product.availability ?? other.availability
      product.hasReviewScreenshot = product.hasReviewScreenshot ?? other.hasReviewScreenshot
      // What the better source says nothing of, the other one may.
      let omitted = product.omittedOffers.subtracting(other.omittedOffers)
      product.offers += other.offers.filter { omitted.contains($0.kind) }
      product.omittedOffers.formIntersection(other.omittedOffers)
      for index in product.offers.indices {
        guard let same = other.offers.first(where: { $0.isSame(as: product.offers[index]) }) else { continue }
        let made = same.prices.filter { product.offers[index].territories?.contains($0.storefront) ?? true }
        product.offers[index].prices = [Price].united([product.offers[index].prices, made])
      }
    }
    product.prices = [Price].united(declarations.map(\.prices))
    return (product, findings)
  }
}

extension Offer {
  /// Whether two declarations are of one offer: of the same kind, plan and terms, and with the same id where both have
  /// one.
  func isSame(as other: Offer) -> Bool {
    kind == other.kind && from == other.from && until == other.until && isForCommitment == other.isForCommitment
      && hasSameTerms(as: other)
      && (kind == .introductory || id?.value == other.id?.value)
  }

  /// Takes over where another declaration of the same offer makes it, and for how much.
  mutating func join(_ other: Offer) {
    if let more = other.territories { territories?.formUnion(more) } else { territories = nil }
    prices = [Price].united([prices, other.prices])
  }

  func hasSameTerms(as other: Offer) -> Bool {
    mode.value == other.mode.value && duration == other.duration
      && (mode.value != .payAsYouGo || count == other.count)
  }
}

extension Price {
  /// Where and since when a price holds: two prices that share it cannot both be right.
  struct Term: Hashable {
    var storefront: Storefront
    var from: Day?
  }

  var term: Term { Term(storefront: storefront, from: from) }
}

extension [Price] {
  /// Prices of several sources, in their order: of those for one storefront and start, the best source's first one, and
  /// none that a better source's price without a start leaves no day for.
  static func united(_ lists: [[Price]]) -> [Price] {
    var best: [Price.Term: Int] = [:]
    var always: [Storefront: Price.Source] = [:]
    var kept: [Price] = []
    for price in lists.joined() {
      if price.from == nil, price.until == nil {
        always[price.storefront] = Swift.max(always[price.storefront] ?? price.source, price.source)
      }
      if let index = best[price.term] {
        if price.source > kept[index].source { kept[index] = price }
      } else {
        best[price.term] = kept.count
        kept.append(price)
      }
    }
    return kept.filter { price in always[price.storefront].map { price.source >= $0 } ?? true }
  }

  /// The prices of another list that differ from these for the same storefront and start, each with the one it differs
  /// from.
  func differences(from others: [Price]) -> [(price: Price, other: Price)] {
    let byTerm = Dictionary(map { ($0.term, $0) }) { first, _ in first }
    let byStorefront = Dictionary(grouping: self, by: \.storefront)
    return others.compactMap { other in
      if let price = byTerm[other.term] { return price.money.value != other.money.value ? (price, other) : nil }
      // A .storekit file has no days: its price is one of those that App Store Connect has had, or is wrong.
      guard other.from == nil, let dated = byStorefront[other.storefront], let first = dated.first else { return nil }
      return dated.contains { $0.money.value == other.money.value } ? nil : (first, other)
    }
  }
}
