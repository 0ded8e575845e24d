/// Replaces the escapes of the bytes between a JSON string's quotes. Half a surrogate pair and an escape that JSON does not know
/// become U+FFFD; the reader has reported them.
func decodeJSONString(_ content: ArraySlice<UInt8>) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(content.count)
  var index = content.startIndex
  while index < content.endIndex {
    if let (scalar, length) = decodeEscape(content, at: index) {
      text.append(contentsOf: String(scalar).utf8)
      index += length
    } else {
      text.append(content[index])
      index += 1
    }
  }
  return text
}

/// The indices in the bytes between a JSON string's quotes from which a range of its decoded text came, whole escapes.
func sourceIndices(of range: Range<Int>, in content: ArraySlice<UInt8>) -> Range<Int> {
  var index = content.startIndex
  var decoded = 0
  var start: Int?
  while index < content.endIndex, decoded < range.upperBound || start == nil {
    let escape = decodeEscape(content, at: index)
    let width = escape.map { UTF8.width($0.scalar) } ?? 1
    if start == nil, decoded + width > range.lowerBound { start = index }
    if decoded >= range.upperBound { break }
    decoded += width
    index += escape?.length ?? 1
  }
  return (start ?? index)..<max(start ?? index, index)
}

/// The character of the escape at an index, and how many bytes it takes; nil where there is none.
private func decodeEscape(_ content: ArraySlice<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
  guard content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex else { return nil }
  let escape = content[index + 1]
  if escape == UInt8(ascii: "u") { return decodeUnicodeEscape(content, at: index) }
  return (simpleJSONEscape(escape).map { Unicode.Scalar($0) } ?? "\u{FFFD}", 2)
}

/// What the letter behind a backslash stands for; nil for `u` and for what JSON does not know.
func simpleJSONEscape(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}

/// The scalar of the `\uXXXX` at an index, or of the two that make up a surrogate pair, and how many bytes it takes.
private func decodeUnicodeEscape(_ content: ArraySlice<UInt8>, at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
  guard let unit = hexUnit(content, at: index + 2) else { return ("\u{FFFD}", min(2, content.endIndex - index)) }
  if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
  let next = index + 6
  guard unit < 0xDC00, next + 1 < content.endIndex, content[next] == UInt8(ascii: "\\"),
    content[next + 1] == UInt8(ascii: "u"), let low = hexUnit(content, at: next + 2), 0xDC00...0xDFFF ~= low,
    let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  else { return ("\u{FFFD}", 6) }
  return (scalar, 12)
}

private func hexUnit(_ content: ArraySlice<UInt8>, at index: Int) -> UInt32? {
  guard index + 4 <= content.endIndex else { return nil }
  var unit: UInt32 = 0
  for byte in content[index..<index + 4] {
    guard let digit = hexDigit(byte) else { return nil }
    unit = unit << 4 | digit
  }
  return unit
}

func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
  default: nil
  }
}
