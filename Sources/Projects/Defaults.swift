import Findings
import Locales

extension Storefront {
  /// The storefront in which the prices of a catalog hold that names none: the first one Apple opened, and the base of its price tiers.
  public static var unitedStates: Storefront { Storefront("USA") ?? all[0] }

  /// What was meant by a name that is no code: a short code or a country's name in English is certain, a misspelled code is a guess.
  public static func suggestion(for name: String) -> String {
    if let meant = Storefront(name.uppercased(), allowingShort: true) ?? Storefront(named: name) {
      return "did you mean '\(meant.code)'?"
    }
    // Three letters are near to many codes: a name is told by its letters, a code only where one letter is wrong or two changed places.
    if let named = nearestName(to: name, among: all.map(\.englishName)), let meant = Storefront(named: named),
      name.utf8.count > 3
    {
      return "did you mean '\(meant.code)'?"
    }
    return .suggestion(for: name, among: all.map(\.code))
  }
}

extension LocaleID {
  /// What was meant by a name that is no locale: a misspelled one is a guess, and of a language that is known its App Store localizations are
  /// named (`de-XX`: `de-DE`).
  public static func suggestion(for name: String) -> String {
    let nearest = String.suggestion(for: name, among: appStore.map(\.identifier))
    if !nearest.isEmpty { return nearest }
    let language = String(name.prefix { $0 != "-" && $0 != "_" })
    guard language.utf8.count < name.utf8.count, let spoken = LocaleID(language) else {
      return ""
    }
    let known = appStore.filter { $0.language == spoken.language }.map { "'\($0.identifier)'" }
    return "did you mean \((known.isEmpty ? ["'\(spoken.identifier)'"] : known).joined(separator: " or "))?"
  }

  /// The locale of the words where no input names one.
  static var english: LocaleID { LocaleID("en-US") ?? appStore[0] }
}
