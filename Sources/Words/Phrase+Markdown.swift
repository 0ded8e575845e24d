import CommonMark
import Findings
import SourceFormats

extension Phrase {
  /// Reads a text of a YAML file: Markdown first, then the variables in its text. `bytes` are those of the node's file.
  ///
  /// Nil, with a finding, where the node is no text or an empty one. `name` is what findings call it.
  public static func reading(
    _ node: Node, in bytes: [UInt8], named name: String, findings: inout [Finding]
  ) -> Phrase? {
    guard let text = node.string else {
      let isEmpty = node.kind == .null
      findings.append(
        .input(
          isEmpty ? "empty-copy-field" : "malformed-copy-field",
          isEmpty ? "'\(name)' is empty" : "'\(name)' is not a text",
          help: isEmpty ? "write its text, or leave the field out" : "", at: node.range,
          severity: isEmpty ? .warning : .error))
      return nil
    }
    let decoded = Array(text.utf8)
    let markdown = MarkdownText.parseInline(decoded[...], at: place(of: decoded, node.range, in: bytes))
    findings += markdown.findings
    var spans: [MarkdownText.Span] = []
    for block in markdown.blocks where !block.spans.isEmpty {
      if let last = spans.last {
        var range = last.range
        range.start = range.end
        spans.append(MarkdownText.Span(text: "\n", range: range, isVerbatim: false))
      }
      spans += block.spans
    }
    if spans.isEmpty, markdown.findings.isEmpty {
      findings.append(
        .input(
          "empty-copy-field", "'\(name)' is empty", help: "write its text, or leave the field out", at: node.range,
          severity: .warning))
      return nil
    }
    return Phrase(spans, at: node.range, findings: &findings)
  }

  /// Where a value's text lies: between its quotes, or all of it, where it was written without escapes and folds.
  private static func place(of text: [UInt8], _ range: SourceRange, in bytes: [UInt8]) -> TextPlace {
    let start = Int(range.start)
    for offset in [start, start + 1] where offset + text.count <= min(Int(range.end), bytes.count) {
      if bytes[offset..<(offset + text.count)].elementsEqual(text) { return .verbatim(range.file, offset: offset) }
    }
    return .inside(range)
  }

  /// Makes a text of Markdown's spans, with its variables found.
  init(_ spans: [MarkdownText.Span], at range: SourceRange, findings: inout [Finding]) {
    self.init([], at: range)
    for span in spans {
      var span = span
      if let link = span.marks.link, link.destination.utf8.contains(opening), link.destination.contains("{{") {
        findings.append(variableInLink(at: span.range))
        span.marks.link = nil
      }
      if span.marks.isCode {
        segments += lines(of: span)
      } else if !span.text.utf8.contains(where: { $0 == opening || $0 == closing }) {
        // Most texts have no variable, and are a segment as they are.
        if !span.text.isEmpty { segments.append(Segment(.literal(span.text), marks: span.marks, at: span.range)) }
      } else {
        var scanner = VariableScanner(span: span)
        segments += scanner.segments(&findings)
      }
    }
  }
}

/// The lines of code, each on one of its own, as they are in a block of it.
private func lines(of span: MarkdownText.Span) -> [Phrase.Segment] {
  guard span.text.utf8.contains(0x0A) else {
    return [Phrase.Segment(.literal(span.text), marks: span.marks, at: span.range)]
  }
  var segments: [Phrase.Segment] = []
  for (index, line) in span.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
    if index > 0 { segments.append(Phrase.Segment(.literal("\n"), at: span.range)) }
    let words = String(Substring(line.last == 0x0D ? line.dropLast() : line))
    if !words.isEmpty { segments.append(Phrase.Segment(.literal(words), marks: span.marks, at: span.range)) }
  }
  return segments
}

private func variableInLink(at range: SourceRange) -> Finding {
  .input(
    "variable-in-link", "a link's address takes no variables",
    help: "link to 'terms', 'privacy', 'manage' or 'restore', and the link goes where the paywall says", at: range)
}

/// Finds the variables in the text of one span.
private struct VariableScanner {
  let span: MarkdownText.Span
  private let bytes: [UInt8]
  private var literalStart = 0
  private var found: [Phrase.Segment] = []

  init(span: MarkdownText.Span) {
    self.span = span
    bytes = Array(span.text.utf8)
  }

  mutating func segments(_ findings: inout [Finding]) -> [Phrase.Segment] {
    var index = 0
    while index < bytes.count {
      if bytes[index] == closing, isPair(at: index) {
        findings.append(malformed("'}}' has no '{{' before it", at: index..<index + 2))
        index = runEnd(of: closing, from: index)
        continue
      }
      guard bytes[index] == opening else {
        index += 1
        continue
      }
      index = isPair(at: index) ? readVariable(at: index, &findings) : readSingleBrace(at: index, &findings)
    }
    endLiteral(at: bytes.count)
    return found
  }

