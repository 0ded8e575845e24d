/// What a project says about its paywall's looks. Whatever is nil is drawn as the control style has it.
public struct Appearance: Hashable, Sendable {
  /// A color as a project gives it.
  public enum Ink: Hashable, Sendable {
    /// A system color: drawn as Apple's value, written as the value that can be read.
    case named(NamedColor)
    /// Drawn and written as given, and judged as given.
    case exact(Color)

    /// Reads a name or a hex value; nil for anything else.
    public init?(_ text: String) {
      if let color = NamedColor(rawValue: text) {
        self = .named(color)
      } else if let color = Color(hex: text) {
        self = .exact(color)
      } else {
        return nil
      }
    }

    func graphic(_ scheme: Scheme) -> Color {
      switch self {
      case .named(let color): color.graphic[scheme]
      case .exact(let color): color
      }
    }

    func text(_ scheme: Scheme) -> Color {
      switch self {
      case .named(let color): color.text[scheme]
      case .exact(let color): color
      }
    }
  }

  /// One ink for both schemes, or one for each.
  public struct Inks: Hashable, Sendable {
    public var light: Ink
    public var dark: Ink

    public init(light: Ink, dark: Ink) {
      self.light = light
      self.dark = dark
    }

    public init(_ both: Ink) {
      self.init(light: both, dark: both)
    }

    /// As an icon, a mark or a fill.
    public func graphic(_ scheme: Scheme) -> Color { (scheme == .light ? light : dark).graphic(scheme) }
    /// As words.
    public func text(_ scheme: Scheme) -> Color { (scheme == .light ? light : dark).text(scheme) }
  }

  /// A symbol, by the name that the app's code uses for it.
  public struct Icon: Hashable, Sendable {
    public var name: String
    /// The edge of its square in points; nil: as large as the place has it.
    public var size: Double?
    public var color: Inks?

    public init(name: String, size: Double? = nil, color: Inks? = nil) {
      self.name = name
      self.size = size
      self.color = color
    }
  }

  /// The icon of one plan.
  public struct PlanIcon: Hashable, Sendable {
    public var product: String
    public var icon: Icon

    public init(product: String, icon: Icon) {
      self.product = product
      self.icon = icon
    }
  }

  public var tint: Inks?
  public var policyTint: Inks?
  public var background: Inks?
  public var icon: Icon?
  /// In the order of the file.
  public var planIcons: [PlanIcon]

  public init(
    tint: Inks? = nil, policyTint: Inks? = nil, background: Inks? = nil, icon: Icon? = nil, planIcons: [PlanIcon] = []
  ) {
    self.tint = tint
    self.policyTint = policyTint
    self.background = background
    self.icon = icon
    self.planIcons = planIcons
  }
}

/// What one element of a `custom` paywall says about itself.
public struct StyleOverride: Hashable, Sendable {
  /// In points at the text size Large.
  public var size: Double?
  /// 100 to 900.
  public var weight: Int?
  public var color: Appearance.Inks?

  public init(size: Double? = nil, weight: Int? = nil, color: Appearance.Inks? = nil) {
    self.size = size
    self.weight = weight
    self.color = color
  }
}
