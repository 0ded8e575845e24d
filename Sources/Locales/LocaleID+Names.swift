import Foundation

extension LocaleID {
  /// The name of the language in English (for the site's own pages): "German (Switzerland)". Costs some 100
  /// microseconds, as every name of Foundation's does.
  public var englishName: String { name(in: "en") }

  /// The name in the language itself: "Deutsch (Schweiz)".
  public var ownName: String { name(in: identifier) }

  /// Foundation's name of this locale, always by an explicit locale, so that it is the same on every machine.
  private func name(in reader: String) -> String {
    Locale(identifier: reader).localizedString(forIdentifier: identifier) ?? identifier
  }
}
