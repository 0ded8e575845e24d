import CCMark
import Findings

extension MarkdownText {
  /// Understands a Markdown text. Never fails: every text is Markdown.
  ///
  /// Cost and memory grow with the length alone, however deep the text nests.
  public static func parse(_ bytes: ArraySlice<UInt8>, at place: TextPlace) -> MarkdownText {
    var reader = TreeReader(source: SourceText(bytes: bytes, place: place, prefix: 0))
    withTree(of: bytes.withoutByteOrderMark) { reader.read($0) }
    return reader.text
  }

  /// Understands a text that is one line of running text, such as a field of front matter: `# 1 app` is no heading in it, `- 5 %` no
  /// list. A text of several lines is read like any other. White space around the text is no part of it.
  public static func parseInline(_ bytes: ArraySlice<UInt8>, at place: TextPlace) -> MarkdownText {
    let trimmed = bytes.trimmingWhiteSpace
    let place = place.moved(by: trimmed.startIndex - bytes.startIndex)
    guard !trimmed.contains(where: { $0 == newline || $0 == carriageReturn }) else { return parse(trimmed, at: place) }
    guard !trimmed.isEmpty else { return MarkdownText() }
    // An escaped punctuation mark in front starts a paragraph, whatever follows, and lets what follows open as it would at a start.
    let prefix = Array("\\!".utf8)
    var reader = TreeReader(source: SourceText(bytes: trimmed, place: place, prefix: prefix.count))
    withTree(of: ArraySlice(prefix + trimmed)) { reader.read($0) }
    return reader.text
  }
}

