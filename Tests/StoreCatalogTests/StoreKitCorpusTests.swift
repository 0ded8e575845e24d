import Findings
import Foundation
import Locales
import StoreCatalog
import TestWorlds
import Testing

/// Files as they lie in public repositories, and bug reports.
@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
struct StoreKitCorpusTests {
  /// The files that are wrong, with what is: invented shapes, offers that are paid for without a price, nothing on sale.
  private static let refused = [
    "027-v3.0.storekit": ["unknown-type", "unknown-type", "nothing-to-sell"],
    "055-v4.0.storekit": ["nothing-to-sell"],
    "082-v3.0.storekit": ["unknown-key"],
    "087-v1.1.storekit": ["offer-price-missing"],
    "089-v1.1.storekit": ["offer-price-missing"],
    "090-v1.1.storekit": ["offer-price-missing"],
    "102-v3.0.storekit": [
      "unknown-type", "missing-key", "missing-key", "unknown-type", "missing-key", "missing-key",
    ],
  ]

  /// What Foundation's decoder finds in a file, to compare with.
  private struct Declared: Decodable {
    struct Product: Decodable {
      var productID: String?
      var displayPrice: String?
    }
    struct Group: Decodable { var subscriptions: [Product]? }
    var products: [Product]?
    var nonRenewingSubscriptions: [Product]?
    var subscriptionGroups: [Group]?

    var all: [Product] {
      (products ?? []) + (nonRenewingSubscriptions ?? [])
        + (subscriptionGroups ?? []).flatMap { $0.subscriptions ?? [] }
    }
  }

  @Test func readsEveryFileOfTheCorpusOrSaysWhatIsWrong() throws {
    let names = try SharedData.names(in: "corpus/storekit").filter { $0.hasSuffix(".storekit") }
    #expect(names.count == 134)
    for name in names {
      let bytes = try SharedData.bytes("corpus/storekit/" + name)
      let reading = CatalogReading(bytes)
      let errors = reading.findings.filter { $0.severity >= .warning && $0.rule != "signing-key-in-file" }
      #expect(errors.map(\.rule) == Self.refused[name] ?? [], "\(name)")
      if !errors.isEmpty { continue }
      let declared = try JSONDecoder().decode(Declared.self, from: Data(bytes))
      let sold = reading.catalog.products + reading.catalog.duplicates.compactMap { reading.catalog.product($0.id) }
      #expect(sold.count == declared.all.count && !sold.isEmpty, "\(name)")
      #expect(Set(sold.map(\.id.value)) == Set(declared.all.compactMap(\.productID)), "\(name)")
      let prices = reading.catalog.products.map { $0.prices.map(\.money.value.amount) }
      let written = reading.catalog.products.map { product in
        declared.all.first { $0.productID == product.id.value }?.displayPrice.flatMap { Decimal(string: $0) }
      }
      #expect(prices == written.map { $0.map { [$0] } ?? [] }, "\(name)")
    }
  }

