import Findings
import Locales
import TestWorlds
import Testing

@testable import StoreCatalog

/// App Store Connect's data beside `.storekit` files and lists of prices.
@Suite struct AppStoreConnectMergedTests {
  private func merge(storeKit text: String, _ answers: String...) -> (catalog: Catalog, lines: [String]) {
    var files = SourceFiles()
    let bytes = Array(text.utf8)
    let test = readStoreKit(bytes, file: files.add(path: "App.storekit", bytes: bytes)).catalog
    let inputs = answers.map { (files.add(path: "asc.json", bytes: Array($0.utf8)), Array($0.utf8)) }
    let merged = Catalog.merged([test, readAppStoreConnect(inputs).catalog])
    return (merged.catalog, merged.findings.map { line(of: $0, in: files) })
  }

  private static let group = #"""
    {"type": "subscriptionGroups", "id": "900", "attributes": {"referenceName": "Plus"}, "relationships": {"subscriptions": {"data": [{"id": "S1"}]}}},
    {"type": "subscriptionGroupLocalizations", "id": "L0", "attributes": {"locale": "en-US", "name": "Plus"}, "relationships": {"subscriptionGroup": {"data": {"id": "900"}}}},
    {"type": "subscriptionLocalizations", "id": "L1", "attributes": {"locale": "en-US", "name": "Plus", "description": "All of it"}, "relationships": {"subscription": {"data": {"id": "S1"}}}},
    {"type": "subscriptions", "id": "S1", "attributes": {"productId": "pro", "subscriptionPeriod": "ONE_MONTH", "groupLevel": 1, "familySharable": false}}
    """#
  private static let price = answer(
    row("subscriptionPrices", "a", "USA", point: "p", attributes: #""startDate": "2024-01-01""#),
    included: point("p", "9.99"), path: "/v1/subscriptions/S1/prices")
  private static let trial = answer(
    row(
      "subscriptionIntroductoryOffers", "i", "USA", point: nil,
      attributes: #""offerMode": "FREE_TRIAL", "duration": "ONE_WEEK""#),
    path: "/v1/subscriptions/S1/introductoryOffers")

  @Test func namesEveryDifferenceFromATestFile() {
    let test = #"""
      {"settings": {"_storefront": "USA"}, "subscriptionGroups": [{"id": "G1", "name": "Pro",
       "localizations": [{"locale": "en_US", "displayName": "Pro"}],
       "subscriptions": [{"productID": "pro", "displayPrice": "8.99", "recurringSubscriptionPeriod": "P1Y", "type": "RecurringSubscription",
        "groupNumber": 2, "familyShareable": true, "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P3D"},
        "localizations": [{"locale": "en_US", "displayName": "Pro", "description": "All"}]}]}]}
      """#
    let merged = merge(storeKit: test, answer(Self.group), Self.price, Self.trial)
    let counts = "(App Store Connect counts)"
    #expect(
      merged.lines == [
        "error storekit-asc-drift «\"8.99\"» 'pro' costs USD 8.99 here, USD 9.99 elsewhere \(counts)",
        "error storekit-asc-drift «\"P1Y\"» 'pro' renews every 1 year here, every 1 month elsewhere \(counts)",
        "error storekit-asc-drift «2» 'pro' is of level 2 here, 1 elsewhere \(counts)",
        "error storekit-asc-drift «\"P3D\"» 'pro' has the introductory offer 'free, 3 days' here, 'free, 1 week' elsewhere \(counts)",
        "error storekit-asc-drift «\"Pro\"» 'pro' named 'Pro' here, 'Plus' elsewhere \(counts)",
        "error storekit-asc-drift «\"All\"» 'pro' described as 'All' here, 'All of it' elsewhere \(counts)",
        "error storekit-asc-drift «true» 'pro' is sold with Family Sharing here, without Family Sharing elsewhere \(counts)",
        "error storekit-asc-drift «\"Pro\"» Group 'Plus' named 'Pro' here, 'Plus' elsewhere \(counts)",
      ])
    #expect(merged.catalog.groups.map { "\($0.id.value) \($0.name.value)" } == ["900 Plus"])
    #expect(merged.catalog.products.map(\.group) == ["900"])
    #expect(merged.catalog.products.flatMap(\.offers).map(\.placedLine) == ["introductory free 1 week in USA"])
  }

  @Test func agreesWithATestFileThatSaysTheSame() {
    let test = storeKit(
      subscriptions: subscription(
        "pro", #""groupNumber": 1, "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W"}"#))
    let merged = merge(storeKit: test, answer(Self.group), Self.price, Self.trial)
    #expect(merged.lines == [])
  }

  @Test func takesOffersFromTheTestFileWhereTheExportSaysNothingOfThem() {
    let test = storeKit(
      subscriptions: subscription("pro", #""introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W"}"#))
    let silent = merge(storeKit: test, answer(Self.group), Self.price)
    #expect(silent.lines == [])
    #expect(silent.catalog.products.flatMap(\.offers).map(\.placedLine) == ["introductory free 1 week"])
    let none = merge(storeKit: test, answer(Self.group), answer("", path: "/v1/subscriptions/S1/introductoryOffers"))
    #expect(none.catalog.products.flatMap(\.offers).isEmpty)
    #expect(
      none.lines == [
        "error storekit-asc-drift «\"free\"» 'pro' has an introductory offer here, none elsewhere (App Store Connect counts)"
      ])
  }

  @Test func comparesOffersWhereTheTestFileSells() {
    let trialInGermany = Self.trial.replacing("USA", with: "DEU")
    let test = storeKit(subscriptions: subscription("pro"))
    #expect(merge(storeKit: test, answer(Self.group), Self.price, trialInGermany).lines == [])
    #expect(
      merge(storeKit: test, answer(Self.group), Self.price, Self.trial).lines == [
        "error storekit-asc-drift «\"pro\"» 'pro' has no introductory offer here, one elsewhere (App Store Connect counts)"
      ])
  }

  // MARK: Lists of prices

  @Test func addsAListOfPricesToTheProducts() {
    let list = #"""
      [{"territory": "USA", "currency": "USD", "productID": "pro", "price": "8.99"},
       {"territory": "GBR", "currency": "GBP", "productID": "pro", "price": "7.99", "introductory": {"mode": "payUpFront", "period": "P1M", "price": "0.99"}},
       {"territory": "DEU", "currency": "EUR", "productID": "prp", "price": 5}]
      """#
    let merged = merge(storeKit: storeKit(subscriptions: subscription("pro")), list)
    #expect(merged.catalog.products.map(\.line) == ["pro auto-renewable 1 month: USA 8.99 USD, GBR 7.99 GBP"])
    #expect(
      merged.catalog.products.flatMap(\.offers).map(\.placedLine) == [
        "introductory pay-up-front 1 month GBR 0.99 GBP in GBR"
      ])
    #expect(
      merged.lines == [
        "error storekit-asc-drift «\"9.99\"» 'pro' costs USD 9.99 here, USD 8.99 elsewhere (App Store Connect counts)",
        "error unknown-product «\"prp\"» Product 'prp' of a list of prices is in no catalog (did you mean 'pro'?)",
      ])
  }

  @Test func readsAListWithItsTerritoryAround() {
    let reading = AppStoreConnectReading(
      #"{"territory": "BRA", "currency": "BRL", "prices": [{"productID": "m", "price": "14.90"}, {"productId": "y", "price": 99}]}"#,
      #"{"territory": "USA", "currency": "USD", "prices": []}"#)
    #expect(reading.lines == [])
    #expect(
      reading.catalog.loose.map { "\($0.product.value) \($0.prices.map(\.line))" } == [
        #"m ["BRA 14.9 BRL"]"#, #"y ["BRA 99 BRL"]"#,
      ])
  }

  @Test func leavesOutRowsItCannotUnderstand() {
    let reading = AppStoreConnectReading(
      #"""
      [{"territory": "USA", "price": "1"}, {"productID": "a", "price": "1"}, {"territory": "DEU", "currency": "USD", "productID": "b", "price": "1"},
       {"territory": "ZZZ", "productID": "c", "price": "1"}, {"territory": "USA", "productID": "d", "price": "$1"},
       {"territory": "JPN", "productID": "e", "price": "1.5"}, {"territory": "USA", "productID": "f", "price": null},
       {"territory": "USA", "productID": "g", "price": "1", "startDate": "May"},
       {"territory": "GBR", "productID": "h", "price": "2", "introductory": {"mode": "payUpFront", "period": "P1M"}},
       {"territory": "GBR", "productID": "i", "price": "2", "introductory": {"mode": "fre", "period": "P1M"}},
       {"territory": "USA", "productID": "h", "price": "2"}, {"territory": "USA", "productID": "h", "price": "3"}]
      """#)
    #expect(
      reading.lines == [
        "error missing-key «{» A price has no 'productID'",
        "error missing-territory «{» Price without a territory (add \"territory\": \"USA\" to the price or to its list)",
        "error currency-mismatch «\"USD\"» Currency 'USD' of Germany (the App Store bills in EUR there)",
        "error unknown-storefront «\"ZZZ\"» Unknown territory 'ZZZ' (a territory is a country's name in English or another language of the App Store, or its code: 'Germany' or 'DEU')",
        "error malformed-price «\"$1\"» Malformed price '$1' (a price is written in digits with a point, without a currency: \"9.99\")",
        "error malformed-price «\"1.5\"» Price '1.5' cannot be paid in JPY (JPY has no digits behind the point)",
        "error missing-price «null» No 'price' for United States",
        "error malformed-date «\"May\"» Malformed start date 'May' (a date is written as 2026-11-30)",
        "error offer-price-missing «\"payUpFront\"» Introductory offer is paid for and has no 'price' for United Kingdom (give the price, or make it 'free')",
        "error unknown-payment-mode «\"fre\"» Unknown offer mode 'fre' (did you mean 'free'?)",
        "error duplicate-price «\"3\"» United States has two prices for the same days: the first counts",
      ])
    #expect(reading.catalog.loose.flatMap(\.offers).isEmpty)
  }
}
