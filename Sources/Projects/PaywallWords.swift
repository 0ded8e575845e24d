import Findings
import Locales
import Words

/// What a paywall says in one locale, each text where it was found along the locale's fallbacks.
public struct PaywallWords: Sendable {
  public var fields: [CopyField: FieldWords] = [:]
  public var benefits: [Phrase] = []
  public var body: [CopyFile.BodyBlock] = []

  public init() {}
}

/// What one field says: one text, or several of which product, tier, situation or offer choose.
public struct FieldWords: Sendable {
  public struct Form: Sendable {
    /// `default`, `trial`, `offer`, a situation, a tier's name or a product's id.
    public var key: String
    public var text: FieldText

    public init(key: String, text: FieldText) {
      self.key = key
      self.text = text
    }
  }

  public enum FieldText: Sendable {
    case copy(Phrase)
    /// A string of a table, with what stands for its arguments.
    case string(StringMatch, arguments: [Variable])
  }

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
  public enum Kind: Hashable, Sendable {
    case field(CopyField)
    case copyFile
    case benefits
    case stringKey(String)
    case productName
    case productDescription
    case groupName
    case systemWords
  }

  public var kind: Kind
  /// The paywall it is on.
  public var paywall: String
  public var product: String?
  /// The text that has no translation, in the locale that has it; else where it should be declared.
  public var at: SourceRange
  public var locale: LocaleID

  public init(kind: Kind, paywall: String, product: String? = nil, at range: SourceRange, locale: LocaleID) {
    self.kind = kind
    self.paywall = paywall
    self.product = product
    self.at = range
    self.locale = locale
  }
}
