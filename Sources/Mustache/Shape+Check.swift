import Findings

extension TemplateLibrary {
  /// What is wrong with a template, and those it calls, for models of these shapes; in the order of the files.
  ///
  /// Names are looked up as rendering does it: from the innermost section outwards, in the last root first. What a template calls
  /// is checked where it is called. Findings: `unknown-template-value`, `misused-template-value` (an object or list that would
  /// print nothing), `unknown-template`, `unknown-template-block`, `endless-template`.
  public func check(_ template: TemplateID, against roots: [Shape]) -> [Finding] {
    guard templates.indices.contains(template.index) else { return [] }
    var checker = TemplateChecker(library: self, shapes: ShapeTable(roots))
    checker.check(template.index)
    let findings = checker.findings.union(endlessCalls(from: template.index))
    return findings.sorted { ($0.at.file, $0.at.start, $0.message) < ($1.at.file, $1.at.start, $1.message) }
  }

  /// What is wrong with a template for models of this shape.
  public func check(_ template: TemplateID, against shape: Shape) -> [Finding] { check(template, against: [shape]) }
}

/// Shapes as numbers, so that a stack of contexts can be compared cheaply.
struct ShapeTable {
  enum Entry {
    case text, flag
    case list(Int)
    case object([(name: String, shape: Int)])
  }

  private(set) var entries: [Entry] = []
  private(set) var roots: [Int] = []

  init(_ roots: [Shape]) {
    for root in roots { self.roots.append(add(root)) }
  }

  private mutating func add(_ shape: Shape) -> Int {
    let entry: Entry
    switch shape {
    case .optional(let shape): return add(shape)
    case .text, .markup: entry = .text
    case .flag: entry = .flag
    case .list(let item): entry = .list(add(item))
    case .object(let fields): entry = .object(fields.map { ($0.name, add($0.shape)) })
    }
    entries.append(entry)
    return entries.count - 1
  }

  func member(_ name: some StringProtocol, of shape: Int) -> Int? {
    guard case .object(let fields) = entries[shape] else { return nil }
    return fields.last { $0.name == name }?.shape
  }

  func names(of shape: Int) -> [String] {
    guard case .object(let fields) = entries[shape] else { return [] }
    return fields.map(\.name)
  }

  /// "list 'plans'", for messages.
  func describe(_ shape: Int, named name: some StringProtocol) -> String {
    switch entries[shape] {
    case .text: "Text '\(name)'"
    case .flag: "Flag '\(name)'"
    case .list: "List '\(name)'"
    case .object: "Object '\(name)'"
    }
  }
}
