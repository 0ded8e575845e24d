/// What parts of pages came out as, in flat memory that `free()` gives back.
///
/// A part is a section and a value of the model that it stands over. It is kept where it asked nothing of what is around the value: then it reads
/// the same wherever it stands.
struct RenderedParts {
  private struct Entry: BitwiseCopyable {
    var section: UInt32
    /// Never 0, which is the model's *absent*; 0 for an entry that is free.
    var node: UInt32
    var start: UInt32
    var count: UInt32
  }

  private var entries: UnsafeMutablePointer<Entry>
  /// A power of two, of which at most the half is taken.
  private var capacity: Int
  private var count = 0
  private var bytes = ByteSink(capacity: 16 << 10)

  /// No more bytes than this are kept: what comes then is rendered anew each time.
  private static let limit = 16 << 20
  /// Larger parts are not kept: it is their own parts that pages share.
  private static let partLimit = 4 << 10

  init() {
    capacity = 1024
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(section: 0, node: 0, start: 0, count: 0), count: capacity)
  }

  func free() {
    entries.deallocate()
    bytes.free()
  }

  /// The bytes of a part; nil where it was not kept.
  @inline(__always)
  func part(_ section: UInt32, _ node: UInt32) -> UnsafeBufferPointer<UInt8>? {
    let entry = entries[slot(section, node)]
    return entry.node == 0 ? nil : bytes[Int(entry.start), count: Int(entry.count)]
  }

  mutating func keep(_ section: UInt32, _ node: UInt32, _ part: UnsafeBufferPointer<UInt8>) {
    guard node != 0, part.count <= RenderedParts.partLimit, bytes.count + part.count <= RenderedParts.limit else {
      return
    }
    if 2 * count >= capacity { grow() }
    let slot = slot(section, node)
    guard entries[slot].node == 0 else { return }
    entries[slot] = Entry(section: section, node: node, start: UInt32(bytes.count), count: UInt32(part.count))
    count += 1
    bytes.append(contentsOf: part)
  }

  /// Where the part is, or would be.
  @inline(__always)
  private func slot(_ section: UInt32, _ node: UInt32) -> Int {
    let mixed = (UInt64(section) << 32 | UInt64(node)) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & (capacity - 1)
    while entries[slot].node != 0, entries[slot].node != node || entries[slot].section != section {
      slot = (slot + 1) & (capacity - 1)
    }
    return slot
  }

  @inline(never)
  private mutating func grow() {
    let old = UnsafeBufferPointer(start: entries, count: capacity)
    capacity *= 2
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(section: 0, node: 0, start: 0, count: 0), count: capacity)
    for entry in old where entry.node != 0 { entries[slot(entry.section, entry.node)] = entry }
    old.deallocate()
  }
}
