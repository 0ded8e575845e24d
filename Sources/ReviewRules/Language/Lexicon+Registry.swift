extension Lexicon {
  /// The list of a language, by its code without script or region; nil where there is none.
  static func of(_ language: String) -> Lexicon? { registry[language]?() }

  /// Whether a language has a list, which is not made for that.
  static func isThere(for language: String) -> Bool { registry[language] != nil }

  /// The languages that have a list, sorted.
  static var languages: [String] { registry.keys.sorted() }

  /// Each list is in a file of its own below `Lexicons`, and is made when it is first asked for: a project speaks few of the languages.
  private static let registry: [String: @Sendable () -> Lexicon] = [
    "ar": { .arabic },
    "bn": { .bengali },
    "ca": { .catalan },
    "cs": { .czech },
    "da": { .danish },
    "de": { .german },
    "el": { .greek },
    "en": { .english },
    "es": { .spanish },
    "fi": { .finnish },
    "fr": { .french },
    "gu": { .gujarati },
    "he": { .hebrew },
    "hi": { .hindi },
    "hr": { .croatian },
    "hu": { .hungarian },
    "id": { .indonesian },
    "it": { .italian },
    "ja": { .japanese },
    "kn": { .kannada },
    "ko": { .korean },
    "ml": { .malayalam },
    "mr": { .marathi },
    "ms": { .malay },
    "no": { .norwegian },
    "nl": { .dutch },
    "or": { .odia },
    "pa": { .punjabi },
    "pl": { .polish },
    "pt": { .portuguese },
    "ro": { .romanian },
    "ru": { .russian },
    "sk": { .slovak },
    "sl": { .slovenian },
    "sv": { .swedish },
    "ta": { .tamil },
    "te": { .telugu },
    "th": { .thai },
    "tr": { .turkish },
    "uk": { .ukrainian },
    "ur": { .urdu },
    "vi": { .vietnamese },
    "zh": { .chinese },
  ]
}
