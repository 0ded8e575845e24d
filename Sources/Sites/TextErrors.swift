import Findings
import Projects

/// The errors that rules find in texts, for the truth tables: a text that has one is not ready.
struct TextErrors {
  private struct Found {
    var range: SourceRange
    var rule: String
    var message: String
    /// Empty: in all languages.
    var locales: [String]
  }

  /// In each file in order.
  private var files: [FileID: [Found]] = [:]

  init(_ findings: SiteFindings) {
    for item in findings.open where item.finding.severity == .error && !item.finding.isAbsence {
      let range = item.finding.at
      guard range.start < range.end else { continue }
      files[range.file, default: []].append(
        Found(range: range, rule: item.finding.rule, message: item.finding.message, locales: item.locales))
    }
    for file in files.keys { files[file]?.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) } }
  }

  /// The tables with the errors at their texts.
  func marked(in tables: [TruthTable]) -> [TruthTable] {
    if files.isEmpty { return tables }
    var marked = tables
    for (table, known) in tables.enumerated() {
      let locale = known.locale.identifier
      for (section, known) in known.sections.enumerated() {
        for (group, known) in known.groups.enumerated() {
          for (row, known) in known.rows.enumerated() {
            let errors = errors(in: known, locale)
            if errors.isEmpty { continue }
            marked[table].sections[section].groups[group].rows[row].states.insert(.faulty)
            marked[table].sections[section].groups[group].rows[row].errors = errors
          }
        }
      }
    }
    return marked
  }

  /// The messages about a text in a locale, those apart that its states say already.
  private func errors(in row: TruthTable.Row, _ locale: String) -> [String] {
    guard let range = row.own?.range, let found = files[range.file] else { return [] }
    // A place may begin with the quote before the text.
    let first = range.start > 0 ? range.start - 1 : 0
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle].range.start < first { low = middle + 1 } else { high = middle }
    }
    var messages: [String] = []
    for error in found[low...] {
      guard error.range.start < range.end else { break }
      guard error.range.end > range.start, error.locales.isEmpty || error.locales.contains(locale),
        !row.states.says(error.rule), !messages.contains(error.message)
      else { continue }
      messages.append(error.message)
    }
    return messages
  }
}

extension TruthTable.States {
  /// Whether one of them is what a rule finds.
  fileprivate func says(_ rule: String) -> Bool {
    switch rule {
    case "placeholder-mismatch": contains(.placeholders)
    case "missing-translation": contains(.missing) || contains(.unknownKey)
    case "plural-category-missing": contains(.pluralForm)
    case "untranslated-copy": contains(.sameAsSource) || contains(.wrongScript)
    default: false
    }
  }
}
