import Findings

/// One line of a file with carets below the place that is meant.
struct CodeFrame {
  /// The line as shown: tabs expanded, hidden characters escaped, cut around the place where it is long.
  var line: String
  /// Blanks up to the place, then carets.
  var carets: String

  /// At most this many columns of the file are shown.
  static let width = 100

  /// - Parameter range: the place within the line, as offsets into `bytes`; cut to the line.
  init(_ bytes: ArraySlice<UInt8>, marking range: Range<Int>) {
    let from = max(bytes.startIndex, min(range.lowerBound, bytes.endIndex))
    let to = max(from, min(range.upperBound, bytes.endIndex))
    // Wide lines (a whole JSON file in one) are looked at around the place only.
    let reach = 4 * CodeFrame.width
    let start = max(bytes.startIndex, from - reach)
    let end = min(bytes.endIndex, max(from, min(to, from + reach)) + reach)
    if bytes[start..<end].allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      self.init(plain: bytes, from: from, to: min(to, end), shown: start..<end)
    } else {
      self.init(mixed: bytes, from: from, to: min(to, end), shown: start..<end)
    }
  }

  private init(mixed bytes: ArraySlice<UInt8>, from: Int, to: Int, shown: Range<Int>) {
    let (start, end) = (shown.lowerBound, shown.upperBound)
    let before = CodeFrame.cells(bytes[start..<from])
    let marked = CodeFrame.cells(bytes[from..<to])
    let after = CodeFrame.cells(bytes[to..<end])

    let markedWidth = min(CodeFrame.total(marked), CodeFrame.width)
    let total = CodeFrame.total(before) + markedWidth + CodeFrame.total(after)
    var left = CodeFrame.total(before)
    if total > CodeFrame.width || start > bytes.startIndex {
      left = min(left, max(0, (CodeFrame.width - markedWidth) / 2))
    }
    let head = CodeFrame.suffix(before, left)
    let isCutBefore = head.count < before.count || start > bytes.startIndex
    let body = CodeFrame.prefix(marked, CodeFrame.width)
    let room = CodeFrame.width - CodeFrame.total(head) - CodeFrame.total(body)
    let tail = body.count < marked.count ? [] : CodeFrame.prefix(after, max(0, room))
    let isCutAfter = body.count < marked.count || tail.count < after.count || end < bytes.endIndex

    line = (isCutBefore ? "…" : "") + CodeFrame.text(head) + CodeFrame.text(body) + CodeFrame.text(tail)
    if isCutAfter { line += "…" }
    while line.last == " " { line.removeLast() }
    carets = CodeFrame.carets(CodeFrame.total(body), behind: CodeFrame.total(head) + (isCutBefore ? 1 : 0))
  }

  /// The same of a line of ASCII without controls, where each byte is a column.
  private init(plain bytes: ArraySlice<UInt8>, from: Int, to: Int, shown: Range<Int>) {
    let marked = min(to - from, CodeFrame.width)
    var left = from - shown.lowerBound
    if left + marked + shown.upperBound - to > CodeFrame.width || shown.lowerBound > bytes.startIndex {
      left = min(left, max(0, (CodeFrame.width - marked) / 2))
    }
    let right = from + marked < to ? 0 : min(shown.upperBound - to, max(0, CodeFrame.width - left - marked))
    let cut = (from - left)..<(from + marked + right)
    let isCutBefore = cut.lowerBound > bytes.startIndex
    line = (isCutBefore ? "…" : "") + String(decoding: bytes[cut], as: UTF8.self)
    if cut.upperBound < bytes.endIndex { line += "…" }
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    carets = CodeFrame.carets(marked, behind: left + (isCutBefore ? 1 : 0))
  }

  /// At least one.
  private static func carets(_ count: Int, behind blanks: Int) -> String {
    let bytes =
      Array(repeating: UInt8(ascii: " "), count: blanks) + Array(repeating: UInt8(ascii: "^"), count: max(1, count))
    return String(decoding: bytes, as: UTF8.self)
  }

  private typealias Cell = (scalar: Unicode.Scalar, width: Int)

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value >= 0x20, scalar.value < 0x7F {
        cells.append((scalar, 1))
      } else if scalar == "\t" {
        cells.append((scalar, 2))
      } else {
        cells.append((scalar, isHidden(scalar) ? escape(of: scalar).unicodeScalars.count : columns(of: scalar)))
      }
    }
    return cells
  }

  private static func total(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func text(_ cells: [Cell]) -> String {
    var text = ""
    for (scalar, _) in cells {
      if scalar == "\t" {
        text += "  "
      } else if isHidden(scalar) {
        text += escape(of: scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func prefix(_ cells: [Cell], _ limit: Int) -> [Cell] {
    var sum = 0
    let end = cells.firstIndex { cell in
      sum += cell.width
      return sum > limit
    }
    return Array(cells[..<(end ?? cells.count)])
  }

  private static func suffix(_ cells: [Cell], _ limit: Int) -> [Cell] {
    var sum = 0
    let end = cells.lastIndex { cell in
      sum += cell.width
      return sum > limit
    }
    return Array(cells[(end.map { $0 + 1 } ?? 0)...])
  }
}
