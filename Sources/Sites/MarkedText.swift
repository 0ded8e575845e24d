import Looks
import Mustache
import Screens

/// Marked words as Markdown that CommonMark and GitHub read back as the same words with the same marks.
///
/// A delimiter holds only where it stands right: between a letter and punctuation, it opens on one side alone. In Japanese and Chinese most words
/// touch their neighbors, so a letter that would be in the way is written as a character reference, whose `&` and `;` are punctuation.
/// Two delimiters of asterisks that touch would be one: there, emphasis takes underscores.
///
/// The words survive always, but for spaces of ASCII that no reader shows. So do their marks; those of white space alone, which nobody sees, are
/// left out. A mark that reaches over the edge of a link, or out of strong words, is written in parts.
struct MarkedText {
  struct Piece {
    /// Never empty.
    var text: String
    var marks: RunMarks = []
    /// What is drawn as one link; nil for what is none.
    var link: RunLink?
    /// A line break that shows.
    var isBreak = false
  }

  private let pieces: [Piece]
  private let isInBold: Bool
  private let lineBreak: String
  private var edges: [Edges] = []
  /// What opens before a piece, outermost first, and what closes behind it, innermost first.
  private var opening: [[String]]
  private var closing: [[String]]
  /// Whether a piece's first or last character is written as a reference.
  private var refersFirst: [Bool]
  private var refersLast: [Bool]

  /// The white space around the words of a piece, which no mark includes.
  private struct Edges {
    var lead: Substring
    var core: Substring
    var trail: Substring
  }

  /// - Parameters:
  ///   - isInBold: whether what stands around is strong already.
  ///   - isInHeading: whether it has to stay in its line.
  init(_ pieces: [Piece], isInBold: Bool = false, isInHeading: Bool = false) {
    self.pieces = pieces
    self.isInBold = isInBold
    lineBreak = isInHeading ? "<br>" : "\\\n"
    opening = Array(repeating: [], count: pieces.count)
    closing = opening
    refersFirst = Array(repeating: false, count: pieces.count)
    refersLast = refersFirst
    edges = pieces.map(Self.edges)
    mark()
    standApart()
    keepApart()
  }

  /// What each piece is in Markdown, without the brackets of links; nil where it is its text, escaped.
  var markdown: [String?] { pieces.indices.map(markdown) }

  private func markdown(of index: Int) -> String? {
    let piece = pieces[index]
    if piece.isBreak { return lineBreak }
    let isCode = piece.marks.contains(.code)
    guard isCode || !opening[index].isEmpty || !closing[index].isEmpty || refersFirst[index] || refersLast[index] else {
      return nil
    }
    let edges = edges[index]
    // Backticks that touch would be one delimiter.
    let isTouched = index > 0 && pieces[index - 1].marks.contains(.code) && isJoined(index)
    let words = isCode ? Escaping.markdownCode(piece.text, asElement: isTouched) : escaped(index)
    return Escaping.markdown.escape(String(edges.lead)) + opening[index].joined() + words + closing[index].joined()
      + Escaping.markdown.escape(String(edges.trail))
  }

  private func escaped(_ index: Int) -> String {
    var scalars = edges[index].core.unicodeScalars
    var (first, last) = ("", "")
    if refersFirst[index], let scalar = scalars.popFirst() { first = "&#\(scalar.value);" }
    if refersLast[index], let scalar = scalars.popLast() { last = "&#\(scalar.value);" }
    // A letter in the reference's place: what follows it is at no start.
    var text = Escaping.markdown.escape((first.isEmpty ? "" : "x") + String(scalars) + (last.isEmpty ? "" : "x"))
    if !first.isEmpty { text.unicodeScalars.removeFirst() }
    if !last.isEmpty { text.unicodeScalars.removeLast() }
    return first + text + last
  }
}

// MARK: Marks

