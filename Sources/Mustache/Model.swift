/// What a template is rendered with: texts, flags, lists and objects in a few flat arrays, without a reference count per value.
///
/// A `ModelBuilder` makes it. Reading it from several threads at once is safe and does not touch shared memory.
public struct Model: Sendable {
  var bytes: [UInt8]
  /// Never empty: the first three are *absent*, *false* and *true*.
  var nodes: [ModelNode]
  var members: [ModelMember]
  var root: UInt32
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
}

struct ModelNode: Sendable {
  enum Kind: UInt8, Sendable {
    case absent, no, yes, text, markup, list, object
  }

  var kind: Kind
  /// Text: the offset of its first byte. List: its first member. Object: the first of its mask, its members follow.
  var start: UInt32 = 0
  /// Of bytes or members (without the mask).
  var count: UInt32 = 0

  static let absent: UInt32 = 0
  static let no: UInt32 = 1
  static let yes: UInt32 = 2
}

/// An item of a list (whose symbol means nothing) or a member of an object.
struct ModelMember: Sendable {
  var symbol: UInt32
  var node: UInt32

  /// The first members of an object hold 256 bits: one is set where a symbol with these last eight bits is in it. Most objects on the
  /// stack do not hold the name looked for, and need not be searched. No site has more names than that, so hardly one is searched in vain.
  static let maskCount = 4

  static func mask(_ bits: UInt64) -> ModelMember {
    ModelMember(symbol: UInt32(truncatingIfNeeded: bits), node: UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Which of an object's masks has the bit of a symbol.
  @inline(__always)
  static func maskIndex(_ symbol: UInt32) -> Int { Int(symbol >> 6 & 3) }

  /// The bit of a symbol in that mask.
  @inline(__always)
  static func bit(_ symbol: UInt32) -> UInt64 { 1 << UInt64(symbol & 63) }

  var bits: UInt64 {
    get { UInt64(symbol) | UInt64(node) << 32 }
    set { self = .mask(newValue) }
  }
}
