import Findings
import Foundation
import Locales

extension Storefront {
  /// The storefront that a table's row means: by alpha-3 or alpha-2 code, or by English name, as App Store Connect and
  /// others write it. Nil where there is none.
  init?(territory: String) {
    guard
      let storefront = Storefront(territory.uppercased(), allowingShort: true) ?? Storefront(named: territory)
        ?? Territories.byName[Territories.letters(of: territory)]
        ?? Territories.byForeignName[Territories.letters(of: territory)]
    else { return nil }
    self = storefront
  }
}

/// What to do about a territory that does not exist.
func territoryHelp(for name: String) -> String {
  let names = Storefront.all.flatMap { [$0.englishName, $0.code] }
  if let near = nearestName(to: name, among: names) { return "did you mean '\(near)'?" }
  return
    "a territory is a country's name in English or another language of the App Store, or its code: 'Germany' or 'DEU'"
}

/// The names of storefronts in lists of prices.
enum Territories {
  /// Storefronts by the letters of their names.
  static let byName: [String: Storefront] = {
    var storefronts: [String: Storefront] = [:]
    for storefront in Storefront.all { storefronts[letters(of: storefront.englishName)] = storefront }
    for (code, names) in variants {
      guard let storefront = Storefront(code) else { continue }
      for name in names { storefronts[letters(of: name)] = storefront }
    }
    return storefronts
  }()

  /// Storefronts by the letters of their names in the App Store's languages, as CLDR has them: an export in another language than English names
  /// them so. A name that means two countries in two languages means none. Made when an English name and a code were looked for in vain.
  static let byForeignName: [String: Storefront] = {
    var storefronts: [String: Storefront?] = [:]
    for locale in LocaleID.appStore where locale.language != "en" {
      for storefront in Storefront.all {
        guard let name = storefront.name(in: locale) else { continue }
        let letters = letters(of: name)
        if let known = storefronts[letters], known != storefront {
          storefronts[letters] = .some(nil)
        } else {
          storefronts[letters] = storefront
        }
      }
    }
    return storefronts.compactMapValues { $0 }
  }()

  /// The lower-case letters of a name without accents, marks and the words "the" and "and".
  static func letters(of name: String) -> String {
    let plain = name.prefix(100).folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: Locale(identifier: "en_US_POSIX"))
    let words = plain.lowercased().split { !$0.isLetter }
    return words.filter { $0 != "the" && $0 != "and" }.map { $0 == "st" ? "saint" : $0 }.joined()
  }

  /// Other names for storefronts: those of App Store Connect's lists, older ones, and those of ISO 3166.
  private static let variants: [String: [String]] = [
    "ARE": ["UAE"],
    "BIH": ["Bosnia"],
    "BOL": ["Bolivia, Plurinational State of"],
    "BRN": ["Brunei", "Brunei Darussalam"],
    "CHN": ["China mainland", "China", "Mainland China"],
    "CIV": ["Côte d’Ivoire", "Cote d'Ivoire", "Ivory Coast"],
    "COD": [
      "Congo, Democratic Republic of the", "Democratic Republic of the Congo", "Congo - Kinshasa",
      "Congo (Democratic Republic)", "DR Congo",
    ],
    "COG": ["Congo, Republic of the", "Republic of the Congo", "Congo - Brazzaville", "Congo"],
    "CPV": ["Cape Verde", "Cabo Verde"],
    "CZE": ["Czech Republic", "Czechia"],
    "FSM": ["Micronesia", "Micronesia, Federated States of", "Federated States of Micronesia"],
    "GBR": ["United Kingdom", "UK", "Great Britain"],
    "GMB": ["Gambia", "The Gambia"],
    "HKG": ["Hong Kong", "Hong Kong SAR", "Hong Kong SAR China", "Hong Kong, China"],
    "KOR": ["Korea, Republic of", "Republic of Korea", "South Korea", "Korea"],
    "LAO": ["Laos", "Lao People's Democratic Republic"],
    "MAC": ["Macau", "Macao", "Macao SAR", "Macau SAR China", "Macao SAR China"],
    "MDA": ["Moldova", "Moldova, Republic of", "Republic of Moldova"],
    "MKD": ["North Macedonia", "Macedonia", "Macedonia, The Former Yugoslav Republic of"],
    "MMR": ["Myanmar", "Myanmar (Burma)", "Burma"],
    "NLD": ["Netherlands", "Holland"],
    "RUS": ["Russia", "Russian Federation"],
    "STP": ["São Tomé and Príncipe", "Sao Tome & Principe"],
    "SVK": ["Slovakia", "Slovak Republic"],
    "SWZ": ["Eswatini", "Swaziland"],
    "TCA": ["Turks and Caicos Islands", "Turks and Caicos"],
    "TTO": ["Trinidad and Tobago", "Trinidad & Tobago"],
    "TUR": ["Turkey", "Türkiye"],
    "TWN": ["Taiwan", "Taiwan, China", "Taiwan, Province of China"],
    "TZA": ["Tanzania", "Tanzania, United Republic of", "United Republic of Tanzania"],
    "USA": ["United States", "United States of America", "US"],
    "VEN": ["Venezuela", "Venezuela, Bolivarian Republic of"],
    "VGB": ["British Virgin Islands", "Virgin Islands, British"],
    "VNM": ["Vietnam", "Viet Nam"],
    "XKS": ["Kosovo", "XKX"],
  ]
}
