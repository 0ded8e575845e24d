import Foundation
import Testing

@testable import ReviewRules

/// Words that mean one thing beside a price and another in what the app does.
@Suite struct ManipulationWordsInContextTests {
  private func lines(
    _ body: String, headline: String = "Pro", locale: String = "en-US", paywall: String = "{ group: Pro }",
    files: [(path: String, text: String)] = [], rule: any Rule.Type
  ) throws -> [String] {
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          """
          catalog: Pro.storekit
          copy: Copy
          locales: [\(locale)]
          source-locale: \(locale)
          paywalls:
            pro: \(paywall)
          """
        ),
        ("Copy/pro.\(locale).md", "---\nheadline: '\(headline)'\n---\n\(body)\n"),
      ] + files, rules: [rule])
    #expect(world.inputFindings == [])
    return world.lines.map { $0.replacingOccurrences(of: rule.id + ": ", with: "") }
  }

  private let monthly = "{ products: [com.example.pro.monthly] }"

  @Test(arguments: [
    ("en-US", "Time trial mode"), ("en-US", "A guide to trial courts"), ("en-US", "Learn by trial and error"),
    ("en-US", "Gluten free recipes for 7 days"), ("en-US", "14 day free walking tour"),
    ("en-US", "4 days free of sugar"),
    ("zh-CN", "7天免费公园路线推荐"), ("fr-FR", "Suivi de vos vols d'essai"),
  ]) func otherTrialsAndFreedomPromiseNothing(locale: String, text: String) throws {
    let rule = TrialClaimedButNotConfigured.self
    #expect(try lines("- \(text)", locale: locale, paywall: monthly, rule: rule) == [])
  }

  @Test(arguments: ["Time trial mode", "Learn by trial and error", "4 days free of sugar"])
  func neitherDoHeadlines(text: String) throws {
    #expect(try lines("", headline: text, paywall: monthly, rule: TrialClaimedButNotConfigured.self) == [])
  }

  @Test(arguments: [
    ("en-US", "7 days free", "7 days free"), ("en-US", "Two weeks free", "Two weeks free"),
    ("en-US", "Free for 14 days", "Free for 14 days"), ("de-DE", "Zwei Wochen gratis", "Zwei Wochen gratis"),
    ("zh-CN", "前七天免费", "七天免费"), ("en-US", "Start your trial", "Start your trial"),
    ("en-US", "7-day trial", "7-day trial"),
  ]) func promisesInBenefitsAreFound(locale: String, text: String, claim: String) throws {
    let found = try lines("- \(text)", locale: locale, paywall: monthly, rule: TrialClaimedButNotConfigured.self)
    #expect(found == ["error '\(claim)' is promised; 'Pro Monthly' has no free introductory offer"])
  }

  @Test(arguments: [
    ("Track every $5 coffee in your budget", ["note"]), ("Split a €20 bill", ["note"]), ("Euro 2028 live scores", []),
    ("Only $5", ["error"]), ("$5 a month", ["error"]), ("Pay $4.99", ["error"]),
    ("Yours for 9,99 euros per year", ["error"]),
  ]) func amountsInBenefits(text: String, weights: [String]) throws {
    let found = try lines("- \(text)", rule: HardcodedPrice.self)
    #expect(found.map { String($0.prefix { $0 != " " }) } == weights)
  }

  @Test func otherCurrenciesInBenefitsAreNoted() throws {
    let found = try lines("- Split a €20 bill", rule: CurrencyNotOfStorefront.self)
    #expect(found == ["note '€20' is not in USD, which USA bills in"])
    #expect(try lines("- Only 20 bucks", rule: CurrencyNotOfStorefront.self) == [])
  }

  @Test(arguments: [
    ("Play store owner", []), ("Learn to play store jingles", []), ("Cancel in the play store", ["error"]),
    ("Import photos from Android phones", ["note"]), ("Works on Android phones", ["error"]),
  ]) func otherPlatforms(text: String, weights: [String]) throws {
    let found = try lines("- \(text)", rule: OtherPlatformReference.self)
    #expect(found.map { String($0.prefix { $0 != " " }) } == weights)
  }

  @Test(arguments: [("Nothing renews", 0), ("It never renews", 0), ("Renews every year", 1)])
  func whatNeverRenews(text: String, count: Int) throws {
    let found = try lines(text, paywall: "{ products: [com.example.coins] }", rule: AutoRenewTextOnOneTime.self)
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("Forever Young Fitness", ["warning"]), ("Lifetime", ["error"]), ("Lifetime Access", ["error"]),
    ("Pro Lifetime", ["error"]), ("Monthly", []),
  ]) func lifetimeInNames(name: String, weights: [String]) throws {
    let catalog = RuleWorld.catalog.replacingOccurrences(
      of: #""displayName": "Monthly""#, with: #""displayName": "\#(name)""#)
    let found = try lines(
      "", paywall: monthly, files: [("Pro.storekit", catalog)], rule: LifetimeClaimOnSubscription.self)
    #expect(found.map { String($0.prefix { $0 != " " }) } == weights)
  }

  @Test(arguments: [
    ("Today only matters", 0), ("One list, for today only", 0), ("Pro for less, today only", 1), ("Today only", 1),
    ("Half the price, today only", 1), ("For a limited time", 1),
  ]) func todayOnly(headline: String, count: Int) throws {
    #expect(try lines("", headline: headline, rule: FakeUrgency.self).count == count)
  }

  @Test(arguments: [
    ("- Cancel anytime", 1), ("- Cancel anytime in Settings\n- Only {{ product.price }}", 1),
    ("- Renews automatically", 1),
    ("- No ads, cancel anytime", 0), ("- Cancel unused services in one tap", 0), ("- 240 lessons", 0),
  ]) func whatBenefitsAre(body: String, count: Int) throws {
    #expect(try lines(body, headline: "Choose a subscription", rule: BenefitsMissing.self).count == count)
  }

  @Test(arguments: [
    ("Save 50% with the yearly plan", 1), ("Save 90%", 1), ("Save 90% with yearly", 1), ("90% off yearly", 1),
    ("Save up to 90%", 1), ("Save 90% a year", 1), ("Save 20% on groceries every month", 0),
    ("Save 20% of disk space", 0), ("Save 20% on energy", 0), ("90% less stress", 0),
  ]) func savingsInBenefits(text: String, count: Int) throws {
    #expect(try lines("- \(text)", rule: HardcodedSavings.self).count == count)
  }
}

