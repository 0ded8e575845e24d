/// The hashes by which GitHub's code scanning knows a line again after others were put before it.
///
/// They are published behaviour of its upload: a line is known by the 100 UTF-16 units from its first one on, without blanks and tabs, every line
/// end read as a line feed, the end of the file as 65535 and then zeros; taken as the digits of a number of base 37, modulo 2⁶⁴. Lines of one
/// hash are counted.
struct LineHashes {
  private var hashes: [UInt64] = []
  private var ordinals: [UInt32] = []

  private static let width = 100
  private static let base: UInt64 = 37
  /// What a unit weighs that leaves the window.
  private static let leaving = (0..<width).reduce(1 as UInt64) { product, _ in product &* base }

  private var window = [UInt64](repeating: 0, count: width)
  /// Whether a line begins with the unit at this place of the window.
  private var begins = [Bool](repeating: false, count: width)
  private var position = 0
  private var hash: UInt64 = 0
  private var isLineStart = true
  private var isAfterReturn = false
  private var seen: [UInt64: UInt32] = [:]

  init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        take(UInt16(bytes[index]))
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
      for unit in String(decoding: bytes[start..<index], as: UTF8.self).utf16 { take(unit) }
    }
    take(0xFFFF)
    for _ in 0..<LineHashes.width { push(0) }
    window = []
    begins = []
    seen = [:]
  }

  /// `c129715d7a2bc9a3:1`: the hash of a line, and how many lines have had it, this one included. Lines are counted from 1.
  subscript(line: Int) -> String? {
    guard hashes.indices.contains(line - 1) else { return nil }
    return String(hashes[line - 1], radix: 16) + ":" + String(ordinals[line - 1])
  }

  private mutating func take(_ unit: UInt16) {
    var unit = unit
    let endsReturn = isAfterReturn && unit == 0x0A
    isAfterReturn = false
    if unit == 0x20 || unit == 0x09 || endsReturn { return }
    if unit == 0x0D {
      unit = 0x0A
      isAfterReturn = true
    }
    finishLine()
    begins[position] = isLineStart
    isLineStart = unit == 0x0A
    roll(UInt64(unit))
  }

  private mutating func push(_ unit: UInt64) {
    finishLine()
    roll(unit)
  }

  /// The window is full again where a line began.
  private mutating func finishLine() {
    guard begins[position] else { return }
    begins[position] = false
    let ordinal = seen[hash, default: 0] + 1
    seen[hash] = ordinal
    hashes.append(hash)
    ordinals.append(ordinal)
  }

  private mutating func roll(_ unit: UInt64) {
    hash = hash &* LineHashes.base &+ unit &- window[position] &* LineHashes.leaving
    window[position] = unit
    position = position + 1 == LineHashes.width ? 0 : position + 1
  }
}
