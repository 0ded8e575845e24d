import Testing

@testable import Mustache

@Suite struct PageRendererTests {
  private var symbols = SymbolTable()
  private let name, items, color, inner: Symbol

  init() {
    name = symbols.add("name")
    items = symbols.add("items")
    color = symbols.add("color")
    inner = symbols.add("inner")
  }

  /// Pages over the same two items, each page with a colour of its own.
  private func pages(_ template: String, partials: [String: String] = [:], colors: [String]) throws -> [String] {
    var builder = ModelBuilder()
    let shared = ["<Pro>", "Max"].map { text in
      builder.object {
        let part = $0.object { $0.set(name, text: text + "!") }
        $0.set(name, text: text)
        $0.set(inner, part)
      }
    }
    let roots = colors.map { text in
      let list = builder.list { list in for item in shared { list.append(item) } }
      return builder.object {
        $0.set(color, text: text)
        $0.set(items, list)
      }
    }
    let world = try World(partials.merging(["page": template]) { $1 }, symbols: symbols)
    let page = try #require(world.library.template(named: "page", escaping: .html))
    let model = builder.finish(.absent)
    let renderer = PageRenderer(world.library, model)
    return roots.map { root in
      var text = ""
      var again: [UInt8] = []
      renderer.render(page, root: root) { text = String(decoding: $0, as: UTF8.self) }
      world.library.render(page, roots: [model.rooted(at: root)], into: &again)
      #expect(text.utf8.elementsEqual(again))
      return text
    }
  }

  @Test func whatPagesShareIsTheSameOnEach() throws {
    let pages = try pages("{{color}}: {{#items}}{{#inner}}{{name}}{{/inner}} {{/items}}", colors: ["red", "blue"])
    #expect(pages == ["red: &lt;Pro&gt;! Max! ", "blue: &lt;Pro&gt;! Max! "])
  }

