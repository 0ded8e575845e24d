import Findings
import Foundation
import Looks
import Projects
import Testing

@testable import Sites

@Suite struct SymbolTests {
  static let tortoise = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><circle cx='2' cy='2' r='2'/></svg>"

  static func world(_ appearance: String, icons: String = "") throws -> SiteWorld {
    var files = smallWorld
    files["paywallgen.yml"] =
      icons + configuration.replacing("appearance: { looks: clear }", with: "appearance: { \(appearance) }")
    files["Design/tortoise.svg"] = tortoise
    files["Design/hare.svg"] = "hare"
    files["Design/fox.svg"] = tortoise.replacing("</svg>", with: "<script>1</script></svg>")
    return try SiteWorld(files)
  }

  @Test func drawsAProjectsOwnImage() throws {
    let world = try SymbolTests.world(
      "icon: { name: tortoise.fill, color: brown }, plan-icons: { com.example.yearly: star.fill }",
      icons: "icons: { hare: Design/tortoise.svg, tortoise.fill: Design/tortoise.svg }\n")
    #expect(world.project.findings.map(\.rule).filter { $0.contains("symbol") } == [])
    #expect(try world.text("pro/en-US/index.html").contains("r-icon g g-own-2"))
    let sheet = try #require(world.site.assets.looks.first)
    let data = Data(SymbolTests.tortoise.utf8).base64EncodedString()
    let text = String(decoding: sheet.bytes, as: UTF8.self)
    #expect(text.contains(".g-own-2{--g:url(\"data:image/svg+xml;base64,\(data)\")}"))
    #expect(!text.contains("g-own-1"), "no other paywall's image is sent along")
  }

  @Test func notesASymbolThatNobodyDraws() throws {
    let world = try SymbolTests.world("icon: tortoise.fill, plan-icons: { com.example.yearly: { name: sta } }")
    let notes = world.project.findings.filter { $0.rule == "symbol-not-drawn" }
    #expect(notes.map(\.severity) == [.note, .note])
    #expect(notes.map(\.message).first == "'tortoise.fill' has no drawing here, and a plain square stands for it")
    #expect(
      notes.map(\.help) == [
        "name an image for it under 'icons:'", "did you mean 'star'? Else name an image for it under 'icons:'",
      ])
    #expect(try world.text("pro/en-US/index.html").contains("r-icon g g-unknown"))
  }

  @Test(arguments: [
    ("Design/tortoise.jpg", "unknown-format"), ("Design/hare.svg", "malformed-image"),
    ("Design/fox.svg", "unsafe-image"), ("Design/none.svg", "file-missing"), ("[a]", "wrong-value"),
  ]) func findsImagesThatCannotBeUsed(path: String, rule: String) throws {
    let world = try SymbolTests.world("icon: tortoise", icons: "icons: { tortoise: \(path) }\n")
    #expect(world.project.findings.map(\.rule).contains(rule), "\(world.project.findings.map(\.rule))")
  }

  /// The page that lists the symbols is made of them. `RECORD_SNAPSHOTS=1` writes it.
  @Test func thePageOfSymbolsIsFresh() throws {
    var page = """
      # Symbols

      Apple's drawings of its symbols are not ours to ship. These names are drawn by our own; variants such as
      `star.fill` or `star.circle.fill` are drawn as `star`. Everything else is a plain square and a note
      (`symbol-not-drawn`), unless `paywallgen.yml` names an image:

      ```yaml
      icons: { tortoise.fill: Design/tortoise.svg }
      ```

      The image (`.svg`, `.png` or `.webp`, at most 256 KB) is used as a shape: where it is not clear, the symbol's color
      shows, as on the device. It counts before our own drawing, for `icon:` and `plan-icons:` of every paywall.

      """
    page += "\n" + Glyph.allCases.map { "* `\($0.rawValue)`" }.sorted().joined(separator: "\n") + "\n"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/paywallgen/paywallgen.docc/Symbols.md")
    try expectText(page, inFile: file)
  }
}
