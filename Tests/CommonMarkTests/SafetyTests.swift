import CommonMark
import Findings
import Testing

private let file = FileID(index: 0)

private func parse(_ text: String) -> MarkdownText {
  MarkdownText.parse(Array(text.utf8)[...], at: .verbatim(file, offset: 0))
}

private func findings(_ text: String) -> [String] {
  let source = SourceFile(path: "a.md", bytes: Array(text.utf8))
  return parse(text).findings.map { "\($0.rule):\(source.position(of: $0.at.start).line)" }
}

private func links(_ text: String) -> [String] {
  parse(text).blocks.flatMap { $0.spans }.compactMap { $0.marks.link?.destination }
}

struct SafetyTests {
  @Test func scriptLinksLoseTheirLinkAndKeepTheirText() {
    let text = """
      [a](javascript:alert('x'&#41;)
      [b](JaVaScRiPt:alert(1))
      [c](java&#x0A;script:alert(1))
      [d](&#106;avascript:alert(1))
      <javascript:alert(1)>
      [ok](https://acme.test) [mail](mailto:a@b.c) [here](terms) [app](acme://restore)
      """
    #expect(links(text) == ["https://acme.test", "mailto:a@b.c", "terms", "acme://restore"])
    #expect(
      findings(text) == [
        "unsafe-link:1", "unsafe-link:2", "unsafe-link:3", "unsafe-link:4", "unsafe-link:5", "unsafe-link:6",
      ])
    #expect(parse(text).findings.map(\.severity) == [.error, .error, .error, .error, .error, .warning])
    let plain = parse(text).blocks.map(\.plainText).joined()
    #expect(plain.contains("b c d javascript:alert(1) ok mail here app"))
  }

  @Test(arguments: [
    "data:text/html,x", "vbscript:x", "java\tscript:x", "javascript%3Aalert(1)", "%6aavascript:x", "&Tab;javascript:x",
    "javascript://x", "file:///etc/passwd", "java\u{200B}script://x", "unknown:x",
  ])
  func unsafe(destination: String) {
    #expect(links("[x](<\(destination)>)") == [])
    #expect(findings("[x](<\(destination)>)") == ["unsafe-link:1"])
  }

  @Test(arguments: ["/a:b", "?q=javascript:", "tel:+49", "HTTPS://x.test", "a%20b", ":x"])
  func safe(destination: String) {
    #expect(links("[x](<\(destination)>)") == [destination])
    #expect(findings("[x](<\(destination)>)") == [])
  }

  /// Each that a page does not make a link of is told of once; what an app opens itself is a link there.
  @Test(arguments: [
    ("tel:+49301234", []), ("sms:+1", []), ("http://acme.test", []), ("myapp://x", [Severity.warning]),
    ("itms-apps://apps.apple.com/account", [.warning]), ("ftp://acme.test/x", [.warning]), ("ftp:x", [.error]),
    ("itms-apps:x", [.error]),
  ])
  func linksThatPagesDoNotCarry(destination: String, told: [Severity]) {
    let text = parse("[x](\(destination))")
    #expect(text.findings.map(\.severity) == told)
    #expect(text.findings.allSatisfy { $0.rule == "unsafe-link" })
    #expect(links("[x](\(destination))") == (told == [.error] ? [] : [destination]))
  }

  @Test func anotherHostWithoutASchemeIsABrokenLink() {
    #expect(findings("[x](//evil.test)") == ["broken-link:1"])
  }

  @Test(arguments: [
    ("<https://a.org/a b>", "https://a.org/a%20b"), ("https://a.org/?q=\"2\"", "https://a.org/?q=%222%22"),
    ("https://a.org/a\"b", "https://a.org/a%22b"), ("https://a.org/<x>", "https://a.org/%3Cx%3E"),
    ("https://a.org/a\\\\b`|^", "https://a.org/a%5Cb%60%7C%5E"), ("https://ä.org/ü?x=ö%20", "https://ä.org/ü?x=ö%20"),
  ])
  func addressesHoldWhatAddressesCan(written: String, destination: String) {
    #expect(links("[x](\(written))") == [destination])
    #expect(findings("[x](\(written))") == [])
  }

  @Test func rawHTMLIsOneFindingAPlaceAndNeverText() {
    let text = """
      <iframe
      <http:> srcdoc="<script>alert(1)</script>" a=

      <img src=x onerror=alert(1)>

      Save <b>20 %</b> now<br>or

      <!-- a note to translators -->
      never
      """
    #expect(
      findings(text) == [
        "raw-html-in-copy:1", "raw-html-in-copy:4", "raw-html-in-copy:6", "raw-html-in-copy:6",
      ])
    #expect(parse(text).blocks.map(\.plainText).joined(separator: "|") == "Save 20 % nowor|never")
  }

  @Test func textThatLooksLikeHTMLStaysText() {
    let text = "a < b & c\n\n`<div>` and `&lt;key&gt;`\n\n    <b> & </b>\n\n[t](https://acme.test 'x\" on=\"y')"
    #expect(
      parse(text).blocks.map(\.plainText) == ["a < b & c", "<div> and &lt;key&gt;", "<b> & </b>", "t"])
    #expect(findings(text) == [])
  }

  @Test func picturesAreTheirText() {
    #expect(findings("![i](x.png)") == ["image-in-copy:1"])
    #expect(parse("![i](x.png)").blocks.map(\.plainText) == ["i"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: Pathological.allCases)
  func deepTextsCostNoMoreThanLongOnes(name: Pathological) {
    let blocks = parse(name.text).blocks
    #expect(!blocks.isEmpty)
    #expect(blocks.reduce(0) { $0 + $1.plainText.utf8.count } <= name.text.utf8.count)
  }

  @Test func brokenBytesAreRead() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x00, 0x2A, 0x62, 0x2A]
    let text = MarkdownText.parse(bytes[...], at: .verbatim(file, offset: 0))
    #expect(text.blocks.map(\.plainText) == ["a\u{FFFD}\u{FFFD}b"])
  }
}

/// Named, so that a run does not print a text of a megabyte.
enum Pathological: CaseIterable {
  case quotes, lists, brackets, cdata, openStrong, escapes, emphasis

  var text: String {
    switch self {
    case .quotes: String(repeating: "> ", count: 20_000) + "x"
    case .lists: (0..<1500).map { String(repeating: "  ", count: $0) + "* x" }.joined(separator: "\n")
    case .brackets: String(repeating: "[", count: 50_000)
    case .cdata: String(repeating: "a <![CDATA[", count: 40_000)
    case .openStrong: String(repeating: "**a ", count: 30_000)
    case .escapes: String(repeating: "\\*a&amp;", count: 30_000)
    case .emphasis: String(repeating: "*a", count: 30_000) + String(repeating: "*", count: 30_000)
    }
  }
}
