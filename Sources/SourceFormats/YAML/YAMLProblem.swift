import CYAML

/// What libyaml could not go on with, in our words and with what to do.
struct YAMLProblem {
  struct Fault {
    var message: String
    var help = ""
    var range: Range<Int>
    var related: (message: String, range: Range<Int>)?
  }

  private let problem: String
  private let context: String
  /// In characters, but of a fault of the encoding in bytes.
  private let mark: Int
  private let contextMark: Int
  private let isOfReader: Bool

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    isOfReader = parser.error == YAML_READER_ERROR
    mark = isOfReader ? parser.problem_offset : parser.problem_mark.index
    contextMark = parser.context_mark.index
  }

  func fault(in text: UnsafeBufferPointer<UInt8>, offsets: CharacterOffsets) -> Fault {
    let at = isOfReader ? min(mark, text.count) : offsets[mark]
    let opened = offsets[contextMark]
    let here = YAMLPlace(text: text, offset: at)
    let quote = "Put the text in quotes"
    if isOfReader {
      return Fault(message: "Control character", help: "Remove it", range: here.character)
    }
    if context.contains("quoted scalar"), problem.contains("end of stream") || problem.contains("document indicator") {
      return Fault(message: "Text in quotes is not closed", range: YAMLPlace(text: text, offset: opened).restOfLine)
    }
    switch problem {
    case _ where problem.contains("tab character"), _ where here.byte == UInt8(ascii: "\t"):
      return Fault(message: "Tab where YAML takes only spaces", help: "Indent with spaces", range: here.character)
    case _ where problem.contains("mapping values are not allowed"):
      return Fault(message: "Unexpected ':' in a value without quotes", help: quote, range: here.character)
    case _ where problem.contains("block sequence entries are not allowed"):
      return Fault(
        message: "Unexpected '-' here", help: "Begin the list on a line of its own, or put the text in quotes",
        range: here.character)
    case _ where problem.contains("cannot start any token"), _ where problem.contains("mapping keys are not allowed"):
      return Fault(
        message: "Text must not begin with '\(here.spelling)' without quotes", help: quote, range: here.character)
    case _ where problem.contains("expected ':'"):
      return Fault(
        message: "Expected ':' after the key", help: "A value that goes on over lines is indented, or stands in quotes",
        range: YAMLPlace(text: text, offset: opened).restOfLine)
    case _ where problem.contains("escape"), _ where problem.contains("hexdecimal"):
      return Fault(
        message: "Unknown escape in double quotes",
        help: #"A backslash itself is written \\; in single quotes it needs none"#,
        range: here.offset..<YAMLPlace(text: text, offset: min(here.offset + 1, text.count)).character.upperBound)
    case _ where problem.contains("',' or ']'"):
      return Fault(
        message: "Expected ',' or ']' in the list", help: here.afterQuote ? quoteHelp : "", range: here.restOfWord,
        related: ("List opened here", opened..<min(opened + 1, text.count)))
    case _ where problem.contains("',' or '}'"):
      return Fault(
        message: "Expected ',' or '}' in the object", help: here.afterQuote ? quoteHelp : "", range: here.restOfWord,
        related: ("Object opened here", opened..<min(opened + 1, text.count)))
    case _ where here.afterQuote:
      return Fault(message: "Text after the closing quote", help: quoteHelp, range: here.restOfLine)
    default: return parserFault(here, opened: YAMLPlace(text: text, offset: opened))
    }
  }

  private var quoteHelp: String {
    #"Put the whole text in quotes: "…" with \" for a quote in it, or '…' with '' for one"#
  }

  private func parserFault(_ here: YAMLPlace, opened: YAMLPlace) -> Fault {
    let quote = "Put the text in quotes"
    switch problem {
    case _ where problem.contains("expected key"):
      return Fault(
        message: "Expected a key in the column of the keys before it",
        help: "Indent alike what belongs to one object", range: here.restOfLine,
        related: ("The object begins here", opened.restOfWord))
    case _ where problem.contains("'-' indicator"):
      return Fault(
        message: "Expected '-' and the next element of the list", help: "Indent alike what belongs to one list",
        range: here.restOfLine, related: ("The list begins here", opened.restOfWord))
    case _ where problem.contains("node content"):
      return Fault(message: "Expected a value", help: quote, range: here.character)
    case _ where problem.contains("comment or line break"):
      return Fault(
        message: "Text after the sign of a text block", help: "Begin it on the next line, or put the text in quotes",
        range: here.restOfLine)
    case _ where problem.contains("document start"):
      return Fault(message: "Expected the end of the document", range: here.restOfLine)
    case _ where context.contains("anchor"), _ where context.contains("alias"), _ where context.contains("tag"):
      return Fault(
        message: "Text must not begin with '\(opened.spelling)' without quotes", help: quote, range: opened.restOfLine)
    case _ where context.contains("directive"), _ where problem.contains("directive"):
      return Fault(
        message: "Unknown directive", help: "Text that begins with '%' stands in quotes", range: here.restOfLine)
    default: return Fault(message: "Text is not YAML from here on", range: here.restOfWord)
    }
  }
}

/// A place in a YAML text, and what stands there.
struct YAMLPlace {
  let text: UnsafeBufferPointer<UInt8>
  let offset: Int

  var byte: UInt8? { offset < text.count ? text[offset] : nil }

  /// The range of the character; empty at the end.
  var character: Range<Int> {
    offset..<(offset < text.count ? offset + max(1, utf8SequenceLength(text, at: offset)) : offset)
  }

  /// The character, or nothing at the end.
  var spelling: String { String(decoding: text[character], as: UTF8.self) }

  var restOfLine: Range<Int> {
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    while end > offset, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return offset..<end
  }

  var restOfWord: Range<Int> {
    var end = offset
    while end < text.count, text[end] > 0x20 { end += 1 }
    return offset..<end
  }

  /// Whether what stands before it on the line is a closing quote.
  var afterQuote: Bool {
    var before = min(offset, text.count)
    while before > 0, text[before - 1] == UInt8(ascii: " ") { before -= 1 }
    return before > 0 && (text[before - 1] == UInt8(ascii: "\"") || text[before - 1] == UInt8(ascii: "'"))
      && offset < text.count && text[offset] > 0x20
  }
}
