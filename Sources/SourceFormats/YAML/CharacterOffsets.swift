/// Byte offsets of a text by the index of the character (Unicode scalar), which is how libyaml counts.
struct CharacterOffsets {
  private static let step = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of every 64th character; empty where every character is one byte.
  private var offsets: [UInt32] = []

  /// The bytes have to be well-formed UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var character = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if character % Self.step == 0 { offsets.append(UInt32(truncatingIfNeeded: offset)) }
      character += 1
    }
  }

  /// The offset of a character; that of the end where there is none.
  subscript(character: Int) -> Int {
    guard !offsets.isEmpty else { return min(character, bytes.count) }
    guard character / Self.step < offsets.count else { return bytes.count }
    var offset = Int(offsets[character / Self.step])
    var left = character % Self.step
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }
}
