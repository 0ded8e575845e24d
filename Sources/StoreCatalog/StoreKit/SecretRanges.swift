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
  let names = keys.map { Array($0.lowercased().utf8) }
  bytes.withUnsafeBufferPointer { bytes in
    var index = 0
    while index < bytes.count {
      guard let end = endOfName(in: bytes, from: index, names) ?? endOfKey(in: bytes, from: index) else {
        index += 1
        continue
      }
      ranges.append(SourceRange(file: file, index..<end))
      index = end
    }
  }
  return ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
}

/// Where the value ends of a name that begins here, where it is one of these: spelled with escapes, damaged in a letter or two, or without one of its
/// quotes. What is broken is shown to people, and nobody knows where it broke.
private func endOfName(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ names: [[UInt8]]) -> Int? {
  let isQuoted = bytes[start] == UInt8(ascii: "\"")
  guard isQuoted || (isLetter(bytes[start]) && (start == 0 || !isLetter(bytes[start - 1]))) else { return nil }
  // Most names have other letters at both ends than these, or another number of letters: no list of them is made.
  var count = 0
  var ends: (first: UInt8, last: UInt8) = (0, 0)
  let end = readLetters(in: bytes, from: start, isQuoted: isQuoted) { letter in
    if count == 0 { ends.first = letter }
    ends.last = letter
    count += 1
  }
  guard let end, names.contains(where: { mayResemble(ends, count, $0) }) else { return nil }
  var letters: [UInt8] = []
  _ = readLetters(in: bytes, from: start, isQuoted: isQuoted) { letters.append($0) }
  guard names.contains(where: { mayResemble(ends, count, $0) && resembles(letters, $0) }) else { return nil }
  return endOfSecret(in: bytes, from: end)
}

/// Reads the letters of a name in lower case. Returns the index behind it; nil where it has more letters than any.
@inline(__always)
private func readLetters(
  in bytes: UnsafeBufferPointer<UInt8>, from start: Int, isQuoted: Bool, _ read: (UInt8) -> Void
) -> Int? {
  var index = isQuoted ? start + 1 : start
  var count = 0
  func add(_ letter: UInt8) {
    read(letter)
    count += 1
  }
  reading: while index < bytes.count, index < start + 160 {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","): break reading
    case UInt8(ascii: "\\"):
      let (letter, length) = escape(in: bytes, at: index)
      if let letter { add(letter) }
      index += length
    case 0x41...0x5A, 0x61...0x7A: add(byte | 0x20)
    default: if !isQuoted, byte >= 0x20 { break reading }
    }
    if count > 40 { return nil }
  }
  return index
}

/// A key itself, whatever name it has: the encoded form of a private key begins with these letters, and has no blanks.
private func endOfKey(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  guard bytes[start] == UInt8(ascii: "M"), bytes[start...].starts(with: "MIG".utf8) else { return nil }
  var end = start
  while end < bytes.count, isLetter(bytes[end]) || "0123456789+/=\\".utf8.contains(bytes[end]) { end += 1 }
  return end - start >= 60 ? end : nil
}

private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

/// The letter that an escape behind a backslash stands for, nil where it is none; and how many bytes it takes.
private func escape(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (letter: UInt8?, length: Int) {
  guard index < bytes.count else { return (nil, 0) }
  guard bytes[index] == UInt8(ascii: "u"), index + 5 <= bytes.count,
    let number = UInt32(String(decoding: bytes[index + 1..<index + 5], as: UTF8.self), radix: 16)
  else { return (nil, 1) }
  guard number < 0x80, isLetter(UInt8(number)) else { return (nil, 5) }
  return (UInt8(number) | 0x20, 5)
}

/// Whether a name with these letters at its ends may resemble another.
private func mayResemble(_ ends: (first: UInt8, last: UInt8), _ count: Int, _ other: [UInt8]) -> Bool {
  abs(count - other.count) <= 2 && count > 0 && (ends.first == other.first || ends.last == other.last)
}

/// Whether at most two letters have to be added, left out or changed to make one name of the other.
private func resembles(_ name: [UInt8], _ other: [UInt8]) -> Bool {
  if name == other { return true }
  var row = Array(0...other.count)
  for (number, letter) in name.enumerated() {
    var before = row[0]
    row[0] = number + 1
    for index in other.indices {
      let changed = before + (letter == other[index] ? 0 : 1)
      before = row[index + 1]
      row[index + 1] = min(changed, min(before, row[index]) + 1)
    }
  }
  return row[other.count] <= 2
}

/// Where the value behind a key ends: an object or array at its bracket, a text at its quote, and each at the end of
/// the file where it is never closed. Rather too much than too little.
private func endOfSecret(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
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
