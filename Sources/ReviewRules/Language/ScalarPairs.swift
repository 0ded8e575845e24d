/// Which scalars, and which pairs of neighbouring ones, a text may have: where one of a phrase's is missing, the phrase is nowhere in the text.
///
/// They share places, so that one that seems to be there may be another. Most phrases are in few texts, and this tells so without a look at either.
struct ScalarPairs: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var single: UInt64 = 0

  init() {}

  init(_ scalars: [UInt32]) {
    guard var last = scalars.first else { return }
    insert(last)
    for scalar in scalars.dropFirst() {
      insert(scalar)
      insert(last, scalar)
      last = scalar
    }
  }

  mutating func insert(_ scalar: UInt32) { single |= 1 &<< UInt64(scalar & 63) }

  mutating func insert(_ first: UInt32, _ second: UInt32) {
    let place = first &* 31 &+ second
    if place & 64 == 0 { low |= 1 &<< UInt64(place & 63) } else { high |= 1 &<< UInt64(place & 63) }
  }

  /// False where one of the other's is certainly missing.
  func mayContain(_ other: ScalarPairs) -> Bool {
    other.low & ~low == 0 && other.high & ~high == 0 && other.single & ~single == 0
  }
}
