import Findings
import SourceFormats

/// A JSON Schema, as far as the one of `paywallgen.yml` goes: a keyword that is not known here fails the test that meets it.
struct Schema {
  let root: Node

  init(_ text: String) throws {
    let reading = readJSON(Array(text.utf8), file: FileID(index: 0))
    guard let root = reading.root, reading.findings.isEmpty else { throw Malformed(findings: reading.findings) }
    self.root = root
  }

  struct Malformed: Error {
    var findings: [Finding]
  }

  /// The schema at a pointer: `#/$defs/paywall`.
  func node(at pointer: String) -> Node? {
    var node: Node? = root
    for part in pointer.split(separator: "/").dropFirst() {
      node = node.flatMap { node in
        guard node.kind == .array else { return node[String(part)] }
        return Int(part).flatMap { node.elements.indices.contains($0) ? node.elements[$0] : nil }
      }
    }
    return node
  }

  /// The objects of which all keys are known.
  var closedObjects: [Node] {
    var found: [Node] = []
    var open = [root]
    while let node = open.popLast() {
      if node["additionalProperties"]?.bool == false { found.append(node) }
      open += node.elements + node.members.map(\.value)
    }
    return found
  }

  /// What is wrong with a value, each with the way to it: `paywalls/pro/order: none of the values`.
  func problems(of value: Node) -> [String] { problems(of: value, by: root, at: "") }

  private func problems(of value: Node, by schema: Node, at path: String) -> [String] {
    var problems: [String] = []
    for keyword in schema.members {
      let demand = keyword.value
      switch keyword.key {
      case "$schema", "title", "description", "default", "$defs": break
      case "$ref":
        guard let target = demand.string.flatMap(node(at:)) else { return ["\(path): no schema to refer to"] }
        problems += self.problems(of: value, by: target, at: path)
      case "type":
        let types = demand.kind == .array ? demand.elements.compactMap(\.string) : [demand.string ?? ""]
        if !types.contains(where: { isType($0, value) }) { problems.append("\(path): not of type \(types)") }
      case "enum":
        if !demand.elements.contains(where: { $0.string != nil && $0.string == value.string }) {
          problems.append("\(path): none of the values")
        }
      case "pattern":
        guard let pattern = demand.string.flatMap({ try? Regex($0) }) else { return ["\(path): no pattern"] }
        if let text = value.string, text.firstMatch(of: pattern) == nil {
          problems.append("\(path): not of the pattern")
        }
      case "minLength":
        if let text = value.string, text.unicodeScalars.count < integer(demand) {
          problems.append("\(path): too short")
        }
      case "minimum": if let number = number(value), number < integer(demand) { problems.append("\(path): too small") }
      case "maximum": if let number = number(value), number > integer(demand) { problems.append("\(path): too large") }
      case "minProperties":
        if value.kind == .object, value.members.count < integer(demand) { problems.append("\(path): too few keys") }
      case "minItems":
        if value.kind == .array, value.elements.count < integer(demand) { problems.append("\(path): too few elements") }
      case "required":
        for key in demand.elements.compactMap(\.string) where value.kind == .object && value[key] == nil {
          problems.append("\(path): lacks '\(key)'")
        }
      case "items":
        for (index, element) in value.elements.enumerated() {
          problems += self.problems(of: element, by: demand, at: "\(path)/\(index)")
        }
      case "properties":
        for member in value.members {
          guard let own = demand[member.key] else { continue }
          problems += self.problems(of: member.value, by: own, at: "\(path)/\(member.key)")
        }
      case "propertyNames":
        for member in value.members where !isName(member.key, demand) {
          problems.append("\(path)/\(member.key): no name")
        }
      case "additionalProperties":
        for member in value.members where schema["properties"]?[member.key] == nil {
          if demand.kind == .object {
            problems += self.problems(of: member.value, by: demand, at: "\(path)/\(member.key)")
          } else if demand.bool == false {
            problems.append("\(path)/\(member.key): unknown")
          }
        }
      case "anyOf":
        let choices = demand.elements.map { self.problems(of: value, by: $0, at: path) }
        if !choices.contains([]) { problems.append("\(path): none of \(choices)") }
      case "not":
        if self.problems(of: value, by: demand, at: path).isEmpty { problems.append("\(path): must not be so") }
      default: problems.append("\(path): keyword '\(keyword.key)' is not known to the test")
      }
    }
    return problems
  }

  /// A key as a value of its own: keys are texts, so only the pattern counts.
  private func isName(_ key: String, _ demand: Node) -> Bool {
    let schema = demand["$ref"]?.string.flatMap(node(at:)) ?? demand
    guard let pattern = schema["pattern"]?.string.flatMap({ try? Regex($0) }) else { return false }
    return key.firstMatch(of: pattern) != nil
  }

  private func isType(_ name: String, _ value: Node) -> Bool {
    switch name {
    case "object": value.kind == .object
    case "array": value.kind == .array
    case "string": value.kind == .string
    case "boolean": value.kind == .bool
    case "number": value.kind == .number
    case "integer": number(value) != nil
    default: false
    }
  }

  private func number(_ value: Node) -> Int? { value.number.flatMap { Int($0) } }

  private func integer(_ demand: Node) -> Int { number(demand) ?? .max }
}
