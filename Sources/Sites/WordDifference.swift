/// What of two texts differs, word by word, so that a reader need not compare them.
struct WordDifference: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: String
    /// Only one of the texts has it.
    var isChanged: Bool
  }

  private(set) var old: [Piece] = []
  private(set) var new: [Piece] = []

  /// A longer text is changed as a whole: nobody reads marks in pages of text, and comparing costs the square of its words.
  private static let lengthLimit = 4_000
  private static let wordLimit = 600

  init(_ old: String, _ new: String) {
    let words = (WordDifference.words(of: old), WordDifference.words(of: new))
    guard old.utf8.count <= WordDifference.lengthLimit, new.utf8.count <= WordDifference.lengthLimit,
      words.0.count <= WordDifference.wordLimit, words.1.count <= WordDifference.wordLimit
    else {
      self.old = [Piece(text: old, isChanged: true)]
      self.new = [Piece(text: new, isChanged: true)]
      return
    }
    let kept = WordDifference.common(words.0, words.1)
    self.old = WordDifference.pieces(words.0, kept: Set(kept.map(\.old)))
    self.new = WordDifference.pieces(words.1, kept: Set(kept.map(\.new)))
  }

  /// Words, and what stands between them, letter by letter. Scripts that put no spaces between words are cut into letters.
  private static func words(of text: String) -> [Substring] {
    guard text.utf8.count <= lengthLimit else { return [] }
    var words: [Substring] = []
    var start: String.Index?
    for index in text.indices {
      if isOfWord(text[index]) {
        if start == nil { start = index }
        continue
      }
      if let begun = start { words.append(text[begun..<index]) }
      start = nil
      words.append(text[index...index])
    }
    if let begun = start { words.append(text[begun...]) }
    return words
  }

  private static func isOfWord(_ character: Character) -> Bool {
    guard character.isLetter || character.isNumber, let scalar = character.unicodeScalars.first else { return false }
    // From Thai to Khmer, and from the radicals of Chinese on, words are not told apart.
    return switch scalar.value {
    case 0x0E00..<0x1100, 0x1780..<0x1800, 0x2E80..<0xAC00, 0xF900..<0xFB00, 0x20000...: false
    default: true
    }
  }

  /// The longest row of words that both have, as pairs of indices.
  private static func common(_ old: [Substring], _ new: [Substring]) -> [(old: Int, new: Int)] {
    let width = new.count + 1
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Neighbors of one kind become one piece; a space between two changed words belongs to them.
  private static func pieces(_ words: [Substring], kept: Set<Int>) -> [Piece] {
    var pieces: [Piece] = []
    for index in words.indices {
      let isBetween =
        words[index].allSatisfy(\.isWhitespace) && index > 0 && index + 1 < words.count
        && !kept.contains(index - 1) && !kept.contains(index + 1)
      let isChanged = !kept.contains(index) || isBetween
      if let last = pieces.indices.last, pieces[last].isChanged == isChanged {
        pieces[last].text += words[index]
      } else {
        pieces.append(Piece(text: String(words[index]), isChanged: isChanged))
      }
    }
    return pieces
  }
}
