import Locales

/// Which words of a text a translator would change: all but names, brands, acronyms and words that go through all languages.
struct TranslatableWords: Sendable {
  /// In small letters, the longest first.
  private let names: [String]

  init(names: some Sequence<String>) {
    let known = Set(names.map { $0.lowercased() }.filter { !$0.isEmpty && $0.utf8.count <= 200 })
    self.names = known.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  /// The words to translate in the pieces of a text, in small letters, with the scripts of their letters.
  func words(in texts: [String]) -> [(word: String, scripts: Set<WrittenScript>)] {
    texts.flatMap { words(in: $0) }
  }

  private func words(in text: String) -> [(word: String, scripts: Set<WrittenScript>)] {
    let acronyms = Set(TranslatableWords.split(text).filter { TranslatableWords.isAcronym($0) }.map { $0.lowercased() })
    var rest = text.lowercased()
    for name in names where rest.utf8.count >= name.utf8.count {
      for range in rest.ranges(of: name).reversed() where TranslatableWords.isWhole(range, in: rest) {
        rest.replaceSubrange(range, with: " ")
      }
    }
    return TranslatableWords.split(rest).compactMap { word in
      guard word.unicodeScalars.count > 1 || word.unicodeScalars.contains(where: { $0.value > 0x2E80 }),
        !acronyms.contains(word), !TranslatableWords.common.contains(word)
      else { return nil }
      return (word, Set(word.unicodeScalars.compactMap { WrittenScript($0) }))
    }
  }

  /// Whether no word goes on at either end of a range.
  private static func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : " "
    return !(before.isLetter && text[range.lowerBound].isLetter) && !after.isLetter
  }

  /// The letters of a text, in small letters, with one blank between words: texts that differ in nothing else say the same.
  static func folded(_ texts: [String]) -> String {
    texts.flatMap { split($0.lowercased()) }.joined(separator: " ")
  }

  /// The words of a text; an address is none.
  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: { $0.isWhitespace }) where !part.contains("://") {
      var word = ""
      for scalar in part.unicodeScalars {
        if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
          word.unicodeScalars.append(scalar)
        } else if !word.isEmpty {
          words.append(word)
          word = ""
        }
      }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  /// `HDR`, `VPN`.
  private static func isAcronym(_ word: String) -> Bool {
    (2...5).contains(word.utf8.count) && word.utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Words of products that stand untranslated in all languages.
  private static let common: Set<String> = [
    "ai", "app", "basic", "beta", "deluxe", "gold", "icloud", "ios", "ipad", "ipados", "iphone", "lite", "mac", "macos",
    "max", "mini", "offline", "ok", "online", "platinum", "plus", "premium", "pro", "standard", "studio", "ultimate",
    "ultra", "video", "vip", "watch", "web", "widget", "widgets",
  ]
}

extension LocaleID {
  /// Whether a text may rightly be the same in both: one language, or two that share many words.
  func sharesWords(with other: LocaleID) -> Bool {
    if language == other.language { return true }
    return LocaleID.kin.contains { $0.contains(language) && $0.contains(other.language) }
  }

  private static let kin: [Set<String>] = [
    ["da", "nb", "nn", "sv"], ["bs", "hr", "sr", "sl", "mk"], ["id", "ms"], ["cs", "sk"], ["ca", "es", "gl", "pt"],
    ["af", "nl"],
    ["be", "ru", "uk"], ["hi", "mr"], ["ja", "zh", "yue"],
  ]
}
