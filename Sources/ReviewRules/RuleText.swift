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
    var sections: [(heading: String, body: String)] = []
    var isCode = false
    for line in RuleText.lines(of: markdown) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("# ") {
        sections.append((String(line.dropFirst(2)), ""))
      } else if !isCode, line.hasPrefix("## ") {
        sections.append((String(line.dropFirst(3)), ""))
      } else if !sections.isEmpty {
        sections[sections.count - 1].body += line + "\n"
      }
    }
    guard sections.count == 1 + RuleText.headings.count, sections.dropFirst().map(\.heading) == RuleText.headings
    else { return nil }
    let bodies = sections.map { RuleText.trimmed($0.body) }
    title = sections[0].heading
    summary = bodies[0]
    why = bodies[1]
    source = bodies[2]
    bad = RuleText.examples(in: sections[3].body)
    good = RuleText.examples(in: sections[4].body)
    fix = bodies[5]
  }

  private static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func trimmed(_ text: String) -> String {
    var lines = RuleText.lines(of: text)
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
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
