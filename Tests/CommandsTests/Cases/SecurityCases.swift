import Foundation
import Testing

@Suite struct SecurityCases {
  func project(_ copy: String) throws -> CaseFolder {
    try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", "Pro", "9.99", "P1M")),
      "Copy/pro.en-US.md": "---\nheadline: Pro\n---\n" + copy,
    ])
  }

  func findings(_ folder: CaseFolder) throws -> [String] {
    try folder.findings("--ignore", "missing-translation").map {
      $0.split(separator: " ").prefix(3).joined(separator: " ")
    }
  }

  // MS-01
  @Test func linksToNoScriptHoweverItIsHidden() throws {
    let folder = try project(
      """
      [a](javascript:alert('x'&#41;)
      [b](JaVaScRiPt:alert(1))
      [c](java&#x0A;script:alert(1))
      [d](&#106;avascript:alert(1))
      <javascript:alert(1)>
      [e](vbscript:x) [f](data:text/html,x) [g]( javascript:alert(1) )
      [ok](https://acme.test) [mail](mailto:a@acme.test) [near](terms.html)
      """)
    try expect(
      findings(folder),
      is: [
        "error unsafe-link Copy/pro.en-US.md:4:1", "error unsafe-link Copy/pro.en-US.md:5:1",
        "error unsafe-link Copy/pro.en-US.md:6:1", "error unsafe-link Copy/pro.en-US.md:7:1",
        "error unsafe-link Copy/pro.en-US.md:8:2", "error unsafe-link Copy/pro.en-US.md:9:1",
        "error unsafe-link Copy/pro.en-US.md:9:17", "error unsafe-link Copy/pro.en-US.md:9:39",
      ])
    #expect(folder.run("build").status == 2)
    let page = PageTags(try folder.text("_site/pro/en-US/screen.html"))
    #expect(page.active == [])
    let links = page.named("a").compactMap { $0.attributes["href"] }
    #expect(links == ["https://acme.test", "mailto:a@acme.test", "terms.html"])
    for text in ["[a](javascript:alert('x'))", "b", "c", "d", "javascript:alert(1)", "e", "f", "g"] {
      #expect(page.text.contains(text))
    }
  }

  // MS-03
  @Test func dropsRawHTMLHoweverMalformed() throws {
    let folder = try project(
      """
      <iframe
      <http:> srcdoc="<script>alert(1)</script>" a=

      <img src=x onerror=alert(1)>

      `
      <img src onerror="alert(1)">
      [x]: `

      Text <b onclick=alert(1)>bold</b> and <svg/onload=alert(1)>

      - Benefit <script>alert(2)</script>
      """)
    try expect(
      findings(folder),
      is: [
        "error raw-html-in-copy Copy/pro.en-US.md:4:1", "error raw-html-in-copy Copy/pro.en-US.md:7:1",
        "error raw-html-in-copy Copy/pro.en-US.md:13:6", "error raw-html-in-copy Copy/pro.en-US.md:15:11",
      ])
    #expect(folder.run("build").status == 2)
    for name in ["index.html", "screen.html"] {
      let page = PageTags(try folder.text("_site/pro/en-US/" + name))
      #expect(page.active == [])
      #expect(page.scripts.allSatisfy { $0.isEmpty })
      for tag in ["img", "svg", "b", "script"] where name == "screen.html" { #expect(page.named(tag) == [], "\(tag)") }
      // Code is text, as typed.
      #expect(page.text.contains(#"<img src onerror="alert(1)"> [x]:"#))
    }
  }

  // MS-05
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "> ", count: 5_000) + "x",
      (0..<1_500).map { String(repeating: "  ", count: $0) + "* x" }.joined(separator: "\n"),
      String(repeating: "[", count: 10_000), String(repeating: "a <![CDATA[", count: 4_000),
      String(repeating: "*a **b ", count: 2_000), String(repeating: "![](", count: 2_000),
      String(repeating: "`", count: 10_000) + " x " + String(repeating: "`", count: 9_999),
    ]) func readsDeepAndRepetitiveMarkdownInLittleTime(text: String) throws
  {
    let folder = try project(text + "\n")
    let outcome = folder.run("build", "--pages", "html")
    #expect([0, 2].contains(outcome.status))
    #expect(try folder.bytes("_site/pro/en-US/screen.html").count < 20 * text.utf8.count + 20_000)
  }

  // MS-06
  @Test func showsTextAndCodeAsTyped() throws {
    let folder = try project(
      """
      a < b & c

      `<div>` and `&lt;key&gt;`

          <b> & </b>

      [t](https://acme.test 'x" onmouseover="alert(1)')

      ![i](x.png"onerror="alert(1))
      """)
    #expect(folder.run("build").status == 0)
    let page = PageTags(try folder.text("_site/pro/en-US/screen.html"))
    #expect(page.active == [])
    #expect(page.named("img") == [])
    #expect(page.named("a").map { $0.attributes["href"] } == ["https://acme.test"])
    let text = try folder.text("_site/pro/en-US/screen.html")
    for shown in [
      ">a &lt; b &amp; c<", "<code>&lt;div&gt;</code> and <code>&amp;lt;key&amp;gt;</code>",
      "<code>&lt;b&gt; &amp; &lt;/b&gt;</code>",
    ] {
      #expect(text.contains(shown), "\(shown)")
    }
  }
}
