import Foundation
import Looks
import Testing

/// The theme's static files, held against the tokens they are drawn with.
@Suite struct ThemeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The words that follow a mark: the names of `var(--name)`, of `--name:`.
  private static func names(after mark: String, in text: String) -> Set<String> {
    var found: Set<String> = []
    for piece in text.components(separatedBy: mark).dropFirst() {
      found.insert(String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "-" }))
    }
    return found
  }

  /// Custom properties that a style sheet sets.
  private static func settings(in text: String) -> Set<String> {
    var found: Set<String> = []
    for piece in text.components(separatedBy: "--").dropFirst() {
      let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      if piece.dropFirst(name.count).first == ":" { found.insert(String(name)) }
    }
    return found
  }

  @Test func thePaywallUsesOnlyWhatItsLookSets() throws {
    let css = try Self.read("Public/paywall.css")
    let look = String(decoding: Look().css(), as: UTF8.self)
    let unknown = Self.names(after: "var(--", in: css).subtracting(Self.settings(in: css)).subtracting(
      Self.settings(in: look))
    #expect(unknown == [])
    #expect(Self.names(after: "var(--", in: look).subtracting(Self.settings(in: look)) == ["face"])
  }

  @Test func theSiteUsesOnlyItsOwnTokens() throws {
    let css = try Self.read("Public/site.css")
    #expect(Self.names(after: "var(--", in: css).subtracting(Self.settings(in: css)) == [])
  }

  @Test(arguments: Role.allCases.filter { $0 != .icon })
  func everyRoleIsDrawnFromItsTokens(role: Role) throws {
    let rule = ".phone .r-\(role.rawValue){font:var(--\(role.rawValue)-font);color:var(--\(role.rawValue)-color)}"
    #expect(try Self.read("Public/paywall.css").contains(rule))
  }

  @Test(arguments: Glyph.allCases)
  func everySymbolHasADrawing(symbol: Glyph) throws {
    #expect(try Self.read("Public/paywall.css").contains(".g-\(symbol.rawValue){--g:url("))
  }

  @Test(arguments: ["Public/paywall.css", "Public/site.css"])
  func styleSheetsAreWhole(path: String) throws {
    let css = try Self.read(path)
    #expect(css.filter { $0 == "{" }.count == css.filter { $0 == "}" }.count)
    for word in ["margin-left", "margin-right", "padding-left", "padding-right", "text-align:left", "text-align:right"]
    {
      #expect(!css.contains(word), "\(word) does not mirror")
    }
    #expect(!css.contains("@import"))
    #expect(!css.contains("url(http"))
  }

  @Test func templatesKeepToThePolicy() throws {
    let folder = Self.root.appendingPathComponent("Templates")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".html.mustache")
    }
    #expect(files.count > 10)
    for file in files {
      let text = try Self.read("Templates/" + file)
      for word in [" style=", "<style", "<script>", " onclick", "javascript:", "http://"] {
        #expect(!text.contains(word), "\(word) in \(file)")
      }
    }
  }
}
