import Findings
import Screens

/// A place where a text speaks of a topic.
struct Mention: Hashable, Sendable {
  var topic: Topic
  /// The words as they stand there.
  var text: String
  /// Where they were typed; nil where our own words or a datum say it.
  var range: SourceRange?
}

/// The whole text of an element, with the way back to what was typed.
final class WholeText {
  /// So much of a text is judged, in bytes. No screen shows more, and some rules compare all that they find in a text.
  static let most = 20_000

  /// What it says.
  let said: SaidText
  /// Whether there was more than is kept.
  let isCut: Bool
  /// Whether somebody typed some of it.
  let isTyped: Bool
  /// Whether somebody typed all of it, without code between.
  private let isAllTyped: Bool
  /// Where it begins among the sheet's bytes, if it stands there as it is read.
  private let start: Int?
  private let source: Source
  private let files: SourceFiles
  /// Most texts have nothing that must be found again in a file.
  private lazy var layout = Layout(source.pieces, in: files)

  var bytes: [UInt8] { said.bytes }
  var folded: FoldedText { said.folded }

  /// A run of the text.
  private struct Piece {
    /// Empty for code, which is no part of the text, and parts what stands around it.
    var bytes: ArraySlice<UInt8>
    /// Where it was typed; nil for our own words and data.
    var source: SourceRange?
    /// Where the datum stands that it is.
    var datum: SourceRange?
  }

  /// What the text is made of.
  private enum Source {
    case element(Element)
    case typed(ArraySlice<UInt8>, SourceRange)

    var pieces: [Piece] {
      switch self {
      case .typed(let bytes, let place): return [Piece(bytes: bytes, source: place)]
      case .element(let element):
        return element.runs.map { run in
          if run.marks.contains(.code) { return Piece(bytes: []) }
          return switch run.origin {
          case .literal(let range): Piece(bytes: run.bytes, source: range)
          case .fact(_, _, let range): Piece(bytes: run.bytes, datum: range)
          case .system: Piece(bytes: run.bytes)
          }
        }
      }
    }
  }

  /// Where the runs of a text lie in it, and where they come from.
  private struct Layout {
    var bytes: [UInt8] = []
    var isCut = false
    /// What was typed, in order.
    var typed: [TypedRun] = []
    /// Neighbours among `typed` with nothing between them, not even code.
    var parts: [Range<Int>] = []
    /// Runs that are a datum: where each lies in `bytes`, and where the datum stands.
    var data: [(own: Range<Int>, place: SourceRange)] = []

    init(_ pieces: [Piece], in files: SourceFiles) {
      bytes.reserveCapacity(128)
      var wasTyped = false
      for piece in pieces {
        let start = bytes.count
        let text = WholeText.beginning(of: piece.bytes, in: WholeText.most - start)
        if text.count < piece.bytes.count {
          isCut = true
          if text.isEmpty { continue }
        }
        bytes += text
        if let datum = piece.datum { data.append((start..<bytes.count, datum)) }
        if let source = piece.source {
          if wasTyped, let last = parts.indices.last {
            parts[last] = parts[last].lowerBound..<(typed.count + 1)
          } else {
            parts.append(typed.count..<(typed.count + 1))
          }
          typed.append(
            TypedRun(
              own: start..<bytes.count, text: text, source: source.beginning(text.count, of: piece.bytes.count),
              in: files))
        }
        wasTyped = piece.source != nil
      }
    }
  }

  /// The text of an element, without code.
  init(of element: Element, in sheet: Sheet, _ files: SourceFiles, by reader: TextReader) {
    source = .element(element)
    self.files = files
    var range = 0..<0
    var isTyped = false
    var isAllTyped = true
    var isTorn = false
    for run in element.runs where !run.marks.contains(.code) {
      if case .literal = run.origin { isTyped = true } else { isAllTyped = false }
      let own = run.range
      if range.isEmpty {
        range = own
      } else {
        isTorn = isTorn || own.lowerBound != range.upperBound
        range = range.lowerBound..<own.upperBound
      }
    }
    // Nearly all stand in the sheet as they are read.
    if !isTorn, range.count <= WholeText.most {
      said = reader.text(sheet.bytes[range])
      start = range.lowerBound
      isCut = false
      self.isTyped = isTyped
      self.isAllTyped = isTyped && isAllTyped
      return
    }
    let layout = Layout(source.pieces, in: files)
    said = reader.text(layout.bytes[...])
    start = nil
    isCut = layout.isCut
    self.isTyped = !layout.typed.isEmpty
    self.isAllTyped = false
    self.layout = layout
  }

