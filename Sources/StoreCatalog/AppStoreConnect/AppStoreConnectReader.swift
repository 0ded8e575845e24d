import Findings
import Locales
import SourceFormats

/// Reads answers of App Store Connect's API, saved as JSON, as one catalog.
///
/// The resources may lie in any number of files, in `data` or `included`: they are joined by type and id over all of
/// them. A resource belongs to another by a relationship's `data`, or because the answer that lists it is that of the
/// other's relationship (`links.self`); neither file names nor what ids may contain count. What the files do not hold
/// is unknown, never free, nothing or everywhere, and a finding says so once a file.
///
/// Lists of prices as scripts write them are read too, `[{"territory", "currency", "productID", "price"}]` or
/// `{"territory", "currency", "prices": […]}`; see `Catalog.loose`.
///
/// The files' order decides the order of the catalog, and which of two contradicting answers counts: the first.
public func readAppStoreConnect(
  _ files: [(file: FileID, bytes: [UInt8])]
) -> (catalog: Catalog, findings: [Finding]) {
  var reader = AppStoreConnectReader()
  for (file, bytes) in files { reader.collect(bytes, file: file) }
  reader.understand()
  return (reader.catalog, reader.allFindings)
}

/// What has been read of all files so far.
struct AppStoreConnectReader {
  var catalog = Catalog()
  var resources = Resources()
  var pages: [Page] = []
  var findings = FindingList()
  var gaps = Gaps()
  /// What was wrong with the files as JSON.
  var faults: [Finding] = []
  /// The product that is being read, for its findings.
  var product: String?
  /// The product that rows without an id are about; nil where each row must name its own.
  var expectedProduct: Placed<String>?
  /// Territories by their codes, looked at once; nil for those that have no store or another currency.
  var storefronts: [String: Storefront?] = [:]
  /// Where each product id was declared first.
  var firstPlaces: [String: SourceRange] = [:]
  /// Prices that belong to no product of the files.
  var ownerlessPrices: [Price] = []
  var ownerlessOffers: [Offer] = []
  /// Whether some file is a list of prices, be it empty.
  var isPriceList = false
  /// The lists of prices by product, in the order of `catalog.loose`.
  var looseLists: [PriceList] = []
  var loosePlaces: [String: Int] = [:]
  var looseOffers: [LooseOffer: Int] = [:]
  private var firstFile: FileID?

  init() {}

  var allFindings: [Finding] {
    var all = faults + findings.findings + gaps.findings
    all += TruncatedList.find(in: pages).filter(\.isRelevant).map(\.finding)
    return all
  }

  /// Joins the resources of all files and makes products of them.
  mutating func understand() {
    linkPages()
    resources.linkAll()
    linkIncluded()
    for index in resources.indices(of: .inAppPurchases) { readInAppPurchase(index) }
    readGroups()
    readRest()
    noteTruncatedRelations()
    catalog.isPartial =
      gaps.leavesSomethingUnknown || TruncatedList.find(in: pages).contains(where: \.isRelevant)
    reportNothingToSell()
  }

  // MARK: Collecting

  /// Notes what a file holds.
  mutating func collect(_ bytes: [UInt8], file: FileID) {
    firstFile = firstFile ?? file
    let reading = readJSON(bytes, file: file)
    faults += reading.findings
    guard let root = reading.root else {
      // What cannot be understood can be shown all the same, where its fault is reported.
      let keys = AppStoreConnectReader.secretKeys.sorted() + ["key", "privateKey"]
      catalog.secrets += secretRanges(in: bytes, root: nil, file: file, keys: keys)
      return
    }
    switch root.kind {
    case .object: collect(object: root, file: file)
    case .array: collect(array: root, file: file)
    default: reportUnknownShape(root)
    }
  }

  private mutating func collect(object: Node, file: FileID) {
    if object["data"] != nil {
      collect(answer: object, file: file)
    } else if let errors = object["errors"], errors.kind == .array {
      reportErrors(errors)
    } else if object["prices"]?.kind == .array {
      readCommonPrices(of: object)
    } else if CommonPriceRow.isRow(object) {
      readCommonPrice(object, in: nil)
    } else {
      reportUnknownShape(object)
    }
  }

