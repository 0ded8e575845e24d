import Findings
import Foundation
import Locales
import StoreCatalog
import Testing

@Suite struct StoreKitProductTests {
  @Test func readsEveryKindOfProductInTheOrderOfTheFile() {
    let reading = CatalogReading(
      storeKit(
        products: #"""
          {"productID": "coins", "displayPrice": "0.99", "type": "Consumable"},
          {"productID": "lifetime", "displayPrice": "99", "type": "NonConsumable"}
          """#,
        nonRenewing: #"{"productID": "season", "displayPrice": "5.50", "type": "NonRenewingSubscription"}"#,
        subscriptions: subscription("pro", #""groupNumber": 2, "familyShareable": true"#)))
    #expect(reading.lines == [])
    #expect(
      reading.catalog.products.map(\.line) == [
        "coins consumable: USA 0.99 USD", "lifetime non-consumable: USA 99 USD", "season non-renewing: USA 5.5 USD",
        "pro auto-renewable 1 month: USA 9.99 USD",
      ])
    let pro = reading.catalog.product("pro")
    #expect(pro?.level?.value == 2)
    #expect(pro?.group == "G1")
    #expect(pro?.isFamilyShareable?.value == true)
    #expect(reading.catalog.group("G1")?.name.value == "Pro")
    #expect(pro?.prices.first?.source == .testConfiguration)
  }

  @Test(arguments: [
    ("9.99", "9.99"), ("300", "300"), ("0.5", "0.5"), ("0.50", "0.5"), ("123456789012.34", "123456789012.34"),
  ])
  func readsPricesExactly(text: String, amount: String) {
    let reading = CatalogReading(storeKit(subscriptions: subscription(price: "\"\(text)\"")))
    #expect(reading.lines == [])
    #expect(reading.catalog.products.flatMap(\.prices).map(\.line) == ["USA \(amount) USD"])
  }

  @Test(arguments: [
    "¥9.9", "9,99", "$9.99", "-1", ".99", "9.", "1.0.0", "1e3", "９.99", " 9.99", "9999999999999999999", "9.999",
  ])
  func inventsNothingForMalformedPrices(text: String) {
    let reading = CatalogReading(storeKit(subscriptions: subscription(price: "\"\(text)\"")))
    #expect(reading.findings.map(\.rule) == ["malformed-price"])
    #expect(reading.lines.first?.hasPrefix("error malformed-price «\"\(text)\"»") == true)
    #expect(reading.catalog.products.map(\.line) == ["pro auto-renewable 1 month: "])
  }

  @Test func namesMissingEmptyAndZeroPrices() {
    let reading = CatalogReading(
      storeKit(
        products: #"{"productID": "free", "displayPrice": "0.00", "type": "NonConsumable"}"#,
        subscriptions: [
          #"{"productID": "a", "recurringSubscriptionPeriod": "P1M"}"#, subscription("b", price: #""""#),
          subscription("c", price: "2.99"), subscription("d", price: #""0.00""#), subscription("e", price: "null"),
        ].joined(separator: ",")))
    #expect(
      reading.lines == [
        "error missing-key «{» subscriptionGroups[0].subscriptions[0] has no 'displayPrice'",
        "error missing-key «\"\"» subscriptionGroups[0].subscriptions[1] has an empty 'displayPrice'",
        "error wrong-type «2.99» 'subscriptionGroups[0].subscriptions[2].displayPrice' is a number, not a text in quotes",
        "error price-zero «\"0.00\"» Price 0 of a subscription that renews (only an offer can be free)",
        "error missing-key «null» subscriptionGroups[0].subscriptions[4] has an empty 'displayPrice'",
      ])
    #expect(reading.findings.map(\.product) == ["a", "b", "c", "d", "e"])
    #expect(
      reading.catalog.products.map(\.line) == ["free non-consumable: USA 0 USD"]
        + ["a", "b", "c", "d", "e"].map { "\($0) auto-renewable 1 month: " })
  }

  @Test func leavesOutSubscriptionsWithoutASoundPeriod() {
    let reading = CatalogReading(
      storeKit(
        subscriptions: [
          subscription("a", period: #""monthly""#), subscription("b", period: #""P0D""#),
          #"{"productID": "c", "displayPrice": "1", "duration": "1 month"}"#, subscription("d", period: #""P6M""#),
        ].joined(separator: ",")))
    let path = "subscriptionGroups[0].subscriptions"
    #expect(
      reading.lines == [
        "error malformed-period «\"monthly\"» Malformed period 'monthly' in '\(path)[0].recurringSubscriptionPeriod' (a period is written as 'P1W', 'P3M' or 'P1Y')",
        "error malformed-period «\"P0D\"» Malformed period 'P0D' in '\(path)[1].recurringSubscriptionPeriod' (a period is written as 'P1W', 'P3M' or 'P1Y')",
        "error missing-key «\"duration\"» \(path)[2] has no 'recurringSubscriptionPeriod' ('duration' is no key of a .storekit file: did you mean 'recurringSubscriptionPeriod'?)",
      ])
    #expect(reading.catalog.products.map(\.line) == ["d auto-renewable 6 month: USA 9.99 USD"])
  }

  @Test func keepsTheFirstOfTwoProductsWithOneId() {
    let text = storeKit(subscriptions: subscription("pro") + "," + subscription("pro", price: #""1.99""#))
    let reading = CatalogReading(text)
    #expect(reading.lines == [])
    #expect(reading.catalog.products.map(\.line) == ["pro auto-renewable 1 month: USA 9.99 USD"])
    #expect(reading.catalog.duplicates.map(\.id) == ["pro"])
    #expect(reading.catalog.duplicates.allSatisfy { $0.first.start < $0.second.start })
  }

  @Test func readsTextsByLocaleAndTakesEmptyOnesForMissing() throws {
    let reading = CatalogReading(
      storeKit(
        subscriptions: subscription(
          "pro",
          #"""
          "referenceName": null, "localizations": [
            {"locale": "en_US", "displayName": "", "description": ""},
            {"locale": "zh_Hans", "displayName": "专业版", "description": ""},
            {"locale": "xx_XX", "displayName": "?", "description": ""},
            {"locale": "zh_Hans", "displayName": "again", "description": ""}]
          """#)))
    let chinese = try #require(LocaleID("zh-Hans"))
    let english = try #require(LocaleID("en-US"))
    let pro = try #require(reading.catalog.product("pro"))
    #expect(pro.names.mapValues(\.value) == [chinese: "专业版"])
    #expect(pro.descriptions.isEmpty)
    #expect(Set(pro.localizations.keys) == [english, chinese])
    #expect(pro.referenceName == nil)
    #expect(
      reading.lines == [
        "error unknown-locale «\"xx_XX\"» Unknown locale 'xx_XX' of subscriptionGroups[0].subscriptions[0].localizations[2] (a locale is written as 'en_US', 'ja' or 'zh_Hans')",
        "warning duplicate-locale «\"zh_Hans\"» Locale 'zh-Hans' is given again: the first counts",
      ])
  }

  @Test func readsGroupNamesUnderBothKeys() throws {
    let reading = CatalogReading(
      #"""
      {"settings": {"_storefront": "USA"}, "subscriptionGroups": [
        {"id": "A", "name": "a", "localizations": [{"locale": "en_US", "displayName": "Plus"}],
         "subscriptions": [\#(subscription("one", #""subscriptionGroupID": "B""#))]},
        {"id": "B", "localizations": [{"locale": "en_US", "name": "Extra"}], "subscriptions": [\#(subscription("two"))]},
        {"id": "C", "name": "empty"}]}
      """#)
    let english = try #require(LocaleID("en-US"))
    #expect(reading.catalog.groups.map { $0.names[english]?.value } == ["Plus", "Extra", nil])
    #expect(reading.catalog.groups.map(\.name.value) == ["a", "B", "empty"])
    #expect(reading.catalog.products.map(\.group) == ["A", "B"])
    #expect(
      reading.lines == [
        "note group-id-mismatch «\"B\"» 'subscriptionGroupID' 'B' is not the id of its group",
        "note missing-key «\"B\"» subscriptionGroups[1] has no 'name': its id 'B' stands for it",
      ])
  }
}
