import Findings
import Foundation
import Locales
import SourceFormats

/// Reads the prices of one product from the rows of a table: App Store Connect's price export, or a spreadsheet with a
/// territory, a price and perhaps a currency, a start date and a product id in each row.
///
/// The first row that is not empty names the columns. A row that cannot be understood is left out, with a finding that
/// says why; no amount, currency or territory is guessed. Rows of other products are passed over.
public func readPrices(
  _ rows: [[Placed<String>]], for productID: String, file: FileID
) -> (prices: [Price], findings: [Finding]) {
  var table = PriceTable(product: productID)
  table.read(rows, file: file)
  return (table.prices, table.findings.findings)
}

/// Reads the prices of one product from the bytes of a table, or of JSON: answers of App Store Connect's API for the
/// product's prices, or a list of prices as scripts write it.
public func readPrices(
  _ bytes: [UInt8], for productID: String, file: FileID
) -> (prices: [Price], findings: [Finding]) {
  if let first = bytes.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }),
    first == 0x7B || first == 0x5B
  {
    return readAppStoreConnectPrices(bytes, for: productID, file: file)
  }
  let table = readCSV(bytes, file: file)
  guard !table.rows.isEmpty || table.findings.isEmpty else { return ([], table.findings) }
  let (prices, findings) = readPrices(table.rows, for: productID, file: file)
  return (prices, table.findings + findings)
}

/// What has been read of a table so far.
struct PriceTable {
  let product: String
  var prices: [Price] = []
  var findings = FindingList()
  private var columns: [PriceColumn: Int] = [:]
  private var firstRows: [Price.Term: Int] = [:]

  init(product: String) {
    self.product = product
  }

  mutating func read(_ rows: [[Placed<String>]], file: FileID) {
    var rows = rows[...]
    while let row = rows.first, isEmpty(row) || saysDelimiter(row) { rows.removeFirst() }
    guard let head = rows.popFirst() else {
      report("no-prices", "No prices: the table is empty", at: .start(of: file))
      return
    }
    guard readHead(head) else { return }
    var isForProduct = false
    for row in rows where !isEmpty(row) {
      if let id = field(.product, of: row), !id.value.isEmpty, id.value != product { continue }
      isForProduct = true
      // What those pay who subscribed before is no price that anybody is shown.
      if let mark = field(.preserved, of: row), ["true", "yes", "y", "1"].contains(mark.value.lowercased()) {
        continue
      }
      if let price = price(of: row) { add(price, territory: field(.territory, of: row)?.range ?? price.money.range) }
    }
    if !isForProduct {
      let id = quoted(product)
      report("no-prices", "No prices for \(id) in the table", at: head.first?.range ?? .start(of: file))
    }
  }

  /// Finds the columns. False, with a finding, where the territory or the price has none.
  private mutating func readHead(_ head: [Placed<String>]) -> Bool {
    for (index, name) in head.enumerated() {
      guard let column = PriceColumn(heading: name.value), columns[column] == nil else { continue }
      columns[column] = index
    }
    let missing = [PriceColumn.territory, .price].filter { columns[$0] == nil }
    guard !missing.isEmpty, let first = head.first, let last = head.last else { return missing.isEmpty }
    for column in missing {
      let near = head.first { nearestName(to: $0.value, among: column.headings) != nil }
      report(
        "missing-column", "No column '\(column.appleName)' in the table's first row",
        help: near.map { "did you mean it by \(quoted($0.value))?" }
          ?? "the first row names the columns, as in App Store Connect's export: Countries or Regions, Currency Code, Price",
        at: near?.range ?? SourceRange(file: first.range.file, start: first.range.start, end: last.range.end))
    }
    return false
  }

