import Findings
import Foundation
import SourceFormats

/// What developers wrote beside a key, for translators and for tools.
public struct KeyComment: Sendable {
  public var text: String
  /// The key with all that the table says about it.
  public var entry: SourceRange
  private let node: Node

  init(_ text: String, of entry: SourceRange, in node: Node) {
    self.text = text
    self.entry = entry
    self.node = node
  }

  /// Where a part of the text, as UTF-8 offsets, stands in the file.
  public func range(ofText part: Range<Int>) -> SourceRange { node.range(ofText: part) }
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
