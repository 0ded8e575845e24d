import Foundation
import Testing

@testable import Commands

struct PseudoLanguageTests {
  private func folder() throws -> ControlFolder {
    try ControlFolder([
      "Pro.storekit": ControlFolder.catalog,
      "paywallgen.yml": ControlFolder.configuration.replacing("[en-US]", with: "[en-US, en-XA]"),
      "Text.xcstrings": ControlFolder.strings("Go Pro", "Only $4.99", "Renews"),
    ])
  }

  @Test func drawsTypedWordsAndLeavesFacts() throws {
    let folder = try folder()
    _ = folder.run("build", "-o", "site")
    let page = try folder.read("site/pro/en-XA/index.html")
    #expect(page.contains("[Ĝöö Þŕöö]"))
    #expect(page.contains("$4.99") && page.contains("Nobody speaks this"))
    #expect(try folder.read("site/index.html").contains("Not judged: made-up words"))
    #expect(try folder.read("site/pro/en-US/index.html").contains("Go Pro"))
    for path in ["localization/en-XA.html", "handoff/pro/en-XA/index.html"] {
      #expect((try? folder.read("site/" + path)) == nil, "\(path)")
    }
  }

  @Test func judgesNothingOfIt() throws {
    let folder = try folder()
    let report = folder.run("check", "--format", "json").output
    #expect(report.contains("hardcoded-price") && !report.contains("en-XA"))
    try folder.write(
      "paywallgen.yml", ControlFolder.configuration)
    #expect(folder.run("check", "--format", "json").output == report)
  }
}
