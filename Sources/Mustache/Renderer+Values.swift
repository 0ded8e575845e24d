extension Renderer {
  /// The value of a node's key: its first name is looked for from the innermost context outwards, the others in what was found.
  mutating func find(_ node: UnsafePointer<LinkedNode>) -> Place {
    guard node.pointee.count > 0 else { return innermost() }
    let key = node.pointee.symbol
    let (mask, bit) = (ModelMember.maskIndex(key), ModelMember.bit(key))
    var index = contexts.count &- 1
    if index >= 0, contexts.pointer(to: index).holds(bit, in: mask) {
      let note = notes + ip
      repeat {
        let context = contexts.pointer(to: index)
        if let object = context.pointee.object, object[mask].bits & bit != 0 {
          let member = object + (ModelMember.headerCount &+ Int(note.pointee.member))
          let isThere = Int(note.pointee.member) < context.pointee.memberCount && member.pointee.symbol == key
          if let found = isThere ? member.pointee.node : search(key, in: object, context.pointee.memberCount, note) {
            if index < lowest { lowest = index }
            let place = Place(model: context.pointee.place.model, node: found)
            return node.pointee.count == 1 ? place : findRest(of: node, in: place)
          }
        }
        index &-= 1
      } while index >= 0
    }
    lowest = -1
    return .absent
  }

  /// The value that names are looked up in first: what `.` means.
  private mutating func innermost() -> Place {
    guard !contexts.isEmpty else { return .absent }
    lowest = min(lowest, contexts.count - 1)
    return contexts.last.pointee.place
  }

  /// What the further names of a key lead to.
  ///
  /// It changes nothing; that it could keeps the compiler from copying the renderer for each call.
  private mutating func findRest(of node: UnsafePointer<LinkedNode>, in first: Place) -> Place {
    var found = first
    for part in 1..<Int(node.pointee.count) {
      guard let next = member(program.keys[Int(node.pointee.start) + part], of: found) else { return .absent }
      found = next
    }
    return found
  }

  private mutating func member(_ key: UInt32, of place: Place) -> Place? {
    guard var object = object(at: place) else { return nil }
    while true {
      if object.header[ModelMember.maskIndex(key)].bits & ModelMember.bit(key) != 0 {
        for index in 0..<object.count where object.header[ModelMember.headerCount + index].symbol == key {
          return Place(model: place.model, node: object.header[ModelMember.headerCount + index].node)
        }
      }
      let base = Place(model: place.model, node: object.header[ModelMember.baseIndex].node)
      guard base.node != ModelNode.absent, let next = self.object(at: base) else { return nil }
      object = next
    }
  }

  /// An object's header, which its members follow, and their count; nil for what is none.
  @inline(__always)
  private func object(at place: Place) -> (header: UnsafePointer<ModelMember>, count: Int)? {
    let model = models[Int(place.model)]
    let node = model.nodes[Int(place.node)]
    guard node.kind == .object, let members = model.members.baseAddress else { return nil }
    return (members + Int(node.start), Int(node.count))
  }

  /// Looks for a name among all of an object's members, and notes where it is.
  private mutating func search(
    _ key: UInt32, in object: UnsafePointer<ModelMember>, _ count: Int, _ note: UnsafeMutablePointer<NodeNote>
  ) -> UInt32? {
    let members = object + ModelMember.headerCount
    for index in 0..<count where members[index].symbol == key {
      note.pointee.member = UInt8(truncatingIfNeeded: index)
      return members[index].node
    }
    return nil
  }

  /// Pushes a value as a context, and below it what it is laid over.
  mutating func enter(_ place: Place) {
    guard let object = object(at: place) else {
      let all = contexts.isEmpty ? SIMD4() : contexts.last.pointee.all
      contexts.push(Context(all: all, object: nil, memberCount: 0, place: place))
      return
    }
    let base = object.header[ModelMember.baseIndex].node
    if base != ModelNode.absent { enter(Place(model: place.model, node: base)) }
    let header = object.header
    let own = SIMD4(header[0].bits, header[1].bits, header[2].bits, header[3].bits)
    let all = contexts.isEmpty ? own : contexts.last.pointee.all | own
    contexts.push(Context(all: all, object: header, memberCount: object.count, place: place))
  }

  @inline(__always)
  func node(_ place: Place) -> ModelNode {
    models.isEmpty ? ModelNode(kind: .absent) : models[Int(place.model)].nodes[Int(place.node)]
  }

  func bytes(_ node: ModelNode, of place: Place) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: models[Int(place.model)].bytes[Int(node.start)..<Int(node.start) + Int(node.count)])
  }

  mutating func appendValue(_ node: UnsafePointer<LinkedNode>, to output: inout ByteSink) {
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
      if node.pointee.traits.contains(.code) {
        appendCode(text, isMarkup: value.kind == .markup, to: &output)
      } else if value.kind == .markup || node.pointee.traits.contains(.raw) {
        output.append(contentsOf: text)
      } else if node.pointee.traits.contains(.destination) {
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

extension UnsafeMutablePointer<Renderer.Context> {
  /// Whether this context or one around it may hold a name. A context begins with the masks of them all.
  @inline(__always)
  fileprivate func holds(_ bit: UInt64, in mask: Int) -> Bool {
    UnsafeRawPointer(self).load(fromByteOffset: mask * 8, as: UInt64.self) & bit != 0
  }
}

extension ModelNode {
  /// Nothing, *false*, an empty text and an empty list are not.
  @inline(__always)
  var isTrue: Bool {
    switch kind {
    case .absent, .no: false
    case .yes, .object: true
    case .text, .markup, .list: count > 0
    }
  }
}
