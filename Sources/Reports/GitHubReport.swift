import Findings
import ReviewRules

extension Report {
  /// The findings as commands of a GitHub workflow, which make annotations of them.
  ///
  /// Of a step, GitHub shows ten errors, ten warnings and ten notices, and drops the rest without a word. So the most severe come first, and a notice
  /// counts those that found no room. What was not checked is a notice too.
  public func github() -> [UInt8] {
    let places = Places(self)
    let findings = mostSevereFirst(places).map(\.finding)
    let unchecked = unchecked
    let limit = 10
    var room = [Severity.error: limit, .warning: limit, .note: limit - (unchecked.isEmpty ? 0 : 1)]
    func shown() -> [Finding] {
      var left = room
      return findings.filter { finding in
        let hasRoom = left[finding.severity, default: 0] > 0
        left[finding.severity, default: 0] -= 1
        return hasRoom
      }
    }
    var annotated = shown()
    if annotated.count < findings.count {
      room[.note, default: 0] -= 1
      annotated = shown()
    }
    var text = annotated.map { Report.command($0, places) }.joined()
    if annotated.count < findings.count {
      let counts = Severity.allCases.reversed().compactMap { severity in
        let number = findings.count { $0.severity == severity } - annotated.count { $0.severity == severity }
        return number > 0 ? counted(number, severity.rawValue) : nil
      }
      let more = findings.count - annotated.count
      text += Report.command(
        "notice", [("title", "\(counted(more, "more finding")) not shown here")],
        "\(counts.joined(separator: ", ")): GitHub shows \(limit) of a level for a step")
    }
    if !unchecked.isEmpty {
      let rules = Set(judgement.notChecked.map(\.rule)).count
      let lines = unchecked.prefix(limit).map { "\(visible($0.reason)): \($0.rules.joined(separator: ", "))" }
      let more = unchecked.count > limit ? ["and \(counted(unchecked.count - limit, "more reason"))"] : []
      text += Report.command(
        "notice", [("title", counted(rules, "rule") + " not checked")], (lines + more).joined(separator: "\n"))
    }
    return Array(text.utf8)
  }

  private static func command(_ finding: Finding, _ places: Places) -> String {
    let (start, end) = places.utf16(of: finding.at)
    var properties = [("title", finding.rule)]
    let path = places.path(of: finding.at)
    if path != ".", path != "?" {
      properties += [("file", path), ("line", String(start.line))]
      // An end column means something only where the end is in the same line, and that of nothing is no end.
      if end.line == start.line {
        properties.append(("col", String(start.column)))
        if end.column > start.column { properties.append(("endColumn", String(end.column))) }
      } else {
        properties.append(("endLine", String(end.line)))
      }
    }
    var lines = [visible(finding.message)]
    if !finding.help.isEmpty { lines.append(visible(finding.help)) }
    for related in finding.related { lines.append("\(places.text(of: related.at)): \(visible(related.message))") }
    // The log shows no property: without this line it would not say where.
    lines.append(places.text(of: finding.at))
    let name = finding.severity == .note ? "notice" : finding.severity.rawValue
    return command(name, properties, lines.joined(separator: "\n"))
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0)=\(escaped(property: $1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(data: message))\n"
  }

  /// As GitHub's toolkit writes it: what ends a line and what begins an escape.
  private static func escaped(data text: String) -> String {
    replacingScalars(in: text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The same for properties, which also end at commas and colons. Other controls are shown: a log is a terminal.
  private static func escaped(property text: String) -> String {
    replacingScalars(in: escaped(data: text)) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: isHidden(scalar) ? escape(of: scalar) : nil
      }
    }
  }
}
