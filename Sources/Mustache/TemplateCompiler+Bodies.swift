import Findings

extension TemplateCompiler {
  mutating func open(_ kind: TemplateNode.Kind, _ tag: Tag) {
    takeStandalone(tag)
    guard check(tag.content, in: tag, isKey: true) else { return }
    let node = append(TemplateNode(kind: kind, name: offsets(tag.content)))
    push(Open(kind: kind, name: tag.content, tag: tag.range, node: node, outerMargin: margin))
  }

  mutating func openParent(_ tag: Tag) {
    let (name, traits) = calledName(tag)
    let lead = lead(of: tag.range.lowerBound)
    emitText(textStart..<tag.range.lowerBound)
    textStart = tag.range.upperBound
    guard check(name, in: tag, isKey: traits.contains(.dynamic)) else { return }
    let node = append(TemplateNode(kind: .parent, traits: traits, name: offsets(name)))
    // Closed by what was written, `*` and all.
    push(
      Open(
        kind: .parent, name: tag.content, tag: tag.range, node: node, lead: lead,
        outerMargin: margin))
  }

  mutating func openBlock(_ tag: Tag) {
    guard check(tag.content, in: tag, isKey: false) else {
      takeStandalone(tag)
      return
    }
    if let parent = opens.last, parent.kind == .parent, parent.node != nil {
      openReplacement(tag)
    } else {
      openPlace(tag)
    }
  }

  /// A block in a parent tag: what the parent's block of that name prints instead. Its content loses the margin that it has in this
  /// file, and gets that of the place it goes to.
  private mutating func openReplacement(_ tag: Tag) {
    let node = nodes.count
    nodes.append(TemplateNode(kind: .block, end: UInt32(node + 1), name: offsets(tag.content)))
    textStart = tag.range.upperBound
    push(Open(kind: .block, name: tag.content, tag: tag.range, node: node, outerMargin: margin))
    margin = 0
    if let next = lineEnd(after: tag.range.upperBound), next < bytes.count {
      textStart = next
      margin = contentLead(from: next).lead.count
    }
  }

  /// A block anywhere else: a place with a default content.
  private mutating func openPlace(_ tag: Tag) {
    var node = TemplateNode(kind: .block, name: offsets(tag.content))
    let lead = lead(of: tag.range.lowerBound)
    if let lead, let next = lineEnd(after: tag.range.upperBound), next < bytes.count {
      emitText(textStart..<lead.lowerBound)
      textStart = next
      node.traits.insert(.standalone)
      let content = contentLead(from: next)
      node.indentation = store(content.isClosing ? lead : content.lead)
    } else {
      emitText(textStart..<tag.range.lowerBound)
      textStart = tag.range.upperBound
      if let lead {
        node.traits.insert(.startsLine)
        node.indentation = store(lead)
      }
    }
    let index = append(node)
    push(Open(kind: .block, name: tag.content, tag: tag.range, node: index, outerMargin: margin))
  }

  /// The space before the first line that has something in it, and whether that is a closing tag.
  private func contentLead(from start: Int) -> (lead: Range<Int>, isClosing: Bool) {
    var line = start
    var index = start
    while index < bytes.count, isSpace(bytes[index]) {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\n") { line = index }
    }
    let rest = bytes[index...]
    return (line..<index, rest.starts(with: opening) && rest.dropFirst(opening.count).first == UInt8(ascii: "/"))
  }

  private mutating func push(_ open: Open) {
    guard opens.count < Template.depthLimit else {
      report("Nested more than \(Template.depthLimit) deep", at: open.tag)
      // Nothing that follows could be understood: the closing tags would not match.
      textStart = bytes.count
      opens = []
      return
    }
    opens.append(open)
  }

  mutating func close(_ tag: Tag) {
    guard let open = opens.last else {
      report("Closing tag without a section '\(text(tag.content))'", at: tag.range)
      takeStandalone(tag)
      return
    }
    guard closes(tag, open) else {
      report(
        "Closing tag '\(text(tag.content))' stands in '\(text(open.name))'",
        help: "close '\(text(open.name))' first with '\(closingTag(open))'",
        at: tag.content.isEmpty ? tag.range : tag.content,
        related: [Finding.Related("'\(text(open.name))' is opened here", at: SourceRange(file: file, open.tag))])
      takeStandalone(tag)
      // Go on behind the section that was meant, if there is one: one mistake, one finding.
      if let meant = opens.lastIndex(where: { closes(tag, $0) }) { opens.removeSubrange(meant...) }
      return
    }
    switch open.kind {
    case .parent: closeParent(tag, open)
    case .block where isReplacement(opens.count - 1): closeReplacement(tag)
    default: takeStandalone(tag)
    }
    opens.removeLast()
    margin = open.outerMargin
    if let node = open.node { nodes[node].end = UInt32(nodes.count) }
    barrier = nodes.count
  }

  private func closes(_ tag: Tag, _ open: Open) -> Bool {
    if bytes[tag.content] == bytes[open.name] { return true }
    // `{{<* name}}` may be closed by `{{/name}}` or `{{/*name}}`.
    guard open.kind == .parent else { return false }
    return bytes[tag.content].filter { !isSpace($0) } == bytes[open.name].filter { !isSpace($0) }
  }

  private func isReplacement(_ index: Int) -> Bool {
    index > 0 && opens[index].node != nil && opens[index - 1].kind == .parent
  }

  private mutating func closeReplacement(_ tag: Tag) {
    let lead = lead(of: tag.range.lowerBound)
    emitText(textStart..<(lead?.lowerBound ?? tag.range.lowerBound))
    textStart = tag.range.upperBound
  }

  /// A parent has its lines for itself where nothing stands before its opening and behind its closing tag.
  private mutating func closeParent(_ tag: Tag, _ open: Open) {
    textStart = tag.range.upperBound
    guard let lead = open.lead, let next = lineEnd(after: tag.range.upperBound) else { return }
    textStart = next
    guard let node = open.node else { return }
    nodes[node].traits.insert(.standalone)
    nodes[node].indentation = store(lead)
    let count = UInt32(nodes[node].indentation.count)
    // The space was printed when it was not yet known how the parent ends.
    if node > 0, nodes[node - 1].kind == .text, nodes[node - 1].text.count >= Int(count), count > 0 {
      let text = nodes[node - 1].text
      nodes[node - 1].text = text.lowerBound..<text.upperBound - count
    }
  }
}
