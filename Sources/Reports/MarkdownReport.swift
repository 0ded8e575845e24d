import Findings
import Mustache
import ReviewRules

extension Report {
  /// The findings for the summary of a build job or a pull request: a table for each paywall, what is accepted, what was not checked.
  ///
  /// Text of others is escaped: no name can become markup, a link, a mention or a row of its own.
  public func markdown() -> [UInt8] {
    let places = Places(self)
    var lines = ["# paywallgen: \(summary)", ""]
    var groups: [(title: String, findings: [Finding])] = []
    var index: [String: Int] = [:]
    for judged in judgement.open {
      let title = judged.finding.paywall.map { "Paywall \(Report.escaped($0))" } ?? "Files"
      if index[title] == nil {
        index[title] = groups.count
        groups.append((title, []))
      }
      if let position = index[title] { groups[position].findings.append(judged.finding) }
    }
    for (title, findings) in groups {
      lines += ["## \(title)", "", "| | Rule | Finding | Place | Locales |", "|---|---|---|---|---|"]
      for finding in findings.sorted(by: { $0.severity > $1.severity }) {
        let start = places.start(of: finding.at)
        var message = Report.escaped(finding.message)
        if !finding.help.isEmpty { message += "<br>" + markdownProse(finding.help) }
        let place = Report.code("\(places.path(of: finding.at)):\(start.line):\(start.column)")
        let locales = finding.locales.map(Report.escaped).joined(separator: ", ")
        lines.append(
          "| \(finding.severity.rawValue) | \(Report.code(finding.rule)) | \(message) | \(place) | \(locales) |")
      }
      lines.append("")
    }
    let accepted = judgement.findings.filter { $0.suppression != nil && !$0.isKnown }
    if !accepted.isEmpty {
      lines += ["## Accepted", ""]
      for judged in accepted {
        lines.append(
          "- \(Report.code(judged.finding.rule)) \(Report.escaped(judged.finding.message)): "
            + Report.escaped(judged.suppression ?? ""))
      }
      lines.append("")
    }
    if !judgement.notChecked.isEmpty {
      lines += ["## Not checked", ""]
      for entry in judgement.notChecked {
        lines.append("- \(Report.code(entry.rule)): \(Report.escaped(entry.reason))")
      }
      lines.append("")
    }
    lines += ["Rules as of paywallgen \(Report.escaped(version)), prices as of \(today).", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Text as text, with its controls shown.
  static func escaped(_ text: String) -> String { Escaping.markdown.escape(visible(text)) }

  /// Text in a code span, which no backtick within ends; within a table no bar splits it.
  static func code(_ text: String) -> String {
    let shown = visible(text).replacing("|", with: "\u{FF5C}")
    var longest = 0
    var run = 0
    for scalar in shown.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    guard longest > 0 else { return "`\(shown)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(shown) \(fence)"
  }
}
