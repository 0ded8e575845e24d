import Findings
import Foundation
import Locales
import SourceFormats

extension StoreKitReader {
  /// All offers of a subscription: introductory, promotional, code and win-back ones.
  mutating func offers(of entry: Entry) -> [Offer] {
    var offers: [Offer] = []
    for introductory in introductoryEntries(of: entry) {
      if let offer = offer(introductory, kind: .introductory) { offers.append(offer) }
    }
    let lists: [(key: String, kind: Offer.Kind)] = [
      ("adHocOffers", .promotional), ("codeOffers", .code), ("winbackOffers", .winBack),
    ]
    for list in lists {
      for promoted in self.list(list.key, of: entry) {
        if list.kind == .code { checkEligibility(of: promoted) }
        guard var offer = offer(promoted, kind: list.kind) else { continue }
        offer.id = text("offerID", of: promoted) ?? text("referenceName", of: promoted)
        offers.append(offer)
      }
    }
    return offers
  }

  /// The introductory offers of both forms: one object (to version 4.0) and an array (from 5.0). A file that has both
  /// writes the same offer twice, with the same internal id.
  private mutating func introductoryEntries(of entry: Entry) -> [Entry] {
    var entries = list("introductoryOffers", of: entry)
    guard let single = object("introductoryOffer", of: entry) else { return entries }
    let isRepeated = entries.contains { other in
      if let id = single.node["internalID"]?.string, let otherID = other.node["internalID"]?.string {
        return id == otherID
      }
      return ["paymentMode", "subscriptionPeriod", "billingPlanType"].allSatisfy {
        single.node[$0]?.string == other.node[$0]?.string
      } && single.node["numberOfPeriods"]?.number == other.node["numberOfPeriods"]?.number
    }
    if !isRepeated { entries.insert(single, at: 0) }
    return entries
  }

  /// One offer; nil, with a finding, where its terms cannot be known. A wrong offer is never taken for a free one.
  private mutating func offer(_ entry: Entry, kind: Offer.Kind) -> Offer? {
    let mode = mode(of: entry)
    let period = period("subscriptionPeriod", of: entry)
    let count = count("numberOfPeriods", of: entry)
    let amount = amount("displayPrice", of: entry)
    let plan = billingPlan(of: entry)
    guard let mode, let period, count.isSound, plan.isSound else { return nil }
    var offer = Offer(
      kind: kind, mode: mode, period: period, count: count.value?.value ?? 1, range: entry.node.range)
    offer.isForCommitment = plan.isMonthly
    guard mode.value != .free else {
      noteLeftover(amount)
      return offer
    }
    switch amount {
    case .missing:
      let place = entry.node["displayPrice"]?.range ?? mode.range
      report(
        "offer-price-missing", "\(entry.path) is paid for and has no 'displayPrice'",
        help: "give the price, or make it 'free'", at: place)
      return nil
    case .malformed:
      return nil
    case .sound(let amount) where amount.value == 0:
      report(
        "inconsistent-offer", "\(entry.path) is paid for and costs 0", help: "give the price, or make it 'free'",
        at: amount.range, related: [Finding.Related("the payment mode", at: mode.range)])
      return nil
    case .sound(let amount):
      offer.prices = prices(amount)
      return offer
    }
  }

  private mutating func mode(of entry: Entry) -> Placed<Offer.Mode>? {
    guard let written = text("paymentMode", of: entry) else {
      reportMissing("paymentMode", of: entry, insteadOf: ["mode", "offerMode", "type"])
      return nil
    }
    let modes: [String: Offer.Mode] = ["free": .free, "payAsYouGo": .payAsYouGo, "payUpFront": .payUpFront]
    guard let mode = modes[written.value] else {
      let near = nearestName(to: written.value, among: modes.keys.sorted())
      report(
        "unknown-payment-mode", "Unknown payment mode \(quoted(written.value)) of \(entry.path)",
        help: near.map { "did you mean '\($0)'?" } ?? "it is 'free', 'payAsYouGo' or 'payUpFront'", at: written.range)
      return nil
    }
    return Placed(mode, at: written.range)
  }

