import Findings

/// Reads a property list in XML (`.stringsdict`, `Info.plist`) in UTF-8: `dict` becomes an object, `array` an array, `integer` and `real` numbers,
/// `true` and `false` booleans, and `string`, `date` and `data` strings. Ranges hold the tags; of `<string>` too.
///
/// What is wrong becomes a finding at its place, and but for a key without a value leaves no root: `malformed-plist`, `duplicate-key` or
/// `merge-conflict-marker`. The binary form is refused, entities that a document declares itself are too. Nesting is limited by memory alone.
public func readPropertyList(_ bytes: [UInt8], file: FileID) -> Reading {
  func refused(_ message: String, help: String = "", at place: Range<Int> = 0..<0) -> Reading {
    let finding = Finding.input(PropertyListParser.slug, message, help: help, at: SourceRange(file: file, place))
    return Reading(root: nil, findings: [finding])
  }
  guard bytes.count < UInt32.max else { return refused("File is larger than 4 GB") }
  if bytes.starts(with: "bplist".utf8) {
    return refused("Binary property list, expected XML", help: "Take the file from the sources, not from the built app")
  }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
    return refused("UTF-16 file, expected UTF-8", help: "Save the file as UTF-8")
  }
  if let marker = mergeMarker(in: bytes, within: bytes.indices) {
    return Reading(root: nil, findings: [mergeMarkerFinding(at: marker, file: file)])
  }
  if let bad = firstInvalidUTF8(in: bytes, within: bytes.indices) {
    return refused("Invalid UTF-8", help: "Save the file as UTF-8", at: bad..<bad + 1)
  }
  var parser = PropertyListParser(bytes: bytes, file: file)
  guard parser.parse() else { return Reading(root: nil, findings: parser.faults.findings) }
  let document = Document(file: file, bytes: bytes, entries: parser.entries, texts: parser.texts)
  return Reading(root: Node(document: document, index: 0), findings: parser.faults.findings)
}
