extension JSONWriter {
  /// Writes text as it stands between quotes.
  @inline(__always)
  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  mutating func append(escaped text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      var end = start
      var length = 0
      while true {
        end = JSONWriter.plainEnd(text, from: end)
        if end == text.count { break }
        length = escapedLength(text, at: end)
        if length > 0 { break }
        end += 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      if length == 0 { return }
      appendEscape(text, at: end, length: length)
      start = end + length
    }
  }

  /// Whether nothing in a text has to be escaped, as is known at once of most.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool { plainEnd(text, from: 0) == text.count }

  /// The first byte that may have to be escaped, from an index on; most texts have none.
  private static func plainEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      if text.count - index >= 8, let first = text.baseAddress,
        isPlain(UnsafeRawPointer(first + index).loadUnaligned(as: UInt64.self))
      {
        index += 8
        continue
      }
      let end = min(index + 8, text.count)
      while index < end {
        if mayBeEscaped(text[index]) { return index }
        index += 1
      }
    }
    return index
  }

  /// Whether eight bytes are all letters, digits and such of ASCII: where one is not, a sum or difference has the highest bit of a byte.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let each: UInt64 = 0x0101_0101_0101_0101
    let belowBlank = word &- each &* 0x20
    let isDelete = word &+ each
    let isQuote = (word ^ each &* 0x22) &- each
    let isBackslash = (word ^ each &* 0x5C) &- each
    return (word | belowBlank | isDelete | isQuote | isBackslash) & each &* 0x80 == 0
  }

  /// Whether a byte is escaped, or may begin a character that is.
  @inline(__always)
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
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
    let short: UInt8? =
      switch code {
      case 0x22, 0x5C: UInt8(truncatingIfNeeded: code)
      case 0x0A: UInt8(ascii: "n")
      case 0x0D: UInt8(ascii: "r")
      case 0x09: UInt8(ascii: "t")
      default: nil
      }
    if let short {
      append(UInt8(ascii: "\\"))
      append(short)
      return
    }
    appendEscape(of: code)
  }

  /// Writes a UTF-16 unit as `\u200b`.
  private mutating func appendEscape(of code: UInt32) {
    append(UInt8(ascii: "\\"))
    append(UInt8(ascii: "u"))
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(truncatingIfNeeded: code >> shift & 0xF)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
