import ReviewRules

/// What `explain` says of rules, in the forms it can be asked for.
public struct Explanation: Sendable {
  private let rules: [any Rule.Type]

  public init(of rules: [any Rule.Type]) { self.rules = rules }

  /// The rules that a name means: an id, or a section of the guidelines; all for nil. Empty where nothing has that name.
  public static func rules(named name: String?) -> [any Rule.Type] {
    guard let name else { return Registry.rules }
    if let rule = Registry.rule(name) { return [rule] }
    return Registry.rules(ofGuideline: name)
  }

  /// For a terminal. Several rules: a line each.
  public func text() -> [UInt8] {
    guard rules.count == 1, let rule = rules.first else { return list() }
    guard let text = rule.explanation else { return Array((rule.text.description + "\n").utf8) }
    var lines = ["\(rule.id): \(text.title)", Explanation.basis(of: rule), "", text.summary]
    lines += ["", "Why", "", text.why, "", "Source", "", text.source]
    for example in text.bad { lines += ["", "Bad", "", Explanation.indented(example.text)] }
    for example in text.good { lines += ["", "Good", "", Explanation.indented(example.text)] }
    lines += ["", "How to fix", "", text.fix, ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private func list() -> [UInt8] {
    let width = rules.map { $0.id.count }.max() ?? 0
    var text = ""
    for rule in rules {
      let gap = String(repeating: " ", count: max(1, width - rule.id.count + 2))
      let severity = rule.severity.rawValue
      let severityGap = String(repeating: " ", count: max(1, 9 - severity.count))
      text += rule.id + gap + severity + severityGap + (rule.explanation?.title ?? "") + "\n"
    }
    return Array(text.utf8)
  }

  /// For the documentation: each rule's own text, below a line that says what it rests on.
  public func markdown() -> [UInt8] {
    var text = ""
    for rule in rules {
      if !text.isEmpty { text += "\n" }
      let own = rule.text.description
      let firstLine = own.prefix { $0 != "\n" }
      text += firstLine + "\n\n`\(rule.id)` · " + Explanation.basis(of: rule) + "\n" + own.dropFirst(firstLine.count)
      if !text.hasSuffix("\n") { text += "\n" }
    }
    return Array(text.utf8)
  }

  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.number(1)
      writer.key("rules")
      writer.array { writer in for rule in rules { writer.rule(rule) } }
    }
    return writer.finished()
  }

  /// `error · rejection · App Review Guidelines 3.1.2(c)`.
  private static func basis(of rule: any Rule.Type) -> String {
    var parts = [rule.severity.rawValue, rule.basis.rawValue]
    if let guideline = rule.guideline { parts.append("App Review Guidelines \(guideline)") }
    return parts.joined(separator: " · ")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}

extension JSONWriter {
  fileprivate mutating func rule(_ rule: any Rule.Type) {
    object { writer in
      writer.key("id")
      writer.string(rule.id)
      writer.key("severity")
      writer.string(rule.severity.rawValue)
      writer.key("basis")
      writer.string(rule.basis.rawValue)
      writer.key("guideline")
      writer.string(rule.guideline)
      writer.key("needs")
      writer.strings(rule.needs.map(\.rawValue).sorted())
      guard let text = rule.explanation else { return }
      writer.key("title")
      writer.string(text.title)
      writer.key("summary")
      writer.string(text.summary)
      writer.key("why")
      writer.string(text.why)
      writer.key("source")
      writer.string(text.source)
      writer.key("bad")
      writer.strings(text.bad.map(\.text))
      writer.key("good")
      writer.strings(text.good.map(\.text))
      writer.key("fix")
      writer.string(text.fix)
    }
  }
}
