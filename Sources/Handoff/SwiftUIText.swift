import Looks
import Projects
import Screens
import StoreCatalog

func swiftUI(_ inks: Appearance.Inks) -> String {
  switch inks.light {
  case .named(let color): "Color.\(color.rawValue)"
  case .exact(let color):
    "Color(red: \(color.red) / 255.0, green: \(color.green) / 255.0, blue: \(color.blue) / 255.0)"
  }
}

/// An element's text as a view: Markdown where words are marked, and as it stands where it only looks like Markdown.
func swiftUI(_ element: Element) -> String {
  let runs = element.runs
  if runs.allSatisfy({ $0.marks.subtracting(.isolated).isEmpty && ($0.link?.destination ?? "").isEmpty }) {
    let text = element.text
    let isPlain = text.consists { !isMarkdown($0) && $0 != UInt8(ascii: "%") }
    return isPlain ? "Text(\(quoted(text)))" : "Text(verbatim: \(quoted(text)))"
  }
  var pieces: [(text: String, marks: RunMarks, address: String)] = []
  for run in runs {
    let marks = run.marks.subtracting(.isolated)
    let address = run.link?.destination ?? ""
    if let last = pieces.last, last.marks == marks, last.address == address {
      pieces[pieces.count - 1].text += run.text
    } else {
      pieces.append((run.text, marks, address))
    }
  }
  return "Text(\(quoted(pieces.map(markdown).joined())))"
}

/// Whether a byte can begin something in Markdown.
func isMarkdown(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
    UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"), UInt8(ascii: "&"), UInt8(ascii: "^"):
    true
  default: false
  }
}

func markdown(_ text: String, _ marks: RunMarks, _ address: String) -> String {
  if marks.isEmpty, address.isEmpty, text.consists(of: { !isMarkdown($0) }) { return text }
  // Marks hold only where they touch their words.
  guard let words = wordRange(of: text) else { return text }
  var written = escaped(text[words], isCode: marks.contains(.code))
  if marks.contains(.code) { written = "`\(written)`" }
  if marks.contains(.emphasis) { written = "_\(written)_" }
  if marks.contains(.strong) { written = "**\(written)**" }
  if !address.isEmpty, !address.utf8.contains(where: { [0x3C, 0x3E, 0x0A, 0x0D].contains($0) }) {
    written = "[\(written)](<\(address)>)"
  }
  if words == text.startIndex..<text.endIndex { return written }
  return String(text[..<words.lowerBound]) + written + String(text[words.upperBound...])
}

/// From the first of a text's words to the last; nil where it is blank.
func wordRange(of text: String) -> Range<String.Index>? {
  func isVisible(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x20 && $0 < 0x7F } ?? false }
  if isVisible(text.utf8.first), isVisible(text.utf8.last) { return text.startIndex..<text.endIndex }
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
    let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
  else { return nil }
  return first..<scalars.index(after: last)
}

/// Words that are no Markdown.
func escaped(_ words: Substring, isCode: Bool) -> String {
  guard !isCode, words.utf8.contains(where: isMarkdown) else { return String(words) }
  var bytes: [UInt8] = []
  for byte in words.utf8 {
    if isMarkdown(byte) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}

func listed(_ texts: [String]) -> String { texts.map(quoted).joined(separator: ", ") }

func whole(_ value: Double) -> String { String(Int(max(0, min(10_000, value.rounded())))) }

/// A text as a literal of Swift.
func quoted(_ text: String) -> String {
  if isPlain(text) { return "\"\(text)\"" }
  var literal: [UInt8] = [UInt8(ascii: "\"")]
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\"".utf8
    case "\\": literal += "\\\\".utf8
    case "\n": literal += "\\n".utf8
    case "\r": literal += "\\r".utf8
    case "\t": literal += "\\t".utf8
    default:
      if isUnseen(scalar) {
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
      } else if scalar.isASCII {
        literal.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        literal.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
  literal.append(UInt8(ascii: "\""))
  return String(decoding: literal, as: UTF8.self)
}

/// Whether a text stands in a literal as it is.
func isPlain(_ text: String) -> Bool {
  // What is in ASCII is known without taking scalars apart.
  let isPlainASCII = text.consists {
    $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }
  return isPlainASCII || text.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && !isUnseen($0) }
}

extension String {
  /// Whether all its bytes are such.
  @inline(__always)
  func consists(of isSuch: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isSuch) } ?? utf8.allSatisfy(isSuch)
  }
}

/// Whether nothing is seen of a scalar: controls, and what only says how others are to be shown.
func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // Most letters are known to be none without asking.
  case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x600, 0x900..<0x1800, 0x3000..<0xF900: false
  default: scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
  }
}

/// `plus-tabs` → `PlusTabs`.
func typeName(of slug: String) -> String {
  let name = slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return name.first?.isLetter == true ? name : "The" + name
}
