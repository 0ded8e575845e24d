extension LocaleID {
  /// The 50 localizations that App Store Connect has (since March 2026), sorted. Read from Apple's list of App Store
  /// localizations in May 2026.
  public static let appStore: [LocaleID] = [
    "ar-SA", "bn-BD", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX", "fi",
    "fr-CA", "fr-FR", "gu-IN", "he", "hi", "hr", "hu", "id", "it", "ja", "kn-IN", "ko", "ml-IN", "mr-IN", "ms", "nl-NL",
    "no", "or-IN", "pa-IN", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl-SI", "sv", "ta-IN", "te-IN", "th", "tr",
    "uk", "ur-PK", "vi", "zh-Hans", "zh-Hant",
  ].map { LocaleID(canonical: $0) }

  /// The App Store localization that speaks for this locale, as App Store Connect spells it: `de` → `de-DE`,
  /// `nb` → `no`, `zh-HK` → `zh-Hant`, `ar` → `ar-SA`, the only one in Arabic. Nil where the store has none in the language.
  public var appStoreCode: String? {
    (bestMatch(in: LocaleID.appStore) ?? onlyOneInItsLanguage)?.identifier
  }

  private var onlyOneInItsLanguage: LocaleID? {
    let offered = LocaleID.appStore.filter { $0.language == language }
    guard let only = offered.first, offered.count == 1, only.script == script else { return nil }
    return only
  }
}
