import Findings
import Words

/// The data of a product (or of the app) that a run of text can be.
public enum Fact: String, CaseIterable, Hashable, Sendable {
  /// What is billed each period.
  case price
  /// How long one payment lasts.
  case period
  /// Price and period in one.
  case pricePerPeriod = "price-per-period"
  /// What an offer bills each time, or the word for free.
  case introPrice = "intro-price"
  /// How long an offer lasts, or one period of it.
  case introDuration = "intro-duration"
  /// How many periods an offer runs.
  case introCount = "intro-count"
  /// What a day, week, month or year of the plan comes to.
  case perUnitPrice = "per-unit-price"
  /// What is saved against the dearest plan of the tier, in percent; then as an amount; then in months.
  case savingsPercent = "savings-percent"
  case savingsAmount = "savings-amount"
  case monthsFree = "months-free"
  /// What a commitment bills each month.
  case commitmentPrice = "commitment-price"
  /// What the twelve months of a commitment cost together; then how many they are.
  case commitmentTotal = "commitment-total"
  case commitmentMonths = "commitment-months"
  /// Of a product's id too, where copy asks for it.
  case productName = "product-name"
  case productDescription = "product-description"
  case groupName = "group-name"
  case tierName = "tier-name"
  case appName = "app-name"
  case currency
}

/// Where a run's text comes from.
public enum Origin: Hashable, Sendable {
  /// Typed: a place in a file of words.
  case literal(SourceRange)
  /// A datum. `product` is an index in the catalog's products; nil where it is about the app or the group. `at` is the datum's place.
  case fact(Fact, product: Int?, at: SourceRange?)
  /// Our own words, or those that the project puts in their place.
  case system(SystemWord)
}

/// How a run is written.
public struct RunMarks: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let strong = RunMarks(rawValue: 1)
  public static let emphasis = RunMarks(rawValue: 2)
  public static let code = RunMarks(rawValue: 4)
  /// The run has a direction of its own: a name or an amount, which must not be torn or turned by the text around it.
  public static let isolated = RunMarks(rawValue: 8)
}

/// A run of text in an element: a view into its sheet.
public struct Run: Sendable {
  let sheet: Sheet
  let index: Int

  private var record: RunRecord { sheet.runs[index] }

  /// The text as UTF-8 bytes.
  public var bytes: ArraySlice<UInt8> { sheet.text[Int(record.start)..<Int(record.end)] }
  /// Where the text stands in the sheet's bytes.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }
  /// The text; costs a copy of the bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
  public var marks: RunMarks { record.marks }
  /// Where the text comes from.
  public var origin: Origin { record.origin }
  public var isLink: Bool { record.destination >= 0 }
  /// Nil for text that is no link.
  public var link: RunLink? {
    guard record.destination >= 0 else { return nil }
    return RunLink(destination: sheet.destinations[Int(record.destination)], target: record.target)
  }

  /// What the app itself does where the text is touched; nil for text that is no link, and for addresses that were written out.
  public var linkTarget: RunLink.Target? { record.target }

  /// Whether the text is this datum; of the product with this index in the catalog, where one is named.
  public func isFact(_ fact: Fact, of product: Int? = nil) -> Bool {
    guard case .fact(fact, let own, _) = record.origin else { return false }
    return product == nil || own == product
  }
}

/// A link in running text.
public struct RunLink: Hashable, Sendable {
  /// What the app itself does where a link names it: `[Terms](terms)`.
  public enum Target: String, Hashable, Sendable { case terms, privacy, manage, restore }

  /// The address; empty where the paywall does not say where its target is.
  public var destination: String
  /// Nil for an address that was written out.
  public var target: Target?

  public init(destination: String, target: Target? = nil) {
    self.destination = destination
    self.target = target
  }
}

/// A run as it is stored.
struct RunRecord: Sendable {
  var start: UInt32
  var end: UInt32
  var destination: Int32
  var target: RunLink.Target?
  var marks: RunMarks
  var origin: Origin
}
