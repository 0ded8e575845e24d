import Foundation

/// As much of JSON Schema as the project's own schemas use; a keyword that it does not know is an error, so that none is silently left out.
struct JSONSchema {
  let root: [String: Any]

  init(_ bytes: Data) throws {
    root = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, as paths with reasons.
  func errors(in document: Data) throws -> [String] {
    check(try JSONSerialization.jsonObject(with: document), root, at: "")
  }

  private func check(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { check(value, $0.key, $0.value, schema, at: path) }
  }

  private func check(_ value: Any, _ keyword: String, _ wanted: Any, _ schema: [String: Any], at path: String)
    -> [String]
  {
    func holds(_ isTrue: Bool) -> [String] { isTrue ? [] : ["\(path): \(keyword) \(wanted)"] }
    switch keyword {
    case "$schema", "title", "$defs": return []
    case "$ref":
      let name = (wanted as? String)?.split(separator: "/").last.map(String.init) ?? ""
      let definition = (root["$defs"] as? [String: Any])?[name] as? [String: Any]
      return definition.map { check(value, $0, at: path) } ?? ["\(path): no definition \(name)"]
    case "type":
      let types = wanted as? [String] ?? [wanted as? String ?? ""]
      return holds(types.contains { isOfType(value, $0) })
    case "const": return holds((value as? NSObject)?.isEqual(wanted) ?? false)
    case "enum": return holds((wanted as? [Any])?.contains { (value as? NSObject)?.isEqual($0) ?? false } ?? false)
    case "pattern":
      guard let text = value as? String, let pattern = wanted as? String else { return [] }
      return holds(text.range(of: pattern, options: .regularExpression) != nil)
    case "minLength": return holds((value as? String)?.count ?? 1 >= wanted as? Int ?? 0)
    case "minimum": return holds((value as? Double) ?? 0 >= wanted as? Double ?? 0)
    case "required":
      let keys = wanted as? [String] ?? []
      return (value as? [String: Any]).map { object in
        keys.filter { object[$0] == nil }.map { "\(path): \($0) is absent" }
      } ?? []
    case "properties":
      guard let object = value as? [String: Any], let properties = wanted as? [String: [String: Any]] else { return [] }
      return object.sorted { $0.key < $1.key }.flatMap { key, value in
        properties[key].map { check(value, $0, at: "\(path)/\(key)") } ?? []
      }
    case "additionalProperties":
      let known = (schema["properties"] as? [String: Any] ?? [:]).keys
      return (value as? [String: Any])?.keys.filter { !known.contains($0) }.map { "\(path): \($0) is unknown" } ?? []
    case "items":
      guard let list = value as? [Any], let item = wanted as? [String: Any] else { return [] }
      return list.enumerated().flatMap { check($1, item, at: "\(path)/\($0)") }
    case "anyOf", "oneOf":
      let fitting = (wanted as? [[String: Any]] ?? []).count { check(value, $0, at: path).isEmpty }
      return holds(keyword == "anyOf" ? fitting > 0 : fitting == 1)
    default: return ["\(path): keyword \(keyword) is not known"]
    }
  }

  private func isOfType(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": value is Bool
    case "number": value is NSNumber
    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }
}
