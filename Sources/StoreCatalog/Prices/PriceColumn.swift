/// A column of a price table that matters here; all others are passed over.
enum PriceColumn: Hashable, CaseIterable {
  case territory, currency, price, start, product, preserved

  /// The column that a heading names, whatever its case, spaces and marks; nil for all others.
  init?(heading: String) {
    let letters = String(
      decoding: heading.lowercased().utf8.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }, as: UTF8.self
    )
    guard let column = PriceColumn.allCases.first(where: { $0.headings.contains(letters) }) else { return nil }
    self = column
  }

  /// The headings that mean the column, in lower-case letters alone: App Store Connect's export first, then what
  /// spreadsheets and command line tools write.
  var headings: [String] {
    switch self {
    case .territory:
      [
        "countriesorregions", "countryorregion", "countries", "country", "countrycode", "territory", "territories",
        "territorycode", "territoryid", "storefront", "region", "market",
      ]
    case .currency: ["currencycode", "currency"]
    case .price: ["price", "customerprice", "retailprice", "displayprice", "amount"]
    case .start: ["startdate", "start", "from", "effectivedate", "since", "date"]
    case .product: ["productid", "product", "sku"]
    case .preserved: ["preserved", "ispreserved", "preservedprice", "preservecurrentprice"]
    }
  }

  /// The heading in App Store Connect's export, or the nearest to it.
  var appleName: String {
    switch self {
    case .territory: "Countries or Regions"
    case .currency: "Currency Code"
    case .price: "Price"
    case .start: "Start Date"
    case .product: "Product ID"
    case .preserved: "Preserved"
    }
  }
}
