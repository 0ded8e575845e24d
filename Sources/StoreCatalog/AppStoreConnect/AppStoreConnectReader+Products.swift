import Findings
import Locales
import SourceFormats

extension AppStoreConnectReader {
  /// The groups in the files' order, each with its subscriptions; then subscriptions of which the group is unknown.
  mutating func readGroups() {
    var subscriptions: [String: [Int]] = [:]
    var groups: [SubscriptionGroup] = []
    var places: [String: Int] = [:]
    var others: [Int] = []
    for index in resources.indices(of: .subscriptionGroups) {
      places[resources[index].id.value] = groups.count
      groups.append(group(index))
      subscriptions[resources[index].id.value] = resources.children(of: index, "subscriptions")
      noteNamedSubscriptions(of: index)
    }
    var seen = Set(subscriptions.values.joined())
    let named = groupsNamedByPages()
    for index in resources.indices(of: .subscriptions) where seen.insert(index).inserted {
      // A group that is named, and not in the files, is a group all the same.
      let id = resources[index].linkage("group")?["id"]?.placedString ?? named[index]
      guard let id else {
        others.append(index)
        continue
      }
      if places[id.value] == nil {
        places[id.value] = groups.count
        groups.append(SubscriptionGroup(id: id, name: id, range: id.range))
      }
      subscriptions[id.value, default: []].append(index)
    }
    for group in groups {
      let sold = subscriptions[group.id.value] ?? []
      catalog.groups.append(group)
      for index in sold { readSubscription(index, group: group.id.value) }
    }
    for index in others { readSubscription(index, group: nil) }
  }

  private mutating func noteNamedSubscriptions(of group: Int) {
    for node in resources[group].relationships {
      for end in node["subscriptions"]?["data"]?.elements ?? [] {
        guard let id = end["id"]?.placedString, resources.find(.subscriptions, id.value) == nil else { continue }
        gaps.add(.named(.subscriptions), at: id.range)
      }
    }
  }

  /// The groups of subscriptions that are listed in the answer for a group that is in no file.
  private func groupsNamedByPages() -> [Int: Placed<String>] {
    var groups: [Int: Placed<String>] = [:]
    for page in pages {
      guard let owner = page.address?.owner, owner.type == .subscriptionGroups, owner.relation == "subscriptions" else {
        continue
      }
      for row in page.rows {
        groups[row] = groups[row] ?? Placed(owner.id, at: page.addressRange ?? .start(of: page.file))
      }
    }
    return groups
  }

  private mutating func group(_ index: Int) -> SubscriptionGroup {
    let resource = resources[index]
    product = nil
    let name = text("referenceName", of: resource) ?? resource.id
    var group = SubscriptionGroup(id: resource.id, name: name, range: resource.range)
    for child in localizations(of: index, "subscriptionGroupLocalizations") {
      guard let locale = locale(of: resources[child]) else { continue }
      if group.names[locale] == nil, let name = text("name", of: resources[child]) { group.names[locale] = name }
    }
    return group
  }

  /// A subscription. Without a sound period there is no such plan: the same price weekly and yearly is not the same.
  private mutating func readSubscription(_ index: Int, group: String?) {
    guard var product = newProduct(index, kind: .autoRenewable) else { return }
    let resource = resources[index]
    product.group = group
    product.level = count("groupLevel", of: resource).value
    product.period = word(
      "subscriptionPeriod", of: resource, among: Period.connectWords, rule: "unknown-period",
      what: "period of a subscription")
    if resource.attribute("subscriptionPeriod") == nil { reportMissing("subscriptionPeriod", of: resource) }
    readLocalizations(of: index, "subscriptionLocalizations", into: &product)
    let prices = prices(ofSubscription: index)
    product.prices = prices.regular
    if !resources.knows("prices", of: index) {
      gaps.add(.prices(.subscriptions), at: product.id.range, product: product.id.value)
    }
    product.commitment = commitment(prices.monthly, of: index)
    product.images = images(of: index)
    (product.offers, product.omittedOffers) = offers(ofSubscription: index)
    // API 4.4 says it for each billing plan; what holds for the subscription as a whole is older.
    product.availability =
      planAvailability(of: index, "UPFRONT").flatMap { availability($0) }
      ?? resources.children(of: index, "subscriptionAvailability").first.flatMap { availability($0) }
    if group == nil, product.period != nil {
      report(
        "group-unknown", "Group of \(quoted(product.id.value)) not in the file", help: "export with include=group",
        at: product.id.range, severity: .warning)
    }
    self.product = nil
    if product.period != nil { add(product) }
  }

