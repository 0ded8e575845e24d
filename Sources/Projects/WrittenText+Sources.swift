import Findings
import Locales
import Words

extension WrittenText {
  /// A text of copy.
  convenience init(_ phrase: Phrase, in locale: LocaleID) {
    self.init(
      locale: locale, forms: [Form(category: nil, pieces: WrittenText.pieces(of: phrase))], range: phrase.range)
  }

  /// A name of the catalog.
  convenience init(_ text: Placed<String>, in locale: LocaleID) {
    self.init(locale: locale, forms: [Form(category: nil, pieces: [.words(text.value)])], range: text.range)
  }

  /// A text of a string table.
  convenience init(_ string: LocalizedString, in locale: LocaleID) {
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
  ///
  /// - Parameter lengths: the lengths of time that stand in it on the screens, each of which makes a form; where there are none, their place is a
  ///   placeholder.
  convenience init(_ word: SystemWord, of words: SystemWords, lengths: [Period] = [], formats: LocaleFormats) {
    let use = word.durationUse ?? .per
    func number(_ value: Int) -> String { formats.numbers(in: words.locale).number(value) }
    func form(_ length: Period?) -> Form {
      var pieces: [Piece] = []
      for segment in words.segments(word) {
        var text: String?
        switch segment {
        case .text(let words): text = words
        case .slot(.duration), .slot(.period): text = length.map { words.duration(use, $0) { number($0) } }
        case .slot: break
        }
        if let text, case .words(let before)? = pieces.last {
          pieces[pieces.count - 1] = .words(before + text)
        } else if let text {
          pieces.append(.words(text))
        } else if case .slot(let slot) = segment {
          pieces.append(.placeholder(slot.rawValue))
        }
      }
      return Form(category: nil, pieces: pieces)
    }
    let own = words.replaced[word]
    let forms = lengths.isEmpty ? [form(nil)] : lengths.map { form($0) }
    self.init(locale: own == nil ? words.wordsLocale : words.locale, forms: forms, range: own)
  }

  private static func pieces(of phrase: Phrase) -> [Piece] {
    var pieces: [Piece] = []
    // Joined before it becomes a piece: a long text may come in very many segments.
    var words = ""
    var hasWords = false
    func endWords() {
      if hasWords { pieces.append(.words(words)) }
      (words, hasWords) = ("", false)
    }
    for segment in phrase.segments {
      switch segment.content {
      case .literal(let text):
        words += text
        hasWords = true
      case .variable(let variable):
        endWords()
        pieces.append(.placeholder(variable.rawValue))
      case .argument(let index, let specifier):
        endWords()
        pieces.append(.placeholder("%\(index + 1)$\(specifier)"))
      }
    }
    endWords()
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
