import Findings
import ReviewRules

extension Report {
  /// The findings as a compiler says them, a line each, so that Xcode shows them at their places: absolute paths, columns in bytes. What a finding
  /// refers to follows as a note. What was not checked is a note at the configuration.
  public func xcode() -> [UInt8] {
    let places = Places(self)
    var text = ""
    func add(_ range: SourceRange, _ severity: Severity, _ message: String) {
      let start = places.start(of: range)
      text +=
        "\(visible(places.absolutePath(of: range))):\(start.line):\(start.column): \(severity.rawValue): \(message)\n"
    }
    for judged in judgement.open {
      let finding = judged.finding
      add(finding.at, finding.severity, "\(finding.sentence) [\(visible(finding.rule))]")
      for related in finding.related { add(related.at, .note, visible(related.message)) }
    }
    for entry in unchecked {
      let message = "not checked, as \(visible(entry.reason)): \(entry.rules.joined(separator: ", "))"
      if let anchor = places.anchor {
        add(anchor, .note, message)
      } else {
        text += "\(visible(root.isEmpty ? "/" : root)):1:1: note: \(message)\n"
      }
    }
    return Array(text.utf8)
  }
}
