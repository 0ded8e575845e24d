import CYAML
import Findings

/// Builds entries from libyaml's events.
struct YAMLTree {
  static let slug = "malformed-yaml"
  /// libyaml looks at every open bracket for every token: deep nesting would make a long file slow.
  static let depthLimit = 64
  static let aliasLimit = 10_000

  enum Step {
    case goOn, done, stop
  }

  /// A sequence or mapping that is not closed yet.
  private struct Open {
    var index: Int
    var isMapping: Bool
    /// Without brackets: libyaml ends it where the next thing begins, we where its last value ends.
    var isBlock: Bool
    var awaitsKey: Bool
    var anchor: String?
  }

  let text: UnsafeBufferPointer<UInt8>
  /// The offset of the text in its file.
  let base: Int
  private let offsets: CharacterOffsets
  private(set) var entries: [Entry] = []
  private(set) var texts: [String] = []
  private(set) var faults: FaultList
  private var open: [Open] = []
  private var anchors: [String: Int] = [:]
  private var copied = 0
  /// Where the last scalar, alias or closing bracket ended.
  private var lastEnd: UInt32 = 0

  init(text: UnsafeBufferPointer<UInt8>, base: Int, file: FileID) {
    self.text = text
    self.base = base
    offsets = CharacterOffsets(text)
    faults = FaultList(file: file)
  }

  mutating func take(_ event: yaml_event_t) -> Step {
    let start = offsets[event.start_mark.index]
    let end = max(start, offsets[event.end_mark.index])
    switch event.type {
    case YAML_DOCUMENT_START_EVENT where !entries.isEmpty:
      faults.malformed(
        Self.slug, "Second document in one file", help: "Only the first is read: remove '---' and what follows",
        at: place(start..<end))
      return .done
    case YAML_SCALAR_EVENT: return takeScalar(event, start..<end)
    case YAML_SEQUENCE_START_EVENT:
      return takeOpening(
        .array, isBlock: event.data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE,
        anchor: event.data.sequence_start.anchor, start..<end)
    case YAML_MAPPING_START_EVENT:
      return takeOpening(
        .object, isBlock: event.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE,
        anchor: event.data.mapping_start.anchor, start..<end)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      takeClosing(end: end)
      return .goOn
    case YAML_ALIAS_EVENT: return takeAlias(name(event.data.alias.anchor) ?? "", start..<end)
    case YAML_STREAM_END_EVENT:
      if entries.isEmpty { append(.null, text: "", 0..<0) }
      return .done
    default: return .goOn
    }
  }

  /// Offsets of the text as offsets of the file.
  private func place(_ range: Range<Int>) -> Range<Int> { base + range.lowerBound..<base + range.upperBound }

  private func name(_ anchor: UnsafePointer<yaml_char_t>?) -> String? {
    anchor.map { String(decodingCString: $0, as: UTF8.self) }
  }

  private mutating func append(_ kind: Node.Kind, text: String, _ range: Range<Int>, _ flags: Entry.Flags = []) {
    let place = place(range)
    entries.append(
      Entry(
        start: UInt32(clamping: place.lowerBound), end: UInt32(clamping: place.upperBound),
        payload: UInt32(clamping: texts.count), kind: kind, flags: flags.union(.decoded)))
    texts.append(text)
    lastEnd = UInt32(clamping: place.upperBound)
  }

  /// Notes that a key or value begins. True where it is a key.
  private mutating func beginsKey() -> Bool {
    guard let last = open.indices.last, open[last].isMapping else { return false }
    defer { open[last].awaitsKey.toggle() }
    return open[last].awaitsKey
  }
}

// MARK: Events

