/// What people read of a rule: its Markdown text by its headings. `explain`, the documentation and the tests are made of it.
public struct RuleText: Hashable, Sendable {
  public var title: String
  /// What the rule asks.
  public var summary: String
  public var why: String
  /// Where it is from, and when that was read.
  public var source: String
  /// Small worlds in which the rule finds something, at the places marked « ».
  public var bad: [Example] { RuleText.examples(in: badText) }
  /// Small worlds in which it finds nothing.
  public var good: [Example] { RuleText.examples(in: goodText) }
  public var fix: String
  private let badText, goodText: String

  /// Files in text: a line `--- path` begins each.
  public struct Example: Hashable, Sendable {
    public var text: String

    /// The files in order, with their marks.
    public var files: [(path: String, text: String)] {
      var files: [(path: String, text: String)] = []
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("--- "), line.count > 4 {
          files.append((String(line.dropFirst(4)), ""))
        } else if !files.isEmpty {
          files[files.count - 1].text += line + "\n"
        }
      }
      return files
    }
  }

  /// The headings of the second level, in their order.
  static let headings = ["Why", "Source", "Bad", "Good", "How to fix"]

  /// Reads a rule's text. Nil where a heading is missing or out of order; a test holds every rule to it.
  public init?(_ markdown: String) {
    let bytes = Array(markdown.utf8)
    var sections: [(heading: Range<Int>, start: Int, end: Int)] = []
    var isCode = false
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      if line.starts(with: "```".utf8) { isCode.toggle() }
      let mark = isCode ? 0 : line.starts(with: "# ".utf8) ? 2 : line.starts(with: "## ".utf8) ? 3 : 0
      if mark > 0 {
        sections.append((start + mark..<end, end + 1, end + 1))
      } else if let last = sections.indices.last {
        sections[last].end = end
      }
      start = end + 1
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    guard sections.count == 1 + RuleText.headings.count,
      sections.dropFirst().map({ text($0.heading) }) == RuleText.headings
    else { return nil }
    /// Without the empty lines around it.
    func body(_ section: Int) -> String {
      var (_, start, end) = sections[section]
      while start < end, bytes[start] == UInt8(ascii: "\n") { start += 1 }
      while start < end, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
      return start < end ? text(start..<end) : ""
    }
    title = text(sections[0].heading)
    summary = body(0)
    why = body(1)
    source = body(2)
    badText = body(3)
    goodText = body(4)
    fix = body(5)
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    var lines: [Substring]?
    for line in RuleText.lines(of: text) {
      if line.hasPrefix("```") {
        if let open = lines { examples.append(Example(text: open.joined(separator: "\n"))) }
        lines = lines == nil ? [] : nil
      } else {
        lines?.append(line)
      }
    }
    return examples
  }
}

extension RuleText.Example {
  public static func == (a: Self, b: Self) -> Bool { a.text == b.text }
}

extension Rule {
  /// The rule's text by its headings. A rule whose text lacks one shows it whole.
  public static var explanation: RuleText? { RuleText(text.description) }
}
