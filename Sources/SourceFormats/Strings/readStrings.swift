import Findings

/// Reads a `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16 of either byte order, with or without a byte order
/// mark. Keys and values may stand without quotes where they are plain words; `"key";` has its key for value. The root is an object
/// of strings. A file that was saved as a property list in XML is read as that, as apps do. Ranges are offsets in the file as it lies on disk.
///
/// What is wrong becomes a finding at its place: `malformed-strings`, `duplicate-key` or `merge-conflict-marker`. A missing `;` or `=` and bad
/// characters leave the tree usable; anything else leaves no root.
public func readStrings(_ bytes: [UInt8], file: FileID) -> Reading {
  func refused(_ message: String, help: String = "") -> Reading {
    Reading(
      root: nil, findings: [.input(StringsParser.slug, message, help: help, at: .start(of: file))])
  }
  guard bytes.count < UInt32.max else { return refused("File is larger than 4 GB") }
  if bytes.starts(with: "bplist".utf8) {
    return refused(
      "Binary property list, expected text", help: "Take the file from the sources, not from the built app")
  }
  let text = StringsText(bytes)
  if let marker = mergeMarker(in: text.bytes, within: text.bytes.indices, separatorCounts: false) {
    return Reading(root: nil, findings: [mergeMarkerFinding(at: text.place(marker), file: file)])
  }
  if text.isPropertyList { return readStringsPropertyList(bytes, file: file) }
  var parser = StringsParser(text: text, file: file)
  guard parser.parse() else { return Reading(root: nil, findings: parser.faults.findings) }
  let document = Document(file: file, bytes: bytes, entries: parser.entries, texts: parser.texts)
  return Reading(root: Node(document: document, index: 0), findings: parser.faults.findings)
}

/// Reads a strings file in the form of a property list: a dictionary of texts.
private func readStringsPropertyList(_ bytes: [UInt8], file: FileID) -> Reading {
  let reading = readPropertyList(bytes, file: file)
  guard let root = reading.root else { return reading }
  guard root.kind == .object else {
    let finding = Finding.input(
      StringsParser.slug, "Property list holds no texts by key", help: "its outermost element is a <dict>",
      at: root.range)
    return Reading(root: nil, findings: reading.findings + [finding])
  }
  var faults = FaultList(file: file)
  root.forEachMember { member in
    guard member.value.kind != .string else { return }
    let range = Int(member.value.range.start)..<Int(member.value.range.end)
    faults.malformed(
      StringsParser.slug, "Value of '\(member.key)' is no text", help: "write it as <string>…</string>", at: range)
  }
  return Reading(root: root, findings: reading.findings + faults.findings)
}
