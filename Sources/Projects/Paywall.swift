import Findings
import Locales
import Looks
import StoreCatalog
import Words

/// A screen that sells, as the app declares it.
public struct Paywall: Sendable {
  /// The name it is declared under, and by which copy files and commands call it; one that was only found: its slug.
  public var name: String
  /// The paywall's part of addresses: lower-case ASCII, unique among the paywalls unless a finding `address-clash` says otherwise.
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
  /// As declared: `automatic` stays what it is, and `Look` decides.
  public var controlStyle: ControlStyle
  /// Whether all tiers are shown at once.
  public var tierLayout: TierLayout
  /// The index in `plans` of the one that is chosen at first.
  public var selected: Int
  /// Where that one is named; nil where it is not.
  public var selectedRange: SourceRange?
  /// What the button that subscribes says where the words say nothing.
  public var buttonLabel: ButtonLabel
  /// What is declared of the store's buttons, each with its place; a button that is absent here was not spoken of.
  public var buttons: [StoreButton: Placed<Visibility>]
  /// How the screen comes up.
  public var presentation: Presentation
  /// Whether the app cannot be used without buying.
  public var isHardPaywall: Bool
  /// Seconds until the close button can be used; nil where nothing is said of it: at once.
  public var closeDelay: Placed<Int>?
  /// The name of the paywall that comes up where this one is closed; nil: the app goes on.
  public var onDismiss: Placed<String>?
  /// Whether an account has to be made before anything can be bought; nil where nothing is said of it: none has.
  public var requiresAccount: Placed<Bool>?
  /// Where the terms of use and the privacy policy are.
  public var policies: Policies
  /// Which figures it is drawn with.
  public var looks: LooksSet
  /// The project's own colors and icons.
  public var appearance: Appearance
  /// Where the colors of `appearance` stand in the configuration, by their keys: `tint`, `policy-tint`, `background`.
  public var colorRanges: [String: SourceRange] = [:]
  /// What the paywall says in each of the project's locales.
  public var words: [LocaleID: PaywallWords]
  /// The situations that are declared beyond those that every paywall has, in the order of the file.
  public var situations: [DeclaredSituation]
  /// The elements of a `custom` paywall, in order.
  public var elements: [CustomElement]
  /// Keys that fields name and no string table has, in the order of the file.
  public var unknownKeys: [UnknownKey] = []
  /// Whether a table of strings that could not be read may hold a text of it.
  public var restsOnUnreadStrings = false
  /// The roles of elements that something was declared for and could not be read, which is told of as an input finding.
  public var unread: Set<Role> = []

  /// A key that no string table has.
  public struct UnknownKey: Sendable {
    /// The field that names it.
    public var field: CopyField
    /// The key that chooses it among the field's texts.
    public var form: String
    public var key: Placed<String>
    /// The nearest key that there is; nil where none is near.
    public var suggestion: String?
  }

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

  /// A level of service.
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

  /// How tiers are shown: all at once, or one at a time, chosen by tabs above the plans or by links below them.
  public enum TierLayout: String, CaseIterable, Sendable { case flat, tabs, links }

  /// The names of StoreKit's `subscriptionStoreButtonLabel`.
  public enum ButtonLabel: String, CaseIterable, Sendable {
    case automatic, action, price, multiline
    case displayName = "display-name"
    case singleLine = "single-line"
  }

  /// The names of StoreKit's `storeButton`; `close` is its cancellation button.
  public enum StoreButton: String, CaseIterable, Sendable {
    case restore, redeem, close, policies
    case signIn = "sign-in"
  }

  /// `automatic` is what Apple's view does where the app does not speak of the button.
  public enum Visibility: String, CaseIterable, Sendable { case visible, hidden, automatic }

  /// A sheet over the app, a screen pushed onto a stack of navigation, or a cover over the full screen.
  public enum Presentation: String, CaseIterable, Sendable {
    case sheet, push
    case fullScreen = "full-screen"
  }

  /// Addresses as declared, unchecked; nil where none is declared.
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
  /// What it is on the screen.
  public var role: Role
  /// What it says in each of the project's locales; empty: what the screen says in that role anyway.
  public var texts: [LocaleID: FieldWords.FieldText]
  /// What it says of its own size, weight and color.
  public var style: StyleOverride
  /// The ids of the products between which a switch changes, off and on, with the place of the list; nil where it changes none.
  public var selects: Placed<[String]>?
  /// The day on which a countdown ends; nil where none is named.
  public var until: Placed<Day>?
  /// Where a link out of the app goes, unchecked; nil where nothing is said of it.
  public var address: Placed<String>?
  /// The element's object in the configuration.
  public var range: SourceRange

  public init(
    role: Role, texts: [LocaleID: FieldWords.FieldText] = [:], style: StyleOverride, selects: Placed<[String]>? = nil,
    until: Placed<Day>? = nil, address: Placed<String>? = nil, range: SourceRange
  ) {
    self.role = role
    self.texts = texts
    self.style = style
    self.selects = selects
    self.until = until
    self.address = address
    self.range = range
  }
}