private func withTree(of bytes: ArraySlice<UInt8>, _ body: (OpaquePointer) -> Void) {
  let root = bytes.withUnsafeBytes { buffer in
    cmark_parse_document(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
  }
  guard let root else { return }
  defer { cmark_node_free(root) }
  body(root)
}

/// Walks libcmark's tree, which may be of any depth, and flattens it.
private struct TreeReader {
  var source: SourceText
  var text = MarkdownText()

  private var block: Block?
  private var listDepth = 0
  private var quoteDepth = 0
  /// The number of the list item whose first text has not come yet; nil behind that text.
  private var pendingItem: Int??
  /// For each list around, the number of its next item, or nil for bullets.
  private var listNumbers: [Int?] = []
  private var strongDepth = 0
  private var emphasisDepth = 0
  private var link: LinkTarget?
  /// The marks of a line's end that waits for the text behind it.
  private var pendingSoftBreak: TextMarks?
  private var hasRawHTML = false
  /// The raw HTML element that the text stands in, where that is one whose text nobody ever reads: a script, a style sheet.
  private var hiddenElement: String?

  init(source: SourceText) { self.source = source }

  typealias Block = MarkdownText.Block

  mutating func read(_ root: OpaquePointer) {
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, event != CMARK_EVENT_NONE, let node = cmark_iter_get_node(iterator) else {
        break
      }
      visit(node, isEnter: event == CMARK_EVENT_ENTER)
    }
  }

  private mutating func visit(_ node: OpaquePointer, isEnter: Bool) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: quoteDepth += isEnter ? 1 : -1
    case CMARK_NODE_LIST: isEnter ? openList(node) : closeList()
    case CMARK_NODE_ITEM: isEnter ? openItem() : closeItem(node)
    case CMARK_NODE_PARAGRAPH: isEnter ? open(node, .paragraph) : closeBlock()
    case CMARK_NODE_HEADING:
      isEnter ? open(node, .heading(level: Int(cmark_node_get_heading_level(node)))) : closeBlock()
    case CMARK_NODE_CODE_BLOCK: readCodeBlock(node)
    case CMARK_NODE_THEMATIC_BREAK:
      open(node, .thematicBreak)
      closeBlock()
    case CMARK_NODE_HTML_BLOCK: readHTMLBlock(node)
    case CMARK_NODE_TEXT where hiddenElement != nil: break
    case CMARK_NODE_TEXT: append(literal(of: node), of: node, isCode: false)
    case CMARK_NODE_CODE: append(literal(of: node), of: node, isCode: true)
    case CMARK_NODE_SOFTBREAK: pendingSoftBreak = marks
    case CMARK_NODE_LINEBREAK: appendBreak("\n", marks)
    case CMARK_NODE_HTML_INLINE: readInlineHTML(node)
    case CMARK_NODE_STRONG: strongDepth += isEnter ? 1 : -1
    case CMARK_NODE_EMPH: emphasisDepth += isEnter ? 1 : -1
    case CMARK_NODE_LINK: isEnter ? openLink(node) : closeLink(node)
    case CMARK_NODE_IMAGE: isEnter ? noteImage(node) : source.leave(node)
    default: break
    }
  }

  // MARK: Blocks

  private mutating func openList(_ node: OpaquePointer) {
    listDepth += 1
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    listNumbers.append(isNumbered ? Int(cmark_node_get_list_start(node)) : nil)
  }

  private mutating func closeList() {
    listDepth -= 1
    listNumbers.removeLast()
  }

  private mutating func openItem() {
    guard let number = listNumbers.popLast() else { return }
    listNumbers.append(number.map { $0 + 1 })
    pendingItem = .some(number)
  }

  /// An item without any text is an item still.
  private mutating func closeItem(_ node: OpaquePointer) {
    guard pendingItem != nil else { return }
    open(node, .paragraph)
    closeBlock()
  }

  private mutating func open(_ node: OpaquePointer, _ kind: Block.Kind) {
    var kind = kind
    if kind == .paragraph, let number = pendingItem { kind = .listItem(number: number) }
    pendingItem = nil
    block = Block(
      kind: kind, spans: [], range: source.open(node), listDepth: listDepth, quoteDepth: quoteDepth)
    pendingSoftBreak = nil
    hasRawHTML = false
    hiddenElement = nil
  }

  private mutating func closeBlock() {
    if let block { text.blocks.append(block) }
    block = nil
  }

  private mutating func readCodeBlock(_ node: OpaquePointer) {
    let language = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    open(node, .code(language: language))
    var code = literal(of: node)
    if code.last == newline { code.removeLast() }
    if let range = block?.range, !code.isEmpty {
      block?.spans = [
        MarkdownText.Span(
          text: String(decoding: code, as: UTF8.self), marks: TextMarks(isCode: true), range: range, isVerbatim: false)
      ]
    }
    closeBlock()
  }

  // MARK: Running text

  private mutating func append(_ bytes: ArraySlice<UInt8>, of node: OpaquePointer, isCode: Bool) {
    guard isInBlock else { return }
    let bytes = source.strippingPrefix(from: bytes)
    guard !bytes.isEmpty else { return }
    let place = source.locate(bytes, node)
    let words = String(decoding: bytes, as: UTF8.self)
    resolveSoftBreak(before: words)
    if !isCode { noteUnreadLinks(in: bytes, at: place) }
    var marks = marks
    marks.isCode = isCode
    block?.spans.append(
      MarkdownText.Span(text: words, marks: marks, range: place.range, isVerbatim: place.isVerbatim))
  }

  // Not `block != nil`, which would copy the block.
  private var isInBlock: Bool { if case .none = block { false } else { true } }

  private var marks: TextMarks { TextMarks(isStrong: strongDepth > 0, isEmphasized: emphasisDepth > 0, link: link) }

  private mutating func appendBreak(_ words: String, _ marks: TextMarks) {
    guard let last = block?.spans.last else { return }
    var range = last.range
    range.start = range.end
    block?.spans.append(
      MarkdownText.Span(text: words, marks: marks, range: range, isVerbatim: false))
  }

  /// A line's end inside a paragraph is a space, except in scripts that write without spaces.
  private mutating func resolveSoftBreak(before words: String) {
    guard let marks = pendingSoftBreak else { return }
    pendingSoftBreak = nil
    guard let last = block?.spans.last?.text.unicodeScalars.last else { return }
    if let next = words.unicodeScalars.first, isWrittenWithoutSpaces(last), isWrittenWithoutSpaces(next) { return }
    appendBreak(" ", marks)
  }

  // MARK: Links

  private mutating func openLink(_ node: OpaquePointer) {
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let title = cmark_node_get_title(node).map { String(cString: $0) } ?? ""
    guard isSafeDestination(destination) else { return noteUnsafe(destination, at: source.range(of: node)) }
    if !isForPages(destination) { noteUnsafe(destination, at: source.range(of: node), isOfApps: true) }
    if destination.isEmpty || destination.hasPrefix("#") || destination.hasPrefix("//")
      || destination.lowercased().hasPrefix("www.")
    {
      text.findings.append(
        .input(
          "broken-link",
          destination.isEmpty
            ? "Link has no address" : "'\(String(destination.prefix(60)))' leads nowhere from a screen",
          help: "write the whole address, https://…, or 'terms', 'privacy', 'manage' or 'restore'",
          at: source.range(of: node), severity: .warning))
    }
    link = LinkTarget(destination: percentEncoded(destination), title: title)
  }

  private mutating func closeLink(_ node: OpaquePointer) {
    link = nil
    source.leave(node)
  }

  /// - Parameter isOfApps: whether it is an app's own address, which is a link in the app still.
  private mutating func noteUnsafe(_ destination: String, at range: SourceRange, isOfApps: Bool = false) {
    let shown = destination.prefix(60).map { $0.isNewline || $0 == "\0" ? " " : $0 }
    text.findings.append(
      .input(
        "unsafe-link", "'\(String(shown))' is not a link that a page may carry",
        help: isOfApps
          ? "pages show its text without the link; use an https, http, mailto, tel or sms address where there is one"
          : "use an https, http, mailto, tel or sms address, or a relative one; the text stays, without the link",
        at: range, severity: isOfApps ? .warning : .error))
  }

  /// What looks like a script link and is none by Markdown's grammar stays text; its author still wants to know.
  private mutating func noteUnreadLinks(in bytes: ArraySlice<UInt8>, at place: SourceText.Located) {
    var index = bytes.startIndex
    while let open = bytes[index...].firstIndex(of: 0x5D) {
      index = open + 1
      guard index < bytes.endIndex, bytes[index] == 0x28 else { continue }
      let rest = bytes[(index + 1)...].prefix(200).prefix { $0 > 0x20 }
      let destination = String(decoding: rest, as: UTF8.self)
      if !isSafeDestination(destination) { noteUnsafe(destination, at: place.range) }
    }
  }

  private mutating func noteImage(_ node: OpaquePointer) {
    text.findings.append(
      .input(
        "image-in-copy", "image in copy is not shown, its text is",
        help: "icons are declared under 'appearance' in paywallgen.yml", at: source.range(of: node), severity: .warning)
    )
  }

  // MARK: Raw HTML

  private mutating func readHTMLBlock(_ node: OpaquePointer) {
    guard !isComment(literal(of: node)) else { return }
    noteHTML("raw HTML in copy is dropped, with the text in it", at: source.open(node))
  }

  private mutating func readInlineHTML(_ node: OpaquePointer) {
    let tag = literal(of: node)
    guard !isComment(tag) else { return }
    // The end of an element is the same place as its start.
    defer { hasRawHTML = true }
    let isEnd = tag.starts(with: [0x3C, 0x2F])
    let name = elementName(of: tag)
    if hiddenElement != nil {
      if isEnd, name == hiddenElement { hiddenElement = nil }
      return
    }
    if hasRawHTML, isEnd { return }
    let isHidden = !isEnd && unreadElements.contains(name)
    if isHidden { hiddenElement = name }
    noteHTML(
      isHidden
        ? "raw HTML in copy is dropped, with the text in it"
        : "raw HTML in copy is dropped, and the text around it stays",
      at: source.locate(tag, node).range)
  }

  private mutating func noteHTML(_ message: String, at range: SourceRange) {
    text.findings.append(
      .input(
        "raw-html-in-copy", message,
        help: "write it as Markdown: **strong**, *emphasis*, [text](address)", at: range))
  }

  private func literal(of node: OpaquePointer) -> ArraySlice<UInt8> {
    guard let start = cmark_node_get_literal(node) else { return [] }
    var length = 0
    while start[length] != 0 { length += 1 }
    return ArraySlice(UnsafeRawBufferPointer(start: start, count: length))
  }
}

