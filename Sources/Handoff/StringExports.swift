import Findings
import Projects
import Reports
import Words

/// Rows of strings as a table for spreadsheets: RFC 4180, UTF-8 with a byte order mark, without which Excel reads another encoding.
public func copyCSV(_ rows: some Sequence<StringRow>, place: (SourceRange) -> String) -> [UInt8] {
  var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
  func add(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(field, to: &bytes)
    }
    bytes += [0x0D, 0x0A]
  }
  add([
    "paywall", "locale", "storefront", "situation", "element", "product", "text", "characters", "width", "room",
    "lines", "allowed lines", "widest word", "longest locale", "longest width", "state", "place",
  ])
  for row in rows {
    add([
      row.paywall, row.locale, row.storefront, row.situation, row.slot.role.rawValue, row.product ?? "", row.text,
      String(row.characters), points(row.width), points(row.room), String(row.lines),
      row.allowedLines.map { String($0) } ?? "any", points(row.widestWord), row.longest.locale,
      points(row.longest.width), row.state, row.isSystem ? "system word" : row.place.map { place($0) } ?? "",
    ])
  }
  return bytes
}

/// The same rows as JSON.
public func copyJSON(_ rows: some Sequence<StringRow>, place: (SourceRange) -> String) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("schemaVersion")
    writer.number(1)
    writer.key("strings")
    writer.array { writer in
      for row in rows {
        writer.object { writer in
          writer.key("paywall")
          writer.string(row.paywall)
          writer.key("locale")
          writer.string(row.locale)
          writer.key("storefront")
          writer.string(row.storefront)
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
          writer.string(row.place.map { place($0) })
        }
      }
    }
  }
  return writer.finished()
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
    var comment: String
    var values: [(locale: String, text: String, isReviewed: Bool)] = []
  }
  var order: [String] = []
  var entries: [String: Entry] = [:]
  for table in tables {
    for section in table.sections {
      for row in section.groups.flatMap(\.rows) {
        guard let own = row.own, own.range != nil else { continue }
        let name = row.subject.name + (row.form.map { ".\($0)" } ?? "")
        let key = row.key ?? "\(section.paywall).\(name)"
        if entries[key] == nil {
          order.append(key)
          entries[key] = Entry(comment: "\(section.paywall): \(name)")
        }
        let isKnown = entries[key]?.values.contains { $0.locale == table.locale.identifier } ?? false
        if !isKnown {
          entries[key]?.values.append((table.locale.identifier, own.plainText, row.isReady))
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
      for key in order.sorted() {
        guard let entry = entries[key] else { continue }
        writer.key(named: key)
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

/// Whether a spreadsheet may take a field for a formula: by its first sign, also behind blanks and in full width.
private func computes(_ text: [UInt8]) -> Bool {
  if let first = text.first, first == 0x09 || first == 0x0A || first == 0x0D { return true }
  let start = text.drop { $0 == 0x20 || $0 == 0x09 }
  if let first = start.first, "=+-@".utf8.contains(first) { return true }
  return ["＝", "＋", "－", "＠"].contains { start.starts(with: $0.utf8) }
}

private func points(_ value: Double) -> String { String(Int(max(0, min(1e9, value.rounded())))) }

/// A field of a table. What a spreadsheet would compute has an apostrophe before it, and what would act on a terminal is replaced.
private func append(_ field: String, to bytes: inout [UInt8]) {
  var text = Array(field.withoutControls.utf8)
  if computes(text) { text.insert(UInt8(ascii: "'"), at: 0) }
  guard text.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
    bytes += text
    return
  }
  bytes.append(0x22)
  for byte in text {
    if byte == 0x22 { bytes.append(0x22) }
    bytes.append(byte)
  }
  bytes.append(0x22)
}
