import Findings
import Testing

@testable import ReviewRules

/// What a screen must say, in further cases than the rules' own examples.
@Suite struct DisclosureTests {
  private func world(
    _ paywall: String, _ copy: [String: String] = [:], head: String = "", rules: [any Rule.Type]
  ) throws -> RuleWorld {
    var files = [(path: "paywallgen.yml", text: "catalog: Pro.storekit\ncopy: Copy\n\(head)paywalls:\n\(paywall)\n")]
    for (name, text) in copy.sorted(by: { $0.key < $1.key }) { files.append(("Copy/\(name).md", text)) }
    if copy.isEmpty { files.append(("Copy/pro.en-US.md", "---\nheadline: Go\n---\n")) }
    return try RuleWorld(files, rules: rules)
  }

  @Test func regimesMakeRenewalWeighMore() throws {
    for (regimes, severity) in [("", "warning"), ("regimes: [us-ca]\n", "error"), ("regimes: [eu]\n", "warning")] {
      let world = try world(
        "  pro: { group: Plain, control-style: list }", head: regimes, rules: [AutoRenewDisclosureMissing.self])
      #expect(world.lines == ["\(severity) auto-renew-disclosure-missing: 'Plain' does not say that it renews"])
    }
  }

  @Test func ourOwnWordsDiscloseInEveryLanguage() throws {
    let world = try world(
      "  pro: { group: Pro, control-style: picker }",
      head: "locales: [en-US, de-DE, ja, ar-SA, pl, hi, th, vi, uk, ko]\n",
      rules: [AutoRenewDisclosureMissing.self, CancelInstructionsMissing.self])
    #expect(world.lines == [])
    #expect(world.judgement.screenCount > 50)
  }

  /// The forms in which links to terms have been sent back: empty, a hash, without a scheme.
  @Test func everyLanguageHasItsOwnLinks() throws {
    let world = try world(
      "  pro: { group: Pro }",
      [
        "pro.en-US": "---\nheadline: Go\n---\n[«Terms»]()\n", "pro.de-DE": "---\nheadline: Los\n---\n[«AGB»](#)\n",
        "pro.fr-FR": "---\nheadline: Allez\n---\n[«Conditions»](www.acme.test/cgu)\n",
        "pro.es-ES": "---\nheadline: Ya\n---\n[Términos](https://acme.app/es/terminos)\n",
      ], rules: [LegalLinkNotFunctional.self])
    #expect(world.places == world.marks)
    #expect(
      world.judgement.findings.filter { $0.finding.kind == .rule }.map(\.finding.locales) == [
        ["de-DE"], ["en-US"], ["fr-FR"],
      ])
    #expect(world.lines.allSatisfy { $0.hasPrefix("error ") })
  }

  /// A lasting purchase needs a button to restore it, whatever language it speaks; coins need none.
  @Test func restoringIsAskedForWhereThereIsSomethingToRestore() throws {
    let life = """
      { "products": [ { "productID": "life", "type": "NonConsumable", "displayPrice": "59.99", "referenceName": "Lifetime",
        "localizations": [ { "locale": "en_US", "displayName": "Lifetime", "description": "" } ] } ], "subscriptionGroups": [] }
      """
    func lines(_ paywall: String) throws -> [String] {
      try RuleWorld(
        [
          "paywallgen.yml": "catalog: [Life.storekit, Pro.storekit]\nlocales: [ja]\npaywalls:\n  \(paywall)\n",
          "Life.storekit": life,
        ], rules: [RestoreMissing.self, RestoreForNonrestorable.self]
      ).lines
    }
    #expect(
      try lines("pro: { products: [life] }") == ["error restore-missing: Button to restore purchases is missing"])
    #expect(try lines("pro: { products: [life], buttons: { restore: visible } }") == [])
    #expect(try lines("pro: { products: [com.example.coins] }") == [])
    #expect(
      try lines("pro: { products: [com.example.coins], buttons: { restore: visible } }") == [
        "note restore-for-nonrestorable: Button to restore purchases stands where nothing can be restored"
      ])
  }

  /// A price in English copy says nothing to readers of the French one.
  @Test func everyLanguageShowsThePrice() throws {
    let world = try world(
      """
        «pro»:
          group: Plain
          control-style: custom
          elements: [ { role: plan-name }, { role: subtitle }, { role: cta } ]
      """,
      [
        "pro.en-US": "---\nsubtitle: \"Pro costs {{ product.price_per_period }}\"\n---\n",
        "pro.fr-FR": "---\nsubtitle: Pro, tout compris\n---\n",
      ], rules: [PlanPriceMissing.self])
    #expect(world.places == world.marks)
    #expect(world.judgement.findings.filter { $0.finding.kind == .rule }.map(\.finding.locales) == [["fr-FR"]])
  }

  @Test func theNameOfAProductIsPointedAtByItsWord() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": "catalog: F.storekit\npaywalls:\n  pro: { products: [f] }\n",
        "F.storekit": """
        { "products": [], "subscriptionGroups": [ { "id": "G", "name": "Pro", "localizations": [], "subscriptions": [
          { "productID": "f", "type": "RecurringSubscription", "referenceName": "F", "displayPrice": "9.99",
            "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1,
            "localizations": [ { "locale": "en_US", "displayName": "Pro «Forever» Yearly", "description": "" } ] } ] } ] }
        """,
      ], rules: [LifetimeClaimOnSubscription.self])
    #expect(world.places == world.marks)
  }
}
