import Findings
import Testing

@testable import ReviewRules

/// What stands out, in whose layout, and where nobody knows.
@Suite struct ProminenceTests {
  private static let rules: [any Rule.Type] = [
    BilledAmountNotDominant.self, PerUnitBeforeBilled.self, TrialBeforePrice.self, ZeroPriceEmphasis.self,
  ]

  private func world(_ paywall: String, _ copy: String) throws -> RuleWorld {
    try RuleWorld(
      [
        "paywallgen.yml": "catalog: Pro.storekit\ncopy: Copy\npaywalls:\n  pro:\n    group: Pro\n" + paywall,
        "Copy/pro.en-US.md": "---\n" + copy + "\n---\n",
      ], rules: Self.rules)
  }

  @Test func applesOwnLayoutsAreNotesAtMost() throws {
    for style in ["automatic", "picker", "prominent-picker", "compact-picker", "paged-picker", "buttons", "list"] {
      let world = try world(
        "    control-style: \(style)\n",
        "headline: 7-day free trial\nsubtitle: $0 due today\nbadge: \"Save {{ product.relative_discount }}\"".replacing(
          "badge: \"Save {{ product.relative_discount }}\"", with: "caption: Free trial"))
      #expect(!world.lines.isEmpty, "\(style)")
      #expect(world.lines.allSatisfy { $0.hasPrefix("note ") }, "\(style): \(world.lines)")
    }
  }

