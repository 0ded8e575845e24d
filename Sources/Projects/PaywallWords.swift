import Findings
import Locales
import Words

/// What a paywall says in one locale, each text where it was found along the locale's fallbacks.
public struct PaywallWords: Sendable {
  /// What each field says; a field that is absent is said by nobody, and the screen has our own word or nothing.
  public var fields: [CopyField: FieldWords] = [:]
  /// The list items of the copy's body, in order.
  public var benefits: [Phrase] = []
  /// What else the copy's body says, in order.
  public var body: [CopyFile.BodyBlock] = []
  /// Whether some of the words could not be read, which is told of as an input finding.
  public var isUnread = false

  public init() {}
}

/// What one field says: one text, or several of which product, tier, situation or offer choose.
public struct FieldWords: Sendable {
  /// A text, and the key that chooses it.
  public struct Form: Sendable {
    /// `default`, `trial`, `offer`, a situation, a tier's name or a product's id.
    public var key: String
    public var text: FieldText

    public init(key: String, text: FieldText) {
      self.key = key
      self.text = text
    }
  }

  /// Where a text is from.
  public enum FieldText: Sendable {
    /// A text of a copy file, which names its variables itself.
    case copy(Phrase)
    /// A string of a table, with what stands for its arguments; nil for one that names no variable, which is told of as an input finding.
    case string(StringMatch, arguments: [Variable?])
  }

  /// In the file's order. A field that is one text has one form, with the key `default`.
  public var forms: [Form]
  /// Where the field is declared.
  public var range: SourceRange

  public init(forms: [Form], range: SourceRange) {
    self.forms = forms
    self.range = range
  }

  /// What to say: the first of the keys that has a form; the caller names them, the most specific first, `default` last.
  public func form(_ keys: some Sequence<String>) -> Form? {
    for key in keys {
      if let form = forms.first(where: { $0.key == key }) { return form }
    }
    return nil
  }
}

/// A text that a locale lacks, and that is shown in another one's words.
public struct MissingText: Sendable, Hashable {
  /// What is missing.
  public enum Kind: Hashable, Sendable {
    case field(CopyField)
    /// The locale has no copy of this paywall at all; the single fields are not listed then.
    case copyFile
    /// The list items of the copy's body.
    case benefits
    /// A key of a string table.
    case stringKey(String)
    case productName
    case productDescription
    case groupName
    /// The tool's own words. Not made here: that is the input finding `system-words-missing`.
    case systemWords
  }

  public var kind: Kind
  /// The paywall it is on.
  public var paywall: String
  /// The id of the product whose name or description it is; nil for other texts.
  public var product: String?
  /// The text that has no translation, in the locale that has it; else where it should be declared.
  public var at: SourceRange
  /// The locale that lacks it.
  public var locale: LocaleID

  public init(kind: Kind, paywall: String, product: String? = nil, at range: SourceRange, locale: LocaleID) {
    self.kind = kind
    self.paywall = paywall
    self.product = product
    self.at = range
    self.locale = locale
  }
}
