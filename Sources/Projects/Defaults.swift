import Locales

extension Storefront {
  /// The storefront in which the prices of a catalog hold that names none: the first one Apple opened, and the base of its price tiers.
  public static var unitedStates: Storefront { Storefront("USA") ?? all[0] }

  /// What was meant by a name that is no code: a short code or a country's name in English is certain, a misspelled code is a guess.
  public static func suggestion(for name: String) -> String {
    if let meant = Storefront(name.uppercased(), allowingShort: true) ?? Storefront(named: name) {
      return "did you mean '\(meant.code)'?"
    }
    return .suggestion(for: name, among: all.map(\.code))
  }
}

extension LocaleID {
  /// The locale of the words where no input names one.
  static var english: LocaleID { LocaleID("en-US") ?? appStore[0] }
}
