import Findings

extension SourceFiles {
  /// The place of a text within a range; the whole range where it is written with escapes there, or not at all.
  func place(of text: String, in range: SourceRange) -> SourceRange {
    let whole = Array(bytes(of: range))
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, whole.count >= wanted.count,
      let start = (0...(whole.count - wanted.count)).first(where: {
        whole[$0..<($0 + wanted.count)].elementsEqual(wanted)
      })
    else { return range }
    let from = Int(range.start) + start
    return SourceRange(file: range.file, from..<(from + wanted.count))
  }
}
