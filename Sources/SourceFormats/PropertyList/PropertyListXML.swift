import Findings

extension PropertyListParser {
  private func stands(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { text in
      offset + text.count <= bytes.count && bytes[offset..<offset + text.count].elementsEqual(text)
    }
  }

  /// The offset behind the next occurrence of a text; nil where there is none.
  private func end(of text: StaticString, from offset: Int) -> Int? {
    var offset = offset
    while offset < bytes.count {
      if stands(text, at: offset) { return offset + text.utf8CodeUnitCount }
      offset += 1
    }
    return nil
  }

  /// Passes over white space, comments, `<?…?>` and `<!DOCTYPE …>`. False where one does not end, or text stands here.
  mutating func skipToTag() -> Bool {
    while at < bytes.count {
      let start = at
      var next: Int?
      if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[at]) {
        next = at + 1
      } else if stands("<!--", at: at) {
        next = end(of: "-->", from: at + 4)
      } else if stands("<?", at: at) {
        next = end(of: "?>", from: at + 2)
      } else if stands("<!DOCTYPE", at: at) {
        next = end(of: ">", from: at)
        if let behind = next, bytes[start..<behind].contains(UInt8(ascii: "[")) {
          return stop("Declarations in '<!DOCTYPE>'", help: "Remove what stands in '[…]'", at: start..<behind)
        }
      } else if bytes[at] == UInt8(ascii: "<") {
        return true
      } else {
        var stopAt = at
        while stopAt < bytes.count, bytes[stopAt] > 0x20, bytes[stopAt] != UInt8(ascii: "<") { stopAt += 1 }
        return stop("Expected a tag", help: "Text stands in '<string>'", at: at..<max(stopAt, at + 1))
      }
      guard let next else { return stop("'<' is not closed", at: start..<start + 1) }
      at = next
    }
    return true
  }

  /// The tag at the current offset, which holds a `<`. Attributes are passed over.
  mutating func parseTag() -> Tag? {
    let start = at
    var offset = at + 1
    let isEnd = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    let nameStart = offset
    while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
    let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"), bytes[offset] != UInt8(ascii: "<") { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">"), !name.isEmpty else {
      _ = stop(
        "Tag is not closed, expected '>'", help: "Text has '&lt;' for '<'", at: start..<nameStart + name.utf8.count)
      return nil
    }
    at = offset + 1
    return Tag(name: name, range: start..<at, isEnd: isEnd, isEmpty: !isEnd && bytes[offset - 1] == UInt8(ascii: "/"))
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The tag that closes another, at the current offset.
  mutating func closing(_ tag: Tag) -> Range<Int>? {
    guard at < bytes.count else {
      _ = stop("'<\(tag.name)>' is not closed", at: tag.range)
      return nil
    }
    guard let close = parseTag() else { return nil }
    guard close.isEnd, close.name == tag.name else {
      _ = stop("Expected '</\(tag.name)>'", help: "Text has '&lt;' for '<'", at: close.range)
      return nil
    }
    return close.range
  }

  /// The text up to the next tag, with its entities replaced and its comments left out.
  mutating func parseText() -> String? {
    var text: [UInt8] = []
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "&") {
        guard let character = parseEntity() else { return nil }
        text.append(contentsOf: String(character).utf8)
      } else if bytes[at] != UInt8(ascii: "<") {
        text.append(bytes[at])
        at += 1
      } else if stands("<![CDATA[", at: at) || stands("<!--", at: at) {
        let isComment = stands("<!--", at: at)
        let start = at + (isComment ? 4 : 9)
        guard let behind = isComment ? end(of: "-->", from: start) : end(of: "]]>", from: start) else {
          _ = stop("'<!' is not closed", at: at..<start)
          return nil
        }
        if !isComment { text.append(contentsOf: bytes[start..<behind - 3]) }
        at = behind
      } else {
        break
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func parseEntity() -> Unicode.Scalar? {
    let start = at
    var end = at + 1
    while end < bytes.count, end - start < 12, bytes[end] != UInt8(ascii: ";"), bytes[end] > 0x20,
      bytes[end] != UInt8(ascii: "<")
    { end += 1 }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let character: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    guard let character, end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      _ = stop("Unexpected '&'", help: "Text has '&amp;' for '&'", at: start..<end)
      return nil
    }
    at = end + 1
    return character
  }
}
