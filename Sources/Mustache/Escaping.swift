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

  /// The text as code in Markdown.
  ///
  /// - Parameter asElement: whether backticks will not do: others stand beside it.
  public static func markdownCode(_ text: String, asElement: Bool = false) -> String {
    var sink = ByteSink()
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      let text = MarkdownText(bytes: bytes)
      asElement ? text.appendCodeElement(to: &sink) : text.appendCode(to: &sink)
    }
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
    let count = text.count
    // The last store may write beyond the text.
    let target = UnsafeMutableRawPointer(output.room(for: count + 8))
    var index = 0
    while count - index >= 8 {
      let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      if hasSpecial(word) { return appendSpecial(start, from: index, count, to: &output) }
      target.storeBytes(of: word, toByteOffset: index, as: UInt64.self)
      index += 8
    }
    if index < count {
      // The last few bytes, together with those before them, which are written already if none of these eight is special.
      let first = max(count - 8, 0)
      let word =
        count >= 8 ? UnsafeRawPointer(start + first).loadUnaligned(as: UInt64.self) : shortWord(start, count)
      if hasSpecial(word) { return appendSpecial(start, from: index, count, to: &output) }
      target.storeBytes(of: word, toByteOffset: first, as: UInt64.self)
    }
    output.advance(by: count)
  }

  /// At most seven bytes as a word, with zeros behind them.
  @inline(__always)
  private static func shortWord(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = count
    while index > 0 {
      index -= 1
      word = word &<< 8 | UInt64(start[index])
    }
    return UInt64(littleEndian: word)
  }

  /// The rest of a text whose first bytes are written, but do not count yet.
  private static func appendSpecial(
    _ start: UnsafePointer<UInt8>, from first: Int, _ count: Int, to output: inout ByteSink
  ) {
    output.advance(by: first)
    var index = first
    while index < count {
      if count - index >= 8 {
        let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
        if !hasSpecial(word) {
          UnsafeMutableRawPointer(output.room(for: 8)).storeBytes(of: word, as: UInt64.self)
          output.advance(by: 8)
          index += 8
          continue
        }
      }
      let end = min(index + 8, count)
      // Eight references of at most six bytes, and what the last store writes beyond its own.
      let room = output.room(for: 56)
      var written = 0
      while index < end {
        written += writeHTML(start[index], to: room + written)
        index += 1
      }
      output.advance(by: written)
    }
  }

  /// Two comparisons see all five: `"`, `&` and `'` differ in two bits, in which `#` is like them, and `<` and `>` in one. So `#` is taken for special,
  /// too: its bytes are looked at one by one.
  @inline(__always)
  private static func hasSpecial(_ word: UInt64) -> Bool {
    // A byte that matches becomes zero, and only a zero borrows from the bit above it.
    let quotes = (word & 0xFAFA_FAFA_FAFA_FAFA) ^ 0x2222_2222_2222_2222
    let brackets = (word & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ((quotes &- ones) & ~quotes | (brackets &- ones) & ~brackets) & 0x8080_8080_8080_8080 != 0
  }

  /// Writes one byte or its reference, and returns the count.
  @inline(__always)
  private static func writeHTML(_ byte: UInt8, to output: UnsafeMutablePointer<UInt8>) -> Int {
    // The reference as eight bytes, of which the first so many count: one store instead of a copy.
    let (word, count): (UInt64, Int) =
      switch byte {
      case UInt8(ascii: "&"): (0x3B_70_6D_61_26, 5)  // &amp;
      case UInt8(ascii: "<"): (0x3B_74_6C_26, 4)  // &lt;
      case UInt8(ascii: ">"): (0x3B_74_67_26, 4)  // &gt;
      case UInt8(ascii: "\""): (0x3B_74_6F_75_71_26, 6)  // &quot;
      case UInt8(ascii: "'"): (0x3B_39_33_23_26, 5)  // &#39;
      default: (UInt64(byte), 1)
      }
    UnsafeMutableRawPointer(output).storeBytes(of: word.littleEndian, as: UInt64.self)
    return count
  }
}

extension UInt64 {
  /// Whether one of its eight bytes is `byte` after setting the bits `mask` in it.
  @inline(__always)
  func hasByte(_ byte: UInt8, setting mask: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // A byte that matches becomes zero, and only a zero borrows from the bit above it.
    let word = (self | ones &* UInt64(mask)) ^ (ones &* UInt64(byte))
    return (word &- ones) & ~word & 0x8080_8080_8080_8080 != 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset behind the next line feed, or the end.
  @inline(__always)
  func lineEnd(from start: Int) -> Int {
    guard let base = baseAddress else { return start }
    var index = start
    while count - index >= 8,
      !UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).hasByte(UInt8(ascii: "\n"), setting: 0)
    {
      index += 8
    }
    while index < count {
      index += 1
      if base[index - 1] == UInt8(ascii: "\n") { return index }
    }
    return index
  }
}
