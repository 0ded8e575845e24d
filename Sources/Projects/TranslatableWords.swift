import Locales

/// Which words of a text a translator would change: all but names, acronyms and words that go through all languages.
struct TranslatableWords: Sendable {
  /// The names, as their words in small letters with blanks between.
  private let names: Set<String>
  /// How many words the names have that begin with a word; most first.
  private let lengths: [String: [Int]]
  /// No name has more words than this.
  private static let longest = 8

  init(names: some Sequence<String>) {
    var known: Set<String> = []
    var lengths: [String: Set<Int>] = [:]
    for name in names {
      let words = TranslatableWords.split(name.lowercased())
      guard let first = words.first, words.count <= TranslatableWords.longest else { continue }
      known.insert(words.joined(separator: " "))
      lengths[first, default: []].insert(words.count)
    }
    self.names = known
    self.lengths = lengths.mapValues { $0.sorted(by: >) }
  }

  /// The words to translate in the pieces of a text, in small letters.
  func words(in texts: [String]) -> [String] { texts.flatMap { words(in: $0) } }

  private func words(in text: String) -> [String] {
    let written = TranslatableWords.split(text)
    let words = written.map { $0.lowercased() }
    // In a text that is all in capitals they say nothing of a word.
    let isShouted =
      written.count > 2
      && words.indices.allSatisfy { written[$0] != words[$0] && written[$0] == written[$0].uppercased() }
    var found: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if let length = lengths[word]?.first(where: { isName(words, from: index, count: $0) }) {
        index += length
        continue
      }
      if isShouted || !TranslatableWords.isAcronym(written[index]), !TranslatableWords.common.contains(word),
        isWord(word)
      {
        found.append(word)
      }
      index += 1
    }
    return found
  }

  private func isName(_ words: [String], from start: Int, count: Int) -> Bool {
    start + count <= words.count && names.contains(words[start..<(start + count)].joined(separator: " "))
  }

  /// One letter is a mark more often than a word, but where a character is one.
  private func isWord(_ word: String) -> Bool {
    word.unicodeScalars.count > 1 || word.unicodeScalars.contains { $0.value >= 0x2E80 }
  }

  /// Whether two texts have the same letters, large or small, in the same order: they say the same. Two texts without letters do not count.
  static func areSame(_ a: [String], _ b: [String]) -> Bool {
    var others = b.lazy.flatMap(\.unicodeScalars).filter(\.isLetter).makeIterator()
    var count = 0
    for letter in a.lazy.flatMap(\.unicodeScalars) where letter.isLetter {
      guard let other = others.next() else { return false }
      if letter != other, letter.properties.lowercaseMapping != other.properties.lowercaseMapping { return false }
      count += 1
    }
    return count > 0 && others.next() == nil
  }

  /// The words of a text; an address is none.
  private static func split(_ text: String) -> [String] {
    let scalars = text.unicodeScalars
    var words: [String] = []
    // Of the stretch between two blanks: how many words stand before it, and how much of `://` was just read.
    var wordsBefore = 0
    var isAddress = false
    var mark = 0
    var word = scalars.startIndex
    var index = scalars.startIndex
    func endWord() { if word < index { words.append(String(scalars[word..<index])) } }
    func endStretch() {
      if isAddress { words.removeLast(words.count - wordsBefore) }
      wordsBefore = words.count
      isAddress = false
    }
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      if scalar.isLetter || (!scalar.isASCII && scalar.properties.generalCategory == .nonspacingMark) {
        mark = 0
      } else {
        endWord()
        word = next
        mark = scalar == (mark == 0 ? ":" : "/") ? mark + 1 : scalar == ":" ? 1 : 0
        if mark == 3 { (isAddress, mark) = (true, 0) }
        if scalar.isBlank { endStretch() }
      }
      index = next
    }
    endWord()
    endStretch()
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

extension Unicode.Scalar {
  /// Whether it is alphabetic.
  var isLetter: Bool { isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic }
  fileprivate var isBlank: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}

extension LocaleID {
  /// Whether a text may rightly be the same in both: one language, or two that share many words.
  func sharesWords(with other: LocaleID) -> Bool {
    if language == other.language { return true }
    return LocaleID.kin.contains { $0.contains(language) && $0.contains(other.language) }
  }

  private static let kin: [Set<String>] = [
    ["da", "nb", "nn", "sv"], ["bs", "hr", "mk", "sl", "sr"], ["id", "ms"], ["cs", "sk"], ["ca", "es", "gl", "pt"],
    ["af", "nl"], ["be", "ru", "uk"], ["hi", "mr"], ["ja", "yue", "zh"],
  ]
}
