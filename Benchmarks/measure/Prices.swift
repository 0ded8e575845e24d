import Foundation
import Locales

/// Writes the prices of 20, then of 40 products in all App Store localizations and storefronts, on one thread, from nothing: twice the
/// products must not cost much more than twice the time.
func measurePrices() throws(WrongAnswer) -> [Row] {
  var rows: [Row] = []
  for products in [20, 40] {
    let amounts = (0..<products).map { Decimal($0 * 1001 + 199) / 100 }
    let count = LocaleID.appStore.count * Storefront.all.count * products
    let (row, texts) = Row.of("\(count) price texts") {
      let formats = PriceFormats()
      var texts: [String] = []
      texts.reserveCapacity(count)
      for locale in LocaleID.appStore {
        for storefront in Storefront.all {
          let format = formats.format(pricingLocale(reader: locale, storefront: storefront), storefront.currency)
          for amount in amounts { texts.append(format.text(amount)) }
        }
      }
      return texts
    }
    rows.append(row)
    if texts.count != count { throw WrongAnswer("\(texts.count) prices of \(count)") }
    for (index, text) in texts.enumerated() { try check(text, amounts[index % products]) }
  }
  for (locale, code, text) in known {
    guard let locale = LocaleID(locale), let storefront = Storefront(code) else { continue }
    let written = priceText(
      Money(Decimal(1499) / 100, storefront.currency), in: pricingLocale(reader: locale, storefront: storefront))
    if written != text { throw WrongAnswer("'\(written)' in \(storefront.englishName) should be '\(text)'") }
  }
  return rows
}

/// Whatever the digits and marks are, they say the amount.
private func check(_ text: String, _ amount: Decimal) throws(WrongAnswer) {
  var digits = 0
  for scalar in text.unicodeScalars where scalar.properties.generalCategory == .decimalNumber {
    digits = digits * 10 + Int(scalar.properties.numericValue ?? 0)
  }
  // Three decimals in Kuwait, and none where they would be zeros.
  let expected = [1, 10, 100, 1000].map { amount * Decimal($0) }
  if !expected.contains(Decimal(digits)) { throw WrongAnswer("'\(text)' is not \(amount)") }
}

private let known = [
  ("en-US", "USA", "$14.99"), ("de-DE", "DEU", "14,99\u{A0}€"), ("de-DE", "USA", "$14.99"), ("hi", "IND", "₹14.99"),
  ("fr-CA", "CAN", "14,99\u{A0}$"), ("tr", "TUR", "₺14,99"), ("ar-SA", "SAU", "\u{200F}١٤٫٩٩\u{A0}ر.س.\u{200F}"),
]
