import Findings

/// A value of a file, whatever the file's format: JSON, YAML, a property list or a strings file all read into trees of nodes.
///
/// A node is a view into the document it was read from: cheap to copy, and every one knows its range.
public struct Node: Sendable {
  public enum Kind: Hashable, Sendable {
    case null, bool, number, string, array, object
  }

  /// A key of an object, with its value.
  public struct Member: Sendable {
    /// The key, decoded.
    public var key: String
    /// The key as it stands, with its quotes.
    public var keyRange: SourceRange
    public var value: Node
  }

  public var kind: Kind { fatalError() }
  /// The value as it stands: a string with its quotes, an array or object with its brackets.
  public var range: SourceRange { fatalError() }
  /// The text of a string, decoded. A YAML scalar without quotes is a string too, whatever else it is.
  public var string: String? { fatalError() }
  /// The digits of a number exactly as they stand, for `Decimal(string:)`.
  public var number: String? { fatalError() }
  public var bool: Bool? { fatalError() }
  /// The elements of an array; empty for anything else.
  public var elements: [Node] { fatalError() }
  /// The members of an object in the file's order, duplicates included; empty for anything else.
  public var members: [Member] { fatalError() }
  /// The first member with a key.
  public subscript(key: String) -> Node? { fatalError() }
}

/// What reading a file gave: the tree as far as it could be understood, and what was wrong.
public struct Reading: Sendable {
  /// Nil where nothing could be understood.
  public var root: Node?
  public var findings: [Finding]
}

public func readJSON(_ bytes: [UInt8], file: FileID) -> Reading { fatalError() }
public func readYAML(_ bytes: [UInt8], file: FileID) -> Reading { fatalError() }
