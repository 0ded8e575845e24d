import Locales

extension Storefront {
  /// The storefront in which the prices of a catalog hold that names none: the first one Apple opened, and the base of its price tiers.
  public static var unitedStates: Storefront { Storefront("USA") ?? all[0] }
}

extension LocaleID {
  /// The locale of the words where no input names one.
  static var english: LocaleID { LocaleID("en-US") ?? appStore[0] }
}
