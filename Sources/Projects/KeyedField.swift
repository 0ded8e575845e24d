import Findings
import SourceFormats
import Words

/// A field of `text:` in the configuration: its words are in string tables, under keys.
struct KeyedField {
  var field: CopyField
  var range: SourceRange
  var forms: [Form]

  /// One of its texts; the key says what it is for, as in copy.
  struct Form {
    var key: String
    var text: KeyedText
  }

  /// The fields that a configuration declares, in its order.
  ///
  /// - Parameters:
  ///   - node: the paywall's `text:`; nil where there is none.
  ///   - forms: the keys that forms may have.
  ///   - paywall: the paywall's name.
  static func all(
    in node: Node?, forms known: Set<String>, of paywall: String, noting findings: inout [Finding]
  ) -> [KeyedField] {
    guard let node else { return [] }
    findings += Fields(node, keys: CopyField.allCases.map(\.rawValue), of: "'text'").findings
    var result: [KeyedField] = []
    for member in node.members {
      guard let field = CopyField(rawValue: member.key) else { continue }
      var forms: [Form] = []
      if member.value.kind == .object, KeyedText.keys.allSatisfy({ member.value[$0] == nil }) {
        for form in member.value.members {
          if !known.contains(form.key) {
            findings.append(.unknownForm(Placed(form.key, at: form.keyRange), among: known, of: paywall))
          }
          if let text = KeyedText(form.value, field: member.key, noting: &findings) {
            forms.append(Form(key: form.key, text: text))
          }
        }
      } else if let text = KeyedText(member.value, field: member.key, noting: &findings) {
        forms = [Form(key: FieldWords.defaultKey, text: text)]
      }
      if !forms.isEmpty { result.append(KeyedField(field: field, range: member.keyRange, forms: forms)) }
    }
    return result
  }
}

/// A text in a string table, and what is passed for its placeholders.
struct KeyedText {
  var key: Placed<String>
  /// Nil for one whose name is no variable: the others keep their places.
  var arguments: [Variable?]

  static let keys = ["key", "arguments"]

  /// Reads `{ key: paywall.title, arguments: [product.price] }`, or the key alone; nil where there is no key.
  init?(_ node: Node, field: String, noting findings: inout [Finding]) {
    if let key = node.placedString {
      self.key = key
      arguments = []
      return
    }
    var fields = Fields(node, keys: KeyedText.keys, of: "'\(field)'")
    let key = fields.text("key")
    arguments = []
    for name in fields.texts("arguments") ?? [] {
      let variable = Variable(rawValue: name.value)
      if variable == nil { fields.note(.unknownVariable(name)) }
      arguments.append(variable)
    }
    if key == nil, fields.findings.isEmpty {
      fields.note(.input("missing-key", "A text needs 'key'", at: node.range))
    }
    findings += fields.findings
    guard let key else { return nil }
    self.key = key
  }
}

extension Finding {
  static func unknownVariable(_ name: Placed<String>) -> Finding {
    .input(
      "unknown-variable", "'\(name.value)' is no variable",
      help: .suggestion(for: name.value, among: Variable.allCases.map(\.rawValue)), at: name.range)
  }

  static func unknownForm(_ key: Placed<String>, among known: Set<String>, of paywall: String) -> Finding {
    .input(
      "unknown-form", "'\(key.value)' is no situation, tier or product of paywall '\(paywall)'",
      help: .suggestion(for: key.value, among: known.sorted()), at: key.range)
  }
}
