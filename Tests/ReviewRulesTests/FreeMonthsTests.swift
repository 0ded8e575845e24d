import Testing

@testable import ReviewRules

/// Months that are free: a trial, or a saving.
@Suite struct FreeMonthsTests {
  private static let rules: [any Rule.Type] = [
    TrialDurationMismatch.self, TrialClaimedButNotConfigured.self, HardcodedSavings.self, SavingsWrong.self,
  ]

  /// What the rules find in a paywall of a monthly plan, and a yearly one that saves five months where there is one.
  private func rules(
    _ copy: String, locale: String = "en-US", intro: String? = "P1W", periods: Int = 1, yearly: String? = nil,
    yearlyIntro: String? = nil
  ) throws -> [String] {
    func plan(_ id: String, _ price: String, _ period: String, _ intro: String?) -> String {
      let offer =
        intro.map {
          "{ \"paymentMode\": \"free\", \"subscriptionPeriod\": \"\($0)\", \"numberOfPeriods\": \(periods) }"
        }
        ?? "null"
      return """
        { "productID": "\(id)", "type": "RecurringSubscription", "referenceName": "\(id)", "displayPrice": "\(price)",
          "recurringSubscriptionPeriod": "\(period)", "groupNumber": 1, "introductoryOffer": \(offer) }
        """
    }
    let plans = [plan("m", "9.99", "P1M", intro)] + [yearly.map { plan("y", $0, "P1Y", yearlyIntro) }].compactMap { $0 }
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          "catalog: A.storekit\ncopy: Copy\nlocales: [\(locale)]\nsource-locale: \(locale)\npaywalls:\n  plus: { group: G, control-style: picker }\n"
        ),
        (
          "A.storekit",
          """
          { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "G", "subscriptions": [
            \(plans.joined(separator: ", ")) ] } ] }
          """
        ),
        ("Copy/plus.\(locale).md", "---\n\(copy)\n---\n"),
      ], rules: Self.rules)
    return world.judgement.findings.filter { $0.finding.kind == .rule }.map {
      "\($0.finding.severity.rawValue) \($0.finding.rule)"
    }
  }

  private let mismatch = ["error trial-duration-mismatch"]
  private let none = ["error trial-claimed-but-not-configured"]

  /// A number that the catalog counts, in the unit that somebody typed behind it.
  @Test(arguments: [
    ("en-US", "{{ product.offer_count }} days free", "P3D", true),
    ("en-US", "{{ product.offer_count }} days free", "P1W", false),
    ("en-US", "{{ product.offer_count }} weeks free", "P2W", true),
    ("en-US", "{{ product.offer_count }} months free", "P2M", true),
    ("en-US", "{{ product.offer_count }} months free", "P1Y", false),
    ("de-DE", "{{ product.offer_count }} Tage gratis", "P2W", false),
    ("de-DE", "{{ product.offer_count }} Wochen gratis", "P2W", true),
    ("ja", "{{ product.offer_count }}日間無料", "P1W", false), ("ja", "{{ product.offer_count }}週間無料", "P1W", true),
    ("ar-SA", "{{ product.offer_count }} أيام مجانا", "P3D", true),
  ]) func aCountedOfferHasItsOwnUnit(locale: String, text: String, intro: String, isSound: Bool) throws {
    let copy = "headline: { default: Pro, trial: \"\(text)\" }"
    #expect(try rules(copy, locale: locale, intro: intro) == (isSound ? [] : mismatch))
  }

  @Test(arguments: [
    "headline: 1 month free", "headline: Try 1 month free", "headline: First month free", "headline: 1 year free",
    "headline: Free for 1 month", "headline: Your first month is free",
    "headline: '1 month free, then {{ product.price_per_period }}'", "trial: 1 month free",
    "cta: { default: Subscribe, trial: Get 1 month free }", "headline: { default: Pro, trial: 1 month free }",
    "headline: 2 free months",
  ]) func aTrialOfMonthsIsNoSaving(copy: String) throws {
    #expect(try rules(copy) == mismatch)
  }

  @Test(arguments: [
    ("fr-FR", "1 mois gratuit"), ("fr-FR", "Premier mois offert"), ("ja", "1か月無料"), ("ja", "最初の1か月無料"),
    ("ja", "初月無料"), ("pl", "1 miesiąc za darmo"), ("pl", "Miesiąc za darmo"), ("es-ES", "Primer mes gratis"),
    ("tr", "1 ay ücretsiz"), ("zh-Hans", "免费1个月"), ("zh-Hans", "首月免费"), ("pt-BR", "1 mês grátis"),
    ("ko", "1개월 무료"), ("ru", "1 месяц бесплатно"), ("ru", "Месяц бесплатно"), ("de-DE", "Kostenloser Probemonat"),
    ("de-DE", "1 Monat kostenlos"), ("he", "חודש חינם"), ("he", "חודש ניסיון חינם"), ("ar-SA", "شهر مجانًا"),
    ("ar-SA", "شهر تجريبي مجاني"), ("it", "Primo mese gratis"), ("sv", "Första månaden gratis"),
    ("vi", "Miễn phí tháng đầu"), ("th", "ฟรีเดือนแรก"), ("id", "Gratis bulan pertama"), ("hi", "पहला महीना मुफ़्त"),
  ]) func soItIsInEveryLanguage(locale: String, headline: String) throws {
    #expect(try rules("headline: \(headline)", locale: locale) == mismatch)
  }

  @Test(arguments: ["1 month free", "First month free", "Free for 1 month", "Try 1 month free"])
  func aTrialOfMonthsNeedsAnOffer(headline: String) throws {
    #expect(try rules("headline: \(headline)", intro: nil) == none)
    #expect(try rules("headline: \(headline)", intro: "P1M") == [])
  }

  @Test func theWholeOfAnOfferCounts() throws {
    #expect(try rules("headline: 1 Monat kostenlos", locale: "de-DE", intro: "P1M", periods: 2) == mismatch)
    #expect(try rules("headline: 2 Monate kostenlos", locale: "de-DE", intro: "P1M", periods: 2) == [])
  }

  /// Beside a longer plan that comes to less, it is what one saves.
  @Test func besideALongerPlanItIsASaving() throws {
    #expect(try rules("headline: 5 months free", yearly: "69.90") == ["warning hardcoded-savings"])
    #expect(try rules("badge: { y: 4 months free }", yearly: "69.99") == ["warning hardcoded-savings"])
    #expect(
      try rules("badge: { y: 6 months free }", yearly: "69.99", yearlyIntro: "P1W").sorted()
        == ["error savings-wrong", "warning hardcoded-savings"])
    #expect(try rules("headline: First month free", yearly: "69.99") == mismatch)
  }

  @Test func whatGoesOnToSomethingElseIsNone() throws {
    #expect(try rules("headline: 2 months of free backups") == [])
    #expect(try rules("headline: Free yourself for a month of focus") == [])
    #expect(try rules("headline: Free parking for 1 month") == [])
    #expect(try rules("headline: Free access for 1 month") == mismatch)
    #expect(try rules("headline: Pro\n---\n- 3 months free cloud storage history") == [])
  }
}
