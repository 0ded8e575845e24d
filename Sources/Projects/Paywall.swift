import Findings
import Locales
import Looks
import StoreCatalog
import Words

/// A screen that sells, as the app declares it.
public struct Paywall: Sendable {
  /// The name it is declared under; its slug in addresses.
  public var name: String
  public var slug: String
  /// Where it is declared: its key in the configuration, else the group's name in the catalog.
  public var range: SourceRange
  /// Whether a configuration declares it. Rules about what an app must declare ask nothing of paywalls that were only found.
  public var isDeclared: Bool
  /// What is offered, in the order it is shown.
  public var plans: [Plan]
  /// A short name for each of the plans, unique among them.
  var planSlugs: [String]
  /// The levels of service, the highest first.
  public var tiers: [Tier]
  /// The id of the group that the plans are from; nil where they are from several, or from none.
  public var group: String?
  public var controlStyle: ControlStyle
  public var tierLayout: TierLayout
  /// The index in `plans` of the one that is chosen at first.
  public var selected: Int
  public var buttonLabel: ButtonLabel
  public var buttons: [StoreButton: Placed<Visibility>]
  public var presentation: Presentation
  public var isHardPaywall: Bool
  /// Seconds until the close button can be used.
  public var closeDelay: Int
  public var policies: Policies
  public var looks: LooksSet
  public var appearance: Appearance
  /// What the paywall says in each of the project's locales.
  public var words: [LocaleID: PaywallWords]
  public var situations: [DeclaredSituation]
  /// The elements of a `custom` paywall, in order.
  public var elements: [CustomElement]

  /// A product as it is offered here.
  public struct Plan: Sendable {
    /// The index in the catalog's `products`.
    public var product: Int
    /// The index in the paywall's `tiers`.
    public var tier: Int

    public init(product: Int, tier: Int) {
      self.product = product
      self.tier = tier
    }
  }

  public struct Tier: Sendable {
    /// The declared name, which may be a string key; nil where the tier comes from the products' levels.
    public var name: Placed<String>?
    /// The tier's part of addresses: lower-case ASCII.
    public var slug: String

    public init(name: Placed<String>?, slug: String) {
      self.name = name
      self.slug = slug
    }
  }

  public enum TierLayout: String, CaseIterable, Sendable { case flat, tabs, links }

  public enum ButtonLabel: String, CaseIterable, Sendable {
    case automatic, action, price, multiline
    case displayName = "display-name"
    case singleLine = "single-line"
  }

  public enum StoreButton: String, CaseIterable, Sendable {
    case restore, redeem, close, policies
    case signIn = "sign-in"
  }

  public enum Visibility: String, CaseIterable, Sendable { case visible, hidden, automatic }

  public enum Presentation: String, CaseIterable, Sendable {
    case sheet, push
    case fullScreen = "full-screen"
  }

  public struct Policies: Sendable {
    public var terms: Placed<String>?
    public var privacy: Placed<String>?

    public init(terms: Placed<String>? = nil, privacy: Placed<String>? = nil) {
      self.terms = terms
      self.privacy = privacy
    }
  }
}

/// An element that a `custom` paywall declares.
public struct CustomElement: Sendable {
  public var role: Role
  /// What it says in each of the project's locales; empty: what the screen says in that role anyway.
  public var texts: [LocaleID: FieldWords.FieldText]
  public var style: StyleOverride
  public var range: SourceRange

  public init(role: Role, texts: [LocaleID: FieldWords.FieldText] = [:], style: StyleOverride, range: SourceRange) {
    self.role = role
    self.texts = texts
    self.style = style
    self.range = range
  }
}
