import Findings
import Locales
import StoreCatalog
import Testing

@Suite struct CatalogMergedTests {
  private static let synced = #""_lastSynchronizedDate": 743722291.47"#
  private static let english = #""localizations": [{"locale": "en_US", "displayName": "#

  private func merge(_ texts: [String]) -> (catalog: Catalog, lines: [String]) {
    var files = SourceFiles()
    let catalogs = texts.enumerated().map { index, text in
      let bytes = Array(text.utf8)
      return readStoreKit(bytes, file: files.add(path: "\(index).storekit", bytes: bytes)).catalog
    }
    let (catalog, findings) = Catalog.merged(catalogs)
    return (
      catalog,
      findings.map { finding in
        line(of: finding, in: files) + finding.related.map { " | «\(files.text(of: $0.at))» \($0.message)" }.joined()
      }
    )
  }

  @Test func letsTheSyncedFileWinAndNamesEveryDifference() {
    let test = storeKit(
      subscriptions: subscription(
        "pro", price: #""8.99""#, period: #""P1Y""#,
        #"\#(Self.english)"Old"}], "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W"}"#))
    let synced = storeKit(
      subscriptions: subscription("pro", #"\#(Self.english)"New"}]"#),
      settings: #"{"_storefront": "USA", \#(Self.synced)}"#)
    let merged = merge([test, synced])
    #expect(merged.catalog.products.map(\.line) == ["pro auto-renewable 1 month: USA 9.99 USD"])
    #expect(merged.catalog.products.flatMap(\.offers).isEmpty)
    #expect(merged.catalog.products.flatMap { $0.names.values.map(\.value) } == ["New"])
    let file = "the .storekit file synced from App Store Connect"
    #expect(
      merged.lines == [
        "error storekit-asc-drift «\"8.99\"» 'pro' costs USD 8.99 here, USD 9.99 elsewhere (\(file) counts) | «\"9.99\"» \(file) says so",
        "error storekit-asc-drift «\"P1Y\"» 'pro' renews every 1 year here, every 1 month elsewhere (\(file) counts) | «\"P1M\"» \(file) says so",
        "error storekit-asc-drift «\"free\"» 'pro' has an introductory offer here, none elsewhere (\(file) counts) | «\"pro\"» \(file) says so",
        "error storekit-asc-drift «\"Old\"» 'pro' named 'Old' here, 'New' elsewhere (\(file) counts) | «\"New\"» \(file) says so",
      ])
  }

  @Test func unitesPricesOfDifferentStorefrontsSilently() {
    let offer = #""introductoryOffer": {"paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": "1"}"#
    let merged = merge([
      storeKit(subscriptions: subscription("pro", offer)),
      storeKit(subscriptions: subscription("pro", price: #""300""#, offer), settings: #"{"_storefront": "JPN"}"#),
      storeKit(products: #"{"productID": "coins", "displayPrice": "1", "type": "Consumable"}"#),
    ])
    #expect(merged.lines == [])
    #expect(
      merged.catalog.products.map(\.line) == [
        "pro auto-renewable 1 month: USA 9.99 USD, JPN 300 JPY", "coins consumable: USA 1 USD",
      ])
    #expect(
      merged.catalog.products.flatMap(\.offers).map(\.line) == ["introductory pay-up-front 1 month USA 1 USD JPN 1 JPY"]
    )
    #expect(merged.catalog.groups.map(\.id.value) == ["G1"])
    #expect(merged.catalog.storefront?.value.code == "USA")
  }

  @Test func takesTheFirstOfTwoTestFilesWithAWarning() {
    let merged = merge([
      storeKit(subscriptions: subscription("pro")), storeKit(subscriptions: subscription("pro", price: #""1.99""#)),
    ])
    #expect(merged.catalog.products.map(\.line) == ["pro auto-renewable 1 month: USA 9.99 USD"])
    #expect(
      merged.lines == [
        "warning storekit-asc-drift «\"1.99\"» 'pro' costs USD 1.99 here, USD 9.99 elsewhere (the first .storekit file counts) | «\"9.99\"» the first .storekit file says so"
      ])
  }

  @Test func letsATableOfPricesWin() throws {
    var files = SourceFiles()
    let text = Array(storeKit(subscriptions: subscription("pro")).utf8)
    var catalog = readStoreKit(text, file: files.add(path: "App.storekit", bytes: text)).catalog
    let rows = Array("territory,price\nUSA,8.99\nDEU,9.99\nFRA,0.00\n".utf8)
    let table = readPrices(rows, for: "pro", file: files.add(path: "pro.csv", bytes: rows))
    let findings = catalog.add(table.prices, to: "pro")
    #expect(catalog.products.map(\.line) == ["pro auto-renewable 1 month: USA 8.99 USD, DEU 9.99 EUR"])
    #expect(
      findings.map { line(of: $0, in: files) } == [
        "error price-zero «0.00» Price 0 of a subscription that renews (only an offer can be free)",
        "error storekit-asc-drift «\"9.99\"» 'pro' costs USD 9.99 here, USD 8.99 elsewhere (App Store Connect counts)",
      ])
    #expect(catalog.add(table.prices, to: "unknown") == [])
  }

  @Test func mergesNothingAndOne() {
    #expect(Catalog.merged([]).catalog.products.isEmpty)
    #expect(merge([storeKit(subscriptions: subscription())]).catalog.products.count == 1)
  }
}