extension MarkedText {
  private static func edges(_ piece: Piece) -> Edges {
    let text = piece.text
    if piece.marks.contains(.code) { return Edges(lead: "", core: text[...], trail: "") }
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !isSpace($0) }), let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return Edges(lead: text[...], core: "", trail: "") }
    let behind = scalars.index(after: end)
    return Edges(lead: text[..<start], core: text[start..<behind], trail: text[behind...])
  }

  private func isBlank(_ index: Int) -> Bool { edges[index].core.isEmpty }

  /// Whether no bracket of a link stands before a piece.
  private func isJoined(_ index: Int) -> Bool { pieces[index].link == pieces[index - 1].link }

  /// The stretches of a mark, each within one link, from words to words.
  private func stretches(of mark: RunMarks) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var start = 0
    while start < pieces.count {
      guard pieces[start].marks.contains(mark) else {
        start += 1
        continue
      }
      var end = start
      while end + 1 < pieces.count, pieces[end + 1].marks.contains(mark), isJoined(end + 1) { end += 1 }
      if let words = trimmed(start...end) { found.append(words) }
      start = end + 1
    }
    return found
  }

  private func trimmed(_ stretch: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard let start = stretch.first(where: { !isBlank($0) }), let end = stretch.last(where: { !isBlank($0) }) else {
      return nil
    }
    return start...end
  }

  private mutating func mark() {
    var strong: [ClosedRange<Int>?] = Array(repeating: nil, count: pieces.count)
    for stretch in isInBold ? [] : stretches(of: .strong) {
      for index in stretch { strong[index] = stretch }
      opening[stretch.lowerBound] = ["**"]
      closing[stretch.upperBound] = ["**"]
    }
    for stretch in stretches(of: .emphasis) {
      for part in cut(stretch, at: strong) { emphasize(part, in: strong) }
    }
  }

  /// - Parameter strong: of each piece, the stretch of strong words that it is in.
  private mutating func emphasize(_ stretch: ClosedRange<Int>, in strong: [ClosedRange<Int>?]) {
    let (start, end) = (stretch.lowerBound, stretch.upperBound)
    let (first, last) = (strong[start], strong[end])
    if first == stretch {
      opening[start] = ["***"]
      closing[end] = ["***"]
      return
    }
    let isTouched =
      first?.lowerBound == start || last?.upperBound == end
      || (start > 0 && strong[start - 1]?.upperBound == start - 1 && isClose(start))
      || (end + 1 < pieces.count && strong[end + 1]?.lowerBound == end + 1 && isClose(end + 1))
    let mark = isInBold || isTouched ? "_" : "*"
    // Of two that begin together, the longer one is outside.
    let isInFirst = first.map { $0.upperBound > end } ?? false
    opening[start].insert(mark, at: isInFirst ? opening[start].count : 0)
    let isInLast = last.map { $0.lowerBound < start } ?? false
    closing[end].insert(mark, at: isInLast ? 0 : closing[end].count)
  }

  /// Emphasis that begins inside strong words and ends outside of them, or the other way round, is written in parts.
  private func cut(_ stretch: ClosedRange<Int>, at strong: [ClosedRange<Int>?]) -> [ClosedRange<Int>] {
    let (start, end) = (stretch.lowerBound, stretch.upperBound)
    var starts = [start]
    if let first = strong[start], first.lowerBound < start, first.upperBound < end {
      starts.append(first.upperBound + 1)
    }
    if let last = strong[end], last.lowerBound > start, last.upperBound > end { starts.append(last.lowerBound) }
    return starts.indices.compactMap { index in
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : end
      return starts[index] <= end ? trimmed(starts[index]...end) : nil
    }
  }

  /// Whether nothing stands between the words of a piece and those before it.
  private func isClose(_ index: Int) -> Bool {
    isJoined(index) && edges[index - 1].trail.isEmpty && edges[index].lead.isEmpty
  }
}

// MARK: Neighbors

/// What a character is to a delimiter.
private enum Neighbor {
  /// White space, or nothing.
  case space
  case punctuation
  /// A symbol, which newer readers take for punctuation and older ones for a letter.
  case symbol
  case letter

  init(_ scalar: Unicode.Scalar?) {
    guard let scalar else {
      self = .space
      return
    }
    if isSpace(scalar) {
      self = .space
    } else if scalar.isASCII {
      let isPunctuation = scalar.value > 0x20 && scalar.value < 0x7F && !scalar.properties.isAlphabetic
      self = isPunctuation && !("0"..."9").contains(scalar) ? .punctuation : .letter
    } else {
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        self = .punctuation
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self = .symbol
      default: self = .letter
      }
    }
  }

  /// Whether every delimiter holds beside it.
  var isFree: Bool { self == .space || self == .punctuation }
}

extension MarkedText {
  /// Writes letters outside of delimiters as references where the delimiters would not hold.
  ///
  /// A reference may be all that a piece is, and then itself be what is beside the piece's own delimiter: that one is looked at afterwards.
  private mutating func standApart() {
    for index in pieces.indices.reversed() where index > 0 && !opening[index].isEmpty {
      if !before(index).isFree, needsRoom(opening[index], beside: first(index)) { refersLast[index - 1] = true }
    }
    for index in pieces.indices.dropLast() where !closing[index].isEmpty {
      if !after(index).isFree, needsRoom(closing[index], beside: last(index)) { refersFirst[index + 1] = true }
    }
  }

  private func needsRoom(_ marks: [String], beside inner: Neighbor) -> Bool {
    inner != .letter || marks.contains("_")
  }

