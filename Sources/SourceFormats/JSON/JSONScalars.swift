import Findings

extension JSONParser {
  /// Parses the string whose opening quote is at the current offset. False where it does not end.
  @inline(__always)
  mutating func parseString(isKey: Bool) -> Bool {
    let start = at
    var end = at + 1
    var flags: Entry.Flags = .quoted
    while true {
      while end + 8 <= count {
        let special = specialBytes(word(end))
        if special == 0 {
          end += 8
        } else {
          end += special.trailingZeroBitCount >> 3
          break
        }
      }
      guard end < count else { return unclosedString(from: start, to: count) }
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { break }
      if byte >= 0x80 {
        while end < count, bytes[end] >= 0x80 {
          let length = utf8SequenceLength(bytes, at: end)
          if length == 0 { faults.malformed(Self.slug, "Invalid UTF-8 in a string", at: end..<end + 1) }
          end += max(1, length)
        }
      } else if byte == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        end = checkEscape(at: end)
      } else if byte < 0x20 {
        if byte == 0x0A || byte == 0x0D { return unclosedString(from: start, to: end) }
        faults.malformed(
          Self.slug, "Control character in a string", help: "Write it as \\u00\(hexByte(byte))", at: end..<end + 1)
        end += 1
      } else {
        end += 1
      }
    }
    at = end + 1
    let fingerprint = isKey ? keyFingerprint(from: start + 1, to: end) : 0
    append(
      Entry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at), payload: fingerprint,
        kind: .string, flags: flags))
    return true
  }

  /// The high bit of every byte that ends a run of plain ASCII text: a quote, a backslash, a control character or a byte of a longer
  /// sequence. Bits above the lowest one set may be wrong.
  @inline(__always)
  private func specialBytes(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let found =
      ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- ones &* 0x20) & ~word) | word
    return found & (ones &* 0x80)
  }

  /// Tells most different keys apart by their length and the bytes at both ends.
  @inline(__always)
  private func keyFingerprint(from start: Int, to end: Int) -> UInt32 {
    let length = end - start
    var head: UInt64 = 0
    var tail: UInt64 = 0
    if length >= 8 {
      head = word(start)
      tail = word(end - 8)
    } else {
      for offset in start..<end { head = head << 8 | UInt64(bytes[offset]) }
    }
    let mixed =
      (head &* 0x9E37_79B9_7F4A_7C15) ^ (tail &* 0xC2B2_AE3D_27D4_EB4F) &+ UInt64(truncatingIfNeeded: length)
    return UInt32(truncatingIfNeeded: mixed >> 32 ^ mixed)
  }

  private mutating func unclosedString(from start: Int, to end: Int) -> Bool {
    faults.malformed(Self.slug, "String is not closed on its line, expected '\"'", at: start..<end)
    return false
  }

  /// Reports an escape that JSON does not know; returns the offset behind it.
  private mutating func checkEscape(at start: Int) -> Int {
    guard start + 1 < count else { return count }
    let letter = bytes[start + 1]
    if letter == UInt8(ascii: "u") { return checkUnicodeEscape(at: start) }
    if simpleJSONEscape(letter) == nil {
      // A line end stays for the caller, who knows that the string is not closed.
      if letter < 0x20 || letter >= 0x80 {
        faults.malformed(Self.slug, "Backslash without an escape", help: #"Write it as \\"#, at: start..<start + 1)
        return start + 1
      }
      faults.malformed(
        Self.slug, "Unknown escape '\\\(Character(Unicode.Scalar(letter)))' in a string",
        help: #"A backslash itself is written \\"#, at: start..<start + 2)
    }
    return start + 2
  }

  private mutating func checkUnicodeEscape(at start: Int) -> Int {
    guard let unit = unicodeEscape(at: start) else {
      faults.malformed(Self.slug, "Expected four hexadecimal digits after '\\u'", at: start..<start + 2)
      return start + 2
    }
    guard 0xD800...0xDFFF ~= unit else { return start + 6 }
    if unit < 0xDC00, let low = unicodeEscape(at: start + 6), 0xDC00...0xDFFF ~= low { return start + 12 }
    faults.malformed(
      Self.slug, "Half a surrogate pair in a string",
      help: "A character above U+FFFF is written as two \\u escapes, or as itself", at: start..<start + 6)
    return start + 6
  }

  /// The number of the `\uXXXX` at an offset.
  private func unicodeEscape(at start: Int) -> UInt32? {
    guard start + 6 <= count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard let digit = hexDigit(bytes[offset]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

}

private func hexByte(_ byte: UInt8) -> String {
  (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}

// MARK: Numbers and words

extension JSONParser {
  mutating func parseNumber() {
    let start = at
    var end = at
    func digits(_ from: Int) -> Int {
      var index = from
      while index < count, 0x30...0x39 ~= bytes[index] { index += 1 }
      return index
    }
    if bytes[end] == UInt8(ascii: "-") { end += 1 }
    let whole = digits(end)
    var fault: String?
    if whole == end {
      fault = "Expected a digit"
    } else if whole > end + 1, bytes[end] == UInt8(ascii: "0") {
      fault = "Number begins with 0"
    }
    end = whole
    if fault == nil, end < count, bytes[end] == UInt8(ascii: ".") {
      let fraction = digits(end + 1)
      if fraction == end + 1 { fault = "Expected a digit after '.'" }
      end = fraction
    }
    if fault == nil, end < count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      end += 1
      if end < count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
      let exponent = digits(end)
      if exponent == end { fault = "Expected a digit in the exponent" }
      end = exponent
    }
    let sound = end
    while end < count, isWordByte(bytes[end]) { end += 1 }
    if fault == nil, end > sound { fault = "Number goes on with something else" }
    end = max(end, start + 1)
    if let fault { faults.malformed(Self.slug, fault, help: "Text stands in double quotes", at: start..<end) }
    at = end
    appendScalar(.number, from: start)
  }

  /// What may stand in a number or word without a space: used to take in the whole of a wrong one.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  mutating func parseWord() {
    let start = at
    while at < count, isWordByte(bytes[at]) { at += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<at])
    if word.elementsEqual("true".utf8) { return appendScalar(.bool, from: start, .isTrue) }
    if word.elementsEqual("false".utf8) { return appendScalar(.bool, from: start) }
    if word.elementsEqual("null".utf8) { return appendScalar(.null, from: start) }
    let text = String(decoding: word.prefix(40), as: UTF8.self)
    let meant = nearestName(to: text, among: ["true", "false", "null"])
    faults.malformed(
      Self.slug, "Unknown word '\(text)', expected a value",
      help: meant.map { "did you mean '\($0)'?" } ?? "Text stands in double quotes", at: start..<at)
    switch meant {
    case "true": appendScalar(.bool, from: start, .isTrue)
    case "false": appendScalar(.bool, from: start)
    default: appendScalar(.null, from: start)
    }
  }

  private mutating func appendScalar(_ kind: Node.Kind, from start: Int, _ flags: Entry.Flags = []) {
    append(
      Entry(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: at), payload: 0, kind: kind,
        flags: flags))
  }
}
