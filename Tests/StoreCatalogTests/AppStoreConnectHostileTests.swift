import Findings
import Foundation
import Locales
import TestWorlds
import Testing

@testable import StoreCatalog

@Suite struct AppStoreConnectHostileTests {
  private static let sample = answer(
    connectSubscription(
      attributes: #""familySharable": false, "state": "APPROVED""#,
      relationships:
        #""prices": {"data": [{"type": "subscriptionPrices", "id": "a"}]}, "introductoryOffers": {"data": [{"id": "i"}]}"#
    ),
    included: [
      #"{"type": "subscriptionGroups", "id": "G1", "attributes": {"referenceName": "Plus"}}"#,
      row("subscriptionPrices", "a", "USA", point: "p", attributes: #""startDate": "2024-01-01", "preserved": false"#),
      point("p", "9.99"),
      row(
        "subscriptionIntroductoryOffers", "i", "USA", point: "q",
        attributes: #""offerMode": "PAY_AS_YOU_GO", "duration": "ONE_MONTH", "numberOfPeriods": 3"#),
      point("q", "1.99"), #"{"type": "subscriptionImages", "id": "s", "attributes": {"assetToken": "SECRET"}}"#,
    ].joined(separator: ","), path: "/v1/subscriptionGroups/G1/subscriptions")

  @Test func readsTheSample() {
    let reading = AppStoreConnectReading(Self.sample)
    #expect(reading.lines == [])
    #expect(reading.products == ["pro auto-renewable 1 month: USA 9.99 USD from 2024-01-01"])
    #expect(reading.offers == ["introductory pay-as-you-go 3 month USA 1.99 USD in USA"])
  }

  @Test func saysWhyOfEveryFileThatBreaksOff() {
    let bytes = Array(Self.sample.utf8)
    for end in 0..<bytes.count {
      let reading = AppStoreConnectReading([Array(bytes[..<end])])
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
        for product in AppStoreConnectReading([Array(text)]).catalog.products {
          #expect(product.prices.allSatisfy { $0.money.value.amount > 0 })
          #expect(product.offers.allSatisfy { $0.mode.value == .payAsYouGo && $0.prices.count == 1 })
        }
      }
    }
  }

  @Test func readsMillionsOfBytesInLinearTime() {
    func time(_ products: Int) -> (bytes: Int, seconds: Double, prices: Int) {
      var texts: [[UInt8]] = []
      let subscriptions = (0..<products).map { connectSubscription("S\($0)", product: "p\($0)") }
      texts.append(Array(answer(subscriptions.joined(separator: ",")).utf8))
      for number in 0..<products {
        let rows = Storefront.all.map { row("subscriptionPrices", "\(number)-\($0)", $0.code, point: "\(number)\($0)") }
        let points = Storefront.all.map { point("\(number)\($0)", "9") }
        texts.append(
          Array(
            answer(
              rows.joined(separator: ","), included: points.joined(separator: ","),
              path: "/v1/subscriptions/S\(number)/prices"
            ).utf8))
      }
      let clock = ContinuousClock()
      var count = 0
      let taken = clock.measure {
        let inputs = texts.enumerated().map { (FileID(index: UInt32($0)), $1) }
        count = readAppStoreConnect(inputs).catalog.products.map(\.prices.count).reduce(0, +)
      }
      return (
        texts.map(\.count).reduce(0, +), Double(taken.components.attoseconds) / 1e18 + Double(taken.components.seconds),
        count
      )
    }
    let small = time(20)
    let large = time(80)
    #expect(small.prices == 20 * 175)
    #expect(large.prices == 80 * 175)
    // Four times as much must not cost sixteen times as much; other work on the machine may double the time.
    #expect(large.seconds < max(small.seconds, 0.05) * 10, "\(small) \(large)")
  }

  @Test func readsTheSameResourceManyTimesInLinearTime() {
    let many = (0..<20_000).map { #"{"type": "territories", "id": "USA", "attributes": {"a\#($0)": 1}}"# }
    let clock = ContinuousClock()
    let taken = clock.measure { _ = AppStoreConnectReading(answer(many.joined(separator: ","))) }
    #expect(taken < .seconds(20))
  }

  @Test func readsDeepNesting() {
    let deep = String(repeating: #"{"data":["#, count: 20_000) + String(repeating: "]}", count: 20_000)
    #expect(AppStoreConnectReading(deep).findings.contains { $0.severity == .error })
  }

  @Test func listsAHundredErrors() {
    let rows = (0..<500).map { row("subscriptionPrices", "\($0)", "X\($0)", point: "p") }
    let reading = AppStoreConnectReading(
      answer(rows.joined(separator: ","), included: point("p", "9.99")))
    #expect(reading.findings.filter { $0.rule == "unknown-storefront" }.count == 101)
  }
}
