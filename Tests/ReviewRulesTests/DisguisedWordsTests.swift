import Foundation
import Testing

@testable import ReviewRules

/// The same claims, written so that a list of words alone would not see them; and honest sentences that look like them.
@Suite struct DisguisedWordsTests {
  private func found(
    _ text: String, in locale: String, as field: String = "headline", products: String = "group: Pro",
    rule: any Rule.Type
  ) throws -> [String] {
    let copy = field == "benefit" ? "headline: Pro\n---\n- \(text)\n" : "headline: Pro\n\(field): '\(text)'\n---\n"
    let own = field == "headline" ? "headline: '\(text)'\n---\n" : copy
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        copy: Copy
        locales: [\(locale)]
        source-locale: \(locale)
        paywalls: { pro: { \(products), control-style: list } }
        """, "Copy/pro.\(locale).md": "---\n\(own)",
      ], rules: [rule])
    return world.ruleFindings.map { judged in
      let file = world.project.files[judged.finding.at.file]
      return String(decoding: file.bytes[Int(judged.finding.at.start)..<Int(judged.finding.at.end)], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("en-US", "fr\u{200B}ee trial", "fr\u{200B}ee trial"), ("en-US", "FREE TRIAL", "FREE TRIAL"),
    ("en-US", "Frее trial", "Frее trial"), ("en-US", "Ｆｒｅｅ ｔｒｉａｌ", "Ｆｒｅｅ ｔｒｉａｌ"),
    ("en-US", "Free 🎉 trial", "Free 🎉 trial"), ("en-US", "Fre\u{301}e trial", "Fre\u{301}e trial"),
    ("en-US", "Your first 7 days on us", "7 days on us"), ("en-US", "72 hours free", "72 hours free"),
    ("en-US", "$0 for 7 days", "$0 for 7 days"), ("de-DE", "7 Tage für 0 €", "7 Tage für 0 €"),
    ("de-DE", "Für null Euro testen", "Für null Euro testen"), ("ja", "７日間０円", "７日間０円"),
    ("ja", "初週無料", "初週無料"), ("ko", "일주일 무료", "일주일 무료"), ("zh-Hans", "0元试用", "0元试用"),
    ("ar-SA", "أسبوع مجاني", "أسبوع مجاني"), ("ru", "Неделя бесплатно", "Неделя бесплатно"),
    ("pl", "Siedem dni za darmo", "Siedem dni za darmo"), ("tr", "Yedi gün ücretsiz", "Yedi gün ücretsiz"),
    ("hi", "सात दिन मुफ़्त", "सात दिन मुफ़्त"), ("it", "Sette giorni gratis", "Sette giorni gratis"),
    ("nl-NL", "Zeven dagen gratis", "Zeven dagen gratis"), ("pt-BR", "Sete dias grátis", "Sete dias grátis"),
    ("en-US", "7d free trial", "7d free trial"), ("en-US", "Free for 14d", "Free for 14d"),
    ("en-US", "1w free trial", "1w free trial"), ("fr-FR", "7j gratuits", "7j gratuits"),
    ("en-US", "One week. Free.", "One week. Free"), ("en-US", "Free. For 14 days.", "Free. For 14 days"),
    ("de-DE", "Eine Woche. Gratis.", "Eine Woche. Gratis"), ("ja", "7日間。無料。", "7日間。無料"),
    ("de-DE", "7 Gratistage", "7 Gratistage"), ("sv", "7 gratisdagar", "7 gratisdagar"),
    ("de-DE", "Zwei Gratiswochen", "Zwei Gratiswochen"), ("en-US", "Try before you buy", "Try before you buy"),
    ("de-DE", "Erst testen, dann kaufen", "Erst testen, dann kaufen"),
  ]) func trials(locale: String, text: String, place: String) throws {
    let places = try found(
      text, in: locale, products: "products: [com.example.pro.monthly]", rule: TrialClaimedButNotConfigured.self)
    #expect(places == [place])
  }

  @Test(arguments: [
    ("en-US", "Half-price maps of 20 cities"), ("en-US", "$0.99 for 7 days"),
    ("en-US", "Cancel at least 24 hours before it renews"), ("ru", "Прогноз на неделю"), ("pl", "Plan na tydzień"),
    ("ja", "500円の予算で7日間"), ("en-US", "A carefree weekend of trials"),
    ("en-US", "Free 3D models"), ("en-US", "A good week. Free style."), ("en-US", "Try before you buy a sofa"),
    ("zh-Hans", "2天送达"), ("de-DE", "2 Gratismonate"),
  ]) func noTrials(locale: String, text: String) throws {
    #expect(
      try found(
        text, in: locale, products: "products: [com.example.pro.monthly]", rule: TrialClaimedButNotConfigured.self)
        == [])
  }

  @Test(arguments: [
    ("en-US", "caption", "Half price", "Half price"), ("en-US", "headline", "Two-for-one on all plans", "Two-for-one"),
    ("en-US", "caption", "2 free months", "2 free months"), ("en-US", "headline", "Pay 50% less with yearly", "50%"),
    ("de-DE", "headline", "Jetzt 50 % weniger zahlen", "50 %"),
    ("de-DE", "caption", "Zum halben Preis", "halben Preis"),
    ("de-DE", "caption", "2 Monate geschenkt", "2 Monate geschenkt"),
    ("fr-FR", "headline", "Pro à moitié prix", "moitié prix"),
    ("es-ES", "caption", "Mitad de precio", "Mitad de precio"), ("ja", "headline", "今なら半額", "半額"),
    ("ja", "caption", "5割引", "5割引"), ("zh-Hans", "caption", "8.5折", "8.5折"), ("zh-Hans", "caption", "五折优惠", "五折"),
    ("ko", "caption", "반값", "반값"), ("ru", "headline", "Вдвое дешевле", "Вдвое дешевле"),
    ("tr", "caption", "Yarı fiyatına", "Yarı fiyat"), ("hi", "caption", "आधी कीमत", "आधी कीमत"),
    ("zh-Hant", "caption", "送2個月", "送2個月"), ("zh-Hans", "caption", "买一年送2个月", "送2个月"),
    ("ja", "caption", "2か月分プレゼント", "2か月分プレゼント"), ("de-DE", "caption", "2 Gratismonate", "2 Gratismonate"),
    ("sv", "caption", "2 gratismånader", "2 gratismånader"), ("en-US", "caption", "Two free months", "Two free months"),
  ]) func savings(locale: String, field: String, text: String, place: String) throws {
    #expect(try found(text, in: locale, as: field, rule: HardcodedSavings.self) == [place])
  }

  @Test(arguments: [
    ("en-US", "headline", "Use 50% less screen time"), ("en-US", "headline", "Save your work, 50% faster"),
    ("en-US", "headline", "Off the grid, 20% of the time"), ("de-DE", "headline", "50 % weniger Stress"),
    ("ja", "headline", "スマホ時間を50%減らす"), ("zh-Hans", "headline", "3折页小册子排版"),
    ("en-US", "benefit", "Find half price meals"),
    ("pl", "headline", "50% mniej stresu"), ("de-DE", "headline", "Spart 50 % Zeit im Alltag"),
    ("ru", "headline", "Экономия времени 50%"), ("hi", "headline", "50% कम तनाव"),
    ("en-US", "headline", "Half marathon plans for all of us"),
  ]) func noSavings(locale: String, field: String, text: String) throws {
    #expect(try found(text, in: locale, as: field, rule: HardcodedSavings.self) == [])
  }

  @Test(arguments: [
    ("en-US", "Only 3 hours left", "3 hours left"), ("de-DE", "Nur noch 3 Stunden", "Nur noch 3 Stunden"),
    ("zh-Hans", "仅剩3小时", "仅剩3小时"), ("ko", "3시간 남음", "3시간 남음"), ("ar-SA", "باقي ٣ ساعات", "باقي ٣ ساعات"),
    ("ru", "Осталось 3 часа", "Осталось 3 часа"), ("pl", "Zostały 3 godziny", "Zostały 3 godziny"),
    ("tr", "Son 3 saat", "Son 3 saat"), ("hi", "केवल 3 घंटे बचे", "3 घंटे बचे"), ("nl-NL", "Op=op", "Op=op"),
  ]) func hurry(locale: String, text: String, place: String) throws {
    #expect(try found(text, in: locale, rule: FakeUrgency.self) == [place])
  }

  @Test(arguments: [
    ("en-US", "Hurry less, live more"), ("en-US", "Know the hours left in your day"),
    ("en-US", "Chess at 3 minutes left"), ("en-US", "Last chance saloon"),
    ("ja", "あと3日で夏休み、カウントダウン"),
    ("en-US", "See the rain of the last 3 hours on a map"), ("de-DE", "Letzte 3 Tage im Blick auf einer Karte"),
  ]) func noHurry(locale: String, text: String) throws {
    #expect(try found(text, in: locale, rule: FakeUrgency.self) == [])
  }

  @Test(arguments: [
    ("en-US", "Rated 4.9 stars", "Rated 4.9"), ("en-US", "4.8/5 from our users", "4.8/5"),
    ("zh-Hans", "评分4.9", "评分4.9"),
    ("ko", "평점 4.8점", "평점 4.8"), ("pl", "Ocena 4,9", "Ocena 4,9"), ("hi", "4.9 रेटिंग", "4.9 रेटिंग"),
  ]) func ratings(locale: String, text: String, place: String) throws {
    #expect(try found(text, in: locale, rule: RatingClaim.self) == [place])
  }

  @Test(arguments: ["Rate 4.5 km runs", "Find 4.5+ rated restaurants", "Log 4.8/5 effort", "Manage 5,000 customers"])
  func noRatings(text: String) throws {
    #expect(try found(text, in: "en-US", as: "benefit", rule: RatingClaim.self) == [])
  }

  @Test(arguments: [
    ("en-GB", "Subscribe on acme.app", "Subscribe on acme.app"), ("en-GB", "Go to acme.app to buy", "acme.app to buy"),
    ("en-GB", "Upgrade at www.acme.com", "Upgrade at www.acme.com"),
    ("de-DE", "Besuche unsere Website, um Pro zu kaufen", "Besuche unsere Website, um Pro zu kaufen"),
    ("de-DE", "Besuche unsere Website", "Besuche unsere Website"), ("ja", "acme.jpで登録", "acme.jpで登録"),
    ("zh-Hans", "扫码购买", "扫码购买"), ("pl", "Kup na acme.pl", "Kup na acme.pl"),
  ]) func elsewhere(locale: String, text: String, place: String) throws {
    #expect(try found(text, in: locale, as: "subtitle", rule: ExternalPurchaseReference.self) == [place])
  }

  @Test(arguments: [
    ("en-GB", "Subscribe now. Help is at www.acme.app/support."), ("en-GB", "Manage your plan at apple.com/bill"),
    ("en-GB", "Buy once. Write to help@acme.app"), ("en-GB", "Visit our website for help"),
    ("de-DE", "Hilfe gibt es auf unserer Website."),
  ]) func nothingElsewhere(locale: String, text: String) throws {
    #expect(try found(text, in: locale, as: "subtitle", rule: ExternalPurchaseReference.self) == [])
  }

  @Test(arguments: [
    ("Only 4.99/mo", ["4.99/mo"]), ("4.99 per month", ["4.99"]), ("Pace of 4.99/km", []),
    ("Plan a $50 week of meals", ["$50"]),
  ]) func amountsWithoutACurrency(text: String, places: [String]) throws {
    #expect(try found(text, in: "en-US", rule: HardcodedPrice.self).map { $0 == "4.99" ? places[0] : $0 } == places)
  }
}

@Suite struct ZeroAmountTests {
  private func lines(_ products: String) throws -> [String] {
    try RuleWorld(
      [
        "paywallgen.yml":
          "catalog: Pro.storekit\ncopy: Copy\nlocales: [en-US]\npaywalls: { pro: { products: [\(products)] } }\n",
        "Copy/pro.en-US.md": "---\nheadline: Pro\ncaption: $0 due today\n---\n",
      ], rules: [HardcodedPrice.self]
    ).lines
  }

  @Test func nothingIsWhatAFreeOfferCosts() throws {
    #expect(
      try lines("com.example.pro.yearly") == [
        "warning hardcoded-price: '$0' is typed, in the currency of one storefront"
      ])
    #expect(
      try lines("com.example.pro.monthly") == ["error hardcoded-price: '$0' is typed; 'Pro Monthly' costs $4.99"])
  }
}

/// One fact is told once.
@Suite struct SaidOnceTests {
  @Test func aLanguageThatAProductLacks() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": "catalog: One.storekit\nlocales: [en-US, fr-FR]\npaywalls: { pro: { products: [one] } }\n",
        "One.storekit": """
        { "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [ { "productID": "one", "type": "NonConsumable",
          "referenceName": "One", "displayPrice": "4.99", "localizations": [
            { "locale": "en_US", "displayName": "One", "description": "All of it" } ] } ] }
        """,
      ], rules: [MissingTranslation.self, LocaleCoverageGap.self])
    #expect(
      world.lines == ["error missing-translation: Name and description of 'One' are missing in fr-FR"])
    let alone = try RuleWorld(
      [
        "paywallgen.yml": "catalog: Pro.storekit\nlocales: [en-US, fr-FR]\npaywalls: { pro: { group: Pro } }\n"
      ], rules: [LocaleCoverageGap.self])
    #expect(!alone.lines.isEmpty)
  }

  @Test func aDescriptionThatIsEmptyIsAnotherFact() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml":
          "catalog: One.storekit\nlocales: [en-US, fr-FR, es-ES]\npaywalls: { pro: { products: [one] } }\n",
        "One.storekit": """
        { "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [ { "productID": "one", "type": "NonConsumable",
          "referenceName": "One", "displayPrice": "4.99", "localizations": [
            { "locale": "en_US", "displayName": "One", "description": "" },
            { "locale": "es_ES", "displayName": "Uno", "description": "" } ] } ] }
        """,
      ], rules: [MissingTranslation.self, LocaleCoverageGap.self])
    #expect(
      world.lines.sorted() == [
        "error missing-translation: Name and description of 'One' are missing in fr-FR",
        "warning missing-translation: Description of 'One' is missing in en-US",
        "warning missing-translation: Description of 'One' is missing in es-ES",
      ])
  }

  @Test func adviceForStringsNamesNoVariableOfCopy() throws {
    let world = try RuleWorld(
      [
        "paywallgen.yml": """
        catalog: Pro.storekit
        strings: en.lproj/App.strings
        paywalls:
          pro: { group: Pro, control-style: list, text: { cta: { default: { key: buy }, trial: { key: try } } } }
        """, "en.lproj/App.strings": "\"buy\" = \"Buy\";\n\"try\" = \"Start free trial\";\n",
      ], rules: [CTATrialWithoutPrice.self])
    #expect(world.ruleFindings.map(\.finding.help).allSatisfy { !$0.contains("{{") && $0.contains("'arguments'") })
    #expect(!world.ruleFindings.isEmpty)
  }
}
