extension Shape {
  /// Every value as a row of a Markdown table: name, type, meaning. `plans[].name` is the name of each of the plans.
  public func markdownTable() -> String {
    var rows = ["| value | type | meaning |", "|---|---|---|"]
    appendRows(under: "", to: &rows)
    return rows.joined(separator: "\n") + "\n"
  }

  private func appendRows(under path: String, to rows: inout [String]) {
    switch self {
    case .text, .markup, .flag: break
    case .optional(let shape): shape.appendRows(under: path, to: &rows)
    case .list(let item): item.appendRows(under: path + "[]", to: &rows)
    case .object(let fields):
      for field in fields {
        let name = path.isEmpty ? field.name : path + "." + field.name
        let meaning = field.meaning.replacing("|", with: "\\|").replacing("\n", with: " ")
        rows.append("| `\(name)` | \(field.shape.typeName) | \(meaning) |")
        field.shape.appendRows(under: name, to: &rows)
      }
    }
  }

  private var typeName: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "flag"
    case .object: "object"
    case .optional(let shape): shape.typeName + ", optional"
    case .list(let item): "list of " + item.pluralTypeName
    }
  }

  private var pluralTypeName: String {
    switch self {
    case .text: "texts"
    case .markup: "markup"
    case .flag: "flags"
    case .object: "objects"
    case .optional(let shape): shape.pluralTypeName
    case .list(let item): "lists of " + item.pluralTypeName
    }
  }
}
