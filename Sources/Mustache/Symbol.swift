/// A name of a value, as a number: what a template asks for and what a model holds are compared without looking at letters.
public struct Symbol: Hashable, Sendable {
  let id: UInt32

  /// The name that was added to a table after so many others.
  public init(number: Int) { id = UInt32(truncatingIfNeeded: number) }

  init(id: UInt32) { self.id = id }

  /// The name of nothing: a template's key that no model can hold.
  static let unknown = Symbol(id: .max)
}

/// The names that models use. It is complete before templates are linked and does not change afterwards.
public struct SymbolTable: Sendable {
  private var symbols: [String: Symbol] = [:]
  /// In the order in which they were added.
  public private(set) var names: [String] = []

  public init(_ names: some Sequence<String> = []) {
    for name in names { _ = add(name) }
  }

  /// The symbol of a name, new where the name is.
  @discardableResult
  public mutating func add(_ name: String) -> Symbol {
    if let symbol = symbols[name] { return symbol }
    let symbol = Symbol(id: UInt32(truncatingIfNeeded: names.count))
    symbols[name] = symbol
    names.append(name)
    return symbol
  }

  /// Nil where no model uses the name.
  public subscript(name: String) -> Symbol? { symbols[name] }
}
