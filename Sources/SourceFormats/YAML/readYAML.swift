import CYAML
import Findings

/// Reads a YAML document in UTF-8, with or without a byte order mark: a whole file, or the part of one (the front matter of a
/// Markdown file) that `range` gives, without its `---` lines. Ranges are offsets in the whole file either way.
///
/// Only `true` and `false` are booleans: a locale `no` stays the text 'no'. A number is what JSON takes for one, and keeps its digits (`1.10`).
/// Every scalar but null also has its text. An empty document is a null node. Tags are not looked at; aliases stand for a copy of what
/// they name, up to 10,000 values; nesting is limited to 64 levels.
///
/// What is wrong becomes a finding at its place: `malformed-yaml`, `duplicate-key`, `yaml-alias-limit` or `merge-conflict-marker`.
public func readYAML(_ bytes: [UInt8], file: FileID, within range: Range<Int>? = nil) -> Reading {
  let slug = "malformed-yaml"
  var range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
  func refused(_ message: String, help: String = "", at place: Range<Int>) -> Reading {
    let finding = Finding.input(slug, message, help: help, at: SourceRange(file: file, place))
    return Reading(root: nil, findings: [finding])
  }
  guard bytes.count < UInt32.max else { return refused("File is larger than 4 GB", at: 0..<0) }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
    return refused("UTF-16 file, expected UTF-8", help: "Save the file as UTF-8", at: 0..<0)
  }
  if bytes[range].starts(with: [0xEF, 0xBB, 0xBF]) { range = range.lowerBound + 3..<range.upperBound }
  if let marker = mergeMarker(in: bytes, within: range) {
    return Reading(root: nil, findings: [mergeMarkerFinding(at: marker, file: file)])
  }
  if let bad = firstInvalidUTF8(in: bytes, within: range) {
    return refused("Invalid UTF-8", help: "Save the file as UTF-8", at: bad..<bad + 1)
  }
  let (tree, isComplete) = bytes.withUnsafeBufferPointer { buffer in
    let text = UnsafeBufferPointer(rebasing: buffer[range])
    var tree = YAMLTree(text: text, base: range.lowerBound, file: file)
    let isComplete = parseEvents(of: text, into: &tree)
    return (tree, isComplete)
  }
  guard isComplete else { return Reading(root: nil, findings: tree.faults.findings) }
  let document = Document(file: file, bytes: bytes, entries: tree.entries, texts: tree.texts)
  return Reading(root: Node(document: document, index: 0), findings: tree.faults.findings)
}

/// Runs libyaml over a text. False where it is not YAML.
private func parseEvents(of text: UnsafeBufferPointer<UInt8>, into tree: inout YAMLTree) -> Bool {
  // The parser keeps its own address, so it must not move.
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  guard yaml_parser_initialize(parser) == 1 else { return tree.refuse("Not enough memory to read the file", at: 0..<0) }
  defer { yaml_parser_delete(parser) }
  yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  while true {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { return tree.refuse(YAMLProblem(parser.pointee)) }
    defer { yaml_event_delete(&event) }
    switch tree.take(event) {
    case .goOn: continue
    case .done: return true
    case .stop: return false
    }
  }
}
