import Findings
import Locales
import SourceFormats

extension AppStoreConnectReader {
  /// All offers of a subscription, and the kinds of which the files say nothing.
  mutating func offers(ofSubscription index: Int) -> (offers: [Offer], omitted: Set<Offer.Kind>) {
    var omitted: Set<Offer.Kind> = []
    for (name, kind) in offerRelations where !resources.knows(name, of: index) { omitted.insert(kind) }
    var offers = introductoryOffers(resources.children(of: index, "introductoryOffers"))
    for (name, kind) in offerRelations where kind != .introductory {
      for child in resources.children(of: index, name) {
        if let offer = offer(child, kind: kind) { offers.append(offer) }
      }
    }
    return (offers, omitted)
  }

  /// Introductory offers. App Store Connect has one for each territory: those of the same terms and days are one offer
  /// here, with the territories where it holds.
  mutating func introductoryOffers(_ rows: [Int]) -> [Offer] {
    var offers: [Offer] = []
    var places: [OfferTerms: Int] = [:]
    for index in rows {
      let row = resources[index]
      guard let terms = terms(of: row, kind: .introductory) else { continue }
      var storefront: Storefront?
      var price: Price?
      if terms.mode.value == .free {
        if let code = territory(of: row) {
          guard let found = self.storefront(code) else { continue }
          storefront = found
        } else if row.linkage("territory")?.kind != .null {
          gaps.add(.offerTerritory, at: row.range.opening, product: product)
        }
      } else {
        guard let (money, place) = money(of: row, gap: .pricePoint) else { continue }
        guard isPaid(money, of: terms) else { continue }
        storefront = place
        price = Price(money, in: place, source: .appStoreConnect)
      }
      let key = OfferTerms(terms, isEverywhere: storefront == nil)
      let place = places[key] ?? offers.count
      if place == offers.count {
        places[key] = place
        var offer = terms.offer(kind: .introductory, range: row.range)
        if storefront != nil { offer.territories = [] }
        offers.append(offer)
      }
      guard let storefront else { continue }
      let isNew = offers[place].territories?.insert(storefront).inserted ?? true
      guard let price else { continue }
      if isNew {
        offers[place].prices.append(price)
      } else if let first = offers[place].prices.first(where: { $0.storefront == storefront }),
        first.money.value != price.money.value
      {
        report(
          "duplicate-price", "\(storefront.englishName) has two prices for the same offer: the first counts",
          at: price.money.range, related: [Finding.Related("given first here", at: first.money.range)], in: storefront)
      }
    }
    return offers
  }

  /// A promotional, win-back or code offer, with its list of prices.
  mutating func offer(_ index: Int, kind: Offer.Kind) -> Offer? {
    let resource = resources[index]
    if kind == .code, resource.attribute("active")?.bool == false { return nil }
    guard let terms = terms(of: resource, kind: kind) else { return nil }
    var offer = terms.offer(kind: kind, range: resource.range)
    offer.id =
      switch kind {
      case .promotional: text("offerCode", of: resource) ?? text("name", of: resource)
      case .winBack: text("offerId", of: resource) ?? text("referenceName", of: resource)
      default: text("name", of: resource)
      }
    if kind == .code {
      offer.renews = flag("autoRenewEnabled", of: resource)
      offer.codes = codes(ofOffer: index)
    }
    let rows = resources.children(of: index, "prices")
    var list = PriceList()
    var territories: Set<Storefront> = []
    var isComplete = !rows.isEmpty
    for row in rows {
      let row = resources[row]
      if let code = territory(of: row), let storefront = storefront(code) {
        territories.insert(storefront)
      } else {
        isComplete = false
      }
      guard terms.mode.value != .free, let (money, storefront) = money(of: row, gap: .offerPricePoint) else { continue }
      guard isPaid(money, of: terms) else { continue }
      add(Price(money, in: storefront, source: .appStoreConnect), to: &list)
    }
    offer.prices = list.prices
    // A promotional offer holds wherever the subscription is sold; the others where they have a row.
    if isComplete, kind != .promotional { offer.territories = territories }
    guard offer.mode.value == .free || !offer.prices.isEmpty else {
      if rows.isEmpty { gaps.add(.offerPrices(resource.type), at: resource.id.range, product: product) }
      return nil
    }
    return offer
  }

