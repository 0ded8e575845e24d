import Foundation

extension Storefront {
  /// The country's name in a language, as CLDR has it; nil where it has none.
  public func name(in locale: LocaleID) -> String? {
    let name = Locale(identifier: locale.identifier).localizedString(forRegionCode: region)
    return name == region ? nil : name
  }
}
