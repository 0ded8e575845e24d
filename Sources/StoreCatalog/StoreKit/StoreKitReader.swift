import Findings
import Locales
import SourceFormats

/// Reads a `.storekit` file of any version, by its keys.
///
/// Xcode's versions 1.0 to 6.3 add keys and rename few, and hand-written files mix them, so the version number decides
/// nothing. Unknown keys are passed over; what is wrong becomes findings, and what is sound is in the catalog all the
/// same.
public func readStoreKit(_ bytes: [UInt8], file: FileID) -> (catalog: Catalog, findings: [Finding]) {
  let reading = readJSON(bytes, file: file)
  var reader = StoreKitReader(file: file)
  reader.catalog.secrets = secretRanges(in: bytes, root: reading.root, file: file)
  if let root = reading.root { reader.read(root) }
  // A file that is broken as JSON may sell something behind the break.
  let isBroken = reading.root == nil || reading.findings.contains { $0.rule == "malformed-json" }
  if reader.catalog.products.isEmpty, !isBroken { reader.reportNothingToSell() }
  reader.noteSigningKey(in: reading.root)
  let secrets = reader.catalog.secrets
  return (reader.catalog, reading.findings.map { $0.withoutText(of: secrets) } + reader.findings.findings)
}

/// What has been read of one file so far.
struct StoreKitReader {
  let file: FileID
  var catalog = Catalog()
  var findings = FindingList()
  /// Whether the file was made by hand or comes from App Store Connect.
  var source = Price.Source.testConfiguration
  /// Where the file's prices hold; nil where it names a storefront that does not exist: its prices then hold nowhere.
  var storefront: Storefront?
  /// The product that is being read, for its findings.
  var product: String?
  /// The id of the group that is being read.
  var group: String?
  /// Where each product id was declared first.
  var firstPlaces: [String: SourceRange] = [:]

  /// Where each group id was declared first.
  var groupPlaces: [String: SourceRange] = [:]

  init(file: FileID) {
    self.file = file
  }

  mutating func read(_ root: Node) {
    guard root.kind == .object else {
      report("wrong-type", "A .storekit file is an object, not \(root.kind.name)", at: root.range.opening)
      return
    }
    let top = Entry(root, path: "")
    reportInventedKeys(of: top)
    readSettings(of: top)
    for entry in list("products", of: top) { readOneTimeProduct(entry) }
    for entry in list("nonRenewingSubscriptions", of: top) { readNonRenewing(entry) }
    for entry in list("subscriptionGroups", of: top) { readGroup(entry) }
    readPolicies(of: top)
    noteAssumedStorefront(of: top)
  }

  /// Whoever has the file can sign offers with a key that lies in it. Its value is never shown; the place is its name.
  mutating func noteSigningKey(in root: Node?) {
    guard let pair = root?.members.first(where: { $0.hasKey("subscriptionOffersKeyPair") }),
      pair.value["privateKey"]?.string?.isEmpty == false
    else { return }
    report(
      "signing-key-in-file", "File holds a private key that signs subscription offers",
      help:
        "leave the key out of the repository, and use it for nothing but tests on a device: whoever has the file has the key",
      at: pair.keyRange, severity: .warning)
  }

  mutating func reportNothingToSell() {
    report(
      "nothing-to-sell",
      "Nothing to sell: no sound entry in 'products', 'nonRenewingSubscriptions' or 'subscriptionGroups[].subscriptions'",
      help: "add a product in Xcode's StoreKit configuration editor", at: .start(of: file))
  }

  /// Notes an input finding about the product that is being read.
  mutating func report(
    _ rule: String, _ message: @autoclosure () -> String, help: @autoclosure () -> String = "", at range: SourceRange,
    related: [Finding.Related] = [], severity: Severity = .error
  ) {
    findings.add(rule, message(), help: help(), at: range, related: related, severity: severity, product: product)
    // A locale that is none costs a translation, not what is sold.
    guard severity == .error, rule != "unknown-locale", let product else { return }
    let unread = Catalog.Unread(product: product, group: group)
    if catalog.unread.last != unread { catalog.unread.append(unread) }
  }
}

extension Finding {
  /// Without a word of its own where it is about a place that must not be quoted: messages quote what is wrong.
  fileprivate func withoutText(of secrets: [SourceRange]) -> Finding {
    let isSecret = secrets.contains { $0.file == at.file && $0.start < at.end && at.start < $0.end }
    guard isSecret else { return self }
    var finding = self
    switch rule {
    // What git writes holds nothing of the file.
    case "merge-conflict-marker": break
    case "duplicate-key": finding.message = "A key stands twice in one object"
    default:
      finding.message = "Value of a key is malformed"
      finding.help = ""
    }
    return finding
  }
}
