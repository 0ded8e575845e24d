import Findings

extension TemplateCompiler {
  struct Tag {
    /// The byte behind the delimiter that says what the tag is; 0 for a variable.
    var sigil: UInt8
    /// With the delimiters.
    var range: Range<Int>
    /// Between sigil and delimiter, without the space around it.
    var content: Range<Int>
  }

  /// Nil, with a finding, where the tag does not end.
  mutating func readTag(at start: Int) -> Tag? {
    var content = start + opening.count
    while content < bytes.count, isSpace(bytes[content]) { content += 1 }
    var sigil: UInt8 = 0
    if content < bytes.count, "#^/>{&!=<$".utf8.contains(bytes[content]) {
      sigil = bytes[content]
      content += 1
    }
    var ending = closing
    if sigil == UInt8(ascii: "{") { ending.insert(UInt8(ascii: "}"), at: 0) }
    if sigil == UInt8(ascii: "=") { ending.insert(UInt8(ascii: "="), at: 0) }
    guard let end = find(ending, from: content) else {
      report(
        "Tag is never closed", help: "close it with '\(String(decoding: ending, as: UTF8.self))'",
        at: start..<start + opening.count)
      return nil
    }
    return Tag(sigil: sigil, range: start..<end + ending.count, content: trimmed(content..<end))
  }

  mutating func take(_ tag: Tag) {
    switch tag.sigil {
    case UInt8(ascii: "!"): takeStandalone(tag)
    case UInt8(ascii: "="): takeDelimiters(tag)
    case UInt8(ascii: "#"): open(.section, tag)
    case UInt8(ascii: "^"): open(.inverted, tag)
    case UInt8(ascii: "<"): openParent(tag)
    case UInt8(ascii: "$"): openBlock(tag)
    case UInt8(ascii: ">"): takePartial(tag)
    case UInt8(ascii: "/"): close(tag)
    default: takeVariable(tag)
    }
  }

  /// Whether a name is a name. Where it is not, a finding says so.
  mutating func check(_ name: Range<Int>, in tag: Tag, isKey: Bool) -> Bool {
    if name.isEmpty {
      report("Tag has no name", at: tag.range)
      return false
    }
    if let space = bytes[name].firstIndex(where: isSpace) {
      report("Space in the name '\(text(name))'", at: space..<space + 1)
      return false
    }
    let dot = UInt8(ascii: ".")
    guard isKey, name.count > 1 || bytes[name.lowerBound] != dot else { return true }
    var isPartEmpty = true
    for index in name {
      if bytes[index] != dot { isPartEmpty = false } else if isPartEmpty { break } else { isPartEmpty = true }
    }
    if isPartEmpty { report("Empty part in the name '\(text(name))'", at: name) }
    return !isPartEmpty
  }

  mutating func takeVariable(_ tag: Tag) {
    guard check(tag.content, in: tag, isKey: true) else { return }
    let isRaw = tag.sigil != 0
    var node = TemplateNode(kind: .variable, traits: isRaw ? .raw : [], name: offsets(tag.content))
    if escaping == .markdown, !isRaw, isDestination(tag.range) { node.traits = .destination }
    if escaping == .markdown, !isRaw, isBetweenBackticks(tag.range) {
      node.traits = .code
      emitText(textStart..<tag.range.lowerBound - 1)
      textStart = tag.range.upperBound + 1
    } else {
      emitText(textStart..<tag.range.lowerBound)
      textStart = tag.range.upperBound
    }
    append(node)
  }

  /// One backtick on each side: the renderer writes the code span, since what can stand in it depends on the value.
  private func isBetweenBackticks(_ range: Range<Int>) -> Bool {
    let tick = UInt8(ascii: "`")
    let before = range.lowerBound - 1
    let after = range.upperBound
    guard before >= textStart, after < bytes.count, bytes[before] == tick, bytes[after] == tick else { return false }
    return !(before > 0 && bytes[before - 1] == tick) && !(after + 1 < bytes.count && bytes[after + 1] == tick)
  }

  /// Between the parentheses behind a link's text: an address needs no escapes, and could not be copied with them.
  private func isDestination(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound - 2
    guard before >= textStart, range.upperBound < bytes.count else { return false }
    return bytes[before] == UInt8(ascii: "]") && bytes[before + 1] == UInt8(ascii: "(")
      && bytes[range.upperBound] == UInt8(ascii: ")")
  }

  mutating func takePartial(_ tag: Tag) {
    let (name, traits) = calledName(tag)
    guard check(name, in: tag, isKey: traits.contains(.dynamic)) else { return }
    var node = TemplateNode(kind: .partial, traits: traits, name: offsets(name))
    if let (lead, next) = standalone(tag.range) {
      emitText(textStart..<lead.lowerBound)
      node.indentation = store(lead)
      node.traits.insert(.standalone)
      textStart = next
    } else {
      emitText(textStart..<tag.range.lowerBound)
      textStart = tag.range.upperBound
    }
    append(node)
  }

  /// `*name` is a dynamic name.
  func calledName(_ tag: Tag) -> (name: Range<Int>, traits: TemplateNode.Traits) {
    guard !tag.content.isEmpty, bytes[tag.content.lowerBound] == UInt8(ascii: "*") else { return (tag.content, []) }
    return (trimmed(tag.content.lowerBound + 1..<tag.content.upperBound), .dynamic)
  }

  mutating func takeDelimiters(_ tag: Tag) {
    let parts = bytes[tag.content].split(whereSeparator: isSpace)
    takeStandalone(tag)
    guard parts.count == 2, !bytes[tag.content].contains(UInt8(ascii: "=")) else {
      report(
        "Delimiters '\(text(tag.content))' are not two words", help: "write them as '{{=<% %>=}}', without '=' in them",
        at: tag.range)
      return
    }
    guard parts[0].count <= Self.delimiterLimit, parts[1].count <= Self.delimiterLimit else {
      report("Delimiters are longer than \(Self.delimiterLimit) bytes", at: tag.range)
      return
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  /// A tag that prints nothing, and takes its line with it where it stands alone.
  mutating func takeStandalone(_ tag: Tag) {
    if let (lead, next) = standalone(tag.range) {
      emitText(textStart..<lead.lowerBound)
      textStart = next
    } else {
      emitText(textStart..<tag.range.lowerBound)
      textStart = tag.range.upperBound
    }
  }
}
