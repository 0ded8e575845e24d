import Findings
import SourceFormats

/// The stretches of a `.storekit` file that hold the key pair which signs promotional offers in tests.
///
/// Two searches together: by key in the tree, and by bytes, which also works where the file is no sound JSON. Neither
/// reads a value.
func secretRanges(in bytes: [UInt8], root: Node?, file: FileID) -> [SourceRange] {
  secretRanges(in: bytes, root: root, file: file, keys: ["subscriptionOffersKeyPair", "privateKey"])
}

/// The stretches of a file that hold the values of some keys: at the top of the tree, and anywhere by bytes.
func secretRanges(in bytes: [UInt8], root: Node?, file: FileID, keys: [String]) -> [SourceRange] {
  var ranges: [SourceRange] = []
  for member in root?.members ?? [] where keys.contains(where: member.hasKey) {
    ranges.append(SourceRange(file: file, start: member.keyRange.start, end: member.value.range.end))
  }
  let names = keys.map { Array("\"\($0)\"".utf8) }
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

/// Where the value behind a key ends: an object or array at its bracket, a text at its quote, and each at the end of
/// the file where it is never closed. Rather too much than too little.
private func endOfSecret(in bytes: [UInt8], from start: Int) -> Int {
  var index = start
  var depth = 0
  var isInText = false
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    if isInText {
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == UInt8(ascii: "\"") {
        isInText = false
        if depth == 0 { return min(index, bytes.count) }
      }
    } else if byte == UInt8(ascii: "\"") {
      isInText = true
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
      depth += 1
    } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      depth -= 1
      if depth <= 0 { return index }
    }
  }
  return bytes.count
}
