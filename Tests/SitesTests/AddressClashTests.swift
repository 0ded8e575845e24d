import Findings
import Testing

@testable import Sites

@Suite struct AddressClashTests {
  private func world(_ more: String) throws -> SiteWorld {
    var files = smallWorld
    files["paywallgen.yml"] = configuration + "\n" + more
    return try SiteWorld(files)
  }

  /// What the project's reader tells of is in no plan any more, so that it is told of once.
  @Test func isToldOfOnceForASituation() throws {
    let world = try world("    situations: { subscribed-monthly: { current: com.example.monthly } }")
    #expect(world.plan.findings == [])
    let found = world.project.findings.filter { $0.rule == "address-clash" }
    #expect(
      found.map(\.message) == ["Situation 'subscribed-monthly' has the address of another situation"])
    #expect(found.allSatisfy { $0.kind == .input && $0.severity == .error })
    #expect(found.map { world.project.files.text(of: $0.at) } == ["subscribed-monthly"])
    #expect(world.pages["pro/en-US/situations/subscribed-monthly/index.html"] != nil)
  }

  @Test func isFoundForPaywallsThatDifferInCaseOnly() throws {
    let world = try world("  PRO:\n    group: Pro")
    let messages = (world.plan.findings + world.project.findings).filter { $0.severity == .error }.map(\.message)
    #expect(messages == ["Paywalls 'pro' and 'PRO' would both be at 'pro'"])
    #expect(world.pages["pro/en-US/index.html"] != nil)
  }
}
