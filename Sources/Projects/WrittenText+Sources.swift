import Findings
import Locales
import Words

extension WrittenText {
  /// A text of copy.
  init(_ phrase: Phrase, in locale: LocaleID) {
    self.init(
      locale: locale, forms: [Form(category: nil, pieces: WrittenText.pieces(of: phrase))], range: phrase.range)
  }

  /// A name of the catalog.
  init(_ text: Placed<String>, in locale: LocaleID) {
    self.init(locale: locale, forms: [Form(category: nil, pieces: [.words(text.value)])], range: text.range)
  }

  /// A text of a string table.
  init(_ string: LocalizedString, in locale: LocaleID) {
    let written: [Form]
    if string.hasPlurals {
      let categories = PluralCategory.allCases.filter { string.hasForm($0) }
      written = categories.map { category in
        Form(category: category, pieces: WrittenText.pieces(of: string.phrase { _ in category }))
      }
    } else {
      written = [Form(category: nil, pieces: WrittenText.pieces(of: string.phrase { _ in nil }))]
    }
    let plain = string.plain?.text.range
    self.init(
      locale: locale, forms: written.isEmpty ? [Form(category: nil, pieces: [])] : written,
      range: plain ?? string.firstUnit?.text.range ?? string.range)
  }

  /// One of our own words, or the project's own in its place.
  init(_ word: SystemWord, of words: SystemWords) {
    let pieces = words.segments(word).map { segment -> Piece in
      switch segment {
      case .text(let text): .words(text)
      case .slot(let slot): .placeholder(slot.rawValue)
      }
    }
    let own = words.replaced[word]
    self.init(
      locale: own == nil ? words.wordsLocale : words.locale, forms: [Form(category: nil, pieces: pieces)], range: own)
  }

  private static func pieces(of phrase: Phrase) -> [Piece] {
    var pieces: [Piece] = []
    for segment in phrase.segments {
      switch segment.content {
      case .literal(let text):
        if case .words(let before)? = pieces.last {
          pieces[pieces.count - 1] = .words(before + text)
        } else {
          pieces.append(.words(text))
        }
      case .variable(let variable): pieces.append(.placeholder(variable.rawValue))
      case .argument(let index, let specifier): pieces.append(.placeholder("%\(index + 1)$\(specifier)"))
      }
    }
    return pieces
  }
}

extension LocalizedString {
  /// Whether it has a form of its own for numbers of a category, in itself or in a part of it.
  func hasForm(_ category: PluralCategory) -> Bool {
    plurals[category]?.text.value.isEmpty == false
      || substitutions.values.contains { $0.plurals[category]?.text.value.isEmpty == false }
  }

  /// Its written values: the text itself, its forms, and those of its parts.
  var units: [StringUnit] {
    let forms = [plurals] + substitutions.sorted { $0.key < $1.key }.map(\.value.plurals)
    return (plain.map { [$0] } ?? [])
      + forms.flatMap { forms in PluralCategory.allCases.compactMap { forms[$0] } }
  }

  var firstUnit: StringUnit? { units.first { !$0.text.value.isEmpty } }
}