  /// A text that stands in one place of a file.
  init(_ bytes: ArraySlice<UInt8>, at place: SourceRange, in files: SourceFiles, language: String, lexicons: [Lexicon])
  {
    source = .typed(bytes, place)
    self.files = files
    start = nil
    said = SaidText(Array(WholeText.beginning(of: bytes, in: WholeText.most)), language, lexicons)
    isCut = said.bytes.count < bytes.count
    isTyped = true
    isAllTyped = true
  }

  /// A part that was typed, without data, code and our own words in it.
  struct Part {
    var said: SaidText
    /// Where it lies in `bytes`.
    fileprivate var own: Range<Int>
  }

  /// What was typed, without data, code and our own words between.
  func parts(by reader: TextReader) -> [Part] {
    guard isTyped else { return [] }
    if isAllTyped { return [Part(said: said, own: bytes.indices)] }
    return typedRanges.map { Part(said: $0.count == bytes.count ? said : reader.text(bytes[$0]), own: $0) }
  }

  private var typedRanges: [Range<Int>] {
    guard let start, case .element(let element) = source else {
      return layout.parts.map {
        layout.typed[$0.lowerBound].own.lowerBound..<layout.typed[$0.upperBound - 1].own.upperBound
      }
    }
    var ranges: [Range<Int>] = []
    var wasTyped = false
    for run in element.runs where !run.marks.contains(.code) {
      var isTyped = false
      if case .literal = run.origin { isTyped = true }
      let own = (run.range.lowerBound - start)..<(run.range.upperBound - start)
      if isTyped, wasTyped, let last = ranges.popLast() {
        ranges.append(last.lowerBound..<own.upperBound)
      } else if isTyped {
        ranges.append(own)
      }
      wasTyped = isTyped
    }
    return ranges
  }

  /// A part with the way back to its file.
  func typed(_ part: Part) -> TypedText {
    let runs = layout.typed.filter {
      part.own.lowerBound <= $0.own.lowerBound && $0.own.upperBound <= part.own.upperBound
    }
    return TypedText(part.said.bytes, runs.map { $0.moved(by: -part.own.lowerBound) })
  }

  /// As much of a text as there is room for, in bytes.
  static func beginning(of text: ArraySlice<UInt8>, in room: Int) -> ArraySlice<UInt8> {
    guard text.count > room else { return text }
    var end = text.startIndex + max(0, room)
    while end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
    return text[..<end]
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The place of a range of `bytes` in the file where it was typed; nil where none of it was.
  func place(of range: Range<Int>) -> SourceRange? {
    guard isTyped else { return nil }
    guard let start, case .element(let element) = source else {
      return layout.typed.first { $0.own.overlaps(range) }?.place(of: range)
    }
    for run in element.runs where !run.marks.contains(.code) {
      let own = (run.range.lowerBound - start)..<(run.range.upperBound - start)
      guard case .literal(let place) = run.origin, own.overlaps(range) else { continue }
      return TypedRun(own: own, text: run.bytes, source: place, in: files).place(of: range)
    }
    return nil
  }

  /// The place of a range of `bytes`: where it was typed, else where the datum stands that it is in; nil for our own words.
  func origin(of range: Range<Int>) -> SourceRange? {
    place(of: range) ?? layout.data.first { $0.own.overlaps(range) }?.place
  }

  /// Where a phrase stands in the text, also where a "no" or "without" takes it back.
  func places(of phrases: FoldedText.PhraseList) -> [(scalars: Range<Int>, text: String, origin: SourceRange?)] {
    var found: [Range<Int>] = []
    for range in folded.ranges(of: phrases) where !found.contains(where: { $0.overlaps(range) }) {
      found.append(range)
    }
    if found.isEmpty { return [] }
    return found.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let bytes = folded.bytes(of: range)
      return (range, text(of: bytes), origin(of: bytes))
    }
  }
}

extension SourceRange {
  /// The place of the first `count` bytes of a text of `all`; this place where the text is written otherwise in its file.
  func beginning(_ count: Int, of all: Int) -> SourceRange {
    guard count < all, Int(end) - Int(start) == all else { return self }
    return SourceRange(file: file, Int(start)..<Int(start) + count)
  }
}
