import Findings

/// A place where a text speaks of a topic.
struct Mention: Hashable, Sendable {
  var topic: Topic
  /// The words as they stand there.
  var text: String
  /// Where they were typed; nil where our own words or a datum say it.
  var range: SourceRange?
}

/// The whole text of an element, folded, with the way back to what was typed.
final class WholeText {
  /// So much of a text is judged, in bytes. No screen shows more, and some rules compare all that they find in a text.
  static let most = 20_000

  let bytes: [UInt8]
  let folded: FoldedText
  /// Whether there was more than is kept.
  let isCut: Bool
  /// What was typed, in order.
  private let typed: [TypedRun]
  /// Neighbours among `typed` with nothing between them, not even code.
  private let typedParts: [Range<Int>]
  /// Runs that are a datum: where each lies in `bytes`, and where the datum stands.
  private let data: [(own: Range<Int>, place: SourceRange)]

  /// A run of the text.
  struct Piece {
    /// Empty for code, which is no part of the text, and parts what stands around it.
    var bytes: ArraySlice<UInt8>
    /// Where it was typed; nil for our own words and data.
    var source: SourceRange?
    /// Where the datum stands that it is.
    var datum: SourceRange?
  }

  init(_ pieces: some Sequence<Piece>, in files: SourceFiles) {
    var bytes: [UInt8] = []
    var isCut = false
    var typed: [TypedRun] = []
    var parts: [Range<Int>] = []
    var data: [(own: Range<Int>, place: SourceRange)] = []
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
    self.bytes = bytes
    folded = FoldedText(bytes[...])
    self.isCut = isCut
    self.typed = typed
    typedParts = parts
    self.data = data
  }

  /// What was typed, without data, code and our own words between; each with the folded text.
  var parts: [(typed: TypedText, folded: FoldedText)] {
    typedParts.map { part in
      let runs = typed[part]
      let own = (runs.first?.own.lowerBound ?? 0)..<(runs.last?.own.upperBound ?? 0)
      if own.count == bytes.count { return (TypedText(bytes, Array(runs)), folded) }
      let text = Array(bytes[own])
      return (TypedText(text, runs.map { $0.moved(by: -own.lowerBound) }), FoldedText(text[...]))
    }
  }

  /// Whether somebody typed some of it.
  var isTyped: Bool { !typed.isEmpty }

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
    typed.first { $0.own.overlaps(range) }?.place(of: range)
  }

  /// The place of a range of `bytes`: where it was typed, else where the datum stands that it is in; nil for our own words.
  func origin(of range: Range<Int>) -> SourceRange? {
    place(of: range) ?? data.first { $0.own.overlaps(range) }?.place
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
