import Findings
import Foundation
import Locales
import StoreCatalog
import TestWorlds
import Testing

@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
struct AppStoreConnectCorpusTests {
  @Test func dump() throws {
    for name in try SharedData.names(in: "corpus/asc/responses") {
      let reading = AppStoreConnectReading([try SharedData.bytes("corpus/asc/responses/" + name)])
      print("@@", name, reading.products, reading.catalog.isPartial)
      for line in reading.lines { print("@@    ", line) }
    }
    for id in ["CP-06", "CP-07", "CP-08", "CP-13", "OF-06", "OF-10", "PF-08", "PF-09", "PF-12", "PF-10", "RF-01"] {
      for (name, text) in try caseFiles(id).sorted(by: { $0.key < $1.key }) where name.hasSuffix(".json") {
        let reading = AppStoreConnectReading(text)
        print("@@", id, name, reading.products, reading.catalog.isPartial, reading.catalog.loose.map { "\($0.product.value) \($0.prices.map(\.line)) \($0.offers.map(\.placedLine))" })
        for line in reading.lines { print("@@    ", line) }
        let prices = readPrices(Array(text.utf8), for: "com.example.m", file: FileID(index: 0))
        print("@@   for m", prices.prices.map(\.line), prices.findings.map(\.message))
      }
    }
  }
}
