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
  /// Enters a section over a text, a list or an object that is true.
  mutating func enterSection(
    _ node: UnsafePointer<LinkedNode>, _ place: Place, _ value: ModelNode, _ output: inout ByteSink
  ) {
    let section = Int(node.pointee.body)
    let isText = value.kind == .text || value.kind == .markup
    if !isText, appendPart(section, place, to: &output) {
      ip = Int(node.pointee.end)
      return
    }
    var frame = frame(resumingAt: node.pointee.end, isCall: false)
    // A text holds no names: what its section prints is asked of what is around it.
    if !isText { frame.whole = beginPart(section, place, output) }
    ip += 1
    end = Int(node.pointee.end)
    guard value.kind == .list else {
      enter(place)
      frames.push(frame)
      return
    }
    frame.first = ip
    frame.model = Int(place.model)
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
      let place = Place(
        model: UInt32(truncatingIfNeeded: model), node: models[model].members[frame.pointee.next].node)
      frame.pointee.next += 1
      frame.pointee.left -= 1
      if appendPart(section, place, to: &output) { continue }
      frame.pointee.item = beginPart(section, place, output)
      enter(place)
      ip = frame.pointee.first
      return true
    }
    frame.pointee.item.isTracked = false
    return false
  }

  // MARK: Parts

  /// Prints a part as it was printed before; false where it was not, or cannot be: inside an indented template each line has more before it.
  @inline(__always)
  private func appendPart(_ section: Int, _ place: Place, to output: inout ByteSink) -> Bool {
    guard let parts, notes[section].credit > 0, Int(place.model) == models.count - 1,
      indentationStart >= indentation.count,
      parts.pointee.append(UInt32(truncatingIfNeeded: section), place.node, to: &output)
    else { return false }
    notes[section].credit = min(notes[section].credit + 8, NodeNote.mostCredit)
    return true
  }

  @inline(__always)
  private mutating func beginPart(_ section: Int, _ place: Place, _ output: borrowing ByteSink) -> Part {
    let outer = lowest
    lowest = Int.max
    return Part(
      section: UInt32(truncatingIfNeeded: section), node: Int(place.model) == models.count - 1 ? place.node : 0,
      start: output.count, outer: outer, isTracked: true)
  }

  @inline(__always)
  mutating func endPart(_ part: Part, _ contextCount: Int, _ output: borrowing ByteSink) {
    let section = Int(part.section)
    // What was cut off is not what the part reads elsewhere.
    if let parts, lowest >= contextCount, notes[section].credit > 0, indentationStart >= indentation.count,
      stepsLeft > 0
    {
      parts.pointee.keep(part.section, part.node, from: part.start, of: output)
      notes[section].credit -= 1
    }
    lowest = min(lowest, part.outer)
  }
}
