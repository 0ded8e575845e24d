import Findings
import Locales
import TestWorlds

@testable import StoreCatalog

/// What was read of some answers of App Store Connect's API: the catalog, and each finding in a line with the text it
/// points at.
struct AppStoreConnectReading {
  var catalog: Catalog
  var findings: [Finding]
  var lines: [String]
  var files = SourceFiles()

  init(_ texts: String...) {
    self.init(texts.map { Array($0.utf8) })
  }

  init(_ contents: [[UInt8]]) {
    var files = SourceFiles()
    let inputs = contents.enumerated().map { (files.add(path: "\($0).json", bytes: $1), $1) }
    (catalog, findings) = readAppStoreConnect(inputs)
    lines = findings.map { line(of: $0, in: files) }
    self.files = files
  }

  /// The products, each in a line.
  var products: [String] { catalog.products.map(\.line) }
  /// The offers of all products, each in a line.
  var offers: [String] { catalog.products.flatMap(\.offers).map(\.placedLine) }
}

extension Offer {
  /// The offer with its id, its territories and its days.
  var placedLine: String {
    let name = id.map { " '\($0.value)'" } ?? ""
    let places = territories.map { " in \($0.map(\.code).sorted().joined(separator: "+"))" } ?? ""
    return line + name + places + (from.map { " from \($0)" } ?? "") + (until.map { " until \($0)" } ?? "")
  }
}

/// An answer with resources in `data` and `included`.
func answer(_ data: String, included: String = "", path: String? = nil, more: String = "") -> String {
  let link = path.map { #", "links": {"self": "https://api.appstoreconnect.apple.com\#($0)"}"# } ?? ""
  return #"{"data": [\#(data)], "included": [\#(included)]\#(link)\#(more)}"#
}

/// A subscription `S1` named `pro`, with the attributes and relationships that a test is about.
func connectSubscription(
  _ id: String = "S1", product: String = "pro", period: String = "ONE_MONTH", attributes: String = "",
  relationships: String = ""
) -> String {
  """
  {"type": "subscriptions", "id": "\(id)", "attributes": {"productId": "\(product)", "name": "Pro", \
  "subscriptionPeriod": "\(period)", "groupLevel": 1\(attributes.isEmpty ? "" : ", " + attributes)}, \
  "relationships": {"group": {"data": {"type": "subscriptionGroups", "id": "G1"}}\
  \(relationships.isEmpty ? "" : ", " + relationships)}}
  """
}

/// A row with a territory and a price point; nil leaves one out.
func row(
  _ type: String, _ id: String, _ territory: String?, point: String?, attributes: String = "", more: String = ""
) -> String {
  let name = type == "inAppPurchasePrices" ? "inAppPurchasePricePoint" : "subscriptionPricePoint"
  var links = territory.map { [#""territory": {"data": {"type": "territories", "id": "\#($0)"}}"#] } ?? []
  if let point { links.append(#""\#(name)": {"data": {"id": "\#(point)"}}"#) }
  if !more.isEmpty { links.append(more) }
  return #"""
    {"type": "\#(type)", "id": "\#(id)", "attributes": {\#(attributes)}, "relationships": {\#(links.joined(separator: ", "))}}
    """#
}

func point(_ id: String, _ price: String, type: String = "subscriptionPricePoints") -> String {
  #"{"type": "\#(type)", "id": "\#(id)", "attributes": {"customerPrice": "\#(price)"}}"#
}
