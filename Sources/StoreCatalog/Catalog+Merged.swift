import Findings
import Locales

extension Catalog {
  /// One catalog of several. A product that several sell is one product: App Store Connect's data counts before a
  /// synced file's, that before a test file's, and an earlier catalog's before a later one's of the same kind. Prices
  /// of all storefronts are united. Where two disagree there is a finding at the one that does not count.
  public static func merged(_ sources: [Catalog]) -> (catalog: Catalog, findings: [Finding]) {
    guard sources.count != 1 else { return (sources[0], []) }
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
    }
    for id in order {
      guard let (product, disagreements) = Product.united(declarations[id] ?? []) else { continue }
      merged.products.append(product)
      findings += disagreements
    }
    merged.groups = unitedGroups(of: sources, for: merged.products)
    for source in ranked(sources, by: \.source) {
      merged.storefront = merged.storefront ?? source.storefront
      merged.locale = merged.locale ?? source.locale
      merged.policies.eula = merged.policies.eula ?? source.policies.eula
      merged.policies.privacy.merge(source.policies.privacy) { first, _ in first }
    }
    return (merged, findings)
  }

  /// Adds the prices of a table to the product they belong to. Where the product has a different price in a storefront
  /// already, the table counts, and there is a finding. A renewing subscription cannot cost 0.
  public mutating func add(_ prices: [Price], to id: String) -> [Finding] {
    guard let index = products.firstIndex(where: { $0.id.value == id }) else { return [] }
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

  /// The groups that sell something, each once, in the order of the sources.
  private static func unitedGroups(of sources: [Catalog], for products: [Product]) -> [SubscriptionGroup] {
    let used = Set(products.compactMap(\.group))
    var groups: [SubscriptionGroup] = []
    var places: [String: Int] = [:]
    for source in ranked(sources, by: \.source) {
      for group in source.groups where used.contains(group.id.value) {
        if let place = places[group.id.value] {
          groups[place].names.merge(group.names) { first, _ in first }
        } else {
          places[group.id.value] = groups.count
          groups.append(group)
        }
      }
    }
    let order = sources.flatMap(\.groups).map(\.id.value)
    let ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    return groups.sorted { ranks[$0.id.value, default: 0] < ranks[$1.id.value, default: 0] }
  }
}

/// The better sources first; those of one kind in their order.
func ranked<Element>(_ elements: [Element], by source: (Element) -> Price.Source) -> [Element] {
  Price.Source.allCases.sorted(by: >).flatMap { kind in elements.filter { source($0) == kind } }
}
