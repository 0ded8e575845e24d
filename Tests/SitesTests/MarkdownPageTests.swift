import Testing

@testable import Sites

@Suite struct MarkdownPageTests {
  private func page(_ monthly: String, copy text: String = copy) throws -> String {
    var files = smallWorld
    files["App.storekit"] = storekit(monthly: monthly)
    files["Copy/pro.en-US.md"] = text
    return try SiteWorld(files).text("pro/en-US/index.md")
  }

  @Test func keepsABarInANameInItsCell() throws {
    #expect(try page("Pro | Monthly").contains("| ○ | Pro \\| Monthly | **\\$9.99/month** |"))
  }

  @Test func readsNamesAsText() throws {
    let page = try page("# 1. pro_monthly_*plan* <b>")
    #expect(page.contains("| \\# 1. pro\\_monthly\\_\\*plan\\* \\<b> |"), "\(page)")
  }

  @Test func keepsDollarsFromBeingTypeset() throws {
    let page = try page("Pro")
    #expect(!page.replacing("\\$", with: "").contains("$"))
    #expect(page.contains("Everything for \\$99.99/year."))
  }

  @Test func marksStrongTextInsideOfWordsToo() throws {
    let edges = try page("Pro", copy: "---\nheadline: Go **Pro** now\nsubtitle: sub**way**s\n---\n")
    #expect(edges.contains("### Go **Pro** now"))
    #expect(edges.contains("\nsub**way**s\n"))
  }

  @Test func linksToWhereThePaywallSays() throws {
    let page = try page("Pro")
    #expect(page.contains("[Terms](https://acme.app/terms), [help](https://acme.app/help_%281%29)."))
  }

  @Test func hasWhatCanBeTapped() throws {
    var files = smallWorld
    files["paywallgen.yml"] =
      configuration + "\n    situations: { grace: { current: com.example.monthly, billing: grace-period } }\n"
    let world = try SiteWorld(files)
    #expect(try world.text("pro/en-US/index.md").contains("## The screen\n\n[ Close ]\n\n### Go **Pro**"))
    #expect(try world.text("pro/en-US/situations/failed/index.md").contains(" ]** (cannot be tapped)\n"))
    #expect(try !world.text("pro/en-US/index.md").contains("cannot be tapped"))
    let grace = try world.text("pro/en-US/situations/grace/index.md")
    let alert = try #require(
      world.sheets[0].screens.first { $0.address.hasSuffix("/grace") }?.elements.first { $0.role == .message })
    #expect(grace.contains("\n**\(alert.text)**\n"), "\(alert.text)")
    // That it is the customer's own is no offer.
    #expect(grace.contains("| Pro Monthly (Your plan) | **\\$9.99/month** |  |"))
  }

  @Test func buttonsHaveNoSelection() throws {
    var files = smallWorld
    files["paywallgen.yml"] = configuration.replacing("control-style: picker", with: "control-style: buttons")
    let page = try SiteWorld(files).text("pro/en-US/index.md")
    #expect(!page.contains("●") && !page.contains("○"))
    #expect(page.contains("\n| Plan | Price | Offer | Description |\n|---|---|---|---|\n| Pro Monthly | "))
  }
}
