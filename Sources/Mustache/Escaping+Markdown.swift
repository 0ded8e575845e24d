/// A text to be written into Markdown so that CommonMark reads back the same text, and nothing else.
///
/// What can have a meaning anywhere is escaped everywhere; what has one only at the start of a line is escaped where the text starts,
/// since only the template knows what stands before it. Line ends become a space: a text stays in its line, table cell or heading.
struct MarkdownText {
  let bytes: UnsafeBufferPointer<UInt8>

  func append(to output: inout ByteSink) {
    var index = 0
    var isStart = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte) {
        index = appendSpaces(from: index, to: &output)
        continue
      }
      if isStart {
        isStart = false
        if let next = appendLineStart(at: index, to: &output) {
          index = next
          continue
        }
      }
      appendByte(at: index, to: &output)
      index += 1
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Spaces inside a line stay. At either end, or around a line end, they become one: four would make a code block, two a line break.
  private func appendSpaces(from start: Int, to output: inout ByteSink) -> Int {
    var end = start
    var hasLineEnd = false
    while end < bytes.count {
      let byte = bytes[end]
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte) else { break }
      if isLineEnd(byte) { hasLineEnd = true }
      end += 1
    }
    if hasLineEnd || start == 0 || end == bytes.count {
      output.append(UInt8(ascii: " "))
    } else {
      output.append(contentsOf: bytes[start..<end])
    }
    return end
  }

  /// What makes a heading, list item, quote, rule, underline of a heading or table at the start of a line only.
  private func appendLineStart(at index: Int, to output: inout ByteSink) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "("),
      UInt8(ascii: "#"):
      output.append(UInt8(ascii: "\\"))
      output.append(bytes[index])
      return index + 1
    case UInt8(ascii: ":") where byte(index + 1) == UInt8(ascii: "-"):
      output.append("\\:")
      return index + 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var end = index
      while isDigit(byte(end)) { end += 1 }
      guard byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: ")") else { return nil }
      guard end - index < 10, isBlank(byte(end + 1)) else { return nil }
      output.append(contentsOf: bytes[index..<end])
      output.append(UInt8(ascii: "\\"))
      output.append(bytes[end])
      return end + 1
    default: return nil
    }
  }

  private func appendByte(at index: Int, to output: inout ByteSink) {
    let byte = bytes[index]
    switch byte {
    case 0: output.append("\u{FFFD}")
    // Viewers that typeset `$…$` take an escaped dollar for a dollar, and none shows the backslash; a reference would be hard to read raw.
    case UInt8(ascii: "$"): output.append("\\$")
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "@"):
      output.append(UInt8(ascii: "\\"))
      output.append(byte)
    case UInt8(ascii: "&"):
      if isReferenceStart(self.byte(index + 1)) { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    // `![` makes an image, and a link of the template may follow the text.
    case UInt8(ascii: "!"):
      if index + 1 == bytes.count { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    // Behind a space, at the end of a heading, it is not part of it.
    case UInt8(ascii: "#"):
      if index > 0, isBlank(bytes[index - 1]) { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    case UInt8(ascii: ":"):
      if self.byte(index + 1) == UInt8(ascii: "/") { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    case UInt8(ascii: "."):
      if followsWWW(index) { output.append(UInt8(ascii: "\\")) }
      output.append(byte)
    default: output.append(byte)
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private func isBlank(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte)
  }

  private func isReferenceStart(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == UInt8(ascii: "#") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  /// `www.` starts a link on GitHub.
  private func followsWWW(_ index: Int) -> Bool {
    index >= 3 && (1...3).allSatisfy { bytes[index - $0] | 0x20 == UInt8(ascii: "w") }
  }
}

extension MarkdownText {
  /// Writes the text as code. Backslashes mean nothing between backticks, so a text that could end the code or the table cell it
  /// stands in is written as an element instead, in which they do.
  func appendCode(to output: inout ByteSink) {
    if isPlainCode {
      output.append(UInt8(ascii: "`"))
      output.append(contentsOf: bytes)
      output.append(UInt8(ascii: "`"))
    } else {
      appendCodeElement(to: &output)
    }
  }

  /// Writes the text as code in an element, where backslashes and references mean what they mean elsewhere.
  func appendCodeElement(to output: inout ByteSink) {
    output.append("<code>")
    append(to: &output)
    output.append("</code>")
  }

  /// Writes the text as the address of a link, between parentheses. What would end it there is written in percent signs, as is what no address
  /// holds: so the address can be copied as it stands, unless it holds a dollar, or what reads like a character reference.
  func appendDestination(to output: inout ByteSink) {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"):
        output.append(UInt8(ascii: "%"))
        output.append(hexDigit(byte >> 4))
        output.append(hexDigit(byte & 15))
      case UInt8(ascii: "$"): output.append("\\$")
      case UInt8(ascii: "&"):
        // Not all readers take a backslash here.
        if isReference(at: index) { output.append("&amp;") } else { output.append(byte) }
      default: output.append(byte)
      }
    }
  }

  private func hexDigit(_ value: UInt8) -> UInt8 { value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10) }

  /// Whether an ampersand begins what may be a reference: with a semicolon. `?a=1&b=2` has none.
  private func isReference(at start: Int) -> Bool {
    var index = start + 1
    if byte(index) == UInt8(ascii: "#") { index += 1 }
    // No reference is longer.
    while index < min(bytes.count, start + 34), isDigit(bytes[index]) || isReferenceStart(bytes[index]) { index += 1 }
    return index > start + 1 && byte(index) == UInt8(ascii: ";")
  }

  private var isPlainCode: Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    if isBlank(first) || isBlank(last) { return false }
    return bytes.allSatisfy {
      $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "$") && $0 != 0 && !isLineEnd($0)
    }
  }
}
