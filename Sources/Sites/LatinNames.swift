/// The names in Latin letters that end in a sign, like "PhotoEditor+", within a text that runs from right to left: without a direction of their own the
/// sign stands on their other side.
///
/// - Returns: offsets from the text's first byte, in order.
func latinNames(_ text: some RandomAccessCollection<UInt8>) -> [Range<Int>] {
  let bytes = Array(text)
  var names: [Range<Int>] = []
  var index = 0
  while index < bytes.count {
    guard bytes[index].isLatinLetter else {
      index += 1
      continue
    }
    let start = index
    var end = index
    while index < bytes.count {
      if bytes[index].isLatinLetter || bytes[index].isDigit {
        end = index + 1
      } else if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "#") {
        // Signs of names; a full stop or a bracket behind a name belongs to the sentence.
        end = index + 1
      } else if bytes[index] < 0x20 || bytes[index] > 0x7E {
        break
      }
      index += 1
    }
    if !bytes[end - 1].isLatinLetter, !bytes[end - 1].isDigit { names.append(start..<end) }
  }
  return names
}

/// A range cut at names within it, which are counted from its start.
func stretches(of range: Range<Int>, around names: [Range<Int>]) -> [(range: Range<Int>, isName: Bool)] {
  guard !names.isEmpty else { return [(range, false)] }
  var parts: [(range: Range<Int>, isName: Bool)] = []
  var next = range.lowerBound
  for name in names {
    let (start, end) = (range.lowerBound + name.lowerBound, range.lowerBound + name.upperBound)
    if next < start { parts.append((next..<start, false)) }
    parts.append((start..<end, true))
    next = end
  }
  if next < range.upperBound { parts.append((next..<range.upperBound, false)) }
  return parts
}

extension UInt8 {
  fileprivate var isLatinLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
