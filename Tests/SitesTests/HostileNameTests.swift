import Testing

@testable import Sites

/// Names and texts of others must come through as themselves, and as nothing else.
@Suite struct HostileNameTests {
  static let hostile: [String] = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "a|b", "a\nb", "a\r\nb",
    "\u{202E}evil\u{202C}", "\u{2067}x", "{{site.title}}", "&lt;b&gt;", "javascript:alert(1)",
    "[x](javascript:alert(1))",
    "`code`", "# Heading", "| a | b |", "\u{0}nul", "<!--", "]]>", "</textarea></style>",
  ]

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { json, scalar in
      switch scalar {
      case "\"", "\\": json += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
  }

  @Test(arguments: hostile) func areInert(_ name: String) throws {
    let json = escaped(name)
    var files = smallWorld
    files["App.storekit"] = storekit(monthly: json, yearly: json + "2", description: json)
    let world = try SiteWorld(files)
    for (path, bytes) in world.pages where path.hasSuffix(".html") {
      try expectInert(String(decoding: bytes, as: UTF8.self), path)
    }
    // A table of plans keeps its rows and columns.
    let rows = try world.text("pro/en-US/index.md").split(separator: "\n").filter {
      $0.hasPrefix("| ○") || $0.hasPrefix("| ●")
    }
    #expect(rows.count == 2)
    for row in rows {
      let bars = row.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 6, "\(row)")
    }
  }

  /// No page runs or styles anything from within, and every tag is the theme's.
  private func expectInert(_ page: String, _ path: String) throws {
    let scripts = page.matches(of: /<script[^>]*>/).map { String($0.output) }
    #expect(scripts.allSatisfy { $0.hasPrefix("<script src=\"") && $0.contains("assets/site.") }, "\(path): \(scripts)")
    for word in [" style=", "<style", "<img src=x", "onerror=alert(1)>", "<!--"] {
      #expect(!page.contains(word), "\(path) has \(word)")
    }
    for tag in page.matches(of: /<[a-z][^>]*>/) {
      #expect(tag.output.firstMatch(of: /(href|src|action)="\s*javascript:/) == nil, "\(path): \(tag.output)")
      // Names stand in attributes too, where they are text; an attribute that begins with "on" is none of ours.
      let attributes = tag.output.replacing(/"[^"]*"/, with: "")
      #expect(!attributes.contains(" on"), "\(path): \(tag.output)")
    }
  }

  @Test func noPageOfTheThemeHasInlineScriptOrStyle() throws {
    let world = try SiteWorld(smallWorld)
    for (path, bytes) in world.pages where path.hasSuffix(".html") {
      try expectInert(String(decoding: bytes, as: UTF8.self), path)
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:x", "data:text/html,x", "//evil.example", "myapp://x", "ftp://example.com", "",
    "a b", "https:\\\\evil",
  ])
  func addressesThatAreNoLinks(_ address: String) {
    #expect(safeLink(address) == nil)
  }

  @Test func addressesThatAreLinks() {
    #expect(safeLink("https://example.com/a_(b)") == "https://example.com/a_%28b%29")
    for address in ["mailto:a@example.com", "tel:+49", "sms:+49", "http://example.com"] {
      #expect(safeLink(address) == address)
    }
    #expect(safeLink("../terms") == "../terms")
    #expect(safeLink("help?at=12:30") == "help?at=12:30")
  }
}
