import Foundation

/// Joins texts as a locale does: `A, B, and C`; `A, B y C`; `A、B、C`. CLDR's "and" pattern.
///
/// Foundation sets each text of an Arabic or Hebrew list in direction isolates; they are left out here, as what is
/// joined may be links, which isolate themselves. Making one costs some 200 microseconds; keep it.
public struct ListFormat: Hashable, Sendable {
  public let locale: LocaleID
  private let pair: String
  private let start: String
  private let middle: String
  private let end: String
  /// Malayalam closes a list of three and more with a word: `A, B, C എന്നിവ`.
  private let closing: String

  public init(locale: LocaleID) {
    self.locale = locale
    // Letters of the language: Hebrew's "and" is written onto a Hebrew word, but apart from a Latin one.
    let letters = locale.language == "he" ? ["\u{5D0}", "\u{5D1}", "\u{5D2}", "\u{5D3}"] : ["A", "B", "C", "D"]
    let two = ListFormat.pieces(of: Array(letters.prefix(2)), in: locale)
    let four = ListFormat.pieces(of: letters, in: locale)
    pair = two.separators.first ?? ", "
    start = four.separators.first ?? ", "
    middle = four.separators.dropFirst().first ?? start
    end = four.separators.last ?? pair
    closing = four.closing
  }

  /// What stands between `count` texts, `count - 1` pieces: `", "`, `", and "`.
  public func separators(count: Int) -> [String] {
    switch count {
    case ...1: []
    case 2: [pair]
    default: [start] + Array(repeating: middle, count: count - 3) + [end]
    }
  }

  /// What stands behind the last of `count` texts; nothing in most languages.
  public func closing(count: Int) -> String { count > 2 ? closing : "" }

  /// What stands between these texts. As `separators(count:)`, but the Spanish "y" is "e" before the sound of i, and the
  /// Hebrew "ו" has a hyphen before what is not Hebrew.
  public func separators(between texts: [String]) -> [String] {
    var pieces = separators(count: texts.count)
    guard let last = pieces.indices.last, let word = texts.last else { return pieces }
    switch locale.language {
    case "es" where startsWithI(word): pieces[last] = pieces[last].replacing(" y ", with: " e ")
    case "he" where word.unicodeScalars.first.map({ !(0x5D0...0x5EA).contains($0.value) }) == true:
      pieces[last] += "-"
    default: break
    }
    return pieces
  }

  /// The texts as a list.
  public func text(_ texts: [String]) -> String {
    var list = texts.first ?? ""
    for (separator, text) in zip(separators(between: texts), texts.dropFirst()) { list += separator + text }
    return list + closing(count: texts.count)
  }

  /// Spanish: `i…` and `hi…`, but not the diphthongs `hia…` and `hie…`.
  private func startsWithI(_ word: String) -> Bool {
    let start = word.prefix(3).lowercased()
    if start.hasPrefix("hi") { return !start.hasPrefix("hia") && !start.hasPrefix("hie") }
    return start.hasPrefix("i") || start.hasPrefix("í")
  }

  /// What Foundation puts between single letters, and behind the last.
  private static func pieces(of letters: [String], in locale: LocaleID) -> (separators: [String], closing: String) {
    let list = letters.formatted(.list(type: .and).locale(Locale(identifier: locale.identifier)))
    var rest = String(String.UnicodeScalarView(list.unicodeScalars.filter { !$0.isDirectionMark }))[...]
    var separators: [String] = []
    for letter in letters {
      guard let found = rest.firstRange(of: letter) else { return ([], "") }
      if letter != letters.first { separators.append(String(rest[..<found.lowerBound])) }
      rest = rest[found.upperBound...]
    }
    return (separators, String(rest))
  }
}
