import Findings
import Testing

@testable import Site

@Suite struct AddressClashTests {
  private func world(_ more: String) throws -> SiteWorld {
    var files = smallWorld
    files["paywallgen.yml"] = configuration + "\n" + more
    return try SiteWorld(files)
  }

  @Test func namesBothSourcesOfAScreen() throws {
    let world = try world("    situations: { lapsed: { current: com.example.monthly } }")
    let finding = try #require(world.plan.findings.first)
    #expect(world.plan.findings.count == 1)
    #expect(finding.rule == "address-clash" && finding.kind == .input && finding.severity == .error)
    #expect(finding.message == "Situation 'lapsed' has the address of the screen 'situations/lapsed'")
    #expect(world.project.files.text(of: finding.at) == "lapsed")
    #expect(finding.related.map { world.project.files.text(of: $0.at) } == ["pro"])
  }

  @Test func isFoundForAPaywallThatIsCalledLikeAPageOfTheSite() throws {
    let world = try world("  Prices:\n    group: Pro")
    #expect(world.plan.findings.map(\.message) == ["Paywall 'Prices' has the address of the site's own 'prices'"])
    #expect(world.pages.keys.contains("prices/index.html") && !world.pages.keys.contains("prices/en-US/index.html"))
  }

  @Test func isFoundForPaywallsThatDifferInCaseOnly() throws {
    let world = try world("  PRO:\n    group: Pro")
    let messages = (world.plan.findings + world.project.findings).map(\.message)
    #expect(messages.contains { $0.contains("'PRO'") && $0.contains("'pro'") }, "\(messages)")
  }
}
