import Findings

/// Walks what rendering could reach. Each body is checked once for each stack of contexts it is reached with; a list of what is left
/// to do takes the place of recursion.
struct TemplateChecker {
  let library: TemplateLibrary
  let shapes: ShapeTable
  private(set) var findings: Set<Finding> = []

  /// A stretch of a template's nodes, the contexts around it, and the parent tags whose blocks hold in it.
  private struct Work: Hashable {
    var template: Int
    var nodes: Range<Int>
    var contexts: [Int]
    var scope: Int?
  }

  /// A parent tag that is being rendered: the blocks in it replace those of its parent.
  private struct Scope: Hashable {
    var template: Int
    var node: Int
    var outer: Int?
    var depth: Int
  }

  private var left: [Work] = []
  private var seen: Set<Work> = []
  private var scopes: [Scope] = []
  private var scopeNumbers: [Scope: Int] = [:]

  /// Templates that call each other in ever new ways stop here; by then each of their bodies was checked.
  private static let workLimit = 20_000
  private static let scopeDepthLimit = 20

  init(library: TemplateLibrary, shapes: ShapeTable) {
    self.library = library
    self.shapes = shapes
  }

  mutating func check(_ template: Int) {
    add(whole(template, shapes.roots, scope: nil))
    while let work = left.popLast() { check(work) }
  }

  private func whole(_ template: Int, _ contexts: [Int], scope: Int?) -> Work {
    Work(template: template, nodes: 0..<library.templates[template].nodes.count, contexts: contexts, scope: scope)
  }

  private mutating func add(_ work: Work) {
    guard seen.count < Self.workLimit, seen.insert(work).inserted else { return }
    left.append(work)
  }

  private mutating func check(_ work: Work) {
    let template = library.templates[work.template]
    var index = work.nodes.lowerBound
    while index < work.nodes.upperBound {
      let node = template.nodes[index]
      var body = work
      body.nodes = index + 1..<Int(node.end)
      switch node.kind {
      case .text: break
      case .variable: checkVariable(node, template, work.contexts)
      case .section:
        if let shape = find(node.name, template, work.contexts) {
          body.contexts = contexts(work.contexts, entering: shape)
          add(body)
        }
      case .inverted:
        _ = find(node.name, template, work.contexts)
        add(body)
      case .partial, .parent: checkCall(index, template, work)
      case .block: addBlock(body, named: template.sourceText(node.name))
      }
      index = Int(node.end)
    }
  }

  /// A shape that is in the stack already moves to its top: what can be found stays the same, and data that nests in itself does not
  /// make ever longer stacks.
  private func contexts(_ contexts: [Int], entering shape: Int) -> [Int] {
    switch shapes.entries[shape] {
    case .flag: contexts
    case .list(let item): contexts.filter { $0 != item } + [item]
    case .text, .object: contexts.filter { $0 != shape } + [shape]
    }
  }

  private mutating func report(
    _ rule: String, _ message: String, help: String = "", _ template: Template, at range: Range<UInt32>
  ) {
    let range = SourceRange(file: template.file, start: range.lowerBound, end: range.upperBound)
    findings.insert(.input(rule, message, help: help, at: range))
  }

  /// The nearest name; where none is near, those that there are.
  private func suggestion(for name: some StringProtocol, among names: [String]) -> String {
    if let nearest = nearestName(to: String(name), among: names) { return "did you mean '\(nearest)'?" }
    var seen: Set<String> = []
    let known = names.filter { seen.insert($0).inserted }
    guard !known.isEmpty else { return "" }
    let shown = known.prefix(Self.listedNames).map { "'\($0)'" }.joined(separator: ", ")
    let rest = known.count - Self.listedNames
    return "known here: \(shown)" + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many names a help lists: more than a screen has at its top, few enough to read.
  private static let listedNames = 40
}

// MARK: Values

extension TemplateChecker {
  private mutating func checkVariable(_ node: TemplateNode, _ template: Template, _ contexts: [Int]) {
    guard let shape = find(node.name, template, contexts) else { return }
    let name = template.sourceText(node.name)
    let help: String
    switch shapes.entries[shape] {
    case .text, .flag: return
    case .list: help = "print its items with '{{#\(name)}}…{{/\(name)}}'"
    case .object: help = "print one of its values"
    }
    report(
      "misused-template-value", "\(shapes.describe(shape, named: name)) prints nothing", help: help, template,
      at: node.name)
  }