  @Test func saysLittleAboutSoundFiles() throws {
    var notes: [String: Int] = [:]
    for name in try SharedData.names(in: "corpus/storekit") where name.hasSuffix(".storekit") {
      for finding in CatalogReading(try SharedData.bytes("corpus/storekit/" + name)).findings
      where finding.severity == .note { notes[finding.rule, default: 0] += 1 }
    }
    #expect(
      notes == [
        "storefront-assumed": 45, "inconsistent-offer": 6, "missing-key": 1, "surrounding-space": 1, "unknown-key": 1,
      ])
  }

  @Test func readsOldFilesThatLackNewKeys() throws {
    let reading = CatalogReading(try #require(caseFiles("CP-02")["Old.storekit"]))
    #expect(reading.findings.map(\.rule) == ["storefront-assumed"])
    #expect(
      reading.catalog.products.map(\.line) == ["com.example.annual_39.99.2w auto-renewable 1 year: USA 39.99 USD"])
    #expect(reading.offers == ["introductory free 2 week"])
    #expect(reading.catalog.products.map(\.names.count) == [0])
    #expect(reading.catalog.products.map(\.referenceName?.value) == ["annual with trial"])
  }

  @Test func hidesTheSigningKey() throws {
    let text = try #require(caseFiles("CP-03")["App.storekit"])
    let reading = CatalogReading(text)
    #expect(reading.findings.map(\.rule) == ["signing-key-in-file"])
    #expect(reading.lines.allSatisfy { !$0.contains("NEVER-PRINT") })
    #expect(reading.catalog.products.map(\.line) == ["com.example.w auto-renewable 1 week: USA 0.99 USD"])
    let key = try #require(text.range(of: "FAKE-KEY-4711-NEVER-PRINT"))
    let start = text.utf8.distance(from: text.startIndex, to: key.lowerBound)
    #expect(reading.catalog.secrets.contains { Int($0.start) < start && start + 25 < Int($0.end) })
  }

  @Test func namesTheInventedKeysOfAHandWrittenFile() throws {
    let reading = CatalogReading(try #require(caseFiles("CP-04")["Products.storekit"]))
    #expect(reading.catalog.products.isEmpty)
    #expect(
      reading.lines == [
        "note unknown-key «\"consumableProducts\"» 'consumableProducts' is no key of a .storekit file (did you mean 'products'?)",
        "note unknown-key «\"autoRenewableSubscriptions\"» 'autoRenewableSubscriptions' is no key of a .storekit file (did you mean 'subscriptionGroups[].subscriptions'?)",
        "error missing-key «\"id\"» products[0] has no 'productID' ('id' is no key of a .storekit file: did you mean 'productID'?)",
        "error missing-key «\"price\"» products[0] has no 'displayPrice' ('price' is no key of a .storekit file: did you mean 'displayPrice'? It is a text: \"2.99\")",
        "error nothing-to-sell «» Nothing to sell: no sound entry in 'products', 'nonRenewingSubscriptions' or 'subscriptionGroups[].subscriptions' (add a product in Xcode's StoreKit configuration editor)",
      ])
  }

  @Test func countsThePeriodsOfAFreeOffer() throws {
    let reading = CatalogReading(try #require(caseFiles("OF-03")["App.storekit"]))
    #expect(reading.lines == [])
    #expect(reading.offers == ["introductory free 2 month"])
  }

  @Test(arguments: [
    ("P3D", "3 day"), ("P7D", "1 week"), ("P14D", "2 week"), ("P60D", "60 day"), ("P1M", "1 month"), ("P2M", "2 month"),
    ("P6M", "6 month"), ("P1Y", "1 year"),
  ])
  func readsEveryLengthOfATrial(period: String, length: String) throws {
    let template = try #require(caseFiles("OF-04")["setup"]).replacingOccurrences(of: "@P@", with: period)
    let text = template.split(separator: "\n").drop { $0 != "{" }.dropLast().joined(separator: "\n")
    let reading = CatalogReading(text)
    #expect(reading.lines == [])
    #expect(reading.offers == ["introductory free \(length)"])
  }

  @Test func letsThePaymentModeDecideWhatIsFree() throws {
    let reading = CatalogReading(try #require(caseFiles("OF-07")["App.storekit"]))
    #expect(
      reading.lines == [
        "error inconsistent-offer «\"0.00\"» subscriptionGroups[0].subscriptions[0].introductoryOffer is paid for and costs 0 (give the price, or make it 'free')",
        "note inconsistent-offer «\"0.99\"» The price of a free offer is not used",
      ])
    #expect(reading.offers == ["introductory free 1 week"])
  }

  @Test func refusesARegularPriceOfZero() throws {
    let reading = CatalogReading(try #require(caseFiles("PF-18")["App.storekit"]))
    #expect(reading.findings.map(\.rule) == ["price-zero"])
    #expect(
      reading.catalog.products.map(\.line) == [
        "com.example.m auto-renewable 1 month: USA 0.5 USD", "com.example.z auto-renewable 1 month: ",
      ])
  }

  @Test(arguments: [
    ("prices-1.csv", 4, 0), ("prices-2.csv", 15, 0), ("prices-3.csv", 1, 0),
  ])
  func readsPriceExports(name: String, prices: Int, findings: Int) throws {
    var files = SourceFiles()
    let bytes = try SharedData.bytes("corpus/asc/csv/" + name)
    let table = readPrices(bytes, for: "pro", file: files.add(path: name, bytes: bytes))
    #expect(table.prices.count == prices)
    #expect(table.findings.count == findings)
  }
}
