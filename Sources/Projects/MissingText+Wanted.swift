import Locales
import StoreCatalog
import Words

extension [MissingText] {
  /// The texts that are missing where they are wanted. Where nobody declares locales, a paywall is wanted in those of its own words and groups:
  /// another group of the same file may be sold in more.
  func wanted(
    by paywalls: [Paywall], catalog: Catalog, strings: [StringTable], copy: [NamedCopy]
  ) -> [MissingText] {
    guard !isEmpty, catalog.groups.count > 1 else { return self }
    var shared = Set<LocaleID>()
    for table in strings { shared.formUnion(table.locales) }
    var ofGroup: [String: Set<LocaleID>] = [:]
    for product in catalog.products { ofGroup[product.group ?? "", default: []].formUnion(product.localizations.keys) }
    for group in catalog.groups { ofGroup[group.id.value, default: []].formUnion(group.names.keys) }
    let groups = Dictionary(
      catalog.products.map { ($0.id.value, $0.group ?? "") }, uniquingKeysWith: { first, _ in first })
    var ofPaywall: [String: Set<LocaleID>] = [:]
    var said: [String: Set<LocaleID>] = [:]
    for paywall in paywalls {
      let words = shared.union(copy.filter { $0.paywall == paywall.name }.map(\.locale))
      said[paywall.name] = words
      var own = words
      for plan in paywall.plans where catalog.products.indices.contains(plan.product) {
        own.formUnion(ofGroup[catalog.products[plan.product].group ?? ""] ?? [])
      }
      ofPaywall[paywall.name] = own
    }
    return filter { text in
      var locales = ofPaywall[text.paywall] ?? []
      if let group = text.product.flatMap({ groups[$0] }) {
        locales = (said[text.paywall] ?? []).union(ofGroup[group] ?? [])
      }
      // A catalog of no language at all lacks its texts in each.
      return locales.isEmpty
        || locales.contains { $0 == text.locale || $0.means(text.locale) || $0.isOneLocalization(with: text.locale) }
    }
  }
}
