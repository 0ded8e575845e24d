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
    #expect(!world.library.render(page, roots: [data.model], into: &output))
    #expect(output.count <= TemplateLibrary.callLimit + 1)
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
}
