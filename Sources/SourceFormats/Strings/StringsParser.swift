import Findings

struct StringsParser {
  static let slug = "malformed-strings"

  private let text: StringsText
  private let bytes: [UInt8]
  private var at = 0
  private(set) var entries: [Entry] = []
  private(set) var texts: [String] = []
  private(set) var faults: FaultList

  init(text: StringsText, file: FileID) {
    self.text = text
    bytes = text.bytes
    faults = FaultList(file: file)
  }

  /// False where the file could not be understood.
  mutating func parse() -> Bool {
    for place in text.broken { faults.malformed(Self.slug, "Half a surrogate pair in UTF-16", at: place) }
    let whole = text.place(bytes.indices)
    entries.append(
      Entry(
        start: UInt32(clamping: whole.lowerBound), end: UInt32(clamping: whole.upperBound), payload: 0, kind: .object,
        flags: []))
    while true {
      guard skipSpace() else { return false }
      guard at < bytes.count else { break }
      guard parsePair() else { return false }
    }
    entries[0].payload = UInt32(clamping: entries.count)
    // Apps run with such a file, and show the last of the two.
    faults.duplicateKeys(of: 0, in: entries, texts: texts, severity: .warning)
    return true
  }

  private mutating func parsePair() -> Bool {
    guard let key = parseText(expected: "a key in double quotes") else { return false }
    append(key)
    let keyEnd = at
    guard skipSpace() else { return false }
    let next = at < bytes.count ? bytes[at] : 0
    if next == UInt8(ascii: ";") {
      append(key)
      at += 1
      return true
    }
    if next == UInt8(ascii: "=") {
      at += 1
      guard skipSpace() else { return false }
    } else if next == UInt8(ascii: "\"") {
      malformed("Expected '=' after the key", at: keyEnd..<keyEnd)
    } else {
      return stop("Expected '=' after the key")
    }
    guard let value = parseText(expected: "a text in double quotes") else { return false }
    append(value)
    let valueEnd = at
    guard skipSpace() else { return false }
    if at < bytes.count, bytes[at] == UInt8(ascii: ";") {
      at += 1
      return true
    }
    guard at == bytes.count || bytes[at] == UInt8(ascii: "\"") || isWordByte(bytes[at]), !faults.isFull else {
      return stop("Expected ';' after the text", help: #"A quote inside of a text is written \""#)
    }
    malformed(
      "Expected ';' after the text",
      help: bytes[valueEnd - 1] == UInt8(ascii: "\"") ? #"A quote inside of a text is written \""# : "",
      at: valueEnd..<valueEnd)
    return true
  }

  /// Passes over white space and comments. False where a comment does not end.
  private mutating func skipSpace() -> Bool {
    while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x20 || 0x09...0x0D ~= byte {
        at += 1
      } else if isLineSeparator(at) {
        at += 3
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
        while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
      } else if byte == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
        let start = at
        at += 2
        while at + 1 < bytes.count, !(bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")) { at += 1 }
        guard at + 1 < bytes.count else {
          malformed("Comment is not closed, expected '*/'", at: start..<start + 2)
          return false
        }
        at += 2
      } else {
        return true
      }
    }
    return true
  }

