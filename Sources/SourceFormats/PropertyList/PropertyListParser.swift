import Findings

/// Parses the XML that property lists are written in: elements without attributes that matter, and text.
struct PropertyListParser {
  static let slug = "malformed-plist"

  private struct Open {
    var index: Int
    var isDictionary: Bool
    var awaitsKey: Bool
  }

  /// A tag as it stands: `<name>`, `</name>` or `<name/>`.
  struct Tag {
    var name: String
    var range: Range<Int>
    var isEnd: Bool
    var isEmpty: Bool
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []
  private(set) var texts: [String] = []
  var faults: FaultList
  var at: Int
  private var open: [Open] = []
  private var plistIsOpen = false

  init(bytes: [UInt8], file: FileID) {
    self.bytes = bytes
    at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    faults = FaultList(file: file)
  }

  /// False where the file could not be understood.
  mutating func parse() -> Bool {
    while true {
      guard skipToTag() else { return false }
      guard at < bytes.count else { return endOfFile() }
      guard let tag = parseTag() else { return false }
      if tag.name == "plist" {
        guard open.isEmpty, plistIsOpen == tag.isEnd else { return stop("Unexpected '<plist>'", at: tag.range) }
        plistIsOpen = !tag.isEnd && !tag.isEmpty
      } else {
        guard tag.isEnd ? takeEnd(tag) : takeValue(tag) else { return false }
      }
    }
  }

  private mutating func endOfFile() -> Bool {
    if let last = open.last {
      let start = Int(entries[last.index].start)
      let name = last.isDictionary ? "dict" : "array"
      return stop("'<\(name)>' is not closed", at: start..<start + name.utf8.count + 2)
    }
    return entries.isEmpty ? stop("File has no property list", at: 0..<0) : true
  }

  private mutating func takeValue(_ tag: Tag) -> Bool {
    guard let kind = Self.kinds[tag.name] else {
      let meant = nearestName(to: tag.name, among: Self.kinds.keys.sorted())
      return stop("Unknown element '<\(tag.name)>'", help: meant.map { "did you mean '<\($0)>'?" } ?? "", at: tag.range)
    }
    guard expects(tag) else { return false }
    if let last = open.indices.last, open[last].isDictionary { open[last].awaitsKey.toggle() }
    if kind == .object || kind == .array {
      append(kind, tag.range, payload: tag.isEmpty ? entries.count + 1 : 0)
      if !tag.isEmpty { open.append(Open(index: entries.count - 1, isDictionary: kind == .object, awaitsKey: true)) }
      return true
    }
    var text = ""
    var end = tag.range.upperBound
    if !tag.isEmpty {
      guard let content = parseText(), let close = closing(tag) else { return false }
      text = content
      end = close.upperBound
    }
    let range = tag.range.lowerBound..<end
    if kind == .number {
      text = String(text.drop { $0.isWhitespace })
      while text.last?.isWhitespace == true { text.removeLast() }
      guard isJSONNumber(text) else { return stop("Expected a number", at: range) }
    }
    append(kind, range, payload: texts.count, kind == .bool && tag.name == "true" ? [.decoded, .isTrue] : .decoded)
    texts.append(text)
    return true
  }

  private static let kinds: [String: Node.Kind] = [
    "dict": .object, "array": .array, "key": .string, "string": .string, "integer": .number, "real": .number,
    "true": .bool, "false": .bool, "date": .string, "data": .string,
  ]

  /// Whether an element may stand where it does.
  private mutating func expects(_ tag: Tag) -> Bool {
    guard let last = open.last else {
      if tag.name == "key" { return stop("Unexpected '<key>' outside of a '<dict>'", at: tag.range) }
      return entries.isEmpty ? true : stop("Expected the end of the property list", at: tag.range)
    }
    let isKey = tag.name == "key"
    if isKey == (last.isDictionary && last.awaitsKey) { return true }
    if !last.isDictionary { return stop("Unexpected '<key>' outside of a '<dict>'", at: tag.range) }
    return stop(isKey ? "Expected a value after the key" : "Expected '<key>' before the value", at: tag.range)
  }

  private mutating func takeEnd(_ tag: Tag) -> Bool {
    guard let last = open.popLast(), tag.name == (last.isDictionary ? "dict" : "array") else {
      return stop("Unexpected '</\(tag.name)>'", at: tag.range)
    }
    guard last.awaitsKey || !last.isDictionary else { return stop("Expected a value after the key", at: tag.range) }
    entries[last.index].payload = UInt32(clamping: entries.count)
    entries[last.index].end = UInt32(clamping: tag.range.upperBound)
    if last.isDictionary { faults.duplicateKeys(of: last.index, in: entries, texts: texts) }
    return true
  }

  private mutating func append(_ kind: Node.Kind, _ range: Range<Int>, payload: Int, _ flags: Entry.Flags = []) {
    entries.append(
      Entry(
        start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound),
        payload: UInt32(clamping: payload), kind: kind, flags: flags))
  }

  mutating func stop(_ message: String, help: String = "", at range: Range<Int>) -> Bool {
    faults.malformed(Self.slug, message, help: help, at: range)
    return false
  }
}
