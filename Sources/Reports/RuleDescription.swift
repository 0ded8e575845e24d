import Findings
import Foundation
import ReviewRules

/// What receivers are told about a rule, or about a kind of input findings.
struct RuleDescription {
  var id: String
  /// `TrialDurationMismatch`.
  var name: String
  var title: String
  /// Plain text of one paragraph or more.
  var summary: String
  /// The same with reasons and a way to mend it.
  var help: String
  var markdown: String
  /// An address that says more: the first that a rule's source names, else the guidelines'. Nil for input findings.
  var address: String?
  var severity: Severity
  var basis: Basis?
  var guideline: String?

  /// - Parameter id: of a rule, else of input findings.
  init(_ id: String) {
    self.id = id
    name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let rule = Registry.rule(id), let text = rule.explanation else {
      title = id.split(separator: "-").joined(separator: " ")
      title = title.prefix(1).uppercased() + title.dropFirst()
      summary = "The project's files cannot be understood as they are, so that not all could be judged."
      help = "Mend the file at the place of the finding. Findings about input cannot be switched off."
      markdown = help
      severity = .error
      return
    }
    title = text.title
    summary = plainText(ofMarkdown: text.summary)
    let sections = [("Why", text.why), ("How to fix", text.fix), ("Source", text.source)].filter { !$0.1.isEmpty }
    help = ([summary] + sections.map { "\($0): \(plainText(ofMarkdown: $1))" }).joined(separator: "\n\n")
    markdown = ([text.summary] + sections.map { "**\($0)**\n\n\($1)" }).joined(separator: "\n\n")
    address = RuleDescription.address(in: text.source) ?? "https://developer.apple.com/app-store/review/guidelines/"
    severity = rule.severity
    basis = rule.basis
    guideline = rule.guideline
  }

  /// How likely a finding is true, in GitHub's words. A limit is arithmetic. What Apple wrote or rejected apps for is judged from what is shown, laws
  /// from what is sold and where, and experience is no proof.
  var precision: String {
    switch basis {
    case nil, .limit: "very-high"
    case .guideline, .rejection: "high"
    case .law: "medium"
    case .heuristic: "low"
    }
  }

  var tags: [String] {
    guard let basis else { return ["input"] }
    return ["app-review", "paywall", "basis/\(basis.rawValue)"] + (guideline.map { ["guideline/\($0)"] } ?? [])
  }

  /// The first address between `<` and `>`.
  private static func address(in markdown: String) -> String? {
    for part in markdown.utf8.split(separator: UInt8(ascii: "<")).dropFirst() {
      guard part.starts(with: "https://".utf8), let end = part.firstIndex(of: UInt8(ascii: ">")) else { continue }
      return String(Substring(part[..<end]))
    }
    return nil
  }
}

/// Our own Markdown without its marks: paragraphs on a line each, lists and code as they are.
func plainText(ofMarkdown markdown: String) -> String {
  var paragraphs: [String] = []
  var isCode = false
  var isOpen = false
  for bytes in markdown.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let line = Substring(bytes)
    if line.hasPrefix("```") {
      isCode.toggle()
      isOpen = false
    } else if isCode {
      paragraphs.append(String(line))
    } else if bytes.allSatisfy({ $0 == UInt8(ascii: " ") }) {
      isOpen = false
    } else {
      let text = withoutAngles(withoutMarks(bytes))
      let isItem = text.hasPrefix("- ") || text.hasPrefix("* ")
      if isOpen, !isItem, let last = paragraphs.popLast() {
        paragraphs.append(last + " " + text.drop { $0 == " " })
      } else {
        paragraphs.append(text)
      }
      isOpen = true
    }
  }
  return paragraphs.joined(separator: "\n")
}

/// A line without the marks of code and of strong text.
private func withoutMarks(_ line: Substring.UTF8View) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(line.count)
  for byte in line where byte != UInt8(ascii: "`") {
    if byte == UInt8(ascii: "*"), text.last == byte { text.removeLast() } else { text.append(byte) }
  }
  return String(decoding: text, as: UTF8.self)
}

/// `<https://example.com>` without what is around it.
private func withoutAngles(_ line: String) -> String {
  if !line.utf8.contains(UInt8(ascii: "<")) { return line }
  var text: [UInt8] = []
  var isOpen = false
  var rest = Array(line.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "<"), rest.starts(with: "http".utf8) {
      isOpen = true
    } else if isOpen, byte == UInt8(ascii: ">") {
      isOpen = false
    } else {
      text.append(byte)
    }
  }
  return String(decoding: text, as: UTF8.self)
}
