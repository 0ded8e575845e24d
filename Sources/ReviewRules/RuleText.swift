/// What people read of a rule: its Markdown text by its headings. `explain`, the documentation and the tests are made of it.
public struct RuleText: Hashable, Sendable {
  public var title: String
  /// What the rule asks.
  public var summary: String
  public var why: String
  /// Where it is from, and when that was read.
  public var source: String
  /// Small worlds in which the rule finds something, at the places marked « ».
  public var bad: [Example]
  /// Small worlds in which it finds nothing.
  public var good: [Example]
  public var fix: String

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
    let lines = RuleText.lines(of: Array(markdown.utf8)[...])
    var sections: [(heading: String, body: [Line])] = []
    var isCode = false
    for line in lines {
      if line.starts(with: RuleText.fence) { isCode.toggle() }
      if !isCode, line.starts(with: RuleText.mark.dropFirst()) {
        sections.append((String(decoding: line.dropFirst(2), as: UTF8.self), []))
      } else if !isCode, line.starts(with: RuleText.mark) {
        sections.append((String(decoding: line.dropFirst(3), as: UTF8.self), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].body.append(line)
      }
    }
    guard sections.count == 1 + RuleText.headings.count, sections.dropFirst().map(\.heading) == RuleText.headings
    else { return nil }
    let bodies = sections.map { RuleText.trimmed($0.body) }
    title = sections[0].heading
    summary = RuleText.text(of: bodies[0])
    why = RuleText.text(of: bodies[1])
    source = RuleText.text(of: bodies[2])
    bad = RuleText.examples(in: bodies[3])
    good = RuleText.examples(in: bodies[4])
    fix = RuleText.text(of: bodies[5])
  }

  private typealias Line = ArraySlice<UInt8>

  private static let fence = Array("```".utf8)
  private static let mark = Array("## ".utf8)

  private static func lines(of text: ArraySlice<UInt8>) -> [Line] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Without the empty lines at both ends.
  private static func trimmed(_ lines: [Line]) -> ArraySlice<Line> {
    var lines = lines[...]
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func text(of lines: some Sequence<Line>) -> String {
    String(decoding: Array(lines.joined(separator: CollectionOfOne(UInt8(ascii: "\n")))), as: UTF8.self)
  }

  private static func examples(in lines: ArraySlice<Line>) -> [Example] {
    var examples: [Example] = []
    var start: Int?
    for (index, line) in zip(lines.indices, lines) where line.starts(with: fence) {
      if let start { examples.append(Example(text: text(of: lines[start..<index]))) }
      start = start == nil ? index + 1 : nil
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
