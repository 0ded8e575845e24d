import Findings
import Foundation
import Locales
import SourceFormats

extension StoreKitReader {
  /// An entry of `products`.
  mutating func readOneTimeProduct(_ entry: Entry) {
    guard var product = newProduct(entry, kind: .nonConsumable) else { return }
    guard let kind = oneTimeKind(of: entry) else { return }
    product.kind = kind
    readPrice(of: entry, into: &product)
    add(product)
  }

  mutating func readNonRenewing(_ entry: Entry) {
    guard var product = newProduct(entry, kind: .nonRenewing) else { return }
    checkType(of: entry, is: "NonRenewingSubscription")
    readPrice(of: entry, into: &product)
    add(product)
  }

  /// A subscription of a group. Without a sound period there is no such plan: the same price weekly and yearly is not
  /// the same.
  mutating func readSubscription(_ entry: Entry, of group: SubscriptionGroup) {
    guard var product = newProduct(entry, kind: .autoRenewable) else { return }
    checkType(of: entry, is: "RecurringSubscription")
    product.group = group.id.value
    product.level = count("groupNumber", of: entry).value
    if let id = text("subscriptionGroupID", of: entry), id.value != group.id.value {
      report(
        "group-id-mismatch", "'subscriptionGroupID' \(quoted(id.value)) is not the id of its group",
        at: id.range, related: [Finding.Related("the group's id", at: group.id.range)], severity: .note)
    }
    product.period = period("recurringSubscriptionPeriod", of: entry, insteadOf: ["duration", "period"])
    readPrice(of: entry, into: &product)
    product.offers = offers(of: entry)
    product.commitment = commitment(of: entry)
    self.product = nil
    if product.period != nil { add(product) }
  }

  /// What every product has. Nil, with a finding, where there is no id to sell it by.
  private mutating func newProduct(_ entry: Entry, kind: Product.Kind) -> Product? {
    product = nil
    guard let id = text("productID", of: entry) else {
      reportMissing("productID", of: entry, insteadOf: ["id", "identifier", "productId", "productIdentifier", "sku"])
      // The rest of such an entry is named in the same run, so that one correction is enough.
      if entry.value(of: "displayPrice") == nil { reportInvented("displayPrice", of: entry, insteadOf: ["price"]) }
      return nil
    }
    product = id.value
    var new = Product(id: id, kind: kind, range: entry.node.range)
    new.source = source
    new.referenceName = text("referenceName", of: entry)
    new.isFamilyShareable = flag("familyShareable", of: entry)
    readLocalizations(of: entry, into: &new)
    return new
  }

  private mutating func add(_ new: Product) {
    product = nil
    if let first = firstPlaces[new.id.value] {
      catalog.duplicates.append(Catalog.Duplicate(first: first, second: new))
    } else {
      firstPlaces[new.id.value] = new.id.range
      catalog.products.append(new)
    }
  }

  /// The regular price. None is set where it is missing, malformed, or zero for something that renews.
  private mutating func readPrice(of entry: Entry, into product: inout Product) {
    switch amount("displayPrice", of: entry) {
    case .missing:
      reportMissing("displayPrice", of: entry, insteadOf: ["price"])
    case .malformed:
      break
    case .sound(let amount):
      if product.kind == .autoRenewable, amount.value == 0 {
        report(
          "price-zero", "Price 0 of a subscription that renews", help: "only an offer can be free", at: amount.range)
      } else {
        product.prices = prices(amount)
      }
    }
  }

  func prices(_ amount: Placed<Decimal>) -> [Price] {
    guard let storefront else { return [] }
    return [Price(amount.map { Money($0, storefront.currency) }, in: storefront, source: source)]
  }

  /// The kind that an entry of `products` says it is; nil, with a finding, for subscriptions and for what nobody knows.
  private mutating func oneTimeKind(of entry: Entry) -> Product.Kind? {
    guard let type = text("type", of: entry) else {
      reportMissing("type", of: entry, insteadOf: ["productType", "kind"])
      return nil
    }
    switch type.value {
    case "Consumable": return .consumable
    case "NonConsumable": return .nonConsumable
    case "RecurringSubscription", "AutoRenewableSubscription", "AutoRenewable", "autoRenewable":
      report(
        "unknown-type", "Type \(quoted(type.value)) in 'products': subscriptions that renew stand in a group",
        help: "move it to 'subscriptionGroups[].subscriptions' with the type 'RecurringSubscription'", at: type.range)
      return nil
    case "NonRenewingSubscription":
      report(
        "unknown-type", "Type 'NonRenewingSubscription' in 'products'", help: "move it to 'nonRenewingSubscriptions'",
        at: type.range)
      return .nonRenewing
    default:
      let near = nearestName(to: type.value, among: ["Consumable", "NonConsumable"])
      report(
        "unknown-type", "Unknown type \(quoted(type.value)) of a product",
        help: near.map { "did you mean '\($0)'?" } ?? "a product is 'Consumable' or 'NonConsumable'", at: type.range)
      return near.map { $0 == "Consumable" ? .consumable : .nonConsumable }
    }
  }

  /// Where an entry stands decides what it is; a type that says something else is reported.
  private mutating func checkType(of entry: Entry, is right: String) {
    guard let type = text("type", of: entry), type.value != right else { return }
    report("unknown-type", "Unknown type \(quoted(type.value))", help: "did you mean '\(right)'?", at: type.range)
  }

  mutating func period(_ key: String, of entry: Entry, insteadOf others: [String] = []) -> Placed<Period>? {
    guard let written = text(key, of: entry) else {
      reportMissing(key, of: entry, insteadOf: others)
      return nil
    }
    guard let period = Period(iso8601: written.value) else {
      report(
        "malformed-period", "Malformed period \(quoted(written.value)) in '\(entry.path(of: key))'",
        help: "a period is written as 'P1W', 'P3M' or 'P1Y'", at: written.range)
      return nil
    }
    return Placed(period, at: written.range)
  }
}
