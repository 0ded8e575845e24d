/// A country's App Store, by its ISO 3166 alpha-3 code.
public struct Storefront: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The line of the table; lines are sorted by code.
  private let line: UInt8

  /// Nil where Apple has no such storefront. Also reads alpha-2 codes where `allowingShort`. Codes are upper case.
  public init?(_ code: String, allowingShort: Bool = false) {
    guard let line = Table.known.byCode[code] ?? (allowingShort ? Table.known.byShortCode[code] : nil) else {
      return nil
    }
    self.line = line
  }

  /// By its English name, as App Store Connect's price export spells it: `China mainland`, `Congo, Republic of the`.
  /// Case does not matter. Nil where there is none of that name.
  public init?(named name: String) {
    guard let line = Table.linesByName[name.lowercased()] else { return nil }
    self.line = line
  }

  private init(line: UInt8) { self.line = line }

  private var row: Row { Table.known.rows[Int(line)] }

  /// `USA`, `DEU`.
  public var code: String { row.code }

  /// ISO 3166 alpha-2, which locales use: `US`, `DE`.
  public var region: String { row.region }

  public var description: String { code }

  public static func < (a: Storefront, b: Storefront) -> Bool { a.line < b.line }

  /// All 175, sorted by code.
  public static var all: [Storefront] { Table.known.rows.indices.map { Storefront(line: UInt8(clamping: $0)) } }

  /// The currency that customers are billed in, ISO 4217: `USD`.
  public var currency: Currency { row.currency }

  /// The storefront's languages as locales with its region, the main one first: `de-CH, fr-CH, it-CH`.
  public var locales: [LocaleID] { row.locales }

  /// The first of its locales: `en-US`.
  public var homeLocale: LocaleID { row.locales.first ?? LocaleID(canonical: "en-" + region) }

  /// `Germany`.
  public var englishName: String { row.name }

  /// The storefront where a locale is at home: its region's, else its likely region's (`de` → DEU, `ja` → JPN).
  /// Latin American Spanish is at home in Mexico, as in the App Store's localizations. Nil where that region has no
  /// storefront (`bn-BD`).
  public static func home(of locale: LocaleID) -> Storefront? {
    if locale.identifier == "es-419" { return Storefront("MEX") }
    if let region = locale.region, region.utf8.count == 2 { return Storefront(region: region) }
    let likely = LocaleID(canonical: [locale.language, locale.statedScript].compactMap { $0 }.joined(separator: "-"))
    return likely.likelyRegion.flatMap { Storefront(region: $0) }
  }

  private init?(region: String) {
    guard let line = Table.known.byShortCode[region] else { return nil }
    self.line = line
  }
}

private struct Row: Sendable {
  let code: String
  let region: String
  let currency: Currency
  let locales: [LocaleID]
  let name: String
}

private struct Table: Sendable {
  /// Read from its text at first use, and never changed.
  static let known = Table()

  let rows: [Row]
  let byCode: [String: UInt8]
  let byShortCode: [String: UInt8]

  private init() {
    var rows: [Row] = []
    for line in storefrontTable.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 4).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 5 else { continue }
      let locales = fields[3].utf8.split(separator: UInt8(ascii: ",")).map {
        LocaleID(canonical: String(decoding: $0, as: UTF8.self) + "-" + fields[1])
      }
      rows.append(
        Row(
          code: fields[0], region: fields[1], currency: Currency(code: fields[2]), locales: locales, name: fields[4]))
    }
    var byCode: [String: UInt8] = [:]
    var byShortCode: [String: UInt8] = [:]
    for (index, row) in rows.enumerated() {
      let line = UInt8(clamping: index)
      byCode[row.code] = line
      byShortCode[row.region] = line
    }
    self.rows = rows
    self.byCode = byCode
    self.byShortCode = byShortCode
  }
}

extension Table {
  /// By name in lower case, which only price exports need.
  fileprivate static let linesByName: [String: UInt8] = {
    var lines: [String: UInt8] = [:]
    for (index, row) in known.rows.enumerated() { lines[row.name.lowercased()] = UInt8(clamping: index) }
    for (name, code) in otherStorefrontNames { lines[name.lowercased()] = known.byCode[code] }
    return lines
  }()
}

/// Further spellings that price exports have had, and the storefront that each means.
private let otherStorefrontNames: [(String, String)] = [
  ("China", "CHN"), ("Korea, Republic of", "KOR"), ("Republic of Korea", "KOR"), ("Turkey", "TUR"), ("Macau", "MAC"),
  ("Czechia", "CZE"), ("Côte d’Ivoire", "CIV"), ("Cote d'Ivoire", "CIV"), ("Sao Tome and Principe", "STP"),
  ("Turks and Caicos", "TCA"), ("Cabo Verde", "CPV"), ("Hong Kong SAR", "HKG"), ("Macao SAR", "MAC"),
  ("UK", "GBR"), ("US", "USA"), ("Swaziland", "SWZ"), ("Macedonia", "MKD"), ("Burma", "MMR"),
  ("Micronesia, Federated States of", "FSM"), ("Russian Federation", "RUS"), ("Viet Nam", "VNM"),
]
