/// Runs a program over models. It keeps its own stack: neither nested data nor nested templates cost call depth.
struct Renderer {
  let program: ProgramView
  let models: UnsafeBufferPointer<ModelView>
  let escaping: Escaping

  /// A value of one of the models.
  struct Place {
    var model: Int
    var node: UInt32
  }

  /// What to go back to when a body ends.
  struct Frame {
    var resume: Int
    var end: Int
    var contextCount: Int
    var scope: Int
    var scopeCount: Int
    var indentationStart: Int
    var indentationEnd: Int
    var isCall: Bool
    /// Of a section over a list: the body and the members that are still to come.
    var body = 0
    var next = 0
    var left = 0
  }

  /// The blocks that a parent tag replaces, while its parent is rendered.
  struct Scope {
    var parent: Int
    /// The scope that the tag itself stood in; -1 for none.
    var outer: Int
  }

  private var contexts: [Place] = []
  private var frames: [Frame] = []
  private var scopes: [Scope] = []
  private var scope = -1
  private var calls = 0
  private var ip = 0
  private var end = 0
  /// All indentations that hold, outermost first; those before `indentationStart` are suspended.
  private var indentation: [UInt8] = []
  private var indentationStart = 0
  private var atLineStart = true

  init(program: ProgramView, models: UnsafeBufferPointer<ModelView>, escaping: Escaping) {
    self.program = program
    self.models = models
    self.escaping = escaping
    contexts.reserveCapacity(32)
    frames.reserveCapacity(32)
    for (index, model) in models.enumerated() { contexts.append(Place(model: index, node: model.root)) }
  }

  mutating func render(_ template: Int, into output: inout ByteSink) -> Bool {
    ip = Int(program.entries[template].first)
    end = Int(program.entries[template].end)
    while true {
      if ip >= end {
        if frames.isEmpty { return true }
        finishBody(&output)
        continue
      }
      let node = program.nodes[ip]
      switch node.kind {
      case .text:
        appendText(node.start, node.count, to: &output)
        ip += 1
      case .variable:
        appendValue(node, to: &output)
        ip += 1
      case .section: enterSection(node)
      case .inverted: ip = isTrue(find(node)) ? Int(node.end) : ip + 1
      case .block: enterBlock(node)
      case .partial, .parent:
        guard calls < TemplateLibrary.callLimit else { return false }
        call(node, &output)
      }
    }
  }

  private mutating func finishBody(_ output: inout ByteSink) {
    let last = frames.count - 1
    let frame = frames[last]
    if frame.left > 0 {
      contexts.removeLast(contexts.count - frame.contextCount - 1)
      contexts[frame.contextCount].node = models[contexts[frame.contextCount].model].members[frame.next].node
      frames[last].next += 1
      frames[last].left -= 1
      ip = frame.body
      return
    }
    frames.removeLast()
    contexts.removeLast(contexts.count - frame.contextCount)
    ip = frame.resume
    end = frame.end
    guard frame.isCall else { return }
    calls -= 1
    scopes.removeLast(scopes.count - frame.scopeCount)
    scope = frame.scope
    indentation.removeLast(indentation.count - frame.indentationEnd)
    indentationStart = frame.indentationStart
    if indentationStart < indentation.count { atLineStart = output.last == UInt8(ascii: "\n") }
  }

  private func frame(resumingAt resume: UInt32, isCall: Bool) -> Frame {
    Frame(
      resume: Int(resume), end: end, contextCount: contexts.count, scope: scope, scopeCount: scopes.count,
      indentationStart: indentationStart, indentationEnd: indentation.count, isCall: isCall)
  }
}

// MARK: Values

