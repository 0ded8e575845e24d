import Findings
import Locales
import Projects
import Screens
import StoreCatalog

/// What an element states of a product, be it a datum or typed.
struct Statement: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// What is billed each period.
  static let price = Statement(rawValue: 1)
  /// How long one payment lasts.
  static let period = Statement(rawValue: 2)
  /// How long an offer lasts.
  static let offerLength = Statement(rawValue: 4)
  /// What an offer costs.
  static let offerPrice = Statement(rawValue: 8)
  /// What it is called.
  static let name = Statement(rawValue: 16)
}

/// A run that was typed: where it lies in its text, and where in its file.
struct TypedRun: Sendable {
  var own: Range<Int>
  var source: SourceRange
  /// Whether the two are alike byte for byte.
  var isVerbatim: Bool

  init(own: Range<Int>, text: ArraySlice<UInt8>, source: SourceRange, in files: SourceFiles) {
    self.own = own
    self.source = source
    isVerbatim = files.bytes(of: source).elementsEqual(text)
  }

  func moved(by distance: Int) -> TypedRun {
    var run = self
    run.own = (own.lowerBound + distance)..<(own.upperBound + distance)
    return run
  }

  /// The place of the part of the run that is in a range of its text; the whole run's where escapes make finer places unknowable.
  func place(of range: Range<Int>) -> SourceRange {
    guard isVerbatim else { return source }
    let part = range.clamped(to: own)
    return SourceRange(
      file: source.file,
      (Int(source.start) + part.lowerBound - own.lowerBound)..<(Int(source.start) + part.upperBound - own.lowerBound))
  }
}

/// Text that was typed, without data between: neighbouring literal runs of an element.
struct TypedText: Sendable {
  private(set) var bytes: [UInt8] = []
  private var runs: [TypedRun] = []

  init() {}

  init(_ bytes: [UInt8], _ runs: [TypedRun]) {
    self.bytes = bytes
    self.runs = runs
  }

  var isEmpty: Bool { bytes.isEmpty }
  /// Made anew each time.
  var folded: FoldedText { FoldedText(bytes[...]) }

  /// What goes beyond `WholeText.most` is left out.
  mutating func append(_ text: ArraySlice<UInt8>, from source: SourceRange, in files: SourceFiles) {
    let start = bytes.count
    let (text, all) = (WholeText.beginning(of: text, in: WholeText.most - start), text.count)
    bytes += text
    runs.append(
      TypedRun(own: start..<bytes.count, text: text, source: source.beginning(text.count, of: all), in: files))
  }

  /// The place in the file of a range of `bytes`. The whole run where escapes make finer places unknowable.
  func place(of range: Range<Int>) -> SourceRange? {
    var place: SourceRange?
    for run in runs where run.own.overlaps(range) || (range.isEmpty && run.own.contains(range.lowerBound)) {
      let part = run.place(of: range)
      guard let before = place else {
        place = part
        continue
      }
      guard before.file == part.file, part.end >= before.start else { continue }
      place?.end = max(before.end, part.end)
    }
    return place
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// A promise of a free trial that somebody has typed.
struct PlacedClaim: Sendable {
  var claim: TrialClaim
  var text: String
  var range: SourceRange
}

/// An amount of money that somebody has typed, in its place.
struct PlacedAmount: Sendable {
  var amount: TypedAmount
  var text: String
  var range: SourceRange
  /// Whether it may be about what the app does, and no price: "Track every $5 coffee".
  var isOfApp = false
}

/// What an element states of each product that it speaks of: of one at most, nearly always.
struct Statements: Sequence {
  private var entries: [(product: Int, statement: Statement)] = []

  /// - Parameter product: the index in the catalog.
  subscript(product: Int) -> Statement {
    get { entries.first { $0.product == product }?.statement ?? [] }
    set {
      if let place = entries.firstIndex(where: { $0.product == product }) {
        entries[place].statement = newValue
      } else if !newValue.isEmpty {
        entries.append((product, newValue))
      }
    }
  }

  func makeIterator() -> IndexingIterator<[(product: Int, statement: Statement)]> { entries.makeIterator() }
}

/// What the rules need to know of an element; read once, however many screens show it.
final class ElementReading {
  /// What rules look for in texts, where a text has any of it.
  struct Contents: OptionSet {
    let rawValue: UInt16

    static let typed = Contents(rawValue: 1)
    static let claims = Contents(rawValue: 2)
    static let amounts = Contents(rawValue: 4)
    static let placeholders = Contents(rawValue: 8)
    /// Our own words for that it renews.
    static let renewalWords = Contents(rawValue: 16)
    /// Our own words for managing a subscription.
    static let manageWords = Contents(rawValue: 32)
    /// Words that the app makes a link of to manage subscriptions, and to restore purchases.
    static let manageLink = Contents(rawValue: 64)
    static let restoreLink = Contents(rawValue: 128)
    /// Links in running text.
    static let links = Contents(rawValue: 256)
    /// A price without its period, as a datum.
    static let price = Contents(rawValue: 512)
  }

  let element: Element
  /// The place of the element's role among all.
  let rolePlace: UInt8
  /// The screens of the sheet that were begun before the first that shows it.
  let earlierScreens: Int
  let text: WholeText
  /// What the text may speak of, by what was known of it when the element was read.
  let topics: TopicIndex.Topics
  let contents: Contents
  /// Whether it says nothing but our own words: nobody can be told to change what they say.
  let isOwnWords: Bool
  let statements: Statements
  /// The same by the places of the sheet's products, without those of other products.
  let stated: [(place: Int, statement: Statement)]
  let claims: [PlacedClaim]
  let amounts: [PlacedAmount]
  /// Residue of templates: the text, and where it stands.
  let placeholders: [Placed<String>]
  /// The promises of trials in the whole text; kept by `JudgedSheet.claims(of:)`.
  var promises: [TrialClaim]?
  /// What it names of prices; kept by `JudgedSheet.pricing(of:)`.
  var pricing: [PlacedMention]?
  /// The savings that were typed; kept by `JudgedSheet.savingClaims(in:)`.
  var savings: [PlacedSaving]?

  /// Whether the text may speak of a topic.
  func maySpeak(of topic: Topic) -> Bool { text.said.maySpeak(of: topic) }

  /// - Parameter runs: what its runs have of `contents`.
  init(
    of element: Element, earlierScreens: Int, text: WholeText, isOwnWords: Bool, runs: Contents,
    statements: Statements, stated: [(place: Int, statement: Statement)], claims: [PlacedClaim],
    amounts: [PlacedAmount], placeholders: [Placed<String>]
  ) {
    self.element = element
    rolePlace = UInt8(element.role.place)
    self.earlierScreens = earlierScreens
    self.text = text
    topics = text.said.topics
    self.isOwnWords = isOwnWords
    self.statements = statements
    var contents = runs
    if text.isTyped { contents.insert(.typed) }
    if !claims.isEmpty { contents.insert(.claims) }
    if !amounts.isEmpty { contents.insert(.amounts) }
    if !placeholders.isEmpty { contents.insert(.placeholders) }
    self.contents = contents
    self.stated = stated
    self.claims = claims
    self.amounts = amounts
    self.placeholders = placeholders
  }
}
