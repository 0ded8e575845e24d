import Findings
import Locales
import Projects
import StoreCatalog

extension Project {
  /// What the files say of products: each of the catalog's, and those whose id another product has already.
  var declarations: [(product: Product, subject: Violation.Subject)] {
    let known = catalog.products.enumerated().map { ($1, $1.subject(at: $0)) }
    let again = catalog.duplicates.enumerated().map { index, duplicate in
      (duplicate.product, duplicate.product.subject(at: catalog.products.count + index))
    }
    return known + again
  }

  /// The storefront whose prices rules compare where none is asked for: that of the catalog.
  var homeStorefront: Storefront { catalog.storefront?.value ?? .unitedStates }

  /// What a product costs at home, else in the first storefront that has a price.
  func price(of product: Product) -> Price? {
    product.price(in: homeStorefront, on: today)
      ?? product.prices.map(\.storefront).min().flatMap { product.price(in: $0, on: today) }
  }
}

extension Product {
  /// Names and descriptions in the order of their locales.
  var sortedNames: [(locale: LocaleID, text: Placed<String>)] {
    names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
  var sortedDescriptions: [(locale: LocaleID, text: Placed<String>)] {
    descriptions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Violation.Subject {
  /// The name for the midst of a sentence.
  var quoted: String { "'\(shortened(name))'" }
}

/// Locales in a sentence: "de-DE, fr-FR and 3 more locales".
func listed(_ locales: [LocaleID]) -> String {
  let shown = locales.prefix(4).map(\.identifier).joined(separator: ", ")
  return locales.count > 4 ? "\(shown) and \(locales.count - 4) more locales" : shown
}
