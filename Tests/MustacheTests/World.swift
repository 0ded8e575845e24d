import Findings
import Testing

@testable import Mustache

/// Templates by name, compiled and linked.
struct World {
  let library: TemplateLibrary
  let escaping: Escaping

  init(_ sources: [String: String], symbols: SymbolTable, escaping: Escaping = .html) throws {
    self.escaping = escaping
    let templates = try sources.sorted { $0.key < $1.key }.enumerated().map { index, source in
      let file = FileID(index: UInt32(index))
      let (template, findings) = Template.compile(
        name: source.key, bytes: Array(source.value.utf8), file: file, escaping: escaping)
      return try #require(template, "\(source.key): \(findings.map(\.message))")
    }
    library = TemplateLibrary(templates, symbols: symbols)
  }

  func render(_ name: String, _ roots: Model...) throws -> String {
    let template = try #require(library.template(named: name, escaping: escaping))
    var output: [UInt8] = []
    library.render(template, roots: roots, into: &output)
    // A renderer of many pages gives the same, also where it has printed all of the page before.
    if let model = roots.last {
      let renderer = PageRenderer(library, model, within: roots.dropLast())
      for _ in 0..<2 {
        renderer.render(template, root: ModelReference(node: model.root)) { #expect(Array($0) == output, "\(name)") }
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// Renders one template with JSON data.
func render(_ template: String, _ json: String, escaping: Escaping = .html, partials: [String: String] = [:]) throws
  -> String
{
  let data = try JSONModel(text: json)
  var sources = partials
  sources["page"] = template
  return try World(sources, symbols: data.symbols, escaping: escaping).render("page", data.model)
}
