import Locales

/// A piece of one of our own words.
public enum WordSegment: Hashable, Sendable {
  case text(String)
  case slot(Slot)
}

/// What a word leaves open. The raw value stands in braces in the files.
public enum Slot: String, CaseIterable, Hashable, Sendable {
  /// The number that chooses the plural form, in the reader's digits.
  case count
  /// An amount of money.
  case price
  /// The regular price with its period: "$9.99/month".
  case pricePerPeriod = "price_per_period"
  case offerPrice = "offer_price"
  case offerPricePerPeriod = "offer_price_per_period"
  /// A period as it is billed, a duration of the use that the word names.
  case period
  case duration
  /// All payments of a commitment together.
  case total
  case percent
  /// An app, a tier or a plan.
  case name
  case tier
  case terms
  case privacy
}

/// One form of a word.
struct WordForm: Hashable, Sendable {
  enum Condition: Hashable, Sendable {
    case always
    /// `=1`: exactly this number.
    case exactly(Int)
    case category(PluralCategory)
  }

  var condition: Condition
  var segments: [WordSegment]
}
