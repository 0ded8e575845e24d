import Findings
import Foundation
import Locales
import Projects
import StoreCatalog
import Words

extension Composer {
  /// What is known of a plan in this market.
  func planFigures(_ plan: Int) -> PlanFigures {
    let product = product(of: plan)
    let price = product.price(in: market.storefront, on: project.today)
    let name = project.name(of: product, in: market.locale)
    let description = project.description(of: product, in: market.locale)
    let priceText = price.map { text($0.money.value) } ?? ""
    let period = product.kind == .autoRenewable ? product.period?.value : nil
    var pricePerPeriodText = priceText
    if let period, price != nil {
      pricePerPeriodText = system.text(.pricePer, [.price: priceText, .period: duration(.per, period)])
    }
    return PlanFigures(
      product: paywall.plans[plan].product, name: name.value.withoutControls, nameRange: name.range,
      description: description?.value.withoutControls,
      descriptionRange: description?.range, price: price, priceText: priceText, period: period,
      periodText: period.map { duration(.period, $0) } ?? "", pricePerPeriodText: pricePerPeriodText,
      derived: derived(plan, price: price?.money.value, period: period))
  }

  func text(_ money: Money) -> String {
    if let priceFormat, priceFormat.currency == money.currency { return priceFormat.text(money.amount) }
    return formats.text(money, in: pricingLocale)
  }

  /// A length of time in a grammatical use. Where our own words do not speak the language, CLDR's names stand in for the plain uses, with the digits
  /// that prices have.
  ///
  /// - Parameter isWithinOurs: whether it is part of a sentence of our own words, which is in one language as a whole.
  func duration(_ use: DurationUse, _ period: Period, isWithinOurs: Bool = false) -> String {
    if system.isFallback, !isWithinOurs {
      let names = PeriodText(market.locale)
      let number = numbers.number(period.count)
      switch use {
      case .period, .per: return names.bare(period).replacingDigits(with: number)
      case .length: return names.withUnit(period).replacingDigits(with: number)
      case .abbreviated: return names.abbreviated(period).replacingDigits(with: number)
      default: break
      }
    }
    return system.duration(use, period) { numbers.number($0) }
  }

  /// The plan that savings are measured against: of the same tier, the one that costs most per day; nil where that is the plan itself.
  func reference(for plan: Int) -> Int? {
    let dearest = dearest[paywall.plans[plan].tier]
    return dearest == plan ? nil : dearest
  }

  /// The plan of each tier that costs most per day, the first of those that cost the same.
  func dearestPlans() -> [Int?] {
    var dearest = [Int?](repeating: nil, count: paywall.tiers.count)
    for (plan, price) in prices.enumerated() {
      guard let price else { continue }
      let tier = paywall.plans[plan].tier
      if let current = dearest[tier].flatMap({ prices[$0] }), price.costsMorePerDay(than: current) != true { continue }
      dearest[tier] = plan
    }
    return dearest
  }

  /// What a plan costs in this market, and for how long; nil for one-time products and unknown prices.
  func periodPrice(_ plan: Int) -> PeriodPrice? {
    let product = product(of: plan)
    guard product.kind == .autoRenewable, let period = product.period?.value,
      let price = product.price(in: market.storefront, on: project.today)
    else { return nil }
    return PeriodPrice(price.money.value, per: period)
  }

  private func derived(_ plan: Int, price: Money?, period: Period?) -> [ShownFigure] {
    guard let price, let period else { return [] }
    let own = PeriodPrice(price, per: period)
    var figures: [ShownFigure] = []
    for unit in Period.Unit.allCases {
      guard let figure = own.price(per: unit) else { continue }
      figures.append(
        ShownFigure(
          fact: .perUnitPrice, unit: unit, text: text(Money(figure.value, price.currency)), fraction: figure.fraction,
          rule: figure.rule, isApproximate: figure.isApproximate))
    }
    guard let other = reference(for: plan).flatMap({ prices[$0] }) else { return figures }
    if let figure = own.relativeDiscount(against: other) {
      figures.append(
        ShownFigure(
          fact: .savingsPercent, text: numbers.percent(whole(figure)), fraction: figure.fraction, rule: figure.rule,
          isApproximate: figure.isApproximate))
    }
    if let figure = own.absoluteDiscount(against: other) {
      figures.append(
        ShownFigure(
          fact: .savingsAmount, text: text(Money(figure.value, price.currency)), fraction: figure.fraction,
          rule: figure.rule, isApproximate: figure.isApproximate))
    }
    if let figure = own.monthsFree(against: other) {
      figures.append(
        ShownFigure(
          fact: .monthsFree, text: numbers.number(whole(figure)), fraction: figure.fraction, rule: figure.rule,
          isApproximate: figure.isApproximate))
    }
    return figures
  }

  private func whole(_ figure: Locales.DerivedFigure) -> Int { figure.exact.whole }
}

extension String {
  /// The text with another spelling of the number that it has; unchanged where it has none.
  fileprivate func replacingDigits(with number: String) -> String {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: isDigit), let end = scalars.lastIndex(where: isDigit) else {
      return self
    }
    return String(scalars[..<start]) + number + String(scalars[scalars.index(after: end)...])
  }
}
