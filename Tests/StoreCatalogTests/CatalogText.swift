import Findings
import Foundation
import Locales
import TestWorlds

@testable import StoreCatalog

/// A small `.storekit` file, with the United States as its storefront unless it says otherwise.
func storeKit(
  products: String = "", nonRenewing: String = "", subscriptions: String = "",
  settings: String = #"{"_storefront": "USA"}"#, more: String = ""
) -> String {
  """
  {"products": [\(products)], "nonRenewingSubscriptions": [\(nonRenewing)], "settings": \(settings), \(more)
  "subscriptionGroups": [{"id": "G1", "name": "Pro", "subscriptions": [\(subscriptions)]}]}
  """
}

/// A subscription of the group above, with the members that a test is about.
func subscription(
  _ id: String = "pro", price: String = #""9.99""#, period: String = #""P1M""#, _ more: String = ""
) -> String {
  """
  {"productID": "\(id)", "displayPrice": \(price), "recurringSubscriptionPeriod": \(period), \
  "type": "RecurringSubscription"\(more.isEmpty ? "" : ", " + more)}
  """
}

/// What was read of a text: the catalog, and each finding in a line with the text it points at.
struct CatalogReading {
  var catalog: Catalog
  var findings: [Finding]
  var lines: [String]

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ bytes: [UInt8]) {
    var files = SourceFiles()
    let file = files.add(path: "App.storekit", bytes: bytes)
    (catalog, findings) = readStoreKit(bytes, file: file)
    lines = findings.map { line(of: $0, in: files) }
  }

  /// Each offer in a line: `introductory free 2 months`.
  var offers: [String] { catalog.products.flatMap(\.offers).map(\.line) }
}

func line(of finding: Finding, in files: SourceFiles) -> String {
  let help = finding.help.isEmpty ? "" : " (\(finding.help))"
  return "\(finding.severity) \(finding.rule) «\(files.text(of: finding.at))» \(finding.message)\(help)"
}

extension Offer {
  var line: String {
    let length = "\(duration.count) \(duration.unit)"
    let price = prices.map { " \($0.line)" }.joined()
    return "\(kind.rawValue) \(mode.value.rawValue) \(length)\(price)\(isForCommitment ? " commitment" : "")"
  }
}

extension Price {
  var line: String {
    "\(storefront.code) \(money.value.amount) \(money.value.currency.code)\(from.map { " from \($0)" } ?? "")"
  }
}

extension Product {
  /// A product in a line: `pro auto-renewable 1 month: USA 9.99 USD`.
  var line: String {
    let length = period.map { " \($0.value.count) \($0.value.unit)" } ?? ""
    return "\(id.value) \(kind.rawValue)\(length): \(prices.map(\.line).joined(separator: ", "))"
  }
}

/// The files of a bug report, by name.
func caseFiles(_ id: String) throws -> [String: String] {
  struct Case: Decodable {
    var id: String
    var setup: String?
    var files: [String: String]
  }
  let cases = try JSONDecoder().decode([Case].self, from: Data(SharedData.bytes("cases/cases.json")))
  let found = cases.first { $0.id == id }
  var files = found?.files ?? [:]
  files["setup"] = found?.setup
  return files
}
