import Foundation
import Testing

@testable import Sites

@Suite struct SingleFileTests {
  static func world(_ changes: (inout [String: String]) -> Void = { _ in }) throws -> SiteWorld {
    var options = SiteOptions()
    options.hasSingleFiles = true
    options.icon = Array("<svg/>".utf8)
    var files = smallWorld
    files["paywallgen.yml"] = configuration.replacing("{ name: Example }", with: "{ name: Example, icon: icon.svg }")
    files["icon.svg"] = "<svg/>"
    changes(&files)
    return try SiteWorld(files, options: options)
  }

  @Test func holdsAllScreensOfALanguage() throws {
    let world = try SingleFileTests.world()
    #expect(Set(world.site.paths) == Set(world.pages.keys))
    let page = try world.text("single/ar-SA.html")
    let screens = world.sheets.filter { $0.market.locale.identifier == "ar-SA" }.flatMap(\.screens)
    #expect(page.components(separatedBy: "<div class=\"phone ").count == screens.count + 1)
    #expect(page.contains("lang=\"ar-SA\" dir=\"rtl\""))
  }

  @Test func needsNoOtherFile() throws {
    let page = try SingleFileTests.world {
      $0["paywallgen.yml"] =
        ($0["paywallgen.yml"] ?? "") + """

              tier-layout: tabs
              tiers: { Big: [com.example.yearly], Small: [com.example.monthly] }
          """
    }.text("single/en-US.html")
    let ids = Set(page.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) })
    for link in page.matches(of: /(?:href|src)="([^"]+)"/).map({ String($0.output.1) }) {
      let isOwn = link.hasPrefix("data:") || (link.hasPrefix("#") && ids.contains(String(link.dropFirst())))
      #expect(isOwn || link.hasPrefix("https://acme.app/"), "\(link.prefix(80))")
    }
    #expect(page.matches(of: /\sid="/).count == ids.count, "an id is there twice")
    #expect(!page.contains("<script") && !page.contains(" style="))
    #expect(page.contains("default-src 'none'; style-src data:"))
  }

  @Test func saysAtItsTopWhatAReaderMustKnow() throws {
    let world = try SingleFileTests.world()
    let page = try world.text("single/ar-SA.html")
    let notice = try #require(page.range(of: "No price known for Saudi Arabia: showing United States."))
    let first = try #require(page.range(of: "<section class=\"paywall"))
    #expect(notice.lowerBound < first.lowerBound)
    #expect(!page.contains("They are marked below."))
    #expect(try !world.text("single/en-US.html").contains("No price known"))
  }

  @Test func isNotThereUnlessItIsAskedFor() throws {
    #expect(try SiteWorld(smallWorld).pages.keys.filter { $0.hasPrefix("single/") } == [])
  }
}
