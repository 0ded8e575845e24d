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
    let ownWords = own.words
    // Most texts differ in their first letters, and to compare them costs less than to ask for languages.
    let isSame = row.source.map { source in
      TranslatableWords.areSame(source.words, ownWords) && own.locale.language != source.locale.language
    }
    let isForeign = facts.scripts(of: own.locale).map { expected in
      !ownWords.contains { text in
        text.unicodeScalars.contains { WrittenScript($0).map { expected.contains($0) } ?? false }
      }
    }
    guard isSame == true || isForeign == true else { return }
    let words = tables.translatable.words(in: ownWords)
    if let source = row.source, isSame == true {
      row.states.insert(words.count >= 2 && !own.locale.sharesWords(with: source.locale) ? .sameAsSource : .sameAllowed)
    }
    guard isForeign == true else { return }
    // Latin words may be names that nobody told us of; words in other letters are no names abroad.
    var count = 0
    for word in words {
      let scripts = word.unicodeScalars.lazy.compactMap { WrittenScript($0) }
      if scripts.isEmpty { continue }
      count += 1
      if count >= 2 || !scripts.contains(.latin) { return row.states.insert(.wrongScript) }
    }
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
