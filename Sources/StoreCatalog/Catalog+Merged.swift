import Findings
import Locales

extension Catalog {
  /// One catalog of several. A product that several sell is one product: App Store Connect's data counts before a
  /// synced file's, that before a test file's, and an earlier catalog's before a later one's of the same kind. Prices
  /// of all storefronts are united. Where two disagree there is a finding at the one that does not count.
  public static func merged(_ sources: [Catalog]) -> (catalog: Catalog, findings: [Finding]) {
    if sources.count == 1, sources[0].loose.isEmpty { return (sources[0], []) }
    var merged = Catalog()
    var findings: [Finding] = []
    var order: [String] = []
    var declarations: [String: [Product]] = [:]
    for source in sources {
      for product in source.products {
        if declarations[product.id.value] == nil { order.append(product.id.value) }
        declarations[product.id.value, default: []].append(product)
      }
      merged.duplicates += source.duplicates
      merged.secrets += source.secrets
      merged.isPartial = merged.isPartial || source.isPartial
      merged.unread += source.unread
    }
    var disagreements: [Finding] = []
    for id in order {
      guard let (product, disagreements) = Product.united(declarations[id] ?? []) else { continue }
      merged.products.append(product)
      findings += disagreements
    }
    (merged.groups, disagreements) = unitedGroups(of: sources, for: merged.products)
    findings += disagreements
    for source in ranked(sources, by: \.source) {
      merged.storefront = merged.storefront ?? source.storefront
      merged.locale = merged.locale ?? source.locale
      merged.policies.eula = merged.policies.eula ?? source.policies.eula
      merged.policies.privacy.merge(source.policies.privacy) { first, _ in first }
    }
    let positions = Dictionary(merged.products.enumerated().map { ($1.id.value, $0) }) { first, _ in first }
    for loose in sources.flatMap(\.loose) { findings += merged.add(loose, at: positions[loose.product.value]) }
    return (merged, findings)
  }

  /// Adds what a list of prices says to the product it is about.
  private mutating func add(_ loose: Loose, at index: Int?) -> [Finding] {
    guard let index else {
      let near = nearestName(to: loose.product.value, among: products.map(\.id.value))
      var finding = Finding.input(
        "unknown-product", "Product \(quoted(loose.product.value)) of a list of prices is in no catalog",
        help: near.map { "did you mean '\($0)'?" } ?? "name the catalog that sells it under 'catalog:'",
        at: loose.product.range)
      finding.product = loose.product.value
      return [finding]
    }
    for offer in loose.offers.reversed() {
      if let same = products[index].offers.firstIndex(where: { $0.isSame(as: offer) }) {
        products[index].offers[same].join(offer)
      } else {
        // A list speaks of single territories: what it says counts before an offer for all of them.
        products[index].offers.insert(offer, at: 0)
      }
    }
    return add(loose.prices, at: index)
  }

  /// Adds the prices of a table to the product they belong to. Where the product has a different price in a storefront
  /// already, the table counts, and there is a finding. A renewing subscription cannot cost 0.
  public mutating func add(_ prices: [Price], to id: String) -> [Finding] {
    guard let index = products.firstIndex(where: { $0.id.value == id }) else { return [] }
    return add(prices, at: index)
  }

  private mutating func add(_ prices: [Price], at index: Int) -> [Finding] {
    let id = products[index].id.value
    var table = prices
    var findings: [Finding] = []
    if products[index].kind == .autoRenewable {
      table.removeAll { $0.money.value.amount == 0 }
      for price in prices where price.money.value.amount == 0 {
        var finding = Finding.input(
          "price-zero", "Price 0 of a subscription that renews", help: "only an offer can be free",
          at: price.money.range)
        finding.product = id
        finding.storefronts = [price.storefront.code]
        findings.append(finding)
      }
    }
    let disagreements = Disagreements(product: id)
    for (other, price) in products[index].prices.differences(from: table) {
      let (winner, loser) = other.source >= price.source ? (other, price) : (price, other)
      findings.append(disagreements.price(loser, against: winner))
    }
    products[index].prices = [Price].united([products[index].prices, table])
    return findings
  }

  /// The kind of source that the catalog's products come from; a test file's where there are none.
  private var source: Price.Source { products.map(\.source).max() ?? .testConfiguration }

  /// The groups that sell something, each once, in the order of the sources, with a finding for each disagreement.
  private static func unitedGroups(
    of sources: [Catalog], for products: [Product]
  ) -> (groups: [SubscriptionGroup], findings: [Finding]) {
    var groups: [SubscriptionGroup] = []
    var findings: [Finding] = []
    var places: [String: Int] = [:]
    var ranks: [String: Price.Source] = [:]
    let used = Dictionary(products.map { ($0.id.value, $0.group) }) { first, _ in first }
    for source in ranked(sources, by: \.source) {
      // A test file may give a group another id: it is the group that sells the same.
      var meant: [String: String] = [:]
      for product in source.products {
        guard let own = product.group, let id = used[product.id.value] ?? nil else { continue }
        if meant[own] == nil || own == id { meant[own] = id }
      }
      for group in source.groups {
        guard let id = meant[group.id.value] else { continue }
        if let place = places[id] {
          findings += Disagreements.names(
            of: group, source.source, against: groups[place], ranks[id] ?? source.source)
          groups[place].names.merge(group.names) { first, _ in first }
        } else if id == group.id.value {
          places[id] = groups.count
          ranks[id] = source.source
          groups.append(group)
        }
      }
    }
    let order = sources.flatMap(\.groups).map(\.id.value)
    let positions = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    return (groups.sorted { positions[$0.id.value, default: 0] < positions[$1.id.value, default: 0] }, findings)
  }
}

/// The better sources first; those of one kind in their order.
func ranked<Element>(_ elements: [Element], by source: (Element) -> Price.Source) -> [Element] {
  Price.Source.allCases.sorted(by: >).flatMap { kind in elements.filter { source($0) == kind } }
}
