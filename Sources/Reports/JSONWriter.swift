/// Writes JSON into bytes: two spaces a level, members of an inline object on one line; all without a blank where it is for machines only.
///
/// Controls, and the characters that turn the direction of text, are escaped, so that a report that is shown in a terminal or a review shows what
/// it holds.
public struct JSONWriter: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  /// How many objects and arrays are around what is written next.
  private var depth = 0
  /// The depth from which all stands on one line.
  private var inlineDepth = Int.max
  /// Whether the innermost object or array has no member yet.
  private var isEmpty = true
  /// A key was written, its value comes next.
  private var awaitsValue = false

  private let isCompact: Bool
  /// Where the strings stand that are others in another such document, in order.
  private(set) var slots: [JSONTemplate.Slot] = []

  /// - Parameters:
  ///   - isCompact: whether there are neither blanks nor lines.
  ///   - capacity: so many bytes are expected.
  public init(isCompact: Bool = false, capacity: Int = 4096) {
    self.isCompact = isCompact
    self.capacity = max(1, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// Hands out what was written so far, in memory that is good until `body` returns.
  func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) { body(UnsafeRawBufferPointer(start: start, count: count)) }

  /// What was written so far.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Ends the document with a line feed and gives its bytes.
  public consuming func finished() -> [UInt8] {
    append(UInt8(ascii: "\n"))
    return bytes
  }
}

// MARK: Bytes

extension JSONWriter {
  /// Makes room for so many bytes and returns where they go.
  @inline(__always)
  private mutating func room(for additional: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < additional { grow(by: additional) }
    return start + count
  }

  @inline(never)
  private mutating func grow(by additional: Int) {
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  /// Makes room for so many bytes behind what stands between a value and what was written before it, which is written; returns where they go.
  @inline(__always)
  private mutating func separated(before additional: Int) -> UnsafeMutablePointer<UInt8> {
    if awaitsValue || depth == 0 {
      awaitsValue = false
      return room(for: additional)
    }
    let first = room(for: additional + 2 + 2 * depth)
    var end = first
    if !isEmpty {
      end.pointee = UInt8(ascii: ",")
      end += 1
    }
    isEmpty = false
    if !isCompact {
      let isInline = depth >= inlineDepth
      end.pointee = UInt8(ascii: isInline ? " " : "\n")
      end += 1
      if !isInline {
        end.update(repeating: UInt8(ascii: " "), count: 2 * depth)
        end += 2 * depth
      }
    }
    count += end - first
    return end
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    room(for: 1).pointee = byte
    count += 1
  }

  /// What was written, to be written again with other strings in its slots.
  public consuming func template() -> JSONTemplate {
    append(UInt8(ascii: "\n"))
    return JSONTemplate(bytes: bytes, slots: slots)
  }

  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    room(for: bytes.count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }
}

// MARK: Objects and arrays

extension JSONWriter {
  @inlinable
  public mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"), inline: inline)
    body(&self)
    close(UInt8(ascii: "}"))
  }

  @inlinable
  public mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["), inline: inline)
    body(&self)
    close(UInt8(ascii: "]"))
  }

  @usableFromInline
  mutating func open(_ bracket: UInt8, inline: Bool) {
    separated(before: 1).pointee = bracket
    count += 1
    depth += 1
    if inline { inlineDepth = min(inlineDepth, depth) }
    isEmpty = true
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8) {
    let isInline = depth >= inlineDepth
    depth -= 1
    if depth < inlineDepth { inlineDepth = .max }
    if !isEmpty { space(isInline: isInline) }
    // What was closed is a member of what is around it.
    isEmpty = false
    append(bracket)
  }

  /// What stands between a value and what was written before it.
  private mutating func separate() { _ = separated(before: 0) }

  /// What stands before the end of what has members.
  @inline(__always)
  private mutating func space(isInline: Bool) {
    if isCompact { return }
    if isInline { append(UInt8(ascii: " ")) } else { newLine() }
  }

  private mutating func newLine() {
    let room = room(for: 1 + 2 * depth)
    room.pointee = UInt8(ascii: "\n")
    (room + 1).update(repeating: UInt8(ascii: " "), count: 2 * depth)
    count += 1 + 2 * depth
  }

  /// The key of the value that is written next.
  public mutating func key(_ name: StaticString) {
    name.withUTF8Buffer { name in
      let end = appendQuoted(name, before: 2)
      end[0] = UInt8(ascii: ":")
      end[1] = UInt8(ascii: " ")
    }
    count += isCompact ? 1 : 2
    awaitsValue = true
  }

  /// Writes text in quotes as it is, and makes room for some bytes behind it; returns where they go.
  @inline(__always)
  private mutating func appendQuoted(
    _ text: UnsafeBufferPointer<UInt8>, before additional: Int = 0
  ) -> UnsafeMutablePointer<UInt8> {
    let end = separated(before: text.count + 2 + additional)
    end.pointee = UInt8(ascii: "\"")
    if let first = text.baseAddress { (end + 1).update(from: first, count: text.count) }
    end[text.count + 1] = UInt8(ascii: "\"")
    count += text.count + 2
    return end + text.count + 2
  }

