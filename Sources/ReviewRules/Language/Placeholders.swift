/// Residue of templates and filler in a text that customers read.
struct Placeholder: Hashable, Sendable {
  /// Offsets in the bytes that were searched.
  var range: Range<Int>
  var text: String
}

/// The placeholders in a text. `TODO` counts in capitals and as a whole word; not where it is a word of the language ("TODO INCLUIDO").
func placeholders(in text: ArraySlice<UInt8>, language: String) -> [Placeholder] {
  guard text.contains(where: { beginnings[Int($0)] }) else { return [] }
  let bytes = Array(text)
  var found: [Placeholder] = []
  var index = 0
  while index < bytes.count {
    if beginnings[Int(bytes[index])], let end = placeholderEnd(bytes, index, language: language) {
      found.append(Placeholder(range: index..<end, text: String(decoding: bytes[index..<end], as: UTF8.self)))
      index = end
    } else {
      index += 1
    }
  }
  return found
}

/// The bytes that placeholders begin with, by their values.
private let beginnings: [Bool] = {
  var beginnings = [Bool](repeating: false, count: 256)
  for byte in "{%$TFLlNnu([X".utf8 { beginnings[Int(byte)] = true }
  return beginnings
}()

private func placeholderEnd(_ bytes: [UInt8], _ index: Int, language: String) -> Int? {
  switch bytes[index] {
  case UInt8(ascii: "{"):
    return stands("{{", bytes, index) ? closing("}}", bytes, index + 2) : nameEnd("}", bytes, index)
  case UInt8(ascii: "["):
    return nameEnd("]", bytes, index)
  case UInt8(ascii: "X"):
    return crossesEnd(bytes, index)
  case UInt8(ascii: "$"):
    return stands("${", bytes, index) ? closing("}", bytes, index + 2) : nil
  case UInt8(ascii: "%"):
    return formatEnd(bytes, index)
  case UInt8(ascii: "("):
    return stands("(null)", bytes, index) ? index + 6 : nil
  case UInt8(ascii: "T"):
    if let end = word("TBD", bytes, index) { return end }
    guard let end = word("TODO", bytes, index) else { return nil }
    let isAWord = ["es", "pt", "ca", "gl"].contains(language)
    return isAWord && !(end < bytes.count && bytes[end] == UInt8(ascii: ":")) ? nil : end
  case UInt8(ascii: "F"): return word("FIXME", bytes, index)
  case UInt8(ascii: "N"):
    return value("NaN", bytes, index)
      ?? value("NULL", bytes, index).flatMap { end in
        isZero(language) && !standsAlone(index..<end, bytes) ? nil : end
      }
  case UInt8(ascii: "n"):
    guard let end = value("null", bytes, index), !isIdiom(bytes, end) else { return nil }
    return isZero(language) && !standsAlone(index..<end, bytes) ? nil : end
  case UInt8(ascii: "u"): return value("undefined", bytes, index)
  case UInt8(ascii: "L"), UInt8(ascii: "l"):
    guard index + 11 <= bytes.count, bytes[index + 1] | 0x20 == UInt8(ascii: "o") else { return nil }
    return bytes[index..<(index + 11)].lazy.map { $0 | 0x20 }.elementsEqual("lorem ipsum".utf8) ? index + 11 : nil
  default: return nil
  }
}

/// `{0}`, `{price}`, `[PRICE]`: a number, or a name that templates have, between brackets.
private func nameEnd(_ close: StaticString, _ bytes: [UInt8], _ start: Int) -> Int? {
  guard let end = closing(close, bytes, start + 1), end - start <= 24 else { return nil }
  let name = bytes[(start + 1)..<(end - 1)]
  if bytes[start] == UInt8(ascii: "{"), name.count <= 2, name.allSatisfy(isASCIIDigit) { return end }
  let isInCapitals = bytes[start] == UInt8(ascii: "[")
  if isInCapitals, name.contains(where: { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) { return nil }
  let plain = name.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 | 0x20 }
  return templateNames.contains(String(decoding: plain.map { $0 == 0x7F ? UInt8(ascii: "_") : $0 }, as: UTF8.self))
    ? end : nil
}

private let templateNames: Set<String> = [
  "price", "amount", "period", "duration", "currency", "product", "product_name", "app_name", "appname", "days",
  "number", "percent", "percentage", "discount", "trial", "trial_days", "trial_length", "date", "insert_price",
  "your_price", "headline", "title", "subtitle", "text", "placeholder", "price_per_month", "price_per_year", "todo",
  "localized_price", "localizedprice", "price_string", "pricestring", "xx", "xxx",
]

/// `XX%`, `X.XX`: crosses where figures should stand.
private func crossesEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
  if start > 0, isPartOfWord(bytes[start - 1]) { return nil }
  var index = start
  while index < bytes.count, bytes[index] == UInt8(ascii: "X") { index += 1 }
  if index + 2 < bytes.count, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","),
    bytes[index + 1] == UInt8(ascii: "X"), bytes[index + 2] == UInt8(ascii: "X")
  {
    return index + 3 < bytes.count && isPartOfWord(bytes[index + 3]) ? nil : index + 3
  }
  guard index - start >= 2 else { return nil }
  let sign = index < bytes.count && bytes[index] == UInt8(ascii: " ") ? index + 1 : index
  return sign < bytes.count && bytes[sign] == UInt8(ascii: "%") ? sign + 1 : nil
}

private func stands(_ text: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
  text.withUTF8Buffer { wanted in
    guard bytes.count - index >= wanted.count else { return false }
    for place in wanted.indices where bytes[index + place] != wanted[place] { return false }
    return true
  }
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

/// The index behind what programs write for a value that is missing. Currency signs and ideographs may stand right beside it: "null円", "€NaN".
private func value(_ text: StaticString, _ bytes: [UInt8], _ index: Int) -> Int? {
  guard stands(text, bytes, index) else { return nil }
  let end = index + text.utf8CodeUnitCount
  var start = index
  while start > 0, index - start < 4, bytes[start - 1] & 0xC0 == 0x80 { start -= 1 }
  if start > 0 { start -= 1 }
  if let before = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars.last, isInWord(before) {
    return nil
  }
  if let after = String(decoding: bytes[end...].prefix(4), as: UTF8.self).unicodeScalars.first, isInWord(after) {
    return nil
  }
  return end
}

private func isInWord(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x80 { return isPartOfWord(UInt8(scalar.value)) }
  return isLetter(scalar.value) && hasBorders(scalar.value)
}

/// Languages in which "null" is the number: "von null auf hundert".
private func isZero(_ language: String) -> Bool { ["de", "no", "nb", "nn", "et"].contains(language) }

/// Whether nothing but marks stands beside a word up to the text's end, a stroke or a colon: "Preis: null", "null/Monat".
private func standsAlone(_ word: Range<Int>, _ bytes: [UInt8]) -> Bool {
  let isBehindMark =
    bytes[..<word.lowerBound].last { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: ":") || $0 == 0x24 } ?? true
  let rest = bytes[word.upperBound...].drop { $0 == UInt8(ascii: " ") }.first
  return isBehindMark && (rest.map { ".,/|)".utf8.contains($0) } ?? true) || rest == UInt8(ascii: "/")
}

/// "Null and void."
private func isIdiom(_ bytes: [UInt8], _ end: Int) -> Bool { stands(" and void", bytes, end) }

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