  /// Reads what begins with `{{` and returns the index behind it.
  private mutating func readVariable(at start: Int, _ findings: inout [Finding]) -> Int {
    let nameStart = start + 2
    guard let end = pairStart(from: nameStart) else {
      findings.append(
        malformed(
          "'{{' is not closed", help: "a variable is written '{{ product.price }}', in one piece, without marks inside",
          at: start..<nameStart))
      return runEnd(of: opening, from: nameStart)
    }
    let whole = start..<end + 2
    let name = String(decoding: bytes[nameStart..<end], as: UTF8.self).trimmingSpaces
    if let variable = Variable(rawValue: name), !followsLinkText(start) {
      endLiteral(at: start)
      found.append(Phrase.Segment(.variable(variable), marks: span.marks, at: range(whole)))
      literalStart = whole.upperBound
      return whole.upperBound
    }
    // What cannot be filled in stays as it was written.
    findings.append(finding(for: name, at: whole))
    return runEnd(of: closing, from: end)
  }

  private func finding(for name: String, at whole: Range<Int>) -> Finding {
    if followsLinkText(whole.lowerBound) { return variableInLink(at: range(whole)) }
    let first = name.utf8.first ?? 0
    if name.isEmpty || "#/^>!&{=".utf8.contains(first) || name.contains("|") || name.contains("{") {
      return malformed(
        "'\(name.prefix(60))' is more than a variable's name", help: "copy has no sections, filters or comments",
        at: whole)
    }
    return .input(
      "unknown-variable", "'\(name.prefix(60))' is no variable", help: suggestion(for: name), at: range(whole))
  }

  private func suggestion(for name: String) -> String {
    let names = Variable.allCases.map(\.rawValue)
    let lowered = name.lowercased().replacing("-", with: "_")
    if let same = names.first(where: { $0 == lowered || $0.hasSuffix("." + lowered) }) {
      return "did you mean '\(same)'?"
    }
    if let near = nearestName(to: name, among: names) ?? nearestName(to: "product." + name, among: names) {
      return "did you mean '\(near)'?"
    }
    return "variables begin with product, app, group, tier, current or renewal, as in 'product.price'"
  }

  /// `{product.price}` is text, but hardly meant to be.
  private func readSingleBrace(at start: Int, _ findings: inout [Finding]) -> Int {
    guard let end = bytes[start...].prefix(66).firstIndex(of: closing) else { return start + 1 }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).trimmingSpaces
    if Variable(rawValue: name) != nil {
      findings.append(
        malformed("'\(name)' stands in single braces", help: "write '{{ \(name) }}'", at: start..<end + 1))
    }
    return start + 1
  }

  private mutating func endLiteral(at end: Int) {
    guard end > literalStart else { return }
    let text = String(decoding: bytes[literalStart..<end], as: UTF8.self)
    found.append(Phrase.Segment(.literal(text), marks: span.marks, at: range(literalStart..<end)))
  }

  private func malformed(_ message: String, help: String = "", at part: Range<Int>) -> Finding {
    .input("malformed-variable", message, help: help, at: range(part))
  }

  private func range(_ part: Range<Int>) -> SourceRange {
    guard span.isVerbatim else { return span.range }
    let start = Int(span.range.start)
    return SourceRange(file: span.range.file, start + part.lowerBound..<start + part.upperBound)
  }

  /// Whether what begins here stands where a link's address would, or in one: `[Help](https://acme.app/{{ product.id }})` has blanks in it, and is no
  /// link to Markdown.
  private func followsLinkText(_ start: Int) -> Bool {
    var isAddress = false
    var index = start - 1
    let first = max(1, start - VariableScanner.longestAddress)
    while index >= first {
      let byte = bytes[index]
      if byte == UInt8(ascii: "("), bytes[index - 1] == UInt8(ascii: "]") { return isAddress || index == start - 1 }
      if byte <= 0x20 || byte == UInt8(ascii: ")") || byte == closing { return false }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ":") { isAddress = true }
      index -= 1
    }
    return false
  }

  /// In bytes. What is looked back at costs no more for each variable.
  private static let longestAddress = 512

  private func isPair(at index: Int) -> Bool { index + 1 < bytes.count && bytes[index + 1] == bytes[index] }

  /// The next `}}`, before any other `{{`.
  private func pairStart(from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == closing, isPair(at: index) { return index }
      if bytes[index] == opening, isPair(at: index), index > start { return nil }
      index += 1
    }
    return nil
  }

  private func runEnd(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == byte { index += 1 }
    return index
  }
}

private let opening = UInt8(ascii: "{")
private let closing = UInt8(ascii: "}")

extension String {
  /// Without spaces and tabs at both ends.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}