  mutating func readInAppPurchase(_ index: Int) {
    guard var product = newProduct(index, kind: .nonConsumable) else { return }
    let kinds: [(String, Product.Kind)] = [
      ("CONSUMABLE", .consumable), ("NON_CONSUMABLE", .nonConsumable), ("NON_RENEWING_SUBSCRIPTION", .nonRenewing),
    ]
    let resource = resources[index]
    let kind = word(
      "inAppPurchaseType", of: resource, among: kinds, rule: "unknown-type", what: "type of an in-app purchase")
    if resource.attribute("inAppPurchaseType") == nil { reportMissing("inAppPurchaseType", of: resource) }
    readLocalizations(of: index, "inAppPurchaseLocalizations", into: &product)
    product.prices = prices(ofInAppPurchase: index)
    let schedules = resources.children(of: index, "iapPriceSchedule")
    let isPriced = schedules.contains {
      resources.knows("manualPrices", of: $0) || resources.knows("automaticPrices", of: $0)
    }
    product.images = images(of: index)
    if !isPriced { gaps.add(.prices(.inAppPurchases), at: product.id.range, product: product.id.value) }
    product.availability =
      resources.children(of: index, "inAppPurchaseAvailability").first.flatMap { availability($0) }
    self.product = nil
    guard let kind else { return }
    product.kind = kind.value
    add(product)
  }

  /// What every product has. Nil, with a finding, where there is no id to sell it by.
  private mutating func newProduct(_ index: Int, kind: Product.Kind) -> Product? {
    product = nil
    let resource = resources[index]
    if noteMissingAttributes(of: resource) { return nil }
    guard let id = text("productId", of: resource) else {
      reportMissing("productId", of: resource)
      return nil
    }
    product = id.value
    var new = Product(id: id, kind: kind, range: resource.range)
    new.source = .appStoreConnect
    // The API calls the reference name `name`; its first version, `referenceName`.
    new.referenceName = text("name", of: resource) ?? text("referenceName", of: resource)
    new.isFamilyShareable = flag("familySharable", of: resource)
    if let state = text("state", of: resource) {
      new.state = Product.State(rawValue: state.value).map { Placed($0, at: state.range) }
      if new.state == nil {
        report("unknown-state", "Unknown state \(quoted(state.value))", at: state.range, severity: .note)
      }
    }
    if let screenshot = resource.linkage("appStoreReviewScreenshot") {
      new.hasReviewScreenshot = screenshot.kind == .object
    }
    return new
  }

  private mutating func add(_ new: Product) {
    if let first = firstPlaces[new.id.value] {
      catalog.duplicates.append(Catalog.Duplicate(first: first, second: new))
    } else {
      firstPlaces[new.id.value] = new.id.range
      catalog.products.append(new)
    }
  }

  /// The 12-month commitment: twelve payments of the monthly plan's price, where that plan is sold.
  private mutating func commitment(_ monthly: [(price: Price, range: SourceRange)], of index: Int) -> Commitment? {
    let storefronts = planAvailability(of: index, "MONTHLY").flatMap { territories(of: $0) }
    let sold = monthly.filter { storefronts?.contains($0.price.storefront) ?? true }
    guard let first = sold.first else { return nil }
    let total = sold.map { row in
      var total = row.price
      total.money = total.money.map { Money($0.amount * 12, $0.currency) }
      return total
    }
    return Commitment(monthly: sold.map(\.price), total: total, range: first.range)
  }

  /// The resource that says where a billing plan of a subscription is sold.
  private func planAvailability(of index: Int, _ plan: String) -> Int? {
    resources.children(of: index, "planAvailabilities").first {
      resources[$0].attribute("planType")?.string == plan
    }
  }

