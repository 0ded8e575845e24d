/// CLDR's plural categories, in the order in which its tables list them.
public enum PluralCategory: String, CaseIterable, Comparable, Sendable {
  case zero, one, two, few, many, other

  public static func < (a: PluralCategory, b: PluralCategory) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// The category of a count in a locale. Opens the rules each time (some 20 microseconds): hold `PluralRules` where
  /// more than one count is asked for.
  public static func of(_ count: Int, in locale: LocaleID) -> PluralCategory { PluralRules(locale).category(of: count) }
}

/// How a language counts: which form of a word stands by which number.
public struct PluralRules: Sendable {
  /// The categories of whole numbers that the locale tells apart, in CLDR's order; `other` is always one of them.
  public let categories: [PluralCategory]
  private let rules: ICU.PluralRules
  /// The categories of the counts from 0 to 31, which nearly all periods and offers have.
  private let small: [PluralCategory]

  public init(_ locale: LocaleID) {
    let rules = ICU.PluralRules(locale: locale.identifier)
    self.rules = rules
    let keywords = rules.keywords
    categories = PluralCategory.allCases.filter { keywords.contains($0.rawValue) }
    small = (0...31).map { PluralCategory(rawValue: rules.keyword(for: $0)) ?? .other }
  }

  /// The category of a count: `few` for 3 in Polish.
  public func category(of count: Int) -> PluralCategory {
    if small.indices.contains(count) { return small[count] }
    return PluralCategory(rawValue: rules.keyword(for: count)) ?? .other
  }
}