/// Elements whose text no browser shows.
private let unreadElements: Set<String> = [
  "script", "style", "template", "iframe", "noscript", "object", "title", "textarea",
]

/// The name in a tag, in lower case: `script` of `</Script >`.
private func elementName(of tag: ArraySlice<UInt8>) -> String {
  let name = tag.drop { $0 == 0x3C || $0 == 0x2F }.prefix { isLetter($0 | 0x20) || ($0 >= 0x30 && $0 <= 0x39) }
  return String(decoding: name, as: UTF8.self).lowercased()
}

/// A note of the authors to each other: it never was meant to be seen.
private func isComment(_ bytes: ArraySlice<UInt8>) -> Bool {
  let html = bytes.trimmingWhiteSpace
  guard html.count >= 7, html.starts(with: Array("<!--".utf8)), html.suffix(3).elementsEqual("-->".utf8) else {
    return false
  }
  // A second comment's start or a tag behind the first end is more than a comment.
  let inner = html.dropFirst(4).dropLast(3)
  return !zip(inner, inner.dropFirst()).contains { $0 == (0x2D, 0x2D) }
}

/// Han, Kana, and the full-width forms: text whose lines join without a space. Korean has spaces.
private func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9F,
    0x20000...0x3FFFF:
    true
  default: false
  }
}
