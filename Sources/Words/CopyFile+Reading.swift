import CommonMark
import Findings
import SourceFormats

extension CopyFile {
  /// Reads a copy file: front matter between two lines of `---`, then the body.
  ///
  /// Front matter stands at the top only; where it is never closed, the file is all body. Where a field stands on the first line and a line
  /// `---` follows, the first `---` was forgotten: the fields are left unread, and the body begins below.
  public static func read(_ bytes: [UInt8], file: FileID) -> CopyFile {
    var copy = CopyFile(file: file)
    let parts = FrontMatter(in: bytes)
    if parts.isUnclosed {
      copy.findings.append(
        .input(
          "unclosed-front-matter", "front matter that '---' begins is never closed",
          help: "close it with a second line '---', or write a line across the text as '***'; the file is read as body",
          at: SourceRange(file: file, parts.openingLine), severity: .warning))
    }
    if parts.isUnopened {
      // What stands above is neither read as fields nor as body: either would be a guess, and say the wrong things of what is missing.
      copy.findings.append(
        .input(
          "unopened-front-matter", "Front matter does not begin with '---'", help: "write '---' as the first line",
          at: SourceRange(file: file, parts.openingLine)))
    }
    if let header = parts.header { copy.readFields(header, of: bytes) }
    copy.readBody(bytes[parts.body], at: .verbatim(file, offset: parts.body.lowerBound))
    return copy
  }

  /// Where the front matter stands, without the lines of dashes; nil where there is none.
  public static func frontMatter(in bytes: [UInt8]) -> Range<Int>? { FrontMatter(in: bytes).header }

  // MARK: Front matter

  private mutating func readFields(_ header: Range<Int>, of bytes: [UInt8]) {
    let reading = readYAML(bytes, file: file, within: header)
    findings += reading.findings
    guard let root = reading.root, root.kind != .null else { return }
    guard root.kind == .object else {
      findings.append(
        .input(
          "malformed-front-matter", "front matter is not a list of fields",
          help: "write each field as 'headline: text'",
          at: root.range))
      return
    }
    let known = findings.count
    root.forEachMember { member in readField(member, of: bytes) }
    // What was cut off for a fault was told of there.
    let faults = reading.findings.map(\.at)
    findings =
      Array(findings[..<known])
      + findings[known...].filter { finding in
        finding.rule != "empty-copy-field" || !faults.contains { isBlank(bytes, from: finding.at, to: $0) }
      }
  }

  private mutating func readField(_ member: Node.Member, of bytes: [UInt8]) {
    let name = member.key
    guard let field = CopyField(rawValue: name) else {
      findings.append(
        .input("unknown-copy-field", "'\(name)' is no field of copy", help: helpForUnknown(name), at: member.keyRange))
      return
    }
    let forms = readForms(member, of: bytes)
    guard !forms.isEmpty else { return }
    fields[field] = FieldText(keyRange: member.keyRange, forms: forms)
  }

  /// Whether a fault is in an empty value, or stands behind it with nothing but spaces between.
  private func isBlank(_ bytes: [UInt8], from value: SourceRange, to fault: SourceRange) -> Bool {
    let (start, end) = (Int(value.start), Int(fault.start))
    guard start <= end, end <= bytes.count else { return false }
    return bytes[min(max(start, Int(value.end)), end)..<end].allSatisfy { $0 == 0x20 }
  }

  private func helpForUnknown(_ name: String) -> String {
    if ["benefits", "benefit", "features", "body"].contains(name.lowercased()) {
      return "benefits are the list items of the body, below the front matter; other Markdown there is the body's text"
    }
    let fields = CopyField.allCases.map(\.rawValue)
    if let near = nearestName(to: name.replacing("_", with: "-"), among: fields) { return "did you mean '\(near)'?" }
    return "the fields are \(fields.sorted().joined(separator: ", "))"
  }

  private mutating func readForms(_ member: Node.Member, of bytes: [UInt8]) -> [FieldText.Form] {
    let node = member.value
    if let braces = bracesWithoutQuotes(node, in: bytes) {
      findings.append(braces)
      return []
    }
    guard node.kind == .object else {
      let phrase = Phrase.reading(node, in: bytes, named: member.key, findings: &findings)
      return phrase.map { [FieldText.Form(key: Placed(FieldText.defaultKey, at: member.keyRange), phrase: $0)] } ?? []
    }
    var forms: [FieldText.Form] = []
    node.forEachMember { form in
      if let braces = bracesWithoutQuotes(form.value, in: bytes) {
        findings.append(braces)
      } else if let phrase = Phrase.reading(form.value, in: bytes, named: form.key, findings: &findings) {
        forms.append(FieldText.Form(key: Placed(form.key, at: form.keyRange), phrase: phrase))
      }
    }
    return forms
  }

