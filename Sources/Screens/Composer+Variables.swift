import Findings
import Locales
import Projects
import StoreCatalog
import Words

extension Composer {
  /// Writes the value of a variable; where it has none, notes it.
  mutating func variable(
    _ variable: Variable, at range: SourceRange, marks: RunMarks, link: RunLink?, _ speech: Speech
  ) {
    let start = draft.nextRun
    switch variable {
    case .appName: fact(.appName, project.app.name, of: nil, marks: marks.union(.isolated), link: link)
    case .groupName:
      if let name = project.groupName(of: paywall, in: market.locale) {
        fact(.groupName, name.value, of: nil, at: name.range, marks: marks.union(.isolated), link: link)
      }
    case .currentPlan, .currentTier, .currentPeriod:
      subscription(variable, of: project.currentPlan(in: speech.situation, of: paywall), marks)
    case .renewalPlan, .renewalTier, .renewalPeriod:
      subscription(variable, of: project.renewalPlan(in: speech.situation, of: paywall), marks)
    default:
      if let plan = speech.plan { value(variable, of: plan, offer: speech.offer, marks: marks, link: link) }
    }
    guard draft.nextRun == start else { return }
    note(variable, at: range, speech)
    // A page of it is drawn where there is none of an earlier build: it shows what is not filled in, not a sentence with a hole.
    draft.run("{\(variable.rawValue)}", .literal(range), marks: marks.union(.isolated), link: link)
  }

  private mutating func subscription(_ variable: Variable, of plan: Int?, _ marks: RunMarks) {
    guard let plan else { return }
    let figures = draft.figures[plan]
    switch variable {
    case .currentPlan, .renewalPlan:
      fact(.productName, figures.name, of: plan, at: figures.nameRange, marks: marks.union(.isolated))
    case .currentTier, .renewalTier: tierName(of: plan, marks)
    default:
      if let period = figures.period {
        fact(.period, duration(.every, period).capitalizedFirst(in: market.locale), of: plan, marks: marks)
      }
    }
  }

  private mutating func tierName(of plan: Int, _ marks: RunMarks) {
    let tier = paywall.tiers[paywall.plans[plan].tier]
    if let name = project.name(of: tier, in: market.locale) {
      fact(.tierName, name.value, of: plan, at: name.range, marks: marks.union(.isolated))
    }
  }

  private mutating func value(_ variable: Variable, of plan: Int, offer index: Int?, marks: RunMarks, link: RunLink?) {
    let figures = draft.figures[plan]
    let isolated = marks.union(.isolated)
    func offer() -> Offer? { index.map { product(of: plan).offers[$0] } }
    switch variable {
    case .productName: fact(.productName, figures.name, of: plan, at: figures.nameRange, marks: isolated, link: link)
    case .productDescription:
      fact(
        .productDescription, figures.description ?? "", of: plan, at: figures.descriptionRange, marks: marks, link: link
      )
    case .productID:
      let id = product(of: plan).id
      fact(.productName, id.value, of: plan, at: id.range, marks: isolated, link: link)
    case .price: price(of: plan, marks: marks)
    case .pricePerPeriod: pricePerPeriod(of: plan, marks: marks)
    case .pricePerPeriodAbbreviated: pricePerPeriod(of: plan, use: .abbreviated, marks: marks)
    case .period: period(.period, of: plan, marks)
    case .periodly: period(.every, of: plan, marks)
    case .periodWithUnit: period(.length, of: plan, marks)
    case .periodAbbreviated: period(.abbreviated, of: plan, marks)
    case .periodInDays: whole(.day, of: plan, marks)
    case .periodInWeeks: whole(.week, of: plan, marks)
    case .periodInMonths: whole(.month, of: plan, marks)
    case .periodInYears: whole(.year, of: plan, marks)
    case .pricePerDay: derived(.perUnitPrice, .day, of: plan, isolated)
    case .pricePerWeek: derived(.perUnitPrice, .week, of: plan, isolated)
    case .pricePerMonth: derived(.perUnitPrice, .month, of: plan, isolated)
    case .pricePerYear: derived(.perUnitPrice, .year, of: plan, isolated)
    case .relativeDiscount: derived(.savingsPercent, nil, of: plan, isolated)
    case .absoluteDiscount: derived(.savingsAmount, nil, of: plan, isolated)
    case .monthsFree: derived(.monthsFree, nil, of: plan, marks)
    case .offerPrice: if let offer = offer() { offerPrice(offer, of: plan) }
    case .offerPeriod:
      if let offer = offer() {
        fact(.introDuration, duration(.period, offer.period.value), of: plan, at: offer.period.range, marks: marks)
      }
    case .offerPeriodWithUnit:
      if let offer = offer() {
        fact(.introDuration, duration(.length, offer.period.value), of: plan, at: offer.period.range, marks: marks)
      }
    case .offerDuration:
      if let offer = offer() {
        fact(.introDuration, duration(.length, offer.duration), of: plan, at: offer.period.range, marks: marks)
      }
    case .offerCount:
      if let offer = offer() {
        fact(.introCount, numbers.number(offer.duration.count), of: plan, at: offer.range, marks: marks)
      }
    case .commitmentPrice:
      if let monthly = product(of: plan).commitment?.monthly.holding(in: market.storefront, on: project.today) {
        fact(.commitmentPrice, text(monthly.money.value), of: plan, at: monthly.money.range, marks: isolated)
      }
    case .commitmentTotal:
      if let total = product(of: plan).commitment?.total.holding(in: market.storefront, on: project.today) {
        fact(.commitmentTotal, text(total.money.value), of: plan, at: total.money.range, marks: isolated)
      }
    case .commitmentMonths:
      if let commitment = product(of: plan).commitment {
        fact(.commitmentMonths, numbers.number(12), of: plan, at: commitment.range, marks: marks)
      }
    case .currencyCode: fact(.currency, figures.price?.money.value.currency.code ?? "", of: plan, marks: isolated)
    case .currencySymbol:
      if let currency = figures.price?.money.value.currency {
        fact(.currency, formats.format(pricingLocale, currency).symbol, of: plan, marks: isolated)
      }
    case .tierName: tierName(of: plan, marks)
    case .appName, .groupName, .currentPlan, .currentTier, .currentPeriod, .renewalPlan, .renewalTier, .renewalPeriod:
      break
    }
  }

