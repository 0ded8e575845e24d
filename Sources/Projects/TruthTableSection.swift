import Findings
import Locales
import Looks
import StoreCatalog
import Words

/// Makes the rows of one paywall in one locale.
struct TruthTableSection {
  let paywall: Paywall
  let locale: LocaleID
  /// The locales of copy files that speak for this one.
  let near: Set<LocaleID>
  /// What all tables share.
  let tables: TruthTables
  var project: Project { tables.project }
  private let fallbacks: [LocaleID]
  private let source: PaywallWords
  private let sources: TruthTables.SourceTexts
  private let own: PaywallWords
  private let hasUnreadCopy: Bool

  init(
    paywall: Paywall, in locale: LocaleID, near: Set<LocaleID>, of tables: TruthTables,
    sources: TruthTables.SourceTexts
  ) {
    self.paywall = paywall
    self.locale = locale
    self.near = near
    self.tables = tables
    self.sources = sources
    let project = tables.project
    fallbacks = locale.fallbacks
    source = paywall.words[project.sourceLocale] ?? PaywallWords()
    own = paywall.words[locale] ?? PaywallWords()
    hasUnreadCopy = project.spoiled(paywall, in: locale)?.locale != nil
  }

  /// - Parameter uses: our own words that are not in a row yet.
  func rows(
    of group: TruthTableGroup, _ uses: inout [TruthTables.SystemText], _ facts: inout LocaleFacts
  ) -> [TruthTable.Row] {
    var rows: [TruthTable.Row] = []
    for part in group.parts {
      switch part {
      case .field(let field, let roles):
        rows += self.rows(of: field, &facts)
        rows += systemRows(&uses) { roles.contains($0.role) && !$0.word.isOfSubscribers }
      case .bodyBlocks:
        rows += self.rows(source.body.map(\.phrase), sources.body, own.body.map(\.phrase), &facts) { .body($0) }
      case .benefits:
        rows += self.rows(source.benefits, sources.benefits, own.benefits, &facts) { .benefit($0) }
      case .groupName: rows += groupName().map { [$0] } ?? []
      case .tierNames: rows += tierNames(&facts)
      case .productNames: rows += productNames(&facts)
      case .others(let roles):
        rows += elements(roles, &facts)
        rows += systemRows(&uses) { use in
          if group.kind == .subscribed, use.word.isOfSubscribers { return true }
          return roles.contains(use.role) && !use.word.isOfSubscribers
        }
      }
    }
    return rows
  }

  // MARK: Fields and strings

  private func rows(of field: CopyField, _ facts: inout LocaleFacts) -> [TruthTable.Row] {
    let sourceForms = source.fields[field]?.forms ?? []
    let ownForms = own.fields[field]?.forms ?? []
    let isOwnField = ownForms.contains { isOwn($0.text) }
    let known = sources.fields[field] ?? []
    func sourceText(_ index: Int) -> WrittenText { known[index] ?? written(sourceForms[index].text) }
    var rows: [TruthTable.Row] = []
    for (index, form) in sourceForms.enumerated() {
      var row = TruthTable.Row(subject: .field(field), form: form.formName)
      let counterpart = ownForms.first { $0.key == form.key }
      row.source = sourceText(index)
      if counterpart == nil, isOwnField {
        row.key = form.text.key
        row.states = [.unsaid]
        row.instead = ownForms.first { $0.key == FieldWords.defaultKey }.map { written($0.text) }
      } else {
        fill(&row, from: form.text, to: counterpart?.text ?? form.text, &facts)
      }
      rows.append(row)
    }
    for form in ownForms where !sourceForms.contains(where: { $0.key == form.key }) {
      // The source says here what it says everywhere.
      var row = TruthTable.Row(subject: .field(field), form: form.formName)
      row.source = sourceForms.firstIndex { $0.key == FieldWords.defaultKey }.map { sourceText($0) }
      fill(&row, from: nil, to: form.text, &facts)
      rows.append(row)
    }
    for unknown in paywall.unknownKeys where unknown.field == field {
      var row = TruthTable.Row(subject: .field(field), key: unknown.key.value)
      row.form = unknown.form == FieldWords.defaultKey ? nil : unknown.form
      row.states = [.unknownKey]
      row.suggestion = unknown.suggestion
      row.place = unknown.key.range
      rows.append(row)
    }
    return rows
  }

