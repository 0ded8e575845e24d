/// The language that a template writes, and so how the text of a value is made safe in it.
public enum Escaping: String, CaseIterable, Hashable, Sendable {
  /// `& < > " '` become character references: safe in text and in attributes with either quote.
  case html
  /// The text survives CommonMark, GitHub's tables and links, and viewers that typeset `$…$`.
  case markdown
  /// Nothing is escaped.
  case text

  /// Splits `page.html.mustache` into `page` and `html`; `.md.mustache` is Markdown, `.txt.mustache` and a bare `.mustache` text.
  /// Nil where the file is no template.
  public static func ofTemplate(fileName: String) -> (name: String, escaping: Escaping)? {
    let suffixes: [(String, Escaping)] = [
      (".html.mustache", .html), (".md.mustache", .markdown), (".txt.mustache", .text), (".mustache", .text),
    ]
    for (suffix, escaping) in suffixes where fileName.utf8.count > suffix.utf8.count && fileName.hasSuffix(suffix) {
      return (String(fileName.dropLast(suffix.count)), escaping)
    }
    return nil
  }

  /// The text as it must be written to be read as itself.
  public func escape(_ text: String) -> String {
    var output: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { append($0, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the text as it must be written to be read as itself.
  func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    switch self {
    case .html: Self.appendHTML(text, to: &output)
    case .markdown: MarkdownText(bytes: text).append(to: &output)
    case .text: output.append(contentsOf: text)
    }
  }
}

extension Escaping {
  /// Copies stretches that need nothing as a whole: most values hold no special byte at all.
  private static func appendHTML(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var copied = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      // The five bytes lie in 0x22...0x3E; nearly all letters do not.
      if byte > 0x3E || byte < 0x22 {
        index += 1
        continue
      }
      let reference: StaticString
      switch byte {
      case UInt8(ascii: "&"): reference = "&amp;"
      case UInt8(ascii: "<"): reference = "&lt;"
      case UInt8(ascii: ">"): reference = "&gt;"
      case UInt8(ascii: "\""): reference = "&quot;"
      case UInt8(ascii: "'"): reference = "&#39;"
      default:
        index += 1
        continue
      }
      output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied..<index]))
      output.append(reference)
      index += 1
      copied = index
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: text[copied...]))
  }
}

extension [UInt8] {
  /// Appends text that stands in the source, without making a `String`.
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
