/// All templates of a library in a few flat arrays, as the renderer runs them.
struct Program: Sendable {
  /// The nodes of all templates, one behind the other: a template's node lies at the template's first plus its own index.
  var nodes: [LinkedNode] = []
  var texts: [UInt8] = []
  /// The symbols of dotted keys, one key behind the other.
  var keys: [UInt32] = []
  var entries: [Entry] = []
  /// For dynamic names: the templates that can be called.
  var names: [Name] = []
  var nameBytes: [UInt8] = []
  /// The first section that holds nothing but a partial, by what is called and how.
  private var bodies: [UInt64: UInt32] = [:]

  struct Entry: Sendable {
    var first: UInt32
    var end: UInt32
    var escaping: Escaping
  }

  struct Name: Sendable {
    var start: UInt32
    var count: UInt32
    var escaping: Escaping
    var template: UInt32
  }
}

struct LinkedNode: BitwiseCopyable, Sendable {
  var kind: TemplateNode.Kind
  var traits: TemplateNode.Traits
  var end: UInt32
  /// Text: its offset. Variable, section, dynamic name: its key. Partial, parent: the template, `noTemplate` where unknown.
  /// Block: the number of its name.
  var start: UInt32
  /// Of the text's bytes or the key's symbols. A key without symbols is `.`.
  var count: UInt32
  /// The first of the key's symbols.
  var symbol = Symbol.unknown.id
  /// Of a section: a number that those have in common that print the same over the same value.
  var body: UInt32 = 0
  var indentation: UInt32
  var indentationCount: UInt32

  static let noTemplate = UInt32.max
}

extension Program {
  mutating func link(
    _ template: Template, symbols: SymbolTable, indices: [TemplateLibrary.Key: Int], blocks: inout [String: UInt32]
  ) {
    let first = UInt32(nodes.count)
    defer { shareBodies(from: Int(first)) }
    let text = UInt32(texts.count)
    texts.append(contentsOf: template.texts)
    for node in template.nodes {
      var linked = LinkedNode(
        kind: node.kind, traits: node.traits, end: first + node.end, start: 0, count: 0,
        indentation: text + node.indentation.lowerBound, indentationCount: UInt32(node.indentation.count))
      switch node.kind {
      case .text:
        linked.start = text + node.text.lowerBound
        linked.count = UInt32(node.text.count)
      case .variable, .section, .inverted:
        addKey(template.sourceText(node.name), symbols, to: &linked)
      case .partial, .parent:
        let name = template.sourceText(node.name)
        if node.traits.contains(.dynamic) {
          addKey(name, symbols, to: &linked)
        } else {
          let index = indices[TemplateLibrary.Key(name: name, escaping: template.escaping)]
          linked.start = index.map { UInt32($0) } ?? LinkedNode.noTemplate
        }
      case .block:
        let name = template.sourceText(node.name)
        linked.start = blocks[name] ?? UInt32(blocks.count)
        blocks[name] = linked.start
      }
      nodes.append(linked)
    }
    entries.append(Entry(first: first, end: UInt32(nodes.count), escaping: template.escaping))
  }

  /// Two sections that hold nothing but the same partial have one body: what a page prints of a value, the next one need not render again.
  private mutating func shareBodies(from first: Int) {
    for index in first..<nodes.count where nodes[index].kind == .section {
      nodes[index].body = UInt32(index)
      guard let call = partial(aloneIn: index) else { continue }
      let key = UInt64(call.start) | UInt64(call.traits.rawValue) << 32
      if let known = bodies[key] { nodes[index].body = known } else { bodies[key] = UInt32(index) }
    }
  }

  /// The call that is all there is in a section; nil where it is indented, or the data says what is called.
  private func partial(aloneIn section: Int) -> LinkedNode? {
    guard nodes.indices.contains(section + 1), Int(nodes[section].end) == section + 2 else { return nil }
    let node = nodes[section + 1]
    guard node.kind == .partial, !node.traits.contains(.dynamic), node.indentationCount == 0 else { return nil }
    return node
  }

  private mutating func addKey(_ key: String, _ symbols: SymbolTable, to node: inout LinkedNode) {
    let start = keys.count
    if key != "." { for part in key.split(separator: ".") { keys.append((symbols[String(part)] ?? .unknown).id) } }
    node.start = UInt32(start)
    node.count = UInt32(keys.count - start)
    if start < keys.count { node.symbol = keys[start] }
  }

  mutating func linkNames(_ indices: [TemplateLibrary.Key: Int]) {
    for (key, index) in indices.sorted(by: { $0.value < $1.value }) {
      let start = UInt32(nameBytes.count)
      nameBytes.append(contentsOf: key.name.utf8)
      names.append(
        Name(
          start: start, count: UInt32(nameBytes.count) - start, escaping: key.escaping, template: UInt32(index)))
    }
  }
}