  private func first(_ index: Int) -> Neighbor {
    let scalars = edges[index].core.unicodeScalars
    let isReference = refersFirst[index] || (refersLast[index] && scalars.dropFirst().isEmpty)
    return isReference || pieces[index].marks.contains(.code) ? .punctuation : Neighbor(scalars.first)
  }

  private func last(_ index: Int) -> Neighbor {
    let scalars = edges[index].core.unicodeScalars
    let isReference = refersLast[index] || (refersFirst[index] && scalars.dropFirst().isEmpty)
    return isReference || pieces[index].marks.contains(.code) ? .punctuation : Neighbor(scalars.last)
  }

  /// What stands before the words of a piece.
  private func before(_ index: Int) -> Neighbor {
    if !edges[index].lead.isEmpty || !isJoined(index) { return .space }
    let previous = index - 1
    if !edges[previous].trail.isEmpty || isBlank(previous) { return .space }
    return closing[previous].isEmpty ? last(previous) : .punctuation
  }

  private func after(_ index: Int) -> Neighbor {
    let next = index + 1
    if !edges[index].trail.isEmpty || !isJoined(next) { return .space }
    if !edges[next].lead.isEmpty || isBlank(next) { return .space }
    return opening[next].isEmpty ? first(next) : .punctuation
  }

  /// What is harmless in each of two pieces and would be Markdown in both together: `https:` and `//…`, `1` and `. One` at the start of a line.
  private mutating func keepApart() {
    var isNumber = true
    for index in pieces.indices {
      let piece = pieces[index]
      if index > 0, isJoined(index), closing[index - 1].isEmpty, opening[index].isEmpty,
        !pieces[index - 1].marks.contains(.code), !piece.marks.contains(.code),
        let a = pieces[index - 1].text.unicodeScalars.last, let b = piece.text.unicodeScalars.first
      {
        if MarkedText.joinsToMarkdown(a, b) { refersLast[index - 1] = true }
        if isNumber, b == "." || b == ")" { refersFirst[index] = true }
      }
      if piece.isBreak {
        isNumber = true
      } else if !piece.text.utf8.allSatisfy({ $0 == 0x20 || ($0 >= 0x30 && $0 <= 0x39) }) {
        isNumber = false
      }
    }
  }

  /// Whether two characters could be the middle of something that is not text.
  static func joinsToMarkdown(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    switch a {
    case ":": b == "/"
    case "&": b.isASCII && (b.properties.isAlphabetic || b == "#")
    case "w", "W": b == "w" || b == "W" || b == "."
    default: false
    }
  }
}

/// White space to delimiters, of any script.
private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value == 0x20 || (scalar.value >= 0x09 && scalar.value <= 0x0D && scalar.value != 0x0B)
    || (!scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator)
}

extension ElementRuns {
  /// What of each run is not its text alone in Markdown; nil where all of it is.
  ///
  /// - Parameters:
  ///   - role: of the element, which says what stands around the runs.
  ///   - address: where a page links to for a link's destination; nil where it draws none.
  func markdown(as role: Role, _ address: (String) -> String?) -> [String?]? {
    guard isMarked else { return nil }
    let lastWords = lastWords
    let pieces = indices.map { index in
      let run = self[index]
      let link = run.link.flatMap { address($0.destination) == nil ? nil : $0 }
      return MarkedText.Piece(
        text: run.text, marks: run.marks, link: link, isBreak: isBreak(at: index, lastWords: lastWords))
    }
    let isInBold = [Role.cta, .entry, .retry, .error].contains(role)
    return MarkedText(pieces, isInBold: isInBold, isInHeading: role == .headline).markdown
  }

  /// Whether there is more to it than text with links. Few elements have as much.
  private var isMarked: Bool {
    var previous: UInt8?
    for run in self {
      let bytes = run.bytes
      if !run.marks.isDisjoint(with: [.strong, .emphasis, .code]) || bytes.isLineFeed { return true }
      if let previous, let first = bytes.first {
        let isEnd = first == UInt8(ascii: ".") || first == UInt8(ascii: ")")
        if isEnd && previous >= 0x30 && previous <= 0x39 { return true }
        if MarkedText.joinsToMarkdown(Unicode.Scalar(previous), Unicode.Scalar(first)) { return true }
      }
      previous = bytes.last
    }
    return false
  }

  /// The last run that has more than white space; nil where none has.
  var lastWords: Int? { lastIndex { $0.bytes.contains { $0 > 0x20 } } }

  /// Whether a run is a line break that shows: one that copy asks for, with words behind it.
  func isBreak(at index: Int, lastWords: Int?) -> Bool {
    guard index > startIndex, let lastWords, index < lastWords, self[index].bytes.isLineFeed else { return false }
    if case .literal = self[index].origin { return true }
    return false
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isLineFeed: Bool { count == 1 && first == 0x0A }
}
