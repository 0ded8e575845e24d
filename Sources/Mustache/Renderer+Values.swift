extension Renderer {
  /// The value of a node's key: its first name is looked for from the innermost context outwards, the others in what was found.
  ///
  /// It changes nothing; that it could keeps the compiler from copying the renderer for each call.
  mutating func find(_ node: LinkedNode) -> Place {
    guard node.count > 0 else {
      guard !contexts.isEmpty else { return Place(model: 0, node: ModelNode.absent) }
      lowest = min(lowest, contexts.count - 1)
      return contexts[contexts.count - 1].place
    }
    let key = program.keys[Int(node.start)]
    let mask = ModelMember.maskIndex(key)
    let bit = ModelMember.bit(key)
    var index = contexts.count - 1
    guard index >= 0, contexts.pointer(to: index).pointee.all[mask] & bit != 0 else {
      lowest = -1
      return Place(model: 0, node: ModelNode.absent)
    }
    while index >= 0 {
      let context = contexts.pointer(to: index)
      if let object = context.pointee.object, object[mask].bits & bit != 0,
        let found = lookUp(key, in: object, context.pointee.memberCount)
      {
        lowest = min(lowest, index)
        let place = Place(model: context.pointee.place.model, node: found)
        return node.count == 1 ? place : findRest(of: node, in: place)
      }
      index -= 1
    }
    lowest = -1
    return Place(model: 0, node: ModelNode.absent)
  }

  /// What the further names of a key lead to.
  private func findRest(of node: LinkedNode, in first: Place) -> Place {
    var found = first
    for part in 1..<Int(node.count) {
      guard let next = member(program.keys[Int(node.start) + part], of: found) else {
        return Place(model: 0, node: ModelNode.absent)
      }
      found = next
    }
    return found
  }

  private func member(_ key: UInt32, of place: Place) -> Place? {
    let model = models[place.model]
    let node = model.nodes[Int(place.node)]
    guard node.kind == .object, let object = model.members.baseAddress.map({ $0 + Int(node.start) }),
      object[ModelMember.maskIndex(key)].bits & ModelMember.bit(key) != 0,
      let found = lookUp(key, in: object, Int(node.count))
    else { return nil }
    return Place(model: place.model, node: found)
  }

  @inline(__always)
  private func lookUp(_ key: UInt32, in object: UnsafePointer<ModelMember>, _ count: Int) -> UInt32? {
    let members = object + ModelMember.maskCount
    // Backwards: a name that was set twice keeps the later value.
    var index = count
    while index > 0 {
      index -= 1
      if members[index].symbol == key { return members[index].node }
    }
    return nil
  }

  /// The context of a value that is to lie at a height of the stack.
  @inline(__always)
  func context(_ place: Place, at index: Int) -> Context {
    let model = models[place.model]
    let node = model.nodes[Int(place.node)]
    let around = index > 0 ? contexts.pointer(to: index - 1).pointee.all : SIMD4()
    guard node.kind == .object, let object = model.members.baseAddress.map({ $0 + Int(node.start) }) else {
      return Context(place: place, object: nil, memberCount: 0, all: around)
    }
    let own = SIMD4(object[0].bits, object[1].bits, object[2].bits, object[3].bits)
    return Context(place: place, object: object, memberCount: Int(node.count), all: around | own)
  }

  func node(_ place: Place) -> ModelNode {
    models.isEmpty ? ModelNode(kind: .absent) : models[place.model].nodes[Int(place.node)]
  }

  /// Nothing, *false*, an empty text and an empty list are not.
  func isTrue(_ place: Place) -> Bool {
    let node = node(place)
    switch node.kind {
    case .absent, .no: return false
    case .yes, .object: return true
    case .text, .markup, .list: return node.count > 0
    }
  }

  func bytes(_ node: ModelNode, of place: Place) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: models[place.model].bytes[Int(node.start)..<Int(node.start) + Int(node.count)])
  }

  mutating func appendValue(_ node: LinkedNode, to output: inout ByteSink) {
    let place = find(node)
    let value = self.node(place)
    if indentationStart < indentation.count, atLineStart {
      appendIndentation(to: &output)
      atLineStart = false
    }
    switch value.kind {
    case .absent, .list, .object: return
    case .no: output.append("false")
    case .yes: output.append("true")
    case .text, .markup:
      let text = bytes(value, of: place)
      if node.traits.contains(.code) {
        appendCode(text, isMarkup: value.kind == .markup, to: &output)
      } else if value.kind == .markup || node.traits.contains(.raw) {
        output.append(contentsOf: text)
      } else if node.traits.contains(.destination) {
        MarkdownText(bytes: text).appendDestination(to: &output)
      } else {
        escaping.append(text, to: &output)
      }
    }
  }

  func appendCode(_ text: UnsafeBufferPointer<UInt8>, isMarkup: Bool, to output: inout ByteSink) {
    if isMarkup {
      output.append("<code>")
      output.append(contentsOf: text)
      output.append("</code>")
    } else if !text.isEmpty {
      MarkdownText(bytes: text).appendCode(to: &output)
    }
  }
}