  @Test func whatAsksForItsSurroundingsIsRenderedAnew() throws {
    #expect(
      try pages("{{#items}}{{name}} {{color}}, {{/items}}", colors: ["red", "blue"])
        == ["&lt;Pro&gt; red, Max red, ", "&lt;Pro&gt; blue, Max blue, "])
    #expect(
      try pages("{{#items}}{{#inner}}{{^color}}none{{/color}}{{color}} {{/inner}}{{/items}}", colors: ["red", ""])
        == ["red red ", "none none "])
  }

  @Test func linesOfAPartHaveTheIndentationOfWhereTheyStand() throws {
    let pages = try pages(
      "{{>list}}\n- {{color}}\n  {{>list}}\n", partials: ["list": "{{#items}}\n{{name}}\n{{/items}}\n"],
      colors: ["red", "blue"])
    #expect(pages == ["red", "blue"].map { "&lt;Pro&gt;\nMax\n- \($0)\n  &lt;Pro&gt;\n  Max\n" })
  }

  @Test func aBlockIsWhatEachCallerMakesOfIt() throws {
    let pages = try pages(
      "{{<list}}{{$mark}}*{{/mark}}{{/list}}{{>list}}",
      partials: ["list": "{{#items}}{{$mark}}-{{/mark}}{{name}}{{/items}} "],
      colors: ["red", "blue"])
    #expect(pages == ["*&lt;Pro&gt;*Max -&lt;Pro&gt;-Max ", "*&lt;Pro&gt;*Max -&lt;Pro&gt;-Max "])
  }

  @Test func whatWasForgottenIsRenderedAgain() throws {
    let colors = (0..<6).map { String(repeating: "\($0)", count: 700_000) }
    let pages = try pages("{{color}}{{#items}}{{name}}{{/items}}", colors: colors)
    #expect(pages == colors.map { $0 + "&lt;Pro&gt;Max" })
  }

  /// The pages of models that begin with the same items, each model built in the memory of the one before.
  @Test func whatModelsShareIsTheSameInEach() throws {
    let world = try World(["page": "{{color}}: {{#items}}{{#inner}}{{name}}{{/inner}}{{/items}}"], symbols: symbols)
    let page = try #require(world.library.template(named: "page", escaping: .html))
    let renderer = PageRenderer(world.library)
    var printed: [String] = []
    var mark = ModelMark.start
    var shared = ModelReference.absent
    for (number, base) in ["<a>", "<a>", "<b>", "<b>"].enumerated() {
      let isAsBefore = number % 2 == 1
      var builder = ModelBuilder(reusing: renderer.takeModel(), keeping: isAsBefore ? mark : .start)
      if !isAsBefore {
        shared = builder.object { $0.set(name, text: base) }
        mark = builder.mark
      }
      let item = builder.object { $0.set(inner, shared) }
      let own = builder.object {
        let text = $0.object { $0.set(name, text: "own \(number)") }
        $0.set(inner, text)
      }
      let list = builder.list { for value in [item, own, item] { $0.append(value) } }
      let root = builder.object {
        $0.set(color, text: "\(number)")
        $0.set(items, list)
      }
      renderer.turn(to: builder.finish(.absent), sharing: mark, isAsBefore: isAsBefore)
      for _ in 0..<2 { renderer.render(page, root: root) { printed.append(String(decoding: $0, as: UTF8.self)) } }
    }
    let expected = [("&lt;a&gt;", 0), ("&lt;a&gt;", 1), ("&lt;b&gt;", 2), ("&lt;b&gt;", 3)].flatMap { base, number in
      Array(repeating: "\(number): \(base)own \(number)\(base)", count: 2)
    }
    #expect(printed == expected)
  }

  @Test func anObjectLikeAnotherHasItsOwnValuesInThePlaceOfThose() throws {
    var builder = ModelBuilder()
    let first = builder.object {
      $0.set(name, text: "Pro")
      $0.set(color, text: "red")
    }
    builder.beginObject(like: first)
    builder.set(color, text: "blue")
    let second = builder.end()
    builder.beginObject(like: builder.flag(true))
    let empty = builder.end()
    let list = builder.list { for value in [first, second, empty] { $0.append(value) } }
    let world = try World(["page": "{{#.}}{{name}} {{color}},{{/.}}"], symbols: symbols)
    #expect(try world.render("page", builder.finish(list)) == "Pro red,Pro blue, ,")
  }

  @Test func anObjectMayBeLikeOneThatIsLikeAThird() throws {
    var builder = ModelBuilder()
    let first = builder.object {
      $0.set(name, text: "Pro")
      $0.set(color, text: "red")
    }
    builder.beginObject(like: first)
    builder.set(color, text: "blue")
    let second = builder.end()
    builder.beginObject(like: second)
    builder.set(inner, text: "in")
    let third = builder.end()
    let root = builder.object {
      $0.set(name, text: "outside")
      $0.set(items, third)
    }
    let world = try World(
      ["page": "{{#items}}{{name}} {{color}} {{inner}}{{/items}}, {{items.name}} {{items.color}} {{items.inner}}"],
      symbols: symbols)
    #expect(try world.render("page", builder.finish(root)) == "Pro blue in, Pro blue in")
  }

  @Test func namesAreFoundWhereverTheyStandInAnObject() throws {
    var builder = ModelBuilder()
    let list = builder.list { list in
      for number in 0..<4 {
        let names = [[name, color], [color, name], [name], [inner, inner, name, color, name]][number]
        let item = list.object { for (place, key) in names.enumerated() { $0.set(key, text: "\(number)\(place)") } }
        list.append(item)
      }
    }
    let root = builder.object {
      $0.set(color, text: "none")
      $0.set(items, list)
    }
    let world = try World(["page": "{{#items}}{{name}} {{color}},{{/items}}"], symbols: symbols)
    #expect(try world.render("page", builder.finish(root)) == "00 01,11 10,20 none,34 33,")
  }

  @Test func sectionsThatHoldTheSamePartialAloneShareWhatItPrints() throws {
    let page =
      "{{#items}}{{>a}}{{/items}}|{{#items}}{{>b}}{{/items}}|{{#items}}{{>a}}{{/items}}|{{#items}} {{>a}}{{/items}}"
    let pages = try pages(
      page, partials: ["a": "<{{name}}{{#inner}}{{>b}}{{/inner}}>", "b": "({{name}})"], colors: ["red", "blue"])
    let a = "<&lt;Pro&gt;(&lt;Pro&gt;!)><Max(Max!)>"
    let spaced = " <&lt;Pro&gt;(&lt;Pro&gt;!)> <Max(Max!)>"
    #expect(pages == Array(repeating: "\(a)|(&lt;Pro&gt;)(Max)|\(a)|\(spaced)", count: 2))
  }

  @Test func partsThatNeverComeAgainAreRenderedLikeAllOthers() throws {
    var builder = ModelBuilder()
    let roots = (0..<3).map { page in
      let list = builder.list { list in
        for number in 0..<2_500 {
          let item = list.object { $0.set(name, text: "\(page).\(number)") }
          list.append(item)
        }
      }
      return builder.object { $0.set(items, list) }
    }
    let world = try World(["page": "{{#items}}{{name}},{{/items}}"], symbols: symbols)
    let page = try #require(world.library.template(named: "page", escaping: .html))
    let renderer = PageRenderer(world.library, builder.finish(.absent))
    for number in [0, 1, 2, 2, 0] {
      let expected = (0..<2_500).map { "\(number).\($0)," }.joined()
      renderer.render(page, root: roots[number]) { #expect(String(decoding: $0, as: UTF8.self) == expected) }
    }
  }
}
