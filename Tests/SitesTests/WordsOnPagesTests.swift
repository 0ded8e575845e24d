import Testing

@testable import Sites

/// How copy is drawn: its marks, its lines, and the way it runs.
@Suite struct WordsOnPagesTests {
  private func world(_ copy: String, arabic: String? = nil, description: String = "") throws -> SiteWorld {
    var files = smallWorld
    files["App.storekit"] = storekit(description: description)
    files["paywallgen.yml"] = configuration.replacing("control-style: picker", with: "control-style: prominent-picker")
    files["Copy/pro.en-US.md"] = copy
    files["Copy/pro.ar-SA.md"] = arabic
    return try SiteWorld(files)
  }

  @Test func linesBreakWhereCopyBreaksThem() throws {
    let world = try world(
      "---\nheadline: \"Go\\\\\\nPro\"\n---\none  \ntwo\\\n**three\\\nfour**\nfive\n\n- a\\\n  b\n\n  c\n")
    let page = try world.text("pro/en-US/index.html")
    #expect(page.contains(">Go<br>\nPro<"))
    #expect(page.contains(">one<br>\ntwo<br>\n<strong>three</strong><br>\n<strong>four</strong> five<"))
    #expect(page.contains(">a<br>\nb<br>\nc<"))
    let text = try world.text("pro/en-US/index.md")
    #expect(text.contains("\n### Go<br>Pro\n"))
    #expect(text.contains("\none\\\ntwo\\\n**three\\\nfour** five\n"))
    #expect(text.contains("\n- a\\\nb\\\nc\n"))
  }

  /// A line feed in a catalog is a space on its page, in whichever way the file ends its lines.
  @Test func lineEndsOfACatalogAreNoCharacters() throws {
    for end in ["\\n", "\\r\\n", "\\r"] {
      let world = try world("---\nheadline: Go\n---\n", description: "line one\(end)line two")
      #expect(try world.text("pro/en-US/index.html").contains(">line one\nline two<"))
      #expect(try world.text("pro/en-US/index.md").contains("line one line two"))
    }
  }

  @Test func codeIsDrawnAsCode() throws {
    let world = try world(
      "---\nheadline: Use `go` **now**\n---\n# With *all* `x_y`\n\nThe `a|b` **`c`**.\n\n    first\n      second\n")
    let page = try world.text("pro/en-US/index.html")
    #expect(page.contains(">Use <code>go</code> <strong>now</strong><"))
    #expect(page.contains(">With <em>all</em> <code>x_y</code><"))
    #expect(page.contains(">The <code>a|b</code> <strong><code>c</code></strong>.<"))
    #expect(page.contains("><code>first</code><br>\n<code>  second</code><"))
    let text = try world.text("pro/en-US/index.md")
    #expect(text.contains("\n### Use `go` **now**\n"))
    #expect(text.contains("\nWith *all* `x_y`\n"))
    #expect(text.contains("\nThe <code>a\\|b</code> **`c`**.\n"))
    #expect(text.contains("\n`first`\\\n<code> second</code>\n"))
  }

  @Test func wordsThatStandInForATranslationRunTheirOwnWay() throws {
    let world = try world(
      "---\nheadline: Don’t wait.\nsubtitle: Read [the terms](https://acme.app/t).\n---\nBody **text**.\n\n- Ωμέγα.\n- 無料。\n- 50 %\n",
      description: "Unlock everything.")
    let page = try world.text("pro/ar-SA/index.html")
    #expect(page.contains("><bdi>Don’t wait.</bdi><"))
    #expect(page.contains("><bdi>Read <a href=\"https://acme.app/t\">the terms</a>.</bdi><"))
    #expect(page.contains("><bdi>Body <strong>text</strong>.</bdi><"))
    #expect(page.contains("><bdi>Unlock everything.</bdi><"))
    #expect(page.contains("><bdi>Ωμέγα.</bdi><"))
    #expect(page.contains("><bdi>無料。</bdi><"))
    #expect(page.contains(">50 %<"))
    #expect(!(try world.text("pro/en-US/index.html")).contains("<bdi>Body"))
  }

  @Test func wordsAmongArabicOnesAreIsolatedAlone() throws {
    let world = try world(
      "---\nheadline: Go\n---\n",
      arabic: "---\nheadline: \"Pro {{ product.period }}\"\nsubtitle: مع PhotoEditor+ الآن.\n---\n")
    let page = try world.text("pro/ar-SA/index.html")
    #expect(page.contains("><bdi>Pro </bdi>سنة<"))
    // Its sign would stand on the other side.
    #expect(page.contains(">مع <bdi>PhotoEditor+</bdi> الآن.<"))
  }
}
