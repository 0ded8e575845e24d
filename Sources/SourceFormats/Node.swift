import Findings

/// A value of a file, whatever the file's format: JSON, YAML or a strings file all read into trees of nodes.
///
/// A node is a view into the document it was read from: cheap to copy, and every one knows its range.
public struct Node: Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  let document: Document
  let index: Int

  private var entry: Entry { document.entries[index] }

  /// What the value is. A YAML scalar without quotes is a bool, a number or null only where it reads exactly so
  /// (`true`, `false`, JSON's numbers, `null`, `~` or nothing); `no`, `on` and the like are strings.
  public var kind: Kind { entry.kind }

  /// The value as it stands: a string with its quotes, an array or object with its brackets.
  public var range: SourceRange { document.range(of: entry) }

  /// The text of a string, decoded. A YAML scalar without quotes has a text too, whatever else it is, unless it is null.
  public var string: String? { document.string(at: index) }

  /// The digits of a number exactly as they stand, for `Decimal(string:)`.
  public var number: String? { entry.kind == .number ? document.source(at: index) : nil }

  /// Nil for all but `true` and `false`.
  public var bool: Bool? { entry.kind == .bool ? entry.flags.contains(.isTrue) : nil }

  /// Whether a string stands in quotes, as every string of JSON does.
  public var isQuoted: Bool { entry.flags.contains(.quoted) }

  /// Where a part of the string, as UTF-8 offsets in its decoded text, stands in the file: whole escapes, without the quotes. That of the
  /// whole value where text and file differ in more than JSON's escapes.
  public func range(ofText part: Range<Int>) -> SourceRange { document.range(ofText: part, at: index) }

  /// The string with the range of the whole value, quotes included; nil where there is no string.
  public var placedString: Placed<String>? { string.map { Placed($0, at: range) } }
}

extension Node {
  /// A key of an object, with its value. The key is decoded when it is asked for.
  public struct Member: Sendable {
    let document: Document
    let keyIndex: Int

    /// The key, decoded.
    public var key: String { document.keyText(at: keyIndex) }
    /// The key as it stands, with its quotes.
    public var keyRange: SourceRange { document.range(of: document.entries[keyIndex]) }
    public var value: Node { Node(document: document, index: keyIndex + 1) }

    /// Whether the key is this one, compared byte for byte.
    public func hasKey(_ key: String) -> Bool { document.isKey(at: keyIndex, key) }
  }

  /// The elements of an array, in the file's order; empty for anything else.
  public var elements: [Node] {
    var elements: [Node] = []
    forEachElement { elements.append($0) }
    return elements
  }

  /// The members of an object in the file's order, duplicates included; empty for anything else.
  public var members: [Member] {
    var members: [Member] = []
    forEachMember { members.append($0) }
    return members
  }

  /// `elements`, without the array.
  public func forEachElement<Failure: Error>(_ body: (Node) throws(Failure) -> Void) throws(Failure) {
    guard kind == .array else { return }
    let end = document.indexAfter(index)
    var child = index + 1
    while child < end {
      try body(Node(document: document, index: child))
      child = document.indexAfter(child)
    }
  }

  /// `members`, without the array.
  public func forEachMember<Failure: Error>(_ body: (Member) throws(Failure) -> Void) throws(Failure) {
    guard kind == .object else { return }
    let end = document.indexAfter(index)
    var key = index + 1
    while key < end {
      try body(Member(document: document, keyIndex: key))
      key = document.indexAfter(key + 1)
    }
  }

  /// The first member with a key, compared byte for byte. The cost is that of walking over the members before it:
  /// where many keys of a big object are wanted, walk over its members once instead.
  public func member(_ key: String) -> Member? {
    guard kind == .object else { return nil }
    let end = document.indexAfter(index)
    var child = index + 1
    while child < end {
      if document.isKey(at: child, key) { return Member(document: document, keyIndex: child) }
      child = document.indexAfter(child + 1)
    }
    return nil
  }

  /// The value of the first member with a key; see `member(_:)`.
  public subscript(key: String) -> Node? { member(key)?.value }
}

/// What reading a file gave: the tree as far as it could be understood, and what was wrong.
public struct Reading: Sendable {
  /// Nil where nothing could be understood.
  public var root: Node?
  public var findings: [Finding]

  public init(root: Node?, findings: [Finding]) {
    self.root = root
    self.findings = findings
  }
}
