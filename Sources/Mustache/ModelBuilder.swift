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
public struct ModelBuilder: ~Copyable {
  private var bytes: ByteSink
  private var nodes: RawStack<ModelNode>
  private var members: RawStack<ModelMember>
  /// Members of the objects and lists that are being built, innermost last.
  private var pending = RawStack<ModelMember>(capacity: 64)
  private var open = RawStack<Opened>(capacity: 16)

  /// An object or a list that is being built.
  private struct Opened: BitwiseCopyable {
    var kind: ModelNode.Kind
    /// The first of its members among those that are pending.
    var start: Int
  }

  public init() { (bytes, nodes, members) = ModelValues().take() }

  /// Builds in the memory of a model that is no longer needed.
  ///
  /// - Parameter mark: what of the model stays as it is. References to that are good for the next model, too.
  public init(reusing model: consuming Model, keeping mark: ModelMark = .start) {
    var values = model.values
    model = Model(values: .none, root: ModelNode.absent)
    let isAlone = isKnownUniquelyReferenced(&values)
    (bytes, nodes, members) = isAlone ? values.take() : values.copy(upTo: mark).take()
    bytes.cut(to: mark.bytes)
    nodes.cut(to: mark.nodes)
    members.cut(to: mark.members)
  }

  deinit {
    bytes.free()
    nodes.free()
    members.free()
    pending.free()
    open.free()
  }

  /// How far the model is built.
  public var mark: ModelMark { ModelMark(bytes: bytes.count, nodes: nodes.count, members: members.count) }

  /// The model with this value as its root.
  public consuming func finish(_ root: ModelReference) -> Model {
    let model = Model(values: ModelValues(bytes: bytes, nodes: nodes, members: members), root: valid(root))
    pending.free()
    open.free()
    discard self
    return model
  }
}

// MARK: Texts

extension ModelBuilder {
  /// Keeps bytes without making a value of them.
  public mutating func store(_ text: some Collection<UInt8>) -> StoredBytes {
    let start = bytes.count
    let isWhole = text.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) } != nil
    if !isWhole { for byte in text { bytes.append(byte) } }
    return stored(from: start)
  }

  /// Keeps what is appended, for text that is composed in place.
  public mutating func store(_ write: (inout ModelText) -> Void) -> StoredBytes {
    let start = bytes.count
    var text = ModelText(bytes: bytes)
    write(&text)
    bytes = text.bytes
    return stored(from: start)
  }

  private mutating func stored(from start: Int) -> StoredBytes {
    guard bytes.count <= Int(UInt32.max) else {
      bytes.cut(to: start)
      return StoredBytes(offset: 0, count: 0)
    }
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
    let start = bytes.count
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    return stored(from: start)
  }

  private mutating func add(_ kind: ModelNode.Kind, _ stored: StoredBytes) -> ModelReference {
    guard Int(stored.offset) + Int(stored.count) <= bytes.count else { return .absent }
    return add(ModelNode(kind: kind, start: stored.offset, count: stored.count))
  }

  private mutating func add(_ node: ModelNode) -> ModelReference {
    guard nodes.count < Int(UInt32.max) else { return .absent }
    nodes.push(node)
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
  public mutating func beginObject() { open.push(Opened(kind: .object, start: pending.count)) }

  /// Starts an object with what a finished one holds. What is set until the matching `end()` is in it, too, and takes the place of what has its name.
  public mutating func beginObject(like other: ModelReference) {
    beginObject()
    let node = nodes[Int(valid(other))]
    guard node.kind == .object else { return }
    pending.push(members.pointer(to: Int(node.start)) + ModelMember.maskCount, count: Int(node.count))
  }

  /// Starts a list. What is appended until the matching `end()` is in it.
  public mutating func beginList() { open.push(Opened(kind: .list, start: pending.count)) }

  /// Ends what was begun last; absent where nothing was.
  public mutating func end() -> ModelReference {
    guard !open.isEmpty else { return .absent }
    let (kind, start) = (open.last.pointee.kind, open.last.pointee.start)
    open.cut(to: open.count - 1)
    let first = members.count
    let own = UnsafeBufferPointer(rebasing: pending.elements[start...])
    if kind == .object { addMasks(of: own) }
    if let address = own.baseAddress { members.push(address, count: own.count) }
    pending.cut(to: start)
    let count = own.count
    guard members.count <= Int(UInt32.max) else { return .absent }
    return add(ModelNode(kind: kind, start: UInt32(first), count: UInt32(count)))
  }

  /// What an object begins with: which names are among its members.
  private mutating func addMasks(of own: UnsafeBufferPointer<ModelMember>) {
    let first = members.count
    for _ in 0..<ModelMember.maskCount { members.push(.mask(0)) }
    let masks = members.pointer(to: first)
    for member in own { masks[ModelMember.maskIndex(member.symbol)].bits |= ModelMember.bit(member.symbol) }
  }

  /// Sets a value of the object that was begun last.
  public mutating func set(_ key: Symbol, _ value: ModelReference) {
    guard !open.isEmpty, open.last.pointee.kind == .object else { return }
    pending.push(ModelMember(symbol: key.id, node: valid(value)))
  }

  public mutating func set(_ key: Symbol, text: String) { set(key, self.text(text)) }
  public mutating func set(_ key: Symbol, text: StoredBytes) { set(key, self.text(text)) }
  public mutating func set(_ key: Symbol, markup: String) { set(key, self.markup(markup)) }
  public mutating func set(_ key: Symbol, markup: StoredBytes) { set(key, self.markup(markup)) }
  public mutating func set(_ key: Symbol, flag: Bool) { set(key, self.flag(flag)) }

  /// Appends a value to the list that was begun last.
  public mutating func append(_ value: ModelReference) {
    guard !open.isEmpty, open.last.pointee.kind == .list else { return }
    pending.push(ModelMember(symbol: 0, node: valid(value)))
  }
}

/// Text of a model while it is composed.
public struct ModelText {
  var bytes: ByteSink

  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  public mutating func append(_ text: some Collection<UInt8>) {
    let isWhole = text.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) } != nil
    if !isWhole { for byte in text { bytes.append(byte) } }
  }

  /// Appends a number in decimal digits.
  public mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var left = number.magnitude
    var digits: UInt = 1
    while left / digits >= 10 { digits *= 10 }
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(left / digits))
      left %= digits
      digits /= 10
    }
  }

  /// How many bytes the model holds, these included.
  public var count: Int { bytes.count }
}
