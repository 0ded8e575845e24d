import Findings
import Locales
import SourceFormats
import StoreCatalog

/// Which products a paywall offers, in which order and tiers.
struct PaywallPlans {
  var plans: [Paywall.Plan] = []
  var tiers: [Paywall.Tier] = []
  var group: String?
  var selected = 0
  /// Where the plan that is chosen at first is named; nil where it is not.
  var selectedRange: SourceRange?
  var findings: [Finding] = []

  enum Order: String, CaseIterable, Sendable {
    case level, price, given
    case priceDescending = "price-descending"
  }

  /// The plans of a whole group, for a paywall that nobody declared.
  init(of group: SubscriptionGroup, in catalog: Catalog, on day: Day) {
    self.group = group.id.value
    let products = catalog.products.indices.filter { catalog.products[$0].group == group.id.value }
    arrange(ordered(products, by: .level, in: catalog, on: day), declared: [], in: catalog, sourceName: { $0 })
  }

  /// Products outside groups, for a catalog that has no groups.
  init(oneTimeProductsOf catalog: Catalog) {
    let products = catalog.products.indices.filter { catalog.products[$0].group == nil }
    arrange(Array(products), declared: [], in: catalog, sourceName: { $0 })
  }

  /// The plans that a configuration declares.
  ///
  /// - Parameters:
  ///   - fields: the paywall's object.
  ///   - sourceName: the name in the source locale of a tier whose name may be a string key; slugs are made from it.
  init(
    _ fields: inout Fields, declaredAt range: SourceRange, in catalog: Catalog, on day: Day,
    sourceName: (String) -> String
  ) {
    var products: [Int] = []
    let groupName = fields.text("group")
    if let groupName {
      // A test configuration and App Store Connect know one group by different ids.
      let (found, rivals) = catalog.groups(named: groupName.value)
      if let first = rivals.first {
        findings.append(
          .input(
            "ambiguous-group",
            "'\(groupName.value)' is the name of \(rivals.count) subscription groups: "
              + rivals.prefix(10).map { "'\($0.id.value)'" }.joined(separator: ", "),
            help: "name one of them by its id: group: \(first.id.value)", at: groupName.range,
            related: rivals.prefix(10).map { Finding.Related("Declared here", at: $0.id.range) }))
      }
      if let first = found.first {
        let ids = Set(found.map(\.id.value))
        group = first.id.value
        products = catalog.products.indices.filter { catalog.products[$0].group.map(ids.contains) ?? false }
      } else {
        findings.append(
          .input(
            "unknown-group", "'\(groupName.value)' is no subscription group of the catalog",
            help: .suggestion(for: groupName.value, among: catalog.groups.map(\.name.value)), at: groupName.range))
      }
    }
    let listed = fields.texts("products")
    if let listed {
      let found = withoutRepeated(listed).compactMap { index(of: $0, in: catalog) }
      if listed.isEmpty, groupName == nil {
        findings.append(
          .input(
            "wrong-value", "'products' lists no product", help: "name what the paywall sells, or its 'group'",
            at: fields.value("products")?.range ?? range))
      }
      // A list beside a group adds one-time products to it, or chooses and orders among the group's.
      products = groupName == nil || found.contains(where: products.contains) ? found : products + found
    }
    var seen: Set<Int> = []
    products = products.filter { seen.insert($0).inserted }
    if group == nil {
      let groups = Set(products.compactMap { catalog.products[$0].group })
      group = groups.count == 1 ? groups.first : nil
    }
    let order = fields.choice("order", of: Order.self)?.value ?? (listed == nil ? .level : .given)
    let declared = declaredTiers(&fields, of: products, in: catalog)
    arrange(ordered(products, by: order, in: catalog, on: day), declared: declared, in: catalog, sourceName: sourceName)
    if groupName == nil, listed == nil {
      findings.append(.input("missing-key", "A paywall needs 'group' or 'products'", at: range))
    }
    if let text = fields.text("selected"), let product = index(of: text, in: catalog) {
      if let position = plans.firstIndex(where: { $0.product == product }) {
        selected = position
        selectedRange = text.range
      } else {
        let known = plans.map { catalog.products[$0.product].id.value }
        findings.append(
          .input(
            "unknown-product", "'\(text.value)' is not on this paywall",
            help: .suggestion(for: text.value, among: known), at: text.range))
      }
    }
  }

