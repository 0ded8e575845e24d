import Findings

/// Parses JSON bytes into entries, in one pass and without recursion. The entries' memory is the caller's: a growing array would spend more
/// time on growing than the parser on parsing. While an array or object is open, its `payload` is the index of
/// the one that holds it, so that the entries are their own stack.
struct JSONParser {
  static let slug = "malformed-json"

  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  let file: FileID
  var at: Int
  private let entries: UnsafeMutableBufferPointer<Entry>
  /// How many entries there are; the memory behind them is not initialized.
  private(set) var entryCount = 0
  var faults: FaultList
  /// The innermost open array or object.
  private var open: Int? = nil
  private var duplicateKeys = DuplicateKeys()

  private enum Step {
    case value, key, afterValue, done, stop
  }

  init(
    bytes: UnsafeBufferPointer<UInt8>, at: Int, file: FileID, entries: UnsafeMutableBufferPointer<Entry>
  ) {
    self.bytes = bytes
    self.entries = entries
    self.count = bytes.count
    self.file = file
    self.at = at
    self.faults = FaultList(file: file)
  }

  /// False where the file could not be understood.
  mutating func parse() -> Bool {
    skipSpace()
    guard at < count else {
      faults.malformed(Self.slug, "File is empty", at: 0..<0)
      return false
    }
    var step = Step.value
    // A step makes one entry at most. There is room for all of them, but memory must not depend on that.
    while entryCount < entries.count {
      skipSpace()
      switch step {
      case .value: step = parseValue()
      case .key: step = parseKey()
      case .afterValue: step = parseAfterValue()
      case .done: return true
      case .stop: return false
      }
    }
    faults.malformed(Self.slug, "Expected the end of the file", at: at..<at)
    return false
  }

  @inline(__always)
  mutating func skipSpace() {
    while at < count {
      let byte = bytes[at]
      if byte > 0x20 { return }
      if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        at += 1
        // Indentation, eight spaces at a time.
        while at + 8 <= count, word(at) == 0x2020_2020_2020_2020 { at += 8 }
      } else {
        return
      }
    }
  }

  /// Eight bytes from an offset that has them.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private mutating func parseValue() -> Step {
    guard at < count else { return stopAtEnd(expected: "a value") }
    switch bytes[at] {
    case UInt8(ascii: "\""):
      return parseString(isKey: false) ? .afterValue : .stop
    case UInt8(ascii: "{"):
      openContainer(.object)
      skipSpace()
      if at < count, bytes[at] == UInt8(ascii: "}") { return closeContainer() }
      return .key
    case UInt8(ascii: "["):
      openContainer(.array)
      skipSpace()
      if at < count, bytes[at] == UInt8(ascii: "]") { return closeContainer() }
      return .value
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."):
      parseNumber()
      return .afterValue
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      parseWord()
      return .afterValue
    default:
      return skipComment() ? .value : stop(expected: "a value")
    }
  }

  private mutating func parseKey() -> Step {
    guard at < count else { return stopAtEnd(expected: "a key in double quotes") }
    guard bytes[at] == UInt8(ascii: "\"") else {
      return skipComment() ? .key : stop(expected: "a key in double quotes")
    }
    guard parseString(isKey: true) else { return .stop }
    skipSpace()
    while at < count, bytes[at] != UInt8(ascii: ":"), skipComment() { skipSpace() }
    guard at < count else { return stopAtEnd(expected: "':' after the key") }
    guard bytes[at] == UInt8(ascii: ":") else { return stop(expected: "':' after the key") }
    at += 1
    return .value
  }

  private mutating func parseAfterValue() -> Step {
    guard let open else { return parseAfterRoot() }
    let isObject = entries[open].kind == .object
    let closer = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    guard at < count else {
      return stopAtEnd(expected: isObject ? "',' or '}' after the value" : "',' or ']' after the value")
    }
    if bytes[at] == UInt8(ascii: ",") {
      let comma = at
      at += 1
      skipSpace()
      if at < count, bytes[at] == closer {
        faults.malformed(
          Self.slug, "Trailing comma before '\(isObject ? "}" : "]")'", help: "Remove the comma",
          at: comma..<comma + 1)
        return closeContainer()
      }
      return isObject ? .key : .value
    }
    if bytes[at] == closer { return closeContainer() }
    if skipComment() { return .afterValue }
    let expected = isObject ? "',' or '}' after the value" : "',' or ']' after the value"
    guard isObject ? bytes[at] == UInt8(ascii: "\"") : startsValue(bytes[at]), !faults.isFull else {
      return stop(expected: expected)
    }
    let end = lastEnd
    faults.malformed(Self.slug, "Expected \(expected)", at: end..<end)
    return isObject ? .key : .value
  }

  private mutating func parseAfterRoot() -> Step {
    guard at < count else { return .done }
    if skipComment() { return .afterValue }
    faults.malformed(Self.slug, "Expected the end of the file after the value", at: at..<at + tokenLength)
    return .stop
  }

  @inline(__always)
  mutating func append(_ entry: Entry) {
    entries.initializeElement(at: entryCount, to: entry)
    entryCount += 1
  }

  private mutating func openContainer(_ kind: Node.Kind) {
    // No index reaches UInt32.max: an entry takes at least one byte.
    let parent = open.map { UInt32(truncatingIfNeeded: $0) } ?? UInt32.max
    open = entryCount
    append(Entry(start: UInt32(truncatingIfNeeded: at), end: 0, payload: parent, kind: kind, flags: []))
    at += 1
  }

  private mutating func closeContainer() -> Step {
    guard let closing = open else { return .stop }
    at += 1
    if entries[closing].kind == .object { findDuplicates(of: closing) }
    let parent = entries[closing].payload
    open = parent == UInt32.max ? nil : Int(parent)
    entries[closing].end = UInt32(truncatingIfNeeded: at)
    entries[closing].payload = UInt32(truncatingIfNeeded: entryCount)
    return .afterValue
  }

  private mutating func findDuplicates(of object: Int) {
    // One or no key: the value of the first, where it is a container, ends at the end.
    guard entryCount > object + 3 else { return }
    let (bytes, entries) = (self.bytes, self.entries)
    func text(_ key: Int) -> [UInt8] {
      let content = Array(bytes[Int(entries[key].start) + 1..<Int(entries[key].end) - 1])
      return entries[key].flags.contains(.escaped) ? decodeJSONString(content[...]) : content
    }
    let duplicates = duplicateKeys.find(
      in: object, entries: UnsafeBufferPointer(rebasing: entries[..<entryCount]), bytes: UnsafeRawBufferPointer(bytes),
      text: text)
    for (first, again) in duplicates { faults.duplicateKey(text(again), entries[again], first: entries[first]) }
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      true
    default: false
    }
  }
}

