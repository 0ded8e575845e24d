/// Residue of templates and filler in a text that customers read.
struct Placeholder: Hashable, Sendable {
  /// Offsets in the bytes that were searched.
  var range: Range<Int>
  var text: String
}

/// The placeholders in a text. `TODO` counts in capitals and as a whole word; not where it is a word of the language ("TODO INCLUIDO").
func placeholders(in text: ArraySlice<UInt8>, language: String) -> [Placeholder] {
  // Most texts hold none of these bytes.
  guard text.contains(where: { "{%$TFLlN(".utf8.contains($0) }) else { return [] }
  let bytes = Array(text)
  var found: [Placeholder] = []
  var index = 0
  while index < bytes.count {
    if let end = placeholderEnd(bytes, index, language: language) {
      found.append(Placeholder(range: index..<end, text: String(decoding: bytes[index..<end], as: UTF8.self)))
      index = end
    } else {
      index += 1
    }
  }
  return found
}

private func placeholderEnd(_ bytes: [UInt8], _ index: Int, language: String) -> Int? {
  switch bytes[index] {
  case UInt8(ascii: "{"):
    return stands("{{", bytes, index) ? closing("}}", bytes, index + 2) : nil
  case UInt8(ascii: "$"):
    return stands("${", bytes, index) ? closing("}", bytes, index + 2) : nil
  case UInt8(ascii: "%"):
    return formatEnd(bytes, index)
  case UInt8(ascii: "("):
    return stands("(null)", bytes, index) ? index + 6 : nil
  case UInt8(ascii: "T"):
    guard let end = word("TODO", bytes, index) else { return nil }
    let isAWord = ["es", "pt", "ca", "gl"].contains(language)
    return isAWord && !(end < bytes.count && bytes[end] == UInt8(ascii: ":")) ? nil : end
  case UInt8(ascii: "F"): return word("FIXME", bytes, index)
  case UInt8(ascii: "N"): return word("NaN", bytes, index)
  case UInt8(ascii: "L"), UInt8(ascii: "l"):
    let start = bytes[index...].prefix(11).map { $0 | 0x20 }
    return start == Array("lorem ipsum".utf8) ? index + 11 : nil
  default: return nil
  }
}

private func stands(_ text: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
  text.withUTF8Buffer { bytes[index...].starts(with: $0) }
}

/// The index behind the first `end`, on the same line and not far away.
private func closing(_ end: StaticString, _ bytes: [UInt8], _ start: Int) -> Int? {
  var index = start
  while index < min(bytes.count, start + 80), bytes[index] != 0x0A {
    if stands(end, bytes, index) { return index > start ? index + end.utf8CodeUnitCount : nil }
    index += 1
  }
  return nil
}

private func word(_ text: StaticString, _ bytes: [UInt8], _ index: Int) -> Int? {
  guard stands(text, bytes, index) else { return nil }
  let end = index + text.utf8CodeUnitCount
  if index > 0, isPartOfWord(bytes[index - 1]) { return nil }
  return end < bytes.count && isPartOfWord(bytes[end]) ? nil : end
}

private func isPartOfWord(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == UInt8(ascii: "_") || isASCIIDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
}

private func isASCIIDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

/// `%@`, `%1$@`, `%lld`, `%.2f`; not the percent sign of "100 % der" or "50%discount".
private func formatEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
  var index = start + 1
  let digits = index
  while index < bytes.count, isASCIIDigit(bytes[index]), index - digits < 3 { index += 1 }
  if index > digits, index < bytes.count, bytes[index] == UInt8(ascii: "$") {
    index += 1
  } else if index > digits {
    index = digits
  }
  if index < bytes.count, bytes[index] == UInt8(ascii: "#") { return hashEnd(bytes, index) }
  if index < bytes.count, bytes[index] == UInt8(ascii: ".") || isASCIIDigit(bytes[index]) {
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") || isASCIIDigit(bytes[index]) { index += 1 }
  }
  while index < bytes.count, bytes[index] == UInt8(ascii: "l") || bytes[index] == UInt8(ascii: "h") { index += 1 }
  guard index < bytes.count else { return nil }
  if bytes[index] == UInt8(ascii: "@") { return index + 1 }
  guard "diufs".utf8.contains(bytes[index]) else { return nil }
  if start > 0, isASCIIDigit(bytes[start - 1]) || bytes[start - 1] >= 0x80 { return nil }
  return index + 1 < bytes.count && isPartOfWord(bytes[index + 1]) ? nil : index + 1
}

/// `%#@days@`
private func hashEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
  guard stands("#@", bytes, start) else { return nil }
  return closing("@", bytes, start + 2)
}
