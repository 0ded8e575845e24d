extension Renderer {
  mutating func call(_ address: UnsafePointer<LinkedNode>, _ output: inout ByteSink) {
    let node = address.pointee
    guard let template = calledTemplate(address) else {
      ip = Int(node.end)
      return
    }
    frames.push(frame(resumingAt: node.end, isCall: true))
    calls += 1
    if node.kind == .parent {
      scopes.push(Scope(parent: ip, outer: scope))
      scope = scopes.count - 1
    }
    if node.traits.contains(.standalone) {
      indent(node)
      atLineStart = true
    } else {
      suspendIndentation(&output)
    }
    ip = Int(program.entries[template].first)
    end = Int(program.entries[template].end)
  }

  mutating func calledTemplate(_ address: UnsafePointer<LinkedNode>) -> Int? {
    let node = address.pointee
    guard node.traits.contains(.dynamic) else {
      return node.start == LinkedNode.noTemplate ? nil : Int(node.start)
    }
    let place = find(address)
    let value = self.node(place)
    guard value.kind == .text || value.kind == .markup else { return nil }
    let wanted = bytes(value, of: place)
    for name in program.names where name.escaping == escaping && name.count == value.count {
      let bytes = program.nameBytes[Int(name.start)..<Int(name.start) + Int(name.count)]
      if bytes.elementsEqual(wanted) { return Int(name.template) }
    }
    return nil
  }

  /// What stands in a block's place is what the outermost parent tag around gives for it, else the block's own content.
  mutating func enterBlock(_ node: LinkedNode) {
    // What stands here is not the value's business: no part with a block in it is kept.
    lowest = -1
    var found: (block: Int, outer: Int)?
    var index = scope
    while index >= 0 {
      let parent = scopes[index].parent
      let parentEnd = Int(program.nodes[parent].end)
      var child = parent + 1
      while child < parentEnd {
        if program.nodes[child].start == node.start { found = (child, scopes[index].outer) }
        child = Int(program.nodes[child].end)
      }
      index = scopes[index].outer
    }
    guard let found else {
      ip += 1
      return
    }
    frames.push(frame(resumingAt: node.end, isCall: true))
    calls += 1
    // Its own blocks belong to the template it stands in, and only what is around that can replace them.
    scope = found.outer
    if node.traits.contains(.standalone) {
      indent(node)
      atLineStart = true
    } else if node.traits.contains(.startsLine) {
      indent(node)
      if node.indentationCount > 0 { atLineStart = false }
    } else {
      indentationStart = indentation.count
    }
    ip = found.block + 1
    end = Int(program.nodes[found.block].end)
  }
}
