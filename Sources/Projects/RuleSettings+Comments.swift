import Findings
import Locales
import Words

extension RuleSettings {
  /// What begins a suppression in a key's comment.
  static let commentMark = "[paywallgen:ignore"
  /// Nobody accepts more at one key; a hostile file costs no more than its length.
  private static let commentLimit = 64
  private static let commentForm =
    "write [paywallgen:ignore RULE — reason], with 'in de-DE' or 'until 2027-01-31' behind the rule if wanted"

  /// Reads the suppressions in the comments of keys. Each holds for the findings that are placed at its key.
  ///
  ///     [paywallgen:ignore RULE — reason]
  ///     [paywallgen:ignore RULE in de-DE until 2027-01-31 — reason]
  ///
  /// A comment may hold several. The dash may be `—`, `–`, `--` or `-`, between spaces; a reason ends at the next `]`.
  mutating func addSuppressions(of table: StringTable, findings: inout [Finding]) {
    addSuppressions(in: table.comments(with: RuleSettings.commentMark), findings: &findings)
  }

  /// The same of the comments of a copy file, which hold for the findings that are placed in it.
  mutating func addSuppressions(ofCopy bytes: [UInt8], file: FileID, findings: inout [Finding]) {
    addSuppressions(
      in: CopyFile.comments(with: RuleSettings.commentMark, in: bytes, file: file), findings: &findings)
  }

  private mutating func addSuppressions(in comments: [KeyComment], findings: inout [Finding]) {
    for comment in comments {
      let text = comment.text
      var rest = text[...]
      var count = 0
      while let mark = rest.range(of: RuleSettings.commentMark) {
        count += 1
        if count > RuleSettings.commentLimit {
          let message = "Comment has more than \(RuleSettings.commentLimit) suppressions"
          findings.append(.malformedSuppression(message, help: "accept the rest in paywallgen.yml", at: comment.entry))
          break
        }
        let end = rest[mark.upperBound...].firstIndex(of: "]")
        let inside = rest[mark.upperBound..<(end ?? rest.endIndex)]
        let whole = mark.lowerBound..<(end.map { text.index(after: $0) } ?? rest.endIndex)
        let range = comment.range(ofText: text.offsets(of: whole))
        if end == nil {
          findings.append(.malformedSuppression("A suppression in a comment is not closed by ']'", at: range))
        } else if let suppression = RuleSettings.suppression(inside, of: text, comment, at: range, findings: &findings)
        {
          suppressions.append(suppression)
        }
        rest = rest[whole.upperBound...]
      }
    }
  }

  private static func suppression(
    _ inside: Substring, of text: String, _ comment: KeyComment, at range: SourceRange, findings: inout [Finding]
  ) -> Suppression? {
    func problem(_ message: String, at place: SourceRange) -> Suppression? {
      findings.append(.malformedSuppression(message, help: commentForm, at: place))
      return nil
    }
    func place(_ word: Substring) -> SourceRange {
      comment.range(ofText: text.offsets(of: word.startIndex..<word.endIndex))
    }
    var words = inside.split(whereSeparator: \.isWhitespace)[...]
    guard let rule = words.popFirst(), !isDash(rule) else { return problem("A suppression names no rule", at: range) }
    var locale: LocaleID?
    var until: Day?
    var untilRange: SourceRange?
    while let word = words.popFirst() {
      if isDash(word) {
        let reason = words.joined(separator: " ")
        guard !reason.isEmpty else { break }
        return Suppression(
          rule: Placed(String(rule), at: place(rule)), locale: locale, reason: reason, until: until,
          untilRange: untilRange, scope: comment.entry, range: range)
      }
      let value = words.popFirst()
      switch (word, value) {
      case ("in", let value?):
        locale = LocaleID(String(value))
        if locale == nil { return problem("'\(value)' is no locale", at: place(value)) }
      case ("until", let value?):
        until = Day(String(value))
        untilRange = place(value)
        if until == nil { return problem("'\(value)' is no day; write 2027-01-31", at: place(value)) }
      default: return problem("'\(word)' stands where the dash before the reason should", at: place(word))
      }
    }
    return problem("A suppression of '\(rule)' gives no reason", at: range)
  }

  private static func isDash(_ word: Substring) -> Bool { ["—", "–", "--", "-"].contains(word) }
}

extension String {
  fileprivate func offsets(of range: Range<Index>) -> Range<Int> {
    utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }
}

extension Finding {
  fileprivate static func malformedSuppression(_ message: String, help: String = "", at range: SourceRange) -> Finding {
    .input("malformed-suppression", message, help: help, at: range)
  }
}
