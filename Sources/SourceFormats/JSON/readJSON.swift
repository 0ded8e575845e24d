import Findings

/// Reads a JSON file (RFC 8259) in UTF-8, with or without a byte order mark.
///
/// What is wrong becomes a finding at its place: `malformed-json`, `duplicate-key` or `merge-conflict-marker`. A trailing or missing comma, a
/// comment, a wrong word or number and bad characters in a string leave the tree usable; anything else leaves no root. Nesting is
/// limited by memory alone. The cost is linear in the size of the file.
public func readJSON(_ bytes: [UInt8], file: FileID) -> Reading {
  let slug = "malformed-json"
  func refused(_ message: String, help: String = "") -> Reading {
    Reading(root: nil, findings: [.input(slug, message, help: help, at: .start(of: file))])
  }
  guard bytes.count < UInt32.max else { return refused("File is larger than 4 GB") }
  if isUTF16(bytes) { return refused("UTF-16 file, but JSON is UTF-8", help: "Save the file as UTF-8") }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var isComplete = false
  var faults = FaultList(file: file)
  let entries = bytes.withUnsafeBufferPointer { bytes in
    [Entry](unsafeUninitializedCapacity: jsonEntryLimit(of: bytes)) { entries, count in
      var parser = JSONParser(bytes: bytes, at: start, file: file, entries: entries)
      isComplete = parser.parse()
      faults = parser.faults
      count = parser.entryCount
    }
  }
  // Between values a marker is always a fault, and strings cannot hold one: a sound file needs no search.
  if faults.isMalformed, let marker = mergeMarker(in: bytes, within: start..<bytes.count) {
    return Reading(root: nil, findings: [mergeMarkerFinding(at: marker, file: file)])
  }
  guard isComplete else { return Reading(root: nil, findings: faults.findings) }
  let document = Document(file: file, bytes: bytes, entries: entries)
  return Reading(root: Node(document: document, index: 0), findings: faults.findings)
}

/// Whether a file is UTF-16 by its byte order mark or by the zero beside its first character, which in JSON is ASCII.
private func isUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count >= 2 else { return false }
  switch (bytes[0], bytes[1]) {
  case (0xFE, 0xFF), (0xFF, 0xFE): return true
  case (0, 0): return false
  case (0, _), (_, 0): return true
  default: return false
  }
}
