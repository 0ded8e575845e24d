import ReviewRules

extension Explanation {
  /// So many findings of a rule are listed.
  static let findingLimit = 10

  /// For a terminal. Several rules: a line each.
  public func text() -> [UInt8] {
    guard guideline == nil, rules.count == 1, let rule = rules.first else { return list() }
    guard let text = rule.explanation else { return Array((rule.text.description + "\n").utf8) }
    var lines = ["\(rule.id): \(text.title)", Explanation.basis(of: rule), "", text.summary]
    lines += ["", "Why", "", text.why, "", "Source", "", text.source]
    if text.bad.contains(where: { $0.text.contains("«") }) { lines += ["", Explanation.marks] }
    for example in text.bad { lines += ["", "Bad", "", Explanation.indented(example.text)] }
    for example in text.good { lines += ["", "Good", "", Explanation.indented(example.text)] }
    lines += ["", "How to fix", "", text.fix]
    lines += cases()
    if let outcome = here?[rule.id] {
      lines += ["", "Here", "", visible(outcome.summary)]
      for finding in outcome.findings.prefix(Explanation.findingLimit) {
        lines.append("\(visible(finding.place)): \(finding.severity.rawValue): \(visible(finding.message))")
      }
      let more = outcome.findings.count - Explanation.findingLimit
      if more > 0 { lines.append("and \(more) more") }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func list() -> [UInt8] {
    let width = rules.map { $0.id.count }.max() ?? 0
    var text = guideline.map { "App Review Guidelines \($0)\n\n" } ?? ""
    if rules.isEmpty { text += "No rule looks for it.\n" }
    for rule in rules {
      let gap = String(repeating: " ", count: max(1, width - rule.id.count + 2))
      let severity = rule.severity.rawValue
      let severityGap = String(repeating: " ", count: max(1, 9 - severity.count))
      text += rule.id + gap + severity + severityGap + (rule.explanation?.title ?? "") + "\n"
      if let outcome = here?[rule.id] {
        text += String(repeating: " ", count: width + 2) + "here: " + visible(outcome.summary) + "\n"
      }
    }
    if guideline != nil { text += cases().joined(separator: "\n") + "\n" }
    return Array(text.utf8)
  }

  private func cases() -> [String] {
    guard !rejections.isEmpty else { return [] }
    return ["", "Known rejections", ""]
      + rejections.flatMap { ["* " + $0.sentence] + $0.sources.map { "  " + $0 } }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