  /// The rows of a list without its answer (`jq .data`), several answers (`jq -s`), or prices as scripts write them.
  private mutating func collect(array: Node, file: FileID) {
    var page = Page(file: file)
    var isEmpty = true
    array.forEachElement { element in
      isEmpty = false
      if element["data"] != nil {
        collect(answer: element, file: file)
      } else if element["type"]?.string != nil, element["id"]?.string != nil {
        collect(row: element, into: &page)
      } else if element["prices"]?.kind == .array {
        readCommonPrices(of: element)
      } else if CommonPriceRow.isRow(element) {
        readCommonPrice(element, in: nil)
      } else {
        reportUnknownShape(element)
      }
    }
    if isEmpty { reportUnknownShape(array) }
    if page.count > 0 { pages.append(page) }
  }

  private mutating func collect(answer: Node, file: FileID) {
    var page = Page(file: file)
    var unread: [String] = []
    if let data = answer["data"] {
      page.isSingle = data.kind == .object
      switch data.kind {
      case .object: if let type = collect(row: data, into: &page) { unread.append(type) }
      case .array:
        data.forEachElement { row in
          if let type = collect(row: row, into: &page), unread.count < 3, !unread.contains(type) { unread.append(type) }
        }
      case .null: break
      default: report("wrong-type", "'data' is \(data.kind.name), not an object or an array", at: data.range)
      }
    }
    answer["included"]?.forEachElement { node in
      if let index = resource(of: node).index { page.included.append(index) }
    }
    if page.rows.isEmpty, page.included.isEmpty, !unread.isEmpty {
      let types = unread.map(quoted).joined(separator: ", ")
      report(
        "nothing-read", "Nothing is read of \(types)", help: "it says nothing of what the app sells",
        at: (answer["data"]?.range ?? answer.range).opening, severity: .note)
    }
    let links = answer["links"]
    page.address = links?["self"]?.string.flatMap(Address.init)
    page.addressRange = links?["self"]?.range
    // Tools that follow the pages themselves leave an empty text.
    if let next = links?["next"]?.placedString, !next.value.isEmpty { page.next = next }
    if let total = answer["meta"]?["paging"]?["total"], let number = total.number.flatMap({ Int($0) }), number >= 0 {
      page.total = Placed(number, at: total.range)
    }
    pages.append(page)
  }

  /// Notes a row of `data`. The type's name, where it is one that is not read.
  @discardableResult
  private mutating func collect(row: Node, into page: inout Page) -> String? {
    page.count += 1
    let (index, type) = resource(of: row)
    if let index { page.rows.append(index) }
    return index == nil ? type : nil
  }

  private mutating func resource(of node: Node) -> (index: Int?, type: String?) {
    guard node.kind == .object else {
      report("wrong-type", "A resource is an object, not \(node.kind.name)", at: node.range.opening)
      return (nil, nil)
    }
    noteSecrets(of: node)
    guard let name = node["type"]?.string else {
      report("missing-key", "A resource has no 'type'", at: node.range.opening)
      return (nil, nil)
    }
    guard let type = ResourceType(rawValue: name) else { return (nil, name) }
    guard let id = node["id"]?.placedString, !id.value.isEmpty else {
      report("missing-key", "A resource of '\(name)' has no 'id'", at: node.range.opening)
      return (nil, nil)
    }
    if let known = resources.find(type, id.value) { compare(node, with: resources[known]) }
    return (resources.add(node, type: type, id: id), nil)
  }

  /// Two answers that say different things of one resource come from different days.
  private mutating func compare(_ node: Node, with resource: Resource) {
    node["attributes"]?.forEachMember { member in
      guard let known = resource.attribute(member.key), member.value.kind != .null else { return }
      guard [.string, .number, .bool].contains(known.kind), known.kind == member.value.kind else { return }
      let isSame =
        known.string == member.value.string && known.number == member.value.number && known.bool == member.value.bool
      guard !isSame, !AppStoreConnectReader.secretKeys.contains(member.key) else { return }
      report(
        "contradicting-data", "\(quoted(member.key)) is given differently before: that counts",
        help: "export all files anew", at: member.value.range,
        related: [Finding.Related("given here", at: known.range)],
        severity: .warning)
    }
  }

  /// Attributes of uploads that let their holder in.
  private static let secretKeys: Set<String> = ["assetToken", "uploadOperations", "token"]

  private mutating func noteSecrets(of node: Node) {
    node["attributes"]?.forEachMember { member in
      guard AppStoreConnectReader.secretKeys.contains(where: member.hasKey) else { return }
      let value = member.value.range
      catalog.secrets.append(SourceRange(file: value.file, start: member.keyRange.start, end: value.end))
    }
  }

  // MARK: Who owns whom

