extension FoldedText {
  /// Phrases that are looked for together. What tells that a text has none of them lies side by side, so that most are passed over unread.
  struct PhraseList: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
    private let phrases: [Phrase]
    fileprivate let pairs: [ScalarPairs]
    /// How each of them begins.
    fileprivate let beginnings: [UInt32]

    init(_ phrases: [Phrase] = []) {
      self.phrases = phrases
      pairs = phrases.map(\.pairs)
      beginnings = phrases.map { $0.scalars[0] }
    }

    init(arrayLiteral words: String...) { self.init(words.compactMap { Phrase($0) }) }

    /// - Parameter words: phrases that a `|` parts.
    init(_ words: String) {
      self.init(Array(words.utf8).split(separator: UInt8(ascii: "|")).compactMap { Phrase($0) })
    }

    /// The same, with the longest first.
    var longestFirst: PhraseList { PhraseList(phrases.sorted { $0.scalars.count > $1.scalars.count }) }

    var startIndex: Int { phrases.startIndex }
    var endIndex: Int { phrases.endIndex }
    subscript(index: Int) -> Phrase { phrases[index] }

    static func + (first: PhraseList, second: PhraseList) -> PhraseList { PhraseList(first.phrases + second.phrases) }
  }

  /// Where phrases stand, in the order of the phrases.
  func ranges(of phrases: PhraseList) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in phrases.pairs.indices where pairs.mayContain(phrases.pairs[index]) {
      found += ranges(of: phrases[index])
    }
    return found
  }

  /// The same, each with the phrase's place in the list.
  func placedRanges(of phrases: PhraseList) -> [(place: Int, range: Range<Int>)] {
    var found: [(place: Int, range: Range<Int>)] = []
    for index in phrases.pairs.indices where pairs.mayContain(phrases.pairs[index]) {
      found += ranges(of: phrases[index]).map { (index, $0) }
    }
    return found
  }

  /// Whether one of some phrases stands somewhere.
  func contains(anyOf phrases: PhraseList) -> Bool {
    for index in phrases.pairs.indices where pairs.mayContain(phrases.pairs[index]) {
      if contains(phrases[index]) { return true }
    }
    return false
  }

  /// Those of some phrases that may stand somewhere in the text.
  func candidates(_ phrases: PhraseList) -> some Sequence<Phrase> {
    phrases.pairs.indices.lazy.filter { pairs.mayContain(phrases.pairs[$0]) }.map { phrases[$0] }
  }

  /// The index behind the longest of some phrases that stands at an index; nil where none does.
  ///
  /// - Parameter fits: whether a phrase with such an end is meant.
  func end(
    ofLongest phrases: PhraseList, at index: Int, where fits: (Phrase, Int) -> Bool = { _, _ in true }
  ) -> Int? {
    guard index >= 0, index < count else { return nil }
    let beginning = scalars[index]
    var longest: Int?
    for place in phrases.beginnings.indices where phrases.beginnings[place] == beginning {
      guard let end = end(of: phrases[place], at: index), end > longest ?? 0, fits(phrases[place], end) else {
        continue
      }
      longest = end
    }
    return longest
  }
}
