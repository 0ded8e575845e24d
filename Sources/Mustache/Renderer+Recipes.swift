/// How to print a section over any of the values that are laid over the same one: what that one decides is decided once.
struct Recipe: BitwiseCopyable {
  /// Its first step, and the one behind its last.
  var first, end: Int
  /// The masks of the names that were found in what the values are laid over. The recipe is good for values that hold none of them.
  var asked: SIMD4<UInt64>

  /// Bytes that are the same for all, or a node that is to be run.
  struct Step: BitwiseCopyable {
    /// Of the bytes; of a node, its index.
    var start: UInt32
    /// How many bytes; 0 for a node.
    var count: UInt32
    /// How many templates had called each other before it, from the section on.
    var calls: Int
  }
}

/// A recipe while it is written.
struct Recording: BitwiseCopyable {
  var section = 0
  /// What the value is laid over.
  var base: UInt32 = 0
  /// How many contexts were around the value.
  var contextCount = 0
  /// How many frames there are where what runs belongs to the recipe, and not to a node that it runs; -1 where none is written.
  var level = -1
  var calls = 0
  /// The first node behind one that is to be run.
  var next = 0
  /// Where bytes begin in the output that are the same for all; nil where the step before was a node.
  var printed: Int?
  var firstStep = 0
  var asked = SIMD4<UInt64>()
}

extension Renderer {
  /// Prints a body over the value that was entered last by a recipe, or begins to write one.
  ///
  /// - Returns: whether it is printed. If not, there are nodes to run: those of the body, or the recipe's next.
  @inline(__always)
  mutating func beginBody(_ section: Int, _ place: Place, _ output: inout ByteSink) -> Bool {
    guard let parts, Int(place.model) == models.count - 1, let object = contexts.last.pointee.object else {
      return false
    }
    let base = object[ModelMember.baseIndex].node
    if base == ModelNode.absent || indentationStart < indentation.count { return false }
    return beginBody(section, object, base, parts, &output)
  }

  private mutating func beginBody(
    _ section: Int, _ object: UnsafePointer<ModelMember>, _ base: UInt32, _ parts: UnsafeMutablePointer<RenderedParts>,
    _ output: inout ByteSink
  ) -> Bool {
    switch parts.pointee.recipes.state(of: section, base) {
    case .unseen: parts.pointee.recipes.see(section, base)
    case .seen:
      if recording.level >= 0 { break }
      recording = Recording(
        section: section, base: base, contextCount: frames.last.pointee.contextCount, level: frames.count,
        firstStep: parts.pointee.recipes.steps.count)
    case .hopeless: break
    case .written(let index):
      let recipe = parts.pointee.recipes[index]
      if !recipe.asked.isDisjoint(with: object) { break }
      let frame = frames.last
      frame.pointee.step = recipe.first
      frame.pointee.endStep = recipe.end
      frame.pointee.calls = calls
      return follow(frame, &output)
    }
    return false
  }

  /// Goes on with a body's recipe. False where a node is to be run.
  @inline(__always)
  mutating func follow(_ frame: UnsafeMutablePointer<Frame>, _ output: inout ByteSink) -> Bool {
    frame.pointee.step == frame.pointee.endStep || followSteps(frame, &output)
  }

  private mutating func followSteps(_ frame: UnsafeMutablePointer<Frame>, _ output: inout ByteSink) -> Bool {
    guard let parts, let nodes = program.nodes.baseAddress else { return true }
    while frame.pointee.step < frame.pointee.endStep {
      let step = parts.pointee.recipes.steps[frame.pointee.step]
      frame.pointee.step += 1
      if step.count > 0 {
        output.append(contentsOf: parts.pointee.recipes.bytes(of: step))
        continue
      }
      ip = Int(step.start)
      let node = nodes + ip
      if node.pointee.kind == .variable {
        appendValue(node, to: &output)
        continue
      }
      end = Int(node.pointee.end)
      calls = frame.pointee.calls + step.calls
      return false
    }
    calls = frame.pointee.calls
    return true
  }
}

// MARK: Writing

extension Renderer {
  /// Notes what is about to be run.
  mutating func note(_ node: UnsafePointer<LinkedNode>, _ output: borrowing ByteSink) {
    if ip < recording.next { return }
    switch node.pointee.kind {
    case .text: notePrinted(output)
    case .variable: isDecided(node) ? notePrinted(output) : noteNode(node, output)
    case .section:
      // A text, a list or an object is a value to go into, whoever holds it.
      let isFlag = isDecided(node) && !self.isEntered(node)
      if !isFlag { noteNode(node, output) }
    case .inverted: if !isDecided(node) { noteNode(node, output) }
    case .partial where !node.pointee.traits.contains(.dynamic) && node.pointee.indentationCount == 0:
      if node.pointee.start == LinkedNode.noTemplate { return }
      recording.level += 1
      recording.calls += 1
      recording.next = 0
    case .partial, .parent, .block:
      parts?.pointee.recipes.giveUp(recording.section, recording.base)
      recording.level = -1
    }
  }

  /// Notes that a body ends: that of a template that was called, or the one that the recipe is of.
  mutating func noteEnd(_ output: borrowing ByteSink) {
    if frames.last.pointee.isCall {
      recording.level -= 1
      recording.calls -= 1
      recording.next = 0
      return
    }
    recording.level = -1
    endPrinted(output)
    // What was cut off is not what others print.
    if stepsLeft <= 0 { return }
    parts?.pointee.recipes.write(recording.section, recording.base, from: recording.firstStep, asking: recording.asked)
  }

  private mutating func notePrinted(_ output: borrowing ByteSink) {
    if recording.printed == nil { recording.printed = output.count }
  }

  private mutating func endPrinted(_ output: borrowing ByteSink) {
    guard let start = recording.printed else { return }
    recording.printed = nil
    parts?.pointee.recipes.add(output.bytes[start...])
  }

  private mutating func noteNode(_ node: UnsafePointer<LinkedNode>, _ output: borrowing ByteSink) {
    endPrinted(output)
    parts?.pointee.recipes.add(node: ip, calls: recording.calls)
    recording.next = Int(node.pointee.end)
  }

  private mutating func isEntered(_ node: UnsafePointer<LinkedNode>) -> Bool {
    let place = find(node)
    let value = self.node(place)
    return value.isTrue && value.kind != .yes
  }

  /// Whether a node's value is found in what the value is laid over, and so is the same for all.
  private mutating func isDecided(_ node: UnsafePointer<LinkedNode>) -> Bool {
    if node.pointee.count == 0 { return false }
    let key = node.pointee.symbol
    let (mask, bit) = (ModelMember.maskIndex(key), ModelMember.bit(key))
    var index = contexts.count - 1
    while index >= recording.contextCount {
      let context = contexts.pointer(to: index).pointee
      if let object = context.object, object[mask].bits & bit != 0 {
        if index == contexts.count - 1 { return false }
        let members = object + ModelMember.headerCount
        if (0..<context.memberCount).contains(where: { members[$0].symbol == key }) {
          recording.asked[mask] |= bit
          return true
        }
      }
      index -= 1
    }
    return false
  }
}

extension SIMD4<UInt64> {
  /// Whether an object, given by its header, holds none of the names of these masks.
  @inline(__always)
  fileprivate func isDisjoint(with object: UnsafePointer<ModelMember>) -> Bool {
    self[0] & object[0].bits | self[1] & object[1].bits | self[2] & object[2].bits | self[3] & object[3].bits == 0
  }
}
