/// The most entries that the bytes of a JSON file can make. A value stands behind a bracket, comma or colon, or is the root; a key behind
/// a brace or comma; and so many faults of missing commas are passed over.
///
/// Counts eight bytes at a time: memory for the entries is then had at once, for a tenth of what growing into it costs.
func jsonEntryLimit(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
  let raw = UnsafeRawBufferPointer(bytes)
  var limit = FaultList.limit + 3
  var at = 0
  while at + 8 <= raw.count {
    // Each of the eight counts takes up to 255.
    let end = min(raw.count, at + 255 * 8)
    var counts: UInt64 = 0
    while at + 8 <= end {
      counts &+= separators(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))) >> 7
      at += 8
    }
    while counts > 0 {
      limit += Int(counts & 0xFF)
      counts >>= 8
    }
  }
  return limit + raw.count - at
}

/// The high bit of every byte that is `{`, `[`, `,` or `:`.
@inline(__always)
private func separators(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  // A byte has its high bit set in these unless it is the one looked for; `[` is `{` without a bit.
  let bracket = (word | ones &* 0x20) ^ (ones &* 0x7B)
  let comma = word ^ (ones &* 0x2C)
  let colon = word ^ (ones &* 0x3A)
  let others =
    (((bracket & low) &+ low) | bracket) & (((comma & low) &+ low) | comma) & (((colon & low) &+ low) | colon)
  return ~others & ~low
}
