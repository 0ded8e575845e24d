/// What an element of a screen is. The raw values are public: they stand in reports, in `screens` JSON and in the pages' class names.
public enum Role: String, CaseIterable, Hashable, Sendable {
  case icon, headline, subtitle, body, benefit
  case planName = "plan-name"
  case planDescription = "plan-description"
  case price, period
  case perUnitPrice = "per-unit-price"
  case introPrice = "intro-price"
  case trial, savings
  case wasPrice = "was-price"
  case priceDetail = "price-detail"
  case commitmentTotal = "commitment-total"
  case badge, caption, cta
  case ctaDetail = "cta-detail"
  case disclosure
  case termsLink = "terms-link"
  case privacyLink = "privacy-link"
  case manageLink = "manage-link"
  case externalLink = "external-link"
  case restore, redeem
  case signIn = "sign-in"
  case close, toggle, countdown, testimonial
  case statusCurrent = "status-current"
  case statusRenewal = "status-renewal"
  case entry
  case tierTab = "tier-tab"
  case tierLink = "tier-link"
  case loading, error, message, retry, empty
}

extension Role {
  /// The place among all roles, from 0 on: for tables that need no hashing.
  public var place: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  /// How many roles there are.
  public static let count = allCases.count

  /// By its place: roles are looked up far too often to go through the letters of their names each time.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  /// Whether it is drawn inside a plan, on the plan's own surface.
  public var isOfPlan: Bool {
    switch self {
    case .planName, .planDescription, .price, .period, .perUnitPrice, .introPrice, .trial, .savings, .wasPrice,
      .priceDetail, .commitmentTotal, .badge:
      true
    default: false
    }
  }

  /// The roles that are drawn inside a plan.
  public static let ofPlans = Set(allCases.filter(\.isOfPlan))

  /// The pricing texts that the billed amount must outrank wherever they stand together.
  public static let besidePrice: Set<Role> = [
    .perUnitPrice, .introPrice, .trial, .savings, .wasPrice, .priceDetail,
  ]
}
