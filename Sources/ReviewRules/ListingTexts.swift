import Findings
import Locales
import Projects
import StoreCatalog

/// A text of the store's page that is judged, once for each file.
struct ListingText {
  var kind: StoreListing.Text
  var text: SoldText
  /// The language whose page it is on; a text for all languages is judged as the project's source language.
  var locale: LocaleID
}

extension StoreListing.Text {
  /// The texts that say something of the app.
  static let told: [StoreListing.Text] = [
    .name, .subtitle, .description, .keywords, .promotionalText, .releaseNotes,
  ]
}

extension Project {
  /// The texts of the store's page of these kinds, in the order of the languages; those for all languages last.
  func listingTexts(_ kinds: [StoreListing.Text]) -> [ListingText] {
    guard let listing else { return [] }
    var texts: [ListingText] = []
    for localization in listing.localizations {
      for kind in kinds {
        guard let text = localization.texts[kind] else { continue }
        let locale = localization.locale
        texts.append(ListingText(kind: kind, text: SoldText(text, in: locale, of: self), locale: locale))
      }
    }
    for kind in kinds {
      guard let text = listing.defaults[kind] else { continue }
      texts.append(ListingText(kind: kind, text: SoldText(text, in: sourceLocale, of: self), locale: sourceLocale))
    }
    return texts
  }

  /// The storefront where a language's page is read most.
  func storefront(ofPageIn locale: LocaleID) -> Storefront { Storefront.home(of: locale) ?? homeStorefront }

  /// Whether the catalog has something that renews by itself.
  var sellsSubscriptions: Bool { catalog.products.contains { $0.kind == .autoRenewable } }
}
