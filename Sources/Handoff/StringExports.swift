import Findings
import Projects
import Reports
import Words

/// Rows of strings as a table for spreadsheets: RFC 4180, UTF-8 with a byte order mark, without which Excel reads another encoding.
///
/// - Parameters:
///   - rows: by sheet.
///   - place: appends a place as people read it.
public func copyCSV(_ rows: [[StringRow]], place: (SourceRange, inout [UInt8]) -> Void) -> [UInt8] {
  var table = CSVTable(rowCount: rows.reduce(0) { $0 + $1.count })
  for name in [
    "paywall", "locale", "storefront", "situation", "element", "product", "text", "characters", "width", "room",
    "lines", "allowed lines", "widest word", "longest locale", "longest width", "state", "place",
  ] {
    table.add(name)
  }
  table.endRow()
  for sheet in rows {
    var market: Range<Int>?
    for row in sheet {
      // All rows of a sheet begin alike.
      table.once(&market) { table in
        table.add(row.paywall)
        table.add(row.locale)
        table.add(row.storefront)
      }
      table.add(row.situation)
      table.add(row.slot.role.rawValue)
      table.add(row.product ?? "")
      table.add(row.text)
      table.add(row.characters)
      table.add(row.width)
      table.add(row.room)
      table.add(row.lines)
      if let allowed = row.allowedLines { table.add(allowed) } else { table.add("any") }
      table.add(row.widestWord)
      table.add(row.longest.locale)
      table.add(row.longest.width)
      table.add(row.state)
      if row.isSystem { table.add("system word") } else { table.add(row.place, place) }
      table.endRow()
    }
  }
  return table.bytes
}

/// The same rows as JSON, one a line.
public func copyJSON(_ rows: [[StringRow]], place: (SourceRange, inout [UInt8]) -> Void) -> [UInt8] {
  // Mostly a row is shorter than this.
  var writer = JSONWriter(capacity: 512 * (1 + rows.reduce(0) { $0 + $1.count }))
  var placeText: [UInt8] = []
  writer.object { writer in
    writer.key("schemaVersion")
    writer.number(1)
    writer.key("strings")
    writer.array { writer in
      for sheet in rows {
        var market: [UInt8]?
        for row in sheet {
          placeText.removeAll(keepingCapacity: true)
          if let range = row.place { place(range, &placeText) }
          writer.write(row, place: row.place == nil ? nil : placeText[...], market: &market)
        }
      }
    }
  }
  return writer.finished()
}

extension JSONWriter {
  /// - Parameter market: what all rows of a sheet begin with, once it was written.
  fileprivate mutating func write(_ row: StringRow, place: ArraySlice<UInt8>?, market: inout [UInt8]?) {
    object(inline: true) { writer in
      writer.key("paywall")
      writer.string(row.paywall)
      if let market {
        writer.append(recorded: market)
      } else {
        market = writer.recorded { writer in
          writer.key("locale")
          writer.string(row.locale)
          writer.key("storefront")
          writer.string(row.storefront)
        }
      }
      writer.key("situation")
      writer.string(row.situation)
      writer.key("role")
      writer.string(row.slot.role.rawValue)
      writer.key("product")
      writer.string(row.product)
      writer.key("text")
      writer.string(row.text)
      writer.key("characters")
      writer.number(row.characters)
      writer.key("width")
      writer.number(row.width)
      writer.key("room")
      writer.number(row.room)
      writer.key("lines")
      writer.number(row.lines)
      writer.key("allowedLines")
      if let allowed = row.allowedLines { writer.number(allowed) } else { writer.null() }
      writer.key("widestWord")
      writer.number(row.widestWord)
      writer.key("longest")
      writer.object(inline: true) { writer in
        writer.key("locale")
        writer.string(row.longest.locale)
        writer.key("width")
        writer.number(row.longest.width)
      }
      writer.key("state")
      writer.string(row.state)
      writer.key("isSystemWord")
      writer.bool(row.isSystem)
      writer.key("place")
      if let place { writer.string(utf8: place) } else { writer.null() }
    }
  }
}

extension StringRow {
  /// In words: `fits`, `wraps to 2 lines`, `breaks a word`.
  public var state: String {
    switch fit {
    case .fits: "fits"
    case .wraps(let lines): "wraps to \(lines) lines"
    case .breaksWord: "breaks a word"
    }
  }
}

