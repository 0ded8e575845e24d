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
struct WholeText: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var folded = FoldedText()
  /// Typed runs: where each lies in `bytes`, and what places its ranges in the file.
  private var typed: [(own: Range<Int>, text: TypedText)] = []

  mutating func append(_ text: ArraySlice<UInt8>, from source: SourceRange?, in files: SourceFiles) {
    let start = bytes.count
    bytes += text
    folded.append(text)
    guard let source else { return }
    var run = TypedText()
    run.append(text, from: source, in: files)
    typed.append((start..<bytes.count, run))
  }

  func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The place of a range of `bytes` in the file where it was typed; nil where none of it was.
  func place(of range: Range<Int>) -> SourceRange? {
    for (own, run) in typed where own.overlaps(range) {
      let part = range.clamped(to: own)
      return run.place(of: (part.lowerBound - own.lowerBound)..<(part.upperBound - own.lowerBound))
    }
    return nil
  }
}
