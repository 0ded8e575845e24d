import Testing

@testable import Mustache

@Suite struct RenderTests {
  @Test func printsMarkupAsItIsAndTextEscaped() throws {
    var symbols = SymbolTable()
    let (text, markup) = (symbols.add("text"), symbols.add("markup"))
    var builder = ModelBuilder()
    let root = builder.object {
      $0.set(text, text: "<b>")
      $0.set(markup, markup: "<b>")
    }
    let world = try World(["page": "{{text}} {{markup}} {{{text}}} {{&markup}}"], symbols: symbols)
    #expect(try world.render("page", builder.finish(root)) == "&lt;b&gt; <b> <b> <b>")
  }

  @Test func takesTheNearestOfSeveralRoots() throws {
    var symbols = SymbolTable()
    let (title, site) = (symbols.add("title"), symbols.add("site"))
    var first = ModelBuilder()
    let firstRoot = first.object {
      $0.set(title, text: "of the site")
      $0.set(site, text: "Acme")
    }
    var second = ModelBuilder()
    let secondRoot = second.object { $0.set(title, text: "of the page") }
    let (siteModel, pageModel) = (first.finish(firstRoot), second.finish(secondRoot))
    let world = try World(["page": "{{title}}, {{site}}"], symbols: symbols)
    #expect(try world.render("page", siteModel, pageModel) == "of the page, Acme")
    #expect(try world.render("page", pageModel, siteModel) == "of the site, Acme")
    #expect(try world.render("page") == ", ")
  }

  @Test func sharesValuesBetweenListsAndObjects() throws {
    var symbols = SymbolTable()
    let (name, all, best) = (symbols.add("name"), symbols.add("all"), symbols.add("best"))
    var builder = ModelBuilder()
    let stored = builder.store { $0.append("Pro") }
    let plan = builder.object { $0.set(name, text: stored) }
    let root = builder.object {
      $0.set(
        all,
        $0.list {
          $0.append(plan)
          $0.append(plan)
        })
      $0.set(best, plan)
    }
    let world = try World(["page": "{{#all}}{{name}},{{/all}}{{best.name}}"], symbols: symbols)
    #expect(try world.render("page", builder.finish(root)) == "Pro,Pro,Pro")
  }

  @Test func keepsTheLaterValueOfANameSetTwice() throws {
    var symbols = SymbolTable()
    let name = symbols.add("name")
    var builder = ModelBuilder()
    let root = builder.object {
      $0.set(name, text: "a")
      $0.set(name, text: "b")
    }
    #expect(try World(["page": "{{name}}"], symbols: symbols).render("page", builder.finish(root)) == "b")
  }

  @Test func buildsAgainInTheMemoryOfAModel() throws {
    var symbols = SymbolTable()
    let name = symbols.add("name")
    let world = try World(["page": "{{name}}"], symbols: symbols)
    var builder = ModelBuilder()
    for text in ["first", "second"] {
      let root = builder.object { $0.set(name, text: text) }
      let model = builder.finish(root)
      #expect(try world.render("page", model) == text)
      builder = ModelBuilder(reusing: model)
    }
  }

  @Test func buildsOnFromAMark() throws {
    var symbols = SymbolTable()
    let name = symbols.add("name")
    let world = try World(["page": "{{name}}"], symbols: symbols)
    var builder = ModelBuilder()
    let first = builder.text("first")
    let mark = builder.mark
    let root = builder.object { $0.set(name, text: "second") }
    let model = builder.finish(root)
    // Somebody else has the model, too: it stays as it is.
    var next = ModelBuilder(reusing: model, keeping: mark)
    let again = next.object { $0.set(name, first) }
    #expect(try world.render("page", next.finish(again)) == "first")
    #expect(try world.render("page", model) == "second")
  }

