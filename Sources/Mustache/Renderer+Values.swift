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
    guard index >= 0, contexts[index].all[mask] & bit != 0 else {
      lowest = -1
      return Place(model: 0, node: ModelNode.absent)
    }
    while index >= 0 {
      let context = contexts[index]
      if let masks = context.masks, masks[mask].bits & bit != 0, var found = member(key, of: context.place) {
        lowest = min(lowest, index)
        var part = 1
        while part < Int(node.count) {
          guard let next = member(program.keys[Int(node.start) + part], of: found) else {
            return Place(model: 0, node: ModelNode.absent)
          }
          found = next
          part += 1
        }
        return found
      }
      index -= 1
    }
    lowest = -1
    return Place(model: 0, node: ModelNode.absent)
  }

  @inline(__always)
  func member(_ key: UInt32, of place: Place) -> Place? {
    let model = models[place.model]
    let node = model.nodes[Int(place.node)]
    guard node.kind == .object else { return nil }
    let first = Int(node.start) + ModelMember.maskCount
    let mask = model.members[Int(node.start) + ModelMember.maskIndex(key)]
    guard mask.bits & ModelMember.bit(key) != 0 else { return nil }
    // Backwards: a name that was set twice keeps the later value.
    var index = first + Int(node.count)
    while index > first {
      index -= 1
      if model.members[index].symbol == key { return Place(model: place.model, node: model.members[index].node) }
    }
    return nil
  }

  /// The context of a value that is to lie at a height of the stack.
  @inline(__always)
  func context(_ place: Place, at index: Int) -> Context {
    let model = models[place.model]
    let node = model.nodes[Int(place.node)]
    let around = index > 0 ? contexts[index - 1].all : SIMD4()
    guard node.kind == .object, let masks = model.members.baseAddress.map({ $0 + Int(node.start) }) else {
      return Context(place: place, masks: nil, all: around)
    }
    let own = SIMD4(masks[0].bits, masks[1].bits, masks[2].bits, masks[3].bits)
    return Context(place: place, masks: masks, all: around | own)
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
