import Findings
import Locales
import Projects
import StoreCatalog

/// A subscription has one introductory offer at a time in a storefront, and one to come.
enum IntroOfferCount: ProjectRule {
  static let id = "intro-offer-count"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A subscription has several introductory offers at once

    In each storefront, the days of a subscription's introductory offers do not overlap, and at most one offer is still to come. The offers of a
    12-month commitment are counted for themselves.

    ## Why

    App Store Connect keeps one current and one future introductory offer in a territory. Of two, nobody can say which one a customer gets.

    ## Source

    Apple, Pricing and availability ("one current and one future"),
    <https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffers": [ { "internalID": "A", "paymentMode": "free", "subscriptionPeriod": "P1W" },
          { "internalID": "B", "paymentMode": «"payUpFront"», "subscriptionPeriod": "P3M", "displayPrice": "4.99" } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, offers.json]
    --- offers.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "introductoryOffers": { "data": [
          { "type": "subscriptionIntroductoryOffers", "id": "a" }, { "type": "subscriptionIntroductoryOffers", "id": "b" } ] } } },
      "included": [
        { "type": "subscriptionIntroductoryOffers", "id": "a", "attributes": { "offerMode": "FREE_TRIAL", "duration": "ONE_WEEK",
          "numberOfPeriods": 1, "startDate": "2027-01-01", "endDate": "2027-02-01" }, "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } },
        { "type": "subscriptionIntroductoryOffers", "id": "b", "attributes": { "offerMode": «"FREE_TRIAL"», "duration": "TWO_WEEKS",
          "numberOfPeriods": 1, "startDate": "2027-02-01" }, "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "introductoryOffer": { "internalID": "A", "paymentMode": "free", "subscriptionPeriod": "P1W" },
        "introductoryOffers": [ { "internalID": "A", "paymentMode": "free", "subscriptionPeriod": "P1W" } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, offers.json]
    --- offers.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "introductoryOffers": { "data": [
          { "type": "subscriptionIntroductoryOffers", "id": "a" }, { "type": "subscriptionIntroductoryOffers", "id": "b" } ] } } },
      "included": [
        { "type": "subscriptionIntroductoryOffers", "id": "a", "attributes": { "offerMode": "FREE_TRIAL", "duration": "ONE_WEEK",
          "numberOfPeriods": 1, "endDate": "2027-01-31" }, "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } },
        { "type": "subscriptionIntroductoryOffers", "id": "b", "attributes": { "offerMode": "FREE_TRIAL", "duration": "TWO_WEEKS",
          "numberOfPeriods": 1, "startDate": "2027-02-01" }, "relationships": { "territory": { "data": { "type": "territories", "id": "USA" } } } } ] }
    ```

    ## How to fix

    Let the first offer end before the second one begins, or take one of them out.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() {
      let offers = product.offers.filter { $0.kind == .introductory }
      guard offers.count > 1 else { continue }
      for isForCommitment in [false, true] {
        check(offers.filter { $0.isForCommitment == isForCommitment }, today: project.today) { clash in
          report(
            Violation(
              "\(clash.what) of '\(product.reference)' in \(names(clash.storefronts))",
              help: "let one end before the other begins, or take one of them out", at: clash.second.mode.range,
              related: [.init("the other one", at: clash.first.mode.range)], subjects: [product.subject(at: index)]))
        }
      }
    }
  }

  private struct Clash {
    var what: String
    var first: Offer
    var second: Offer
    var storefronts: [Storefront]
  }

  private static func names(_ storefronts: [Storefront]) -> String {
    if storefronts.isEmpty { return "every storefront" }
    let more = storefronts.count > 3 ? " and \(storefronts.count - 3) more" : ""
    return storefronts.prefix(3).map(\.code).joined(separator: ", ") + more
  }

  private static func check(_ offers: [Offer], today: Day, report: (Clash) -> Void) {
    guard offers.count > 1 else { return }
    let sorted = offers.indices.sorted { a, b in
      switch (offers[a].from, offers[b].from) {
      case (nil, nil): a < b
      case (nil, _): true
      case (_, nil): false
      case (let from?, let other?): from == other ? a < b : from < other
      }
    }
    // The storefronts that a pair of offers meets in; none for offers made everywhere.
    var clashes: [[Int]: (what: String, storefronts: [Storefront])] = [:]
    var order: [[Int]] = []
    func note(_ first: Int, _ second: Int, _ what: String, in storefront: Storefront?) {
      let key = [first, second]
      if clashes[key] == nil {
        clashes[key] = (what, [])
        order.append(key)
      }
      if let storefront { clashes[key]?.storefronts.append(storefront) }
    }
    let named = Set(offers.flatMap { $0.territories ?? [] }).sorted()
    for storefront in named.map(Optional.some)
      + (offers.contains { $0.territories == nil } && named.isEmpty ? [nil] : [])
    {
      var longest: Int?
      var coming: Int?
      for index in sorted {
        let offer = offers[index]
        if let storefront, !(offer.territories?.contains(storefront) ?? true) { continue }
        if let other = longest, begins(offer, before: offers[other]) {
          note(other, index, "Two introductory offers at once", in: storefront)
        } else if let from = offer.from, from > today {
          if let other = coming { note(other, index, "Two introductory offers to come", in: storefront) }
          coming = index
        }
        if let other = longest, let end = offers[other].until, let own = offer.until {
          if own > end { longest = index }
        } else if longest.map({ offers[$0].until != nil }) ?? true {
          longest = index
        }
      }
    }
    for key in order {
      guard let (what, storefronts) = clashes[key] else { continue }
      // In the order of the file, the later one is one too many.
      let (first, second) = (min(key[0], key[1]), max(key[0], key[1]))
      report(Clash(what: what, first: offers[first], second: offers[second], storefronts: storefronts))
    }
  }

  /// Whether an offer begins before the last day of an earlier one is over.
  private static func begins(_ offer: Offer, before earlier: Offer) -> Bool {
    guard let end = earlier.until, let from = offer.from else { return true }
    return from <= end
  }
}
