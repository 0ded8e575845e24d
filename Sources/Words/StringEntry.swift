import Findings
import Locales

/// All that a table says about one key.
public struct StringEntry: Sendable {
  public enum Extraction: String, Sendable, Hashable {
    case manual, migrated, stale
    case extracted = "extracted_with_value"
  }

  public var key: Placed<String>
  public var comment: String?
  /// False for names that are the same in every language.
  public var shouldTranslate: Bool
  /// Where the key comes from; nil where it was found in the code. `stale`: the code no longer has it.
  public var extraction: Extraction?
  public var localizations: [LocaleID: LocalizedString]
  /// What was wrong with the entry.
  public var findings: [Finding]

  public init(
    key: Placed<String>, comment: String? = nil, shouldTranslate: Bool = true, extraction: Extraction? = nil,
    localizations: [LocaleID: LocalizedString] = [:], findings: [Finding] = []
  ) {
    self.key = key
    self.comment = comment
    self.shouldTranslate = shouldTranslate
    self.extraction = extraction
    self.localizations = localizations
    self.findings = findings
  }
}

/// The text that a key has for a locale, and where it was found.
public struct StringMatch: Sendable {
  public enum Source: Sendable, Hashable {
    /// The locale that the text is in: the one that was asked for, a fallback, or the source locale.
    case localization(LocaleID)
    /// The key is the text.
    case key
  }

  public var key: String
  public var string: LocalizedString
  public var source: Source
  /// Whether the text is in another language than was asked for, although the key is meant to be translated.
  public var isMissingTranslation: Bool

  public init(key: String, string: LocalizedString, source: Source, isMissingTranslation: Bool) {
    self.key = key
    self.string = string
    self.source = source
    self.isMissingTranslation = isMissingTranslation
  }
}

extension StringEntry {
  /// See `StringTable.resolve`. A localization whose texts are all empty counts as absent.
  public func resolve(in locale: LocaleID, source: LocaleID?) -> StringMatch {
    if let found = nearest(to: locale) {
      return StringMatch(key: key.value, string: found.1, source: .localization(found.0), isMissingTranslation: false)
    }
    let isSourceLanguage = source.map { $0.language == locale.language && $0.script == locale.script } ?? false
    let isMissing = shouldTranslate && !isSourceLanguage
    if let source, let found = nearest(to: source) {
      return StringMatch(
        key: key.value, string: found.1, source: .localization(found.0), isMissingTranslation: isMissing)
    }
    let text = LocalizedString(plain: StringUnit(key, state: .new), range: key.range)
    return StringMatch(key: key.value, string: text, source: .key, isMissingTranslation: isMissing)
  }

  /// The localization of a locale or its fallbacks; else one of the same language and script in another region.
  private func nearest(to locale: LocaleID) -> (LocaleID, LocalizedString)? {
    for candidate in locale.fallbacks {
      if let string = localizations[candidate], !string.isEmpty { return (candidate, string) }
    }
    let siblings = localizations.filter {
      $0.key.language == locale.language && $0.key.script == locale.script && !$0.value.isEmpty
    }
    return siblings.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
