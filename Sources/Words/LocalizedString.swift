import Findings
import Locales

/// A key's text in one locale, as an iPhone shows it: variations by device are decided already. What other devices show is kept beside it.
public struct LocalizedString: Sendable, Hashable {
  /// The text where it does not vary by number.
  public var plain: StringUnit?
  /// The texts by plural category where it does. Empty for a plain text.
  public var plurals: [PluralCategory: StringUnit]
  /// What `%#@name@` in the text stands for, by name.
  public var substitutions: [String: Substitution]
  /// The whole localization in the file.
  public var range: SourceRange
  /// The texts of other devices, where these are other words.
  public var otherDevices: [DeviceForm] = []

  /// What a device shows.
  public struct DeviceForm: Sendable, Hashable {
    /// Xcode's name: `ipad`, `mac`, `applewatch`, `other`.
    public var device: String
    public var text: Placed<String>

    public init(device: String, text: Placed<String>) {
      self.device = device
      self.text = text
    }
  }

  public init(
    plain: StringUnit? = nil, plurals: [PluralCategory: StringUnit] = [:], substitutions: [String: Substitution] = [:],
    range: SourceRange
  ) {
    self.plain = plain
    self.plurals = plurals
    self.substitutions = substitutions
    self.range = range
  }
}

/// One written value.
public struct StringUnit: Sendable, Hashable {
  public enum State: String, CaseIterable, Sendable, Hashable {
    case translated, new, stale
    case needsReview = "needs_review"
  }

  public var text: Placed<String>
  /// `translated` where the format has no states.
  public var state: State
  /// Where the file's bytes are the text, byte for byte; nil where it was written with escapes.
  public var content: SourceRange?

  public init(_ text: Placed<String>, state: State = .translated, content: SourceRange? = nil) {
    self.text = text
    self.state = state
    self.content = content
  }
}

/// A part of a text that varies by the number of its own argument.
public struct Substitution: Sendable, Hashable {
  /// The index of the argument, counted from 0; nil: the next one in order of appearance.
  public var argument: Int?
  /// How `%arg` in the forms is written: `lld`.
  public var specifier: String
  public var plurals: [PluralCategory: StringUnit]
  public var range: SourceRange

  public init(argument: Int?, specifier: String, plurals: [PluralCategory: StringUnit], range: SourceRange) {
    self.argument = argument
    self.specifier = specifier
    self.plurals = plurals
    self.range = range
  }
}

extension LocalizedString {
  /// Whether there is nothing to show: no text at all, or empty ones.
  public var isEmpty: Bool {
    plain?.text.value.isEmpty != false && plurals.values.allSatisfy { $0.text.value.isEmpty }
  }

  /// The plural categories that are absent or empty, in the text itself and in its substitutions, in CLDR's order.
  public func missingForms(of categories: some Sequence<PluralCategory>) -> [PluralCategory] {
    let groups = ([plurals] + substitutions.values.map(\.plurals)).filter { !$0.isEmpty }
    let missing = Set(
      categories.filter { category in groups.contains { $0[category]?.text.value.isEmpty != false } })
    return PluralCategory.allCases.filter(missing.contains)
  }

  /// Whether the text depends on a number.
  public var hasPlurals: Bool { !plurals.isEmpty || substitutions.values.contains { !$0.plurals.isEmpty } }

  /// All the texts that are written, in the order of the file.
  private var units: [StringUnit] {
    let forms = Array(plurals.values) + substitutions.values.flatMap(\.plurals.values)
    return ([plain].compactMap { $0 } + forms).sorted { $0.text.range.start < $1.text.range.start }
  }

  /// Whether both say the same, wherever it stands.
  public func says(sameAs other: LocalizedString) -> Bool {
    func texts(_ plurals: [PluralCategory: StringUnit]) -> [PluralCategory: String] { plurals.mapValues(\.text.value) }
    return plain?.text.value == other.plain?.text.value && texts(plurals) == texts(other.plurals)
      && substitutions.mapValues { texts($0.plurals) } == other.substitutions.mapValues { texts($0.plurals) }
  }

  /// A finding for each `%#@name@` that nothing stands for: a device shows nothing in its place, or the name itself.
  var unknownSubstitutions: [Finding] {
    func hasMark(_ unit: StringUnit) -> Bool { unit.text.value.utf8.contains(UInt8(ascii: "#")) }
    // Hardly any text has one, and many are read.
    guard plain.map(hasMark) == true || plurals.values.contains(where: hasMark) || !substitutions.isEmpty else {
      return []
    }
    return units.filter(hasMark).flatMap { unit in
      formatPieces(of: unit.text.value).compactMap { piece -> Finding? in
        guard case .substitution(let name, _) = piece.content, substitutions[name] == nil else { return nil }
        let near = nearestName(to: name, among: substitutions.keys.sorted())
        return .input(
          "malformed-string", "'%#@\(name)@' stands for nothing: there is no rule of this name with plural forms",
          help: near.map { "did you mean '\($0)'?" } ?? "declare the rule '\(name)' beside the text",
          at: unit.range(of: piece.bytes))
      }
    }
  }

