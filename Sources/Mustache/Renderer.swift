/// What renderers of a program noted about a node.
struct NodeNote: BitwiseCopyable {
  /// Where among an object's members its name was found last. Most objects that a node meets were built alike.
  var member: UInt8 = 0
  /// Of a section: falls with each part that is kept, and rises where one comes again. At zero, no more are kept: those of this section are all
  /// different.
  var credit: UInt16 = NodeNote.mostCredit

  /// So many parts are kept before one must have come again: a site's languages times the screens of a paywall are within it.
  static let mostCredit: UInt16 = 4000
}

/// Runs a program over models. It keeps its own stack: neither nested data nor nested templates cost call depth.
struct Renderer {
  let program: ProgramView
  let models: UnsafeBufferPointer<ModelView>
  let escaping: Escaping
  /// What earlier pages of the last model left; nil where nothing is to be kept.
  let parts: UnsafeMutablePointer<RenderedParts>?
  /// By node.
  let notes: UnsafeMutablePointer<NodeNote>
  /// Where the page begins in the output.
  let start: Int

  /// A value of one of the models.
  struct Place: BitwiseCopyable {
    var model: UInt32
    var node: UInt32

    static let absent = Place(model: 0, node: ModelNode.absent)
  }

  /// A value that names are looked up in, with the masks of what it holds: most are passed by without looking at them.
  struct Context: BitwiseCopyable {
    /// The masks of this and all contexts around it together: most names that a template asks for are in none of them.
    var all: SIMD4<UInt64>
    /// The header and then the members of an object; nil for what is none.
    var object: UnsafePointer<ModelMember>?
    var memberCount: Int
    var place: Place
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
    /// Of a section over a list: its first node, the members that are still to come, and the model they are of.
    var first = 0
    var model = 0
    var next = 0
    var left = 0
    /// Of a section over a list: the member that is being rendered.
    var item = Part()
    /// Of a section over an object or a list.
    var whole = Part()
  }

  /// The blocks that a parent tag replaces, while its parent is rendered.
  struct Scope: BitwiseCopyable {
    var parent: Int
    /// The scope that the tag itself stood in; -1 for none.
    var outer: Int
  }

  var contexts = RawStack<Context>(capacity: 64)
  var frames = RawStack<Frame>(capacity: 32)
  var scopes = RawStack<Scope>(capacity: 8)
  var scope = -1
  var calls = 0
  var ip = 0
  var end = 0
  /// All indentations that hold, outermost first; those before `indentationStart` are suspended.
  var indentation = RawStack<UInt8>(capacity: 64)
  var indentationStart = 0
  var atLineStart = true
  /// The lowest context that was asked for a name since the innermost part began; -1 where all were.
  var lowest = Int.max
  /// How many templates may still be called, and members of lists entered.
  var stepsLeft: Int
  /// How many bytes the page may have.
  let sizeLimit: Int
  var stop: Stop?

  /// Why a page is not rendered to its end.
  struct Stop {
    var reason: RenderingStop.Reason
    /// The node that was too much, and those in whose bodies it stands, innermost first.
    var nodes: [Int]
  }

  init(
    program: ProgramView, models: UnsafeBufferPointer<ModelView>, escaping: Escaping,
    notes: UnsafeMutablePointer<NodeNote>, parts: UnsafeMutablePointer<RenderedParts>? = nil, start: Int = 0
  ) {
    self.program = program
    self.models = models
    self.escaping = escaping
    self.notes = notes
    self.parts = parts
    self.start = start
    let values = models.reduce(0) { $0 + $1.nodes.count + $1.members.count }
    stepsLeft = TemplateLibrary.steps(over: values)
    sizeLimit = TemplateLibrary.size(over: values)
    for (index, model) in models.enumerated() { enter(Place(model: UInt32(index), node: model.root)) }
  }

  /// Renders and frees the stacks: a renderer runs once. Nil where the page is whole.
  consuming func render(_ template: Int, into output: inout ByteSink) -> Stop? {
    run(template, into: &output)
    let stop = stop
    contexts.free()
    frames.free()
    scopes.free()
    indentation.free()
    return stop
  }

  private mutating func run(_ template: Int, into output: inout ByteSink) {
    guard let nodes = program.nodes.baseAddress else { return }
    ip = Int(program.entries[template].first)
    end = Int(program.entries[template].end)
    while true {
      if ip >= end {
        if frames.isEmpty { return }
        finishBody(&output)
        continue
      }
      let node = nodes + ip
      switch node.pointee.kind {
      case .text:
        appendText(node, to: &output)
        ip += 1
      case .variable:
        appendValue(node, to: &output)
        ip += 1
      case .section:
        let place = find(node)
        let value = self.node(place)
        if !value.isTrue {
          ip = Int(node.pointee.end)
        } else if value.kind == .yes {
          // A flag decides and is no context: `{{.}}` stays what it was.
          ip += 1
        } else {
          enterSection(node, place, value, &output)
        }
      case .inverted: ip = self.node(find(node)).isTrue ? Int(node.pointee.end) : ip + 1
      case .block: enterBlock(node.pointee)
      case .partial, .parent:
        guard calls < TemplateLibrary.callLimit else { return noteStop(.calls, at: ip) }
        guard spendStep(output) else { return noteStop(.size, at: ip) }
        call(node, &output)
      }
    }
  }

  /// Counts a step, of which a page has so many that only templates that call each other ever more often, or lists in lists in lists, use
  /// them up. False where there is none left, or no room.
  @inline(__always)
  mutating func spendStep(_ output: borrowing ByteSink) -> Bool {
    stepsLeft -= 1
    if output.count - start > sizeLimit { stepsLeft = 0 }
    return stepsLeft > 0
  }

  mutating func noteStop(_ reason: RenderingStop.Reason, at node: Int) {
    if stop != nil { return }
    var nodes = [node]
    var index = frames.count
    while index > 0 {
      index -= 1
      // The node that is gone on from is behind the one that was entered.
      if frames[index].isCall { nodes.append(frames[index].resume - 1) }
    }
    stop = Stop(reason: reason, nodes: nodes)
  }

  mutating func finishBody(_ output: inout ByteSink) {
    let frame = frames.last
    if frame.pointee.item.isTracked {
      endPart(frame.pointee.item, frame.pointee.contextCount, output)
      if nextMember(&output) { return }
    }
    if frame.pointee.whole.isTracked { endPart(frame.pointee.whole, frame.pointee.contextCount, output) }
    leave(frame, output)
  }

  /// - Parameter frame: the innermost, where it lies: until the next one is pushed, it is there.
  private mutating func leave(_ frame: UnsafeMutablePointer<Frame>, _ output: borrowing ByteSink) {
    frames.cut(to: frames.count - 1)
    contexts.cut(to: frame.pointee.contextCount)
    ip = frame.pointee.resume
    end = frame.pointee.end
    guard frame.pointee.isCall else { return }
    calls -= 1
    scopes.cut(to: frame.pointee.scopeCount)
    scope = frame.pointee.scope
    indentation.cut(to: frame.pointee.indentationEnd)
    indentationStart = frame.pointee.indentationStart
    if indentationStart < indentation.count { atLineStart = output.last(since: start) == UInt8(ascii: "\n") }
  }

  func frame(resumingAt resume: UInt32, isCall: Bool) -> Frame {
    Frame(
      resume: Int(resume), end: end, contextCount: contexts.count, scope: scope, scopeCount: scopes.count,
      indentationStart: indentationStart, indentationEnd: indentation.count, isCall: isCall)
  }
}
