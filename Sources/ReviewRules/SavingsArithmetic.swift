import Findings
import Foundation
import Locales
import Projects
import Screens
import StoreCatalog

/// What the prices of a screen give, when somebody claims a saving or a calculated price.
enum LargestSaving {
  /// Prices are missing, or not to be compared.
  case unknown
  /// There is nothing on the screen to measure against.
  case none
  /// The largest whole percentage, or number of months, and the prices it is computed from.
  case some(Int, [Finding.Related])
}

extension SavingClaim.Amount {
  func exceeds(_ figure: Int) -> Bool {
    switch self {
    case .percent(let value): value > Decimal(figure)
    case .months(let value): value > figure
    }
  }

  /// A figure of the same kind, in words.
  func words(_ figure: Int) -> String {
    switch self {
    case .percent: figure > 0 ? "\(figure)%" : "no whole percent"
    case .months: figure == 1 ? "1 month" : figure > 0 ? "\(figure) months" : "no whole month"
    }
  }

  var variable: String {
    switch self {
    case .percent: "relative_discount"
    case .months: "months_free"
    }
  }
}

extension JudgedScreen {
  /// Whether "2 months free" is the free offer of a plan on the screen, and no saving.
  func isOffer(_ claim: SavingClaim) -> Bool {
    guard case .months(let months) = claim.amount else { return false }
    return plans.contains { freeOffer(of: $0)?.duration == Period(months, .month) }
  }

  /// The largest saving that one of some plans has: against the plans of its tier on this screen, and by the offer that is shown.
  func largestSaving(_ amount: SavingClaim.Amount, of claimed: [ShownPlan]) -> LargestSaving {
    var best: (figure: Int, places: [Finding.Related])?
    var isUnknown = claimed.isEmpty
    func take(_ own: PeriodPrice, _ other: PeriodPrice, _ places: [Finding.Related]) {
      let figure: Int
      switch amount {
      case .percent: figure = own.relativeDiscount(against: other)?.exact.whole ?? 0
      case .months: figure = own.monthsFree(against: other)?.exact.whole ?? 0
      }
      if figure > best?.figure ?? -1 { best = (figure, places) }
    }
    for shown in claimed {
      guard let own = periodPrice(of: shown.plan) else {
        isUnknown = true
        continue
      }
      for other in plans where other.plan != shown.plan && isOfSameTier(other.plan, shown.plan) {
        guard let others = periodPrice(of: other.plan) else {
          isUnknown = true
          continue
        }
        take(own, others, related(to: [shown.plan, other.plan]))
      }
      if let offered = offerPrice(of: shown) { take(offered, own, related(to: [shown.plan])) }
    }
    if let best, best.figure > 0 || !isUnknown { return .some(best.figure, best.places) }
    return isUnknown ? .unknown : .none
  }

  /// Nil for products that are paid once, and where no price is known.
  private func periodPrice(of plan: Int) -> PeriodPrice? {
    guard sheet.figures.indices.contains(plan), let period = sheet.figures[plan].period,
      let price = sheet.figures[plan].price
    else { return nil }
    return PeriodPrice(price.money.value, per: period)
  }

  private func offerPrice(of shown: ShownPlan) -> PeriodPrice? {
    guard let index = shown.offer, let product = judged.product(ofPlan: shown.plan),
      product.offers.indices.contains(index),
      let price = product.offers[index].price(in: sheet.market.storefront, on: project.today)
    else { return nil }
    let offer = product.offers[index]
    return PeriodPrice(price.money.value, per: offer.mode.value == .payUpFront ? offer.duration : offer.period.value)
  }

  private func isOfSameTier(_ a: Int, _ b: Int) -> Bool {
    paywall.plans.indices.contains(a) && paywall.plans.indices.contains(b)
      && paywall.plans[a].tier == paywall.plans[b].tier
  }

  private func related(to plans: [Int]) -> [Finding.Related] {
    plans.compactMap { plan in
      guard let price = sheet.figures[plan].price, let subject = judged.subject(ofPlan: plan) else { return nil }
      return Finding.Related("the price of '\(subject.name)'", at: price.money.range)
    }
  }

  /// The plan that an amount for a unit of time is wrong for, and what it really comes to; nil where the amount is right, or is about nothing that
  /// the prices of the screen could tell.
  func wrongUnitPrice(_ value: Decimal, _ unit: Period.Unit, in element: Element) -> (plan: Int, exact: String)? {
    let candidates =
      element.plan.flatMap { plan in plans.first { $0.plan == plan } }.map { [$0] } ?? plans
    for shown in plans {
      if sheet.figures.indices.contains(shown.plan), sheet.figures[shown.plan].price?.money.value.amount == value {
        return nil
      }
      let offers = judged.product(ofPlan: shown.plan)?.offers ?? []
      if offers.contains(where: { $0.prices.contains { $0.money.value.amount == value } }) { return nil }
    }
    var wrong: (plan: Int, exact: String)?
    for shown in candidates {
      guard let own = periodPrice(of: shown.plan) else { continue }
      // What a plan of that very length costs is a price, which another rule looks at.
      if own.period == Period(1, unit) { return nil }
      guard let figure = own.price(per: unit) else { continue }
      let coin = Decimal(sign: .plus, exponent: -own.price.currency.minorDigits, significand: 1)
      if value >= figure.value, value <= figure.value + coin { return nil }
      if wrong == nil || shown.plan == selected?.plan {
        let text = sheet.figures[shown.plan].derived.first { $0.fact == .perUnitPrice && $0.unit == unit }?.text
        wrong = (shown.plan, text ?? "\(figure.value)")
      }
    }
    return wrong
  }

  /// The amounts that may be crossed out beside a plan's price; nil where its price is not known here.
  func pricesBefore(of shown: ShownPlan) -> Set<Decimal>? {
    guard let product = judged.product(ofPlan: shown.plan), sheet.figures.indices.contains(shown.plan),
      let price = sheet.figures[shown.plan].price
    else { return nil }
    let current = price.money.value.amount
    var amounts = Set(
      product.prices.filter { $0.storefront == price.storefront }.map(\.money.value.amount).filter { $0 != current })
    if shown.offer != nil { amounts.insert(current) }
    guard let own = periodPrice(of: shown.plan) else { return amounts }
    for other in plans where other.plan != shown.plan {
      guard let others = periodPrice(of: other.plan), others.price.currency == own.price.currency,
        let times = own.period.length(in: .day).whole(over: others.period.length(in: .day))
      else { continue }
      amounts.insert(others.price.amount * Decimal(times))
    }
    return amounts
  }
}

extension Fraction {
  /// How many times another goes into this one, where it is a whole number of 2 or more; 52 for the weeks of a year.
  fileprivate func whole(over other: Fraction) -> Int? {
    guard let times = divided(by: other) else { return nil }
    let whole = times.whole
    guard whole >= 2 else { return nil }
    if times.denominator == 1 { return whole }
    return times.denominator == 7 && whole == 52 ? 52 : nil
  }
}