  /// A variable at the beginning of a text looks like a map to YAML.
  private func bracesWithoutQuotes(_ node: Node, in bytes: [UInt8]) -> Finding? {
    let start = Int(node.range.start)
    guard node.kind == .object, start + 1 < bytes.count, bytes[start] == 0x7B, bytes[start + 1] == 0x7B else {
      return nil
    }
    return .input(
      "malformed-front-matter", "text that begins with '{{' needs quotes", help: "put the whole text in double quotes",
      at: node.range)
  }

  // MARK: Body

  private mutating func readBody(_ bytes: ArraySlice<UInt8>, at place: TextPlace) {
    let text = MarkdownText.parse(bytes, at: place)
    findings += text.findings
    for block in text.blocks {
      let phrase = Phrase(block.spans, at: block.range, findings: &findings)
      switch block.kind {
      case .listItem: if !phrase.isEmpty { benefits.append(phrase) }
      case .paragraph where block.listDepth > 0 && !benefits.isEmpty: benefits[benefits.count - 1].append(phrase)
      case .paragraph, .heading, .code, .thematicBreak: body.append(BodyBlock(kind: block.kind, phrase: phrase))
      }
    }
  }
}

extension Phrase {
  /// A further paragraph of the same text, on a line of its own.
  fileprivate mutating func append(_ other: Phrase) {
    guard let first = other.segments.first else { return }
    var line = first.range
    line.end = line.start
    segments.append(Segment(.literal("\n"), at: line))
    segments += other.segments
    range.end = max(range.end, other.range.end)
  }
}

/// Where a file's front matter and body lie.
struct FrontMatter {
  /// What stands between the two lines of dashes; nil where there is no front matter.
  var header: Range<Int>?
  var body: Range<Int>
  /// Whether a first line `---` waits for a second one in vain.
  var isUnclosed = false
  /// Whether the first line is a field, and a line `---` closes what none opens.
  var isUnopened = false
  var openingLine: Range<Int>

  init(in bytes: [UInt8]) {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    body = first..<bytes.count
    var line = Self.line(in: bytes, from: first)
    openingLine = line.content
    let isOpened = Self.isFence(bytes[line.content])
    guard isOpened || Self.isField(bytes[line.content]) else { return }
    let start = line.next
    while line.next < bytes.count {
      line = Self.line(in: bytes, from: line.next)
      guard Self.isFence(bytes[line.content]) else { continue }
      if isOpened { header = start..<line.content.lowerBound } else { isUnopened = true }
      body = line.next..<bytes.count
      return
    }
    isUnclosed = isOpened
  }

  private static func line(in bytes: [UInt8], from start: Int) -> (content: Range<Int>, next: Int) {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    var next = min(end + 1, bytes.count)
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { next = end + 2 }
    return (start..<end, next)
  }

  /// Whether a line begins with the name of a field and a colon.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    // No field's name is longer.
    guard let colon = line.prefix(32).firstIndex(of: 0x3A) else { return false }
    let next = line.index(after: colon)
    guard next == line.endIndex || line[next] == 0x20 || line[next] == 0x09 else { return false }
    return CopyField(rawValue: String(decoding: line[..<colon], as: UTF8.self)) != nil
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

/// What the name of a copy file says: `Copy/plus.en-US.md`.
public struct CopyFileName: Hashable, Sendable {
  public var paywall: String
  /// As written: whether there is such a locale is for the reader of the name to say.
  public var locale: String

  /// Nil where the path does not end in `<paywall>.<locale>.md`.
  public init?(path: String) {
    guard path.hasSuffix(".md") else { return nil }
    let name = path.dropLast(3).lastPathPart
    guard let dot = name.lastIndex(of: ".") else { return nil }
    paywall = String(name[..<dot])
    locale = String(name[name.index(after: dot)...])
    guard !paywall.isEmpty, !locale.isEmpty else { return nil }
  }
}
