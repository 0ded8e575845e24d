/// A 128-bit hash of bytes, to tell whether a file differs from what was written before.
///
/// Not cryptographic: who wants two contents with one hash can make them. It only ever compares a project with its own past, where an
/// accident is as good as impossible. Its values are stored in manifests, so they never change: the same on every platform.
public struct ContentHash: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The hash of some bytes. Four lanes of 16 bytes each are folded into a product of twice the width, independent of each other so that
  /// a processor works on all four at once.
  public init(of bytes: UnsafeRawBufferPointer) {
    var a: UInt64 = 0x9AE1_6A3B_2F90_404F
    var b: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    var c: UInt64 = 0x8A5C_D789_635D_2DFF
    var d: UInt64 = 0xD6E8_FEB8_6659_FD93
    var at = 0
    let count = bytes.count
    while at &+ 64 <= count {
      a = fold(a ^ bytes.word(at), bytes.word(at &+ 8) ^ 0xA076_1D64_78BD_642F)
      b = fold(b ^ bytes.word(at &+ 16), bytes.word(at &+ 24) ^ 0xE703_7ED1_A0B4_28DB)
      c = fold(c ^ bytes.word(at &+ 32), bytes.word(at &+ 40) ^ 0x8EBC_6AF0_9C88_C6E3)
      d = fold(d ^ bytes.word(at &+ 48), bytes.word(at &+ 56) ^ 0x5899_65CC_7537_4CC3)
      at &+= 64
    }
    while at &+ 16 <= count {
      a = fold(a ^ bytes.word(at), bytes.word(at &+ 8) ^ 0xA076_1D64_78BD_642F) &+ b
      at &+= 16
    }
    // What is left, at most 15 bytes, padded with zeros; the length that is mixed in below keeps paddings apart.
    b = fold(b ^ bytes.partialWord(at), bytes.partialWord(at &+ 8) ^ 0xE703_7ED1_A0B4_28DB)
    let length = UInt64(truncatingIfNeeded: count)
    let left = fold(a ^ length, c ^ 0x1D8E_4E27_C47D_124F)
    let right = fold(b ^ 0xEB44_ACCA_B455_D165, d ^ length)
    high = fold(left ^ 0x9E37_79B9_7F4A_7C15, right)
    low = fold(right ^ 0x94D0_49BB_1331_11EB, left ^ high)
  }

  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash(of: $0) }
  }

  /// The hash of a text's UTF-8.
  public init(of text: String) {
    var text = text
    self = text.withUTF8 { ContentHash(of: UnsafeRawBufferPointer($0)) }
  }

  /// One hash for a list of hashes in their order: a fingerprint of many inputs.
  public init(combining hashes: some Sequence<ContentHash>) {
    var words: [UInt64] = []
    for hash in hashes {
      words.append(hash.high.littleEndian)
      words.append(hash.low.littleEndian)
    }
    self = words.withUnsafeBytes { ContentHash(of: $0) }
  }
}

extension ContentHash: LosslessStringConvertible {
  /// 32 lower-case hexadecimal digits.
  public var description: String {
    var digits: [UInt8] = []
    append(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The same as UTF-8.
  func append(to bytes: inout [UInt8]) {
    for word in [high, low] {
      for shift in stride(from: UInt64(60), through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: word >> shift) & 15
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  public init?(_ description: String) {
    guard description.utf8.count == 32 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    for byte in description.utf8 {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      words = (words.0 << 4 | words.1 >> 60, words.1 << 4 | UInt64(digit))
    }
    self.init(high: words.0, low: words.1)
  }
}

/// Both halves of the product, each with one factor: where a factor is zero, the other one is not lost.
@inline(__always)
private func fold(_ x: UInt64, _ y: UInt64) -> UInt64 {
  let product = x.multipliedFullWidth(by: y)
  return (x ^ product.low) ^ (y ^ product.high)
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  fileprivate func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The up to eight bytes from an offset to the end, which may lie before it.
  fileprivate func partialWord(_ offset: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = Swift.min(offset + 8, count)
    while index > offset {
      index -= 1
      word = word << 8 | UInt64(self[index])
    }
    return word
  }
}
