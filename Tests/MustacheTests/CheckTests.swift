import Findings
import Testing

@testable import Mustache

@Suite struct CheckTests {
  private static let shape = Shape.object([
    .init("title", .text, "The page's title."),
    .init("lead", .optional(.markup), "What stands below it."),
    .init("is-preview", .flag, "Whether notes are shown."),
    .init("template", .text, "The name of a partial."),
    .init(
      "plans",
      .list(
        .object([
          .init("name", .text, "The plan's name."),
          .init("price", .text, "The price | with its currency."),
          .init("offer", .optional(.object([.init("length", .text, "How long it is.")])), "The offer."),
          .init("benefits", .list(.text), "One line each."),
        ])), "The plans, in order."),
  ])

  /// What is said where no name is near.
  private static let known = "known here: 'title', 'lead', 'is-preview', 'template', 'plans'"

  private static let partials = [
    "plan-card": "{{name}}",
    "layout": "{{title}}{{$body}}{{/body}}",
    "looped": "{{>looping}}",
    "looping": "{{>looped}}",
    "tree": "{{#plans}}{{name}}{{>tree}}{{/plans}}",
  ]

  @Test(arguments: [
    "{{title}} {{lead}} {{is-preview}} {{#is-preview}}{{title}}{{/is-preview}}",
    "{{#plans}}{{name}} {{title}} {{#offer}}{{length}} {{price}}{{/offer}} {{offer.length}}{{/plans}}",
    "{{#plans}}{{#benefits}}{{.}}{{name}}{{/benefits}}{{^benefits}}none{{/benefits}}{{/plans}}",
    "{{#title}}{{.}}{{title}}{{/title}}",
    "{{#plans}}{{>plan-card}}{{/plans}}",
    "{{<layout}}{{$body}}{{#plans}}{{name}}{{/plans}}{{/body}}{{/layout}}",
    "{{>*template}}",
    "{{>tree}}",
    "{{#plans}}{{/plans}}{{<layout}}ignored {{nonsense}}{{/layout}}",
  ])
  func acceptsWhatTheModelHas(_ template: String) throws {
    #expect(try check(template) == [])
  }

  @Test(arguments: [
    ("{{«titel»}}", "unknown-template-value", "Value 'titel' is unknown in template 'page'", "did you mean 'title'?"),
    ("{{#«zebra»}}{{x}}{{/zebra}}", "unknown-template-value", "Value 'zebra' is unknown in template 'page'", known),
    ("{{^«zebra»}}{{title}}{{/zebra}}", "unknown-template-value", "Value 'zebra' is unknown in template 'page'", known),
    (
      "{{#plans}}{{{«prcie»}}}{{/plans}}", "unknown-template-value", "Value 'prcie' is unknown in template 'page'",
      "did you mean 'price'?"
    ),
    (
      "{{«name»}}{{#plans}}{{name}}{{/plans}}", "unknown-template-value", "Value 'name' is unknown in template 'page'",
      known
    ),
    (
      "{{#plans}}{{offer.«lenght»}}{{/plans}}", "unknown-template-value", "Object 'offer' has no value 'lenght'",
      "did you mean 'length'?"
    ),
    ("{{title.«length»}}", "unknown-template-value", "Text 'title' has no value 'length'", ""),
    (
      "{{«plans»}}", "misused-template-value", "List 'plans' prints nothing",
      "print its items with '{{#plans}}…{{/plans}}'"
    ),
    (
      "{{#plans}}{{«offer»}}{{/plans}}", "misused-template-value", "Object 'offer' prints nothing",
      "print one of its values"
    ),
    ("{{#plans}}{{«.»}}{{/plans}}", "misused-template-value", "Object '.' prints nothing", "print one of its values"),
    ("{{>*«plans»}}", "misused-template-value", "List 'plans' is no name of a template", ""),
    ("{{>«plan-crad»}}", "unknown-template", "Template 'plan-crad' is unknown", "did you mean 'plan-card'?"),
    ("{{<«layuot»}}{{/layuot}}", "unknown-template", "Template 'layuot' is unknown", "did you mean 'layout'?"),
    (
      "{{<layout}}{{$«bdoy»}}{{nonsense}}{{/bdoy}}{{/layout}}", "unknown-template-block",
      "Block 'bdoy' is unknown in template 'layout'", "did you mean 'body'?"
    ),
    (
      "{{>«page»}}", "endless-template", "Template 'page' calls itself without end",
      "put the call into a section: page → page"
    ),
    (
      "{{#plans}}{{<layout}}{{$body}}{{«nam»}}{{/body}}{{/layout}}{{/plans}}", "unknown-template-value",
      "Value 'nam' is unknown in template 'page'", "did you mean 'name'?"
    ),
  ])
  func pointsAtWhatTheModelDoesNotHave(_ marked: String, _ rule: String, _ message: String, _ help: String) throws {
    let start = marked.prefix { $0 != "«" }.utf8.count
    let end = marked.prefix { $0 != "»" }.utf8.count - "«".utf8.count
    let expected = Finding.input(rule, message, help: help, at: SourceRange(file: Self.page, start..<end))
    #expect(try check(marked.filter { $0 != "«" && $0 != "»" }) == [expected])
  }

