import Findings

/// One value or key of a document, in the order of the file: an object is followed by its keys and values in turn, an array
/// by its elements. Flat and free of references, so that a document of a million values is two allocations.
struct Entry {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let isTrue = Flags(rawValue: 1)
    /// Stands in quotes.
    static let quoted = Flags(rawValue: 2)
    /// Has JSON escapes: the text differs from the bytes between the quotes.
    static let escaped = Flags(rawValue: 4)
    /// The text was decoded by the reader: `payload` is its index among the document's texts.
    static let decoded = Flags(rawValue: 8)
  }

  var start: UInt32
  var end: UInt32
  /// Of an array or object: the index behind its last descendant. Of a decoded scalar: the index of its text.
  var payload: UInt32
  var kind: Node.Kind
  var flags: Flags
}

/// The storage that the nodes of one file share.
final class Document: Sendable {
  let file: FileID
  /// The file as it lies on disk; the offsets of entries refer to it.
  let bytes: [UInt8]
  let entries: [Entry]
  /// The texts of formats whose scalars are decoded while reading.
  let texts: [String]

  init(file: FileID, bytes: [UInt8], entries: [Entry], texts: [String] = []) {
    self.file = file
    self.bytes = bytes
    self.entries = entries
    self.texts = texts
  }

  func range(of entry: Entry) -> SourceRange { SourceRange(file: file, start: entry.start, end: entry.end) }

  /// The index of the entry that follows a value and all that is in it.
  func indexAfter(_ index: Int) -> Int {
    let entry = entries[index]
    return entry.kind == .array || entry.kind == .object ? Int(entry.payload) : index + 1
  }

  /// The bytes of an entry, cut to what the file has.
  private func slice(_ start: Int, _ end: Int) -> ArraySlice<UInt8> {
    let start = min(start, bytes.count)
    return bytes[start..<max(start, min(end, bytes.count))]
  }

  /// The text of a scalar as it stands.
  func source(at index: Int) -> String {
    let entry = entries[index]
    if entry.flags.contains(.decoded) { return texts[Int(entry.payload)] }
    return String(decoding: slice(Int(entry.start), Int(entry.end)), as: UTF8.self)
  }

  func string(at index: Int) -> String? {
    let entry = entries[index]
    if entry.flags.contains(.decoded) { return entry.kind == .null ? nil : texts[Int(entry.payload)] }
    return entry.kind == .string ? keyText(at: index) : nil
  }

  /// The text of a key, whatever its kind.
  func keyText(at index: Int) -> String {
    let entry = entries[index]
    if entry.flags.contains(.decoded) { return texts[Int(entry.payload)] }
    let content = slice(Int(entry.start) + 1, Int(entry.end) - 1)
    if entry.flags.contains(.escaped) { return String(decoding: decodeJSONString(content), as: UTF8.self) }
    return String(decoding: content, as: UTF8.self)
  }

  func isKey(at index: Int, _ key: String) -> Bool {
    let entry = entries[index]
    if entry.flags.contains(.decoded) { return texts[Int(entry.payload)].utf8.elementsEqual(key.utf8) }
    if entry.flags.contains(.escaped) { return keyText(at: index).utf8.elementsEqual(key.utf8) }
    guard Int(entry.end) - Int(entry.start) - 2 == key.utf8.count else { return false }
    return slice(Int(entry.start) + 1, Int(entry.end) - 1).elementsEqual(key.utf8)
  }

  /// The place of a part of a scalar's text; see `Node.range(ofText:)`.
  func range(ofText part: Range<Int>, at index: Int) -> SourceRange {
    let entry = entries[index]
    let quote = entry.flags.contains(.quoted) ? 1 : 0
    let content = slice(Int(entry.start) + quote, Int(entry.end) - quote)
    if entry.flags.contains(.escaped) {
      return SourceRange(file: file, sourceIndices(of: part.clamped(to: 0..<Int.max), in: content))
    }
    if entry.flags.contains(.decoded), !content.elementsEqual(texts[Int(entry.payload)].utf8) {
      return range(of: entry)
    }
    let indices = content.startIndex..<content.endIndex
    let start = min(indices.lowerBound + min(max(0, part.lowerBound), content.count), indices.upperBound)
    return SourceRange(file: file, start..<max(start, indices.lowerBound + min(max(0, part.upperBound), content.count)))
  }
}
