extension Renderer {
  mutating func indent(_ node: LinkedNode) {
    let start = Int(node.indentation)
    if let texts = program.texts.baseAddress { indentation.push(texts + start, count: Int(node.indentationCount)) }
  }

  /// The lines of a partial that is called inside a line are its own.
  mutating func suspendIndentation(_ output: inout ByteSink) {
    if indentationStart < indentation.count, atLineStart { appendIndentation(to: &output) }
    atLineStart = false
    indentationStart = indentation.count
  }

  func appendIndentation(to output: inout ByteSink) {
    output.append(contentsOf: indentation.elements[indentationStart...])
  }

  mutating func appendText(_ start: UInt32, _ count: UInt32, to output: inout ByteSink) {
    let text = UnsafeBufferPointer(rebasing: program.texts[Int(start)..<Int(start) + Int(count)])
    guard indentationStart < indentation.count else {
      output.append(contentsOf: text)
      return
    }
    var index = 0
    while index < text.count {
      let next = text.lineEnd(from: index)
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