// MARK: Faults

extension JSONParser {
  /// Where the last value or key ended.
  private var lastEnd: Int {
    var end = at
    while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The length of what stands at the current offset: a word, or one character.
  private var tokenLength: Int {
    var end = at
    while end < count, isWordByte(bytes[end]) { end += 1 }
    if end > at { return end - at }
    return at < count ? max(1, utf8SequenceLength(bytes, at: at)) : 0
  }

  private mutating func stop(expected: String) -> Step {
    let help = at < count && bytes[at] == UInt8(ascii: "'") ? "Strings stand in double quotes" : ""
    faults.malformed(Self.slug, "Expected \(expected)", help: help, at: at..<at + tokenLength)
    return .stop
  }

  /// The end of the file is where it hurts, but what was left open is where it is mended.
  private mutating func stopAtEnd(expected: String) -> Step {
    let end = lastEnd
    let related = open.map { open in
      let start = entries[open].start
      let bracket = entries[open].kind == .object ? "{" : "["
      return Finding.Related(
        "'\(bracket)' is not closed", at: SourceRange(file: file, start: start, end: start + 1))
    }
    faults.malformed(
      Self.slug, "Expected \(expected), but the file ends", at: end..<end, related: related.map { [$0] } ?? [])
    return .stop
  }

  /// Steps over a comment, which other tools allow and JSON does not. False where there is none.
  private mutating func skipComment() -> Bool {
    guard at + 1 < count, bytes[at] == UInt8(ascii: "/") else { return false }
    var end = at + 2
    switch bytes[at + 1] {
    case UInt8(ascii: "/"):
      while end < count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    case UInt8(ascii: "*"):
      while end < count, !(bytes[end] == UInt8(ascii: "/") && bytes[end - 1] == UInt8(ascii: "*") && end > at + 2) {
        end += 1
      }
      guard end < count else { return false }
      end += 1
    default: return false
    }
    faults.malformed(Self.slug, "Comment in JSON, which has none", help: "Remove the comment", at: at..<end)
    at = end
    skipSpace()
    return true
  }
}
