import Findings
import Foundation
import Locales
import StoreCatalog
import Testing

@Suite struct StoreKitFileTests {
  @Test func takesPricesWithoutAStorefrontForThoseOfTheUnitedStates() {
    let reading = CatalogReading(storeKit(subscriptions: subscription(), settings: "{}"))
    #expect(reading.catalog.storefront == nil)
    #expect(reading.catalog.products.map(\.line) == ["pro auto-renewable 1 month: USA 9.99 USD"])
    #expect(
      reading.lines == [
        "note storefront-assumed «{» No '_storefront' in 'settings': the prices are taken for those of the United States (USD) (choose a default storefront in Xcode's StoreKit configuration editor)"
      ])
  }

  @Test func holdsPricesInTheStorefrontOfTheFile() {
    let reading = CatalogReading(
      storeKit(
        products: #"{"productID": "a", "displayPrice": "0.99", "type": "Consumable"}"#,
        subscriptions: subscription(price: #""300""#), settings: #"{"_storefront": "JPN", "_locale": "id"}"#))
    #expect(reading.catalog.products.map(\.line) == ["a consumable: ", "pro auto-renewable 1 month: JPN 300 JPY"])
    #expect(reading.catalog.locale?.value == LocaleID("id"))
    #expect(
      reading.lines == [
        "error malformed-price «\"0.99\"» Price '0.99' cannot be paid in JPY (JPY has no digits behind the point)"
      ])
  }

  @Test func givesNoPricesWhereTheStorefrontDoesNotExist() {
    let reading = CatalogReading(
      storeKit(subscriptions: subscription(), settings: #"{"_storefront": "DEE", "_locale": "xx_XX"}"#))
    #expect(reading.catalog.products.map(\.line) == ["pro auto-renewable 1 month: "])
    #expect(reading.catalog.locale == nil)
    #expect(reading.findings.map(\.rule) == ["unknown-storefront", "unknown-locale"])
    #expect(reading.findings.map(\.severity) == [.error, .note])
  }

  @Test(arguments: [
    (
      #""_lastSynchronizedDate": 743722291.47, "_applicationInternalID": "6756204776""#,
      Price.Source.syncedConfiguration
    ),
    (#""_developerTeamID": "AB3TLZ2LJT""#, .syncedConfiguration),
    (#""_lastSynchronizedDate": 0, "_applicationInternalID": "1234567890""#, .testConfiguration),
    (#""_lastSynchronizedDate": null"#, .testConfiguration),
    (#""_applicationInternalID": "", "_developerTeamID": """#, .testConfiguration),
  ])
  func knowsFilesThatXcodeFetched(settings: String, source: Price.Source) {
    let reading = CatalogReading(
      storeKit(subscriptions: subscription(), settings: #"{"_storefront": "USA", \#(settings)}"#))
    #expect(reading.catalog.products.map(\.source) == [source])
    #expect(reading.catalog.products.flatMap(\.prices).map(\.source) == [source])
  }

  @Test func readsThePolicies() throws {
    let reading = CatalogReading(
      storeKit(
        subscriptions: subscription(),
        more: #"""
          "appPolicies": {"eula": "https://example.com/eula", "policies": [
            {"locale": "en_US", "policyText": "", "policyURL": "https://example.com/privacy"},
            {"locale": "ja_JP", "policyText": "", "policyURL": ""}]},
          """#))
    #expect(reading.lines == [])
    #expect(reading.catalog.policies.eula?.value == "https://example.com/eula")
    let english = try #require(LocaleID("en_US"))
    #expect(reading.catalog.policies.privacy.mapValues(\.value) == [english: "https://example.com/privacy"])
  }

  @Test(arguments: ["{}", storeKit(), #"{"products": [], "subscriptionGroups": null}"#])
  func saysWhatItLookedForWhereNothingIsSold(text: String) {
    let reading = CatalogReading(text)
    #expect(
      reading.lines == [
        "error nothing-to-sell «» Nothing to sell: no sound entry in 'products', 'nonRenewingSubscriptions' or 'subscriptionGroups[].subscriptions' (add a product in Xcode's StoreKit configuration editor)"
      ])
    #expect(reading.findings.map(\.at.start) == [0])
  }

  @Test func namesInventedShapesAndUsesTheRest() {
    let reading = CatalogReading(
      #"""
      {"settings": {"_storefront": "USA"}, "consumableProducts": [], "version": 4,
       "subscriptions": [{"productID": "lost"}],
       "products": [
        {"identifier": "a", "price": 2.99, "type": "NonConsumable"},
        {"productID": "b", "price": [["USD", 2.99]], "type": "nonConsumable"},
        {"productID": "c", "displayPrice": "1", "type": "AutoRenewableSubscription"},
        {"productID": "d", "displayPrice": "1"},
        {"productID": 5, "displayPrice": "1", "type": "Consumable"},
        "e", {"productID": "f", "identifier": "f", "displayPrice": "1", "type": "Consumable"}]}
      """#)
    #expect(
      reading.lines == [
        "note unknown-key «\"consumableProducts\"» 'consumableProducts' is no key of a .storekit file (did you mean 'products'?)",
        "error unknown-key «\"subscriptions\"» 'subscriptions' is no key of a .storekit file: what it holds is not sold (did you mean 'subscriptionGroups[].subscriptions'?)",
        "error wrong-type «\"e\"» 'products[5]' is a text, not an object",
        "error missing-key «\"identifier\"» products[0] has no 'productID' ('identifier' is no key of a .storekit file: did you mean 'productID'?)",
        "error missing-key «\"price\"» products[0] has no 'displayPrice' ('price' is no key of a .storekit file: did you mean 'displayPrice'? It is a text: \"2.99\")",
        "error unknown-type «\"nonConsumable\"» Unknown type 'nonConsumable' of a product (did you mean 'NonConsumable'?)",
        "error missing-key «\"price\"» products[1] has no 'displayPrice' ('price' is no key of a .storekit file: did you mean 'displayPrice'? It is a text: \"2.99\")",
        "error unknown-type «\"AutoRenewableSubscription\"» Type 'AutoRenewableSubscription' in 'products': subscriptions that renew stand in a group (move it to 'subscriptionGroups[].subscriptions' with the type 'RecurringSubscription')",
        "error missing-key «{» products[3] has no 'type'",
        "error wrong-type «5» 'products[4].productID' is a number, not a text in quotes",
      ])
    #expect(reading.catalog.products.map(\.line) == ["b non-consumable: ", "f consumable: USA 1 USD"])
  }

  @Test(arguments: ["[]", "7", #""text""#])
  func refusesWhatIsNoObject(text: String) {
    let reading = CatalogReading(text)
    #expect(reading.findings.map(\.rule) == ["wrong-type", "nothing-to-sell"])
  }

  @Test func reportsWrongContainers() {
    let reading = CatalogReading(
      #"{"settings": [], "products": {}, "nonRenewingSubscriptions": "x", "subscriptionGroups": [null, {"id": "G", "name": "g", "subscriptions": 4}]}"#
    )
    #expect(
      reading.lines.dropLast() == [
        "error wrong-type «[» 'settings' is an array, not an object",
        "error wrong-type «{» 'products' is an object, not an array",
        "error wrong-type «\"x\"» 'nonRenewingSubscriptions' is a text, not an array",
        "error wrong-type «null» 'subscriptionGroups[0]' is null, not an object",
        "error wrong-type «4» 'subscriptionGroups[1].subscriptions' is a number, not an array",
      ])
    #expect(reading.findings.last?.rule == "nothing-to-sell")
  }

  @Test(arguments: [
    #"{"subscriptionOffersKeyPair": {"id": "K", "privateKey": "FAKE-KEY"}, "products": []}"#,
    #"{"subscriptionOffersKeyPair": {"id": "K", "privateKey": "FAKE-KEY}"#,
    #"{"subscriptionOffersKeyPair": "FAKE-KEY", "products": ["#,
    #"{"products": [], "privateKey": "FAKE\"FAKE-KEY"}"#,
    #"{"x": {"privateKey": ["FAKE-KEY"]}}"#,
  ])
  func marksTheSigningKeyAndNeverSpeaksOfIt(text: String) {
    let reading = CatalogReading(text)
    let bytes = Array(text.utf8)
    let hidden = reading.catalog.secrets.reduce(into: bytes) { bytes, range in
      for index in Int(range.start)..<Int(range.end) { bytes[index] = UInt8(ascii: "*") }
    }
    #expect(!String(decoding: hidden, as: UTF8.self).contains("FAKE"))
    #expect(!reading.findings.contains { ($0.message + $0.help).contains("FAKE") })
  }

  @Test func readsMillionsOfBytesInLinearTime() {
    let groups = (0..<4_000).map { #"{"id": "\#($0)", "name": "g", "subscriptions": [\#(subscription("p\($0)"))]}"# }
    let text = #"{"settings": {"_storefront": "USA"}, "subscriptionGroups": [\#(groups.joined(separator: ","))]}"#
    let reading = CatalogReading(text)
    #expect(reading.lines == [])
    #expect(reading.catalog.products.count == 4_000)
  }

  @Test func saysWhatIsWrongWithAHiddenValueWithoutShowingIt() {
    let conflict = CatalogReading(
      "{\"subscriptionOffersKeyPair\": {\n<<<<<<< SECRET\n\"privateKey\": \"SECRET\"\n>>>>>>> b\n}, \"products\": []}")
    #expect(conflict.findings.map(\.rule) == ["merge-conflict-marker"])
    #expect(conflict.findings.map(\.message) == ["Merge conflict marker left in the file"])
    let twice = CatalogReading(#"{"subscriptionOffersKeyPair": {"SECRET": 1, "SECRET": 2}, "products": []}"#)
    #expect(twice.findings.first?.message == "A key stands twice in one object")
    #expect(twice.findings.first?.help == "Keep one of the two")
    let broken = CatalogReading(#"{"subscriptionOffersKeyPair": {"privateKey": SECRET}, "products": []}"#)
    #expect(broken.findings.first?.message == "Value of a key is malformed")
    #expect(
      !(conflict.findings + twice.findings + broken.findings).contains { ($0.message + $0.help).contains("SECRET") })
  }

  @Test func namesTheProductsOfWhichSomethingIsLost() {
    let reading = CatalogReading(
      storeKit(
        products: #"{"productID": "tip", "type": "Consumable", "displayPrice": "1,99"}"#,
        subscriptions: [
          subscription("sound"), subscription("priceless", price: #""9,99""#),
          subscription("endless", period: #""P1X""#),
          subscription("termless", #""introductoryOffer": {"paymentMode": "trial", "subscriptionPeriod": "P1W"}"#),
          subscription("translated", #""localizations": [{"locale": "English!", "displayName": "n"}]"#),
        ].joined(separator: ",")))
    #expect(
      reading.catalog.unread == [
        .init(product: "tip"), .init(product: "priceless", group: "G1"), .init(product: "endless", group: "G1"),
        .init(product: "termless", group: "G1"),
      ])
  }
}
