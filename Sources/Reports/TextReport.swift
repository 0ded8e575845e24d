import Findings
import ReviewRules

extension Report {
  /// The findings for a terminal, by file: place, message, the line with carets, what to do; at the end which rules found how much, what was not
  /// checked, and a summary.
  ///
  /// Only here, and only where asked for, are there colours. Text of others is shown with its controls escaped, so that no name can
  /// start a line of its own or turn the text around it.
  ///
  /// - Parameters:
  ///   - withSummary: whether the last line sums up; not where more is to come.
  ///   - isBrief: only the findings, and the summary.
  public func text(isColored: Bool = false, withSummary: Bool = true, isBrief: Bool = false) -> [UInt8] {
    let places = Places(self)
    var page = TextPage(isColored: isColored)
    let open = Array(judgement.open)
    let files = Dictionary(grouping: open) { places.path(of: $0.finding.at) }
    var last: String?
    for judged in open {
      let path = places.path(of: judged.finding.at)
      // A heading for every file, where there are several. It has no colon and number behind the path, which is what makes a place.
      if files.count > 1, path != last {
        page.line("── \(visible(path)), \(FindingCounts(files[path] ?? []).words)", style: .bold)
        page.line("")
      }
      last = path
      page.add(judged.finding, places)
    }
    if !isBrief {
      page.add(tally: open)
      page.add(suppressed: judgement.findings.filter { $0.suppression != nil && !$0.isKnown }, places)
      page.add(unchecked)
    }
    if withSummary { page.line(summary, style: .bold) }
    return page.bytes
  }

  /// A finding as the report for a terminal shows it, without the empty line behind it.
  static func plainText(of finding: Finding, _ places: Places) -> String {
    var page = TextPage(isColored: false)
    page.add(finding, places)
    return String(decoding: page.bytes.dropLast(1), as: UTF8.self)
  }

  /// `2 errors, 1 warning on 40 screens; 7 rules not checked`.
  public var summary: String {
    let counts = FindingCounts(judgement.findings)
    var text = counts.words
    text += " on " + counted(judgement.screenCount, "screen")
    if counts.suppressed > 0 { text += "; \(counts.suppressed) suppressed" }
    let unchecked = Set(judgement.notChecked.map(\.rule)).count
    if unchecked > 0 { text += "; " + counted(unchecked, "rule") + " not checked" }
    return text
  }
}

extension FindingCounts {
  /// `2 errors, 1 warning`, of those that nobody has accepted.
  var words: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    return parts.isEmpty ? "no findings" : parts.map { counted($0.0, $0.1) }.joined(separator: ", ")
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

  mutating func add(_ unchecked: [UncheckedRules]) {
    guard !unchecked.isEmpty else { return }
    line("not checked:", style: .bold)
    for entry in unchecked {
      if entry.isByChoice {
        line("  \(counted(entry.rules.count, "rule")) \(visible(entry.reason))")
        continue
      }
      line("  \(visible(entry.reason))")
      line("    " + entry.rules.map(visible).joined(separator: ", "), style: .faint)
    }
    line("")
  }

  /// How much each rule found, where the findings are too many to count at a glance.
  mutating func add(tally findings: [JudgedFinding]) {
    guard findings.count > 10 else { return }
    let rules = Dictionary(grouping: findings, by: \.finding.rule).mapValues(\.count)
    let width = String(rules.values.max() ?? 0).count
    line("by rule:", style: .bold)
    for (rule, number) in rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      let digits = String(number)
      line("  " + String(repeating: " ", count: width - digits.count) + digits + "  " + visible(rule))
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
