/// Writes JSON into bytes: two spaces a level, members of an inline object on one line; all without a blank where it is for machines only.
///
/// Controls, and the characters that turn the direction of text, are escaped, so that a report that is shown in a terminal or a review shows what
/// it holds.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// The levels around the innermost one, and that one; nil at the top.
  private var outer: [Level] = []
  private var level: Level?

  private struct Level {
    var isInline: Bool
    var isEmpty = true
    var end: UInt8
    /// A key was written, its value comes next.
    var awaitsValue = false
  }

  private let isCompact: Bool

  /// - Parameter isCompact: whether there are neither blanks nor lines.
  public init(isCompact: Bool = false) { self.isCompact = isCompact }

  public mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"), UInt8(ascii: "}"), inline: inline)
    body(&self)
    close()
  }

  public mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["), UInt8(ascii: "]"), inline: inline)
    body(&self)
    close()
  }

  /// The key of the value that is written next.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// The key of the value that is written next, where it is a datum.
  public mutating func key(named name: String) {
    string(name)
    endKey()
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if !isCompact { bytes.append(UInt8(ascii: " ")) }
    level?.awaitsValue = true
  }

  public mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { append(escaped: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  public mutating func string(_ text: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8Buffer { append(escaped: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Two numbers as one string: `3:14`.
  public mutating func string(_ first: Int, _ separator: UInt8, _ second: Int) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(first)
    bytes.append(separator)
    append(second)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A string from UTF-8.
  public mutating func string(utf8 text: ArraySlice<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    text.withUnsafeBufferPointer { append(escaped: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  public mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  public mutating func number(_ value: Int) {
    separate()
    append(value)
  }

  /// A measure: whole numbers without a point, others with at most two digits behind it.
  public mutating func number(_ value: Double) {
    guard value.isFinite, abs(value) < 1e12 else { return null() }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    separate()
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole)
    if rest == 0 { return }
    bytes.append(UInt8(ascii: "."))
    if rest < 10 { bytes.append(UInt8(ascii: "0")) }
    append(rest % 10 == 0 ? rest / 10 : rest)
  }

  /// A share of something, 0 to 1, with at most four digits behind the point.
  public mutating func share(_ value: Double) {
    let parts = Int((max(0, min(1, value.isFinite ? value : 0)) * 10_000).rounded())
    guard parts < 10_000 else { return raw("1") }
    guard parts > 0 else { return raw("0") }
    raw("0.")
    var rest = parts
    var unit = 1000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func append(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    append(digits: value.magnitude)
  }

  private mutating func append(digits value: UInt) {
    if value > 9 { append(digits: value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  public mutating func null() { raw("null") }

  public mutating func strings(_ texts: [String]) {
    array(inline: true) { writer in for text in texts { writer.string(text) } }
  }

  /// Ends the document with a line feed and gives its bytes.
  public consuming func finished() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// The bytes of what is written, to be written once more.
  public mutating func recorded(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    let start = bytes.count
    body(&self)
    return Array(bytes[min(start, bytes.count)...])
  }

  /// What `body` makes of what it writes, which is taken back.
  public mutating func withdrawn<Value>(_ body: (inout JSONWriter) -> Value) -> Value {
    let (start, isEmpty) = (bytes.count, level?.isEmpty)
    let value = body(&self)
    bytes.removeLast(max(0, bytes.count - start))
    if let isEmpty { level?.isEmpty = isEmpty }
    return value
  }

  /// Writes what was recorded, at a place like that where it was: in an inline object or array that is not empty.
  public mutating func append(recorded: [UInt8]) { bytes.append(contentsOf: recorded) }

  /// Writes a value that another writer wrote, like this one.
  public mutating func value(written: [UInt8]) {
    separate()
    bytes.append(contentsOf: written)
  }

  private mutating func raw(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func open(_ start: UInt8, _ end: UInt8, inline: Bool) {
    separate()
    bytes.append(start)
    if let level { outer.append(level) }
    level = Level(isInline: inline || level?.isInline ?? false, end: end)
  }

  private mutating func close() {
    guard let closed = level else { return }
    level = outer.popLast()
    if !closed.isEmpty {
      space(isInline: closed.isInline)
    }
    bytes.append(closed.end)
  }

  private mutating func separate() {
    guard let current = level else { return }
    if current.awaitsValue {
      level?.awaitsValue = false
      return
    }
    if !current.isEmpty { bytes.append(UInt8(ascii: ",")) }
    level?.isEmpty = false
    space(isInline: current.isInline)
  }

  /// What stands before a member, and before the end of what has members.
  private mutating func space(isInline: Bool) {
    if isCompact { return }
    if isInline { bytes.append(UInt8(ascii: " ")) } else { newLine() }
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level == nil ? 0 : 2 * (outer.count + 1)))
  }

  private mutating func append(escaped text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
        continue
      }
      let length = escapedLength(text, at: index)
      if length == 0 {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      appendEscape(text, at: index, length: length)
      index += length
      start = index
    }
    bytes.append(contentsOf: text[start..<text.count])
  }

  /// The bytes of the character at an index where it is written escaped, else 0.
  private func escapedLength(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let first = text[index]
    if first < 0x80 { return 1 }
    let second = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    switch (first, second) {
    case (0xC2, 0x80...0x9F), (0xC2, 0xAD), (0xD8, 0x9C): return 2
    case (0xE1, 0xA0) where third == 0x8E: return 3
    case (0xE2, 0x80) where (0xA8...0xAE).contains(third) || [0x8B, 0x8E, 0x8F].contains(third): return 3
    case (0xE2, 0x81) where (0xA0...0xAF).contains(third): return 3
    case (0xEF, 0xBB) where third == 0xBF: return 3
    case (0xEF, 0xBF) where (0xB9...0xBB).contains(third) || third >= 0xBE: return 3
    // Tags: text that is there and that nobody sees.
    case (0xF3, 0xA0) where (0x80...0x81).contains(third): return index + 3 < text.count ? 4 : 0
    default: return 0
    }
  }

  private mutating func appendEscape(_ text: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) {
    let first = UInt32(text[index])
    var code = first
    if length == 2 { code = (first & 0x1F) << 6 | UInt32(text[index + 1]) & 0x3F }
    if length == 3 {
      code = (first & 0x0F) << 12 | (UInt32(text[index + 1]) & 0x3F) << 6 | UInt32(text[index + 2]) & 0x3F
    }
    if length == 4 {
      let tag = UInt32(text[index + 2] & 0x3F) << 6 | UInt32(text[index + 3] & 0x3F)
      // The plane of tags has one high surrogate for all of them.
      appendEscape(of: 0xDB40)
      appendEscape(of: 0xDC00 + tag)
      return
    }
    let short: Character? =
      switch code {
      case 0x22: "\""
      case 0x5C: "\\"
      case 0x0A: "n"
      case 0x0D: "r"
      case 0x09: "t"
      default: nil
      }
    if let short {
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(contentsOf: short.utf8)
      return
    }
    appendEscape(of: code)
  }

  /// Writes a UTF-16 unit as `\u200b`.
  private mutating func appendEscape(of code: UInt32) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: code >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
