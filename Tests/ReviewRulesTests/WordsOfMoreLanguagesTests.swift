import Locales
import Looks
import Screens
import Testing

@testable import ReviewRules

/// Words that are said in other ways than in English: as part of another word, before the price, with a currency's own name.
@Suite struct WordsOfMoreLanguagesTests {
  private func lines(
    _ copy: String, locale: String, products: String = "[com.example.pro.yearly]", catalog: String? = nil,
    rule: any Rule.Type
  ) throws -> [String] {
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          "catalog: Pro.storekit\ncopy: Copy\nlocales: [\(locale)]\nsource-locale: \(locale)\npaywalls:\n  pro: { products: \(products), control-style: list }\n"
        ),
        ("Copy/pro.\(locale).md", "---\n\(copy)\n---\n"),
      ] + (catalog.map { [("Pro.storekit", $0)] } ?? []), rules: [rule])
    #expect(world.inputFindings == [])
    return world.lines.map { $0.replacingOccurrences(of: rule.id + ": ", with: "") }
  }

  @Test(arguments: [
    ("zh-Hant", "省 50%"), ("zh-Hans", "省 50%"), ("th", "ลด 50%"), ("vi", "Giảm 50%"), ("mr", "50% वाचवा"),
  ]) func badgesOfPercentages(locale: String, badge: String) throws {
    let found = try lines(
      "badge: { com.example.pro.yearly: '\(badge)' }", locale: locale,
      products: "[com.example.pro.monthly, com.example.pro.yearly]", rule: HardcodedSavings.self)
    #expect(found == ["warning '50%' is typed, and stays when prices change"])
  }

  @Test func badgesOfOtherPercentagesAreNone() throws {
    let both = "[com.example.pro.monthly, com.example.pro.yearly]"
    for badge in ["100% offline", "50% faster", "Used by 50% of all top runners"] {
      #expect(
        try lines(
          "badge: { com.example.pro.yearly: '\(badge)' }", locale: "en-US", products: both, rule: HardcodedSavings.self)
          == [], "\(badge)")
    }
  }

  @Test(arguments: [
    ("ar-SA", "ابدأ تجربتك المجانية"), ("pl", "Wypróbuj bezpłatnie"), ("pl", "Wyprobuj bezplatnie"),
  ]) func trials(locale: String, headline: String) throws {
    let found = try lines(
      "headline: \(headline)", locale: locale, products: "[com.example.pro.monthly]",
      rule: TrialClaimedButNotConfigured.self)
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("ko", "월 {{ product.price }}", "월"), ("ja", "月{{ product.price }}", "月"),
    ("he", "{{ product.price }} לחודש", "חודש"), ("he", "{{ product.price }} בחודש", "חודש"),
    ("ar-SA", "{{ product.price }} في الشهر", "شهر"), ("ar-SA", "{{ product.price }} للشهر", "شهر"),
    ("sv", "{{ product.price }} i månaden", "månaden"), ("no", "{{ product.price }} i måneden", "måneden"),
    ("da", "{{ product.price }} om måneden", "måneden"),
  ]) func periodsBesidePrices(locale: String, headline: String, said: String) throws {
    let found = try lines("headline: '\(headline)'", locale: locale, rule: PeriodLiteralInCopy.self)
    #expect(found.map { $0.contains("'\(said)' is typed") } == [true], "\(found)")
    let right = try lines(
      "headline: '\(headline)'", locale: locale, products: "[com.example.pro.monthly]", rule: PeriodLiteralInCopy.self)
    #expect(right == [])
  }

  @Test(arguments: [("ko", "12월 {{ product.price }}"), ("ja", "12月 {{ product.price }}")])
  func monthsOfTheCalendarAreNoPeriods(locale: String, headline: String) throws {
    #expect(try lines("headline: '\(headline)'", locale: locale, rule: PeriodLiteralInCopy.self) == [])
  }

  @Test(arguments: [
    ("he", "רק 19.90 ש\"ח", "19.90 ש\"ח = 19.9"), ("he", "רק 19.90 שקלים", "19.90 שקלים = 19.9"),
    ("ar", "فقط 20 ريالا", "20 ريالا = 20"), ("uk", "лише 99 гривень", "99 гривень = 99"),
    ("th", "เพียง 99 บาท", "99 บาท = 99"), ("vi", "chỉ 99.000đ", nil), ("vi", "chỉ 99 đồng", "99 đồng = 99"),
    ("pl", "tylko 19,99 zł", "19,99 zł = 19.99"), ("fi", "vain 5 euroa", "5 euroa = 5"),
    ("el", "μόνο 5 ευρώ", "5 ευρώ = 5"), ("en", "only 99 rupees", "99 rupees = 99"),
    ("ms", "hanya 9 ringgit", "9 ringgit = 9"),
  ]) func amountsWithNamesOfCurrencies(language: String, text: String, expected: String?) {
    let folded = FoldedText(text)
    let amounts = folded.amounts(in: Array(text.utf8)[...], language: language)
    #expect(amounts.count == 1)
    guard let expected, let amount = amounts.first else { return }
    let words = String(decoding: Array(text.utf8)[folded.bytes(of: amount.range)], as: UTF8.self)
    #expect("\(words) = \(amount.value.map { "\($0)" } ?? "?")" == expected)
  }

  @Test(arguments: [
    ("he", "גם באנדרואיד"), ("ar-SA", "متاح لأندرويد"), ("uk", "Також для Андроїд"), ("he", "בטלו בגוגל פליי"),
  ]) func otherPlatforms(locale: String, text: String) throws {
    let found = try lines("headline: \(text)", locale: locale, rule: OtherPlatformReference.self)
    #expect(found.map { String($0.prefix { $0 != " " }) } == ["error"])
  }

  @Test func familySharingInSpanish() throws {
    let catalog = RuleWorld.catalog.replacingOccurrences(
      of: "\"displayPrice\": \"39.99\"", with: "\"familyShareable\": false, \"displayPrice\": \"39.99\"")
    #expect(
      try lines("headline: Con En Familia", locale: "es-ES", catalog: catalog, rule: FamilySharingMismatch.self)
        == ["error 'En Familia' is promised; no product here can be shared"])
    #expect(
      try lines("headline: Cocina en familia", locale: "es-ES", catalog: catalog, rule: FamilySharingMismatch.self)
        == [])
  }

  @Test(arguments: [
    ("Price: null", "en", ["null"]), ("Only null/month", "en", ["null"]), ("Prix : null", "fr", ["null"]),
    ("null/月", "zh", ["null"]), ("只要null元", "zh", ["null"]), ("undefined per month", "en", ["undefined"]),
    ("€NaN", "en", ["NaN"]), ("NaN円", "ja", ["NaN"]), ("null", "de", ["null"]), ("Preis: null", "de", ["null"]),
    ("null/Monat", "de", ["null"]), ("NULL", "en", ["NULL"]),
    ("Null Werbung", "de", []), ("Von null auf hundert", "de", []), ("Null stress", "no", []), ("annulla", "it", []),
    ("null and void", "en", []), ("Nullable", "en", []), ("NaNa", "en", []),
  ]) func valuesThatAreMissing(text: String, language: String, expected: [String]) {
    #expect(placeholders(in: Array(text.utf8)[...], language: language).map(\.text) == expected)
  }

  @Test func aProductThatIsCalledNull() throws {
    let catalog = RuleWorld.catalog.replacingOccurrences(
      of: "\"displayName\": \"Yearly\"", with: "\"displayName\": \"«null»\"")
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          "catalog: Pro.storekit\nlocales: [en-US]\npaywalls:\n  pro: { group: Pro, control-style: list }\n"
        ),
        ("Pro.storekit", catalog),
      ], rules: [UnresolvedPlaceholder.self])
    #expect(world.lines == ["error unresolved-placeholder: 'null' is a placeholder that customers would read"])
    #expect(world.places == world.marks)
  }

  /// What reading has told of is not told again, and what it has not is.
  @Test func anArgumentThatIsMisspeltHidesNoOther() throws {
    let string = { (key: String, text: String) in
      "\"\(key)\": { \"localizations\": { \"en\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } } } }"
    }
    let table =
      "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { "
      + [
        string("a", "From %1$@ each %2$@"), string("b", "Only «%@» now"), string("c", "%1$@ or «%3$@»"),
      ].joined(separator: ", ") + " } }"
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          """
          catalog: Pro.storekit
          strings: L.xcstrings
          locales: [en-US]
          paywalls:
            pro:
              products: [com.example.pro.monthly]
              text:
                headline: { key: a, arguments: [product.pric, product.period] }
                subtitle: { key: b }
                caption: { key: c, arguments: [product.prise, product.period] }
          """
        ), ("L.xcstrings", table),
      ], rules: [UnresolvedPlaceholder.self])
    #expect(world.places == world.marks)
    #expect(
      world.lines == [
        "error unresolved-placeholder: '%@' is a placeholder that customers would read",
        "error unresolved-placeholder: '%@' is a placeholder that customers would read",
      ])
    #expect(world.inputFindings.count == 2)
    // The argument behind the misspelt one is what it was meant for.
    let sheet = compose(
      world.project, paywall: 0, market: world.project.markets(of: world.project.paywalls[0])[0],
      formats: PriceFormats())
    #expect(sheet.screens.first?.elements.first { $0.role == .headline }?.text == "From %@ each month")
  }

  @Test func namesOfMoneyInOtherScripts() throws {
    let catalog = """
      { "products": [ { "productID": "c", "type": "Consumable", "displayPrice": "0.99", "localizations": [
        { "locale": "en_US", "displayName": "100«元»", "description": "Coins" } ] } ] }
      """
    let world = try RuleWorld([("Pro.storekit", catalog)], rules: [DisplayNameCurrencyWord.self])
    #expect(world.places == world.marks)
    #expect(world.lines == ["warning display-name-currency-word: '元' in the display name '100元' is real money"])
  }

  @Test func aCommitmentIsJudgedWhereItIsShown() throws {
    func lines(_ storefront: String) throws -> [String] {
      let catalog = """
        { "settings": { "_storefront": "\(storefront)", "_locale": "en_US" }, "subscriptionGroups": [ { "id": "G", "name": "Pro",
          "subscriptions": [ { "productID": "y", "type": "RecurringSubscription", "displayPrice": "49.99",
            "recurringSubscriptionPeriod": "P1Y", "billingPlans": [ { "billingPlanType": "MONTHLY", "displayPrice": "4.99",
              "commitmentDisplayPrice": "59.88", "isEnabled": true } ] } ] } ] }
        """
      return try RuleWorld(
        [
          ("paywallgen.yml", "catalog: A.storekit\ncopy: Copy\nlocales: [en-US]\npaywalls:\n  pro: { group: Pro }\n"),
          ("A.storekit", catalog), ("Copy/pro.en-US.md", "---\nheadline: With a 12-month commitment\n---\n"),
        ], rules: [CommitmentStorefrontUnavailable.self]
      ).lines
    }
    #expect(try lines("DEU") == [])
    #expect(
      try lines("USA") == [
        "error commitment-storefront-unavailable: 12-month commitment is shown in United States, where it is not sold"
      ])
  }

  @Test(arguments: [
    ("Pro Monthly", "Pro Yearly"), ("Premium Monat", "Premium Jahr"), ("月額", "年額"), ("Starter", "Best value"),
  ]) func plansOfOneLevelAreComparedWhateverTheyAreCalled(shorter: String, longer: String) throws {
    func lines(_ price: String, level: Int = 1, more: String = "") throws -> [String] {
      func plan(_ id: String, _ name: String, _ price: String, _ period: String, _ level: Int) -> String {
        """
        { "productID": "\(id)", "referenceName": "\(name)", "type": "RecurringSubscription", "displayPrice": "\(price)",
          "recurringSubscriptionPeriod": "\(period)", "groupNumber": \(level) }
        """
      }
      let plans = plan("m", shorter, "4.99", "P1M", 1) + ", " + plan("y", longer, price, "P1Y", level) + more
      return try RuleWorld(
        [
          (
            "Pro.storekit",
            "{ \"subscriptionGroups\": [ { \"id\": \"G\", \"name\": \"Pro\", \"subscriptions\": [ \(plans) ] } ] }"
          )
        ], rules: [LongerPlanCostsMore.self]
      ).lines
    }
    #expect(
      try lines("69.99") == [
        "note longer-plan-costs-more: '\(longer)' costs more per day than '\(shorter)', which is shorter"
      ])
    #expect(try lines("49.99") == [])
  }
}
