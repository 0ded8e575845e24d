import Findings
import ReviewRules

extension Report {
  /// The findings as Checkstyle writes them, by file. Notes, and what was not checked, are of its severity `info`.
  public func checkstyle() -> [UInt8] {
    let places = Places(self)
    var order: [String] = []
    var lines: [String: [String]] = [:]
    func add(_ path: String, _ line: String) {
      if lines[path] == nil { order.append(path) }
      lines[path, default: []].append(line)
    }
    for judged in judgement.open {
      let finding = judged.finding
      let start = places.utf16(of: finding.at).start
      add(
        places.path(of: finding.at),
        xmlTag(
          "error",
          [
            "line": String(start.line), "column": String(start.column),
            "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
            "message": finding.sentence, "source": "paywallgen.\(finding.rule)",
          ]))
    }
    for entry in unchecked {
      add(
        places.anchor.map { places.path(of: $0) } ?? ".",
        xmlTag(
          "error",
          [
            "line": "1", "column": "1", "severity": "info",
            "message": "Not checked, as \(entry.reason): \(entry.rules.joined(separator: ", "))",
            "source": "paywallgen.not-checked",
          ]))
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
    for path in order {
      let name = xmlTag("file", ["name": path], isOpen: true)
      xml += name + "\n" + (lines[path] ?? []).map { $0 + "\n" }.joined() + "</file>\n"
    }
    return Array((xml + "</checkstyle>\n").utf8)
  }
}
