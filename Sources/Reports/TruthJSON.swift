import Findings
import Locales
import Projects

/// The tables of what is said in each language as JSON, by `Schemas/truth.schema.json`.
///
/// - Parameter folder: the project's folder as seen from the folder that paths are reported against; empty where they are the same.
public func truthJSON(_ tables: [TruthTable], of project: Project, in folder: String = "") -> [UInt8] {
  let places = Places(project.files, in: folder)
  // Mostly a row is shorter than this.
  var writer = JSONWriter(capacity: 1024 * (1 + tables.reduce(0) { $0 + $1.rowCount }))
  writer.object { writer in
    writer.key("schemaVersion")
    writer.number(1)
    writer.key("source")
    writer.string(project.sourceLocale.identifier)
    writer.key("locales")
    // What the source says stands beside every language: it is written once, and copied from there.
    var sources: [ObjectIdentifier: Range<Int>] = [:]
    writer.array { writer in for table in tables { writer.table(table, places, &sources) } }
  }
  return writer.finished()
}

extension JSONWriter {
  fileprivate mutating func table(
    _ table: TruthTable, _ places: Places, _ sources: inout [ObjectIdentifier: Range<Int>]
  ) {
    object { writer in
      writer.key("locale")
      writer.string(table.locale.identifier)
      writer.key("texts")
      writer.number(table.rowCount)
      writer.key("ready")
      writer.number(table.readyCount)
      writer.key("paywalls")
      writer.array { writer in
        for section in table.sections {
          writer.object { writer in
            writer.key("paywall")
            writer.string(section.paywall)
            writer.key("rows")
            writer.array { writer in
              for group in section.groups {
                for row in group.rows { writer.row(row, of: group.kind, places, &sources) }
              }
            }
          }
        }
      }
    }
  }

  private mutating func row(
    _ row: TruthTable.Row, of kind: TruthTable.Group.Kind, _ places: Places,
    _ sources: inout [ObjectIdentifier: Range<Int>]
  ) {
    object { writer in
      writer.key("group")
      writer.string(kind.rawValue)
      writer.key("text")
      writer.string(row.subject.name)
      writer.key("form")
      writer.string(row.form)
      writer.key("key")
      writer.string(row.key)
      writer.key("product")
      writer.string(row.subject.product)
      writer.key("ready")
      writer.bool(row.isReady)
      writer.key("states")
      writer.array(inline: true) { writer in for state in row.states { writer.string(state.rawValue) } }
      writer.key("source")
      if let source = row.source, let known = sources[ObjectIdentifier(source)] {
        writer.value(copyOf: known)
      } else {
        let start = writer.place
        writer.text(row.source, places)
        if let source = row.source { sources[ObjectIdentifier(source)] = start..<writer.place }
      }
      writer.key("own")
      writer.text(row.own, places)
      writer.key("instead")
      writer.text(row.instead, places)
      if !row.missingForms.isEmpty {
        writer.key("missingForms")
        writer.strings(row.missingForms.map(\.rawValue))
      }
      if !row.lost.isEmpty || !row.added.isEmpty {
        writer.key("lost")
        writer.strings(row.lost)
        writer.key("added")
        writer.strings(row.added)
      }
      if !row.errors.isEmpty {
        writer.key("errors")
        writer.strings(row.errors)
      }
      if let suggestion = row.suggestion {
        writer.key("suggestion")
        writer.string(suggestion)
      }
    }
  }

  private mutating func text(_ text: WrittenText?, _ places: Places) {
    guard let text else { return null() }
    object(inline: true) { writer in
      writer.key("locale")
      writer.string(text.locale.identifier)
      writer.key("forms")
      writer.array { writer in
        for form in text.forms {
          writer.object { writer in
            writer.key("category")
            writer.string(form.category?.rawValue)
            writer.key("pieces")
            writer.array { writer in
              for piece in form.pieces {
                writer.object { writer in
                  switch piece {
                  case .words(let words):
                    writer.key("words")
                    writer.string(words)
                  case .placeholder(let name):
                    writer.key("placeholder")
                    writer.string(name)
                  }
                }
              }
            }
          }
        }
      }
      if let range = text.range {
        let start = places.start(of: range)
        writer.key("location")
        writer.object { writer in
          writer.key("file")
          writer.string(places.path(of: range))
          writer.key("line")
          writer.number(start.line)
          writer.key("column")
          writer.number(start.column)
        }
      }
    }
  }
}

extension TruthTable.Subject {
  /// The field, or what else the text is.
  fileprivate var name: String {
    switch self {
    case .field(let field): field.rawValue
    case .benefit(let index): "benefit-\(index + 1)"
    case .body(let index): "body-\(index + 1)"
    case .element(_, let role): role.rawValue
    case .tierName(let index): "tier-name-\(index + 1)"
    case .productName: "product-name"
    case .productDescription: "product-description"
    case .groupName: "group-name"
    case .system(let word, _): "system:\(word.rawValue)"
    }
  }

  fileprivate var product: String? {
    switch self {
    case .productName(let id), .productDescription(let id): id
    default: nil
    }
  }
}
