import Testing

@testable import Sites

@Suite struct HandoffPageTests {
  @Test func saysThatPricesAreBorrowedLikeTheScreensOwnPage() throws {
    let world = try SiteWorld(smallWorld)
    let own = try notices(of: world.text("pro/ar-SA/index.html"))
    #expect(own.contains { $0.contains("No price known for Saudi Arabia: showing United States.") })
    #expect(try notices(of: world.text("handoff/pro/ar-SA/index.html")) == own)
    #expect(try !world.text("handoff/pro/en-US/index.html").contains("No price known"))
  }

  @Test func namesOnlyWhatLooksDifferentInASituation() throws {
    // The words are chosen anew for a customer without a trial, and are the same.
    var files = smallWorld
    files["Copy/pro.en-US.md"] = """
      ---
      headline: { default: Go Pro, trial: Go Pro }
      subtitle: { default: Everything, trial: Everything }
      cta: { default: Subscribe, trial: Try it free }
      cta-detail: { default: Cancel any time, trial: Cancel any time }
      disclosure: { default: It renews until it is cancelled, trial: It renews until it is cancelled }
      ---
      - Unlimited exports
      """
    let page = try SiteWorld(files).text("handoff/pro/en-US/index.html")
    let notes = notes(of: page)
    #expect(notes.first == "All plans: Reference")
    #expect(notes.contains("Trial used: Other caption, cta; Without trial"))
    #expect(!notes.contains { $0.lowercased().contains("headline") || $0.contains("subtitle") })
  }

  /// What the pages say is the theme's: a template can say it in other words.
  @Test func leavesTheWordsOfASituationsNoteToTheTemplate() throws {
    let template = """
      {{#situations}}
      {{title}}:{{#isReference}} Bezug{{/isReference}}{{#isSame}} gleich{{/isSame}}{{#replaced}} anders: {{text}}{{#more}} +{{more}}{{/more}}.{{/replaced}}{{#added}} neu: {{text}}.{{/added}}{{#gone}} fort: {{text}}{{#more}} +{{more}}{{/more}}.{{/gone}}
      {{/situations}}
      """
    let page = try SiteWorld(smallWorld, theme: ["Templates/handoff.html.mustache": template])
      .text("handoff/pro/en-US/index.html").split(separator: "\n")
    #expect(page.first == "All plans: Bezug")
    #expect(page.contains("Trial used: anders: caption. fort: trial."))
    #expect(page.contains("Failed: anders: cta. neu: error, message, retry. fort: plan name, price, trial, caption."))
  }

  @Test func listsElementsByPlanInTheOrderOfTheScreen() throws {
    let page = try SiteWorld(smallWorld).text("handoff/pro/en-US/index.html")
    let outline = try #require(page.split(separator: "\n").first { $0.hasPrefix("<nav class=\"parts\"") })
    let entries = outline.matches(of: /<bdi lang="en-US">([^<]*)<\/bdi>|<a href="#e(\d+)">([^<]*)<\/a>/).map { match in
      match.output.1.map { "[\($0)]" } ?? "\(match.output.2 ?? "") \(match.output.3 ?? "")"
    }
    #expect(
      entries == [
        "1 close", "2 headline", "3 subtitle", "4 benefit", "5 terms-link", "6 privacy-link",
        "[Pro Monthly]", "7 plan-name", "8 price", "9 caption", "10 cta",
        "[Pro Yearly]", "11 plan-name", "12 price", "13 trial", "14 caption", "15 cta",
        "16 restore",
      ])
    // The element on the screen has the number of its entry.
    #expect(page.contains("<span class=\"r-plan-name\" id=\"d11\"><bdi>Pro Yearly</bdi></span>"))
  }

  @Test func beginsWithThePanelOfTheFirstPrice() throws {
    let page = try SiteWorld(smallWorld).text("handoff/pro/en-US/index.html")
    let first = page.firstMatch(of: /<section id="e(\d+)" class="panel" tabindex="-1">\n<h2>(.*)<\/h2>/)
    #expect(first?.output.1 == "8" && first?.output.2 == "price <small><bdi lang=\"en-US\">Pro Monthly</bdi></small>")
    // What is drawn alike is said once: two prices, one color.
    #expect(page.matches(of: /<h2>price <small>/).count == 2)
    #expect(page.matches(of: /font: var\(--price-font\)/).count == 1)
  }

  @Test func isLinkedFromTheScreensPage() throws {
    let world = try SiteWorld(smallWorld)
    let links = try world.text("pro/ar-SA/situations/lapsed/index.html")
      .matches(of: /<a class="button" href="([^"]*)">([^<]*)<\/a>/).map { "\($0.output.2): \($0.output.1)" }
    #expect(
      links == [
        "Markdown: index.md", "Screen alone: screen.html", "Handoff: ../../../../handoff/pro/ar-SA/index.html",
        "Localization: ../../../../localization/ar-SA.html",
      ])
    for page in ["handoff/pro/ar-SA/index.html", "localization/ar-SA.html"] { #expect(world.pages[page] != nil) }
  }

  /// What is said below each situation: `Trial used: Other price, cta; Without trial`.
  private func notes(of page: String) -> [String] {
    page.matches(of: /<b>([^<]*)<\/b>((?:<small>[^<]*<\/small>)+)/).map { match in
      let parts = match.output.2.matches(of: /<small>([^<]*)</).map { String($0.output.1) }
      return "\(match.output.1): \(parts.joined(separator: "; "))"
    }
  }

  private func notices(of page: String) -> [String] {
    page.split(separator: "\n").filter { $0.contains("class=\"notice note\"") }.map(String.init)
  }
}
