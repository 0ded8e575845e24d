import Testing

@Suite struct RuleCases {
  static let app = catalog(CasePlan("com.example.p", "Pro", "3.99", "P1M"))

  // RU-04
  @Test func asksEveryLanguageForThePrice() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml": configuration(
        paywall: "control-style: prominent-picker", project: "locales: [en-US, fr-FR]"),
      "Copy/pro.en-US.md": "---\nprice: \"{{ product.price_per_period }}\"\n---\n",
      "Copy/pro.fr-FR.md": "---\nprice: tout compris\ncaption: Pro, tout compris.\n---\n",
    ])
    let outcome = folder.run("check", "--format", "json", "--select", "plan-price-missing")
    #expect(outcome.status == 1)
    let found = try #require(try outcome.report["findings"] as? [[String: Any]]).filter {
      $0["kind"] as? String == "rule"
    }
    #expect(found.count == 1)
    #expect(found.first?["locales"] as? [String] == ["fr-FR"])
  }

  // RU-06
  @Test(arguments: [("", true), ("#", true), ("www.acme.test/cgu", true), ("https://acme.test/es/terminos", false)])
  func takesNoBrokenAddressForTerms(address: String, isMissing: Bool) throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml": configuration().replacing("https://acme.app/terms", with: address),
    ])
    let outcome = folder.run(
      "check", "--format", "json", "--select", "terms-link-missing,legal-link-not-functional")
    #expect(outcome.status == (isMissing ? 1 : 0))
    let rule = address.isEmpty ? "terms-link-missing" : "legal-link-not-functional"
    #expect(try outcome.findings.filter { $0.hasPrefix("error \(rule)") }.count == (isMissing ? 1 : 0))
    #expect(try outcome.findings.filter { $0.hasPrefix("error ") }.count == (isMissing ? 1 : 0))
  }

  // RU-09
  @Test func asksForRestoreWhereSomethingCanBeRestored() throws {
    func product(_ type: String) -> String {
      """
      {"displayPrice":"59.99","internalID":"L","productID":"com.example.l","referenceName":"Lifetime","type":"\(type)",
       "localizations":[{"description":"","displayName":"Lifetime","locale":"en_US"}]}
      """
    }
    let found: (String) throws -> [String] = { type in
      let folder = try CaseFolder([
        "App.storekit": catalog(products: product(type)),
        "paywallgen.yml": "locales: [ja]\npaywalls:\n  life: { products: [com.example.l] }\n",
      ])
      return try folder.findings("--select", "restore-missing").filter { $0.contains("restore-missing") }
    }
    try expect(
      found("NonConsumable"), is: ["error restore-missing paywallgen.yml:3:3 Button to restore purchases is missing"])
    try expect(found("Consumable"), is: [])
    // Identified by its role, in any language.
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml": configuration(project: "locales: [ja]"), "Copy/pro.ja.md": "---\nrestore: 復元\n---\n",
    ])
    try expect(folder.findings("--select", "restore-missing").filter { $0.contains("restore-missing") }, is: [])
  }

  // RU-12
  @Test(arguments: [
    ("Only [$2.99/mo](https://acme.test).", "4:7 '$2.99' is typed; 'Pro' costs $3.99"),
    ("Nur 2,99 $ im Monat", "4:5 '2,99 $' is typed; 'Pro' costs $3.99"),
    ("Just **USD 2.99**", "4:8 'USD 2.99' is typed; 'Pro' costs $3.99"),
  ]) func findsTypedPricesThatAreWrong(text: String, finding: String) throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": configuration(),
      "Copy/pro.en-US.md": "---\nheadline: Pro\n---\n\(text)\n",
    ])
    try expect(
      folder.findings("--select", "hardcoded-price"), is: ["error hardcoded-price Copy/pro.en-US.md:" + finding])
    // What is meant can be allowed, with a reason.
    try folder.write(
      "paywallgen.yml",
      folder.text("paywallgen.yml") + "\nsuppress:\n  - { rule: hardcoded-price, reason: a gift card }\n")
    #expect(folder.run("check", "--select", "hardcoded-price").status == 0)
  }

  // RU-07
  @Test func findsASwitchThatChangesTheProduct() throws {
    let plans = catalog(
      CasePlan("com.example.m", "Monthly", "9.99", "P1M"),
      CasePlan("com.example.y", "Yearly", "59.99", "P1Y", offer: offer("free", "P1W")))
    func found(_ elements: String) throws -> [String] {
      let folder = try CaseFolder([
        "App.storekit": plans,
        "paywallgen.yml": configuration(paywall: "control-style: custom\nelements: [ \(elements) ]"),
      ])
      return try folder.findings("--select", "trial-toggle").filter { $0.contains("trial-toggle") }
    }
    try expect(
      found("{ role: price }, { role: toggle, selects: [com.example.m, com.example.y] }"),
      is: ["error trial-toggle paywallgen.yml:8:59 Switch changes between 'com.example.m' and 'com.example.y'"])
    try expect(found("{ role: plan-name }, { role: price }, { role: cta }"), is: [])
  }

  // RU-10
  @Test func findsOtherPlatformsAndNoRobots() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": configuration(project: "locales: [en-US, de-DE]"),
      "Copy/pro.en-US.md": "---\nheadline: Pro\n---\nAlso on Google Play and Android.\n\nUnzip `android/res`.\n",
      "Copy/pro.de-DE.md": "---\nheadline: Pro\n---\nAndroiden verstehen lernen.\n",
    ])
    try expect(
      folder.findings("--select", "other-platform-reference"),
      is: [
        "error other-platform-reference Copy/pro.en-US.md:4:9 'Google Play' is another platform's store",
        "error other-platform-reference Copy/pro.en-US.md:4:25 'Android' is another platform",
      ])
  }

  // RU-11
  @Test func writesThePeriodThatIsBilledAndNotTheOneInTheName() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.weekly", "Product 2 [Weekly]", "0.99", "P1M"))
    ])
    try expect(folder.screens("App.storekit").at("pro/en-US").texts("price"), is: ["$0.99/month"])
    let found = try folder.findings("App.storekit", "--select", "display-name-period-mismatch")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning display-name-period-mismatch App.storekit:") == true)
    #expect(
      found.first?.hasSuffix("'Weekly' in the name 'Product 2 [Weekly]' is not the period, which is 1 month") == true)
  }

  // RU-13
  @Test(
    arguments: [
      (String(repeating: "专", count: 30), nil),
      (
        String(repeating: "专", count: 31),
        "warning: has 31 characters; sources disagree on whether 30 or 35 are allowed"
      ),
      (
        "👨‍👩‍👧‍👦 Family plan, all devices",
        "warning: has 26 characters, but 36 UTF-16 units; 35 are allowed, of which is uncertain"
      ),
    ] as [(String, String?)]) func countsCharactersAndSaysSo(name: String, finding: String?) throws
  {
    let folder = try CaseFolder(["App.storekit": catalog(CasePlan("com.example.m", name, "9.99", "P1M"))])
    let found = try folder.findings("App.storekit", "--select", "display-name-length")
    guard let finding else { return expect(found, is: []) }
    #expect(found.count == 1)
    let parts = finding.split(separator: ": ", maxSplits: 1)
    #expect(found.first?.hasPrefix(parts[0]) == true)
    #expect(found.first?.hasSuffix(parts[1]) == true)
  }
}
