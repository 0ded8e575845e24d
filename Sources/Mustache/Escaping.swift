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
    guard let (suffix, escaping) = suffixes.first(where: { fileName.hasSuffix($0.0) }), fileName != suffix else {
      return nil
    }
    return (String(fileName.dropLast(suffix.count)), escaping)
  }

  /// The text as it must be written to be read as itself.
  public func escape(_ text: String) -> String {
    var sink = ByteSink()
    Array(text.utf8).withUnsafeBufferPointer { append($0, to: &sink) }
    var output: [UInt8] = []
    sink.finish(appendingTo: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the text as it must be written to be read as itself.
  func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteSink) {
    switch self {
    case .html: Self.appendHTML(text, to: &output)
    case .markdown: MarkdownText(bytes: text).append(to: &output)
    case .text: output.append(contentsOf: text)
    }
  }
}

extension Escaping {
  /// Copies eight bytes at a time while none of them is special: most values hold no special byte at all.
  private static func appendHTML(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteSink) {
    guard let start = text.baseAddress else { return }
    var index = 0
    while index < text.count {
      if text.count - index >= 8 {
        let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        if !hasSpecial(word) {
          UnsafeMutableRawPointer(output.room(for: 8)).storeBytes(of: word, as: UInt64.self)
          output.advance(by: 8)
          index += 8
          continue
        }
      }
      let end = min(index + 8, text.count)
      while index < end {
        appendHTML(start[index], to: &output)
        index += 1
      }
    }
  }

  /// `&` and `'` differ in the last bit, `<` and `>` in the last but one: three comparisons see all five.
  @inline(__always)
  private static func hasSpecial(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return hasZeroByte((word | ones) ^ (ones &* 0x27)) || hasZeroByte((word | ones &* 2) ^ (ones &* 0x3E))
      || hasZeroByte(word ^ (ones &* 0x22))
  }

  @inline(__always)
  private static func hasZeroByte(_ word: UInt64) -> Bool {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
  }

  @inline(__always)
  private static func appendHTML(_ byte: UInt8, to output: inout ByteSink) {
    switch byte {
    case UInt8(ascii: "&"): output.append("&amp;")
    case UInt8(ascii: "<"): output.append("&lt;")
    case UInt8(ascii: ">"): output.append("&gt;")
    case UInt8(ascii: "\""): output.append("&quot;")
    case UInt8(ascii: "'"): output.append("&#39;")
    default: output.append(byte)
    }
  }
}
