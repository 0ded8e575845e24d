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
    if count == capacity { grow() }
    start[count] = element
    count += 1
  }

  /// Drops what was pushed since there were so many.
  @inline(__always)
  mutating func cut(to newCount: Int) { count = min(count, max(newCount, 0)) }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
    capacity *= 2
  }
}
