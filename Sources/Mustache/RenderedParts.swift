/// What parts of pages read, in flat memory that `free()` gives back.
///
/// A part is a section and a value of the model that it stands over. It is noted where it asked nothing of what is around the value: then it reads
/// the same wherever it stands.
struct RenderedParts {
  /// Of values of one model only: where they stand among what was printed.
  private var own = PartTable()
  /// Of values that several models have: they are kept apart, for they outlive what was printed.
  private var shared = PartTable()
  private var sharedBytes = ByteSink(capacity: 64)
  /// How many of the model's values others have, too.
  private var sharedCount: UInt32 = 0

  func free() {
    own.free()
    shared.free()
    sharedBytes.free()
  }

  /// Forgets what stands among what was printed.
  mutating func forgetPrinted() { own.clear() }

  /// Forgets all but the parts of values that a model has in common with the one before.
  mutating func turn(sharing count: Int, isAsBefore: Bool) {
    own.clear()
    if isAsBefore { return }
    shared.clear()
    sharedBytes.clear()
    sharedCount = UInt32(clamping: count)
  }

  /// Prints a part as it was printed before; false where it was not, or not so that it reads the same anywhere.
  @inline(__always)
  func append(_ section: UInt32, _ node: UInt32, to output: inout ByteSink) -> Bool {
    if node < sharedCount {
      guard let place = shared.place(of: section, node) else { return false }
      let (start, count) = (Int(place.start), Int(place.count))
      output.append(contentsOf: UnsafeBufferPointer(rebasing: sharedBytes.bytes[start..<start + count]))
    } else {
      guard let place = own.place(of: section, node) else { return false }
      output.appendCopy(of: Int(place.start), count: Int(place.count))
    }
    return true
  }

  /// Keeps what was printed from an offset on.
  mutating func keep(_ section: UInt32, _ node: UInt32, from start: Int, of output: borrowing ByteSink) {
    if node < sharedCount {
      let first = sharedBytes.count
      sharedBytes.append(contentsOf: UnsafeBufferPointer(rebasing: output.bytes[start...]))
      shared.keep(section, node, from: first, to: sharedBytes.count)
    } else {
      own.keep(section, node, from: start, to: output.count)
    }
  }
}

/// Where the bytes of parts are.
private struct PartTable {
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
    if count == 0 { return }
    entries.update(repeating: Entry(), count: capacity)
    count = 0
  }

  @inline(__always)
  func place(of section: UInt32, _ node: UInt32) -> Place? {
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
    self = PartTable(capacity: 2 * capacity)
    for index in 0..<old.capacity where old.entries[index].node != 0 {
      entries[slot(old.entries[index].section, old.entries[index].node)] = old.entries[index]
    }
    count = old.count
    old.free()
  }
}
