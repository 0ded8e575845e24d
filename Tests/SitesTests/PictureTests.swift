import Looks
import Testing

@testable import Sites

@Suite struct PictureTests {
  static let tiered = """
    catalog: App.storekit
    locales: [en-US, ar-SA]
    paywalls:
      pro:
        group: Pro
        tiers: { Big Team: [com.example.yearly], One: [com.example.monthly] }
        tier-layout: tabs
        situations: { Gone Away: { current: com.example.yearly } }
    """

  func pictures(_ configuration: String = tiered, _ change: (inout PictureChoice) -> Void) throws -> [Picture] {
    let world = try SiteWorld(["paywallgen.yml": configuration, "App.storekit": storekit()])
    var choice = PictureChoice()
    change(&choice)
    return world.sheets.flatMap { world.site.pictures(of: $0, choice) }
  }

  @Test func areOfEveryScreenThatCustomersMeet() throws {
    let paths = try pictures { _ in }.map(\.path)
    #expect(
      paths.filter { $0.hasPrefix("pro/en-US/") }
        == [
          "big-team/new", "one/new", "situations/trial-used", "situations/lapsed", "situations/subscribed-monthly",
          "situations/subscribed-yearly", "situations/gone-away", "situations/loading", "situations/failed",
        ].map { "pro/en-US/\($0)@phone.png" })
    #expect(Set(paths).count == paths.count && paths.count == 18)
  }

  @Test func areOfWhatIsChosen() throws {
    let chosen = try pictures {
      $0.tiers = ["Big Team"]
      $0.situations = ["new", "Gone Away"]
      $0.devices = [.phone, .large]
      $0.schemes = [.light, .dark]
      $0.sizes = [.large, .ax5]
    }.map(\.path).filter { $0.hasPrefix("pro/ar-SA/") }
    let looks = [
      "phone", "phone-ax5", "phone-dark", "phone-dark-ax5", "large", "large-ax5", "large-dark", "large-dark-ax5",
    ]
    let expected = ["big-team/new", "situations/gone-away"].flatMap { screen in
      looks.map { "pro/ar-SA/\(screen)@\($0).png" }
    }
    #expect(chosen == expected)
    // What customers see all at once has an excerpt for each tier.
    let flat = Self.tiered.replacing("tier-layout: tabs", with: "tier-layout: flat")
    let excerpts = try pictures(flat) {
      $0.tiers = ["one"]
      $0.situations = ["new"]
    }
    #expect(excerpts.map(\.path) == ["pro/en-US/one/new@phone.png", "pro/ar-SA/one/new@phone.png"])
    let excerpt = "An excerpt: customers see all tiers at once."
    let borrowed = "No price known for Saudi Arabia: showing United States."
    #expect(excerpts.map(\.notices) == [[excerpt], [borrowed, excerpt]])
  }

  @Test func standOnAPageThatSaysWhatTheyAre() throws {
    var picture = Picture(
      address: "pro/en-US/a b", path: "x.png", device: .tablet, scheme: .dark, size: .ax3, heading: "<b>&\u{202E}",
      lead: "New customer", notices: ["No price known"], imitates: "iOS 18")
    let page = PicturePage(picture, root: "../")
    #expect(page.width == 1056)
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("<b>Preview</b> Not a screenshot of the app"))
    #expect(text.contains("<h1>&lt;b&gt;&amp;⟨U+202E⟩</h1><p>New customer</p>"))
    #expect(
      text.contains("Tablet, 1024 × 1366 pt, dark, text at 200%. Imitates iOS 18.</p><p class=\"notice\">No price"))
    #expect(text.contains("src=\"../pro/en-US/a%20b/screen.html#dark-ax3-tablet\""))
    picture.device = .phone
    picture.scheme = .light
    picture.size = .large
    #expect(String(decoding: PicturePage(picture).bytes, as: UTF8.self).contains("src=\"pro/en-US/a%20b/screen.html\""))
  }

  @Test func carryInTheirFilesWhatTheyAre() throws {
    let picture = Picture(
      address: "pro/ja", path: "x.png", device: .phone, scheme: .light, size: .large, heading: "プロ in Japanese",
      lead: "New", notices: [], imitates: "iOS 18")
    let header: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + "IHDR".utf8 + [0, 0, 1, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0]
      + [1, 2, 3, 4]
    let end: [UInt8] = [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]
    let marked = try #require(picture.marked(header + end, width: 258, height: 3))
    let text = { (keyword: String, text: String, check: [UInt8]) in
      [0, 0, 0, UInt8(keyword.utf8.count + 5 + text.utf8.count)] + Array("iTXt\(keyword)".utf8) + [0, 0, 0, 0, 0]
        + Array(text.utf8) + check
    }
    // The checks are what Python's zlib.crc32 says.
    let expected =
      header + text("Title", "プロ in Japanese: New", [0x05, 0xF9, 0x14, 0xB8])
      + text(
        "Description",
        "Preview of pro/ja on Phone, 393 × 852 pt. Drawn by paywallgen, not a screenshot of the app.",
        [0xF3, 0xBB, 0xF9, 0x99])
      + text("Software", "paywallgen", [0xEA, 0xA3, 0xFE, 0xDC]) + end
    #expect(marked == expected)
    #expect(picture.marked(header + end, width: 257, height: 3) == nil)
    #expect(picture.marked(Array(header.dropLast()), width: 258, height: 3) == nil)
    #expect(
      picture.marked(Array("<!doctype html>, and much more than any header has".utf8), width: 258, height: 3) == nil)
  }
}
