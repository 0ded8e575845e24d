import Findings
import Testing

@testable import Sites

@Suite struct AddressClashTests {
  private func world(_ more: String) throws -> SiteWorld {
    var files = smallWorld
    files["paywallgen.yml"] = configuration + "\n" + more
    return try SiteWorld(files)
  }

  @Test func namesBothSourcesOfAScreen() throws {
    let world = try world("    situations: { subscribed-monthly: { current: com.example.monthly } }")
    let finding = try #require(world.plan.findings.first, "\(world.plan.screenPaths)")
    #expect(world.plan.findings.count == 1)
    #expect(finding.rule == "address-clash" && finding.kind == .input && finding.severity == .error)
    #expect(
      finding.message
        == "Situation 'subscribed-monthly' has the address of the screen 'situations/subscribed-monthly'")
    #expect(world.project.files.text(of: finding.at) == "subscribed-monthly")
    #expect(finding.related.map { world.project.files.text(of: $0.at) } == ["pro"])
    #expect(world.pages["pro/en-US/situations/subscribed-monthly/index.html"] != nil)
  }

  @Test func isFoundForPaywallsThatDifferInCaseOnly() throws {
    let world = try world("  PRO:\n    group: Pro")
    let messages = (world.plan.findings + world.project.findings).filter { $0.severity == .error }.map(\.message)
    #expect(messages == ["Paywalls 'pro' and 'PRO' would both be at 'pro'"])
    #expect(world.pages["pro/en-US/index.html"] != nil)
  }
}
