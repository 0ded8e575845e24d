import Findings
import Foundation
import Locales
import TestWorlds
import Testing

@testable import StoreCatalog

@Suite struct AppStoreConnectPriceTests {
  private static let group = #"{"type": "subscriptionGroups", "id": "G1", "attributes": {"referenceName": "Plus"}}"#
  private static let prices = "/v1/subscriptions/S1/prices?include=subscriptionPricePoint,territory&limit=200"

  /// The prices of a subscription with these rows, in an answer of their own.
  private func reading(_ rows: String, included: String = "", more: String = "") -> AppStoreConnectReading {
    AppStoreConnectReading(
      answer(Self.group), answer(connectSubscription()),
      answer(rows, included: included, path: Self.prices, more: more))
  }

  @Test func joinsResourcesOverAllFilesInWhateverOrder() {
    let files = [
      answer(
        row("subscriptionPrices", "a", "DEU", point: "p1"), included: point("p2", "10.99"), path: Self.prices),
      answer(row("subscriptionPrices", "b", "USA", point: "p2"), included: point("p1", "8.99"), path: Self.prices),
      answer(connectSubscription(), path: "/v1/subscriptionGroups/G1/subscriptions"), answer(Self.group),
    ]
    for files in [files, files.reversed()] {
      let reading = AppStoreConnectReading(files.map { Array($0.utf8) })
      #expect(reading.lines == [])
      #expect(
        reading.catalog.products.map { $0.prices.map(\.line).sorted() } == [["DEU 8.99 EUR", "USA 10.99 USD"]])
      #expect(reading.catalog.groups.map { "\($0.id.value) \($0.name.value)" } == ["G1 Plus"])
      #expect(reading.catalog.products.map(\.group) == ["G1"])
      #expect(reading.catalog.products.map { $0.level?.value } == [1])
      #expect(!reading.catalog.isPartial)
    }
  }

  @Test func pointsEveryPriceAtItsDigits() {
    let reading = reading(row("subscriptionPrices", "a", "DEU", point: "p1"), included: point("p1", "8.99"))
    #expect(reading.catalog.products.flatMap(\.prices).map { reading.files.text(of: $0.money.range) } == [#""8.99""#])
  }

  @Test func takesTheUndatedRowForCurrentAndALaterOneFromItsDay() throws {
    let rows = [
      row("subscriptionPrices", "a", "USA", point: "p2", attributes: #""startDate": "2026-06-01", "preserved": false"#),
      row("subscriptionPrices", "b", "USA", point: "p1", attributes: #""startDate": null"#),
      row("subscriptionPrices", "c", "USA", point: "p0", attributes: #""startDate": "2026-06-01", "preserved": true"#),
    ]
    let points = [point("p0", "7.99"), point("p1", "9.99"), point("p2", "12.99")].joined(separator: ",")
    let reading = reading(rows.joined(separator: ","), included: points)
    #expect(reading.lines == [])
    #expect(reading.products == ["pro auto-renewable 1 month: USA 12.99 USD from 2026-06-01, USA 9.99 USD"])
    let usa = try #require(Storefront("USA"))
    let days = try ["2026-05-31", "2026-06-01"].map { try #require(Day($0)) }
    #expect(
      days.map { reading.catalog.product("pro")?.price(in: usa, on: $0)?.line }
        == ["USA 9.99 USD", "USA 12.99 USD from 2026-06-01"])
  }

  @Test func saysOnceHowManyPricesHaveNoPricePoint() {
    let rows = ["USA", "DEU", "FRA"].map { row("subscriptionPrices", $0, $0, point: "opaque-\($0)") }
    let reading = reading(
      (rows + [row("subscriptionPrices", "x", "ITA", point: nil)]).joined(separator: ","),
      included: point("opaque-USA", "9.99"))
    #expect(
      reading.lines == [
        "error price-point-missing «\"opaque-DEU\"» Price point of 3 prices not in the file (export with include=subscriptionPricePoint,territory (in-app purchases: include=inAppPurchasePricePoint,territory))"
      ])
    #expect(reading.findings.map(\.storefronts) == [["DEU", "FRA", "ITA"]])
    #expect(reading.findings.map(\.product) == ["pro"])
    #expect(reading.products == ["pro auto-renewable 1 month: USA 9.99 USD"])
    #expect(reading.catalog.isPartial)
  }

  @Test func leavesOutRowsItCannotUnderstand() {
    let rows = [
      row("subscriptionPrices", "a", "USA", point: "comma"), row("subscriptionPrices", "b", "USA", point: "zero"),
      row("subscriptionPrices", "c", "JPN", point: "odd"), row("subscriptionPrices", "d", "ATLANTIS", point: "fine"),
      row("subscriptionPrices", "e", nil, point: "fine"), row("subscriptionPrices", "f", "FRA", point: "empty"),
      row("subscriptionPrices", "g", "ITA", point: "fine", attributes: #""startDate": "soon""#),
      row("subscriptionPrices", "h", "ESP", point: "fine", attributes: #""planType": "YEARLY""#),
      row("subscriptionPrices", "i", "BGR", point: "fine"), row("subscriptionPrices", "j", "CHE", point: "fine"),
      row("subscriptionPrices", "k", "CHE", point: "other"), row("subscriptionPrices", "l", "AUT", point: "german"),
    ]
    let included = [
      point("comma", "9,99"), point("zero", "0.00"), point("odd", "1.5"), point("fine", "9.99"), point("other", "8.99"),
      #"{"type": "subscriptionPricePoints", "id": "empty", "attributes": {}}"#,
      #"{"type": "territories", "id": "BGR", "attributes": {"currency": "BGN"}}"#,
      row("subscriptionPricePoints", "german", "DEU", point: nil, attributes: #""customerPrice": "9.99""#),
    ]
    let reading = reading(rows.joined(separator: ","), included: included.joined(separator: ","))
    #expect(reading.products == ["pro auto-renewable 1 month: CHE 9.99 CHF"])
    #expect(
      reading.lines == [
        "error malformed-price «\"9,99\"» Malformed price '9,99' in 'customerPrice' (a price is written in digits with a point, without a currency: \"9.99\")",
        "error price-zero «\"0.00\"» Price 0 of a subscription that renews (only an offer can be free)",
        "error malformed-price «\"1.5\"» Price '1.5' cannot be paid in JPY (JPY has no digits behind the point)",
        "error unknown-storefront «\"ATLANTIS\"» Unknown territory 'ATLANTIS' (a territory is a country's name in English or another language of the App Store, or its code: 'Germany' or 'DEU')",
        "error malformed-date «\"soon\"» Malformed date 'soon' in 'startDate' (a date is written as 2026-11-30)",
        "error unknown-plan-type «\"YEARLY\"» Unknown plan type 'YEARLY' (known are 'UPFRONT', 'MONTHLY')",
        "error currency-mismatch «\"BGN\"» Currency 'BGN' of Bulgaria (the App Store bills in EUR there)",
        "error duplicate-price «\"8.99\"» Switzerland has two prices for the same days: the first counts",
        "error contradicting-data «\"AUT\"» Price for 'AUT' with a price point of 'DEU' (export all files anew)",
        "error missing-territory «{» Territory of 1 price not in the file (export with include=territory)",
        "error missing-price «\"empty\"» No 'customerPrice' in the price point of 1 price (export with include=subscriptionPricePoint,territory (in-app purchases: include=inAppPurchasePricePoint,territory))",
      ])
  }

  @Test func readsTheCommitmentBilledMonthlyWhereItIsSold() {
    let monthly = #""planType": "MONTHLY""#
    let rows = [
      row("subscriptionPrices", "a", "DEU", point: "p1", attributes: #""planType": "UPFRONT""#),
      row("subscriptionPrices", "b", "DEU", point: "p2", attributes: monthly),
      row("subscriptionPrices", "c", "FRA", point: "p2", attributes: monthly),
    ].joined(separator: ",")
    let plans = #"""
      {"type": "subscriptionPlanAvailabilities", "id": "A1", "attributes": {"planType": "MONTHLY"},
       "relationships": {"availableTerritories": {"data": [{"type": "territories", "id": "DEU"}]}}},
      {"type": "subscriptionPlanAvailabilities", "id": "A2", "attributes": {"planType": "UPFRONT", "availableInNewTerritories": false},
       "relationships": {"availableTerritories": {"data": [{"id": "DEU"}, {"id": "USA"}]}}},
      {"type": "subscriptionPlanAvailabilities", "id": "A3", "attributes": {"planType": "UPFRONT"}, "relationships": {"availableTerritories": {"links": {}}}}
      """#
    let reading = AppStoreConnectReading(
      answer(Self.group),
      answer(connectSubscription(period: "ONE_YEAR")),
      answer(rows, included: point("p1", "99.99") + "," + point("p2", "9.49"), path: Self.prices),
      answer(plans, path: "/v1/subscriptions/S1/planAvailabilities"))
    #expect(reading.lines == [])
    #expect(reading.products == ["pro auto-renewable 1 year: DEU 99.99 EUR"])
    let availability = reading.catalog.product("pro")?.availability
    #expect(availability?.storefronts.map(\.code).sorted() == ["DEU", "USA"])
    #expect(availability?.isInNewStorefronts == false)
    let commitment = reading.catalog.product("pro")?.commitment
    #expect(commitment?.monthly.map(\.line) == ["DEU 9.49 EUR"])
    #expect(commitment?.total.map(\.line) == ["DEU 113.88 EUR"])
  }

  @Test func readsTheScheduleOfAnInAppPurchase() throws {
    let iap = #"""
      {"type": "inAppPurchases", "id": "I1", "attributes": {"productId": "coins", "name": "Coins", "inAppPurchaseType": "CONSUMABLE",
       "state": "READY_TO_SUBMIT"}, "relationships": {"iapPriceSchedule": {"data": {"type": "inAppPurchasePriceSchedules", "id": "P1"}}}}
      """#
    let rows = [
      row("inAppPurchasePrices", "a", "USA", point: "p1", attributes: #""endDate": "2026-03-01", "manual": true"#),
      row("inAppPurchasePrices", "b", "USA", point: "p2", attributes: #""startDate": "2026-04-01", "endDate": """#),
    ].joined(separator: ",")
    let type = "inAppPurchasePricePoints"
    let reading = AppStoreConnectReading(
      answer(iap, included: #"{"type": "inAppPurchasePriceSchedules", "id": "P1"}"#),
      answer(
        rows, included: point("p1", "0.99", type: type) + "," + point("p2", "1.99", type: type),
        path: "/v1/inAppPurchasePriceSchedules/P1/manualPrices"))
    #expect(reading.lines == [])
    #expect(reading.products == ["coins consumable: USA 0.99 USD, USA 1.99 USD from 2026-04-01"])
    #expect(reading.catalog.product("coins")?.state?.value == .readyToSubmit)
    let usa = try #require(Storefront("USA"))
    let days = try ["2026-02-28", "2026-03-01", "2026-04-01"].map { try #require(Day($0)) }
    #expect(
      days.map { reading.catalog.product("coins")?.price(in: usa, on: $0)?.money.value.digits } == [
        "0.99", nil, "1.99",
      ])
  }

  // MARK: Whole and part

  private static let next =
    #", "links": {"next": "https://api.appstoreconnect.apple.com/v1/subscriptions/S1/prices?cursor=AQ&limit=2", "self": "https://api.appstoreconnect.apple.com/v1/subscriptions/S1/prices?limit=2"}, "meta": {"paging": {"total": 3, "limit": 2}}"#

  private func page(_ territories: [String], _ more: String) -> String {
    let rows = territories.map { row("subscriptionPrices", $0, $0, point: "p") }.joined(separator: ",")
    return #"{"data": [\#(rows)], "included": [\#(point("p", "9.99"))]\#(more)}"#
  }

  @Test func saysThatAnExportIsTruncated() {
    let reading = AppStoreConnectReading(
      answer(Self.group), answer(connectSubscription()), page(["USA", "DEU"], Self.next))
    #expect(
      reading.lines == [
        "warning truncated-export «\"https://api.appstoreconnect.apple.com/v1/subscriptions/S1/prices?cursor=AQ&limit=2\"» Export is truncated: 2 of 3 rows (save every page: repeat the request with the address in 'links.next' until there is none)"
      ])
    #expect(reading.catalog.isPartial)
    #expect(reading.products == ["pro auto-renewable 1 month: USA 9.99 USD, DEU 9.99 EUR"])
  }

  @Test(arguments: [#", "meta": {"paging": {"total": 3, "limit": 2}}"#, ""])
  func putsPagesTogether(total: String) {
    let first = Self.next.replacingOccurrences(of: #", "meta": {"paging": {"total": 3, "limit": 2}}"#, with: total)
    let last = #", "links": {"self": "/v1/subscriptions/S1/prices?limit=2&cursor=AQ"}"# + total
    let reading = AppStoreConnectReading(
      answer(Self.group), answer(connectSubscription()), page(["FRA"], last), page(["USA", "DEU"], first))
    #expect(reading.lines == [])
    #expect(!reading.catalog.isPartial)
    #expect(reading.catalog.product("pro")?.prices.count == 3)
  }

  @Test func saysThatAnIncludedListHoldsItsBeginning() {
    let links =
      #""prices": {"data": [{"type": "subscriptionPrices", "id": "a"}], "meta": {"paging": {"total": 175, "limit": 1}}}"#
    let included = row("subscriptionPrices", "a", "USA", point: "p") + "," + point("p", "9.99")
    let reading = AppStoreConnectReading(
      answer(Self.group), answer(connectSubscription(relationships: links), included: included))
    #expect(
      reading.lines == [
        "warning truncated-export «175» Export is truncated: 1 of 175 rows in 'prices' (export the relationship on its own, with limit=200)"
      ])
    #expect(reading.catalog.isPartial)
  }

  @Test func takesTheFirstOfTwoAnswersThatContradict() {
    let reading = AppStoreConnectReading(
      answer(Self.group), answer(connectSubscription()),
      answer(row("subscriptionPrices", "a", "USA", point: "p"), included: point("p", "9.99"), path: Self.prices),
      answer(point("p", "8.99")))
    #expect(reading.products == ["pro auto-renewable 1 month: USA 9.99 USD"])
    #expect(
      reading.lines == [
        "warning contradicting-data «\"8.99\"» 'customerPrice' is given differently before: that counts (export all files anew)"
      ])
  }

  // MARK: Prices of one product

  @Test func readsPricesForAProductThatTheFileDoesNotName() {
    let text = answer(
      row("subscriptionPrices", "a", "USA", point: "p"), included: point("p", "9.99"), path: Self.prices)
    let reading = readPrices(Array(text.utf8), for: "pro", file: FileID(index: 0))
    #expect(reading.prices.map(\.line) == ["USA 9.99 USD"])
    #expect(reading.findings == [])
    let list = #"[{"territory": "DEU", "price": 8.99}, {"territory": "USA", "productID": "other", "price": "1"}]"#
    let rows = readPrices(Array(list.utf8), for: "pro", file: FileID(index: 0))
    #expect(rows.prices.map(\.line) == ["DEU 8.99 EUR"])
    #expect(rows.findings == [])
    let none = readPrices(Array("[]".utf8), for: "pro", file: FileID(index: 0))
    #expect(none.findings.map(\.rule) == ["unknown-shape"])
  }
}