@Suite struct TypedAmountLanguageTests {
  @Test(arguments: [
    ("ru", "Всего 299 рублей", ["299 рублей = 299"]), ("hi", "सिर्फ 499 रुपये", ["499 रुपये = 499"]),
    ("ar", "9.99 دولار", ["9.99 دولار = 9.99"]), ("ja", "わずか10ドル", ["10ドル = 10"]), ("ja", "10ドルフィン", []),
    ("zh", "只要9块", ["9块 = 9"]), ("zh", "9块拼图", []), ("tr", "Sadece 99 lira", ["99 lira = 99"]),
    ("pt", "Só 10 reais", ["10 reais = 10"]), ("es", "Solo 5 dólares", ["5 dólares = 5"]),
    ("en", "Only 5 bucks", ["5 bucks = 5"]), ("en", "99 cents", ["99 cents = 0.99"]), ("en", "Euro 2028", []),
    ("de", "Euro 9,99", ["Euro 9,99 = 9.99"]), ("en", "5 centimeters", []),
    ("en", "Five dollars a month", ["Five dollars = 5"]), ("en", "Ninety-nine cents", ["Ninety-nine cents = ?"]),
    ("en", "Fifty cents", ["Fifty cents = 0.5"]), ("en", "My two cents", []), ("en", "Lose five pounds", []),
    ("de", "Nur fünf Euro", ["fünf Euro = 5"]), ("fr", "Cinq euros par mois", ["Cinq euros = 5"]),
    ("ja", "月々五百円", ["五百円 = 500"]), ("ja", "1万5千円", ["1万5千円 = 15000"]), ("ja", "百円ショップ", []),
    ("ja", "四百八十円で", ["四百八十円 = 480"]), ("ko", "월 1만원", ["1만원 = 10000"]), ("ko", "오천 원", ["오천 원 = 5000"]),
    ("ko", "오천 원시림", []), ("zh", "每月二十元", ["二十元 = 20"]), ("zh", "二十元素", []), ("zh", "两块钱", ["两块钱 = 2"]),
    ("zh", "一块拼图", []),
  ]) func readsNamesOfCurrencies(language: String, text: String, expected: [String]) {
    let folded = FoldedText(text)
    let amounts = folded.amounts(in: Array(text.utf8)[...], language: language)
    #expect(
      amounts.map { amount in
        let words = String(decoding: Array(text.utf8)[folded.bytes(of: amount.range)], as: UTF8.self)
        return "\(words) = \(amount.value.map { "\($0)" } ?? "?")"
      } == expected)
  }

  @Test func namesOfYenAreYen() {
    #expect(CurrencySign(of: "500 yen").currencies == ["JPY"])
    #expect(CurrencySign(of: "299 рублей").currencies == ["RUB"])
    #expect(CurrencySign(of: "5 zip").currencies == [])
  }

  @Test(arguments: [
    ("en", "two weeks", ["2 weeks"]), ("en", "Fourteen days", ["2 weeks"]), ("de", "dreißig Tage", ["30 days"]),
    ("fr", "sept jours", ["1 week"]), ("es", "catorce días", ["2 weeks"]), ("ru", "две недели", ["2 weeks"]),
    ("ja", "七日間", ["1 week"]), ("ja", "十四日間", ["2 weeks"]), ("ja", "三日", []), ("zh", "两个月", ["2 months"]),
    ("zh", "第七天", []), ("zh", "二十四天", []), ("en", "someone days", []),
  ]) func readsNumbersInWords(language: String, text: String, expected: [String]) throws {
    let lexicon = try #require(Lexicon.of(language))
    #expect(lexicon.durations(in: FoldedText(text)).map { $0.period.english } == expected)
  }
}

