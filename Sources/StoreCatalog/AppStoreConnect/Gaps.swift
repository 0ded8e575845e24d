import Findings

/// Something that an export leaves out. It is left out of every row, so it is said once a file, with a count.
enum Gap: Hashable {
  /// A price whose price point, which holds the amount, is in none of the files.
  case pricePoint
  /// The same for an offer that only some customers get.
  case offerPricePoint
  /// A price point without an amount.
  case amount
  /// A price or an offer that does not say where it holds.
  case territory
  /// An introductory offer that does not say where it holds.
  case offerTerritory
  /// Paid offers without any price.
  case offerPrices(ResourceType)
  /// Resources of which the files do not say whose they are.
  case owner(ResourceType)
  /// Products without any word on what they cost.
  case prices(ResourceType)
  /// Resources that a group names, and no file holds.
  case named(ResourceType)
  /// Resources that are named and not described.
  case attributes(ResourceType)
  /// A relationship of which an included list shows the beginning.
  case rest(String)

  var rule: String {
    switch self {
    case .pricePoint, .offerPricePoint: "price-point-missing"
    case .amount: "missing-price"
    case .territory: "missing-territory"
    case .offerTerritory: "offer-territory-unknown"
    case .offerPrices: "offer-price-missing"
    case .owner: "owner-unknown"
    case .prices: "prices-unknown"
    case .named: "resources-missing"
    case .attributes: "attributes-missing"
    case .rest: "truncated-export"
    }
  }

  var severity: Severity {
    switch self {
    case .pricePoint, .amount, .territory, .named: .error
    case .attributes(.subscriptions), .attributes(.inAppPurchases), .attributes(.subscriptionIntroductoryOffers): .error
    case .offerTerritory, .prices: .note
    default: .warning
    }
  }

  func message(_ count: Int, of total: Int) -> String {
    let prices = count == 1 ? "1 price" : "\(count) prices"
    switch self {
    case .pricePoint: return "Price point of \(prices) not in the file"
    case .offerPricePoint:
      return "Price point of \(count == 1 ? "1 offer price" : "\(count) offer prices") not in the file"
    case .amount: return "No 'customerPrice' in the price \(count == 1 ? "point" : "points") of \(prices)"
    case .territory: return "Territory of \(prices) not in the file"
    case .offerTerritory:
      return "Territory of \(ResourceType.subscriptionIntroductoryOffers.words(count)) not in the file"
    case .offerPrices(let type): return "Prices of \(type.words(count)) not in the file"
    case .owner(let type):
      return "Owner of \(type.words(count)) not in the file: \(count == 1 ? "it is" : "they are") not used"
    case .prices(let type): return "Prices of \(type.words(count)) not in the file"
    case .named(let type): return "Group has \(type.words(count)) that no file holds"
    case .attributes(let type): return "No attributes of \(type.words(count)) in the file"
    case .rest(let relation): return "Export is truncated: \(count) of \(total) rows in '\(relation)'"
    }
  }

  var help: String {
    switch self {
    case .pricePoint, .offerPricePoint, .amount:
      "export with include=subscriptionPricePoint,territory (in-app purchases: include=inAppPurchasePricePoint,territory)"
    case .territory: "export with include=territory"
    case .offerTerritory: "it is taken to hold everywhere; export with include=territory"
    case .offerPrices: "export the offer's prices with include=subscriptionPricePoint,territory"
    case .owner(let type):
      switch type {
      case .subscriptionPrices: "keep the answer whole, with 'links.self', and export the subscriptions too"
      case .inAppPurchasePriceSchedules, .inAppPurchasePrices:
        "export the in-app purchases too, with include=iapPriceSchedule"
      default: "export what they belong to as well"
      }
    case .prices(.inAppPurchases):
      "export the price schedule's manualPrices and automaticPrices, or name a table under 'prices:'"
    case .prices: "export the subscription's prices, or name a table under 'prices:'"
    case .named: "export them too, with include=subscriptions or the group's own list"
    case .attributes: "export the resources themselves, not only their relationships"
    case .rest: "export the relationship on its own, with limit=200"
    }
  }
}

/// The gaps of all files, in the order in which they were met.
struct Gaps {
  private struct Key: Hashable {
    var gap: Gap
    var file: FileID
  }

  private struct Tally {
    var key: Key
    var at: SourceRange
    var count = 0
    var total = 0
    var storefronts: Set<String> = []
    var products: Set<String> = []
  }

  private var tallies: [Tally] = []
  private var places: [Key: Int] = [:]

  var isEmpty: Bool { tallies.isEmpty }

  /// Whether products, prices or the rest of a list are missing.
  var leavesSomethingUnknown: Bool {
    tallies.contains { tally in
      switch tally.key.gap {
      case .pricePoint, .amount, .territory, .rest, .prices, .named: true
      default: false
      }
    }
  }

  mutating func add(
    _ gap: Gap, at range: SourceRange, count: Int = 1, of total: Int = 0, product: String? = nil,
    storefront: String? = nil
  ) {
    let key = Key(gap: gap, file: range.file)
    let place = places[key] ?? tallies.count
    if place == tallies.count {
      places[key] = place
      tallies.append(Tally(key: key, at: range))
    }
    tallies[place].count += count
    tallies[place].total += total
    if let storefront { tallies[place].storefronts.insert(storefront) }
    if let product, tallies[place].products.count < 2 { tallies[place].products.insert(product) }
  }

  var findings: [Finding] {
    tallies.map { tally in
      let gap = tally.key.gap
      var finding = Finding.input(
        gap.rule, gap.message(tally.count, of: tally.total), help: gap.help, at: tally.at, severity: gap.severity)
      finding.storefronts = tally.storefronts.sorted()
      if tally.products.count == 1 { finding.product = tally.products.first }
      return finding
    }
  }
}