  /// U+2028 and U+2029, which count as white space.
  private func isLineSeparator(_ offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

// MARK: Texts

extension StringsParser {
  private struct Text {
    var text: String
    var range: Range<Int>
    var isQuoted: Bool
  }

  private mutating func parseText(expected: String) -> Text? {
    guard at < bytes.count else {
      malformed("Expected \(expected), but the file ends", at: at..<at)
      return nil
    }
    let start = at
    if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") { return parseQuoted() }
    while at < bytes.count, isWordByte(bytes[at]) { at += 1 }
    guard at > start else {
      _ = stop("Expected \(expected)")
      return nil
    }
    return Text(text: String(decoding: bytes[start..<at], as: UTF8.self), range: start..<at, isQuoted: false)
  }

  private mutating func parseQuoted() -> Text? {
    let start = at
    let quote = bytes[at]
    at += 1
    var run = at
    var content: [UInt8] = []
    while at < bytes.count, bytes[at] != quote {
      if bytes[at] == UInt8(ascii: "\\") {
        content.append(contentsOf: bytes[run..<at])
        content.append(contentsOf: parseEscape())
        run = at
      } else {
        at += 1
      }
    }
    guard at < bytes.count else {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      malformed("Text in quotes is not closed", at: start..<end)
      return nil
    }
    content.append(contentsOf: bytes[run..<at])
    if let bad = firstInvalidUTF8(in: bytes, within: start + 1..<at) {
      malformed("Invalid UTF-8", help: "Save the file as UTF-8 or UTF-16", at: bad..<bad + 1)
      // Nobody is shown replacement characters for letters of an older encoding.
      content = []
    }
    at += 1
    return Text(text: String(decoding: content, as: UTF8.self), range: start..<at, isQuoted: true)
  }

  /// Takes the escape at the current offset. An unknown letter stands for itself, as in Apple's readers; so does `u`, which is hardly ever meant.
  private mutating func parseEscape() -> [UInt8] {
    let start = at
    guard at + 1 < bytes.count else {
      at = bytes.count
      return []
    }
    let letter = bytes[at + 1]
    at += 2
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"): return parseUnicodeEscape(from: start)
    case UInt8(ascii: "u") where hexDigits(from: at).count == 4:
      malformed(
        #"Escape '\u' unknown to strings files, which read it as 'u'"#, help: #"Write '\U'"#, at: start..<start + 6)
      return [letter]
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return parseOctalEscape(from: start)
    default: return [letter]
    }
  }

  /// Up to three octal digits are the number of a character in the encoding of NeXTSTEP, which property lists come from.
  private mutating func parseOctalEscape(from start: Int) -> [UInt8] {
    at = start + 1
    var number = 0
    while at < min(start + 4, bytes.count), (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[at]) {
      number = number * 8 + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard number > 0, let scalar = nextStepCharacter(number) else {
      malformed("Escape stands for no character", help: #"Write '\U' and four hexadecimal digits"#, at: start..<at)
      return []
    }
    return Array(String(scalar).utf8)
  }

  private mutating func parseUnicodeEscape(from start: Int) -> [UInt8] {
    let high = hexDigits(from: at)
    at += high.count
    guard high.count > 0 else {
      malformed(#"Expected four hexadecimal digits after '\U'"#, at: start..<at)
      return Array("\u{FFFD}".utf8)
    }
    if let scalar = Unicode.Scalar(high.value) { return Array(String(scalar).utf8) }
    let isPair =
      high.value < 0xDC00 && at + 1 < bytes.count && bytes[at] == UInt8(ascii: "\\")
      && bytes[at + 1] | 0x20 == UInt8(ascii: "u")
    let low = isPair ? hexDigits(from: at + 2) : (value: 0, count: 0)
    if 0xDC00...0xDFFF ~= low.value,
      let scalar = Unicode.Scalar(0x10000 + (high.value - 0xD800) << 10 + (low.value - 0xDC00))
    {
      at += 2 + low.count
      return Array(String(scalar).utf8)
    }
    malformed("Half a surrogate pair in a text", at: start..<at)
    return Array("\u{FFFD}".utf8)
  }

  /// The number that up to four hexadecimal digits make.
  private func hexDigits(from start: Int) -> (value: UInt32, count: Int) {
    var value: UInt32 = 0
    var count = 0
    while count < 4, start + count < bytes.count, let digit = hexDigit(bytes[start + count]) {
      value = value << 4 | digit
      count += 1
    }
    return (value, count)
  }
}

// MARK: Entries and faults

extension StringsParser {
  private mutating func append(_ text: Text) {
    let place = self.text.place(text.range)
    entries.append(
      Entry(
        start: UInt32(clamping: place.lowerBound), end: UInt32(clamping: place.upperBound),
        payload: UInt32(clamping: texts.count), kind: .string, flags: text.isQuoted ? [.decoded, .quoted] : .decoded))
    texts.append(text.text)
  }

  private mutating func malformed(_ message: String, help: String = "", at range: Range<Int>) {
    faults.malformed(Self.slug, message, help: help, at: text.place(range))
  }

  /// A fault at the current offset that nothing can follow.
  private mutating func stop(_ message: String, help: String = "") -> Bool {
    var end = at
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    if end == at, at < bytes.count {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    malformed(message, help: help, at: at..<end)
    return false
  }
}
