import CommonMark
import Findings

/// The words of one paywall in one locale: a Markdown file with front matter.
public struct CopyFile: Sendable {
  public var file: FileID
  public var fields: [CopyField: FieldText]
  /// The list items of the body, in order.
  public var benefits: [Phrase]
  /// What else the body says, in order.
  public var body: [BodyBlock]
  public var findings: [Finding]

  public init(
    file: FileID, fields: [CopyField: FieldText] = [:], benefits: [Phrase] = [], body: [BodyBlock] = [],
    findings: [Finding] = []
  ) {
    self.file = file
    self.fields = fields
    self.benefits = benefits
    self.body = body
    self.findings = findings
  }

  /// A paragraph or heading of the body.
  public struct BodyBlock: Sendable, Hashable {
    public var kind: MarkdownText.Block.Kind
    public var phrase: Phrase

    public init(kind: MarkdownText.Block.Kind, phrase: Phrase) {
      self.kind = kind
      self.phrase = phrase
    }
  }
}

/// What a field says: one text, or several of which the situation, tier or product chooses.
public struct FieldText: Sendable, Hashable {
  public struct Form: Sendable, Hashable {
    /// `default`, `trial`, `offer`, a situation, a tier's name or a product's id.
    public var key: Placed<String>
    public var phrase: Phrase

    public init(key: Placed<String>, phrase: Phrase) {
      self.key = key
      self.phrase = phrase
    }
  }

  /// The field's key in the file.
  public var keyRange: SourceRange
  /// In the file's order. A field that is one text has one form, with the key `default`.
  public var forms: [Form]

  public init(keyRange: SourceRange, forms: [Form]) {
    self.keyRange = keyRange
    self.forms = forms
  }

  public static let defaultKey = "default"
  /// The forms for plans with an offer: a free one, and one that is paid.
  public static let trialKey = "trial"
  public static let offerKey = "offer"

  /// The form with a key.
  public subscript(key: String) -> Phrase? { forms.first { $0.key.value == key }?.phrase }

  /// The keys that name a situation, a tier or a product: the caller knows which there are.
  public var namedKeys: [Placed<String>] {
    forms.map(\.key).filter { ![Self.defaultKey, Self.trialKey, Self.offerKey].contains($0.value) }
  }
}