extension YAMLTree {
  private mutating func takeScalar(_ event: yaml_event_t, _ range: Range<Int>) -> Step {
    let scalar = event.data.scalar
    let value = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    // A block of text ends with its last character, not with the lines after it.
    let range = isPlain || text[range].last != UInt8(ascii: "\n") ? range : trimmed(range)
    if let anchor = name(scalar.anchor) { anchors[anchor] = entries.count }
    if beginsKey() {
      append(.string, text: value, range, isPlain ? [] : .quoted)
      return .goOn
    }
    if isPlain, let tag = name(scalar.tag), tag.utf8.first == UInt8(ascii: "!") {
      // A tag of somebody's own means nothing here: "!important" is a text that lacks its quotes.
      faults.malformed(
        Self.slug, "Text must not begin with '!' without quotes", help: "Put the text in quotes", at: place(range))
      append(.null, text: "", range)
      return .goOn
    }
    guard isPlain, scalar.plain_implicit == 1 else {
      append(.string, text: value, range, .quoted)
      return .goOn
    }
    if isCut(after: range) {
      // Half a text is worse than none.
      append(.null, text: "", range)
      return .goOn
    }
    switch value {
    case "true": append(.bool, text: value, range, .isTrue)
    case "false": append(.bool, text: value, range)
    case "", "~", "null": append(.null, text: value, range)
    default: append(isJSONNumber(value) ? .number : .string, text: value, range)
    }
    return .goOn
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// `50% off #1` reads as `50% off`, and `#30B0C7` as nothing: legal, but hardly ever meant. A comment has a space behind its
  /// `#`, or more than one before it.
  private mutating func isCut(after range: Range<Int>) -> Bool {
    var hash = range.upperBound
    // Within braces, libyaml places an empty value where the next thing stands, which may be lines below.
    if range.isEmpty, let last = open.last, last.isMapping, !last.isBlock {
      hash = min(max(0, Int(lastEnd) - base), hash)
      if hash < text.count, text[hash] == UInt8(ascii: ":") { hash += 1 }
    }
    while hash < text.count, text[hash] == UInt8(ascii: " ") { hash += 1 }
    let isNear = range.isEmpty || hash == range.upperBound + 1
    guard isNear, startsTightComment(at: hash) else { return false }
    noteComment(at: hash)
    return true
  }

  /// Whether a comment begins at an offset without a space behind its sign.
  private func startsTightComment(at hash: Int) -> Bool {
    hash > 0 && hash + 1 < text.count && text[hash] == UInt8(ascii: "#") && text[hash - 1] == UInt8(ascii: " ")
      && text[hash + 1] > 0x20 && text[hash + 1] != UInt8(ascii: "#")
  }

  private mutating func noteComment(at hash: Int) {
    faults.malformed(
      Self.slug, "Text from '#' on is a comment and not part of the value",
      help: "Put the value in quotes; or write '# ' where a comment is meant",
      at: place(YAMLPlace(text: text, offset: hash).restOfLine))
  }

  /// The comment that ate the end of a list or object in brackets, as in `{ tint: #30B0C7 }`; nil where there is none before `end`.
  private func swallowingComment(before end: Int) -> Int? {
    guard let opened = open.first(where: { !$0.isBlock }) else { return nil }
    var quote: UInt8?
    var depth = 0
    var at = max(0, Int(entries[opened.index].start) - base)
    while at < min(end, text.count) {
      let byte = text[at]
      if let mark = quote {
        if byte == UInt8(ascii: "\\"), mark == UInt8(ascii: "\"") { at += 1 } else if byte == mark { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // Within a word it is an apostrophe.
        if at > 0, " \n,:[{".utf8.contains(text[at - 1]) { quote = byte }
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { return nil }
      } else if byte == UInt8(ascii: "#"), at > 0, text[at - 1] == UInt8(ascii: " ") {
        if startsTightComment(at: at) { return at }
        at = YAMLPlace(text: text, offset: at).restOfLine.upperBound
      }
      at += 1
    }
    return nil
  }

  private mutating func takeOpening(
    _ kind: Node.Kind, isBlock: Bool, anchor: UnsafePointer<yaml_char_t>?, _ range: Range<Int>
  ) -> Step {
    if beginsKey() { return stopAtKey(range) }
    guard open.count < Self.depthLimit else {
      return stop("Nesting is deeper than \(Self.depthLimit) levels", at: range)
    }
    open.append(
      Open(
        index: entries.count, isMapping: kind == .object, isBlock: isBlock, awaitsKey: true, anchor: name(anchor)))
    let place = place(range)
    entries.append(
      Entry(
        start: UInt32(clamping: place.lowerBound), end: UInt32(clamping: place.upperBound), payload: 0, kind: kind,
        flags: []))
    return .goOn
  }

  private mutating func takeClosing(end: Int) {
    guard let closed = open.popLast() else { return }
    if closed.isMapping { faults.duplicateKeys(of: closed.index, in: entries, texts: texts) }
    entries[closed.index].payload = UInt32(clamping: entries.count)
    entries[closed.index].end = closed.isBlock ? lastEnd : UInt32(clamping: base + end)
    lastEnd = entries[closed.index].end
    if let anchor = closed.anchor { anchors[anchor] = closed.index }
  }

  /// A list or object where a key is expected. Nearly always it is a variable at the beginning of a text, `{{ product.price }}`, which is two objects
  /// to YAML.
  private mutating func stopAtKey(_ range: Range<Int>) -> Step {
    let start = range.lowerBound - 1
    guard start >= 0, range.lowerBound < text.count, text[start] == UInt8(ascii: "{"),
      text[range.lowerBound] == UInt8(ascii: "{")
    else {
      return stop("List or object as a key, expected text", help: "Put the text in quotes", at: range)
    }
    var whole = YAMLPlace(text: text, offset: start).restOfLine
    // Within further brackets, what is behind the variable may be theirs.
    if open.dropLast().contains(where: { !$0.isBlock }) {
      let end = whole.dropLast().first { text[$0] == UInt8(ascii: "}") && text[$0 + 1] == UInt8(ascii: "}") }
      whole = start..<(end.map { $0 + 2 } ?? whole.upperBound)
    }
    return stop("Text that begins with '{{' needs quotes", help: "Put the whole text in double quotes", at: whole)
  }

  private mutating func stop(_ message: String, help: String = "", at range: Range<Int>) -> Step {
    faults.malformed(Self.slug, message, help: help, at: place(range))
    return .stop
  }
}

// MARK: Aliases and refusals

extension YAMLTree {
  /// An alias stands for what its anchor named, ranges included: that is the text to change.
  private mutating func takeAlias(_ name: String, _ range: Range<Int>) -> Step {
    if beginsKey() { return stop("Alias as a key, expected text", at: range) }
    let help = "Text that begins with '*' stands in quotes"
    if open.contains(where: { $0.anchor == name }) {
      return stop("Alias '*\(name)' stands in what it names", help: help, at: range)
    }
    guard let first = anchors[name] else { return stop("Unknown alias '*\(name)'", help: help, at: range) }
    let isContainer = entries[first].kind == .array || entries[first].kind == .object
    let end = isContainer ? Int(entries[first].payload) : first + 1
    copied += end - first
    guard copied <= Self.aliasLimit else {
      faults.add(
        "yaml-alias-limit", "Aliases stand for more than \(Self.aliasLimit) values",
        help: "Write out what is meant", at: place(range))
      return .stop
    }
    let shift = UInt32(clamping: entries.count - first)
    for index in first..<end {
      var entry = entries[index]
      if entry.kind == .array || entry.kind == .object { entry.payload += shift }
      entries.append(entry)
    }
    lastEnd = UInt32(clamping: place(range).upperBound)
    return .goOn
  }

  mutating func refuse(_ message: String, at range: Range<Int>) -> Bool {
    faults.malformed(Self.slug, message, at: place(range))
    return false
  }

  mutating func refuse(_ problem: YAMLProblem) -> Bool {
    let fault = problem.fault(in: text, offsets: offsets)
    if let hash = swallowingComment(before: fault.range.lowerBound) {
      noteComment(at: hash)
      return false
    }
    let unclosed = open.last { !$0.isBlock }.flatMap { open -> (message: String, range: Range<Int>)? in
      guard fault.range.lowerBound >= text.count else { return nil }
      let start = Int(entries[open.index].start) - base
      return (open.isMapping ? "'{' is not closed" : "'[' is not closed", start..<start + 1)
    }
    let related = (fault.related ?? unclosed).map {
      Finding.Related($0.message, at: SourceRange(file: faults.file, place($0.range)))
    }
    faults.malformed(
      Self.slug, fault.message, help: fault.help, at: place(fault.range), related: related.map { [$0] } ?? [])
    return false
  }
}
