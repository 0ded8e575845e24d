import Findings
import Foundation
import Locales
import StoreCatalog
import Testing

@Suite struct HostileInputTests {
  private static let sample = storeKit(
    products: #"{"productID": "coins", "displayPrice": "0.99", "type": "Consumable"}"#,
    subscriptions: subscription(
      "pro",
      #"""
      "localizations": [{"locale": "en_US", "displayName": "Pro", "description": ""}],
      "introductoryOffer": {"paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1"},
      "billingPlans": [{"billingPlanType": "MONTHLY", "displayPrice": "1", "commitmentDisplayPrice": "12"}]
      """#),
    more: #""subscriptionOffersKeyPair": {"privateKey": "SECRET"},"#)

  @Test func readsTheSample() {
    let reading = CatalogReading(Self.sample)
    #expect(reading.findings.map(\.rule) == ["signing-key-in-file"])
    #expect(reading.catalog.products.count == 2)
  }

  @Test func saysWhyOfEveryFileThatBreaksOff() {
    let bytes = Array(Self.sample.utf8)
    for end in 0..<bytes.count {
      let reading = CatalogReading(Array(bytes[..<end]))
      #expect(reading.findings.contains { $0.severity == .error }, "after \(end) bytes")
      #expect(!reading.findings.contains { ($0.message + $0.help).contains("SECRET") }, "after \(end) bytes")
    }
  }

  @Test func survivesEveryValueInPlaceOfEveryOther() {
    let bytes = Array(Self.sample.utf8)
    let values = ["null", "[]", "{}", "-1e999", "\"\"", "true", "[[[[]]]]", "\"\\u0000\"", "99999999999999999999"]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ":") {
      for value in values {
        let end = bytes[index...].firstIndex { [UInt8(ascii: ","), UInt8(ascii: "}")].contains($0) } ?? bytes.count
        let text = bytes[...index] + Array(value.utf8) + bytes[end...]
        for product in CatalogReading(Array(text)).catalog.products {
          #expect(product.prices.allSatisfy { $0.money.value.amount > 0 })
          // Where the storefront is nonsense, nothing has a price.
          #expect(product.offers.allSatisfy { $0.mode.value == .payAsYouGo })
          #expect(product.offers.allSatisfy { $0.prices.count == 1 } || product.prices.isEmpty)
        }
      }
    }
  }

  @Test func listsAHundredErrorsAndNoNoteHidesThem() {
    let leftover = #""introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "displayPrice": "1"}"#
    let sound = (0..<150).map { subscription("sound\($0)", leftover) }
    let wrong = (0..<150).map { subscription("wrong\($0)", price: "9") }
    let reading = CatalogReading(storeKit(subscriptions: (sound + wrong).joined(separator: ",")))
    #expect(reading.findings.filter { $0.severity == .note }.count == 101)
    #expect(reading.findings.filter { $0.severity == .error }.count == 101)
    #expect(reading.findings.last?.message == "More is wrong from here on than is listed")
    #expect(reading.catalog.products.count == 300)
  }

  @Test(arguments: [
    [0xEF, 0xBB, 0xBF] + Array(sample.utf8), Array(sample.replacingOccurrences(of: "\n", with: "\r\n").utf8),
  ])
  func readsByteOrderMarksAndWindowsLines(bytes: [UInt8]) {
    let reading = CatalogReading(bytes)
    #expect(reading.findings.map(\.rule) == ["signing-key-in-file"])
    #expect(reading.catalog.products.count == 2)
  }

  @Test func quotesLongTextsShort() {
    let reading = CatalogReading(
      storeKit(subscriptions: subscription(price: "\"" + String(repeating: "9", count: 100_000) + "\"")))
    #expect(reading.findings.map { $0.message.utf8.count < 200 } == [true])
  }

  @Test func readsTablesOfNonsense() {
    for text in [
      "\0", "\"", "territory,price\n\"", "territory;price\n;;;;\n,,,\n", "territory,price\nUSA", "price\n1\n",
    ] {
      let bytes = Array(text.utf8)
      let (prices, findings) = readPrices(bytes, for: "pro", file: FileID(index: 0))
      #expect(prices.isEmpty)
      #expect(!findings.isEmpty, "\(text)")
    }
    let many = "territory,price\n" + String(repeating: "Nowhere,1\n", count: 5_000)
    #expect(readPrices(Array(many.utf8), for: "pro", file: FileID(index: 0)).findings.count == 101)
  }
}
