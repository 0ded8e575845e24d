import Foundation
import Looks
import Testing

@testable import Sites

@Suite struct StyleGalleryTests {
  @Test func showsThePaywallInEveryStyleAndLook() throws {
    let world = try SiteWorld(smallWorld)
    let page = try world.text("styles/index.html")
    let styles = ControlStyle.allCases.filter { $0 != .automatic && $0 != .custom }
    for style in styles {
      for looks in LooksSet.allCases {
        let path = StyleGallery.path(style, looks)
        #expect(page.contains("<iframe src=\"../\(path)\""))
        let screen = try world.text(path)
        #expect(screen.contains("data-style=\"\(style.rawValue)\" data-looks=\"\(looks.rawValue)\""))
        #expect(screen.contains("$99.99") && screen.contains("$9.99"))
        // What it links to is there.
        for link in screen.matches(of: /href="..\/([^"]+)"/) { #expect(world.pages[String(link.output.1)] != nil) }
      }
    }
    #expect(world.pages.keys.count { $0.hasPrefix("styles/") } == 1 + 2 * styles.count)
    #expect(page.components(separatedBy: ">this paywall<").count == 2)
    #expect(page.components(separatedBy: "as declared").count == 2)
  }

  @Test func showsTiersAtOnceAndDeclaredElementsWhereThereAreSome() throws {
    var files = smallWorld
    files["paywallgen.yml"] =
      configuration + """

            tier-layout: tabs
            tiers: { Big: [com.example.yearly], Small: [com.example.monthly] }
            elements: [ { role: headline, text: { key: Hello } } ]
        """
    let world = try SiteWorld(files)
    #expect(!(try world.text("styles/picker-device.html").contains("class=\"tabs\"")))
    #expect(world.pages["styles/custom-clear.html"] != nil)
  }

  @Test func saysWhatTheSystemSaysAndWhatDiffers() throws {
    let page = try SiteWorld(smallWorld).text("styles/index.html")
    #expect(page.contains("<u class=\"system\">Restore Purchases</u>"))
    #expect(page.contains("imitate iOS 18"))
    for difference in knownDifferences {
      #expect(page.contains("<li>" + difference.replacing("'", with: "&#39;") + "</li>"), "\(difference)")
    }
  }

  @Test func everyPageLeadsToTheKnownDifferences() throws {
    let world = try SiteWorld(smallWorld)
    #expect(try world.text("index.html").contains("href=\"styles/index.html#differences\""))
    #expect(try world.text("pro/en-US/index.html").contains("href=\"../../styles/index.html#differences\""))
  }
}
