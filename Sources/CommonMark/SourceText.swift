import CCMark
import Findings

let newline = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
private let backslash = UInt8(ascii: "\\")
private let ampersand = UInt8(ascii: "&")

private func isPunctuation(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}

/// The bytes of the UTF-8 character that a byte begins.
private func scalarLength(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

/// The text as its author wrote it, and where libcmark's nodes lie in it.
///
/// libcmark counts columns as if every line of a block were indented like its first, and knows nothing of escapes. So a claimed place is
/// believed where the bytes there are the node's; else the bytes are looked for behind the node before.
struct SourceText {
  struct Located {
    var range: SourceRange
    var isVerbatim: Bool
  }

  private let bytes: ArraySlice<UInt8>
  private let place: TextPlace
  /// How many bytes the parser saw in front of the text.
  private let prefix: Int
  private var hasPrefixAhead: Bool
  /// Where each line begins, from the text's first byte.
  private let lineStarts: [Int]
  /// The block that is being read, and the end of what was found in it so far.
  private var block: Range<Int> = 0..<0
  private var cursor = 0
  /// How many bytes may still be looked at in searches: keeps the whole linear.
  private var searchBudget: Int

  init(bytes: ArraySlice<UInt8>, place: TextPlace, prefix: Int) {
    let text = bytes.withoutByteOrderMark
    self.bytes = text
    self.place = place.moved(by: text.startIndex - bytes.startIndex)
    self.prefix = prefix
    hasPrefixAhead = prefix > 0
    lineStarts = Self.lineStarts(in: text)
    searchBudget = 1024 + 8 * text.count
  }

  private static func lineStarts(in bytes: ArraySlice<UInt8>) -> [Int] {
    var starts = [0]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == carriageReturn, index < bytes.endIndex, bytes[index] == newline { continue }
      if byte == newline || byte == carriageReturn { starts.append(index - bytes.startIndex) }
    }
    return starts
  }

  /// Begins a block: what is located next lies in it.
  mutating func open(_ node: OpaquePointer) -> SourceRange {
    block = offsets(of: node)
    cursor = block.lowerBound
    return range(block)
  }

  /// The place of a link or picture.
  func range(of node: OpaquePointer) -> SourceRange {
    let claimed = offsets(of: node)
    if isBracketed(claimed) { return range(claimed) }
    // libcmark misplaces autolinks, and what stands on lines that are indented unlike the first; the text inside can be found.
    var ahead = self
    guard let child = cmark_node_first_child(node), let literal = cmark_node_get_literal(child),
      let found = ahead.search(ArraySlice(String(cString: literal).utf8))
    else { return range(block) }
    return range(found)
  }

  /// Passes what stands behind a link's text, so that its address is not taken for a later text.
  mutating func leave(_ node: OpaquePointer) {
    let claimed = offsets(of: node)
    if isBracketed(claimed), claimed.upperBound <= block.upperBound { cursor = max(cursor, claimed.upperBound) }
  }

  private func isBracketed(_ claimed: Range<Int>) -> Bool {
    guard !claimed.isEmpty else { return false }
    let first = bytes[bytes.startIndex + claimed.lowerBound]
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "!")
  }

  /// The first text of a prefixed paragraph begins with the punctuation mark of the prefix.
  mutating func strippingPrefix(from literal: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard hasPrefixAhead else { return literal }
    hasPrefixAhead = false
    return literal.dropFirst()
  }

  mutating func locate(_ literal: ArraySlice<UInt8>, _ node: OpaquePointer) -> Located {
    let claimed = offsets(of: node)
    if claimed.lowerBound >= cursor, let end = end(of: literal, from: claimed.lowerBound).end {
      return found(literal, claimed.lowerBound..<end)
    }
    if let range = search(literal) { return found(literal, range) }
    let isPlausible = !claimed.isEmpty && claimed.lowerBound >= cursor && claimed.upperBound <= block.upperBound
    if isPlausible { cursor = claimed.upperBound }
    return Located(range: range(isPlausible ? claimed : block), isVerbatim: false)
  }

  private mutating func found(_ literal: ArraySlice<UInt8>, _ offsets: Range<Int>) -> Located {
    cursor = offsets.upperBound
    // Escapes and entities are longer than what they stand for, so that equal lengths are equal bytes.
    return Located(range: range(offsets), isVerbatim: isInFile && offsets.count == literal.count)
  }

  private mutating func search(_ literal: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = literal.first else { return nil }
    var offset = cursor
    while offset < block.upperBound, searchBudget > 0 {
      searchBudget -= 1
      let byte = bytes[bytes.startIndex + offset]
      if byte == first || byte == backslash || byte == ampersand {
        let attempt = end(of: literal, from: offset)
        searchBudget -= attempt.looked
        if let end = attempt.end { return offset..<end }
      }
      offset += 1
    }
    return nil
  }

  /// Where a node's text ends if it begins at an offset, read through backslash escapes and entities; nil where it does not begin there.
  /// Also how many bytes were looked at.
  private func end(of literal: ArraySlice<UInt8>, from start: Int) -> (end: Int?, looked: Int) {
    var index = bytes.startIndex + start
    var position = literal.startIndex
    while position < literal.endIndex {
      guard index < bytes.endIndex else { return (nil, index - bytes.startIndex - start) }
      let byte = literal[position]
      let written = bytes[index]
      if written == byte, written != backslash, written != ampersand {
        index += 1
        position += 1
      } else if written == backslash, isPunctuation(byte), index + 1 < bytes.endIndex, bytes[index + 1] == byte {
        index += 2
        position += 1
      } else if written == ampersand, let semicolon = entityEnd(from: index),
        !literal[position...].starts(with: bytes[index..<semicolon])
      {
        index = semicolon
        position = min(position + scalarLength(byte), literal.endIndex)
      } else if written == byte {
        index += 1
        position += 1
      } else {
        return (nil, index - bytes.startIndex - start + 1)
      }
    }
    return (index - bytes.startIndex, index - bytes.startIndex - start)
  }

  /// Behind the semicolon of what may be an entity.
  private func entityEnd(from index: Int) -> Int? {
    let rest = bytes[index...].prefix(34)
    return rest.firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
  }

  private func offsets(of node: OpaquePointer) -> Range<Int> {
    let start = offset(line: cmark_node_get_start_line(node), column: cmark_node_get_start_column(node) - 1)
    let end = offset(line: cmark_node_get_end_line(node), column: cmark_node_get_end_column(node))
    return start..<max(start, end)
  }

  private func offset(line: Int32, column: Int32) -> Int {
    let index = Int(line) - 1
    guard lineStarts.indices.contains(index) else { return index < 0 ? 0 : bytes.count }
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    let shift = index == 0 ? prefix : 0
    return min(max(lineStarts[index], lineStarts[index] + Int(column) - shift), end)
  }

  private var isInFile: Bool {
    if case .verbatim = place { true } else { false }
  }

  private func range(_ offsets: Range<Int>) -> SourceRange {
    switch place {
    case .inside(let range): range
    case .verbatim(let file, let start):
      SourceRange(file: file, start + offsets.lowerBound..<start + offsets.upperBound)
    }
  }
}

extension TextPlace {
  func moved(by distance: Int) -> TextPlace {
    switch self {
    case .verbatim(let file, let offset): .verbatim(file, offset: offset + distance)
    case .inside: self
    }
  }
}

extension ArraySlice<UInt8> {
  var withoutByteOrderMark: ArraySlice<UInt8> { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self }

  /// Without the spaces, tabs and line ends at both ends.
  var trimmingWhiteSpace: ArraySlice<UInt8> {
    var slice = self
    while let byte = slice.first, byte == 0x20 || (0x09...0x0D).contains(byte) { slice = slice.dropFirst() }
    while let byte = slice.last, byte == 0x20 || (0x09...0x0D).contains(byte) { slice = slice.dropLast() }
    return slice
  }
}
