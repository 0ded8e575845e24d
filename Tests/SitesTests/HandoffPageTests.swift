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
    let notes = page.matches(of: /<b>([^<]*)<\/b><small>([^<]*)<\/small>/).map { "\($0.output.1): \($0.output.2)" }
    #expect(notes.first == "All plans: Reference")
    let trialUsed = try #require(notes.first { $0.hasPrefix("Trial used:") })
    #expect(trialUsed == "Trial used: Other caption and cta; no trial")
    #expect(!notes.contains { $0.lowercased().contains("headline") || $0.contains("subtitle") })
  }

  private func notices(of page: String) -> [String] {
    page.split(separator: "\n").filter { $0.contains("class=\"notice note\"") }.map(String.init)
  }
}
