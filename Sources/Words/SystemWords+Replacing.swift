import Locales

extension SystemWords {
  /// Puts a project's own words in the place of ours: those of its string table whose keys are ours, in the locale's language.
  ///
  /// What a word leaves open is written as in our files, `{price}`; a whole number `%lld` is the count. Keys that are none of ours, and
  /// words that are not translated, change nothing.
  public func replacing(with table: StringTable) -> SystemWords {
    var result = self
    result.ownPlurals = PluralRules(locale)
    for word in SystemWord.allCases {
      guard let match = table.resolve(word.rawValue, in: locale), !match.isMissingTranslation,
        case .localization = match.source
      else { continue }
      let forms = match.string.wordForms
      guard !forms.isEmpty else { continue }
      result.words[word.place] = forms
      result.replaced[word] = match.string.range
    }
    return result
  }
}

extension LocalizedString {
  fileprivate var wordForms: [WordForm] {
    if let plain, !plain.text.value.isEmpty {
      return [WordForm(condition: .always, segments: slots(in: plain))]
    }
    return PluralCategory.allCases.compactMap { category in
      guard let unit = plurals[category], !unit.text.value.isEmpty else { return nil }
      return WordForm(condition: .category(category), segments: slots(in: unit))
    }
  }

  private func slots(in unit: StringUnit) -> [WordSegment] {
    formatPieces(of: unit.text.value).flatMap { piece -> [WordSegment] in
      switch piece.content {
      case .literal(let text): wordSegments(text)
      case .argument, .own, .substitution: [.slot(.count)]
      }
    }
  }
}