  /// A promise in words around the offer's length is one text, and is told of where it was typed.
  @Test(arguments: [
    ("en-US", "Try free for {{ product.offer_duration }}"), ("en-US", "Free trial: {{ product.offer_duration }}"),
    ("de", "Kostenlos testen: {{ product.offer_duration }}"), ("fr", "Essai gratuit de {{ product.offer_duration }}"),
    ("ja", "{{ product.offer_duration }}無料トライアル"),
  ])
  func aPromiseAroundADatumIsToldOfOnceAndInTheCopy(locale: String, text: String) throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [\(locale)]
        source-locale: \(locale)
        paywalls:
          pro: { products: [com.example.pro.yearly, com.example.pro.monthly], control-style: prominent-picker }
        """,
        "Copy/pro.\(locale).md": "---\nheadline: { default: Go, trial: \"\(text)\" }\n---\n",
      ], rules: Self.rules)
    let places = world.ruleFindings.filter { $0.finding.rule == BilledAmountNotDominant.id }
      .map { world.place($0.finding.at).path }
    #expect(places == ["Copy/pro.\(locale).md"])
  }

  @Test func sizesThatNobodyDeclaresAreNotChecked() throws {
    let world = try world(
      "    control-style: custom\n    elements: [ { role: plan-name }, { role: price, size: 20 }, { role: price-detail } ]\n",
      "price: \"{{ product.price_per_period }}\"\nprice-detail: \"{{ product.price_per_week }} a week\"")
    #expect(world.lines == [])
    let reason = "paywall 'pro' is drawn by the app, and its elements do not all say how large their prices are"
    #expect(
      world.judgement.notChecked
        == ["billed-amount-not-dominant", "trial-before-price", "zero-price-emphasis"].map {
          NotChecked(rule: $0, reason: reason)
        })
  }

  @Test func aFaultOfSeveralLanguagesQuotesNone() throws {
    func lines(_ locales: [String]) throws -> [String] {
      var files = [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [\(locales.joined(separator: ", "))]
        paywalls:
          pro:
            products: [com.example.pro.yearly]
            control-style: custom
            elements: [ { role: plan-name }, { role: trial, size: 20 }, { role: price, size: 20 } ]
        """
      ]
      for locale in locales {
        let free = locale == "en-US" ? "free" : "kostenlos"
        files["Copy/pro.\(locale).md"] =
          "---\ntrial:\n  trial: \"{{ product.offer_duration }} \(free)\"\nprice: \"{{ product.price_per_period }}\"\n---\n"
      }
      return try RuleWorld(files.map { (path: $0.key, text: $0.value) }, rules: [TrialBeforePrice.self]).lines
    }
    #expect(
      try lines(["en-US"]) == [
        "warning trial-before-price: '1 week free' stands before the price of 'Pro Yearly', and is as large"
      ])
    #expect(
      try lines(["en-US", "de-DE"]) == [
        "warning trial-before-price: 'Pro Yearly' names its trial before the price, and as large"
      ])
  }

  /// Sizes are the same in all languages; words and amounts are not.
  @Test func whatOutranksThePriceInSeveralLanguagesIsNamedByItsRole() throws {
    func lines(_ elements: String, _ texts: [String: String], rule: any Rule.Type) throws -> [String] {
      let locales = texts.keys.sorted(by: >)
      let configuration = """
        catalog: Pro.storekit
        copy: Copy
        locales: [\(locales.joined(separator: ", "))]
        source-locale: en-US
        paywalls:
          pro: { products: [com.example.pro.yearly], control-style: custom, elements: [ { role: plan-name }, \(elements) ] }
        """
      let files =
        [("paywallgen.yml", configuration)]
        + locales.map {
          ("Copy/pro.\($0).md", "---\nprice: \"{{ product.price_per_period }}\"\n\(texts[$0] ?? "")\n---\n")
        }
      return try RuleWorld(files.map { (path: $0.0, text: $0.1) }, rules: [rule]).lines
    }
    let weeks = [
      "en-US": "trial:\n  trial: \"{{ product.offer_duration }} free\"",
      "de-DE": "trial:\n  trial: \"{{ product.offer_duration }} kostenlos\"",
    ]
    let big = "{ role: price, size: 12 }, { role: trial, size: 20 }"
    #expect(
      try lines(big, weeks, rule: BilledAmountNotDominant.self) == [
        "error billed-amount-not-dominant: 'Pro Yearly' has a text 'trial' that outranks its price: 20 pt against 12 pt"
      ])
    #expect(
      try lines(
        "{ role: price, size: 12 }, { role: price-detail, size: 20 }",
        ["en-US": "price-detail: \"{{ product.price_per_week }} a week\""], rule: BilledAmountNotDominant.self) == [
          "error billed-amount-not-dominant: '$0.76' outranks the price of 'Pro Yearly': 20 pt against 12 pt"
        ])
    #expect(
      try lines(
        "{ role: price, size: 20 }, { role: headline, size: 20 }",
        ["en-US": "headline: $0 due today", "de-DE": "headline: Heute 0 € zahlen"], rule: ZeroPriceEmphasis.self) == [
          "warning zero-price-emphasis: 'Pro Yearly' has an amount of nothing that stands out like its price: 20 pt against 20 pt"
        ])
  }

  @Test func darkModeCounts() throws {
    let world = try world(
      """
          control-style: custom
          elements:
            - { role: plan-name }
            - { role: price, size: 20, color: { light: "#000000", dark: "#777777" } }
            - { role: price-detail, size: 13, color: { light: "#6C6C70", dark: "#FFFFFF" } }

      """, "price: \"{{ product.price_per_period }}\"\nprice-detail: \"{{ product.price_per_week }} a week\"")
    #expect(world.lines.count == 1)
    #expect(
      world.lines.first?.hasPrefix(
        "warning billed-amount-not-dominant: 'Pro Monthly' and 'Pro Yearly' have a text 'price-detail' that is stronger"
      )
        == true)
    #expect(world.lines.first?.hasSuffix("in dark mode") == true)
  }

  @Test func swappingTheTwoClearsIt() throws {
    func lines(price: Int, detail: Int) throws -> [String] {
      try world(
        """
            control-style: custom
            elements:
              - { role: plan-name }
              - { role: price, size: \(price), weight: 400 }
              - { role: price-detail, size: \(detail), weight: 400 }

        """,
        "price: \"{{ product.price_per_period }}\"\nprice-detail:\n  com.example.pro.yearly: \"{{ product.price_per_month }}/mo\""
      ).lines
    }
    #expect(
      try lines(price: 11, detail: 22)
        == ["error billed-amount-not-dominant: '$3.33' outranks the price of 'Pro Yearly': 22 pt against 11 pt"])
    #expect(
      try lines(price: 17, detail: 17)
        == ["warning billed-amount-not-dominant: '$3.33' is as large as the price of 'Pro Yearly': both 17 pt"])
    #expect(try lines(price: 22, detail: 11) == [])
  }

  /// Elements of a plan may have texts of their own, one for each plan.
  @Test func calculatedPricesOfDeclaredElementsAreSeen() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        strings: Strings
        locales: [en-US]
        paywalls:
          pro:
            group: Pro
            control-style: custom
            elements:
              - { role: plan-name }
              - «{ role: per-unit-price, text: { key: week, arguments: [product.price_per_week] }, size: 24 }»
              - { role: price, size: 12 }
        """,
        "Strings/en.lproj/Localizable.strings": "\"week\" = \"only %@ a week\";",
      ], rules: Self.rules)
    #expect(world.inputFindings == [])
    #expect(
      world.lines == [
        "error billed-amount-not-dominant: 'Pro Monthly' and 'Pro Yearly' have a text 'per-unit-price' that outranks their prices: 24 pt against 12 pt",
        "error per-unit-before-billed: 'Pro Monthly' and 'Pro Yearly' show a computed price before what they cost",
      ])
    #expect(world.places == world.marks + world.marks)
  }

  /// A background that is set for both schemes stays bright under white text; what is to blame is the background.
  @Test func oneBackgroundForBothSchemesIsOneFinding() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        paywalls:
          pro:
            group: Pro
            buttons: { policies: visible, restore: visible }
            policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
            appearance: { background: «"#FFFFF2"», policy-tint: teal }
        """
      ], rules: [ContrastTooLow.self])
    #expect(world.places == world.marks)
    #expect(
      world.lines == [
        "error contrast-too-low: 'headline', 'caption', 'terms-link', 'privacy-link', 'restore', 'loading', 'error', 'message' and 'retry' are too pale in dark mode: #FFFFFF on #FFFFF2 is 1.0:1, 3.0:1 is needed"
      ])
  }
}
