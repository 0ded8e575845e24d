/// A country's App Store, by its ISO 3166 alpha-3 code.
public struct Storefront: Hashable, Comparable, Sendable {
  /// `USA`, `DEU`.
  public let code: String

  /// Nil where Apple has no such storefront. Also reads alpha-2 codes where `allowingShort`.
  public init?(_ code: String) { fatalError() }

  public static func < (a: Storefront, b: Storefront) -> Bool { a.code < b.code }

  /// All 175, sorted by code.
  public static var all: [Storefront] { fatalError() }
  /// The currency that customers are billed in, ISO 4217: `USD`.
  public var currency: Currency { fatalError() }
  /// The storefront's languages as locales with its region, the main one first: `de-CH, fr-CH, it-CH`.
  public var locales: [LocaleID] { fatalError() }
  /// `Germany`.
  public var englishName: String { fatalError() }
  /// The storefront where a locale is at home: its region's, else its likely region's (`de` → DEU, `ja` → JPN).
  public static func home(of locale: LocaleID) -> Storefront? { fatalError() }
}
