/// A section over one value while it is rendered, for keeping what comes out.
struct Part: BitwiseCopyable {
  var section: UInt32 = 0
  var node: UInt32 = 0
  /// How much was printed before it.
  var start = 0
  /// The lowest context that was asked before it began, by the part around it.
  var outer = 0
  var isTracked = false
}

extension Renderer {
  mutating func enterSection(_ node: LinkedNode, _ output: inout ByteSink) {
    let place = find(node)
    guard isTrue(place) else {
      ip = Int(node.end)
      return
    }
    let section = ip
    let value = self.node(place)
    // A flag decides and is no context: `{{.}}` stays what it was.
    guard value.kind != .yes else {
      ip += 1
      return
    }
    let isText = value.kind == .text || value.kind == .markup
    if !isText, appendPart(section, place, to: &output) {
      ip = Int(node.end)
      return
    }
    var frame = frame(resumingAt: node.end, isCall: false)
    // A text holds no names: what its section prints is asked of what is around it.
    if !isText { frame.whole = beginPart(section, place, output) }
    ip += 1
    end = Int(node.end)
    guard value.kind == .list else {
      contexts.push(context(place, at: contexts.count))
      frames.push(frame)
      return
    }
    frame.model = place.model
    frame.next = Int(value.start)
    frame.left = Int(value.count)
    frames.push(frame)
    // Where all members were rendered before, nothing is left but to go on behind the section.
    if !nextMember(&output) { ip = end }
  }

  /// Goes to the next member of the list that the innermost section stands over, and past those that were rendered before. False where none is left.
  mutating func nextMember(_ output: inout ByteSink) -> Bool {
    let frame = frames.last
    let section = Int(frame.pointee.whole.section)
    contexts.cut(to: frame.pointee.contextCount)
    while frame.pointee.left > 0 {
      guard spendStep(output) else {
        noteStop(.size, at: section)
        break
      }
      let model = frame.pointee.model
      let place = Place(model: model, node: models[model].members[frame.pointee.next].node)
      frame.pointee.next += 1
      frame.pointee.left -= 1
      if appendPart(section, place, to: &output) { continue }
      frame.pointee.item = beginPart(section, place, output)
      contexts.push(context(place, at: contexts.count))
      ip = section + 1
      return true
    }
    frame.pointee.item.isTracked = false
    return false
  }

  // MARK: Parts

  /// Prints a part as it was printed before; false where it was not, or cannot be: inside an indented template each line has more before it.
  @inline(__always)
  private func appendPart(_ section: Int, _ place: Place, to output: inout ByteSink) -> Bool {
    guard let parts, place.model == models.count - 1, indentationStart >= indentation.count else { return false }
    return parts.pointee.append(UInt32(truncatingIfNeeded: section), place.node, to: &output)
  }

  @inline(__always)
  private mutating func beginPart(_ section: Int, _ place: Place, _ output: borrowing ByteSink) -> Part {
    let outer = lowest
    lowest = Int.max
    return Part(
      section: UInt32(truncatingIfNeeded: section), node: place.model == models.count - 1 ? place.node : 0,
      start: output.count, outer: outer, isTracked: true)
  }

  @inline(__always)
  mutating func endPart(_ part: Part, _ contextCount: Int, _ output: borrowing ByteSink) {
    // What was cut off is not what the part reads elsewhere.
    if let parts, lowest >= contextCount, indentationStart >= indentation.count, stepsLeft > 0 {
      parts.pointee.keep(part.section, part.node, from: part.start, of: output)
    }
    lowest = min(lowest, part.outer)
  }
}
