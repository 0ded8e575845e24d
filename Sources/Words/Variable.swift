/// What copy may ask for: `{{ product.price }}`. A closed list; the meaning of each stands in the table of variables.
public enum Variable: String, CaseIterable, Hashable, Sendable {
  case productName = "product.name"
  case productDescription = "product.description"
  case productID = "product.id"
  case price = "product.price"
  case pricePerPeriod = "product.price_per_period"
  case pricePerPeriodAbbreviated = "product.price_per_period_abbreviated"
  case period = "product.period"
  case periodly = "product.periodly"
  case periodWithUnit = "product.period_with_unit"
  case periodAbbreviated = "product.period_abbreviated"
  case periodInDays = "product.period_in_days"
  case periodInWeeks = "product.period_in_weeks"
  case periodInMonths = "product.period_in_months"
  case periodInYears = "product.period_in_years"
  case pricePerDay = "product.price_per_day"
  case pricePerWeek = "product.price_per_week"
  case pricePerMonth = "product.price_per_month"
  case pricePerYear = "product.price_per_year"
  case offerPrice = "product.offer_price"
  case offerPeriod = "product.offer_period"
  case offerPeriodWithUnit = "product.offer_period_with_unit"
  case offerDuration = "product.offer_duration"
  case offerCount = "product.offer_count"
  case relativeDiscount = "product.relative_discount"
  case absoluteDiscount = "product.absolute_discount"
  case monthsFree = "product.months_free"
  case commitmentPrice = "product.commitment_price"
  case commitmentTotal = "product.commitment_total"
  case commitmentMonths = "product.commitment_months"
  case currencyCode = "product.currency_code"
  case currencySymbol = "product.currency_symbol"
  case appName = "app.name"
  case groupName = "group.name"
  case tierName = "tier.name"
  case currentPlan = "current.plan"
  case currentTier = "current.tier"
  case currentPeriod = "current.period"
  case renewalPlan = "renewal.plan"
  case renewalTier = "renewal.tier"
  case renewalPeriod = "renewal.period"

  /// Whether only a plan with an offer has a value for it.
  public var needsOffer: Bool {
    switch self {
    case .offerPrice, .offerPeriod, .offerPeriodWithUnit, .offerDuration, .offerCount: true
    default: false
    }
  }

  /// Whether its value is a whole number, which format strings may take as `%lld`; all others are texts.
  public var isNumber: Bool {
    switch self {
    case .periodInDays, .periodInWeeks, .periodInMonths, .periodInYears, .offerCount, .monthsFree, .commitmentMonths:
      true
    default: false
    }
  }

  /// Whether only a plan whose price is known has a value for it.
  public var needsPrice: Bool {
    switch self {
    case .price, .pricePerPeriod, .pricePerPeriodAbbreviated, .pricePerDay, .pricePerWeek, .pricePerMonth,
      .pricePerYear,
      .relativeDiscount, .absoluteDiscount, .monthsFree, .commitmentPrice, .commitmentTotal:
      true
    default: false
    }
  }

  /// Whether only a plan whose period is known has a value for it.
  public var needsPeriod: Bool {
    switch self {
    case .period, .periodly, .periodWithUnit, .periodAbbreviated, .periodInDays, .periodInWeeks, .periodInMonths,
      .periodInYears, .pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear, .relativeDiscount, .absoluteDiscount,
      .monthsFree:
      true
    default: false
    }
  }

  /// Whether it speaks of the customer's own plan, so that only some situations have a value for it.
  public var needsSubscription: Bool {
    switch self {
    case .currentPlan, .currentTier, .currentPeriod, .renewalPlan, .renewalTier, .renewalPeriod: true
    default: false
    }
  }
}
