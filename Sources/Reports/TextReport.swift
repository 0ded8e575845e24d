import Findings
import ReviewRules

extension Report {
  /// The findings for a terminal: place, message, the line with carets, what to do; at the end what was not checked, and a summary.
  ///
  /// Only here, and only where asked for, are there colours. Text of others is shown with its controls escaped, so that no name can
  /// start a line of its own or turn the text around it.
  ///
  /// - Parameter withSummary: whether the last line sums up; not where more is to come.
  public func text(isColored: Bool = false, withSummary: Bool = true) -> [UInt8] {
    let places = Places(self)
    var page = TextPage(isColored: isColored)
    for judged in judgement.open { page.add(judged.finding, places) }
    page.add(suppressed: judgement.findings.filter { $0.suppression != nil && !$0.isKnown }, places)
    page.add(notChecked: judgement.notChecked)
    if withSummary { page.line(summary, style: .bold) }
    return page.bytes
  }

  /// `2 errors, 1 warning on 40 screens; 7 rules not checked`.
  public var summary: String {
    let counts = FindingCounts(judgement.findings)
    let parts = [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")]
      .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
    var text = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    text += " on " + counted(judgement.screenCount, "screen")
    if counts.suppressed > 0 { text += "; \(counts.suppressed) suppressed" }
    let unchecked = Set(judgement.notChecked.map(\.rule)).count
    if unchecked > 0 { text += "; " + counted(unchecked, "rule") + " not checked" }
    return text
  }
}

func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

private struct TextPage {
  enum Style: String {
    case plain = ""
    case bold = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case faint = "2"
    case caret = "31"
  }

  let isColored: Bool
  private(set) var bytes: [UInt8] = []

  init(isColored: Bool) { self.isColored = isColored }

  mutating func line(_ text: String, style: Style = .plain) {
    append(text, style)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func add(_ finding: Finding, _ places: Places) {
    let severity = finding.severity
    append(shownPlace(finding.at, places) + ": ", .bold)
    let style: Style = severity == .error ? .error : severity == .warning ? .warning : .note
    append("\(severity.rawValue)[\(visible(finding.rule))]", style)
    line(": " + visible(finding.message))
    frame(of: finding.at, places)
    for related in finding.related {
      line("  \(shownPlace(related.at, places)): \(visible(related.message))")
      frame(of: related.at, places)
    }
    if let whom = concerned(finding) { line("  = \(whom)", style: .faint) }
    if !finding.help.isEmpty { line("  = help: \(visible(finding.help))") }
    line("")
  }

  mutating func add(suppressed: [JudgedFinding], _ places: Places) {
    guard !suppressed.isEmpty else { return }
    line("suppressed:", style: .bold)
    for judged in suppressed {
      line(
        "  \(shownPlace(judged.finding.at, places)): \(visible(judged.finding.rule)): \(visible(judged.finding.message))"
      )
      line("    " + visible(judged.suppression ?? ""), style: .faint)
    }
    line("")
  }

  mutating func add(notChecked entries: [NotChecked]) {
    var rules: [String: [String]] = [:]
    for entry in entries { rules[entry.reason, default: []].append(entry.rule) }
    guard !rules.isEmpty else { return }
    line("not checked:", style: .bold)
    for reason in rules.keys.sorted() {
      line("  \(visible(reason))")
      line("    " + (rules[reason] ?? []).map(visible).joined(separator: ", "), style: .faint)
    }
    line("")
  }

  private mutating func frame(of range: SourceRange, _ places: Places) {
    guard let frame = places.frame(of: range) else { return }
    let number = String(places.start(of: range).line)
    let margin = String(repeating: " ", count: max(5, number.count))
    append(margin.dropLast(number.count) + number + " | ", .faint)
    line(frame.line)
    append(margin + " | ", .faint)
    line(frame.carets, style: .caret)
  }

  /// `path:line:column`. A path that begins like a command of a build log gets `./` before it.
  private func shownPlace(_ range: SourceRange, _ places: Places) -> String {
    let start = places.start(of: range)
    let path = visible(places.path(of: range))
    return (path.hasPrefix(":") || path.hasPrefix("#") ? "./" : "") + "\(path):\(start.line):\(start.column)"
  }

  /// The locales and screens, where there are several or the place does not say.
  private func concerned(_ finding: Finding) -> String? {
    var parts: [String] = []
    if !finding.locales.isEmpty { parts.append("in " + some(finding.locales, upTo: 8)) }
    if !finding.screens.isEmpty { parts.append("on " + some(finding.screens, upTo: 3)) }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func some(_ names: [String], upTo limit: Int) -> String {
    let shown = names.prefix(limit).map(visible).joined(separator: ", ")
    return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
  }

  private mutating func append(_ text: some StringProtocol, _ style: Style) {
    guard isColored, style != .plain else { return bytes.append(contentsOf: text.utf8) }
    bytes.append(contentsOf: "\u{1B}[\(style.rawValue)m".utf8)
    bytes.append(contentsOf: text.utf8)
    bytes.append(contentsOf: "\u{1B}[0m".utf8)
  }
}