@Suite struct DisclosureAddressTests {
  @Test(arguments: [
    ("https://example.com/terms", "error"), ("https://www.example.com/terms", "error"),
    ("https://example.net/terms", "note"), ("https://www.example.org/terms", "note"),
    ("https://acme.test/terms", "note"), ("https://acme.invalid/terms", "note"), ("https://mac.local/terms", "error"),
    ("https://192.168.1.4/terms", "error"), ("https://10.0.0.1/terms", "error"),
    ("https://172.20.0.1/terms", "error"), ("https://yourdomain.com/terms", "error"),
    ("https://your-app.com/terms", "error"), ("https://github.com/USERNAME/terms", "error"),
    ("https://localhost:80/terms", "error"), ("https://acme.app/terms", nil), ("https://172.40.0.1/terms", nil),
    ("https://test.app/terms", nil), ("https://example.app/terms", nil), ("https://todoapp.com/terms", nil),
    ("https://acme.example.org/terms", nil),
  ]) func placeholders(address: String, weight: String?) throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        paywalls:
          pro:
            group: Pro
            buttons: { policies: visible }
            policies: { terms: "\(address)", privacy: https://acme.app/privacy }
        """
      ], rules: [LegalLinkNotFunctional.self])
    #expect(world.lines.map { String($0.prefix { $0 != " " }) } == [weight].compactMap { $0 })
  }

  @Test func swappedAddressesAreAWarning() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        paywalls:
          pro:
            group: Pro
            buttons: { policies: visible }
            policies: { terms: https://acme.app/privacy, privacy: https://acme.app/terms }
        """
      ], rules: [LegalLinkNotFunctional.self])
    #expect(
      world.lines == [
        "warning legal-link-not-functional: 'https://acme.app/privacy' of the terms and 'https://acme.app/terms' of the privacy policy look swapped"
      ])
  }

  @Test func aBrokenLinkIsSaidOnce() throws {
    let files: KeyValuePairs = [
      "paywallgen.yml": "catalog: Pro.storekit\ncopy: Copy\nlocales: [en-US]\npaywalls:\n  pro: { group: Pro }\n",
      "Copy/pro.en-US.md": "---\nheadline: Pro\n---\n[Terms](#)\n",
    ]
    let both = try RuleWorld(files, rules: [LegalLinkNotFunctional.self])
    #expect(both.judgement.findings.map(\.finding.rule).filter { $0 != "missing-key" } == ["legal-link-not-functional"])
    let without = try RuleWorld(files, rules: [])
    #expect(without.judgement.findings.map(\.finding.rule) == ["broken-link"])
  }

  @Test func aTypedPriceIsNamedAsOneWithItsPlace() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [en-US]
        paywalls:
          pro:
            products: [com.example.pro.monthly]
            control-style: custom
            elements: [{ role: plan-name }, { role: caption }, { role: cta }]
        """,
        "Copy/pro.en-US.md": "---\nheadline: Pro\ncaption: Only €3,99\ncta: Subscribe\n---\n",
      ], rules: [PlanPriceMissing.self])
    #expect(world.lines == ["error plan-price-missing: 'Pro Monthly' shows only a typed price"])
    #expect(world.ruleFindings.first?.finding.related.map(\.message) == ["the typed price '€3,99'"])
    #expect(world.ruleFindings.first?.finding.help == "write {{ product.price_per_period }}")
  }
}

@Suite struct PeriodBeforePriceLanguageTests {
  @Test(arguments: [
    ("en-US", "Monthly: {{ product.price }}", ["Monthly"]), ("de-DE", "Monatlich {{ product.price }}", ["Monatlich"]),
    ("ja-JP", "月々{{ product.price }}", ["月々"]), ("zh-CN", "每月{{ product.price }}", ["每月"]),
    ("tr-TR", "Ayda {{ product.price }}", ["Ayda"]), ("en-US", "Yearly: {{ product.price }}", []),
    ("en-US", "After 1 month {{ product.price }}", []), ("en-US", "7 days: {{ product.price }}", ["7 days"]),
    ("en-US", "New every month, for {{ product.price }}", []),
  ]) func readsPeriodsBeforePrices(locale: String, headline: String, said: [String]) throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml":
          "catalog: Pro.storekit\ncopy: Copy\nlocales: [\(locale)]\nsource-locale: \(locale)\npaywalls:\n  pro: { products: [com.example.pro.yearly] }\n",
        "Copy/pro.\(locale).md": "---\nheadline: '\(headline)'\n---\n",
      ], rules: [PeriodLiteralInCopy.self])
    #expect(
      world.lines
        == said.map {
          "error period-literal-in-copy: '\($0)' is typed before the price of 'Pro Yearly', which is for 1 year"
        })
  }
}

@Suite struct MissingTranslationLanguageTests {
  private func locales(_ names: [String], other: [String] = [], locales: String? = nil) throws -> [String] {
    func texts(_ names: [String]) -> String {
      names.map { #"{ "locale": "\#($0)", "displayName": "Pro", "description": "All" }"# }.joined(separator: ", ")
    }
    func group(_ id: String, _ names: [String]) -> String {
      """
      { "id": "\(id)", "name": "\(id)", "localizations": [], "subscriptions": [
        { "productID": "com.example.\(id)", "type": "RecurringSubscription", "referenceName": "\(id)", "displayPrice": "4.99",
          "recurringSubscriptionPeriod": "P1M", "groupNumber": 1, "introductoryOffer": null, "localizations": [ \(texts(names)) ] } ] }
      """
    }
    let groups = [group("A", names)] + (other.isEmpty ? [] : [group("B", other)])
    let world = try RuleWorld(
      [
        "paywallgen.yml":
          "catalog: Two.storekit\n\(locales.map { "locales: [\($0)]\n" } ?? "")paywalls:\n  a: { products: [com.example.A] }\n",
        "Two.storekit":
          #"{ "identifier": "T", "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [], "subscriptionGroups": [ \#(groups.joined(separator: ", ")) ] }"#,
      ], rules: [MissingTranslation.self])
    return world.lines.filter { $0.contains("Name and description of 'A'") }
  }

  @Test func anotherRegionOfTheLanguageWillDo() throws {
    #expect(try locales(["en_US", "en_GB"], locales: "en-US, en-AU, en-CA") == [])
    #expect(try locales(["en_US", "es_MX"], locales: "en-US, es-ES") == [])
    #expect(try locales(["en_US", "pt_PT"], locales: "en-US, pt-BR") == [])
    #expect(
      try locales(["en_US", "zh_Hant"], locales: "en-US, zh-Hans") == [
        "error missing-translation: Name and description of 'A' are missing in zh-Hans"
      ])
  }

  @Test func localesOfOtherGroupsAreNotWanted() throws {
    #expect(try locales(["en_US"], other: ["en_US", "fr"]) == [])
    #expect(
      try locales(["en_US"], other: ["en_US"], locales: "en-US, fr") == [
        "error missing-translation: Name and description of 'A' are missing in fr"
      ])
  }
}