  /// The pictures that promote a product on the store's page; those that failed to arrive are none.
  private mutating func images(of index: Int) -> [Product.Image] {
    resources.children(of: index, "images").compactMap { child in
      let resource = resources[child]
      let asset = resource.attribute("imageAsset")
      guard let place = asset?.range ?? resource.attribute("fileName")?.range,
        resource.attribute("state")?.string != "FAILED"
      else {
        return nil
      }
      func count(_ key: String) -> Int? { asset?[key]?.number.flatMap { Int($0) } }
      return Product.Image(
        width: count("width"), height: count("height"), name: resource.attribute("fileName")?.placedString,
        checksum: resource.attribute("sourceFileChecksum")?.placedString, range: place)
    }
  }

  private mutating func availability(_ index: Int) -> Product.Availability? {
    guard let storefronts = territories(of: index) else { return nil }
    let isInNew = resources[index].attribute("availableInNewTerritories")?.bool
    return Product.Availability(storefronts: storefronts, isInNewStorefronts: isInNew, range: resources[index].range)
  }

  /// Where something is sold; nil where the files do not say, or not all of it.
  private mutating func territories(of index: Int) -> Set<Storefront>? {
    guard resources.knows("availableTerritories", of: index) else { return nil }
    let rows = resources.children(of: index, "availableTerritories")
    var found = rows.map { resources[$0].id }
    // Territories that are named and not described count too.
    for node in resources[index].relationships {
      found += node["availableTerritories"]?["data"]?.elements.compactMap { $0["id"]?.placedString } ?? []
      if let total = node["availableTerritories"]?["meta"]?["paging"]?["total"]?.number.flatMap({ Int($0) }),
        Set(found.map(\.value)).count < total
      {
        return nil
      }
    }
    return Set(found.compactMap { storefront($0) })
  }

  // MARK: Words

  private mutating func readLocalizations(of index: Int, _ name: String, into product: inout Product) {
    for child in localizations(of: index, name) {
      let resource = resources[child]
      guard let locale = locale(of: resource), product.localizations[locale] == nil else { continue }
      product.localizations[locale] = resource.range
      product.names[locale] = text("name", of: resource)
      product.descriptions[locale] = text("description", of: resource)
    }
  }

  /// The localizations that customers see next: those of the newest version that is neither replaced nor rejected, then
  /// the resource's own.
  private func localizations(of index: Int, _ name: String) -> [Int] {
    let dead: Set<String> = ["REPLACED_WITH_NEW_VERSION", "REJECTED", "DEVELOPER_REJECTED"]
    let versions = resources.children(of: index, "versions").map { version -> (index: Int, isDead: Bool, number: Int) in
      let resource = resources[version]
      let isDead = resource.attribute("state")?.string.map(dead.contains) ?? false
      return (version, isDead, resource.attribute("version")?.number.flatMap { Int($0) } ?? 0)
    }
    let newest = versions.max { a, b in a.isDead != b.isDead ? a.isDead : a.number < b.number }
    return (newest.map { resources.children(of: $0.index, "localizations") } ?? [])
      + resources.children(of: index, name)
  }

  // MARK: What is left

  /// Rows that belong to nothing. They are looked at all the same: what is wrong with them is wrong wherever they
  /// belong.
  mutating func readRest() {
    product = expectedProduct?.value
    for index in resources.all.indices where !resources[index].isOwned && resources[index].type.needsOwner {
      let resource = resources[index]
      switch resource.type {
      case .subscriptionPrices, .inAppPurchasePrices:
        if let price = price(index)?.price { ownerlessPrices.append(price) }
      case .subscriptionIntroductoryOffers:
        ownerlessOffers += introductoryOffers([index])
      case .subscriptionPromotionalOffers:
        _ = offer(index, kind: .promotional)
      case .subscriptionOfferCodes:
        _ = offer(index, kind: .code)
      case .winBackOffers:
        _ = offer(index, kind: .winBack)
      case .subscriptionLocalizations, .inAppPurchaseLocalizations, .subscriptionGroupLocalizations:
        _ = locale(of: resource)
      default: break
      }
      if expectedProduct == nil { gaps.add(.owner(resource.type), at: resource.id.range) }
    }
    // A group's subscriptions reach the schedule's prices through the schedule; those of a lone schedule reach nobody.
    for schedule in resources.indices(of: .inAppPurchasePriceSchedules) where !resources[schedule].isOwned {
      for name in ["manualPrices", "automaticPrices"] {
        for row in resources.children(of: schedule, name) {
          if let price = price(row)?.price { ownerlessPrices.append(price) }
        }
      }
    }
    product = nil
  }
}