extension Renderer {
  /// The value of a node's key: its first name is looked for from the innermost context outwards, the others in what was found.
  private func find(_ node: LinkedNode) -> Place {
    guard node.count > 0 else { return contexts.last ?? Place(model: 0, node: ModelNode.absent) }
    let key = program.keys[Int(node.start)]
    var index = contexts.count - 1
    while index >= 0 {
      let context = contexts[index]
      if var found = member(key, of: context) {
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
    return Place(model: 0, node: ModelNode.absent)
  }

  @inline(__always)
  private func member(_ key: UInt32, of place: Place) -> Place? {
    let model = models[place.model]
    let node = model.nodes[Int(place.node)]
    guard node.kind == .object else { return nil }
    let first = Int(node.start)
    guard model.members[first].bits & (1 << UInt64(key & 63)) != 0 else { return nil }
    // Backwards: a name that was set twice keeps the later value.
    var index = first + Int(node.count)
    while index > first {
      if model.members[index].symbol == key { return Place(model: place.model, node: model.members[index].node) }
      index -= 1
    }
    return nil
  }

  private func node(_ place: Place) -> ModelNode {
    models.isEmpty ? ModelNode(kind: .absent) : models[place.model].nodes[Int(place.node)]
  }

  /// Nothing, *false*, an empty text and an empty list are not.
  private func isTrue(_ place: Place) -> Bool {
    let node = node(place)
    switch node.kind {
    case .absent, .no: return false
    case .yes, .object: return true
    case .text, .markup, .list: return node.count > 0
    }
  }

  private func bytes(_ node: ModelNode, of place: Place) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: models[place.model].bytes[Int(node.start)..<Int(node.start) + Int(node.count)])
  }

  private mutating func appendValue(_ node: LinkedNode, to output: inout ByteSink) {
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

  private func appendCode(_ text: UnsafeBufferPointer<UInt8>, isMarkup: Bool, to output: inout ByteSink) {
    if isMarkup {
      output.append("<code>")
      output.append(contentsOf: text)
      output.append("</code>")
    } else if !text.isEmpty {
      MarkdownText(bytes: text).appendCode(to: &output)
    }
  }

  private mutating func enterSection(_ node: LinkedNode) {
    let place = find(node)
    guard isTrue(place) else {
      ip = Int(node.end)
      return
    }
    ip += 1
    let value = self.node(place)
    // A flag decides and is no context: `{{.}}` stays what it was.
    guard value.kind != .yes else { return }
    var frame = frame(resumingAt: node.end, isCall: false)
    if value.kind == .list {
      let first = Int(value.start)
      frame.body = ip
      frame.next = first + 1
      frame.left = Int(value.count) - 1
      contexts.append(Place(model: place.model, node: models[place.model].members[first].node))
    } else {
      contexts.append(place)
    }
    frames.append(frame)
    end = Int(node.end)
  }
}

// MARK: Calls

extension Renderer {
  private mutating func call(_ node: LinkedNode, _ output: inout ByteSink) {
    guard let template = calledTemplate(node) else {
      ip = Int(node.end)
      return
    }
    frames.append(frame(resumingAt: node.end, isCall: true))
    calls += 1
    if node.kind == .parent {
      scopes.append(Scope(parent: ip, outer: scope))
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

  private func calledTemplate(_ node: LinkedNode) -> Int? {
    guard node.traits.contains(.dynamic) else {
      return node.start == LinkedNode.noTemplate ? nil : Int(node.start)
    }
    let place = find(node)
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
  private mutating func enterBlock(_ node: LinkedNode) {
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
    frames.append(frame(resumingAt: node.end, isCall: true))
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

// MARK: Indentation

extension Renderer {
  private mutating func indent(_ node: LinkedNode) {
    let start = Int(node.indentation)
    indentation.append(contentsOf: program.texts[start..<start + Int(node.indentationCount)])
  }

  /// The lines of a partial that is called inside a line are its own.
  private mutating func suspendIndentation(_ output: inout ByteSink) {
    if indentationStart < indentation.count, atLineStart { appendIndentation(to: &output) }
    atLineStart = false
    indentationStart = indentation.count
  }

  private func appendIndentation(to output: inout ByteSink) {
    indentation.withUnsafeBufferPointer { output.append(contentsOf: $0[indentationStart...]) }
  }

  private mutating func appendText(_ start: UInt32, _ count: UInt32, to output: inout ByteSink) {
    let text = UnsafeBufferPointer(rebasing: program.texts[Int(start)..<Int(start) + Int(count)])
    guard indentationStart < indentation.count else {
      output.append(contentsOf: text)
      return
    }
    var index = 0
    while index < text.count {
      var next = index
      while next < text.count, text[next] != UInt8(ascii: "\n") { next += 1 }
      if next < text.count { next += 1 }
      // An empty line stays empty.
      if atLineStart, text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") {
        appendIndentation(to: &output)
      }
      output.append(contentsOf: text[index..<next])
      atLineStart = text[next - 1] == UInt8(ascii: "\n")
      index = next
    }
  }
}
