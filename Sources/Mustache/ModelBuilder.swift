/// Builds a `Model`, from the inside out or nested:
///
///     var builder = ModelBuilder()
///     let root = builder.object {
///       $0.set(name, text: "Pro")
///       $0.set(plans, $0.list { list in … list.append(plan) … })
///     }
///     let model = builder.finish(root)
///
/// A name that is set twice keeps the later value. References are good for the model they were made for, and no other.
public struct ModelBuilder {
  private var bytes: [UInt8]
  private var nodes: [ModelNode]
  private var members: [ModelMember]
  /// Members of the objects and lists that are being built, innermost last.
  private var pending: [ModelMember] = []
  private var open: [(kind: ModelNode.Kind, start: Int)] = []

  public init() {
    bytes = []
    nodes = Self.firstNodes
    members = []
  }

  /// Builds in the memory of a model that is no longer needed.
  public init(reusing model: consuming Model) {
    bytes = model.bytes
    nodes = model.nodes
    members = model.members
    model = Model(bytes: [], nodes: [], members: [], root: 0)
    bytes.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    nodes.append(contentsOf: Self.firstNodes)
  }

  private static let firstNodes = [ModelNode(kind: .absent), ModelNode(kind: .no), ModelNode(kind: .yes)]

  /// The model with this value as its root.
  public consuming func finish(_ root: ModelReference) -> Model {
    Model(bytes: bytes, nodes: nodes, members: members, root: valid(root))
  }
}

// MARK: Texts

extension ModelBuilder {
  /// Keeps bytes without making a value of them.
  public mutating func store(_ text: some Collection<UInt8>) -> StoredBytes {
    store { $0.append(contentsOf: text) }
  }

  /// Keeps what is appended, for text that is composed in place.
  public mutating func store(_ write: (inout [UInt8]) -> Void) -> StoredBytes {
    let start = bytes.count
    write(&bytes)
    guard bytes.count >= start, bytes.count <= Int(UInt32.max) else { return StoredBytes(offset: 0, count: 0) }
    return StoredBytes(offset: UInt32(start), count: UInt32(bytes.count - start))
  }

  /// A text, which templates escape.
  public mutating func text(_ text: String) -> ModelReference { self.text(store(text)) }

  /// A text, which templates escape.
  public mutating func text(_ stored: StoredBytes) -> ModelReference { add(.text, stored) }

  /// A fragment of the language that the template writes: it is not escaped.
  public mutating func markup(_ text: String) -> ModelReference { markup(store(text)) }

  /// A fragment of the language that the template writes: it is not escaped.
  public mutating func markup(_ stored: StoredBytes) -> ModelReference { add(.markup, stored) }

  public func flag(_ isOn: Bool) -> ModelReference { ModelReference(node: isOn ? ModelNode.yes : ModelNode.no) }

  private mutating func store(_ text: String) -> StoredBytes {
    var text = text
    return text.withUTF8 { text in store { $0.append(contentsOf: text) } }
  }

  private mutating func add(_ kind: ModelNode.Kind, _ stored: StoredBytes) -> ModelReference {
    guard Int(stored.offset) + Int(stored.count) <= bytes.count else { return .absent }
    return add(ModelNode(kind: kind, start: stored.offset, count: stored.count))
  }

  private mutating func add(_ node: ModelNode) -> ModelReference {
    guard nodes.count < Int(UInt32.max) else { return .absent }
    nodes.append(node)
    return ModelReference(node: UInt32(nodes.count - 1))
  }

  private func valid(_ value: ModelReference) -> UInt32 {
    Int(value.node) < nodes.count ? value.node : ModelNode.absent
  }
}

// MARK: Objects and lists

extension ModelBuilder {
  /// An object with the values that `fill` sets.
  public mutating func object(_ fill: (inout ModelBuilder) throws -> Void) rethrows -> ModelReference {
    beginObject()
    do { try fill(&self) } catch {
      _ = end()
      throw error
    }
    return end()
  }

  /// A list of the values that `fill` appends.
  public mutating func list(_ fill: (inout ModelBuilder) throws -> Void) rethrows -> ModelReference {
    beginList()
    do { try fill(&self) } catch {
      _ = end()
      throw error
    }
    return end()
  }

  /// Starts an object. What is set until the matching `end()` is in it.
  public mutating func beginObject() { open.append((.object, pending.count)) }

  /// Starts an object with what a finished one holds. What is set until the matching `end()` is in it, too, and takes the place of what has its name.
  public mutating func beginObject(like other: ModelReference) {
    beginObject()
    let node = nodes[Int(valid(other))]
    guard node.kind == .object else { return }
    let first = Int(node.start) + ModelMember.maskCount
    pending.append(contentsOf: members[first..<first + Int(node.count)])
  }

  /// Starts a list. What is appended until the matching `end()` is in it.
  public mutating func beginList() { open.append((.list, pending.count)) }

  /// Ends what was begun last; absent where nothing was.
  public mutating func end() -> ModelReference {
    guard let (kind, start) = open.popLast() else { return .absent }
    let first = members.count
    let count = pending.count - start
    if kind == .object { for _ in 0..<ModelMember.maskCount { members.append(.mask(0)) } }
    for index in start..<pending.count {
      let member = pending[index]
      if kind == .object {
        members[first + ModelMember.maskIndex(member.symbol)].bits |= ModelMember.bit(member.symbol)
      }
      members.append(member)
    }
    pending.removeLast(count)
    guard members.count <= Int(UInt32.max) else { return .absent }
    return add(ModelNode(kind: kind, start: UInt32(first), count: UInt32(count)))
  }

  /// Sets a value of the object that was begun last.
  public mutating func set(_ key: Symbol, _ value: ModelReference) {
    guard open.last?.kind == .object else { return }
    pending.append(ModelMember(symbol: key.id, node: valid(value)))
  }

  public mutating func set(_ key: Symbol, text: String) { set(key, self.text(text)) }
  public mutating func set(_ key: Symbol, text: StoredBytes) { set(key, self.text(text)) }
  public mutating func set(_ key: Symbol, markup: String) { set(key, self.markup(markup)) }
  public mutating func set(_ key: Symbol, markup: StoredBytes) { set(key, self.markup(markup)) }
  public mutating func set(_ key: Symbol, flag: Bool) { set(key, self.flag(flag)) }

  /// Appends a value to the list that was begun last.
  public mutating func append(_ value: ModelReference) {
    guard open.last?.kind == .list else { return }
    pending.append(ModelMember(symbol: 0, node: valid(value)))
  }
}