  /// Xcode leaves the price of a former mode in a free offer. The mode decides; the price is worth a note only.
  private mutating func noteLeftover(_ amount: Amount) {
    guard case .sound(let amount) = amount, amount.value > 0 else { return }
    report(
      "inconsistent-offer", "The price of a free offer is not used", at: amount.range, severity: .note)
  }

  /// The 12-month commitment billed monthly, where a subscription offers it.
  mutating func commitment(of entry: Entry) -> Commitment? {
    var first: (commitment: Commitment?, at: SourceRange)?
    for plan in list("billingPlans", of: entry) {
      let place = plan.node["billingPlanType"]?.range ?? plan.opening
      guard billingPlan(of: plan).isMonthly else { continue }
      if let enabled = flag("isEnabled", of: plan), !enabled.value { continue }
      if let first {
        report(
          "inconsistent-commitment", "\(plan.path) is a second monthly billing plan: the first counts",
          help: "keep one of the two", at: place, related: [Finding.Related("The first one", at: first.at)])
        continue
      }
      guard let monthly = billed("displayPrice", of: plan), let total = billed("commitmentDisplayPrice", of: plan)
      else {
        first = (nil, place)
        continue
      }
      if monthly.value * 12 != total.value {
        report(
          "inconsistent-commitment",
          "Total \(total.value) is not 12 payments of \(monthly.value), which are \(monthly.value * 12)",
          help: "correct one of the two: customers are told both", at: total.range,
          related: [Finding.Related("What is billed each month", at: monthly.range)], severity: .warning)
      }
      first = (Commitment(monthly: prices(monthly), total: prices(total), range: plan.node.range), place)
    }
    return first?.commitment
  }

  /// Which billing plan an entry is about: not sound, with a finding, where it is none that there is. Absent is the plan that bills at once.
  private mutating func billingPlan(of entry: Entry) -> (isMonthly: Bool, isSound: Bool) {
    guard let value = entry.value(of: "billingPlanType") else { return (false, true) }
    guard let type = text("billingPlanType", of: entry) else { return (false, value.string == "") }
    if type.value == monthlyPlan || type.value == upfrontPlan { return (type.value == monthlyPlan, true) }
    let near = nearestName(to: type.value, among: [monthlyPlan, upfrontPlan])
    report(
      "unknown-plan-type", "Unknown billing plan \(quoted(type.value)) of \(entry.path)",
      help: near.map { "did you mean '\($0)'?" } ?? "it is '\(upfrontPlan)' or '\(monthlyPlan)'", at: type.range)
    return (false, false)
  }

  /// Who may have a code offer. No screen shows it, so that a wrong word costs nothing but what Xcode makes of it.
  private mutating func checkEligibility(of entry: Entry) {
    guard let value = entry.value(of: "eligibility") else { return }
    let path = entry.path(of: "eligibility")
    guard value.kind == .array else {
      let range = value.kind == .object ? value.range.opening : value.range
      report(
        "wrong-type", "'\(path)' is \(value.kind.name), not an array", help: "write it as [ \"new\", \"expired\" ]",
        at: range, severity: .warning)
      return
    }
    let known = ["new", "existing", "expired"]
    for element in value.elements where !known.contains(element.string ?? "") {
      let range = element.kind == .array || element.kind == .object ? element.range.opening : element.range
      guard let text = element.string else {
        report(
          "wrong-type", "'\(path)' holds \(element.kind.name), not texts in quotes", at: range, severity: .warning)
        continue
      }
      let near = nearestName(to: text, among: known)
      report(
        "unknown-value", "Unknown customers \(quoted(text)) in '\(path)'",
        help: near.map { "did you mean '\($0)'?" } ?? "they are 'new', 'existing' or 'expired'", at: range,
        severity: .warning)
    }
  }

  private mutating func billed(_ key: String, of plan: Entry) -> Placed<Decimal>? {
    switch amount(key, of: plan) {
    case .missing:
      reportMissing(key, of: plan, insteadOf: [])
      return nil
    case .malformed:
      return nil
    case .sound(let amount) where amount.value == 0:
      report("price-zero", "Price 0 of a billing plan", at: amount.range)
      return nil
    case .sound(let amount):
      return amount
    }
  }
}

/// The billing plan of the 12-month commitment.
private let monthlyPlan = "MONTHLY"
/// The one that bills all of a period at its beginning.
private let upfrontPlan = "BILLED_UPFRONT"