  /// The shape of a key's value; nil, with a finding, where no model has one.
  private mutating func find(_ key: Range<UInt32>, _ template: Template, _ contexts: [Int]) -> Int? {
    let text = template.sourceText(key)
    if text == "." { return contexts.last }
    var found: (name: Substring, shape: Int)?
    var start = key.lowerBound
    for part in text.split(separator: ".") {
      let range = start..<start + UInt32(part.utf8.count)
      start = range.upperBound + 1
      let next: Int?
      if let found {
        next = shapes.member(part, of: found.shape)
        if next == nil {
          report(
            "unknown-template-value", "\(shapes.describe(found.shape, named: found.name)) has no value '\(part)'",
            help: suggestion(for: part, among: shapes.names(of: found.shape)), template, at: range)
        }
      } else {
        next = contexts.reversed().lazy.compactMap { [shapes] in shapes.member(part, of: $0) }.first
        if next == nil {
          let names = contexts.reversed().flatMap { shapes.names(of: $0) }
          report(
            "unknown-template-value", "Value '\(part)' is unknown in template '\(template.name)'",
            help: suggestion(for: part, among: names), template, at: range)
        }
      }
      guard let next else { return nil }
      found = (part, next)
    }
    return found?.shape
  }
}

// MARK: Calls

extension TemplateChecker {
  private mutating func checkCall(_ index: Int, _ template: Template, _ work: Work) {
    let node = template.nodes[index]
    if node.traits.contains(.dynamic) {
      // Which template it is shows only when it is rendered; that its name is a text shows now.
      guard let shape = find(node.name, template, work.contexts) else { return }
      if case .text = shapes.entries[shape] { return }
      report(
        "misused-template-value",
        "\(shapes.describe(shape, named: template.sourceText(node.name))) is no name of a template", template,
        at: node.name)
      return
    }
    let name = template.sourceText(node.name)
    guard let called = library.template(named: name, escaping: template.escaping) else {
      report(
        "unknown-template", "Template '\(name)' is unknown",
        help: suggestion(for: name, among: library.names(escaping: template.escaping)), template, at: node.name)
      return
    }
    guard node.kind == .parent else {
      add(whole(called.index, work.contexts, scope: work.scope))
      return
    }
    checkBlockNames(index, template, parent: called)
    let depth = work.scope.map { scopes[$0].depth + 1 } ?? 0
    guard depth < Self.scopeDepthLimit else { return }
    let scope = Scope(template: work.template, node: index, outer: work.scope, depth: depth)
    let number = scopeNumbers[scope] ?? scopes.count
    if number == scopes.count {
      scopes.append(scope)
      scopeNumbers[scope] = number
    }
    add(whole(called.index, work.contexts, scope: number))
  }

  private mutating func checkBlockNames(_ index: Int, _ template: Template, parent: TemplateID) {
    let end = Int(template.nodes[index].end)
    var known: [String]?
    var child = index + 1
    while child < end {
      let range = template.nodes[child].name
      let name = template.sourceText(range)
      let names = known ?? library.blockNames(reachableFrom: parent)
      known = names
      if !names.contains(name) {
        report(
          "unknown-template-block", "Block '\(name)' is unknown in template '\(library.templates[parent.index].name)'",
          help: suggestion(for: name, among: names), template, at: range)
      }
      child = Int(template.nodes[child].end)
    }
  }

  /// The outermost parent tag that replaces a block counts, as in rendering.
  private mutating func addBlock(_ place: Work, named name: String) {
    var replacement: Work?
    var number = place.scope
    while let scope = number.map({ scopes[$0] }) {
      let template = library.templates[scope.template]
      var child = scope.node + 1
      while child < Int(template.nodes[scope.node].end) {
        let end = Int(template.nodes[child].end)
        if template.sourceText(template.nodes[child].name) == name {
          replacement = Work(
            template: scope.template, nodes: child + 1..<end, contexts: place.contexts, scope: scope.outer)
        }
        child = end
      }
      number = scope.outer
    }
    add(replacement ?? place)
  }
}
