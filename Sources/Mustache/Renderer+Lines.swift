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

  @inline(__always)
  mutating func appendText(_ node: UnsafePointer<LinkedNode>, to output: inout ByteSink) {
    guard let texts = program.texts.baseAddress else { return }
    let text = UnsafeBufferPointer(start: texts + Int(node.pointee.start), count: Int(node.pointee.count))
    if indentationStart >= indentation.count {
      output.append(contentsOf: text)
    } else {
      appendIndented(text, to: &output)
    }
  }

  private mutating func appendIndented(_ text: UnsafeBufferPointer<UInt8>, to output: inout ByteSink) {
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