  @Test func composesTextInPlace() throws {
    var symbols = SymbolTable()
    let name = symbols.add("name")
    var builder = ModelBuilder()
    let stored = builder.store { text in
      text.append("a")
      text.append([UInt8(ascii: "<")])
      for number in [0, -7, 10, 909, Int.min, .max] {
        text.append(",")
        text.append(number)
      }
    }
    let root = builder.object { $0.set(name, text: stored) }
    let world = try World(["page": "{{name}}"], symbols: symbols)
    #expect(
      try world.render("page", builder.finish(root)) == "a&lt;,0,-7,10,909,-9223372036854775808,9223372036854775807")
    #expect(stored[2..<4].count == 2)
    #expect(stored[2..<400].count == 0)
  }

  @Test func survivesReferencesOfAnotherModel() throws {
    var symbols = SymbolTable()
    let name = symbols.add("name")
    var other = ModelBuilder()
    let foreign = (0..<9).map { other.text("\($0)") }.last ?? .absent
    let stored = other.store("far behind".utf8)
    var builder = ModelBuilder()
    let root = builder.object {
      $0.set(name, foreign)
      $0.set(name, text: stored)
    }
    _ = builder.end()
    builder.set(name, flag: true)
    builder.append(.absent)
    #expect(try World(["page": "[{{name}}]"], symbols: symbols).render("page", builder.finish(root)) == "[]")
  }

  @Test(arguments: [
    (#"{{#a}}yes{{/a}}{{^a}}no{{/a}}"#, #"{"a":""}"#, "no"),
    (#"{{#a}}yes{{/a}}{{^a}}no{{/a}}"#, #"{"a":"0"}"#, "yes"),
    (#"{{#a}}yes{{/a}}{{^a}}no{{/a}}"#, #"{"a":{}}"#, "yes"),
    (#"{{#a}}{{#b}}{{.}}{{/b}}{{/a}}"#, #"{"a":["x","y"],"b":true}"#, "xy"),
    (#"{{#a}}{{#b}}{{c}}{{.}}{{/b}}{{c}};{{/a}}"#, #"{"a":[{"b":[1,2],"c":"x"},{"b":[3],"c":"y"}]}"#, "x1x2x;y3y;"),
    (#"{{a}}{{b}}{{c}}"#, #"{"a":true,"b":[1],"c":{"d":1}}"#, "true"),
    (#"{{#a}}{{name}}{{/a}}"#, #"{"name":"outer","a":{"name":null}}"#, ""),
    (#"{{ # a }}x{{ / a }}"#, #"{"a":true}"#, "x"),
  ])
  func decidesWhatIsTrueAndWhereNamesAreFound(_ template: String, _ json: String, _ expected: String) throws {
    #expect(try render(template, json) == expected)
  }

  @Test func skipsAByteOrderMark() throws {
    #expect(try render("\u{FEFF}{{! note }}\n{{a}}", #"{"a":"x"}"#) == "x")
  }

  @Test func indentsTheLinesOfThePartialOnly() throws {
    let partials = ["list": "<ul>\n\n  {{>items}}\n</ul>\n", "items": "{{#.}}\n<li>{{.}}</li>\n{{/.}}\n"]
    let output = try render("<nav>\n  {{>list}}\n</nav>\n", #"["a\nb","c"]"#, partials: partials)
    #expect(output == "<nav>\n  <ul>\n\n    <li>a\nb</li>\n    <li>c</li>\n  </ul>\n</nav>\n")
  }

  @Test func keepsPreformattedLinesOfAPartialInsideALine() throws {
    let partials = ["outer": "<pre>{{>inner}}</pre>\n", "inner": "a\nb"]
    #expect(try render("  {{>outer}}\n", "{}", partials: partials) == "  <pre>a\nb</pre>\n")
  }

  @Test func fillsALayoutWithPages() throws {
    let partials = [
      "layout":
        "<title>{{$title}}Paywalls{{/title}}</title>\n<main>\n  {{$body}}\n  <p>Empty</p>\n  {{/body}}\n</main>\n",
      "wide": "{{<layout}}\n  {{$title}}Wide: {{$title2}}?{{/title2}}{{/title}}\n{{/layout}}\n",
    ]
    let page = """
      {{<wide}}
        {{$title2}}{{name}}{{/title2}}
        {{$body}}
          {{#plans}}
          <p>{{.}}</p>
          {{/plans}}
        {{/body}}
      {{/wide}}

      """
    let output = try render(page, #"{"name":"Pro","plans":["a","b"]}"#, partials: partials)
    #expect(output == "<title>Wide: Pro</title>\n<main>\n  <p>a</p>\n  <p>b</p>\n</main>\n")
  }

  @Test func endsWhereABlockStandsInItsOwnReplacement() throws {
    let page = "{{<p}}{{$a}}<{{$a}}inner{{/a}}>{{/a}}{{/p}}"
    #expect(try render(page, "{}", partials: ["p": "{{$a}}default{{/a}}"]) == "<inner>")
  }

  @Test func copiesTextOfEveryLength() throws {
    let letters = String(decoding: (0..<5_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }, as: UTF8.self)
    for length in Array(0..<80) + [4_095, 4_096, 4_097, 5_000] {
      let text = String(letters.prefix(length))
      #expect(try render("\(text){{{a}}}\n", #"{"a":"\#(text)"}"#) == text + text + "\n")
    }
  }

  @Test func indentsLinesOfEveryLength() throws {
    for length in 0..<40 {
      let line = String(repeating: "x", count: length)
      let indented = length == 0 ? "" : "  " + line
      let output = try render("  {{>lines}}\n", "{}", partials: ["lines": "\(line)\n\(line)\r\ny\(line)"])
      #expect(output == "\(indented)\n\(indented)\r\n  y\(line)")
    }
  }

  @Test func appendsToWhatIsThere() throws {
    let world = try World(["page": "b"], symbols: SymbolTable())
    let template = try #require(world.library.template(named: "page", escaping: .html))
    var output = Array("a".utf8)
    #expect(world.library.render(template, roots: [], into: &output) == nil)
    #expect(output == Array("ab".utf8))
  }

  @Test func callsOnlyTemplatesOfTheSameLanguageAndTheLatestOfAName() throws {
    func template(_ name: String, _ text: String, _ escaping: Escaping) throws -> Template {
      try #require(
        Template.compile(name: name, bytes: Array(text.utf8), file: .init(index: 0), escaping: escaping).template)
    }
    let library = TemplateLibrary(
      [
        try template("page", "{{>part}}", .html), try template("part", "theme", .html),
        try template("part", "markdown", .markdown), try template("part", "project", .html),
      ], symbols: SymbolTable())
    var output: [UInt8] = []
    library.render(try #require(library.template(named: "page", escaping: .html)), roots: [], into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "project")
    #expect(library.names(escaping: .html) == ["page", "part"])
    #expect(library.template(named: "page", escaping: .text) == nil)
  }
}
