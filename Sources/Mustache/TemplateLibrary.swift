/// Templates that may call each other, linked: names are resolved once, so rendering looks nothing up by its letters.
///
/// Where two templates have the same name and language, the later one counts: a project's own replaces the theme's.
public struct TemplateLibrary: Sendable {
  public let templates: [Template]
  public let symbols: SymbolTable

  var program: Program
  private let indices: [Key: Int]

  struct Key: Hashable {
    var name: String
    var escaping: Escaping
  }

  /// Links templates. Keys that are not in `symbols` print nothing; `check` reports them, and names of unknown templates.
  public init(_ templates: [Template], symbols: SymbolTable) {
    var indices: [Key: Int] = [:]
    for (index, template) in templates.enumerated() {
      indices[Key(name: template.name, escaping: template.escaping)] = index
    }
    self.templates = templates
    self.symbols = symbols
    self.indices = indices
    program = Program()
    var blocks: [String: UInt32] = [:]
    for template in templates { program.link(template, symbols: symbols, indices: indices, blocks: &blocks) }
    program.linkNames(indices)
  }

  /// The template of a name; nil where there is none.
  public func template(named name: String, escaping: Escaping) -> TemplateID? {
    indices[Key(name: name, escaping: escaping)].map { TemplateID(index: $0) }
  }

  /// The language that a template writes.
  public func escaping(of template: TemplateID) -> Escaping { templates[template.index].escaping }

  /// The names of all templates of a language, sorted.
  public func names(escaping: Escaping) -> [String] {
    indices.keys.filter { $0.escaping == escaping }.map(\.name).sorted()
  }
}

/// A template of the library that it was asked from.
public struct TemplateID: Hashable, Sendable {
  let index: Int
}
