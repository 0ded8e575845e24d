import StoreCatalog

extension Project {
  /// Whether something of what a paywall sells in a market could not be read, such as a price: a page that is drawn of it shows less than there is.
  public func sellsUnread(_ paywall: Paywall, in market: Market) -> Bool {
    guard !catalog.unread.isEmpty else { return false }
    let products = products(of: paywall)
    let own = Set(products.map(\.id.value))
    return catalog.unread.contains { unread in
      if let storefront = unread.storefront, storefront != market.storefront, storefront != market.wanted {
        return false
      }
      if own.contains(unread.product) { return true }
      // A product that is on sale elsewhere is not on this paywall. One that is lost altogether may be: its group tells, where there is one.
      guard catalog.product(unread.product) == nil else { return false }
      guard let group = unread.group, catalog.group(group) != nil else {
        return paywall.group == nil || products.contains { $0.group == nil }
      }
      return paywall.group == group || products.contains { $0.group == group }
    }
  }
}
