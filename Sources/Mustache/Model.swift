/// What a template is rendered with: texts, flags, lists and objects in flat memory, without a reference count per value.
///
/// A `ModelBuilder` makes it. Reading it from several threads at once is safe and does not touch shared memory.
public struct Model: Sendable {
  let values: ModelValues
  var root: UInt32
}

/// A model's values, whose memory is freed with them. They change no more, but where a builder takes back what nobody else has.
final class ModelValues: @unchecked Sendable {
  private(set) var bytes: ByteSink
  /// Never empty: the first three are *absent*, *false* and *true*.
  private(set) var nodes: RawStack<ModelNode>
  private(set) var members: RawStack<ModelMember>

  /// Those of the empty model.
  static let none = ModelValues()

  init(bytes: ByteSink, nodes: RawStack<ModelNode>, members: RawStack<ModelMember>) {
    self.bytes = bytes
    self.nodes = nodes
    self.members = members
  }

  convenience init() {
    var nodes = RawStack<ModelNode>(capacity: 64)
    for kind in [ModelNode.Kind.absent, .no, .yes] { nodes.push(ModelNode(kind: kind)) }
    self.init(bytes: ByteSink(), nodes: nodes, members: RawStack(capacity: 64))
  }

  deinit {
    bytes.free()
    nodes.free()
    members.free()
  }

  /// Gives the memory away, and is the empty model's from then on.
  func take() -> (bytes: ByteSink, nodes: RawStack<ModelNode>, members: RawStack<ModelMember>) {
    let taken = (bytes, nodes, members)
    bytes = ByteSink(capacity: 1)
    nodes = RawStack(capacity: 1)
    nodes.push(ModelNode(kind: .absent))
    members = RawStack(capacity: 1)
    return taken
  }

  /// A copy of what stands before a mark.
  func copy(upTo mark: ModelMark) -> ModelValues {
    let copy = ModelValues()
    copy.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes.bytes[..<min(mark.bytes, bytes.count)]))
    copy.nodes.cut(to: 0)
    if let first = nodes.elements.baseAddress { copy.nodes.push(first, count: min(mark.nodes, nodes.count)) }
    if let first = members.elements.baseAddress { copy.members.push(first, count: min(mark.members, members.count)) }
    return copy
  }
}

/// A value in a model, or several: a reference may be put into as many lists and objects of its model as needed.
public struct ModelReference: Hashable, Sendable {
  let node: UInt32

  /// Nothing: a section over it is skipped and it prints nothing. Where it is set, it hides a value of the same name further out.
  public static let absent = ModelReference(node: 0)
}

/// Bytes that lie in a model already, so that several texts can use them.
public struct StoredBytes: Hashable, Sendable {
  let offset: UInt32
  let count: UInt32

  /// No bytes.
  public static let none = StoredBytes(offset: 0, count: 0)

  /// A part of them; empty where the range is not within them.
  public subscript(range: Range<Int>) -> StoredBytes {
    guard range.lowerBound >= 0, range.upperBound <= Int(count) else { return StoredBytes(offset: offset, count: 0) }
    return StoredBytes(offset: offset + UInt32(range.lowerBound), count: UInt32(range.count))
  }
}

/// How far a model was built. What stands before a mark is the same in all models that were built on from there.
public struct ModelMark: Hashable, Sendable {
  let bytes: Int
  let nodes: Int
  let members: Int

  /// Where every model begins.
  public static let start = ModelMark(bytes: 0, nodes: 3, members: 0)
}

struct ModelNode: BitwiseCopyable, Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    case absent, no, yes, text, markup, list, object
  }

  var kind: Kind
  /// Text: the offset of its first byte. List: its first member. Object: the first of its header, its members follow.
  var start: UInt32 = 0
  /// Of bytes or members (without the header).
  var count: UInt32 = 0

  static let absent: UInt32 = 0
  static let no: UInt32 = 1
  static let yes: UInt32 = 2
}

/// An item of a list (whose symbol means nothing) or a member of an object.
struct ModelMember: BitwiseCopyable, Sendable {
  var bits: UInt64

  init(symbol: UInt32, node: UInt32) { bits = UInt64(symbol) | UInt64(node) << 32 }

  init(bits: UInt64) { self.bits = bits }

  var symbol: UInt32 { UInt32(truncatingIfNeeded: bits) }
  var node: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }

  /// An object begins with 256 bits: one is set where a symbol with these last eight bits is in it. Most objects on the stack do not hold the name
  /// looked for, and need not be searched. Few sites have more names than that, so hardly one is searched in vain.
  static let maskCount = 4
  /// Behind the masks stands the object that this one is laid over; *absent* for none.
  static let baseIndex = 4
  static let headerCount = 5

  /// Which of an object's masks has the bit of a symbol.
  @inline(__always)
  static func maskIndex(_ symbol: UInt32) -> Int { Int(symbol >> 6 & 3) }

  /// The bit of a symbol in that mask.
  @inline(__always)
  static func bit(_ symbol: UInt32) -> UInt64 { 1 &<< UInt64(symbol) }
}