  private func elements(_ roles: Set<Role>, _ facts: inout LocaleFacts) -> [TruthTable.Row] {
    var rows: [TruthTable.Row] = []
    for (index, element) in paywall.elements.enumerated() where roles.contains(element.role) {
      guard let text = element.texts[locale], !isListed(element.role, in: roles) else { continue }
      var row = TruthTable.Row(subject: .element(index, element.role))
      row.source = element.texts[project.sourceLocale].map { written($0) }
      fill(&row, from: element.texts[project.sourceLocale], to: text, &facts)
      rows.append(row)
    }
    return rows
  }

  /// Whether an earlier group has the role: the last one takes what is left.
  private func isListed(_ role: Role, in roles: Set<Role>) -> Bool {
    guard roles.count == Role.allCases.count else { return false }
    return TruthTableGroup.all.contains { group in
      group.parts.contains { part in
        if case .others(let others) = part { return others.count < roles.count && others.contains(role) }
        return false
      }
    }
  }

  /// - Parameter source: what the row's source is written as.
  private func fill(
    _ row: inout TruthTable.Row, from source: FieldWords.FieldText?, to text: FieldWords.FieldText,
    _ facts: inout LocaleFacts
  ) {
    let found = written(text)
    guard case .string(let match, let arguments) = text else {
      guard isOwn(text) else { return miss(&row, found) }
      row.own = found
      if let source { comparePlaceholders(&row, source.placeholders, text.placeholders) }
      compareWords(&row, &facts)
      return
    }
    row.key = match.key
    let known = tables.entry(match.key)
    if known?.entry.extraction == .stale { row.states.insert(.stale) }
    guard !match.isMissingTranslation else { return miss(&row, found) }
    row.own = found
    row.place = match.string.range
    if known?.entry.shouldTranslate == false {
      row.states.insert(.sameAllowed)
      return
    }
    if locale.language != project.sourceLocale.language, match.string.units.contains(where: { $0.isUnfinished }) {
      row.states.insert(.needsReview)
    }
    if match.string.hasPlurals {
      row.missingForms = missingForms(of: match.string, facts.categories(of: found.locale))
      if !row.missingForms.isEmpty { row.states.insert(.pluralForm) }
    }
    if case .string(let sourceMatch, _)? = source {
      compareForms(&row, sourceMatch.string, match.string, arguments)
    } else if let source {
      comparePlaceholders(&row, source.placeholders, text.placeholders)
    }
    compareWords(&row, &facts)
  }

  /// Forms that the locale's numbers need, and those that are there and empty.
  private func missingForms(of string: LocalizedString, _ needed: Set<PluralCategory>) -> [PluralCategory] {
    let groups = ([string.plurals] + string.substitutions.values.map(\.plurals)).filter { !$0.isEmpty }
    let empty = PluralCategory.allCases.filter { category in
      groups.contains { $0[category]?.text.value.isEmpty == true }
    }
    return string.missingForms(of: needed.union(empty))
  }

  private func miss(_ row: inout TruthTable.Row, _ found: WrittenText) {
    row.instead = found
    let hasWords = found.words.contains { $0.unicodeScalars.contains(where: \.isLetter) }
    if row.key == nil, hasUnreadCopy {
      row.states.insert(.unread)
    } else if row.key == nil, !hasWords {
      row.states.insert(.sameAllowed)
    } else {
      row.states.insert(.missing)
    }
  }

  // MARK: Copy's body

  private func rows(
    _ sources: [Phrase], _ known: [WrittenText?], _ owns: [Phrase], _ facts: inout LocaleFacts,
    subject: (Int) -> TruthTable.Subject
  ) -> [TruthTable.Row] {
    let isOwnList = owns.first.map { isOwn(.copy($0)) } ?? false
    return (0..<max(sources.count, owns.count)).map { index in
      var row = TruthTable.Row(subject: subject(index))
      if sources.indices.contains(index) { row.source = known[index] ?? written(.copy(sources[index])) }
      if owns.indices.contains(index) {
        // Lists need not have the same items in the same order: only the words are compared.
        fill(&row, from: nil, to: .copy(owns[index]), &facts)
      } else {
        row.states = isOwnList ? [.unsaid] : [hasUnreadCopy ? .unread : .missing]
      }
      return row
    }
  }

  // MARK: Names

