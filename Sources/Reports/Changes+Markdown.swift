import Findings
import Locales

extension Changes {
  /// What a change does to the findings, and where to read more, for the end of a comment.
  public struct Context: Sendable {
    /// What was found before, and is no longer.
    public var mended: [Finding] = []
    /// What is found that was not before.
    public var added: [Finding] = []
    /// Where a comment leads, in order, by whole addresses.
    public var links: [(title: String, address: String)] = []

    public init(
      mended: [Finding] = [], added: [Finding] = [], links: [(title: String, address: String)] = []
    ) {
      self.mended = mended
      self.added = added
      self.links = links
    }

    /// `2 mended, 1 new`.
    public var summary: String {
      [mended.isEmpty ? nil : "\(mended.count) mended", added.isEmpty ? nil : "\(added.count) new"]
        .compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// A table or list that is longer is folded.
  private static let foldLimit = 10
  /// So many rows of a table are shown: a comment on a pull request holds 65,536 characters.
  private static let rowLimit = 200
  /// So many findings are.
  private static let findingLimit = 50

  /// For a comment on a pull request, in the order of the page: what to look at first, then what changes by kind. It reads as it is, too.
  public func markdown(_ context: Context = Context()) -> [UInt8] {
    var lines = ["# \(Report.escaped(headline))", "", summary.uppercasedFirst + ".", ""]
    for (subject, note) in notes {
      lines.append(
        "- **\(Report.escaped(subject.name))**: \(note.text) (\(Report.code(note.rule)))")
    }
    if !notes.isEmpty { lines.append("") }
    let twins = Dictionary(grouping: subjects, by: \.name).filter { $0.value.count > 1 }
    func name(_ subject: Subject) -> String {
      Report.escaped(subject.name) + (twins[subject.name] == nil ? "" : " " + Report.code(subject.id))
    }
    if !whole.isEmpty {
      lines += ["## New and gone", ""]
      lines += Changes.folded(
        whole.prefix(Changes.rowLimit).map { subject in
          let words = "\(subject.kind.rawValue) \(name(subject))"
          return subject.fate == .added ? "- **\(words)** is new" : "- ~~\(words)~~ is gone"
        }, of: whole.count, head: [])
    }
    for (group, changes) in groups {
      lines += ["## \(group.title)", ""]
      lines += Changes.folded(
        changes.prefix(Changes.rowLimit).map { subject, change in
          let place = ([change.title.uppercasedFirst] + change.namedWhereabouts).joined(separator: ", ")
          // Of words only a part changes, and struck through as a whole they cannot be read.
          let isText = group == .words
          let cells = [
            name(subject), Report.escaped(place), Changes.marked(change.old, with: isText ? "" : "~~"),
            Changes.marked(change.new, with: isText ? "" : "**"),
          ]
          return "| " + cells.joined(separator: " | ") + " |"
        }, of: changes.count, head: ["| | | Before | After |", "|---|---|---|---|"])
    }
    if !context.summary.isEmpty {
      lines += ["## Findings", "", context.summary + ":", ""]
      let all =
        context.mended.map { "- ~~\(Report.escaped($0.message))~~ \(Report.code($0.rule))" }
        + context.added.map { "- **\(Report.escaped($0.message))** \(Report.code($0.rule))" }
      lines += Changes.folded(Array(all.prefix(Changes.findingLimit)), of: all.count, head: [])
    }
    if let unchanged { lines += ["## Unchanged", "", unchanged, ""] }
    if !context.links.isEmpty {
      lines += [context.links.map { "[\($0.title)](\($0.address))" }.joined(separator: " · "), ""]
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Lines of a table or list, folded where they are many, with how many were left out.
  private static func folded(_ rows: [String], of count: Int, head: [String]) -> [String] {
    var lines = head + rows + [""]
    if count > rows.count { lines += ["and \(count - rows.count) more", ""] }
    guard count > foldLimit else { return lines }
    return ["<details><summary>\(count) in all</summary>", ""] + lines + ["</details>", ""]
  }

  private static func marked(_ text: String?, with mark: String) -> String {
    guard let text else { return "–" }
    let escaped = Report.escaped(text)
    // Marks do not count beside a space, and make nothing of nothing.
    let isPlain = escaped.isEmpty || escaped.first?.isWhitespace == true || escaped.last?.isWhitespace == true
    return isPlain ? escaped : mark + escaped + mark
  }
}

extension Changes.Change {
  /// The same as `whereabouts`, with storefronts and languages by their names.
  fileprivate var namedWhereabouts: [String] {
    var named = self
    named.storefront = storefront.map { Storefront($0)?.englishName ?? $0 }
    named.locale = locale.map { LocaleID($0)?.englishName ?? $0 }
    return named.whereabouts
  }
}

extension String {
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
