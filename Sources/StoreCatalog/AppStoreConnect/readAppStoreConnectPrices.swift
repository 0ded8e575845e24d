import Findings
import Locales

/// Reads the prices of one product from JSON. Rows that do not say whose they are, are the product's; those of other
/// products are passed over.
func readAppStoreConnectPrices(
  _ bytes: [UInt8], for productID: String, file: FileID
) -> (prices: [Price], findings: [Finding]) {
  var reader = AppStoreConnectReader()
  reader.expectedProduct = Placed(productID, at: .start(of: file))
  reader.collect(bytes, file: file)
  reader.understand()
  var list = PriceList()
  let loose = reader.catalog.loose.filter { $0.product.value == productID }
  let prices =
    (reader.catalog.product(productID)?.prices ?? []) + loose.flatMap(\.prices) + reader.ownerlessPrices
  reader.product = productID
  for price in prices { reader.add(price, to: &list) }
  if let offer = loose.flatMap(\.offers).first {
    reader.report(
      "offers-passed-over", "Offers in a list of prices are passed over here",
      help: "name the file under 'catalog:' instead", at: offer.range, severity: .warning)
  }
  let findings = reader.allFindings
  if list.prices.isEmpty, !findings.contains(where: { $0.severity == .error }) {
    reader.report("no-prices", "No prices for \(quoted(productID)) in the file", at: .start(of: file))
  }
  return (list.prices, reader.allFindings)
}
