import Findings
import Testing

@testable import Mustache

@Suite struct HostileTests {
  @Test(arguments: [
    ["page": "x{{>page}}{{>page}}"],
    ["page": "x{{#a}}{{>page}}{{/a}}{{>page}}"],
    ["page": "x{{<page}}{{/page}}"],
    ["page": "{{<p}}{{$b}}x{{>page}}{{/b}}{{/p}}", "p": "{{$b}}{{/b}}"],
    ["page": "x{{#a}}{{>other}}{{/a}}", "other": "{{>*name}}"],
  ])
  func cutsOffTemplatesThatCallThemselvesWithoutEnd(_ sources: [String: String]) throws {
    let data = try JSONModel(text: #"{"a":true,"name":"page"}"#)
    let world = try World(sources, symbols: data.symbols)
    var output: [UInt8] = []
    let page = try #require(world.library.template(named: "page", escaping: .html))
    let stop = try #require(world.library.render(page, roots: [data.model], into: &output))
    #expect(stop.reason == .calls)
    #expect(stop.places.count == TemplateLibrary.callLimit + 1)
    #expect(output.count <= TemplateLibrary.callLimit + 1)
  }

  @Test func cutsOffPagesOfTemplatesThatCallEachOtherEverMoreOften() throws {
    var sources = ["t8": "x"]
    for level in 0..<8 {
      sources[level == 0 ? "page" : "t\(level)"] = String(repeating: "{{>t\(level + 1)}}", count: 10)
    }
    let world = try World(sources, symbols: SymbolTable())
    let page = try #require(world.library.template(named: "page", escaping: .html))
    var output: [UInt8] = []
    let stop = try #require(world.library.render(page, roots: [], into: &output))
    #expect(stop.reason == .size)
    #expect(stop.places.last == SourceRange(file: FileID(index: 0), 3..<5))
    #expect(output.count <= TemplateLibrary.sizeOfCutPages)
  }

  @Test func cutsOffListsWithinListsWithinLists() throws {
    let items = Array(repeating: "{}", count: 100).joined(separator: ",")
    let data = try JSONModel(text: "{\"a\":[\(items)]}")
    let depth = 8
    let text = String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
    let world = try World(["page": text], symbols: data.symbols)
    let page = try #require(world.library.template(named: "page", escaping: .html))
    var output: [UInt8] = []
    #expect(world.library.render(page, roots: [data.model], into: &output)?.reason == .size)
    #expect(output.count <= TemplateLibrary.sizeOfCutPages)
    // Where parts are kept, the page grows faster than it is looked at; it is cut off all the same, and to the same bytes.
    let renderer = PageRenderer(world.library, data.model)
    for _ in 0..<2 {
      let stop = renderer.render(page) { #expect(Array($0) == output) }
      #expect(stop?.reason == .size)
    }
  }

  @Test func rendersAsManyPartsAsDataHas() throws {
    let items = (0..<20_000).map { "{\"b\":\"\($0)\"}" }.joined(separator: ",")
    let data = try JSONModel(text: "{\"a\":[\(items)]}")
    let world = try World(
      ["page": "{{#a}}{{>item}}{{/a}}{{#a}}{{>item}}{{/a}}", "item": "{{>name}}{{>name}}", "name": "{{b}}"],
      symbols: data.symbols)
    let page = try #require(world.library.template(named: "page", escaping: .html))
    var output: [UInt8] = []
    #expect(world.library.render(page, roots: [data.model], into: &output) == nil)
  }

  @Test func rendersDataAsDeepAsTemplatesMayGo() throws {
    var symbols = SymbolTable()
    let (name, child) = (symbols.add("name"), symbols.add("child"))
    var builder = ModelBuilder()
    // The innermost sets its child to nothing, so that the child of the one around it is not found again.
    var node = ModelReference.absent
    for _ in 0..<150 {
      node = builder.object {
        $0.set(name, text: "x")
        $0.set(child, node)
      }
    }
    let world = try World(
      ["page": "{{>node}}", "node": "{{name}}{{#child}}{{>node}}{{/child}}"], symbols: symbols)
    let output = try world.render("page", builder.finish(node))
    #expect(output == String(repeating: "x", count: 150))
  }

  @Test func rendersTheSameInSeveralTasksAtOnce() async throws {
    let data = try JSONModel(
      text: #"{"title":"A & B","plans":[{"name":"Pro","tags":["a","b"]},{"name":"<Team>","tags":[]}]}"#)
    let world = try World(
      [
        "page": "{{<layout}}{{$body}}{{#plans}}{{>plan}}{{/plans}}{{/body}}{{/layout}}",
        "layout": "<h1>{{title}}</h1>\n{{$body}}{{/body}}",
        "plan": "<p>{{name}} of {{title}}{{#tags}} #{{.}}{{/tags}}</p>\n",
      ], symbols: data.symbols)
    let expected = "<h1>A &amp; B</h1>\n<p>Pro of A &amp; B #a #b</p>\n<p>&lt;Team&gt; of A &amp; B</p>\n"
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<200).compactMap { _ in try? world.render("page", data.model) } }
      }
      for await outputs in group { #expect(outputs == Array(repeating: expected, count: 200)) }
    }
  }

  /// Pieces of templates in every order: none may trap, and every finding must lie in its file.
  @Test func survivesPiecesInAnyOrder() throws {
    let pieces = [
      "{{#a}}", "{{/a}}", "{{^a}}", "{{<p}}", "{{/p}}", "{{$b}}", "{{/b}}", "{{>p}}", "{{>*a}}", "{{<*a}}", "{{/*a}}",
      "\n",
      "\r\n", "  ", "x", "{{a}}", "{{{a}}}", "{{&a.c}}", "{{.}}", "{{!", "}}", "{{", "{{=<% %>=}}", "<%={{ }}=%>", "`",
      "é", "{{#.}}",
      "{{/.}}",
    ]
    let data = try JSONModel(text: #"{"a":[{"c":"p"},"p",["x"],{"a":"p"}]}"#)
    let shape = Shape.object([.init("a", .list(.object([.init("c", .text, "")])), "")])
    var random = SmallRandom(state: 42)
    var rendered = 0
    for round in 0..<3_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0..<14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      let escaping: Escaping = round % 2 == 0 ? .html : .markdown
      var templates: [Template] = []
      for (name, text) in zip(["page", "p"], texts) {
        let bytes = Array(text.utf8)
        let (template, findings) = Template.compile(
          name: name, bytes: bytes, file: FileID(index: 0), escaping: escaping)
        #expect((template == nil) == !findings.isEmpty, "\(text)")
        #expect(findings.allSatisfy { $0.at.start <= $0.at.end && Int($0.at.end) <= bytes.count }, "\(text)")
        if let template { templates.append(template) }
      }
      let library = TemplateLibrary(templates, symbols: data.symbols)
      guard let page = library.template(named: "page", escaping: escaping) else { continue }
      var output: [UInt8] = []
      library.render(page, roots: [data.model], into: &output)
      #expect(String(validating: output, as: UTF8.self) != nil, "\(texts)")
      _ = library.check(page, against: shape)
      rendered += 1
    }
    #expect(rendered > 100)
  }
}

/// The same numbers on every run.
private struct SmallRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}
