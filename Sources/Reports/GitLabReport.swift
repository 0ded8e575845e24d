import Findings
import ReviewRules

extension Report {
  /// The findings as GitLab's code quality takes them. What was not checked is told at the configuration, as `info`.
  ///
  /// Every issue lies in a file of the repository. Its fingerprint holds no line, so that GitLab knows it again, and no two are equal, as it would show
  /// one of them only.
  public func gitlab() -> [UInt8] {
    let places = Places(self)
    var writer = JSONWriter()
    writer.array { writer in
      for item in mostSevereFirst(places) {
        let finding = item.finding
        let (range, elsewhere) = places.received(finding.at) ?? (finding.at, "")
        writer.issue(
          finding.rule, (elsewhere.isEmpty ? "" : "\(elsewhere): ") + finding.sentence, fingerprint: item.fingerprint,
          severity: Report.severity(of: finding), path: places.path(of: range),
          lines: places.start(of: range).line...places.end(of: range).line)
      }
      let path = places.anchor.map { places.path(of: $0) } ?? "."
      for entry in unchecked {
        var hash = StableHash()
        hash.add("not-checked".utf8)
        hash.add(entry.reason.utf8)
        writer.issue(
          "not-checked", "Not checked, as \(visible(entry.reason)): \(entry.rules.joined(separator: ", "))",
          fingerprint: hash.digits, severity: "info", path: path, lines: 1...1)
      }
    }
    return writer.finished()
  }

  private static func severity(of finding: Finding) -> String {
    switch (finding.severity, finding.kind) {
    case (.error, .input): "blocker"
    case (.error, .rule): "critical"
    case (.warning, _): "minor"
    case (.note, _): "info"
    }
  }
}

extension JSONWriter {
  fileprivate mutating func issue(
    _ name: String, _ description: String, fingerprint: String, severity: String, path: String, lines: ClosedRange<Int>
  ) {
    object { writer in
      writer.key("description")
      writer.string(description)
      writer.key("check_name")
      writer.string(name)
      writer.key("fingerprint")
      writer.string(fingerprint)
      writer.key("severity")
      writer.string(severity)
      writer.key("location")
      writer.object(inline: true) { writer in
        writer.key("path")
        writer.string(path)
        writer.key("lines")
        writer.object(inline: true) { writer in
          writer.key("begin")
          writer.number(lines.lowerBound)
          writer.key("end")
          writer.number(lines.upperBound)
        }
      }
    }
  }
}
