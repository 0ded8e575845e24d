/// A locale by its canonical BCP 47 name: `en-US`, `zh-Hans`, `es-419`, `sr-Latn-RS`.
///
/// Every spelling that files use reads into the same one: `en_US`, `EN-us`, `iw` (he), `zh_Hans`, `pt_BR`, `no` (nb).
public struct LocaleID: Hashable, Comparable, Sendable {
  /// The canonical spelling, with hyphens.
  public let identifier: String

  /// Nil where the text is no locale that CLDR knows (`xx_XX`, `Base`, an empty text).
  public init?(_ text: String) { fatalError() }

  /// `en`, `zh`, `sr`.
  public var language: String { fatalError() }
  /// The script, said or likely: `Latn`, `Hans`, `Arab`.
  public var script: String { fatalError() }
  /// `US`, `419`; nil where the name has none.
  public var region: String? { fatalError() }

  public static func < (a: LocaleID, b: LocaleID) -> Bool { a.identifier < b.identifier }

  public enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }
  public var direction: Direction { fatalError() }

  /// The locales to look a text up in, nearest first, the locale itself included: `zh-Hant-HK, zh-Hant`;
  /// `es-MX, es-419, es`; `de-CH, de`. Never across scripts: `zh-Hant` is not followed by `zh`, nor `zh-TW` by `zh-Hans`.
  public var fallbacks: [LocaleID] { fatalError() }

  /// The name of the language in English (for the site's own pages): "German (Switzerland)".
  public var englishName: String { fatalError() }
  /// The name in the language itself: "Deutsch (Schweiz)".
  public var ownName: String { fatalError() }
}