  @Test func checksPartialsWhereTheyAreCalledAndReportsThemOnce() throws {
    let findings = try check("{{>plan-card}}{{#plans}}{{>plan-card}}{{/plans}}{{>plan-card}}")
    // 'name' is there inside the section only.
    #expect(
      findings == [
        .input(
          "unknown-template-value", "Value 'name' is unknown in template 'plan-card'", help: Self.known,
          at: SourceRange(file: FileID(index: 4), 2..<6))
      ])
  }

  @Test func namesTheWholeCircleOfEndlessTemplates() throws {
    #expect(
      try check("{{>looped}}") == [
        .input(
          "endless-template", "Template 'looped' calls itself without end",
          help: "put the call into a section: looped → looping → looped", at: SourceRange(file: FileID(index: 2), 3..<9)
        )
      ])
  }

  @Test func looksThroughSeveralRoots() throws {
    let world = try World(["page": "{{a}}{{b}}{{c}}"], symbols: SymbolTable())
    let page = try #require(world.library.template(named: "page", escaping: .html))
    let roots: [Shape] = [.object([.init("a", .text, "")]), .object([.init("b", .text, "")])]
    #expect(world.library.check(page, against: roots).map(\.message) == ["Value 'c' is unknown in template 'page'"])
  }

  @Test func endsOnTemplatesThatInheritInCircles() throws {
    let sources = [
      "page": "{{<one}}{{$a}}{{>page}}{{titel}}{{/a}}{{/one}}",
      "one": "{{$a}}x{{/a}}{{$b}}{{<two}}{{/two}}{{/b}}",
      "two": "{{$a}}{{/a}}{{$c}}{{<one}}{{$b}}{{<two}}{{/two}}{{/b}}{{/one}}{{/c}}",
    ]
    let world = try World(sources, symbols: SymbolTable())
    let page = try #require(world.library.template(named: "page", escaping: .html))
    let findings = world.library.check(page, against: Self.shape)
    #expect(findings.map(\.message) == ["Value 'titel' is unknown in template 'page'"])
  }

  @Test func listsEveryValueOfAShape() {
    #expect(
      Self.shape.markdownTable() == #"""
        | value | type | meaning |
        |---|---|---|
        | `title` | text | The page's title. |
        | `lead` | markup, optional | What stands below it. |
        | `is-preview` | flag | Whether notes are shown. |
        | `template` | text | The name of a partial. |
        | `plans` | list of objects | The plans, in order. |
        | `plans[].name` | text | The plan's name. |
        | `plans[].price` | text | The price \| with its currency. |
        | `plans[].offer` | object, optional | The offer. |
        | `plans[].offer.length` | text | How long it is. |
        | `plans[].benefits` | list of texts | One line each. |

        """#)
    #expect(
      Self.shape.names == [
        "title", "lead", "is-preview", "template", "plans", "name", "price", "offer", "length", "benefits",
      ])
  }

  /// Sorted by name, the page stands at this place among the templates.
  private static let page = FileID(index: 3)

  private func check(_ template: String) throws -> [Finding] {
    var sources = Self.partials
    sources["page"] = template
    let world = try World(sources, symbols: SymbolTable(Self.shape.names))
    return world.library.check(
      try #require(world.library.template(named: "page", escaping: .html)), against: Self.shape)
  }
}
