import Screens

/// What is known of each of a sheet's elements, by their numbers: those are dense, so that a look-up hashes nothing.
struct ElementTable<Value> {
  private var values: [Value?] = []

  /// - Parameter room: for how many elements it has room from the beginning.
  init(room: Int = 0) { values = Array(repeating: nil, count: room) }

  subscript(id: Int) -> Value? {
    get { values.indices.contains(id) ? values[id] : nil }
    set {
      guard id >= 0 else { return }
      if id >= values.count { values.append(contentsOf: repeatElement(nil, count: id + 1 - values.count)) }
      values[id] = newValue
    }
  }
}
