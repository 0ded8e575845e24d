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
    /// What an object is laid over.
    var base: UInt32
    /// The first of its members among those that are pending.
    var start: Int
  }

  /// The kind of what was begun last; *absent* where nothing is open.
  private var innermost = ModelNode.Kind.absent

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
    bytes.append(text: text)
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
  public mutating func beginObject() { begin(.object, over: ModelNode.absent) }

  /// Starts an object with what a finished one holds. What is set until the matching `end()` is in it, too, and takes the place of what has its name.
  /// Nothing is copied: many objects may be like one that says what they have in common.
  public mutating func beginObject(like other: ModelReference) {
    let base = valid(other)
    begin(.object, over: nodes[Int(base)].kind == .object ? base : ModelNode.absent)
  }

  /// Starts a list. What is appended until the matching `end()` is in it.
  public mutating func beginList() { begin(.list, over: ModelNode.absent) }

  private mutating func begin(_ kind: ModelNode.Kind, over base: UInt32) {
    open.push(Opened(kind: kind, base: base, start: pending.count))
    innermost = kind
  }

  /// Ends what was begun last; absent where nothing was.
  public mutating func end() -> ModelReference {
    guard !open.isEmpty else { return .absent }
    let ended = open.last.pointee
    open.cut(to: open.count - 1)
    innermost = open.isEmpty ? .absent : open.last.pointee.kind
    let first = members.count
    let own = pending.elements[ended.start...]
    let count: Int
    if ended.kind == .object {
      count = addObject(own, over: ended.base)
    } else {
      count = own.count
      if let address = UnsafeBufferPointer(rebasing: own).baseAddress { members.push(address, count: count) }
    }
    pending.cut(to: ended.start)
    guard members.count <= Int(UInt32.max) else { return .absent }
    return add(ModelNode(kind: ended.kind, start: UInt32(first), count: UInt32(count)))
  }

  /// Writes which names are among an object's members, what it is laid over, and its members, each name once. Returns how many they are.
  private mutating func addObject(_ own: Slice<UnsafeBufferPointer<ModelMember>>, over base: UInt32) -> Int {
    let header = members.room(for: ModelMember.headerCount + own.count)
    for index in 0..<ModelMember.maskCount { header[index] = ModelMember(bits: 0) }
    header[ModelMember.baseIndex] = ModelMember(symbol: 0, node: base)
    let target = header + ModelMember.headerCount
    var count = 0
    for member in own {
      let (mask, bit) = (ModelMember.maskIndex(member.symbol), ModelMember.bit(member.symbol))
      if header[mask].bits & bit != 0, let known = (0..<count).first(where: { target[$0].symbol == member.symbol }) {
        target[known] = member
        continue
      }
      header[mask].bits |= bit
      target[count] = member
      count += 1
    }
    members.advance(by: ModelMember.headerCount + count)
    return count
  }

  /// Sets a value of the object that was begun last.
  public mutating func set(_ key: Symbol, _ value: ModelReference) {
    guard innermost == .object else { return }
    pending.push(ModelMember(symbol: key.id, node: valid(value)))
  }

  public mutating func set(_ key: Symbol, text: String) { set(key, self.text(text)) }
  public mutating func set(_ key: Symbol, text: StoredBytes) { set(key, self.text(text)) }
  public mutating func set(_ key: Symbol, markup: String) { set(key, self.markup(markup)) }
  public mutating func set(_ key: Symbol, markup: StoredBytes) { set(key, self.markup(markup)) }
  public mutating func set(_ key: Symbol, flag: Bool) { set(key, self.flag(flag)) }

  /// Appends a value to the list that was begun last.
  public mutating func append(_ value: ModelReference) {
    guard innermost == .list else { return }
    pending.push(ModelMember(symbol: 0, node: valid(value)))
  }
}

/// Text of a model while it is composed.
public struct ModelText {
  var bytes: ByteSink

  public mutating func append(_ text: String) { bytes.append(text: text) }

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
