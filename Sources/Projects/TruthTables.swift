import Findings
import Locales
import Looks
import StoreCatalog
import Words

extension Project {
  /// A table for each of the project's locales, in their order.
  ///
  /// - Parameter uses: our own words that screens show; they are rows, too.
  public func truthTables(showing uses: [TruthTable.SystemUse] = []) -> [TruthTable] {
    let tables = TruthTables(of: self, showing: uses)
    return locales.map { tables.table(in: $0) }
  }
}

/// Makes the tables of a project, each of which may be made by another thread. What they share is looked up once: each string is decoded once,
/// not once for each locale.
public final class TruthTables: Sendable {
  let project: Project
  let translatable: TranslatableWords
  /// The locales that the copy files are named after.
  let copyLocales: [FileID: LocaleID]
  let formats: LocaleFormats
  private let uses: [Int: [TruthTable.SystemUse]]
  private let entries: [String: (entry: StringEntry, source: LocaleID?)]

  /// - Parameters:
  ///   - uses: our own words that screens show; they are rows, too. A word that a paywall shows in several roles is a row in the first of them.
  ///   - formats: the caller's cache of how locales write numbers.
  public init(
    of project: Project, showing uses: [TruthTable.SystemUse], formats: LocaleFormats = LocaleFormats()
  ) {
    self.project = project
    self.formats = formats
    var seen: [Int: Set<SystemWord>] = [:]
    self.uses = Dictionary(
      grouping: uses.filter { seen[$0.paywall, default: []].insert($0.word).inserted }, by: \.paywall)
    translatable = TranslatableWords(names: TruthTables.names(of: project))
    var copyLocales: [FileID: LocaleID] = [:]
    for (index, file) in project.files.files.enumerated() {
      guard let locale = CopyFileName(path: file.path).flatMap({ LocaleID($0.locale) }) else { continue }
      copyLocales[FileID(index: UInt32(index))] = locale
    }
    self.copyLocales = copyLocales
    entries = TruthTables.entries(of: project)
  }

  /// The table of one of the project's locales.
  public func table(in locale: LocaleID) -> TruthTable {
    var facts = LocaleFacts()
    let near = Set(locale.matches(in: Set(copyLocales.values)))
    var sections: [TruthTable.Section] = []
    var seen: Set<RowIdentity> = []
    for (index, paywall) in project.paywalls.enumerated() {
      let maker = TruthTableSection(paywall: paywall, in: locale, near: near, of: self)
      var uses = self.uses[index] ?? []
      var groups: [TruthTable.Group] = []
      for group in TruthTableGroup.all {
        let rows = maker.rows(of: group, &uses, &facts).filter { row in
          RowIdentity(row).map { seen.insert($0).inserted } ?? true
        }
        if !rows.isEmpty { groups.append(TruthTable.Group(kind: group.kind, rows: rows)) }
      }
      groups.sort { a, b in
        let order = TruthTable.Group.Kind.allCases
        return (order.firstIndex(of: a.kind) ?? 0) < (order.firstIndex(of: b.kind) ?? 0)
      }
      if !groups.isEmpty { sections.append(TruthTable.Section(paywall: paywall.name, groups: groups)) }
    }
    return TruthTable(locale: locale, isSource: locale == project.sourceLocale, sections: sections)
  }

  /// What makes rows of two paywalls one.
  private struct RowIdentity: Hashable {
    var subject: TruthTable.Subject?
    var key: String?
    var range: SourceRange?

    /// Nil for texts that are of one paywall only.
    init?(_ row: TruthTable.Row) {
      switch row.subject {
      case .productName, .productDescription: subject = row.subject
      case .system(let word, _): key = word.rawValue
      case .groupName, .tierName: range = (row.source ?? row.own ?? row.instead)?.range
      case .field, .element:
        guard let key = row.key, !row.states.contains(.unknownKey) else { return nil }
        (subject, self.key) = (row.subject, key)
      case .benefit, .body: return nil
      }
    }
  }

  // MARK: What all tables share

  /// The names that texts may hold in any language: those of the app and its tiers, and those of groups and products that no locale translates.
  private static func names(of project: Project) -> [String] {
    var names = [project.app.name] + project.paywalls.flatMap { $0.tiers.compactMap { $0.name?.value } }
    for texts in project.catalog.groups.map(\.names) + project.catalog.products.map(\.names) {
      let known = Set(texts.values.map(\.value))
      if let only = known.first, known.count == 1 { names.append(only) }
    }
    return names
  }

  /// All that the tables of strings say about a key.
  func entry(_ key: String) -> (entry: StringEntry, source: LocaleID?)? { entries[key] }

  /// The entries of the keys that paywalls name.
  private static func entries(of project: Project) -> [String: (entry: StringEntry, source: LocaleID?)] {
    guard !project.strings.isEmpty else { return [:] }
    var keys: Set<String> = []
    for paywall in project.paywalls {
      for words in paywall.words.values {
        for field in words.fields.values { keys.formUnion(field.forms.compactMap { $0.text.key }) }
      }
      for element in paywall.elements { keys.formUnion(element.texts.values.compactMap(\.key)) }
      keys.formUnion(paywall.tiers.compactMap { $0.name?.value })
    }
    var entries: [String: (entry: StringEntry, source: LocaleID?)] = [:]
    for key in keys {
      guard let table = project.strings.first(where: { $0.hasKey(key) }), let entry = table[key] else { continue }
      entries[key] = (entry, table.sourceLocale)
    }
    return entries
  }
}

/// What is known of the locales that texts are in, looked up once for a table.
struct LocaleFacts {
  private var categories: [LocaleID: Set<PluralCategory>] = [:]
  private var scripts: [LocaleID: Set<WrittenScript>?] = [:]

  /// The categories of the numbers that a paywall counts: there is no week or month of which it has none.
  mutating func categories(of locale: LocaleID) -> Set<PluralCategory> {
    if let known = categories[locale] { return known }
    let rules = PluralRules(locale)
    let found = Set((1...110).map { rules.category(of: $0) })
    categories[locale] = found
    return found
  }

  /// The scripts that a locale's words are written in; nil where more than one is usual, or none is known.
  mutating func scripts(of locale: LocaleID) -> Set<WrittenScript>? {
    if let known = scripts[locale] { return known }
    let found = WrittenScript.scripts(of: locale)
    scripts[locale] = .some(found)
    return found
  }
}
