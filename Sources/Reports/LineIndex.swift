import Findings

/// Where the lines of one file begin, so that a place is found without counting from the start again.
public struct LineIndex: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]

  public init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = starts[0]
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) { starts.append(index) }
      }
    }
    self.starts = starts
  }

  /// Where an offset lies.
  public func position(of offset: UInt32) -> SourcePosition {
    let line = lineNumber(of: offset)
    return SourcePosition(line: line + 1, column: max(0, min(Int(offset), bytes.count) - starts[line]) + 1)
  }

  /// The line that holds an offset, without its end.
  public func line(around offset: UInt32) -> ArraySlice<UInt8> {
    let line = lineNumber(of: offset)
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }

  /// From the beginning of the line that holds one offset up to another offset.
  func range(from offset: UInt32, before other: UInt32) -> Range<Int> {
    let start = min(starts[lineNumber(of: offset)], bytes.count)
    return start..<max(start, min(Int(other), bytes.count))
  }

  /// How many UTF-16 units the text of a range has.
  func utf16Length(_ range: Range<Int>) -> Int {
    let range = range.clamped(to: 0..<bytes.count)
    let slice = bytes[range]
    return slice.allSatisfy { $0 < 0x80 } ? slice.count : String(decoding: slice, as: UTF8.self).utf16.count
  }

  private func lineNumber(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= Int(offset) { low = middle } else { high = middle }
    }
    return low
  }
}