  /// The index of a product in the catalog, with a finding where there is none.
  private mutating func index(of id: Placed<String>, in catalog: Catalog) -> Int? {
    if let index = catalog.products.firstIndex(where: { $0.id.value == id.value }) { return index }
    findings.append(.planNotInCatalog(id, catalog))
    return nil
  }

  /// The ids of a list, each once: a repeated one is told of, and the first counts.
  private mutating func withoutRepeated(_ ids: [Placed<String>]) -> [Placed<String>] {
    var first: [String: SourceRange] = [:]
    return ids.filter { id in
      guard let place = first[id.value] else {
        first[id.value] = id.range
        return true
      }
      findings.append(
        .input(
          "product-listed-twice", "'\(id.value)' is listed twice", help: "remove one of the two", at: id.range,
          related: [Finding.Related("Also listed here", at: place)], severity: .warning))
      return false
    }
  }

  /// The tiers that the configuration names, without those that hold no plan of the paywall.
  private mutating func declaredTiers(
    _ fields: inout Fields, of products: [Int], in catalog: Catalog
  ) -> [(name: Placed<String>, products: [Int])] {
    var tiers: [(name: Placed<String>, products: [Int])] = []
    var taken: [Int: (tier: String, range: SourceRange)] = [:]
    for member in fields.named("tiers") {
      let known = fields.findings.count + findings.count
      let ids = withoutRepeated(fields.texts(member.value, of: member.key))
      var own: [Int] = []
      for id in ids {
        guard let product = index(of: id, in: catalog) else { continue }
        // Where nothing is known to be on the paywall, the cause was told of already.
        guard products.isEmpty || products.contains(product) else {
          let others = products.map { catalog.products[$0].id.value }
          findings.append(
            .input(
              "unknown-product", "'\(id.value)' is not on this paywall",
              help: .suggestion(for: id.value, among: others), at: id.range))
          continue
        }
        if let other = taken[product] {
          findings.append(
            .input(
              "product-in-two-tiers", "'\(id.value)' is in the tiers '\(other.tier)' and '\(member.key)'",
              help: "a plan is in one tier: it is shown in '\(other.tier)'", at: id.range,
              related: [Finding.Related("Also listed here", at: other.range)]))
        } else {
          taken[product] = (member.key, id.range)
          own.append(product)
        }
      }
      if !own.isEmpty {
        tiers.append((Placed(member.key, at: member.keyRange), own))
      } else if fields.findings.count + findings.count == known {
        findings.append(
          .input(
            "empty-tier", "Tier '\(member.key)' holds no product", help: "list its product ids, or remove the tier",
            at: member.keyRange))
      }
    }
    return tiers
  }

  private func ordered(_ products: [Int], by order: Order, in catalog: Catalog, on day: Day) -> [Int] {
    func amount(_ index: Int) -> Price? {
      let product = catalog.products[index]
      return product.price(in: catalog.storefront?.value ?? .unitedStates, on: day) ?? product.prices.first
    }
    // Sorting keeps the file's order where two are equal, so the position decides last.
    func sorted(_ isBefore: (Int, Int) -> Bool?) -> [Int] {
      products.enumerated().sorted { a, b in isBefore(a.element, b.element) ?? (a.offset < b.offset) }.map(\.element)
    }
    switch order {
    case .given: return products
    case .level:
      return sorted { a, b in
        let levels = (catalog.products[a].level?.value ?? .max, catalog.products[b].level?.value ?? .max)
        return levels.0 == levels.1 ? nil : levels.0 < levels.1
      }
    case .price, .priceDescending:
      return sorted { a, b in
        guard let x = amount(a)?.money.value.amount, let y = amount(b)?.money.value.amount, x != y else { return nil }
        return order == .price ? x < y : x > y
      }
    }
  }

