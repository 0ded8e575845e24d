import Disk
import Testing

@Suite struct ContentHashTests {
  @Test func tellsEveryLengthAndEveryBytePositionApart() {
    var seen: Set<ContentHash> = []
    var count = 0
    for length in 0...200 {
      var bytes = [UInt8](repeating: 0, count: length)
      seen.insert(ContentHash(of: bytes))
      count += 1
      for index in bytes.indices {
        for bit in [UInt8(1), 128] {
          bytes[index] = bit
          seen.insert(ContentHash(of: bytes))
          count += 1
        }
        bytes[index] = 0
      }
    }
    #expect(seen.count == count)
  }

  @Test func changesHalfOfItsBitsWhenOneBitChanges() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let hash = Array(ContentHash(of: bytes).description)
    for index in stride(from: 0, to: 1_000, by: 37) {
      var other = bytes
      other[index] ^= 4
      let different = zip(hash, ContentHash(of: other).description)
        .map { (Int(String($0), radix: 16) ?? 0) ^ (Int(String($1), radix: 16) ?? 0) }
        .map(\.nonzeroBitCount).reduce(0, +)
      #expect((35...93).contains(different), "byte \(index)")
    }
  }

  @Test func doesNotDependOnWhereTheBytesLie() {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let shifted = [0] + bytes
    shifted.withUnsafeBytes { buffer in
      #expect(ContentHash(of: UnsafeRawBufferPointer(rebasing: buffer[1...])) == ContentHash(of: bytes))
    }
  }

  @Test func readsWhatItPrints() {
    let hash = ContentHash(of: "paywall")
    #expect(ContentHash(hash.description) == hash)
    #expect(ContentHash("0123456789abcdef0123456789abcdef")?.description == "0123456789abcdef0123456789abcdef")
    #expect(ContentHash("0123456789ABCDEF0123456789abcdef") == nil)
    #expect(ContentHash("") == nil)
  }

  /// Manifests of earlier versions hold these values: they must never change.
  @Test(arguments: [
    ("", "9f570896a9c96bdba67fbcefba03a95e"), ("a", "ac71b76185434135248ebc98f2af8253"),
    ("paywallgen", "24b0e0fe56bac094e9665e3083e7e056"),
    (String(repeating: "0123456789abcdef", count: 5) + "tail", "5eb72e38fa6b41b186cf3ac204bbfd2d"),
  ])
  func keepsItsValues(text: String, expected: String) {
    #expect(ContentHash(of: text).description == expected)
  }

  @Test func combinesInOrder() {
    let a = ContentHash(of: "a")
    let b = ContentHash(of: "b")
    #expect(ContentHash(combining: [a, b]) == ContentHash(combining: [a, b]))
    #expect(
      Set([ContentHash(combining: [a, b]), ContentHash(combining: [b, a]), ContentHash(combining: [a])]).count == 3)
  }
}
