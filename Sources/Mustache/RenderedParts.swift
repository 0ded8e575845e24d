/// Where parts of pages stand among what was printed, in flat memory that `free()` gives back.
///
/// A part is a section and a value of the model that it stands over. It is noted where it asked nothing of what is around the value: then it reads
/// the same wherever it stands.
struct RenderedParts {
  struct Place: BitwiseCopyable {
    var start: UInt32
    var count: UInt32
  }

  private struct Entry: BitwiseCopyable {
    var section: UInt32 = 0
    /// Never 0, which is the model's *absent*; 0 for an entry that is free.
    var node: UInt32 = 0
    var place = Place(start: 0, count: 0)
  }

  private var entries: UnsafeMutablePointer<Entry>
  /// A power of two, of which at most the half is taken.
  private var capacity: Int
  private var count = 0

  init(capacity: Int = 4096) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
  }

  func free() { entries.deallocate() }

  mutating func clear() {
    entries.update(repeating: Entry(), count: capacity)
    count = 0
  }

  /// Where the part was printed; nil where it was not, or is not to be used again.
  @inline(__always)
  func part(_ section: UInt32, _ node: UInt32) -> Place? {
    let entry = entries[slot(section, node)]
    return entry.node == 0 ? nil : entry.place
  }

  mutating func keep(_ section: UInt32, _ node: UInt32, from start: Int, to end: Int) {
    guard node != 0, let first = UInt32(exactly: start), let count = UInt32(exactly: end - start) else { return }
    if 2 * self.count >= capacity { grow() }
    let slot = slot(section, node)
    guard entries[slot].node == 0 else { return }
    entries[slot] = Entry(section: section, node: node, place: Place(start: first, count: count))
    self.count += 1
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
    let old = self
    self = RenderedParts(capacity: 2 * capacity)
    for index in 0..<old.capacity where old.entries[index].node != 0 {
      entries[slot(old.entries[index].section, old.entries[index].node)] = old.entries[index]
    }
    count = old.count
    old.free()
  }
}
