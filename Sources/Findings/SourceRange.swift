/// A file among those that one run has read. Only `SourceFiles` makes them.
public struct FileID: Hashable, Comparable, Sendable {
  public let index: UInt32

  public init(index: UInt32) {
    self.index = index
  }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A stretch of a file, as UTF-8 offsets from its first byte. Line and column are computed when a place is printed.
public struct SourceRange: Hashable, Sendable {
  public var file: FileID
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset behind the last byte; equal to `start` where something is absent.
  public var end: UInt32

  public init(file: FileID, start: UInt32, end: UInt32) {
    self.file = file
    self.start = start
    self.end = end
  }

  public init(file: FileID, _ range: Range<Int>) {
    self.init(file: file, start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
  }

  /// The very beginning of a file, where a finding about the whole file points.
  public static func start(of file: FileID) -> SourceRange { SourceRange(file: file, start: 0, end: 0) }
}

/// A value and the place it was read from.
public struct Placed<Value: Sendable>: Sendable {
  public var value: Value
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  public func map<Other: Sendable>(_ transform: (Value) throws -> Other) rethrows -> Placed<Other> {
    Placed<Other>(try transform(value), at: range)
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
