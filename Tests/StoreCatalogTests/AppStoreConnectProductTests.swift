import Findings
import Locales
import TestWorlds
import Testing

@testable import StoreCatalog

@Suite struct AppStoreConnectProductTests {
  private static let noPrices = #""prices": {"data": []}"#
  private static let group = #"{"type": "subscriptionGroups", "id": "G1", "attributes": {"referenceName": "Plus"}}"#

  @Test func readsWhatASubscriptionIs() {
    let more =
      #""prices": {"data": []}, "appStoreReviewScreenshot": {"data": null}, "subscriptionAvailability": {"data": {"type": "subscriptionAvailabilities", "id": "A"}}"#
    let availability = #"""
      {"type": "subscriptionAvailabilities", "id": "A", "attributes": {"availableInNewTerritories": true},
       "relationships": {"availableTerritories": {"data": [{"id": "USA"}, {"id": "DEU"}]}}}
      """#
    let reading = AppStoreConnectReading(
      answer(
        connectSubscription(
          period: "SIX_MONTHS", attributes: #""familySharable": true, "state": "MISSING_METADATA""#, relationships: more
        ),
        included: Self.group + "," + availability))
    #expect(reading.lines == [])
    let product = reading.catalog.product("pro")
    #expect(product?.line == "pro auto-renewable 6 month: ")
    #expect(product?.referenceName?.value == "Pro")
    #expect(product?.isFamilyShareable?.value == true)
    #expect(product?.state?.value == .missingMetadata)
    #expect(product?.hasReviewScreenshot == false)
    #expect(product?.availability?.storefronts.map(\.code).sorted() == ["DEU", "USA"])
    #expect(product?.availability?.isInNewStorefronts == true)
    #expect(product?.source == .appStoreConnect)
    #expect(product?.omittedOffers == Set(Offer.Kind.allCases))
    #expect(product.map { reading.files.text(of: $0.id.range) } == "\"pro\"")
  }

  @Test(arguments: [
    ("ONE_WEEK", "1 week"), ("ONE_MONTH", "1 month"), ("TWO_MONTHS", "2 month"), ("THREE_MONTHS", "3 month"),
    ("SIX_MONTHS", "6 month"), ("ONE_YEAR", "1 year"),
  ])
  func knowsEveryPeriod(word: String, length: String) {
    let reading = AppStoreConnectReading(
      answer(connectSubscription(period: word, relationships: Self.noPrices), included: Self.group))
    #expect(reading.lines == [])
    #expect(reading.products == ["pro auto-renewable \(length): "])
  }

  @Test func leavesOutWhatCannotBeSold() {
    let reading = AppStoreConnectReading(
      answer(
        [
          connectSubscription("S1", product: "a", period: "ONE_YAER", relationships: Self.noPrices),
          connectSubscription("S2", product: "", relationships: Self.noPrices),
          #"{"type": "subscriptions", "id": "S3", "attributes": {"productId": "c", "subscriptionPeriod": 7}, "relationships": {"prices": {"data": []}}}"#,
          #"{"type": "subscriptions", "id": "S4"}"#, #"{"type": "subscriptions"}"#, #"{"id": "S5"}"#, "5",
          #"{"type": "inAppPurchases", "id": "I1", "attributes": {"productId": "i", "inAppPurchaseType": "FREE_SUBSCRIPTION"}}"#,
          #"{"type": "inAppPurchases", "id": "I2", "attributes": {"productId": "j"}}"#,
        ].joined(separator: ","), included: Self.group))
    #expect(reading.products == [])
    #expect(
      reading.lines.filter { !$0.hasPrefix("note prices-unknown") } == [
        "error missing-key «{» A resource of 'subscriptions' has no 'id'",
        "error missing-key «{» A resource has no 'type'",
        "error wrong-type «5» A resource is an object, not a number",
        "error unknown-type «\"FREE_SUBSCRIPTION\"» Unknown type of an in-app purchase 'FREE_SUBSCRIPTION' (known are 'CONSUMABLE', 'NON_CONSUMABLE', 'NON_RENEWING_SUBSCRIPTION')",
        "error missing-key «{» In-app purchase has no 'inAppPurchaseType'",
        "error unknown-period «\"ONE_YAER\"» Unknown period of a subscription 'ONE_YAER' (did you mean 'ONE_YEAR'?)",
        "error missing-key «{» Subscription has no 'productId'",
        "error wrong-type «7» 'subscriptionPeriod' is a number, not a text in quotes",
        "error attributes-missing «\"S4\"» No attributes of 1 subscription in the file (export the resources themselves, not only their relationships)",
      ])
  }

  @Test func keepsGroupsThatAreOnlyNamed() {
    let other =
      #"{"type": "subscriptions", "id": "S2", "attributes": {"productId": "b", "subscriptionPeriod": "ONE_YEAR"}, "relationships": {"prices": {"data": []}}}"#
    let reading = AppStoreConnectReading(
      answer(connectSubscription(relationships: Self.noPrices)),
      answer(other, path: "/v1/subscriptionGroups/G2/subscriptions?limit=200"))
    #expect(reading.lines == [])
    #expect(reading.catalog.groups.map(\.id.value) == ["G1", "G2"])
    #expect(reading.catalog.products.map(\.group) == ["G1", "G2"])
    let alone = AppStoreConnectReading(answer(other))
    #expect(alone.lines == ["warning group-unknown «\"b\"» Group of 'b' not in the file (export with include=group)"])
    #expect(alone.catalog.products.map(\.group) == [nil])
  }

  @Test func saysWhichSubscriptionsOfAGroupAreMissing() {
    let group =
      #"{"type": "subscriptionGroups", "id": "G1", "relationships": {"subscriptions": {"data": [{"id": "S1"}, {"id": "S2"}, {"id": "S3"}]}}}"#
    let reading = AppStoreConnectReading(
      answer(group, included: connectSubscription(relationships: Self.noPrices)))
    #expect(
      reading.lines == [
        "error resources-missing «\"S2\"» Group has 2 subscriptions that no file holds (export them too, with include=subscriptions or the group's own list)"
      ])
    #expect(reading.catalog.isPartial)
  }

  @Test func notesThatPricesAreUnknown() {
    let reading = AppStoreConnectReading(answer(connectSubscription(), included: Self.group))
    #expect(
      reading.lines == [
        "note prices-unknown «\"pro\"» Prices of 1 subscription not in the file (export the subscription's prices, or name a table under 'prices:')"
      ])
    #expect(reading.catalog.isPartial)
  }

  @Test func knowsNoAvailabilityOfHalfAList() {
    let links = #""prices": {"data": []}, "subscriptionAvailability": {"data": {"id": "A"}}"#
    let half = #"""
      {"type": "subscriptionAvailabilities", "id": "A",
       "relationships": {"availableTerritories": {"data": [{"id": "USA"}], "meta": {"paging": {"total": 2, "limit": 1}}}}}
      """#
    let subscription = answer(connectSubscription(relationships: links), included: Self.group + "," + half)
    #expect(AppStoreConnectReading(subscription).catalog.product("pro")?.availability == nil)
    // The list on its own, in two pages.
    let pages = ["USA", "DEU"].map {
      answer(
        #"{"type": "territories", "id": "\#($0)"}"#,
        path: "/v1/subscriptionAvailabilities/A/availableTerritories?limit=1&cursor=\($0)")
    }
    let whole = AppStoreConnectReading(subscription, pages[0], pages[1])
    #expect(whole.lines == [])
    #expect(whole.catalog.product("pro")?.availability?.storefronts.map(\.code).sorted() == ["DEU", "USA"])
  }

  // MARK: Words

  private func localization(_ type: String, _ id: String, _ locale: String, _ name: String, _ more: String = "")
    -> String
  {
    #"{"type": "\#(type)", "id": "\#(id)", "attributes": {"locale": "\#(locale)", "name": "\#(name)"\#(more)}}"#
  }

  @Test func readsNamesInTheLocalesOfTheAppStore() {
    let type = "subscriptionLocalizations"
    let rows = [
      localization(type, "a", "no", "Pluss", #", "description": "Alt""#), localization(type, "b", "sl-SI", "Plus"),
      localization(type, "c", "zh-Hans", "高级"), localization(type, "d", "en-US", "", #", "description": null"#),
      localization(type, "e", "xx-XX", "?"),
    ]
    let reading = AppStoreConnectReading(
      answer(
        connectSubscription(relationships: Self.noPrices),
        included: Self.group),
      answer(rows.joined(separator: ","), path: "/v1/subscriptions/S1/subscriptionLocalizations"),
      answer(
        localization("subscriptionGroupLocalizations", "g", "no", "Pluss-gruppe"),
        path: "/v1/subscriptionGroups/G1/subscriptionGroupLocalizations"))
    #expect(
      reading.lines == [
        "error unknown-locale «\"xx-XX\"» Unknown locale 'xx-XX' (a locale is written as 'en-US', 'ja' or 'zh-Hans')"
      ])
    let product = reading.catalog.product("pro")
    let names = (product?.names ?? [:]).map { "\($0.key) \($0.value.value)" }.sorted()
    #expect(names == ["no Pluss", "sl-SI Plus", "zh-Hans 高级"])
    #expect((product?.descriptions ?? [:]).map { "\($0.key) \($0.value.value)" } == ["no Alt"])
    #expect((product?.localizations ?? [:]).keys.map(\.identifier).sorted() == ["en-US", "no", "sl-SI", "zh-Hans"])
    #expect(reading.catalog.groups.flatMap { $0.names.map { "\($0.key) \($0.value.value)" } } == ["no Pluss-gruppe"])
  }

  @Test func readsTheNamesOfTheNewestLivingVersion() {
    func version(_ number: Int, _ state: String) -> String {
      #"{"type": "subscriptionVersions", "id": "V\#(number)", "attributes": {"version": \#(number), "state": "\#(state)"}, "relationships": {"subscription": {"data": {"id": "S1"}}, "localizations": {"data": [{"id": "L\#(number)"}]}}}"#
    }
    let texts = (1...3).map { localization("subscriptionLocalizations", "L\($0)", "en-US", "Name \($0)") }
    let versions = [version(1, "APPROVED"), version(2, "PREPARE_FOR_SUBMISSION"), version(3, "REJECTED")]
    let reading = AppStoreConnectReading(
      answer(connectSubscription(relationships: Self.noPrices), included: Self.group),
      answer(versions.joined(separator: ","), included: texts.joined(separator: ",")))
    #expect(reading.lines == [])
    #expect(reading.catalog.products.flatMap { $0.names.values.map(\.value) } == ["Name 2"])
  }

  // MARK: What is no data

  @Test func saysWhatTheAPIAnsweredAndNotWhatItSaid() {
    let reading = AppStoreConnectReading(
      #"{"errors": [{"status": "401", "code": "NOT_AUTHORIZED", "title": "Bearer eyJSECRET", "detail": "eyJSECRET"}, {"code": "eyJ SECRET"}]}"#
    )
    #expect(
      reading.lines == [
        "error api-error «\"NOT_AUTHORIZED\"» App Store Connect answered with an error: 401 NOT_AUTHORIZED (export the file anew)",
        "error api-error «{» App Store Connect answered with an error (export the file anew)",
      ])
    #expect(
      reading.catalog.secrets.map { reading.files.text(of: $0) } == [
        #""Bearer eyJSECRET""#, #""eyJSECRET""#, #""eyJ SECRET""#,
      ])
  }

  @Test func marksWhatNobodyMaySee() {
    let reading = AppStoreConnectReading(
      answer(
        #"{"type": "subscriptionImages", "id": "1", "attributes": {"assetToken": "SECRET", "uploadOperations": [{"url": "SECRET"}]}}"#
      ))
    #expect(
      reading.catalog.secrets.map { reading.files.text(of: $0) } == [
        #""assetToken": "SECRET""#, #""uploadOperations": [{"url": "SECRET"}]"#,
      ])
  }

  @Test func showsNothingOfAKeyThatLiesBesideTheExport() {
    let key = #"{"key_id": "K", "issuer_id": "I", "key": "-----BEGIN PRIVATE KEY-----"}"#
    let reading = AppStoreConnectReading(key)
    #expect(reading.findings.map(\.rule) == ["unknown-shape"])
    #expect(reading.catalog.secrets.map { reading.files.text(of: $0) } == [key])
  }

  @Test func marksSecretsOfFilesThatBreakOff() {
    let reading = AppStoreConnectReading(
      #"{"data": [{"attributes": {"uploadOperations": [{"requestHeaders": [{"value": "SECRET"}], "url": "SECRET"}], "assetToken": "SEC"#
    )
    #expect(
      reading.catalog.secrets.map { reading.files.text(of: $0) } == [
        #""uploadOperations": [{"requestHeaders": [{"value": "SECRET"}], "url": "SECRET"}]"#, #""assetToken": "SEC"#,
      ])
  }

  @Test(arguments: ["{}", "[]", "5", #"{"name": "package"}"#, "[1]"])
  func saysThatAFileIsSomethingElse(text: String) {
    #expect(AppStoreConnectReading(text).findings.map(\.rule) == ["unknown-shape"])
  }

  @Test func readsAnswersThatToolsPutTogether() {
    let one = connectSubscription("S1", product: "a", relationships: Self.noPrices)
    let two = connectSubscription("S2", product: "b", relationships: Self.noPrices)
    #expect(AppStoreConnectReading("[\(one), \(two)]").catalog.products.map(\.id.value) == ["a", "b"])
    #expect(
      AppStoreConnectReading("[\(answer(one)), \(answer(two))]").catalog.products.map(\.id.value) == ["a", "b"])
  }
}