/// The texts as they are written, with their placeholders, as a string catalog that Xcode opens: `<paywall>.<text>` is the key of what has none.
///
/// - Parameter tables: of all locales.
public func copyStringCatalog(_ tables: [TruthTable], source: String) -> [UInt8] {
  struct Entry {
    var key: String
    var comment: String
    var values: [(locale: String, text: String, isReviewed: Bool)] = []
  }
  var entries: [Entry] = []
  var numbers: [String: Int] = [:]
  for table in tables {
    let locale = table.locale.identifier
    for section in table.sections {
      for group in section.groups {
        for row in group.rows {
          guard let own = row.own, own.range != nil else { continue }
          let name = row.subject.name + (row.form.map { ".\($0)" } ?? "")
          let key = row.key ?? "\(section.paywall).\(name)"
          let index = numbers[key] ?? entries.count
          if index == entries.count {
            numbers[key] = index
            entries.append(Entry(key: key, comment: "\(section.paywall): \(name)"))
          }
          // Tables come one a locale, so what this one has of a key stands last.
          if entries[index].values.last?.locale != locale {
            entries[index].values.append((locale, own.plainText, row.isReady))
          }
        }
      }
    }
  }
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("sourceLanguage")
    writer.string(source)
    writer.key("strings")
    writer.object { writer in
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        writer.key(named: entry.key)
        writer.object { writer in
          writer.key("comment")
          writer.string(entry.comment)
          writer.key("localizations")
          writer.object { writer in
            for value in entry.values.sorted(by: { $0.locale < $1.locale }) {
              writer.key(named: value.locale)
              writer.object { writer in
                writer.key("stringUnit")
                writer.object { writer in
                  writer.key("state")
                  writer.string(value.isReviewed ? "translated" : "needs_review")
                  writer.key("value")
                  writer.string(value.text)
                }
              }
            }
          }
        }
      }
    }
    writer.key("version")
    writer.string("1.0")
  }
  return writer.finished()
}

extension TruthTable.Subject {
  /// A name that is the same in every locale.
  fileprivate var name: String {
    switch self {
    case .field(let field): field.rawValue
    case .benefit(let index): "benefit.\(index + 1)"
    case .body(let index): "body.\(index + 1)"
    case .element(let index, let role): "element.\(index + 1).\(role.rawValue)"
    case .tierName(let index): "tier.\(index + 1)"
    case .productName(let id): "\(id).name"
    case .productDescription(let id): "\(id).description"
    case .groupName: "group"
    case .system(let word, _): word.rawValue
    }
  }
}

/// A table that is being written. What a spreadsheet would compute has an apostrophe before it, and what would act on a terminal is replaced.
private struct CSVTable {
  private(set) var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The last field that was composed.
  private var field: [UInt8] = []
  private var isRowEmpty = true

  /// - Parameter rowCount: how many rows are expected.
  init(rowCount: Int) {
    // Mostly a row is shorter than this.
    bytes.reserveCapacity(256 * (1 + rowCount))
  }

  mutating func endRow() {
    bytes.append(0x0D)
    bytes.append(0x0A)
    isRowEmpty = true
  }

  private mutating func separate() {
    if !isRowEmpty { bytes.append(UInt8(ascii: ",")) }
    isRowEmpty = false
  }

  /// Writes some fields where they were written before; else `body` does, and where they are will be known.
  mutating func once(_ known: inout Range<Int>?, _ body: (inout CSVTable) -> Void) {
    if let known {
      separate()
      // A slice would hold the bytes, and all of them would be copied.
      bytes.append(contentsOf: Array(bytes[known]))
      return
    }
    let start = bytes.count
    body(&self)
    known = start..<bytes.count
  }

  mutating func add(_ number: Int) {
    separate()
    append(digits: number.magnitude)
  }

  private mutating func append(digits number: UInt) {
    if number > 9 { append(digits: number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// A measure, in whole points.
  mutating func add(_ measure: Double) { add(Int(max(0, min(1e9, measure.rounded())))) }

  mutating func add(_ field: String) {
    separate()
    var field = field
    let isPlain = field.withUTF8 { field in
      let isPlain = CSVTable.isPlain(field)
      if isPlain { bytes.append(contentsOf: field) }
      return isPlain
    }
    if isPlain { return }
    field = field.withoutControls
    field.withUTF8 { append($0) }
  }

  /// Whether a field stands in a table as it is: most are in ASCII and begin with a letter or a digit.
  private static func isPlain(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = field.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return field.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: ",")
      }
    default: return false
    }
  }

  /// A place, where there is one: nothing in it acts.
  mutating func add(_ place: SourceRange?, _ write: (SourceRange, inout [UInt8]) -> Void) {
    separate()
    guard let place else { return }
    field.removeAll(keepingCapacity: true)
    write(place, &field)
    let text = field
    text.withUnsafeBufferPointer { append($0) }
  }

  private mutating func append(_ field: UnsafeBufferPointer<UInt8>) {
    let isQuoted = field.contains(where: CSVTable.isQuoted)
    if isQuoted { bytes.append(UInt8(ascii: "\"")) }
    if CSVTable.computes(field) { bytes.append(UInt8(ascii: "'")) }
    guard isQuoted else {
      bytes.append(contentsOf: field)
      return
    }
    for byte in field {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte may stand in quotes only.
  @inline(__always)
  private static func isQuoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: ","), 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether a spreadsheet may take a field for a formula: by its first sign, also behind blanks and in full width.
  private static func computes(_ field: UnsafeBufferPointer<UInt8>) -> Bool {
    if let first = field.first, first == 0x09 || first == 0x0A || first == 0x0D { return true }
    let start = field.drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = start.first else { return false }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"): return true
    default: break
    }
    return first == 0xEF && ["＝", "＋", "－", "＠"].contains { start.starts(with: $0.utf8) }
  }
}
