/// How one role is drawn on one screen, as the rules judge it and `screens` JSON prints it.
public struct RoleStyle: Hashable, Sendable {
  /// In points.
  public var size: Double
  /// In points.
  public var lineHeight: Double
  public var weight: Int
  public var color: Color
  /// What is behind the text, opaque.
  public var background: Color

  public init(size: Double, lineHeight: Double, weight: Int, color: Color, background: Color) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
    self.color = color
    self.background = background
  }

  /// The contrast ratio of WCAG 2.2.
  public var contrast: Double { color.contrast(on: background) }
}

/// The looks of one paywall: the tokens of its control style and set of looks, with the project's own appearance laid over them.
public struct Look: Hashable, Sendable {
  /// The style that is drawn, never `automatic`.
  public var controlStyle: ControlStyle
  public var set: LooksSet
  public var appearance: Appearance
  /// What the elements of a `custom` paywall say about themselves, in their order.
  public var elements: [StyleOverride]

  /// - Parameter planCount: what `automatic` becomes depends on it.
  public init(
    controlStyle: ControlStyle = .automatic, set: LooksSet = .device, appearance: Appearance = Appearance(),
    elements: [StyleOverride] = [], planCount: Int = 2
  ) {
    self.controlStyle = controlStyle.drawn(planCount: planCount)
    self.set = set
    self.appearance = appearance
    self.elements = elements
  }

  /// The color of a token, with the project's appearance in it. Not opaque where the token is a wash or a line.
  public func color(_ token: ColorToken, in scheme: Scheme = .light) -> Color {
    switch token {
    case .surface: appearance.background?.graphic(scheme) ?? standard(token, scheme)
    case .grouped where controlStyle == .list:
      appearance.background?.graphic(scheme) ?? standard(token, scheme)
    case .tint, .tintFill: tint?.graphic(scheme) ?? standard(token, scheme)
    case .onFill: tint?.graphic(scheme).readableText ?? standard(token, scheme)
    case .tintText: tint?.text(scheme) ?? standard(token, scheme)
    case .tintWash: tint?.graphic(scheme).opacity(scheme == .light ? 0.07 : 0.14) ?? standard(token, scheme)
    case .policyText: appearance.policyTint?.text(scheme) ?? color(.tintText, in: scheme)
    default: standard(token, scheme)
    }
  }

  /// The project's tint. Blue by name is what a device has without being asked, so it is drawn as no tint at all.
  private var tint: Appearance.Inks? {
    appearance.tint == Appearance.Inks(.named(.blue)) ? nil : appearance.tint
  }

  private func standard(_ token: ColorToken, _ scheme: Scheme) -> Color { token.standard[scheme] }

  /// The line of the table for a role.
  public func token(for role: Role) -> RoleToken { RoleToken(role, in: controlStyle, set: set) }

  /// How a role is drawn.
  ///
  /// - Parameters:
  ///   - isOff: whether it stands on a button that cannot act.
  ///   - element: the element's index in `elements`, where the paywall declares its elements; nil: as the control style has it.
  public func style(
    for role: Role, in scheme: Scheme = .light, at setting: TextSize = .large, isOff: Bool = false,
    element: Int? = nil
  ) -> RoleStyle {
    let token = token(for: role)
    let measure = token.text.measure(at: setting)
    let offButton = isOff && (role == .cta || role == .ctaDetail)
    let ground = color(token.opaqueGround(in: controlStyle, role: role), in: scheme).over(
      color(.surface, in: scheme).over(scheme == .light ? .white : .black))
    var style = RoleStyle(
      size: measure.size, lineHeight: measure.lineHeight, weight: token.weight,
      color: color(offButton ? .offText : token.color, in: scheme),
      background: color(offButton ? .off : token.ground, in: scheme).over(ground))
    if role == .icon {
      style.size = appearance.icon?.size ?? Look.iconSize
      style.lineHeight = style.size
      style.color = appearance.icon?.color?.graphic(scheme) ?? style.color
    }
    guard let element, elements.indices.contains(element) else { return style }
    let own = elements[element]
    if let size = own.size {
      style.size = Look.grown(size, at: setting)
      style.lineHeight = (style.size * 1.3).rounded()
    }
    style.weight = own.weight ?? style.weight
    style.color = own.color?.text(scheme) ?? style.color
    return style
  }

  /// A size that is no text style's own, at a setting: it grows as the body text does, to whole points.
  static func grown(_ size: Double, at setting: TextSize) -> Double {
    guard setting != .large else { return size }
    return (size * TextStyle.body.measure(at: setting).size / TextStyle.body.measure().size).rounded()
  }

  /// The edge of an icon that does not say how large it is, in points.
  public static let iconSize: Double = 64

  /// The number, from 1, of a product's icon among `appearance.planIcons`; the style sheet colors it by this number.
  public func planIconNumber(of product: String) -> Int? {
    appearance.planIcons.firstIndex { $0.product == product }.map { $0 + 1 }
  }
}
