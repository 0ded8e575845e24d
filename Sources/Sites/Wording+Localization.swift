import Locales
import Projects

extension TruthTable {
  /// The file of its page.
  var page: String { "\(locale.identifier).html" }
}

extension TruthTable.Group.Kind {
  var words: String {
    switch self {
    case .header: "Header"
    case .plans: "Plans"
    case .terms: "Button and terms"
    case .subscribed: "When subscribed"
    case .trouble: "When something is wrong"
    }
  }
}

extension TruthTable.Subject {
  /// What the text is, as designers call it.
  var words: String {
    switch self {
    case .field(.cta): "button"
    case .field(.ctaDetail): "button, second line"
    case .field(let field):
      field.rawValue.utf8.contains(UInt8(ascii: "-")) ? field.rawValue.replacing("-", with: " ") : field.rawValue
    case .benefit(let index): "benefit \(index + 1)"
    case .body(let index): "body \(index + 1)"
    case .element(_, let role), .system(_, let role): role.word.lowercasedFirst
    case .tierName: "tier name"
    case .productName: "plan name"
    case .productDescription: "plan description"
    case .groupName: "group name"
    }
  }
}

extension TruthTable.State {
  /// The state in general.
  var words: String {
    switch self {
    case .unknownKey: "unknown key"
    case .placeholders: "placeholder lost"
    case .pluralForm: "plural form missing"
    case .wrongScript: "wrong script"
    case .faulty: "error found"
    case .missing: "missing"
    case .sameAsSource: "same as source"
    case .needsReview: "needs review"
    case .stale: "stale"
    case .unread: "not read"
    case .unsaid: "not said apart"
    case .sameAllowed: "same as source, allowed"
    case .systemWord: "system word"
    }
  }

  func words(of row: TruthTable.Row) -> String {
    self == .unknownKey && row.suggestion != nil ? "near-miss key" : words
  }

  /// How it is shown.
  var kind: String {
    switch self {
    case .placeholders, .pluralForm, .wrongScript, .faulty: "error"
    case .unknownKey, .missing, .sameAsSource, .needsReview, .unread: "warning"
    case .stale: "note"
    case .systemWord: "neutral"
    case .unsaid, .sameAllowed: "plain"
    }
  }
}

extension WrittenText.Form {
  /// Whether all its letters run from left to right, and it has some. A phone sets it as a whole so: "PhotoEditor+".
  var isLeftToRight: Bool {
    let letters = pieces.flatMap { piece in
      guard case .words(let text) = piece else { return [Unicode.Scalar]() }
      return text.unicodeScalars.filter { $0.properties.isAlphabetic }
    }
    return !letters.isEmpty
      && !letters.contains { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
  }
}

extension WrittenText {
  /// Whether anything of it is words.
  var hasWords: Bool {
    forms.contains { form in
      form.pieces.contains { piece in
        guard case .words(let text) = piece else { return false }
        return text.unicodeScalars.contains { $0.properties.isAlphabetic }
      }
    }
  }
}
