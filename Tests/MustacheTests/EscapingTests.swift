import Testing

@testable import Mustache

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a & b", "a &amp; b"), ("<b>", "&lt;b&gt;"), ("\"'", "&quot;&#39;"),
    ("&amp;", "&amp;amp;"), ("Zürich €", "Zürich €"), ("<<", "&lt;&lt;"), ("a<", "a&lt;"),
    ("x' onload='y", "x&#39; onload=&#39;y"),
  ])
  func makesTextSafeInHTML(_ text: String, _ expected: String) {
    #expect(Escaping.html.escape(text) == expected)
  }

  /// Text is copied in words where nothing is special: each length and each place in a word is tried.
  @Test(arguments: [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("\u{A6}", "\u{A6}"), ("#", "#"),
  ])
  func findsSpecialBytesAtEveryPlace(_ special: String, _ reference: String) {
    for length in 0..<40 {
      for place in 0...length {
        let before = String(repeating: "a", count: place)
        let after = String(repeating: "%", count: length - place)
        #expect(Escaping.html.escape(before + special + after) == before + reference + after)
      }
    }
    let many = String(repeating: special, count: 5_000)
    #expect(Escaping.html.escape(many) == String(repeating: reference, count: 5_000))
  }

  @Test func leavesTextAlone() {
    #expect(Escaping.text.escape("<&$*'") == "<&$*'")
  }

  @Test(arguments: [
    ("", ""),
    ("Yearly, best value", "Yearly, best value"),
    ("$4.99/$39.99", #"\$4.99/\$39.99"#),
    ("US$4.99 - US$39.99", #"US\$4.99 - US\$39.99"#),
    ("Pro | Team", #"Pro \| Team"#),
    ("line one\nline two | x", #"line one line two \| x"#),
    ("a \r\n\r\n  b", "a b"),
    ("1. *Pro* _max_ <new>", #"1\. \*Pro\* \_max\_ \<new>"#),
    ("- # Basic ~~old~~", ##"\- \# Basic \~\~old\~\~"##),
    ("com.example.pro_yearly", #"com.example.pro\_yearly"#),
    ("# Heading", ##"\# Heading"##),
    ("## Heading", ###"\## Heading"###),
    ("C# and #1 #", ##"C# and \#1 \#"##),
    ("12) twelve", #"12\) twelve"#),
    ("1.5 hours", "1.5 hours"),
    ("1.", #"1\."#),
    ("1234567890. no list", "1234567890. no list"),
    ("+ plus", #"\+ plus"#),
    ("---", #"\---"#),
    ("===", #"\==="#),
    ("> quote", #"\> quote"#),
    (":-: x", #"\:-: x"#),
    ("    code", " code"),
    ("\tcode", " code"),
    ("break  ", "break "),
    ("a  b", "a  b"),
    ("&amp; &#36; A&B & C", #"\&amp; \&#36; A\&B & C"#),
    ("`code`", #"\`code\`"#),
    ("[link](x)", #"\[link\](x)"#),
    ("![image](x)", #"!\[image\](x)"#),
    ("(x)", #"\(x)"#),
    ("Wow!", #"Wow\!"#),
    (#"back\slash\"#, #"back\\slash\\"#),
    ("http://a.example", #"http\://a.example"#),
    ("see www.a.example", #"see www\.a.example"#),
    ("me@a.example", #"me\@a.example"#),
    ("nul\0", "nul\u{FFFD}"),
    ("年払い $1", #"年払い \$1"#),
  ])
  func keepsTextItselfInMarkdown(_ text: String, _ expected: String) {
    #expect(Escaping.markdown.escape(text) == expected)
  }

  @Test(arguments: [
    (#"["com.example.pro_yearly"]"#, "| `com.example.pro_yearly` |"),
    (#"["a|b"]"#, #"| <code>a\|b</code> |"#),
    (#"["a`b_c"]"#, #"| <code>a\`b\_c</code> |"#),
    (#"["$a$"]"#, #"| <code>\$a\$</code> |"#),
    (#"["a\nb"]"#, "| <code>a b</code> |"),
    (#"[" a"]"#, "| <code> a</code> |"),
  ])
  func writesCodeThatCannotEndEarly(_ json: String, _ expected: String) throws {
    #expect(try render("{{#.}}| `{{.}}` |{{/.}}", json, escaping: .markdown) == expected)
  }

  /// An address is written as it can be copied; what would end the link there is in percent signs.
  @Test(arguments: [
    ("https://a.org/t", "https://a.org/t"), ("#frag", "#frag"), ("www.a.org", "www.a.org"), ("a_b*c~d@e", "a_b*c~d@e"),
    ("../x/index.md", "../x/index.md"), ("?a=1&b=2", "?a=1&b=2"),
    ("?a&copy;b&#38;c&#x26;", "?a&amp;copy;b&amp;#38;c&amp;#x26;"),
    ("a) [x](javascript:y", "a%29%20[x]%28javascript:y"), ("<a>", "%3Ca%3E"),
    ("a|b`c^d\\\\e\\\"f", "a%7Cb%60c%5Ed%5Ce%22f"),
    ("a\\n\\n# b", "a%0A%0A#%20b"), ("$a$", #"\$a\$"#), ("é", "é"), ("", ""),
  ])
  func writesAddressesThatCanBeCopied(_ address: String, _ expected: String) throws {
    #expect(try render("[x]({{.}}) {{.}}", "\"\(address)\"", escaping: .markdown).hasPrefix("[x](\(expected)) "))
    #expect(try render("[x]( {{.}})", "\"a_b\"", escaping: .markdown) == #"[x]( a\_b)"#)
  }

  @Test func leavesCodeOfSeveralPartsToTheTemplate() throws {
    #expect(try render("``{{a}}`` `x {{a}}`", #"{"a":"b"}"#, escaping: .markdown) == "``b`` `x b`")
  }

  @Test(arguments: [
    ("plan-card.html.mustache", "plan-card", Escaping.html), ("page.md.mustache", "page", .markdown),
    ("robots.txt.mustache", "robots", .text), ("x.mustache", "x", .text),
  ])
  func followsTheSuffix(_ file: String, _ name: String, _ escaping: Escaping) throws {
    let found = try #require(Escaping.ofTemplate(fileName: file))
    #expect(found.name == name)
    #expect(found.escaping == escaping)
  }

  @Test(arguments: ["page.html", ".html.mustache", ".mustache", ""])
  func knowsWhatIsNoTemplate(_ file: String) {
    #expect(Escaping.ofTemplate(fileName: file) == nil)
  }
}
