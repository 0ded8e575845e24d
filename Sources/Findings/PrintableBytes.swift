extension UnsafeBufferPointer<UInt8> {
  /// How many bytes from the first on are printable ASCII for sure: texts are mostly that, and eight bytes are looked at in one step. What follows
  /// may be so, too.
  public var printableCount: Int {
    guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
    var index = 0
    while index &+ 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The highest bit of a byte is set by what is not ASCII, by what is below a space once that is taken away, and by a DEL plus one.
      if (word | word &- 0x2020_2020_2020_2020 | word &+ 0x0101_0101_0101_0101) & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 8
    }
    return index
  }
}
