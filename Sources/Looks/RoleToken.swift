/// How a role is drawn: one line of the table that page, handoff and judgement share.
public struct RoleToken: Hashable, Sendable {
  public var text: TextStyle
  public var weight: Int
  public var color: ColorToken
  /// What lies behind the text.
  public var ground: ColorToken

  init(_ text: TextStyle, _ weight: Int, _ color: ColorToken, on ground: ColorToken) {
    self.text = text
    self.weight = weight
    self.color = color
    self.ground = ground
  }

  /// The line for a role in a control style and a set of looks.
  public init(_ role: Role, in style: ControlStyle, set: LooksSet) {
    let ground: ColorToken = style == .list ? .grouped : .surface
    self =
      role.isOfPlan
      ? RoleToken(ofPlan: role, in: style, set: set)
      : RoleToken(ofScreen: role, ground: ground, card: RoleToken.card(in: style))
  }

  private init(ofScreen role: Role, ground: ColorToken, card: ColorToken) {
    switch role {
    case .headline: self.init(.largeTitle, 700, .label, on: ground)
    case .countdown: self.init(.headline, 600, .label, on: ground)
    case .testimonial: self.init(.subheadline, 400, .label, on: ground)
    case .externalLink: self.init(.subheadline, 400, .tintText, on: ground)
    case .termsLink, .privacyLink: self.init(.footnote, 400, .policyText, on: ground)
    case .caption, .disclosure, .loading: self.init(.footnote, 400, .labelSecondary, on: ground)
    case .cta: self.init(.headline, 600, .onFill, on: .tintFill)
    case .ctaDetail: self.init(.footnote, 400, .onFill, on: .tintFill)
    case .restore, .redeem, .signIn, .manageLink: self.init(.body, 600, .tintText, on: ground)
    case .tierLink: self.init(.body, 400, .tintText, on: ground)
    case .tierTab: self.init(.footnote, 500, .label, on: .segment)
    case .retry: self.init(.body, 600, .tintText, on: .tintWash)
    case .close: self.init(.body, 400, .labelSecondary, on: .close)
    case .icon: self.init(.largeTitle, 400, .tint, on: ground)
    case .statusCurrent: self.init(.headline, 600, .label, on: card)
    case .statusRenewal: self.init(.subheadline, 400, .labelSecondary, on: card)
    case .entry: self.init(.body, 400, .tintText, on: card)
    case .error, .empty: self.init(.title3, 600, .label, on: ground)
    case .message: self.init(.subheadline, 400, .labelSecondary, on: ground)
    default: self.init(.body, 400, .label, on: ground)
    }
  }

  /// What a row of the style stands on, and the card that tells of the subscription with it.
  private static func card(in style: ControlStyle) -> ColorToken {
    style == .list ? .cell : style.isProminent ? .cardRaised : .card
  }

  private init(ofPlan role: Role, in style: ControlStyle, set: LooksSet) {
    let card = style == .buttons ? .tintFill : RoleToken.card(in: style)
    // On a filled button there is one color that can be read.
    let label: ColorToken = style == .buttons ? .onFill : .label
    let secondary: ColorToken = style == .buttons ? .onFill : .labelSecondary
    // Only Apple's own view draws price and offer alike; what an app draws itself has no device to follow.
    let asDevice = set == .device && !style.isOwn
    let priceText: TextStyle = asDevice ? .subheadline : style.isPaged ? .title2 : .body
    switch role {
    case .planName:
      switch style {
      case .compactPicker: self.init(.subheadline, 400, label, on: card)
      case .buttons: self.init(.body, 500, label, on: card)
      case .list: self.init(.body, 400, label, on: card)
      default: self.init(.headline, 600, label, on: card)
      }
    case .price: self.init(priceText, asDevice ? 400 : 600, label, on: card)
    case .period: self.init(priceText, 400, label, on: card)
    case .trial, .introPrice:
      self =
        asDevice
        ? RoleToken(priceText, 400, label, on: card) : RoleToken(.footnote, 400, secondary, on: card)
    case .commitmentTotal: self.init(.subheadline, 400, label, on: card)
    case .planDescription: self.init(.subheadline, 400, asDevice ? label : secondary, on: card)
    // Never bolder than the price. On a filled button a wash of the fill is nothing to be seen.
    case .badge where style == .buttons: self.init(.caption1, asDevice ? 400 : 500, label, on: card)
    case .badge: self.init(.caption1, asDevice ? 400 : 500, .tintText, on: .tintWash)
    default: self.init(.footnote, 400, secondary, on: card)
    }
  }

  /// The ground below the ground, where that is a wash.
  func opaqueGround(in style: ControlStyle, role: Role) -> ColorToken {
    guard ground == .tintWash else { return ground }
    guard role == .badge else { return style == .list ? .grouped : .surface }
    return RoleToken.card(in: style)
  }
}
