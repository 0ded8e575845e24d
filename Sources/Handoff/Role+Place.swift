import Looks

extension Role {
  /// Where a paywall says what it sells.
  static let headerPlace = 2

  /// Where a screen has an element of the role, from top to bottom: what has the same number stands in reading order. A paywall that declares its
  /// elements has them in its own order.
  public func place(in style: ControlStyle) -> Int {
    switch self {
    case .close: 0
    case .tierTab: 1
    case .termsLink, .privacyLink: style == .list ? 9 : 5
    case .error, .empty, .message, .retry: 6
    case _ where isOfPlan: 6
    case .loading: 7
    case .toggle: 8
    case .caption, .disclosure: style == .list ? 8 : 10
    case .cta, .ctaDetail: 11
    case .tierLink: 12
    case .restore, .redeem, .signIn, .manageLink: 13
    case .statusCurrent, .statusRenewal, .entry: 14
    default: Role.headerPlace
    }
  }
}
