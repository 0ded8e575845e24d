import Findings
import SourceFormats

/// The stretches of a `.storekit` file that hold the key pair which signs promotional offers in tests.
///
/// Two searches together: by key in the tree, and by bytes, which also works where the file is no sound JSON. Neither
/// reads a value.
func secretRanges(in bytes: [UInt8], root: Node?, file: FileID) -> [SourceRange] {
  var ranges: [SourceRange] = []
  for member in root?.members ?? [] where member.key == "subscriptionOffersKeyPair" || member.key == "privateKey" {
    ranges.append(SourceRange(file: file, start: member.keyRange.start, end: member.value.range.end))
  }
  let names = [Array(#""subscriptionOffersKeyPair""#.utf8), Array(#""privateKey""#.utf8)]
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "\""), let name = names.first(where: { bytes[index...].starts(with: $0) }) else {
      index += 1
      continue
    }
    let end = endOfSecret(in: bytes, from: index + name.count)
    ranges.append(SourceRange(file: file, index..<end))
    index = end
  }
  return ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
}

/// Where the value behind a key ends: an object at its brace, a text at its quote, and either at the end of the file
/// where it is never closed. Rather too much than too little.
private func endOfSecret(in bytes: [UInt8], from start: Int) -> Int {
  var index = start
  var isObject = false
  var isInText = false
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    if isInText {
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == UInt8(ascii: "\"") {
        isInText = false
        if !isObject { return min(index, bytes.count) }
      }
    } else if byte == UInt8(ascii: "\"") {
      isInText = true
    } else if byte == UInt8(ascii: "{") {
      isObject = true
    } else if byte == UInt8(ascii: "}") {
      return index
    }
  }
  return bytes.count
}
