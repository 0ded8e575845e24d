import Locales
import Words

extension TruthTableSection {
  // MARK: Placeholders

  func comparePlaceholders(_ row: inout TruthTable.Row, _ source: Placeholders, _ own: Placeholders) {
    guard locale != project.sourceLocale else { return }
    note(&row, source.differences(to: own))
  }

  /// Compares each form of a translation with the source's form for the same numbers. "One month" needs no number; "months" does, where the source
  /// has it.
  func compareForms(
    _ row: inout TruthTable.Row, _ source: LocalizedString, _ own: LocalizedString, _ arguments: [Variable?]
  ) {
    guard locale != project.sourceLocale else { return }
    func placeholders(_ string: LocalizedString, _ category: PluralCategory?) -> Placeholders {
      Placeholders(string.phrase { _ in category }, arguments: arguments)
    }
    let whole = placeholders(source, .other)
    let mayDrop = source.hasPlurals || own.hasPlurals
    let forms: [PluralCategory?] = own.hasPlurals ? PluralCategory.allCases.filter { own.hasForm($0) } : [nil]
    for category in forms {
      let isExact = category.map { [.zero, .one, .two].contains($0) } ?? false
      let form = placeholders(own, category)
      note(&row, whole.differences(to: form, droppable: mayDrop && isExact ? whole.numbers : []))
    }
  }

  private func note(_ row: inout TruthTable.Row, _ found: (lost: [String], added: [String])) {
    for name in found.lost where !row.lost.contains(name) { row.lost.append(name) }
    for name in found.added where !row.added.contains(name) { row.added.append(name) }
    if !row.lost.isEmpty || !row.added.isEmpty { row.states.insert(.placeholders) }
  }

  // MARK: Words

  /// Whether the locale's own text is in the source's words, or in letters that its language is not written in.
  func compareWords(_ row: inout TruthTable.Row, _ facts: inout LocaleFacts) {
    guard locale != project.sourceLocale, let own = row.own else { return }
    let isSame = row.source.map { source in
      own.locale.language != source.locale.language && TranslatableWords.areSame(source.words, own.words)
    }
    let isForeign = facts.scripts(of: own.locale).map { expected in
      !own.words.contains { text in
        text.unicodeScalars.contains { WrittenScript($0).map { expected.contains($0) } ?? false }
      }
    }
    guard isSame == true || isForeign == true else { return }
    let words = tables.translatable.words(in: own.words)
    if let source = row.source, isSame == true {
      row.states.insert(words.count >= 2 && !own.locale.sharesWords(with: source.locale) ? .sameAsSource : .sameAllowed)
    }
    guard isForeign == true else { return }
    // Latin words may be names that nobody told us of; words in other letters are no names abroad.
    let scripts = words.map { Set($0.unicodeScalars.compactMap { WrittenScript($0) }) }.filter { !$0.isEmpty }
    if scripts.count >= 2 || scripts.contains(where: { !$0.contains(.latin) }) { row.states.insert(.wrongScript) }
  }
}

extension FieldWords.FieldText {
  /// The key of the string table.
  var key: String? {
    guard case .string(let match, _) = self else { return nil }
    return match.key
  }

  var placeholders: Placeholders {
    switch self {
    case .copy(let phrase): Placeholders(phrase, arguments: [])
    case .string(let match, let arguments): Placeholders(match.string.phrase { _ in .other }, arguments: arguments)
    }
  }
}

extension FieldWords.Form {
  /// The key that chooses it; nil where it is for everything else.
  var formName: String? { key == FieldWords.defaultKey ? nil : key }
}

extension StringUnit {
  /// Whether its file says that somebody has still to look at it.
  var isUnfinished: Bool { state != .translated && !text.value.isEmpty }
}
