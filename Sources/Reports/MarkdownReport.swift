import Findings
import Mustache
import ReviewRules

extension Report {
  /// The most that a comment on a pull request takes, in characters. Counted in bytes here, so that it holds whatever is counted.
  public static let commentLimit = 65_536
  /// The most that the summary of a job takes, in bytes.
  public static let summaryLimit = 1 << 20

  /// The findings for the summary of a build job or a pull request: a table for each paywall, what is accepted, what was not checked.
  ///
  /// Text of others is escaped: no name can become markup, a link, a mention or a row of its own.
  ///
  /// - Parameter limit: the most bytes that the document may have. Where the findings are too many, the most severe stay, and the others are counted.
  public func markdown(limit: Int = .max) -> [UInt8] {
    let places = Places(self)
    let foot = "Rules as of paywallgen \(Report.escaped(version)), prices as of \(today).\n"
    var page = "# paywallgen: \(summary)\n\n"
    // Half is for the findings at least, a quarter for each of the lists behind them at most.
    let quarter = limit / 4
    let accepted = MarkdownList(
      "Accepted", of: "finding",
      judgement.findings.filter { $0.suppression != nil && !$0.isKnown }.map { judged in
        "\(Report.code(judged.finding.rule)) \(Report.escaped(judged.finding.message)): "
          + Report.escaped(judged.suppression ?? "")
      }
    ).text(limit: quarter)
    let notChecked = MarkdownList(
      "Not checked", of: "rule", number: Set(judgement.notChecked.map(\.rule)).count,
      unchecked.map {
        $0.isByChoice
          ? "\(counted($0.rules.count, "rule")) \(Report.escaped($0.reason))"
          : "\(Report.escaped($0.reason)): \($0.rules.map(Report.code).joined(separator: ", "))"
      }
    ).text(limit: quarter)
    let around = page.utf8.count + accepted.utf8.count + notChecked.utf8.count + foot.utf8.count
    page += MarkdownTables(mostSevereFirst(places).map(\.finding), places).text(limit: limit - around)
    return Array((page + accepted + notChecked + foot).utf8)
  }

  /// Text as text, with its controls shown. Marks alone would not hold back GitHub, which looks for mentions and numbers of issues in what is shown.
  static func escaped(_ text: String) -> String {
    replacingScalars(in: Escaping.markdown.escape(visible(text))) { scalar in
      scalar == "@" || scalar == "#" ? "\(scalar)&#8203;" : nil
    }
  }

  /// Text in a code span, which no backtick within ends; within a table no bar splits it.
  static func code(_ text: String) -> String {
    let shown = replacingScalars(in: visible(text)) { $0 == "|" ? "\u{FF5C}" : nil }
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

/// Findings as tables, one for each paywall, and the notes of each folded.
private struct MarkdownTables {
  private struct Row {
    var group: Int
    var severity: Severity
    var text: String
  }

  private var groups: [String] = []
  /// The most severe first.
  private var rows: [Row] = []

  private static let head = "| | Rule | Finding | Place | Locales |\n|---|---|---|---|---|\n"
  /// What a group takes beside its rows, its title apart.
  private static let frame = 2 * head.utf8.count + 80

  init(_ findings: [Finding], _ places: Places) {
    var indices: [String: Int] = [:]
    // Groups in the order of their first place, not of their worst finding.
    for finding in findings.sorted(by: { ($0.at.file, $0.at.start) < ($1.at.file, $1.at.start) }) {
      let title = MarkdownTables.title(of: finding)
      if indices[title] == nil {
        indices[title] = groups.count
        groups.append(title)
      }
    }
    rows = findings.map { finding in
      Row(
        group: indices[MarkdownTables.title(of: finding)] ?? 0, severity: finding.severity,
        text: MarkdownTables.row(finding, places))
    }
  }

  func text(limit: Int) -> String {
    var room = limit - 200
    var begun: Set<Int> = []
    var shown: [Row] = []
    for row in rows {
      let title = begun.contains(row.group) ? 0 : groups[row.group].utf8.count + MarkdownTables.frame
      let cost = row.text.utf8.count + title
      guard cost <= room else { continue }
      room -= cost
      begun.insert(row.group)
      shown.append(row)
    }
    var text = ""
    for (index, title) in groups.enumerated() where begun.contains(index) {
      let own = shown.filter { $0.group == index }
      let notes = own.filter { $0.severity == .note }
      text += "## \(title)\n\n"
      if notes.count < own.count {
        text += MarkdownTables.head + own.filter { $0.severity > .note }.map(\.text).joined() + "\n"
      }
      if !notes.isEmpty {
        let table = MarkdownTables.head + notes.map(\.text).joined()
        text += "<details><summary>\(counted(notes.count, "note"))</summary>\n\n\(table)\n</details>\n\n"
      }
    }
    if shown.count < rows.count {
      let counts = Severity.allCases.reversed().compactMap { severity in
        let number = rows.count { $0.severity == severity } - shown.count { $0.severity == severity }
        return number > 0 ? counted(number, severity.rawValue) : nil
      }
      let left = counted(rows.count - shown.count, "more finding")
      text += "**\(left) left out**, for want of room: \(counts.joined(separator: ", ")).\n\n"
    }
    return text
  }

  private static func title(of finding: Finding) -> String {
    finding.paywall.map { "Paywall \(Report.escaped($0))" } ?? "Files"
  }

  private static func row(_ finding: Finding, _ places: Places) -> String {
    var message = Report.escaped(finding.message)
    if !finding.help.isEmpty { message += "<br>" + markdownProse(finding.help) }
    for related in finding.related.prefix(4) {
      message += "<br>\(Report.code(places.text(of: related.at))): \(Report.escaped(related.message))"
    }
    let shown = finding.locales.prefix(6).map(Report.escaped).joined(separator: ", ")
    let locales = finding.locales.count > 6 ? "\(shown) and \(finding.locales.count - 6) more" : shown
    let place = Report.code(places.text(of: finding.at))
    return "| \(finding.severity.rawValue) | \(Report.code(finding.rule)) | \(message) | \(place) | \(locales) |\n"
  }
}

/// A folded list.
private struct MarkdownList {
  private let title: String
  private let items: [String]

  /// - Parameters:
  ///   - noun: what is counted.
  ///   - number: how many of them there are, where an item tells of several.
  init(_ title: String, of noun: String, number: Int? = nil, _ items: [String]) {
    self.title = "\(title): \(counted(number ?? items.count, noun))"
    self.items = items
  }

  func text(limit: Int) -> String {
    guard !items.isEmpty else { return "" }
    var room = limit - 120
    let shown = items.filter { item in
      guard item.utf8.count + 3 <= room else { return false }
      room -= item.utf8.count + 3
      return true
    }
    var text = "<details><summary>\(title)</summary>\n\n"
    text += shown.map { "- \($0)\n" }.joined()
    if shown.count < items.count { text += "- and \(items.count - shown.count) more\n" }
    return text + "\n</details>\n\n"
  }
}
