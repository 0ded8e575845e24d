/// Bytes that grow at the end, with nothing checked per append but the room. Who makes one frees it with `finish`.
struct ByteSink {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 4096) {
    self.capacity = max(capacity, 64)
    start = .allocate(capacity: self.capacity)
  }

  /// Appends all bytes to an array and frees the memory.
  consuming func finish(appendingTo output: inout [UInt8]) {
    output.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    free()
  }

  func free() { start.deallocate() }

  /// The bytes from an offset on: good until the next ones are appended.
  func bytes(from offset: Int) -> UnsafeRawBufferPointer {
    assert(offset >= 0 && offset <= count)
    return UnsafeRawBufferPointer(start: start + offset, count: count - offset)
  }

  /// All bytes: good until the next ones are appended.
  @inline(__always)
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  /// Forgets all bytes and keeps the memory.
  mutating func clear() { count = 0 }

  /// Forgets what was appended since there were so many.
  mutating func cut(to newCount: Int) { count = min(count, max(newCount, 0)) }

  /// Appends bytes that were appended before.
  @inline(__always)
  mutating func appendCopy(of offset: Int, count copied: Int) {
    assert(offset >= 0 && copied >= 0 && offset + copied <= count)
    // The room may be made elsewhere, and the bytes with it.
    let target = room(for: copied)
    copyBytes(from: start + offset, to: target, count: copied)
    count += copied
  }

  /// The last byte behind an offset; nil where none was appended there.
  func last(since offset: Int) -> UInt8? { count > offset ? start[count - 1] : nil }

  /// Makes room for so many bytes and returns where they go; `advance` says how many were written.
  @inline(__always)
  mutating func room(for additional: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < additional { grow(by: additional) }
    return start + count
  }

  @inline(__always)
  mutating func advance(by written: Int) { count += written }

  @inline(never)
  private mutating func grow(by additional: Int) {
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    room(for: 1).pointee = byte
    count += 1
  }

  @inline(__always)
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    copyBytes(from: base, to: room(for: bytes.count), count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  mutating func append(contentsOf bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
  }

  /// Appends a text as it lies there, without a copy that would have to be counted.
  mutating func append(text: String) {
    let isWhole = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) } != nil
    if !isWhole { for byte in text.utf8 { append(byte) } }
  }

  /// Appends text that stands in the source, without making a `String`.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

/// Copies bytes between places that do not overlap. Most stretches of a page are short: two or four words, which may overlap each
/// other, are faster than a call.
@inline(__always)
private func copyBytes(from source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
  switch count {
  case 8...16:
    copyWord(source, target)
    copyWord(source + count - 8, target + count - 8)
  case 17...32:
    copyWord(source, target)
    copyWord(source + 8, target + 8)
    copyWord(source + count - 16, target + count - 16)
    copyWord(source + count - 8, target + count - 8)
  case 0..<8:
    for index in 0..<count { target[index] = source[index] }
  default: target.update(from: source, count: count)
  }
}

@inline(__always)
private func copyWord(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) {
  let word = UnsafeRawPointer(source).loadUnaligned(as: UInt64.self)
  UnsafeMutableRawPointer(target).storeBytes(of: word, as: UInt64.self)
}
