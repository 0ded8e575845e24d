/// The line of the first merge conflict marker at or behind an offset, without its end.
///
/// `=======` alone is a marker only where `separatorCounts`: strings files have comments underlined that way, and Markdown has headings.
public func mergeMarker(in bytes: [UInt8], within range: Range<Int>, separatorCounts: Bool = true) -> Range<Int>? {
  var lineStart = range.lowerBound
  while lineStart < range.upperBound {
    var lineEnd = lineStart
    while lineEnd < range.upperBound, bytes[lineEnd] != UInt8(ascii: "\n"), bytes[lineEnd] != UInt8(ascii: "\r") {
      lineEnd += 1
    }
    if isMergeMarker(bytes[lineStart..<lineEnd], separatorCounts: separatorCounts) { return lineStart..<lineEnd }
    lineStart = lineEnd + 1
  }
  return nil
}

private func isMergeMarker(_ line: ArraySlice<UInt8>, separatorCounts: Bool) -> Bool {
  guard let first = line.first, line.count >= 7, line.prefix(7).allSatisfy({ $0 == first }) else { return false }
  switch first {
  case UInt8(ascii: "<"), UInt8(ascii: ">"):
    return line.count == 7 || line[line.startIndex + 7] == UInt8(ascii: " ")
  case UInt8(ascii: "="): return separatorCounts && line.count == 7
  default: return false
  }
}

/// What is said of a marker.
public func mergeMarkerFinding(at range: Range<Int>, file: FileID) -> Finding {
  .input(
    "merge-conflict-marker", "Merge conflict marker left in the file",
    help: "Settle the conflict and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
    at: SourceRange(file: file, range))
}
