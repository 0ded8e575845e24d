import ReviewRules

extension Explanation {
  /// Each rule's own text, below a line that says what it rests on.
  public func markdown() -> [UInt8] {
    var text = ""
    if let guideline {
      text += "# App Review Guidelines \(guideline)\n"
      if rules.isEmpty { text += "\nNo rule looks for it.\n" }
    }
    for rule in rules {
      if !text.isEmpty { text += "\n" }
      text += markdown(of: rule, level: guideline == nil ? 1 : 2, explainsMarks: rules.count == 1)
    }
    if guideline != nil || rules.count == 1, !rejections.isEmpty {
      text += "\n## Known rejections\n\n" + rejections.map(Explanation.item).joined()
    }
    return Array(text.utf8)
  }

  /// All rules on one page, for the documentation: a table, then each rule with the rejections that it looks for.
  public func reference() -> [UInt8] {
    var text = """
      # Rules

      Made from the rules' own texts; `paywallgen explain` shows the same. A test keeps this page fresh: run
      `RECORD_SNAPSHOTS=1 swift test --filter RuleReferenceTests` where it says that it is not.

      \(Explanation.marks)

      | rule | severity | rests on | since | |
      |---|---|---|---|---|

      """
    for rule in rules {
      let basis = rule.basis.rawValue + (rule.guideline.map { " \($0)" } ?? "")
      text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(basis) | \(rule.since) | "
      text += (rule.explanation?.title ?? "") + " |\n"
    }
    for rule in rules {
      text += "\n<a id=\"\(rule.id)\"></a>\n\n" + markdown(of: rule, level: 2)
      let own = rejections.filter { $0.rules.contains(rule.id) }
      if !own.isEmpty { text += "\n### Known rejections\n\n" + own.map(Explanation.item).joined() }
    }
    return Array(text.utf8)
  }

  private func markdown(of rule: any Rule.Type, level: Int, explainsMarks: Bool = false) -> String {
    let lines = rule.text.description.split(separator: "\n", omittingEmptySubsequences: false)
    var isCode = false
    var text = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      let isHeading = !isCode && line.hasPrefix("#")
      text += (isHeading ? String(repeating: "#", count: level - 1) : "") + line + "\n"
      if explainsMarks, isHeading, line == "## Bad" { text += "\n\(Explanation.marks)\n" }
      if index == 0 { text += "\n`\(rule.id)` · " + Explanation.basis(of: rule) + "\n" }
    }
    while text.hasSuffix("\n\n") { text.removeLast() }
    guard let outcome = here?[rule.id] else { return text }
    text += "\n" + String(repeating: "#", count: level + 1) + " Here\n\n" + Report.escaped(outcome.summary) + "\n"
    if !outcome.findings.isEmpty { text += "\n" }
    for finding in outcome.findings.prefix(Explanation.findingLimit) {
      text += "- \(finding.severity.rawValue) \(Report.code(finding.place)) \(Report.escaped(finding.message))\n"
    }
    let more = outcome.findings.count - Explanation.findingLimit
    if more > 0 { text += "- and \(more) more\n" }
    return text
  }

  private static func item(_ rejection: Rejection) -> String {
    "- " + rejection.sentence + " " + rejection.sources.map { "<\($0)>" }.joined(separator: ", ") + "\n"
  }
}