  /// The arguments that any of the texts takes, by index, with how each is written, in the order of the file. A number right behind a digit is left
  /// out: "20%de" is a percent sign without its blank.
  public var arguments: [(index: Int, specifier: String, range: SourceRange)] {
    let categories = Set(plurals.keys).union(substitutions.values.flatMap(\.plurals.keys)).sorted {
      $0.rawValue < $1.rawValue
    }
    var found: [(index: Int, specifier: String, range: SourceRange)] = []
    for category in categories.isEmpty ? [.other] : categories {
      var before = ""
      for segment in phrase(category: { _ in category }).segments {
        if case .literal(let text) = segment.content { before = text }
        guard case .argument(let index, let specifier) = segment.content else { continue }
        let isPercent = before.utf8.last.map { (0x30...0x39).contains($0) } == true && specifier != "@"
        before = ""
        if !isPercent, !found.contains(where: { $0.range == segment.range }) {
          found.append((index, specifier, segment.range))
        }
      }
    }
    return found
  }

  /// The text for given numbers, as literals and arguments.
  ///
  /// `category` tells the plural category of the number that an argument (counted from 0) has; nil where it has none. An absent or empty form is
  /// replaced by `other`, that by whatever there is.
  public func phrase(category: @escaping (Int) -> PluralCategory?) -> Phrase {
    var composer = PhraseComposer(substitutions: substitutions, category: category)
    if let unit = plain ?? composer.form(of: plurals, argument: numberArgument) {
      composer.append(unit, owner: nil, depth: 0)
    }
    return Phrase(composer.segments, at: (plain ?? composer.lastForm)?.text.range ?? range)
  }

  /// Which argument chooses among the forms of a text: the first that is a whole number.
  private var numberArgument: Int {
    let forms = PluralCategory.allCases.reversed().compactMap { plurals[$0] }
    for form in forms {
      var next = 0
      for piece in formatPieces(of: form.text.value) {
        guard case .argument(let position, let specifier) = piece.content else { continue }
        let index = position ?? next
        if position == nil { next += 1 }
        if specifier.utf8.last.map({ "diuqxX".utf8.contains($0) }) == true { return index }
      }
    }
    return 0
  }
}

/// Puts the chosen forms of a text and its substitutions together.
private struct PhraseComposer {
  let substitutions: [String: Substitution]
  let category: (Int) -> PluralCategory?
  var segments: [Phrase.Segment] = []
  var lastForm: StringUnit?
  private var nextArgument = 0

  init(substitutions: [String: Substitution], category: @escaping (Int) -> PluralCategory?) {
    self.substitutions = substitutions
    self.category = category
  }

  mutating func form(of plurals: [PluralCategory: StringUnit], argument: Int) -> StringUnit? {
    let wanted = category(argument) ?? .other
    let order: [PluralCategory] = [wanted, .other] + PluralCategory.allCases.reversed()
    lastForm = order.lazy.compactMap { plurals[$0] }.first { !$0.text.value.isEmpty }
    return lastForm
  }

  /// Appends a text. `owner` is the argument and specifier of the substitution that the text is a form of.
  mutating func append(_ unit: StringUnit, owner: (argument: Int, specifier: String)?, depth: Int) {
    for piece in formatPieces(of: unit.text.value) {
      // Substitutions may name each other: what a customer reads is never this long.
      guard segments.count < 1000 else { return }
      let range = unit.range(of: piece.bytes)
      switch piece.content {
      case .literal(let text): segments.append(Phrase.Segment(.literal(text), at: range))
      case .own:
        guard let owner else { continue }
        segments.append(Phrase.Segment(.argument(owner.argument, specifier: owner.specifier), at: range))
      case .argument(let position, let specifier):
        let index = position ?? owner?.argument ?? takeNext()
        segments.append(Phrase.Segment(.argument(index, specifier: specifier), at: range))
      case .substitution(let name, let position):
        guard let substitution = substitutions[name] else {
          segments.append(Phrase.Segment(.argument(position ?? takeNext(), specifier: "@"), at: range))
          continue
        }
        let argument = position ?? substitution.argument ?? takeNext()
        guard depth < 8, let form = form(of: substitution.plurals, argument: argument) else { continue }
        append(form, owner: (argument, substitution.specifier), depth: depth + 1)
      }
    }
  }

  private mutating func takeNext() -> Int {
    defer { nextArgument += 1 }
    return nextArgument
  }
}

extension StringUnit {
  /// The place of a part of the text; of all of it where its bytes are not those of the file.
  func range(of part: Range<Int>) -> SourceRange {
    guard let content else { return text.range }
    let start = Int(content.start)
    return SourceRange(file: content.file, start + part.lowerBound..<start + part.upperBound)
  }
}