  /// An answer to the question for a relationship names the owner in its address.
  private mutating func linkPages() {
    for page in pages {
      guard let owner = page.address?.owner, let index = resources.find(owner.type, owner.id) else { continue }
      guard let relation = Relation.byOwner[owner.type]?.first(where: { $0.name == owner.relation }) else { continue }
      resources.noteKnown(relation.name, of: index)
      for row in page.rows where resources[row].type == relation.child {
        resources.link(row, to: index, by: relation.name)
      }
    }
  }

  /// What an answer about one resource includes belongs to that resource, if nothing says otherwise: the API includes
  /// nothing that is not reached from `data`.
  private mutating func linkIncluded() {
    for page in pages where page.isSingle {
      guard let owner = page.rows.first else { continue }
      for relation in Relation.byOwner[resources[owner].type] ?? [] {
        // A territory stands beside everything that holds there.
        guard relation.child != .territories else { continue }
        for child in page.included where resources[child].type == relation.child && !resources[child].isOwned {
          resources.link(child, to: owner, by: relation.name)
        }
      }
    }
  }

  /// An included relationship holds ten rows unless asked for more.
  private mutating func noteTruncatedRelations() {
    for owner in resources.all.indices {
      for relation in Relation.byOwner[resources[owner].type] ?? [] {
        for node in resources[owner].relationships {
          guard let total = node[relation.name]?["meta"]?["paging"]?["total"], let number = total.number,
            let count = Int(number)
          else { continue }
          // Where nothing is included, there is no beginning that could be taken for the whole.
          guard resources.knows(relation.name, of: owner) else { continue }
          let rows = resources.children(of: owner, relation.name).count
          guard rows < count else { continue }
          gaps.add(.rest(relation.name), at: total.range, count: rows, of: count, product: productID(of: owner))
        }
      }
    }
  }

  func productID(of index: Int) -> String? { resources[index].attribute("productId")?.string }

  // MARK: Findings

  /// What the API answered in place of data. Its words can hold what is nobody's business; the codes cannot.
  private mutating func reportErrors(_ errors: Node) {
    errors.forEachElement { error in
      for key in ["title", "detail", "meta"] {
        if let words = error[key] { catalog.secrets.append(words.range) }
      }
      let code = error["code"]?.placedString
      let status = error["status"]?.string ?? ""
      let isCode = code.map { isPlain($0.value) } ?? false
      if !isCode, let code { catalog.secrets.append(code.range) }
      let words = [isPlain(status) ? status : "", isCode ? code?.value ?? "" : ""].filter { !$0.isEmpty }
      report(
        "api-error",
        "App Store Connect answered with an error\(words.isEmpty ? "" : ": " + words.joined(separator: " "))",
        help: "export the file anew", at: isCode ? code?.range ?? error.range.opening : error.range.opening)
    }
    if errors.elements.isEmpty { reportUnknownShape(errors) }
  }

  private func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 80
      && text.utf8.allSatisfy { $0 == 0x5F || $0 == 0x2E || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// A file of something else may be anything, even the key that the export was made with: nothing of it is shown.
  private mutating func reportUnknownShape(_ node: Node) {
    catalog.secrets.append(node.range)
    let range = node.kind == .object || node.kind == .array ? node.range.opening : node.range
    report(
      "unknown-shape", "Not App Store Connect's data: no resources in 'data' and no list of prices",
      help:
        "expected is an answer of the App Store Connect API, or [{\"territory\": \"USA\", \"productID\": …, \"price\": \"9.99\"}]",
      at: range)
  }

  private mutating func reportNothingToSell() {
    guard catalog.products.isEmpty, !isPriceList, let firstFile, expectedProduct == nil else { return }
    let isExplained = (faults + findings.findings + gaps.findings).contains { $0.severity == .error }
    guard !isExplained else { return }
    report(
      "nothing-to-sell", "Nothing to sell: no sound resource of 'subscriptions' or 'inAppPurchases' in the files",
      help: "export the app's 'subscriptionGroups' and 'inAppPurchasesV2'", at: .start(of: firstFile))
  }

  /// Notes an input finding about the product that is being read.
  mutating func report(
    _ rule: String, _ message: @autoclosure () -> String, help: @autoclosure () -> String = "", at range: SourceRange,
    related: [Finding.Related] = [], severity: Severity = .error, in storefront: Storefront? = nil
  ) {
    findings.add(
      rule, message(), help: help(), at: range, related: related, severity: severity, product: product,
      storefront: storefront?.code)
  }
}
