extension TemplateCompiler {
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  func offsets(_ range: Range<Int>) -> Range<UInt32> { UInt32(range.lowerBound)..<UInt32(range.upperBound) }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + needle.count <= bytes.count {
        if bytes[index] == first, bytes[index...].starts(with: needle) { return index }
        index += 1
      }
      return nil
    }
  }

  /// The space between the start of the line and a tag; nil where something else stands there.
  func lead(of tag: Int) -> Range<Int>? {
    var start = tag
    while start > textStart, isBlank(bytes[start - 1]) { start -= 1 }
    guard start == contentStart || start > 0 && bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return start..<tag
  }

  /// The start of the next line, where nothing but space stands before it.
  func lineEnd(after tag: Int) -> Int? {
    var end = tag
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if end == bytes.count { return end }
    if bytes[end] == UInt8(ascii: "\n") { return end + 1 }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "\n") { return end + 2 }
    return nil
  }

  /// The space before a tag that stands alone in its line, and the start of the next line.
  func standalone(_ tag: Range<Int>) -> (lead: Range<Int>, next: Int)? {
    guard let lead = lead(of: tag.lowerBound), let next = lineEnd(after: tag.upperBound) else { return nil }
    return (lead, next)
  }

  /// Appends a node unless it stands where nothing is printed, and returns its index.
  @discardableResult
  mutating func append(_ node: TemplateNode) -> Int? {
    guard !isIgnoring else { return nil }
    nodes.append(node)
    nodes[nodes.count - 1].end = UInt32(nodes.count)
    return nodes.count - 1
  }

  mutating func emitText(_ range: Range<Int>) {
    guard !isIgnoring, !range.isEmpty else { return }
    let text = store(range)
    guard !text.isEmpty else { return }
    if let last = nodes.last, last.kind == .text, nodes.count > barrier, last.text.upperBound == text.lowerBound {
      nodes[nodes.count - 1].text = last.text.lowerBound..<text.upperBound
    } else {
      append(TemplateNode(kind: .text, text: text))
    }
  }

  /// Copies a stretch of the source to the texts, without the margin of its lines.
  mutating func store(_ range: Range<Int>) -> Range<UInt32> {
    let start = UInt32(texts.count)
    guard margin > 0 else {
      texts.append(contentsOf: bytes[range])
      return start..<UInt32(texts.count)
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if index == contentStart || bytes[index - 1] == UInt8(ascii: "\n") {
        var skipped = 0
        while skipped < margin, index < range.upperBound, isBlank(bytes[index]) {
          skipped += 1
          index += 1
        }
      }
      let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
      texts.append(contentsOf: bytes[index..<end])
      index = end
    }
    return start..<UInt32(texts.count)
  }
}
