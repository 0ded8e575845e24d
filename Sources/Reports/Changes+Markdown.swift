extension Changes {
  /// A table that is longer is folded.
  private static let foldLimit = 15
  /// So many rows of a table are shown: a comment on a pull request holds 65,536 characters.
  private static let rowLimit = 200

  /// For a comment on a pull request: what to look at first, then a table for each product, group and paywall.
  public func markdown() -> [UInt8] {
    var lines = ["# What customers would see change", "", summary.uppercasedFirst + ".", ""]
    for (subject, note) in notes {
      lines.append(
        "- **\(Report.escaped(subject.name))**: \(note.text) (\(Report.code(note.rule)))")
    }
    if !notes.isEmpty { lines.append("") }
    for subject in subjects {
      let id = subject.id == subject.name ? "" : " " + Report.code(subject.id)
      lines += ["## \(subject.kind.rawValue.uppercasedFirst) \(Report.escaped(subject.name))\(id)", ""]
      if subject.fate != .changed { lines += [subject.fate.rawValue.uppercasedFirst + ".", ""] }
      guard !subject.changes.isEmpty else { continue }
      let isFolded = subject.changes.count > Changes.foldLimit
      if isFolded { lines += ["<details><summary>\(subject.changes.count) changes</summary>", ""] }
      lines += ["| | | before | after |", "|---|---|---|---|"]
      for change in subject.changes.prefix(Changes.rowLimit) {
        let cells =
          [change.title, change.whereabouts.joined(separator: ", ")].map(Report.escaped)
          + [change.old, change.new].map { $0.map(Report.escaped) ?? "–" }
        lines.append("| " + cells.joined(separator: " | ") + " |")
      }
      let more = subject.changes.count - Changes.rowLimit
      if more > 0 { lines += ["", "and \(more) more"] }
      lines.append("")
      if isFolded { lines += ["</details>", ""] }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}

extension String {
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
