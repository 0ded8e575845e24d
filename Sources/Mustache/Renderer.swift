/// Runs a program over models. It keeps its own stack: neither nested data nor nested templates cost call depth.
struct Renderer {
  let program: ProgramView
  let models: UnsafeBufferPointer<ModelView>
  let escaping: Escaping

  /// A value of one of the models.
  struct Place: BitwiseCopyable {
    var model: Int
    var node: UInt32
  }

  /// A value that names are looked up in, with the masks of what it holds: most are passed by without looking at them.
  struct Context: BitwiseCopyable {
    var place: Place
    /// Nil for what is no object.
    var masks: UnsafePointer<ModelMember>?
    /// The masks of this and all contexts around it together: most names that a template asks for are in none of them.
    var all: SIMD4<UInt64>
  }

  /// What to go back to when a body ends.
  struct Frame: BitwiseCopyable {
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

  var contexts = RawStack<Context>(capacity: 64)
  var frames = RawStack<Frame>(capacity: 32)
  var scopes: [Scope] = []
  var scope = -1
  var calls = 0
  var ip = 0
  var end = 0
  /// All indentations that hold, outermost first; those before `indentationStart` are suspended.
  var indentation: [UInt8] = []
  var indentationStart = 0
  var atLineStart = true

  init(program: ProgramView, models: UnsafeBufferPointer<ModelView>, escaping: Escaping) {
    self.program = program
    self.models = models
    self.escaping = escaping
    for (index, model) in models.enumerated() {
      contexts.push(context(Place(model: index, node: model.root), at: index))
    }
  }

  /// Renders and frees the stacks: a renderer runs once.
  consuming func render(_ template: Int, into output: inout ByteSink) -> Bool {
    let isWhole = run(template, into: &output)
    contexts.free()
    frames.free()
    return isWhole
  }

  mutating func run(_ template: Int, into output: inout ByteSink) -> Bool {
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

  mutating func finishBody(_ output: inout ByteSink) {
    let last = frames.count - 1
    var frame = frames[last]
    if frame.left > 0 {
      contexts.cut(to: frame.contextCount + 1)
      let model = contexts[frame.contextCount].place.model
      contexts[frame.contextCount] = context(
        Place(model: model, node: models[model].members[frame.next].node), at: frame.contextCount)
      frame.next += 1
      frame.left -= 1
      frames[last] = frame
      ip = frame.body
      return
    }
    frames.cut(to: last)
    contexts.cut(to: frame.contextCount)
    ip = frame.resume
    end = frame.end
    guard frame.isCall else { return }
    calls -= 1
    if scopes.count > frame.scopeCount { scopes.removeLast() }
    scope = frame.scope
    if indentation.count > frame.indentationEnd { indentation.removeSubrange(frame.indentationEnd...) }
    indentationStart = frame.indentationStart
    if indentationStart < indentation.count { atLineStart = output.last == UInt8(ascii: "\n") }
  }

  func frame(resumingAt resume: UInt32, isCall: Bool) -> Frame {
    Frame(
      resume: Int(resume), end: end, contextCount: contexts.count, scope: scope, scopeCount: scopes.count,
      indentationStart: indentationStart, indentationEnd: indentation.count, isCall: isCall)
  }
}