  private mutating func arrange(
    _ products: [Int], declared: [(name: Placed<String>, products: [Int])], in catalog: Catalog,
    sourceName: (String) -> String
  ) {
    if !declared.isEmpty {
      var slugs: Set<String> = []
      for (position, tier) in declared.enumerated() {
        let named = slug(sourceName(tier.name.value))
        let own = named.isEmpty || named == "situations" ? "tier-\(position + 1)" : named
        if !slugs.insert(own).inserted {
          findings.append(
            .input(
              "address-clash", "Tier '\(tier.name.value)' has the address '\(own)' of another tier", at: tier.name.range
            ))
        }
        tiers.append(Paywall.Tier(name: tier.name, slug: own))
      }
      for product in products {
        guard let tier = declared.firstIndex(where: { $0.products.contains(product) }) else {
          findings.append(
            .input(
              "product-without-tier", "'\(catalog.products[product].id.value)' is in none of the tiers",
              at: declared[0].name.range))
          plans.append(Paywall.Plan(product: product, tier: 0))
          continue
        }
        plans.append(Paywall.Plan(product: product, tier: tier))
      }
      return
    }
    let levels = tierLevels(products, in: catalog)
    tiers = (0..<max(1, levels.count)).map { Paywall.Tier(name: nil, slug: "tier-\($0 + 1)") }
    plans = products.map { product in
      let level = catalog.products[product].level?.value
      return Paywall.Plan(product: product, tier: level.flatMap { levels.firstIndex(of: $0) } ?? 0)
    }
  }

  /// The levels that are tiers, the highest service first; empty where the plans are one tier. Where every level holds one plan, levels only order
  /// the plans and say nothing of service.
  private func tierLevels(_ products: [Int], in catalog: Catalog) -> [Int] {
    var counts: [Int: Int] = [:]
    for product in products {
      if let level = catalog.products[product].level?.value { counts[level, default: 0] += 1 }
    }
    return counts.count < 2 || counts.values.allSatisfy { $0 == 1 } ? [] : counts.keys.sorted()
  }
}

extension Catalog {
  /// The groups that a configuration means by a name: an id, a reference name or a name that customers see, the first of these that fits in a file.
  ///
  /// - Returns: `found` are the groups that count, one of each file: sources know one group by different ids. `rivals` are those of one file between
  ///   which the name does not choose; the first of them counts.
  public func groups(named name: String) -> (found: [SubscriptionGroup], rivals: [SubscriptionGroup]) {
    var best: [FileID: (rank: Int, groups: [SubscriptionGroup])] = [:]
    for group in groups {
      guard let rank = group.rank(as: name) else { continue }
      let known = best[group.id.range.file]
      if let known, known.rank < rank { continue }
      let others = known.map { $0.rank == rank ? $0.groups : [] } ?? []
      best[group.id.range.file] = (rank, others + [group])
    }
    let byFile = best.sorted { $0.key.index < $1.key.index }.map(\.value)
    // An id is the name of that group and of no other, whatever others are called.
    if let group = byFile.first(where: { $0.rank == 0 })?.groups.first { return ([group], []) }
    let found = byFile.compactMap(\.groups.first).map(\.id.value)
    let rivals = byFile.first { $0.groups.count > 1 }?.groups ?? []
    return (groups.filter { found.contains($0.id.value) }, rivals)
  }
}

extension SubscriptionGroup {
  /// How well a name means this group: 0 by its id, 1 by its reference name, 2 by a name that customers see; nil where it does not.
  fileprivate func rank(as name: String) -> Int? {
    if id.value == name { return 0 }
    if self.name.value == name { return 1 }
    return names.values.contains { $0.value == name } ? 2 : nil
  }
}

extension Finding {
  static func planNotInCatalog(_ id: Placed<String>, _ catalog: Catalog) -> Finding {
    Finding(
      rule: "plan-not-in-catalog", kind: .rule, severity: .error, "'\(id.value)' is no product of the catalog",
      help: .suggestion(for: id.value, among: catalog.products.map(\.id.value)), at: id.range, product: id.value)
  }
}
