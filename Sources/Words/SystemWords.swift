import Findings
import Locales
import SourceFormats

/// Our own words in one locale.
public struct SystemWords: Sendable {
  /// The locale that was asked for.
  public let locale: LocaleID
  /// The locale of the file that the words are from.
  public let wordsLocale: LocaleID
  /// Whether somebody who reads the language has read the words.
  public let isReviewed: Bool
  /// Whether the words are English because no file speaks the locale's language.
  public let isFallback: Bool

  /// The words that the project brings itself, each with its place.
  public internal(set) var replaced: [SystemWord: SourceRange] = [:]

  /// The forms of each word, by its place; none of those that the file lacks.
  var words: [[WordForm]]
  let plurals: PluralRules
  /// How the locale itself counts, which the words of the project follow.
  var ownPlurals: PluralRules?

  /// A word's pieces in order. `count` chooses the form of words that have plural forms; it is not filled in.
  public func segments(_ word: SystemWord, count: Int? = nil) -> [WordSegment] {
    let forms = words[word.place]
    guard let count else { return (forms.first { $0.condition == .always } ?? forms.last)?.segments ?? [] }
    let rules = replaced[word] == nil ? plurals : ownPlurals ?? plurals
    let category = rules.category(of: count)
    func form(_ wanted: WordForm.Condition) -> WordForm? { forms.first { $0.condition == wanted } }
    return (form(.exactly(count)) ?? form(.category(category)) ?? form(.category(.other)) ?? form(.always))?.segments
      ?? []
  }

  /// A word that leaves nothing open, or the text around what it leaves open.
  public subscript(word: SystemWord) -> String {
    let segments = segments(word)
    // Most words are one piece.
    if segments.count == 1, case .text(let text) = segments[0] { return text }
    return segments.map { segment in
      guard case .text(let text) = segment else { return "" }
      return text
    }.joined()
  }

  /// A word with everything filled in, as runs of the caller's: its own text goes through `text`, what it leaves open through `slot`.
  public func fill<Run>(
    _ word: SystemWord, count: Int? = nil, text: (String) -> Run, slot: (Slot) -> [Run]
  ) -> [Run] {
    segments(word, count: count).flatMap { segment in
      switch segment {
      case .text(let words): [text(words)]
      case .slot(let name): slot(name)
      }
    }
  }

  /// A word with everything filled in, as one text.
  public func text(_ word: SystemWord, count: Int? = nil, _ slots: [Slot: String] = [:]) -> String {
    var text = ""
    for segment in segments(word, count: count) {
      switch segment {
      case .text(let words): text += words
      case .slot(let slot): text += slots[slot] ?? ""
      }
    }
    return text
  }

  /// A length of time in a grammatical use, as one text. `number` writes a count in the reader's digits.
  public func duration(_ use: DurationUse, _ period: Period, number: (Int) -> String) -> String {
    var text = ""
    for segment in segments(.duration(use, period.unit), count: period.count) {
      switch segment {
      case .text(let words): text += words
      case .slot(.count): text += number(period.count)
      case .slot: break
      }
    }
    return text
  }
}

extension SystemWord {
  /// The word for a length of time in a grammatical use; its count is the period's.
  public static func duration(_ use: DurationUse, _ unit: Period.Unit) -> SystemWord {
    let place =
      switch unit {
      case .day: 0
      case .week: 1
      case .month: 2
      case .year: 3
      }
    return lengths[use.place * 4 + place]
  }

  /// Every pair is a case, which a test holds to.
  private static let lengths: [SystemWord] = DurationUse.allCases.flatMap { use in
    ["day", "week", "month", "year"].map { SystemWord(rawValue: "duration.\(use.rawValue).\($0)") ?? .free }
  }

  /// The use of the length of time that the word's `duration` or `period` stands for; nil where it has neither, or lets the caller choose.
  public var durationUse: DurationUse? {
    switch self {
    case .offerFree: .free
    case .offerUpFront: .forFirst
    case .offerAsYouGo: .for
    case .firstUpFront, .firstAsYouGo: .first
    case .captionFree: .afterFree
    case .statusCurrent, .statusRenewal: .every
    default: nil
    }
  }
}
