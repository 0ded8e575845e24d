import Findings
import Locales

/// The strings of an app in all its locales, by key. Formats are readers; the table knows none of them.
///
/// A table decodes only the keys that are asked for: catalogs hold thousands, a paywall names a dozen.
public struct StringTable: Sendable {
  public var file: FileID
  /// The locale the app is written in; nil where the file does not say.
  public var sourceLocale: LocaleID?
  /// What was wrong with the file as a whole.
  public var findings: [Finding]

  let index: [String: Int]
  let entryAt: @Sendable (Int) -> StringEntry
  let localeNames: @Sendable () -> [LocaleID]
  let commentsWith: @Sendable (String) -> [KeyComment]

  init(
    file: FileID, sourceLocale: LocaleID?, findings: [Finding], index: [String: Int],
    entryAt: @escaping @Sendable (Int) -> StringEntry, localeNames: @escaping @Sendable () -> [LocaleID],
    commentsWith: @escaping @Sendable (String) -> [KeyComment] = { _ in [] }
  ) {
    self.file = file
    self.sourceLocale = sourceLocale
    self.findings = findings
    self.index = index
    self.entryAt = entryAt
    self.localeNames = localeNames
    self.commentsWith = commentsWith
  }

  public var isEmpty: Bool { index.isEmpty }
  /// All keys, sorted.
  public var keys: [String] { index.keys.sorted() }
  /// All locales that any entry has a text in, and the source locale, sorted. Reads the whole table once for each call.
  public var locales: [LocaleID] { localeNames() }

  /// The comments that hold a mark, in the order of the file. Costs a scan of the file where none does. Only string catalogs have comments that
  /// are read.
  public func comments(with mark: String) -> [KeyComment] { commentsWith(mark) }

  public func hasKey(_ key: String) -> Bool { index[key] != nil }

  /// All that the table says about a key; nil where it has no such key.
  public subscript(key: String) -> StringEntry? { index[key].map(entryAt) }

  /// The text of a key for a locale: its own, else that of the nearest fallback, else the source locale's, else the key itself where the
  /// key is the text. Nil where the table has no such key, or nothing to show for it.
  public func resolve(_ key: String, in locale: LocaleID) -> StringMatch? {
    self[key]?.resolve(in: locale, source: sourceLocale)
  }
}