  /// The price of a row; nil, with a finding, where a part of it cannot be understood.
  private mutating func price(of row: [Placed<String>]) -> Price? {
    guard let first = row.first else { return nil }
    guard let territory = field(.territory, of: row), !territory.value.isEmpty else {
      report("missing-territory", "Row without a territory", at: first.range)
      return nil
    }
    guard let storefront = Storefront(territory: territory.value) else {
      report(
        "unknown-storefront", "Unknown territory \(quoted(territory.value))", help: territoryHelp(for: territory.value),
        at: territory.range)
      return nil
    }
    if let currency = field(.currency, of: row), !currency.value.isEmpty,
      currency.value != storefront.currency.code, currency.value.uppercased() != storefront.currency.code
    {
      report(
        "currency-mismatch", "Currency \(quoted(currency.value)) of \(storefront.englishName)",
        help: "the App Store bills in \(storefront.currency.code) there", at: currency.range, in: storefront)
      return nil
    }
    guard let written = field(.price, of: row), !written.value.isEmpty else {
      report(
        "missing-price", "No price for \(storefront.englishName)", at: territory.range, in: storefront,
        severity: .warning)
      return nil
    }
    guard let amount = amount(written, in: storefront) else { return nil }
    var from: Day?
    if let start = field(.start, of: row), !start.value.isEmpty {
      from = Day(start.value)
      if from == nil {
        report(
          "malformed-date", "Malformed start date \(quoted(start.value))", help: "a date is written as 2026-11-30",
          at: start.range, in: storefront)
        return nil
      }
    }
    let money = Placed(Money(amount, storefront.currency), at: written.range)
    return Price(money, in: storefront, from: from, source: .appStoreConnect)
  }

  private mutating func amount(_ written: Placed<String>, in storefront: Storefront) -> Decimal? {
    switch SpreadsheetAmount(written.value, isWhole: storefront.currency.minorDigits == 0) {
    case .malformed:
      report(
        "malformed-price", "Malformed price \(quoted(written.value)) for \(storefront.englishName)",
        help: "a price is written in digits, without a currency: 9.99", at: written.range, in: storefront)
    case .ambiguous:
      report(
        "ambiguous-price", "Ambiguous price \(quoted(written.value)) for \(storefront.englishName)",
        help: "the mark may stand for decimals or for thousands: write 1099.00 or 1.099", at: written.range,
        in: storefront)
    case .sound(let amount):
      if fractionDigits(of: amount) <= storefront.currency.minorDigits { return amount }
      report(
        "malformed-price", "Price \(quoted(written.value)) cannot be paid in \(storefront.currency.code)",
        help: precisionHelp(storefront.currency), at: written.range, in: storefront)
    }
    return nil
  }

  /// Adds a price, unless the table has one for the same storefront and start: the first counts.
  private mutating func add(_ price: Price, territory: SourceRange) {
    guard let index = firstRows[price.term] else {
      firstRows[price.term] = prices.count
      prices.append(price)
      return
    }
    let first = prices[index]
    let isSame = first.money.value == price.money.value
    report(
      "duplicate-price",
      isSame
        ? "\(price.storefront.englishName) stands in the table twice"
        : "\(price.storefront.englishName) stands in the table with two prices: the first counts",
      at: isSame ? territory : price.money.range, related: [Finding.Related("given first here", at: first.money.range)],
      in: price.storefront, severity: isSame ? .note : .error)
  }

  private func field(_ column: PriceColumn, of row: [Placed<String>]) -> Placed<String>? {
    guard let index = columns[column], row.indices.contains(index) else { return nil }
    return row[index].map(\.trimmed)
  }

  /// Whether a row tells Excel what stands between the cells: `sep=;`.
  private func saysDelimiter(_ row: [Placed<String>]) -> Bool {
    guard let first = row.first?.value, first.utf8.count <= 5, first.lowercased().hasPrefix("sep=") else {
      return false
    }
    return isEmpty(Array(row.dropFirst()))
  }

  private func isEmpty(_ row: [Placed<String>]) -> Bool {
    row.allSatisfy { $0.value.allSatisfy(\.isWhitespace) }
  }

  private mutating func report(
    _ rule: String, _ message: @autoclosure () -> String, help: @autoclosure () -> String = "", at range: SourceRange,
    related: [Finding.Related] = [], in storefront: Storefront? = nil, severity: Severity = .error
  ) {
    findings.add(
      rule, message(), help: help(), at: range, related: related, severity: severity, product: product,
      storefront: storefront?.code)
  }
}

extension String {
  /// Without the blanks around it, of which most texts have none.
  fileprivate var trimmed: String {
    func isInk(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x20 && $0 < 0x7F } ?? true }
    return isInk(utf8.first) && isInk(utf8.last) ? self : trimmingCharacters(in: .whitespaces)
  }
}
