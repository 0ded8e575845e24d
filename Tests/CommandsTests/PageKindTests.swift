import Foundation
import Testing

@testable import Commands

struct PageKindTests {
  private static func site(_ arguments: String...) throws -> (paths: Set<String>, texts: String) {
    let folder = try ControlFolder([
      "Pro.storekit": ControlFolder.catalog, "paywallgen.yml": ControlFolder.configuration,
      "Text.xcstrings": ControlFolder.strings("Go Pro", "All of it", "Renews"),
    ])
    let base = ["build", "--base-url", "https://example.com/"]
    #expect(folder.run(base + arguments).status == 0)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/_site")
      .filter { $0.contains(".") && !$0.hasPrefix(".") }
    let pages = paths.filter { $0.hasSuffix(".html") || $0.hasSuffix(".xml") || $0.hasSuffix(".md") }
    return (Set(paths), try pages.map { try folder.read("_site/" + $0) }.joined())
  }

  @Test func leavesDesignersPagesOutWithAllThatLeadsToThem() throws {
    let whole = try Self.site()
    let previews = try Self.site("--pages", "html,markdown")
    #expect(whole.paths.contains("handoff/pro/en-US/index.html") && whole.texts.contains("handoff/"))
    #expect(previews.paths == whole.paths.filter { !$0.hasPrefix("handoff/") })
    #expect(!previews.texts.contains("handoff/"))
  }

  @Test func makesOneKindAlone() throws {
    let whole = try Self.site()
    let html = try Self.site("--pages", "html").paths
    #expect(html == whole.paths.filter { !$0.hasPrefix("handoff/") && !$0.hasSuffix("index.md") })
    #expect(try Self.site("--pages", "markdown").paths.allSatisfy { !$0.hasSuffix(".html") })
  }

  @Test func drawsPreviewsBesideDesignersPagesWhichLeadToThem() throws {
    #expect(try Self.site("--pages", "handoff").paths == Self.site("--pages", "html,handoff").paths)
  }
}
