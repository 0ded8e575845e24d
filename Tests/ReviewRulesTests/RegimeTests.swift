import Projects
import Testing

@testable import ReviewRules

@Suite struct RegimeTests {
  private func world(_ regimes: String, locale: String = "de-DE") throws -> RuleWorld {
    try RuleWorld([
      "paywallgen.yml": """
      catalog: Pro.storekit
      copy: Copy
      locales: [\(locale)]
      \(regimes)
      paywalls:
        pro:
          group: Pro
          buttons: { close: visible, restore: visible, policies: visible }
          policies: { terms: https://www.lumo.app/terms, privacy: https://www.lumo.app/privacy }
      """,
      "Copy/pro.\(locale).md": "---\nheadline: Pro\ncta: Weiter\n---\n",
    ])
  }

  private func regional(_ world: RuleWorld) -> [String] {
    world.judgement.findings.map(\.finding.rule).filter { Registry.rule($0).map { !$0.regimes.isEmpty } ?? false }
  }

  @Test func packsThatNobodyAskedForAreSilentEverywhere() throws {
    let world = try world("")
    #expect(regional(world) == [])
    let packs = Set(Registry.rules.filter { !$0.regimes.isEmpty }.map { $0.id })
    #expect(packs.count == 10)
    #expect(world.judgement.notChecked.filter { packs.contains($0.rule) } == [])
  }

  @Test func aPackIsJudgedWhereItIsAskedForAndInItsStorefrontsOnly() throws {
    #expect(regional(try world("regimes: [eu]")) == ["eu-order-button", "eu-withdrawal-function"])
    #expect(regional(try world("regimes: eu")) == ["eu-order-button", "eu-withdrawal-function"])
    #expect(regional(try world("regimes: [us, uk, kr, jp]")) == [])
    #expect(regional(try world("regimes: [eu]", locale: "en-US")) == [])
  }

  @Test func germanLawComesWithThatOfTheUnion() throws {
    #expect(regional(try world("regimes: [de]")) == ["eu-order-button", "eu-withdrawal-function"])
    #expect(Regime.usCA.included == [.us, .usCA])
  }

  @Test func aSuppressionAndASeverityHoldForPacksToo() throws {
    let world = try world("regimes: [eu]\nrules: { eu-order-button: error, eu-withdrawal-function: off }")
    #expect(
      world.lines.filter { $0.contains(" eu-") } == [
        "error eu-order-button: 'Weiter' does not say that ordering obliges to pay"
      ])
  }

  @Test func aRegimeThatDoesNotExistIsFound() throws {
    let finding = try world("regimes: [us-ca, us-cal]").judgement.findings.map(\.finding).first {
      $0.rule == "unknown-value"
    }
    #expect(finding?.message == "'us-cal' is not a value of 'regimes'")
    #expect(finding?.help == "did you mean 'us-ca'?")
  }

  @Test func theStorefrontsOfTheUnionAreKnown() {
    #expect(isEuropeanUnion("DEU") && isEuropeanUnion("BGR") && !isEuropeanUnion("GBR") && !isEuropeanUnion("CHE"))
  }
}
