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
  private let uses: [Int: [SystemText]]
  /// By paywall.
  private let sources: [SourceTexts]
  /// Of products that paywalls sell, by their index in the catalog.
  private let sourceNames: [Int: SourceName]
  private let entries: [String: (entry: StringEntry, source: LocaleID?)]

  /// One of our own words that a paywall shows, with what is the same beside every language.
  struct SystemText: Sendable {
    var use: TruthTable.SystemUse
    /// The lengths of time that the paywall says in it.
    var lengths: [Period]
    /// Nil where the source has none.
    var source: WrittenText?
  }

  /// What the source says of a paywall; nil for texts that pass for the language of the table they stand in.
  struct SourceTexts: Sendable {
    var fields: [CopyField: [WrittenText?]] = [:]
    var body: [WrittenText?] = []
    var benefits: [WrittenText?] = []
  }

  /// What the source calls a product.
  struct SourceName: Sendable {
    var name: WrittenText?
    var description: WrittenText?
  }

  /// - Parameters:
  ///   - uses: our own words that screens show; they are rows, too. A word that a paywall shows in several roles is a row in the first of them.
  ///   - formats: the caller's cache of how locales write numbers.
  public init(
    of project: Project, showing uses: [TruthTable.SystemUse], formats: LocaleFormats = LocaleFormats()
  ) {
    self.project = project
    self.formats = formats
    translatable = TranslatableWords(names: TruthTables.names(of: project))
    var copyLocales: [FileID: LocaleID] = [:]
    for (index, file) in project.files.files.enumerated() {
      guard let locale = CopyFileName(path: file.path).flatMap({ LocaleID($0.locale) }) else { continue }
      copyLocales[FileID(index: UInt32(index))] = locale
    }
    self.copyLocales = copyLocales
    entries = TruthTables.entries(of: project)
    self.uses = TruthTables.systemTexts(uses, of: project, formats)
    let source = project.sourceLocale
    sources = project.paywalls.map { paywall in
      let words = paywall.words[source] ?? PaywallWords()
      func written(_ text: FieldWords.FieldText) -> WrittenText? {
        if case .copy(let phrase) = text, copyLocales[phrase.range.file] == nil { return nil }
        return TruthTables.written(text, in: source, of: project, copyLocales)
      }
      return SourceTexts(
        fields: words.fields.mapValues { field in field.forms.map { written($0.text) } },
        body: words.body.map { written(.copy($0.phrase)) }, benefits: words.benefits.map { written(.copy($0)) })
    }
    let fallbacks = source.fallbacks
    var names: [Int: SourceName] = [:]
    for plan in project.paywalls.lazy.flatMap(\.plans) where names[plan.product] == nil {
      let product = project.catalog.products[plan.product]
      names[plan.product] = SourceName(
        name: WrittenText(nearestTo: source, fallbacks, in: product.names),
        description: WrittenText(nearestTo: source, fallbacks, in: product.descriptions))
    }
    sourceNames = names
  }

  /// The table of one of the project's locales.
  public func table(in locale: LocaleID) -> TruthTable {
    var facts = LocaleFacts()
    let near = Set(locale.matches(in: Set(copyLocales.values)))
    var sections: [TruthTable.Section] = []
    var seen: Set<RowIdentity> = []
    for (index, paywall) in project.paywalls.enumerated() {
      let maker = TruthTableSection(paywall: paywall, in: locale, near: near, of: self, sources: sources[index])
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

  /// What the source calls a product that a paywall sells.
  func sourceName(ofProduct index: Int) -> SourceName { sourceNames[index] ?? SourceName() }

  /// A text as it is written.
  ///
  /// - Parameter locale: the language that it passes for where its file is of none.
  static func written(
    _ text: FieldWords.FieldText, in locale: LocaleID, of project: Project, _ copyLocales: [FileID: LocaleID]
  ) -> WrittenText {
    switch text {
    case .copy(let phrase): WrittenText(phrase, in: copyLocales[phrase.range.file] ?? locale)
    case .string(let match, _):
      switch match.source {
      case .localization(let name): WrittenText(match.string, in: name)
      case .key: WrittenText(match.string, in: project.sourceLocale)
      }
    }
  }

  /// Our own words by paywall: each in the first that shows it.
  private static func systemTexts(
    _ uses: [TruthTable.SystemUse], of project: Project, _ formats: LocaleFormats
  ) -> [Int: [SystemText]] {
    let words = project.systemWords[project.sourceLocale]
    let byPaywall = Dictionary(grouping: uses, by: \.paywall)
    var seen: Set<SystemWord> = []
    var texts: [Int: [SystemText]] = [:]
    for (index, paywall) in project.paywalls.enumerated() {
      for use in byPaywall[index] ?? [] where seen.insert(use.word).inserted {
        let lengths = project.lengths(in: use.word, of: paywall)
        let source = words.map { WrittenText(use.word, of: $0, lengths: lengths, formats: formats) }
        texts[index, default: []].append(SystemText(use: use, lengths: lengths, source: source))
      }
    }
    return texts
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

extension Project {
  /// The lengths of time that a paywall says in a word: those of its offers, or its plans. Many languages inflect them, so a sentence is signed off
  /// with them in it.
  func lengths(in word: SystemWord, of paywall: Paywall) -> [Period] {
    let products = catalog.products
    func offered(_ mode: Offer.Mode) -> [Period] {
      paywall.plans.flatMap { plan in
        products[plan.product].offers.filter { $0.mode.value == mode && $0.kind != .promotional && $0.kind != .code }
      }.map(\.duration)
    }
    let all: [Period] =
      switch word {
      case .offerFree, .captionFree: offered(.free)
      case .offerUpFront, .firstUpFront: offered(.payUpFront)
      case .offerAsYouGo, .firstAsYouGo: offered(.payAsYouGo)
      case .pricePer:
        paywall.plans.compactMap {
          products[$0.product].kind == .autoRenewable ? products[$0.product].period?.value : nil
        }
      default: []
      }
    var seen: Set<Period> = []
    return Array(all.filter { seen.insert($0).inserted }.prefix(Project.shownLengths))
  }

  /// So many lengths of time are written out.
  private static let shownLengths = 6
}

extension WrittenText {
  /// The name in the first of a locale's matches among some. Nearly always it is one of its own fallbacks, which are quickly looked up.
  convenience init?(nearestTo locale: LocaleID, _ fallbacks: [LocaleID], in texts: [LocaleID: Placed<String>]) {
    guard let name = fallbacks.first(where: { texts[$0] != nil }) ?? locale.bestMatch(in: texts.keys),
      let text = texts[name]
    else { return nil }
    self.init(text, in: name)
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
