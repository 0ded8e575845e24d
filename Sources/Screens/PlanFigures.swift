import Findings
import Locales
import StoreCatalog

/// What is known of a plan in one market: its price, and what follows from it, exact and as text.
public struct PlanFigures: Sendable {
  /// The index in the catalog's products.
  public var product: Int
  /// The name in the locale, with its fallback: display name, reference name, product id.
  public var name: String
  /// Where the name is from; nil for the product id.
  public var nameRange: SourceRange?
  public var description: String?
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
  public var derived: [ShownFigure]
}

/// A figure computed from prices: the fraction it is, how it was cut, and its text.
public struct ShownFigure: Sendable {
  public var fact: Fact
  /// The unit of a per-unit price.
  public var unit: Period.Unit?
  public var text: String
  /// The exact value: `4999/1200`.
  public var fraction: String
  /// The rule it was computed by: `year = 12 months`.
  public var rule: String

  public init(fact: Fact, unit: Period.Unit? = nil, text: String, fraction: String, rule: String) {
    self.fact = fact
    self.unit = unit
    self.text = text
    self.fraction = fraction
    self.rule = rule
  }
}
