import Findings

struct CSVParser {
  static let slug = "malformed-csv"

  let bytes: UnsafeBufferPointer<UInt8>
  let file: FileID
  let delimiter: UInt8
  private(set) var rows: [[Placed<String>]] = []
  private(set) var faults: FaultList
  private var at: Int

  init(bytes: UnsafeBufferPointer<UInt8>, at: Int, file: FileID) {
    self.bytes = bytes
    self.at = at
    self.file = file
    faults = FaultList(file: file)
    delimiter = Self.delimiter(of: bytes, from: at)
  }

  private static func delimiter(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt8 {
    let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var counts = [0, 0, 0]
    var isQuoted = false
    var hasText = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if hasText { break }
        continue
      }
      hasText = true
      if let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return candidates[counts.firstIndex(of: most) ?? 0]
  }

  mutating func parse() {
    while at < bytes.count {
      if isLineEnd(bytes[at]) {
        at += 1
        continue
      }
      guard let row = parseRow() else { return }
      if let header = rows.first { check(row, against: header) }
      rows.append(row)
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Nil where a quote is not closed: what follows belongs to nothing.
  private mutating func parseRow() -> [Placed<String>]? {
    var row: [Placed<String>] = []
    row.reserveCapacity(rows.first?.count ?? 0)
    while true {
      guard let field = parseField() else { return nil }
      row.append(field)
      guard at < bytes.count, bytes[at] == delimiter else { return row }
      at += 1
    }
  }

  private mutating func parseField() -> Placed<String>? {
    let start = at
    while at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") { return parseQuotedField() }
    at = start
    skipToFieldEnd()
    return placed(Array(bytes[start..<at]), start..<at)
  }

  private mutating func skipToFieldEnd() {
    while at < bytes.count, bytes[at] != delimiter, !isLineEnd(bytes[at]) { at += 1 }
  }

  private mutating func parseQuotedField() -> Placed<String>? {
    let start = at
    var text: [UInt8] = []
    at += 1
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") {
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return endQuotedField(text, from: start) }
        at += 1
      }
      text.append(byte)
    }
    var end = start
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    faults.malformed(
      Self.slug, "Text in quotes is not closed", help: #"A quote inside of it is written """#, at: start..<end)
    return nil
  }

  private mutating func endQuotedField(_ text: [UInt8], from start: Int) -> Placed<String> {
    let end = at
    skipToFieldEnd()
    let rest = bytes[end..<at]
    guard let first = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return placed(text, start..<end) }
    faults.malformed(
      Self.slug, "Text after the closing quote", help: #"A quote inside of text in quotes is written """#,
      at: first..<at)
    return placed(text + rest, start..<at)
  }

  private mutating func placed(_ text: [UInt8], _ range: Range<Int>) -> Placed<String> {
    if let bad = firstInvalidUTF8(in: text, within: text.indices) {
      // Quotes before it may have been doubled: then the field is the smallest range there is.
      let offset = range.lowerBound + bad
      let isExact = offset < range.upperBound && bytes[offset] == text[bad]
      faults.malformed(
        Self.slug, "Invalid UTF-8", help: "Save the file as UTF-8", at: isExact ? offset..<offset + 1 : range)
    }
    return Placed(String(decoding: text, as: UTF8.self), at: SourceRange(file: file, range))
  }

  private mutating func check(_ row: [Placed<String>], against header: [Placed<String>]) {
    guard row.count != header.count, let first = row.first, let last = row.last else { return }
    let wrong = row.count > header.count ? row[header.count] : first
    faults.malformed(
      Self.slug, "Row has \(row.count) \(row.count == 1 ? "field" : "fields"), but the header has \(header.count)",
      at: Int(wrong.range.start)..<Int(last.range.end))
  }
}
