import Findings
import Locales
import TestWorlds
import Testing

@testable import StoreCatalog

@Suite struct AppStoreConnectOfferTests {
  private static let intro = "/v1/subscriptions/S1/introductoryOffers"

  private func reading(_ rows: [String], included: [String] = [], path: String = Self.intro) -> AppStoreConnectReading {
    AppStoreConnectReading(
      answer(
        connectSubscription(relationships: #""prices": {"data": []}"#),
        included: #"{"type": "subscriptionGroups", "id": "G1"}"#),
      answer(rows.joined(separator: ","), included: included.joined(separator: ","), path: path))
  }

  private func introductory(
    _ id: String, _ territory: String? = "USA", mode: String = "FREE_TRIAL", duration: String = "ONE_WEEK",
    point: String? = nil, _ more: String = ""
  ) -> String {
    row(
      "subscriptionIntroductoryOffers", id, territory, point: point,
      attributes: #""offerMode": "\#(mode)", "duration": "\#(duration)"\#(more.isEmpty ? "" : ", " + more)"#)
  }

  @Test func makesOneOfferOfThoseOfAllTerritories() {
    let reading = reading(
      [
        introductory("a", "USA", duration: "TWO_WEEKS"), introductory("b", "DEU", duration: "TWO_WEEKS"),
        introductory("c", "JPN", mode: "PAY_AS_YOU_GO", duration: "ONE_MONTH", point: "p1", #""numberOfPeriods": 3"#),
        introductory("d", "KOR", mode: "PAY_AS_YOU_GO", duration: "ONE_MONTH", point: "p2", #""numberOfPeriods": 3"#),
        introductory("e", "FRA", mode: "PAY_UP_FRONT", duration: "SIX_MONTHS", point: "p3"),
      ], included: [point("p1", "100"), point("p2", "1100.0"), point("p3", "4.99")])
    #expect(reading.lines == [])
    #expect(
      reading.offers == [
        "introductory free 2 week in DEU+USA",
        "introductory pay-as-you-go 3 month JPN 100 JPY KOR 1100 KRW in JPN+KOR",
        "introductory pay-up-front 6 month FRA 4.99 EUR in FRA",
      ])
  }

  @Test func keepsTheDaysOfOffers() throws {
    let reading = reading([
      introductory("a", "USA", #""endDate": "2026-06-30""#),
      introductory("b", "USA", #""startDate": "2026-07-01", "endDate": null"#),
    ])
    #expect(reading.lines == [])
    #expect(
      reading.offers == [
        "introductory free 1 week in USA until 2026-06-30", "introductory free 1 week in USA from 2026-07-01",
      ])
    let offers = try #require(reading.catalog.product("pro")).offers
    let usa = try #require(Storefront("USA"))
    let germany = try #require(Storefront("DEU"))
    let days = try ["2026-06-30", "2026-07-01"].map { try #require(Day($0)) }
    #expect(offers.map { offer in days.map { offer.isMade(in: usa, on: $0) } } == [[true, false], [false, true]])
    #expect(offers.map { $0.isMade(in: germany, on: days[0]) } == [false, false])
  }

  @Test func tellsEverywhereFromUnknown() {
    let everywhere = reading([
      introductory("a", nil).replacing("\"relationships\": {", with: #""relationships": {"territory": {"data": null}"#)
    ])
    #expect(everywhere.lines == [])
    #expect(everywhere.offers == ["introductory free 1 week"])
    let unknown = reading([introductory("a", nil), introductory("b", nil, duration: "ONE_MONTH")])
    #expect(
      unknown.lines == [
        "note offer-territory-unknown «{» Territory of 2 introductory offers not in the file (it is taken to hold everywhere; export with include=territory)"
      ])
  }

  @Test(arguments: [
    ("THREE_DAYS", "3 day"), ("ONE_WEEK", "1 week"), ("TWO_WEEKS", "2 week"), ("ONE_MONTH", "1 month"),
    ("TWO_MONTHS", "2 month"), ("THREE_MONTHS", "3 month"), ("SIX_MONTHS", "6 month"), ("ONE_YEAR", "1 year"),
  ])
  func knowsEveryDuration(word: String, length: String) {
    #expect(reading([introductory("a", duration: word)]).offers == ["introductory free \(length) in USA"])
  }

  @Test func neverTakesAWrongOfferForAFreeOne() {
    let reading = reading(
      [
        introductory("a", mode: "SOMETHING_ELSE"), introductory("b", mode: "FREE_TRAIL"),
        introductory("c", duration: "FOUR_DAYS"), introductory("d", "USA", #""numberOfPeriods": 0"#),
        introductory("e", "USA", #""numberOfPeriods": "2""#), introductory("f", mode: "PAY_UP_FRONT"),
        introductory("g", mode: "PAY_UP_FRONT", point: "zero"), introductory("h", "USA", #""startDate": 5"#),
        introductory("i", "USA", #""targetSubscriptionPlanType": "DAILY""#),
        row("subscriptionIntroductoryOffers", "j", "USA", point: nil, attributes: #""offerMode": null"#),
        #"{"type": "subscriptionIntroductoryOffers", "id": "k"}"#,
      ], included: [point("zero", "0.00")])
    #expect(reading.offers == [])
    #expect(
      reading.lines == [
        "error unknown-payment-mode «\"SOMETHING_ELSE\"» Unknown offer mode 'SOMETHING_ELSE' (known are 'FREE_TRIAL', 'PAY_AS_YOU_GO', 'PAY_UP_FRONT')",
        "error unknown-payment-mode «\"FREE_TRAIL\"» Unknown offer mode 'FREE_TRAIL' (did you mean 'FREE_TRIAL'?)",
        "error unknown-period «\"FOUR_DAYS\"» Unknown duration of an offer 'FOUR_DAYS' (known are 'THREE_DAYS', 'ONE_WEEK', 'TWO_WEEKS', 'ONE_MONTH', 'TWO_MONTHS', 'THREE_MONTHS', 'SIX_MONTHS', 'ONE_YEAR')",
        "error wrong-number «0» 'numberOfPeriods' is not a whole number from 1 to 10000",
        "error wrong-type «\"2\"» 'numberOfPeriods' is a text, not a whole number",
        "error inconsistent-offer «\"0.00\"» An offer is paid for and costs 0",
        "error wrong-type «5» 'startDate' is a number, not a text in quotes",
        "error unknown-plan-type «\"DAILY\"» Unknown plan type 'DAILY' (known are 'UPFRONT', 'MONTHLY')",
        "error missing-key «{» Introductory offer has no 'offerMode'",
        "error missing-key «{» Introductory offer has no 'duration'",
        "error price-point-missing «{» Price point of 1 price not in the file (export with include=subscriptionPricePoint,territory (in-app purchases: include=inAppPurchasePricePoint,territory))",
        "error attributes-missing «\"k\"» No attributes of 1 introductory offer in the file (export the resources themselves, not only their relationships)",
      ])
  }

  @Test func readsPromotionalWinBackAndCodeOffersWithTheirPrices() {
    let paid = #""offerMode": "PAY_UP_FRONT", "duration": "ONE_MONTH", "numberOfPeriods": 1"#
    let free = #""offerMode": "FREE_TRIAL", "duration": "ONE_MONTH""#
    func offer(_ type: String, _ id: String, _ attributes: String, prices: [String]) -> String {
      let ends = prices.map { #"{"type": "x", "id": "\#($0)"}"# }.joined(separator: ",")
      return
        #"{"type": "\#(type)", "id": "\#(id)", "attributes": {\#(attributes)}, "relationships": {"prices": {"data": [\#(ends)]}, "subscription": {"data": {"id": "S1"}}}}"#
    }
    let rows = [
      offer(
        "subscriptionPromotionalOffers", "o1", #""name": "Spring", "offerCode": "SPRING", \#(paid)"#, prices: ["a"]),
      offer("subscriptionOfferCodes", "o2", #""name": "Fair", "active": true, \#(free)"#, prices: ["b"]),
      offer("subscriptionOfferCodes", "o3", #""name": "Old", "active": false, \#(free)"#, prices: []),
      offer("subscriptionPromotionalOffers", "o4", #""name": "Bare", "offerCode": "BARE", \#(paid)"#, prices: []),
    ]
    let winBack = offer(
      "winBackOffers", "o5",
      #""offerId": "BACK", "offerMode": "PAY_AS_YOU_GO", "duration": "ONE_MONTH", "periodCount": 2, "startDate": "2026-01-01""#,
      prices: ["c", "d"])
    let included = [
      row("subscriptionPromotionalOfferPrices", "a", "USA", point: "p"),
      row("subscriptionOfferCodePrices", "b", "DEU", point: nil),
      row("winBackOfferPrices", "c", "USA", point: "p"), row("winBackOfferPrices", "d", "DEU", point: "none"),
      point("p", "1.99"),
    ]
    let reading = AppStoreConnectReading(
      answer(
        connectSubscription(relationships: #""prices": {"data": []}, "introductoryOffers": {"data": []}"#),
        included: #"{"type": "subscriptionGroups", "id": "G1"}"#),
      answer(rows.joined(separator: ","), included: included.joined(separator: ",")),
      answer(winBack, path: "/v1/subscriptions/S1/winBackOffers"))
    #expect(
      reading.offers == [
        "promotional pay-up-front 1 month USA 1.99 USD 'SPRING'", "code free 1 month 'Fair' in DEU",
        "win-back pay-as-you-go 2 month USA 1.99 USD 'BACK' in DEU+USA from 2026-01-01",
      ])
    #expect(
      reading.lines == [
        "warning offer-price-missing «\"o4\"» Prices of 1 promotional offer not in the file (export the offer's prices with include=subscriptionPricePoint,territory)",
        "warning price-point-missing «\"none\"» Price point of 1 offer price not in the file (export with include=subscriptionPricePoint,territory (in-app purchases: include=inAppPurchasePricePoint,territory))",
      ])
    #expect(reading.catalog.product("pro")?.omittedOffers == [])
  }

  @Test func keepsOffersOfTheCommitmentApart() {
    let reading = reading([
      introductory("a", "USA", #""targetSubscriptionPlanType": "MONTHLY""#),
      introductory("b", "USA", #""targetSubscriptionPlanType": "UPFRONT""#),
    ])
    #expect(reading.offers == ["introductory free 1 week commitment in USA", "introductory free 1 week in USA"])
  }

  @Test func namesOffersThatBelongToNoSubscription() {
    let reading = AppStoreConnectReading(answer(introductory("a") + "," + introductory("b", "DEU")))
    #expect(
      reading.lines.contains(
        "warning owner-unknown «\"a\"» Owner of 2 introductory offers not in the file: they are not used (export what they belong to as well)"
      ))
    #expect(reading.catalog.products.isEmpty)
  }
}