  /// The key of the value that is written next, where it is a datum.
  public mutating func key(named name: String) {
    separate()
    append(UInt8(ascii: "\""))
    append(escaped: name)
    append(UInt8(ascii: "\""))
    append(UInt8(ascii: ":"))
    if !isCompact { append(UInt8(ascii: " ")) }
    awaitsValue = true
  }

  public mutating func strings(_ texts: [String]) {
    array(inline: true) { writer in for text in texts { writer.string(text) } }
  }
}

// MARK: Values

extension JSONWriter {
  public mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string(utf8: $0) }
  }

  /// A string that is another one in another such document.
  ///
  /// - Parameter slot: tells which string it is: where two have one number, they are the same in each document.
  public mutating func string(_ text: String, slot: Int) {
    separate()
    let start = count
    appendQuoted(escaped: text)
    slots.append(JSONTemplate.Slot(number: slot, place: start..<count))
  }

  /// Writes text in quotes, with no regard to what is around it.
  mutating func appendQuoted(escaped text: String) {
    append(UInt8(ascii: "\""))
    append(escaped: text)
    append(UInt8(ascii: "\""))
  }

  public mutating func string(_ text: StaticString) {
    text.withUTF8Buffer { string(utf8: $0) }
  }

  /// Two numbers as one string: `3:14`.
  public mutating func string(_ first: Int, _ separator: UInt8, _ second: Int) {
    separate()
    append(UInt8(ascii: "\""))
    append(first)
    append(separator)
    append(second)
    append(UInt8(ascii: "\""))
  }

  /// A string from UTF-8.
  public mutating func string(utf8 text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { string(utf8: $0) }
  }

  private mutating func string(utf8 text: UnsafeBufferPointer<UInt8>) {
    if JSONWriter.isPlain(text) {
      _ = appendQuoted(text)
      return
    }
    separate()
    append(UInt8(ascii: "\""))
    append(escaped: text)
    append(UInt8(ascii: "\""))
  }

  public mutating func string(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  public mutating func number(_ value: Int) {
    separate()
    append(value)
  }

  /// A measure: whole numbers without a point, others with at most two digits behind it.
  public mutating func number(_ value: Double) {
    guard value.isFinite, abs(value) < 1e12 else { return null() }
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    separate()
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    append(whole)
    if rest == 0 { return }
    append(UInt8(ascii: "."))
    if rest < 10 { append(UInt8(ascii: "0")) }
    append(rest % 10 == 0 ? rest / 10 : rest)
  }

  /// A share of something, 0 to 1, with at most four digits behind the point.
  public mutating func share(_ value: Double) {
    let parts = Int((max(0, min(1, value.isFinite ? value : 0)) * 10_000).rounded())
    guard parts < 10_000 else { return raw("1") }
    guard parts > 0 else { return raw("0") }
    raw("0.")
    var rest = parts
    var unit = 1000
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private mutating func append(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    append(digits: value.magnitude)
  }

  private mutating func append(digits value: UInt) {
    if value > 9 { append(digits: value / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  public mutating func null() { raw("null") }

  private mutating func raw(_ text: StaticString) {
    separate()
    append(text)
  }

  /// Writes a value that another writer wrote, like this one.
  public mutating func value(written: [UInt8]) {
    separate()
    written.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}

// MARK: What is written again

extension JSONWriter {
  /// The bytes of what is written, to be written once more.
  public mutating func recorded(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    let first = count
    body(&self)
    return Array(UnsafeBufferPointer(start: start + first, count: count - first))
  }

  /// What `body` makes of what it writes, which is taken back.
  public mutating func withdrawn<Value>(_ body: (inout JSONWriter) -> Value) -> Value {
    let (first, wasEmpty) = (count, isEmpty)
    let value = body(&self)
    count = first
    isEmpty = wasEmpty
    return value
  }

  /// How many bytes are written: the place of what is written next.
  public var place: Int { count }

  /// Writes what stands between two places once more, at a place like that where it is: in an inline object or array that is not empty.
  public mutating func append(copyOf places: Range<Int>) {
    guard places.lowerBound >= 0, places.upperBound <= count else { return }
    // What is copied mostly has few slots, and none of a long document has to be looked through.
    let distance = count - places.lowerBound
    var slot = firstSlot(from: places.lowerBound)
    while slot < slots.count, slots[slot].place.upperBound <= places.upperBound {
      slots.append(slots[slot].moved(by: distance))
      slot += 1
    }
    let room = room(for: places.count)
    room.update(from: start + places.lowerBound, count: places.count)
    count += places.count
  }

  /// The number of slots that stand before a place.
  private func firstSlot(from place: Int) -> Int {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].place.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Writes the value that stands between two places once more, at a place like that where it is.
  public mutating func value(copyOf places: Range<Int>) {
    separate()
    append(copyOf: places)
  }

  /// Writes what was recorded, at a place like that where it was: in an inline object or array that is not empty.
  public mutating func append(recorded: [UInt8]) {
    recorded.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
