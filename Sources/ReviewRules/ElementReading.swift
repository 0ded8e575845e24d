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
}

/// Text that was typed, without data between: neighbouring literal runs of an element.
struct TypedText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The runs: where each lies in `bytes`, where in its file, and whether the two are alike byte for byte.
  private var runs: [(own: Range<Int>, source: SourceRange, isVerbatim: Bool)] = []

  var isEmpty: Bool { bytes.isEmpty }
  /// Made anew each time.
  var folded: FoldedText { FoldedText(bytes[...]) }

  /// What goes beyond `WholeText.most` is left out.
  mutating func append(_ text: ArraySlice<UInt8>, from source: SourceRange, in files: SourceFiles) {
    let start = bytes.count
    let (text, all) = (WholeText.beginning(of: text, in: WholeText.most - start), text.count)
    let source = source.beginning(text.count, of: all)
    bytes += text
    runs.append((start..<bytes.count, source, files.bytes(of: source).elementsEqual(text)))
  }

  /// The place in the file of a range of `bytes`. The whole run where escapes make finer places unknowable.
  func place(of range: Range<Int>) -> SourceRange? {
    var place: SourceRange?
    for run in runs where run.own.overlaps(range) || (range.isEmpty && run.own.contains(range.lowerBound)) {
      var part = run.source
      if run.isVerbatim {
        let from = max(range.lowerBound, run.own.lowerBound) - run.own.lowerBound
        let to = min(range.upperBound, run.own.upperBound) - run.own.lowerBound
        part = SourceRange(file: part.file, (Int(part.start) + from)..<(Int(part.start) + to))
      }
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

/// What the rules need to know of an element; read once, however many screens show it.
final class ElementReading {
  /// What rules look for in texts, where a text has any of it.
  struct Contents: OptionSet {
    let rawValue: UInt8

    static let typed = Contents(rawValue: 1)
    static let claims = Contents(rawValue: 2)
    static let amounts = Contents(rawValue: 4)
    static let placeholders = Contents(rawValue: 8)
  }

  let text: WholeText
  let contents: Contents
  /// What the text may speak of.
  let topics: TopicIndex.Topics
  /// Whether it says nothing but our own words: nobody can be told to change what they say.
  let isOwnWords: Bool
  /// By the product's index in the catalog.
  let statements: [Int: Statement]
  /// The same by the places of the sheet's products, without those of other products.
  let stated: [(place: Int, statement: Statement)]
  let claims: [PlacedClaim]
  let amounts: [PlacedAmount]
  /// Residue of templates: the text, and where it stands.
  let placeholders: [Placed<String>]

  init(
    text: WholeText, topics: TopicIndex.Topics, isOwnWords: Bool, statements: [Int: Statement],
    stated: [(place: Int, statement: Statement)], claims: [PlacedClaim],
    amounts: [PlacedAmount], placeholders: [Placed<String>]
  ) {
    self.text = text
    self.topics = topics
    self.isOwnWords = isOwnWords
    self.statements = statements
    var contents: Contents = []
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