  /// The codes of a code offer that can still be used.
  private mutating func codes(ofOffer index: Int) -> [Offer.Code] {
    var codes: [Offer.Code] = []
    for child in resources.children(of: index, "customCodes") {
      let code = resources[child]
      if code.attribute("active")?.bool == false { continue }
      codes.append(Offer.Code(text: text("customCode", of: code), count: number("numberOfCodes", of: code)))
    }
    for child in resources.children(of: index, "oneTimeUseCodes") {
      let batch = resources[child]
      if batch.attribute("active")?.bool == false { continue }
      codes.append(Offer.Code(text: nil, count: number("numberOfCodes", of: batch)))
    }
    return codes
  }

  /// A whole number, whatever the limits of the store; nil, without a finding, for anything else.
  private func number(_ key: String, of resource: Resource) -> Placed<Int>? {
    guard let value = resource.attribute(key), let number = value.number.flatMap({ Int($0) }) else { return nil }
    return Placed(number, at: value.range)
  }

  /// What an offer grants; nil, with a finding, where that cannot be known. A wrong offer is never taken for a free one.
  private mutating func terms(of resource: Resource, kind: Offer.Kind) -> OfferDraft? {
    if noteMissingAttributes(of: resource) { return nil }
    let severity: Severity = kind == .introductory ? .error : .warning
    let mode = word(
      "offerMode", of: resource, among: offerModes, rule: "unknown-payment-mode", what: "offer mode")
    let period = word(
      "duration", of: resource, among: Period.connectWords, rule: "unknown-period", what: "duration of an offer")
    if resource.attribute("offerMode") == nil { reportMissing("offerMode", of: resource, severity: severity) }
    if resource.attribute("duration") == nil { reportMissing("duration", of: resource, severity: severity) }
    let count = count(kind == .winBack ? "periodCount" : "numberOfPeriods", of: resource)
    let plan = plan("targetSubscriptionPlanType", of: resource)
    let from = day("startDate", of: resource)
    let until = day("endDate", of: resource)
    guard let mode, let period, count.isSound, plan.isSound, from.isSound, until.isSound else { return nil }
    return OfferDraft(
      mode: mode, period: period, count: count.value?.value ?? 1, isForCommitment: plan.isMonthly, from: from.value,
      until: until.value)
  }

  private mutating func isPaid(_ money: Placed<Money>, of terms: OfferDraft) -> Bool {
    guard money.value.amount == 0 else { return true }
    report(
      "inconsistent-offer", "An offer is paid for and costs 0", at: money.range,
      related: [Finding.Related("the offer's mode", at: terms.mode.range)])
    return false
  }
}

/// The relationships of a subscription that lead to offers.
let offerRelations: [(name: String, kind: Offer.Kind)] = [
  ("introductoryOffers", .introductory), ("promotionalOffers", .promotional), ("offerCodes", .code),
  ("winBackOffers", .winBack),
]

let offerModes: [(String, Offer.Mode)] = [
  ("FREE_TRIAL", .free), ("PAY_AS_YOU_GO", .payAsYouGo), ("PAY_UP_FRONT", .payUpFront),
]

/// What an offer grants, before it is known where.
private struct OfferDraft {
  var mode: Placed<Offer.Mode>
  var period: Placed<Period>
  var count: Int
  var isForCommitment: Bool
  var from: Day?
  var until: Day?

  func offer(kind: Offer.Kind, range: SourceRange) -> Offer {
    var offer = Offer(kind: kind, mode: mode, period: period, count: count, range: range)
    offer.isForCommitment = isForCommitment
    offer.from = from
    offer.until = until
    return offer
  }
}

/// What two rows share that are one offer in two territories.
struct OfferTerms: Hashable {
  var mode: Offer.Mode
  var period: Period
  var count: Int
  var isForCommitment: Bool
  var from: Day?
  var until: Day?
  var isEverywhere: Bool

  init(_ offer: Offer) {
    mode = offer.mode.value
    period = offer.period.value
    count = offer.count
    isForCommitment = offer.isForCommitment
    from = offer.from
    until = offer.until
    isEverywhere = offer.territories == nil
  }

  fileprivate init(_ draft: OfferDraft, isEverywhere: Bool) {
    mode = draft.mode.value
    period = draft.period.value
    count = draft.count
    isForCommitment = draft.isForCommitment
    from = draft.from
    until = draft.until
    self.isEverywhere = isEverywhere
  }
}
