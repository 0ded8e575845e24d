import Findings
import Foundation
import SourceFormats

/// What developers wrote beside a key, for translators and for tools.
public struct KeyComment: Sendable {
  public var text: String
  /// The key with all that the table says about it.
  public var entry: SourceRange
  /// The value whose text it is; nil where it stands in the file as it is.
  private let node: Node?
  /// Where it begins in the file, where it stands there as it is.
  private let start: Int

  init(_ text: String, of entry: SourceRange, in node: Node) {
    self.text = text
    self.entry = entry
    self.node = node
    start = 0
  }

  /// A comment of a file that is said of the whole file.
  init(_ text: String, of entry: SourceRange, from start: Int) {
    self.text = text
    self.entry = entry
    node = nil
    self.start = start
  }

  /// Where a part of the text, as UTF-8 offsets, stands in the file.
  public func range(ofText part: Range<Int>) -> SourceRange {
    node?.range(ofText: part)
      ?? SourceRange(file: entry.file, (start + part.lowerBound)..<(start + part.upperBound))
  }
}

extension CopyFile {
  /// The comments of a copy file that hold a mark, in the order of the file: `<!-- … -->` in its body, and lines that begin with `#` in its front
  /// matter. Each is said of the whole file.
  public static func comments(with mark: String, in bytes: [UInt8], file: FileID) -> [KeyComment] {
    let mark = Array(mark.utf8)
    guard holds(bytes, mark) else { return [] }
    let parts = FrontMatter(in: bytes)
    let entry = SourceRange(file: file, 0..<bytes.count)
    var found: [KeyComment] = []
    func add(_ range: Range<Int>) {
      let part = Array(bytes[range])
      // Other spellings than UTF-8 were told of, and their offsets would be wrong.
      guard holds(part, mark), let text = String(validating: part, as: UTF8.self) else { return }
      found.append(KeyComment(text, of: entry, from: range.lowerBound))
    }
    if let header = parts.header {
      var start = header.lowerBound
      while start < header.upperBound {
        let end = bytes[start..<header.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? header.upperBound
        if bytes[start..<end].first(where: { $0 != 0x20 && $0 != 0x09 }) == UInt8(ascii: "#") { add(start..<end) }
        start = end + 1
      }
    }
    var start = parts.body.lowerBound
    let (opening, closing) = (Array("<!--".utf8), Array("-->".utf8))
    while let open = bytes[start..<parts.body.upperBound].firstRange(of: opening)?.upperBound,
      let close = bytes[open..<parts.body.upperBound].firstRange(of: closing)
    {
      add(open..<close.lowerBound)
      start = close.upperBound
    }
    return found
  }
}

/// The comments of a string catalog that hold a mark. The mark is plain ASCII, which no JSON writer escapes: a file without its bytes has none.
func keyComments(with mark: String, in members: [Node.Member], of bytes: [UInt8]) -> [KeyComment] {
  guard holds(bytes, Array(mark.utf8)) else { return [] }
  return members.compactMap { member in
    guard let node = member.value["comment"], let text = node.string, text.contains(mark) else { return nil }
    let (key, value) = (member.keyRange, member.value.range)
    return KeyComment(text, of: SourceRange(file: key.file, start: key.start, end: value.end), in: node)
  }
}

private func holds(_ bytes: [UInt8], _ mark: [UInt8]) -> Bool {
  guard let first = mark.first else { return true }
  return bytes.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress else { return false }
    var index = 0
    while index + mark.count <= bytes.count, let found = memchr(base + index, Int32(first), bytes.count - index) {
      index = base.distance(to: UnsafeRawPointer(found))
      if index + mark.count <= bytes.count, bytes[index..<index + mark.count].elementsEqual(mark) { return true }
      index += 1
    }
    return false
  }
}