  private mutating func period(_ use: DurationUse, of plan: Int, _ marks: RunMarks) {
    guard let period = draft.figures[plan].period else { return }
    fact(.period, duration(use, period), of: plan, at: product(of: plan).period?.range, marks: marks)
  }

  private mutating func whole(_ unit: Period.Unit, of plan: Int, _ marks: RunMarks) {
    guard let period = draft.figures[plan].period else { return }
    fact(.period, numbers.number(period.whole(unit)), of: plan, at: product(of: plan).period?.range, marks: marks)
  }

  private mutating func derived(_ fact: Fact, _ unit: Period.Unit?, of plan: Int, _ marks: RunMarks) {
    let figures = draft.figures[plan]
    guard let figure = figures.derived.first(where: { $0.fact == fact && $0.unit == unit }) else { return }
    self.fact(fact, figure.text, of: plan, at: figures.price?.money.range, marks: marks)
  }

  /// The number behind a variable, which chooses among plural forms; nil for texts and amounts.
  func count(of variable: Variable, _ speech: Speech) -> Int? {
    guard let plan = speech.plan else { return nil }
    let offer = speech.offer.map { product(of: plan).offers[$0] }
    switch variable {
    case .periodInDays: return draft.figures[plan].period?.whole(.day)
    case .periodInWeeks: return draft.figures[plan].period?.whole(.week)
    case .periodInMonths: return draft.figures[plan].period?.whole(.month)
    case .periodInYears: return draft.figures[plan].period?.whole(.year)
    case .offerCount: return offer?.duration.count
    case .monthsFree:
      guard let other = reference(for: plan).flatMap({ prices[$0] }) else { return nil }
      return prices[plan]?.monthsFree(against: other)?.exact.whole
    case .commitmentMonths: return product(of: plan).commitment == nil ? nil : 12
    default: return nil
    }
  }

  /// Whether the value is missing for one reason only: the catalog has it in a form that cannot be read, and that is told of there.
  private func isSpoiled(_ variable: Variable, _ speech: Speech) -> Bool {
    guard let plan = speech.plan else { return false }
    let figures = draft.figures[plan]
    let hasNoPrice =
      figures.price == nil && isUnread("malformed-price", of: product(of: plan), product(of: plan).prices.isEmpty)
    let hasNoPeriod =
      figures.period == nil && product(of: plan).isSubscription
      && isUnread("malformed-period", of: product(of: plan), true)
    return hasNoPrice && variable.needsPrice || hasNoPeriod && variable.needsPeriod
  }

  /// Whether reading has told why a product has no such datum: it is malformed, or the product's object has another thing or nothing in its place.
  private func isUnread(_ rule: String, of product: Product, _ isAbsent: Bool) -> Bool {
    project.findings.contains { finding in
      finding.rule == rule || finding.rule == "unknown-storefront"
        || isAbsent && ["missing-key", "wrong-type", "wrong-value"].contains(finding.rule)
          && finding.at.file == product.range.file && finding.at.start >= product.range.start
          && finding.at.start < product.range.end
    }
  }

  /// A variable that has no value here says nothing: the text would have a hole.
  private mutating func note(_ variable: Variable, at range: SourceRange, _ speech: Speech) {
    guard noted.insert(range).inserted, !isSpoiled(variable, speech) else { return }
    let situation = project.slug(of: speech.situation, in: paywall)
    let subject = speech.plan.map { " for '\(product(of: $0).referenceName?.value ?? product(of: $0).id.value)'" } ?? ""
    draft.findings.append(
      Finding(
        rule: "variable-without-value", kind: .input, severity: .error,
        "'\(variable.rawValue)' has no value\(subject) in situation '\(situation)'",
        help: variable.needsOffer
          ? "say it under 'trial' or 'offer', and something else under 'default'"
          : "give the field a form for the situation, tier or product that has no value", at: range,
        paywall: paywall.name,
        locales: [market.locale.identifier]))
  }
}

extension String {
  /// With its first letter upper case, as the locale writes it.
  func capitalizedFirst(in locale: LocaleID) -> String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
