import Findings
import Foundation
import Testing
import Words

private func read(_ text: String) -> CopyFile { CopyFile.read(Array(text.utf8), file: FileID(index: 0)) }

/// Each finding as `rule line:column 'source' → help`.
private func findings(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  let source = SourceFile(path: "a.md", bytes: bytes)
  return read(text).findings.map { finding in
    let place = source.position(of: finding.at.start)
    let marked = String(decoding: bytes[Int(finding.at.start)..<Int(finding.at.end)], as: UTF8.self)
    return "\(finding.rule) \(place.line):\(place.column) '\(marked)'"
  }
}

/// A phrase with marks, and after each segment its source where that is another text.
private func summary(_ phrase: Phrase?, in text: String) -> String? {
  phrase?.segments.map { segment in
    let source = String(decoding: Array(text.utf8)[Int(segment.range.start)..<Int(segment.range.end)], as: UTF8.self)
    var words: String
    switch segment.content {
    case .literal(let literal): words = literal == source ? literal : "\(literal)←\(source)"
    case .variable(let variable): words = "<\(variable.rawValue)\(source.hasPrefix("{{") ? "" : "←\(source)")>"
    case .argument(let index, let specifier): words = "%\(index)\(specifier)"
    }
    if segment.marks.isStrong { words = "**\(words)**" }
    if segment.marks.isEmphasized { words = "_\(words)_" }
    if let link = segment.marks.link { words = "[\(words)](\(link.destination))" }
    return words
  }.joined(separator: "|")
}

struct CopyFileTests {
  private let plus = """
    ---
    headline: PhotoEditor+
    subtitle: Unlock filters and **pro tools**.
    cta:
      default: Subscribe for {{ product.price_per_period }}
      trial: Try it free for {{product.offer_duration}}
    disclosure: "{{ product.price }}, renews \\"so\\"."
    ---
    # More
    - Export as *many* pictures as {{ app.name }} can
    - Batch editing

      on every device

    See our [terms](terms).
    """

  @Test func fieldsBenefitsAndBodyKeepTheirPlaces() {
    let copy = read(plus)
    #expect(copy.findings == [])
    #expect(Set(copy.fields.keys) == [.headline, .subtitle, .cta, .disclosure])
    #expect(summary(copy.fields[.headline]?["default"], in: plus) == "PhotoEditor+")
    #expect(summary(copy.fields[.subtitle]?["default"], in: plus) == "Unlock filters and |**pro tools**|.")
    #expect(copy.fields[.cta]?.forms.map(\.key.value) == ["default", "trial"])
    #expect(summary(copy.fields[.cta]?["default"], in: plus) == "Subscribe for |<product.price_per_period>")
    #expect(summary(copy.fields[.cta]?["trial"], in: plus) == "Try it free for |<product.offer_duration>")
    let value = "\"{{ product.price }}, renews \\\"so\\\".\""
    #expect(
      summary(copy.fields[.disclosure]?["default"], in: plus) == "<product.price←\(value)>|, renews \"so\".←\(value)")
    #expect(
      copy.benefits.map { summary($0, in: plus) } == [
        "Export as |_many_| pictures as |<app.name>| can", "Batch editing|\n←|on every device",
      ])
    #expect(copy.body.map(\.kind) == [.heading(level: 1), .paragraph])
    #expect(copy.body.map { summary($0.phrase, in: plus) } == ["More", "See our |[terms](terms)|."])
  }

  @Test func namesTheFormsThatOnlyTheCallerKnows() {
    let text = "---\ncta: {default: d, trial: t, offer: o, lapsed: l, Family: f, com.x.y: p}\n---\n"
    let field = read(text).fields[.cta]
    #expect(field?.namedKeys.map(\.value) == ["lapsed", "Family", "com.x.y"])
    #expect(field?["trial"]?.plainText == "t")
    #expect(field?["other"] == nil)
  }

  @Test func frontMatterThatIsNeverClosedKeepsTheBody() {
    let text = "---\n\nHello\n"
    #expect(findings(text) == ["unclosed-front-matter 1:1 '---'"])
    #expect(read(text).body.map(\.kind) == [.thematicBreak, .paragraph])
    #expect(read(text).findings.map(\.severity) == [.warning])
  }

  @Test func frontMatterThatNothingOpensIsNeitherFieldsNorBody() {
    let text = "headline: Go Pro\ntrial: \"{{ product.offer_duration }}\"\n---\n- one\n"
    let copy = read(text)
    #expect(findings(text) == ["unopened-front-matter 1:1 'headline: Go Pro'"])
    #expect(copy.findings.map(\.message) == ["Front matter does not begin with '---'"])
    #expect(copy.findings.map(\.help) == ["write '---' as the first line"])
    #expect(copy.findings.map(\.severity) == [.error])
    #expect(copy.fields.isEmpty && copy.body.isEmpty)
    #expect(copy.benefits.map(\.plainText) == ["one"])
    #expect(read("cta:\n  default: a\n---\n").findings.map(\.rule) == ["unopened-front-matter"])
  }

  @Test(arguments: ["headline: Go Pro\n- one\n", "Note: x\n---\n", "headline:Go\n---\n", "Text\nheadline: a\n---\n"])
  func textIsNotTakenForFrontMatter(text: String) {
    #expect(read(text).findings == [])
    #expect(read(text).body.isEmpty == false)
  }

  @Test func frontMatterStandsAtTheTopOnly() {
    let text = "---\nheadline: T\n---\nA\n\n---\n\nB: not meta\n\n---\n\nC\n"
    let copy = read(text)
    #expect(copy.findings == [])
    #expect(copy.body.map { $0.phrase.plainText } == ["A", "", "B: not meta", "", "C"])
  }

  @Test(arguments: ["---\n---\nHi\n", "---\r\n--- \r\nHi\r\n", "\u{FEFF}---\n# only a comment\n---\nHi"])
  func emptyFrontMatterIsFine(text: String) {
    let copy = read(text)
    #expect(copy.findings == [])
    #expect(copy.fields.isEmpty)
    #expect(copy.body.map { $0.phrase.plainText } == ["Hi"])
  }

  @Test func wrongFieldsAreNamedWithAPlace() {
    let text = "---\nheadlin: a\nbenefits: [x]\ncta:\nsign_in: b\nbadge: [1]\n---\n"
    #expect(
      findings(text) == [
        "unknown-copy-field 2:1 'headlin'", "unknown-copy-field 3:1 'benefits'", "empty-copy-field 4:5 ''",
        "unknown-copy-field 5:1 'sign_in'", "malformed-copy-field 6:8 '[1]'",
      ])
    #expect(read(text).findings.map(\.help).prefix(1) == ["did you mean 'headline'?"])
    #expect(read(text).findings[3].help == "did you mean 'sign-in'?")
    #expect(read("---\njust text\n---\n").findings.map(\.rule) == ["malformed-front-matter"])
  }

  @Test(arguments: ["headline: Pro: everything", "headline: \"Pro\" for teams", "headline: 'Anna's plan'"])
  func brokenYAMLHasAPlaceAndKeepsTheBody(line: String) {
    let copy = read("---\n\(line)\n---\n- one\n")
    #expect(copy.findings.map(\.rule) == ["malformed-yaml"])
    #expect(copy.findings.allSatisfy { $0.at.start >= 4 })
    #expect(copy.benefits.map(\.plainText) == ["one"])
  }

  @Test func aPercentSignAndNumbersAreText() {
    let copy = read("---\nheadline: 50% off\nbadge: 1.10\nprice: yes\nclose: 'true'\n---\n")
    #expect(copy.fields[.headline]?["default"]?.plainText == "50% off")
    #expect(copy.fields[.badge]?["default"]?.plainText == "1.10")
    #expect(copy.fields[.price]?["default"]?.plainText == "yes")
    #expect(copy.fields[.close]?["default"]?.plainText == "true")
    #expect(copy.findings == [])
  }

  @Test(arguments: [
    ("- {{ product.prcie }}", "unknown-variable '{{ product.prcie }}'", "did you mean 'product.price'?"),
    ("- {{ price }}", "unknown-variable '{{ price }}'", "did you mean 'product.price'?"),
    ("- {{ offer_price }} x", "unknown-variable '{{ offer_price }}'", "did you mean 'product.offer_price'?"),
    ("- a {{ product.price", "malformed-variable '{{'", nil),
    ("- a product.price }}", "malformed-variable '}}'", nil),
    ("- {{ *product.price* }}", "malformed-variable '{{' malformed-variable '}}'", nil),
    ("- {{#section}}x", "malformed-variable '{{#section}}'", nil),
    ("- {{ product.price | upcase }}", "malformed-variable '{{ product.price | upcase }}'", nil),
    ("- {{{ product.price }}}", "malformed-variable '{{{ product.price }}'", nil),
    ("- for {product.price}", "malformed-variable '{product.price}'", "write '{{ product.price }}'"),
    ("- [Terms]({{ app.terms }})", "variable-in-link '{{ app.terms }}'", nil),
    ("- [Terms]({{app.name}})", "variable-in-link 'Terms'", nil),
    ("- [Terms]({{ app.name }})", "variable-in-link '{{ app.name }}'", nil),
    ("- [Terms](https://a.org/{{ product.id }})", "variable-in-link '{{ product.id }}'", nil),
  ])
  func whatIsNoVariableIsFoundAndStaysText(line: String, expected: String, help: String?) {
    let found = read(line).findings
    let summaries = found.map { finding in
      let marked = Array(line.utf8)[Int(finding.at.start)..<Int(finding.at.end)]
      return "\(finding.rule) '\(String(decoding: marked, as: UTF8.self))'"
    }
    #expect(summaries.joined(separator: " ") == expected)
    if let help { #expect(found.first?.help == help) }
    #expect(read(line).benefits.flatMap(\.variables).isEmpty)
    #expect(read(line).benefits.count == 1)
  }

  @Test(arguments: Variable.allCases)
  func everyVariableIsRead(variable: Variable) {
    #expect(
      read("- a {{ \(variable.rawValue) }}*b*").benefits.map(\.plainText) == ["a {{ \(variable.rawValue) }}b"])
    #expect(read("{{\(variable.rawValue)}}").findings == [])
  }

  @Test func variablesInCodeAreText() {
    let copy = read("- `{{ x }}`")
    #expect(copy.findings == [])
    #expect(copy.benefits.map(\.plainText) == ["{{ x }}"])
  }

  @Test func aFileIsNamedForItsPaywallAndLocale() {
    #expect(CopyFileName(path: "Copy/plus.en-US.md")?.paywall == "plus")
    #expect(CopyFileName(path: "Copy/my.plus.zh-Hans.md")?.paywall == "my.plus")
    #expect(CopyFileName(path: "my.plus.zh_Hans.md")?.locale == "zh_Hans")
    #expect(CopyFileName(path: "Copy/plus.md") == nil)
    #expect(CopyFileName(path: "Copy.x/README.md") == nil)
    #expect(CopyFileName(path: "Copy/.en.md") == nil)
  }

  @Test func `the documentation tells of every field and variable, and of no others`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/paywallgen/paywallgen.docc/WriteCopy.md")
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    }
    let fields = CopyField.allCases.map(\.rawValue)
    #expect(Set(fields + Variable.allCases.map(\.rawValue)).subtracting(names) == [])
    #expect(names.filter { $0.contains(".") && Variable(rawValue: $0) == nil } == [])
  }

  @Test func `each field has a place of its own, in order`() {
    #expect(CopyField.allCases.map(\.place) == Array(0..<CopyField.allCases.count))
  }
}
