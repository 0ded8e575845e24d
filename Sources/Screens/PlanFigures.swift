import Findings
import Locales
import StoreCatalog

/// What is known of a plan in one market: its price, and what follows from it, exact and as text.
public struct PlanFigures: Sendable {
  /// The index in the catalog's products.
  public var product: Int
  /// The name in the locale, with its fallback: display name, reference name, product id.
  public var name: String
  /// Where the name is from.
  public var nameRange: SourceRange?
  /// The description in the locale, with its fallback; nil where no locale has one.
  public var description: String?
  /// Where the description is from; nil where there is none.
  public var descriptionRange: SourceRange?
  /// Nil where the storefront has no price.
  public var price: Price?
  /// The amount as customers read it: `$49.99`.
  public var priceText: String
  /// Nil for one-time products.
  public var period: Period?
  /// The bare period: `year`, `3 months`; empty for one-time products.
  public var periodText: String
  /// `$49.99/year`; a one-time product: the price alone.
  public var pricePerPeriodText: String
  /// The figures that follow from the price, in a fixed order: the price of a day, week, month and year, then percent, amount and months saved against
  /// the dearest plan of the tier. Empty for one-time products and unknown prices.
  public var derived: [ShownFigure]
}

/// A figure computed from prices: the fraction it is, how it was cut, and its text.
public struct ShownFigure: Sendable {
  /// Which figure it is.
  public var fact: Fact
  /// The unit of a per-unit price.
  public var unit: Period.Unit?
  /// As the market's pricing locale writes it.
  public var text: String
  /// The exact value: `4999/1200`.
  public var fraction: String
  /// The rule it was computed by: `year = 12 months`.
  public var rule: String
  /// Whether the rule says of a month or a year how many days it has, which no calendar does.
  public var isApproximate: Bool

  public init(
    fact: Fact, unit: Period.Unit? = nil, text: String, fraction: String, rule: String, isApproximate: Bool = false
  ) {
    self.isApproximate = isApproximate
    self.fact = fact
    self.unit = unit
    self.text = text
    self.fraction = fraction
    self.rule = rule
  }
}
