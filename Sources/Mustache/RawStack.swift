/// A stack of plain values whose memory is freed by `free()`: pushing and popping cost no check but the room.
struct RawStack<Element: BitwiseCopyable> {
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  func free() { start.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return start[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      start[index] = newValue
    }
  }

  /// The element that was pushed last: good until the next one is. There must be one.
  @inline(__always)
  var last: UnsafeMutablePointer<Element> {
    assert(count > 0)
    return start + (count - 1)
  }

  @inline(__always)
  mutating func push(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    start[count] = element
    count += 1
  }

  /// All elements: good until the next one is pushed.
  @inline(__always)
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  /// An element where it lies: good until the next one is pushed.
  @inline(__always)
  func pointer(to index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return start + index
  }

  /// Makes room for so many and returns where they go; `advance` says how many were written.
  @inline(__always)
  mutating func room(for added: Int) -> UnsafeMutablePointer<Element> {
    if capacity - count < added { grow(to: count + added) }
    return start + count
  }

  @inline(__always)
  mutating func advance(by written: Int) { count += written }

  /// Pushes several, which may lie in another stack only.
  @inline(__always)
  mutating func push(_ elements: UnsafePointer<Element>, count added: Int) {
    if capacity - count < added { grow(to: count + added) }
    (start + count).initialize(from: elements, count: added)
    count += added
  }

  /// Drops what was pushed since there were so many.
  @inline(__always)
  mutating func cut(to newCount: Int) { count = min(count, max(newCount, 0)) }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    capacity = max(capacity * 2, wanted)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }
}
