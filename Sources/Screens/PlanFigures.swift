import Findings
import Locales
import StoreCatalog

/// What is known of a plan in one market: its price, and what follows from it, exact and as text.
///
/// A class, as every element of a plan asks for something of it, and would copy all its texts.
public final class PlanFigures: Sendable {
  /// The index in the catalog's products.
  public let product: Int
  /// The name in the locale, with its fallback: display name, reference name, product id.
  public let name: String
  /// Where the name is from.
  public let nameRange: SourceRange?
  /// The description in the locale, with its fallback; nil where no locale has one.
  public let description: String?
  /// Where the description is from; nil where there is none.
  public let descriptionRange: SourceRange?
  /// Nil where the storefront has no price.
  public let price: Price?
  /// The amount as customers read it: `$49.99`.
  public let priceText: String
  /// Nil for one-time products.
  public let period: Period?
  /// The bare period: `year`, `3 months`; empty for one-time products.
  public let periodText: String
  /// `$49.99/year`; a one-time product: the price alone.
  public let pricePerPeriodText: String
  /// The figures that follow from the price, in a fixed order: the price of a day, week, month and year, then percent, amount and months saved against
  /// the dearest plan of the tier. Empty for one-time products and unknown prices.
  public let derived: [ShownFigure]

  init(
    product: Int, name: String, nameRange: SourceRange?, description: String?, descriptionRange: SourceRange?,
    price: Price?, priceText: String, period: Period?, periodText: String, pricePerPeriodText: String,
    derived: [ShownFigure]
  ) {
    self.product = product
    self.name = name
    self.nameRange = nameRange
    self.description = description
    self.descriptionRange = descriptionRange
    self.price = price
    self.priceText = priceText
    self.period = period
    self.periodText = periodText
    self.pricePerPeriodText = pricePerPeriodText
    self.derived = derived
  }
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
