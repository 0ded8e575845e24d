/// The locale that a price is written in: it follows the storefront, in the reader's language where that is spoken there.
///
/// A German reader in Switzerland has `de-CH`, in the United States `en-US` ($9.99, as the store shows it). A reader who
/// is at home in the storefront keeps the language, also where the App Store has no localization in it: Bulgarian in
/// Bulgaria. An Austrian in Germany reads `de-DE`.
public func pricingLocale(reader: LocaleID, storefront: Storefront) -> LocaleID {
  let language = reader.language
  let script = reader.script
  if reader.region == storefront.region { return reader }
  if let own = storefront.locales.first(where: { $0.language == language && $0.script == script }) { return own }
  guard Storefront.home(of: reader) == storefront else { return storefront.homeLocale }
  let parts = [language, reader.statedScript, storefront.region].compactMap { $0 }
  return LocaleID(canonical: parts.joined(separator: "-"))
}
