/// The length of the well-formed UTF-8 sequence at an index, by the table of well-formed sequences in the Unicode standard
/// (table 3-7); 0 where the bytes there are not UTF-8.
@inline(__always)
func utf8SequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  let lead = bytes[index]
  if lead < 0x80 { return 1 }
  if lead < 0xC2 { return 0 }
  if lead < 0xE0 { return index + 1 < bytes.count && isContinuation(bytes[index + 1]) ? 2 : 0 }
  if lead < 0xF0 {
    guard index + 2 < bytes.count else { return 0 }
    let second = bytes[index + 1]
    guard isContinuation(second), isContinuation(bytes[index + 2]) else { return 0 }
    if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
    return 3
  }
  guard lead < 0xF5, index + 3 < bytes.count else { return 0 }
  let second = bytes[index + 1]
  guard isContinuation(second), isContinuation(bytes[index + 2]), isContinuation(bytes[index + 3]) else { return 0 }
  if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
  return 4
}

@inline(__always)
private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

/// The first byte of a range that is not part of well-formed UTF-8.
public func firstInvalidUTF8(in bytes: [UInt8], within range: Range<Int>) -> Int? {
  bytes.withUnsafeBufferPointer { bytes in
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    var index = 0
    while index < slice.count {
      let length = utf8SequenceLength(slice, at: index)
      if length == 0 { return range.lowerBound + index }
      index += length
    }
    return nil
  }
}