  private func groupName() -> TruthTable.Row? {
    guard let group = paywall.group.flatMap({ project.catalog.group($0) }) else { return nil }
    var row = TruthTable.Row(subject: .groupName)
    let source = WrittenText(nearestTo: project.sourceLocale, project.sourceLocale.fallbacks, in: group.names)
    name(&row, group.names, source, instead: group.name)
    return row
  }

  private func productNames(_ facts: inout LocaleFacts) -> [TruthTable.Row] {
    paywall.plans.flatMap { plan -> [TruthTable.Row] in
      let product = project.catalog.products[plan.product]
      let source = tables.sourceName(ofProduct: plan.product)
      var named = TruthTable.Row(subject: .productName(product.id.value))
      name(&named, product.names, source.name, instead: product.referenceName ?? product.id)
      var described = TruthTable.Row(subject: .productDescription(product.id.value))
      name(&described, product.descriptions, source.description, instead: nil)
      if described.own != nil { compareWords(&described, &facts) }
      described.place = product.localizations.min { $0.key < $1.key }?.value ?? product.id.range
      return [named, described]
    }
  }

  /// Names are names: nothing is wrong with one that is the same in every language.
  private func name(
    _ row: inout TruthTable.Row, _ texts: [LocaleID: Placed<String>], _ source: WrittenText?,
    instead: Placed<String>?
  ) {
    row.source = source
    if let own = WrittenText(nearestTo: locale, fallbacks, in: texts) {
      row.own = own
      if locale != project.sourceLocale, let source, source.words == own.words {
        row.states.insert(.sameAllowed)
      }
      return
    }
    row.states.insert(.missing)
    let other = texts.min { $0.key < $1.key }.map { WrittenText($0.value, in: $0.key) }
    row.instead = row.source ?? other ?? instead.map { WrittenText($0, in: project.sourceLocale) }
  }

  private func tierNames(_ facts: inout LocaleFacts) -> [TruthTable.Row] {
    guard paywall.tiers.count > 1 else { return [] }
    return paywall.tiers.indices.compactMap { index in
      guard let name = paywall.tiers[index].name else { return nil }
      var row = TruthTable.Row(subject: .tierName(index))
      guard let (entry, tableSource) = tables.entry(name.value) else {
        row.source = WrittenText(name, in: project.sourceLocale)
        row.own = row.source
        if locale != project.sourceLocale { row.states.insert(.sameAllowed) }
        return row
      }
      let source = entry.resolve(in: project.sourceLocale, source: tableSource)
      let match = entry.resolve(in: locale, source: tableSource)
      row.source = written(.string(source, arguments: []))
      fill(&row, from: .string(source, arguments: []), to: .string(match, arguments: []), &facts)
      if row.states.contains(.sameAsSource) {
        row.states.remove(.sameAsSource)
        row.states.insert(.sameAllowed)
      }
      return row
    }
  }

  // MARK: Our own words

  private func systemRows(
    _ uses: inout [TruthTables.SystemText], where fits: (TruthTable.SystemUse) -> Bool
  ) -> [TruthTable.Row] {
    let fitting = uses.filter { fits($0.use) }
    guard !fitting.isEmpty else { return [] }
    uses.removeAll { fits($0.use) }
    let ownWords = project.systemWords[locale]
    return fitting.map { text in
      let use = text.use
      var row = TruthTable.Row(subject: .system(use.word, use.role))
      func written(_ words: SystemWords) -> WrittenText {
        WrittenText(use.word, of: words, lengths: text.lengths, formats: tables.formats)
      }
      row.source = text.source ?? ownWords.map { written($0) }
      guard let words = ownWords else { return row }
      let own = locale == project.sourceLocale ? row.source : written(words)
      if words.isFallback, words.replaced[use.word] == nil {
        row.states = [.missing]
        row.instead = own
      } else {
        row.states = [.systemWord]
        row.own = own
      }
      return row
    }
  }

  // MARK: Where a text is from

  private func isOwn(_ text: FieldWords.FieldText) -> Bool {
    switch text {
    case .copy(let phrase): tables.copyLocales[phrase.range.file].map { near.contains($0) } ?? true
    case .string(let match, _): !match.isMissingTranslation
    }
  }

  private func written(_ text: FieldWords.FieldText) -> WrittenText {
    TruthTables.written(text, in: locale, of: project, tables.copyLocales)
  }
}
