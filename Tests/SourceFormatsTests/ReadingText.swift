import Findings
import SourceFormats

let file = FileID(index: 0)

/// A reading as text, so that a test can compare all of it: the tree in JSON's spelling, then one line a finding with the text of
/// its range in brackets.
func described(_ reading: Reading, of bytes: [UInt8]) -> [String] {
  var lines = [reading.root.map(describedTree) ?? "nothing"]
  for finding in reading.findings {
    lines.append("\(finding.rule): \(finding.message) [\(text(finding.at, of: bytes))] at \(finding.at.start)")
  }
  return lines
}

func describedJSON(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return described(readJSON(bytes, file: file), of: bytes)
}

func text(_ range: SourceRange, of bytes: [UInt8]) -> String {
  String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
}

func describedTree(_ node: Node) -> String {
  switch node.kind {
  case .null: "null"
  case .bool: node.bool == true ? "true" : "false"
  case .number: node.number ?? "no number"
  case .string: "\"\(node.string ?? "no string")\""
  case .array: "[" + node.elements.map(describedTree).joined(separator: ", ") + "]"
  case .object: "{" + node.members.map { "\($0.key): \(describedTree($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// The ranges of a tree's values and keys, as the text that stands there, in the order of the file.
func rangeTexts(_ node: Node, of bytes: [UInt8]) -> [String] {
  var texts = [text(node.range, of: bytes)]
  for element in node.elements { texts += rangeTexts(element, of: bytes) }
  for member in node.members {
    texts.append(text(member.keyRange, of: bytes))
    texts += rangeTexts(member.value, of: bytes)
  }
  return texts
}
