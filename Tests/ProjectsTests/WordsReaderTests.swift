import Locales
import Testing
import Words

@testable import Projects

/// What a paywall says in each locale, where it comes from, and what is missing.
struct WordsReaderTests {
  /// What a field says in a locale, its forms in order: literals alone, variables in braces.
  private func said(_ field: CopyField, _ locale: String, in world: ProjectWorld) throws -> [String] {
    let paywall = try #require(world.project.paywalls.first)
    let id = try #require(LocaleID(locale))
    let words = try #require(paywall.words[id])
    return (words.fields[field]?.forms ?? []).map { form in
      switch form.text {
      case .copy(let phrase):
        let text = phrase.segments.map { segment in
          switch segment.content {
          case .literal(let text): text
          case .variable(let variable): "{\(variable.rawValue)}"
          case .argument: "%"
          }
        }
        return "\(form.key): \(text.joined())"
      case .string(let match, let arguments):
        return "\(form.key): \(match.string.plain?.text.value ?? "") \(arguments.map { $0?.rawValue ?? "-" })"
      }
    }
  }

  private let copied = """
    locales: [en-US, en-GB, de-AT, ja]
    source-locale: en-US
    paywalls: { pro: { group: Pro } }
    """

  @Test func takesEachFieldFromTheNearestFileAlongTheFallbacks() throws {
    let world = ProjectWorld([
      "paywallgen.yml": copied,
      "Copy/pro.en-US.md": "---\nheadline: Colors\nsubtitle: All «of it»\n---\n- One\n",
      "Copy/pro.de.md": "---\nheadline: Farben\n---\n- Eins\n",
      "Copy/pro.de-AT.md": "---\nsubtitle: Ois\n---\n",
    ])
    #expect(try said(.headline, "de-AT", in: world) == ["default: Farben"])
    #expect(try said(.subtitle, "de-AT", in: world) == ["default: Ois"])
    #expect(try said(.headline, "ja", in: world) == ["default: Colors"])
    let austrian = try #require(LocaleID("de-AT"))
    #expect(world.project.paywalls[0].words[austrian]?.benefits.count == 1)
    #expect(world.lines == [])
  }

  @Test func notesWhatALocaleTakesFromTheSourceLocale() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [en-US, de, ja]
      source-locale: en-US
      paywalls: { pro: { group: Pro } }
      """,
      "Copy/pro.de.md": "---\nheadline: Farben\n---\n",
      "Copy/pro.en-US.md": """
      ---
      headline: Colors
      «subtitle»: All of it
      price: "{{ product.price }} / {{ product.period }}"
      ---
      - «One»
      """,
      "Pro.storekit": """
      { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G1", "name": "Pro",
        "localizations": [ { "locale": "en_US", "displayName": «"Pro"» } ], "subscriptions": [ {
          "productID": "pro", "type": "RecurringSubscription", "groupNumber": 1, "displayPrice": "4.99",
          "recurringSubscriptionPeriod": "P1M", "localizations": [ { "locale": "en_US", "displayName": «"Pro"», "description": «"All"» },
            { "locale": "ja", "displayName": "プロ", "description": "全部" } ] } ] } ] }
      """,
    ])
    #expect(world.lines == [])
    #expect(
      world.missing == [
        "«1» de field(Words.CopyField.subtitle)",
        "«2» de benefits",
        "«4» de productName of pro",
        "«5» de productDescription of pro",
        "«3» de groupName",
        "Copy/pro.en-US.md ja copyFile",
        "«3» ja groupName",
      ])
  }

  @Test func readsFieldsFromStringTablesAndNotesMissingTranslationsOncePerLocale() throws {
    let world = ProjectWorld([
      "paywallgen.yml": """
      locales: [en, de, ja]
      paywalls:
        pro:
          group: Pro
          text:
            headline: title
            cta: { default: { key: buy, arguments: [product.price] }, trial: title, pro.yearly: buy }
      """,
      "Text.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        «"title"»: { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Colors" } },
          "de": { "stringUnit": { "state": "translated", "value": "Farben" } } } },
        "buy": { "shouldTranslate": false, "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Buy for %@" } } } } } }
      """,
    ])
    #expect(world.lines == [])
    #expect(try said(.headline, "de", in: world) == ["default: Farben []"])
    #expect(
      try said(.cta, "ja", in: world) == [
        #"default: Buy for %@ ["product.price"]"#, "trial: Colors []", "pro.yearly: Buy for %@ []",
      ])
    let title = world.missing.filter { $0.contains("title") }
    #expect(title == [#"«1» ja stringKey("title")"#, #"«1» ja stringKey("title")"#])
  }

  @Test func takesTheFirstTableThatHasAKey() throws {
    let table =
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "@" } } } } } }"#
    let world = ProjectWorld([
      "paywallgen.yml":
        "strings: [B.xcstrings, A.xcstrings]\nlocales: en\npaywalls: { pro: { group: Pro, text: { headline: title } } }",
      "A.xcstrings": table.replacing("@", with: "from A"), "B.xcstrings": table.replacing("@", with: "from B"),
    ])
    #expect(try said(.headline, "en", in: world) == ["default: from B []"])
  }

  @Test func refusesAFieldThatIsFilledTwice() {
    let world = ProjectWorld([
      "Copy/pro.en.md": "---\n«headline»: Colors\n---\n",
      "Text.xcstrings": #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "title": {} } }"#,
      "paywallgen.yml": "locales: en\npaywalls: { pro: { group: Pro, text: { «headline»: title } } }",
    ])
    #expect(
      world.lines == [
        "«2» error field-declared-twice: 'headline' is filled by 'text:' and by copy / «1» Also filled here"
      ])
  }

  @Test func refusesFormsForWhatThePaywallDoesNotHave() {
    let world = ProjectWorld([
      "Copy/pro.en.md": """
      ---
      headline: { default: a, trial: b, offer: c, lapsed: d, subscribed-yearly: d, pro.yearly: e, Familie: f, familie: g, upgrade: h, «pro.yaerly»: i }
      ---
      """,
      "paywallgen.yml": """
      locales: en
      paywalls:
        pro: { group: Pro, tiers: { Familie: [pro.monthly, pro.yearly] }, situations: { upgrade: { current: pro.monthly } } }
      """,
    ])
    #expect(
      world.lines == [
        "«1» error unknown-form: 'pro.yaerly' is no situation, tier or product of paywall 'pro' (did you mean 'pro.yearly'?)"
      ])
  }

  @Test func refusesVariablesThatDoNotExist() {
    let world = ProjectWorld([
      "Copy/pro.en.md": "---\nheadline: \"Only «{{ product.prize }}»\"\n---\n- For «{{prodct.name}}»\n",
      "paywallgen.yml": "locales: en\npaywalls: { pro: { group: Pro } }",
    ])
    #expect(
      world.lines == [
        "«1» error unknown-variable: 'product.prize' is no variable (did you mean 'product.price'?)",
        "«2» error unknown-variable: 'prodct.name' is no variable (did you mean 'product.name'?)",
      ])
  }

  @Test func warnsOfCopyForAPaywallThatNobodyDeclares() {
    let world = ProjectWorld([
      "Copy/por.de.md": "---\nheadline: Farben\n---\n", "Copy/por.en.md": "---\nheadline: Colors\n---\n",
      "Copy/pro.en.md": "---\nheadline: Colors\n---\n", "Copy/pro.klingon.md": "---\nheadline: Qapla'\n---\n",
      "paywallgen.yml": "locales: en\npaywalls: { pro: { group: Pro } }",
    ])
    #expect(
      world.lines == [
        "Copy/pro.klingon.md error unknown-locale: 'klingon' is no locale that CLDR knows "
          + "(write it as in 'en-US', 'de-DE', 'zh-Hans')",
        "Copy/por.de.md warning unknown-paywall: 'por' is no paywall of the configuration (did you mean 'pro'?)",
      ])
  }

  @Test func readsTheElementsOfACustomPaywall() throws {
    let world = ProjectWorld([
      "Text.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Farben" } } } } } }
      """,
      "paywallgen.yml": """
      locales: [en, de]
      paywalls:
        pro:
          group: Pro
          elements: [{ role: headline, text: title, size: 34, weight: 700, color: red }, { role: price }]
      """,
    ])
    #expect(world.lines == [])
    let elements = try #require(world.project.paywalls.first).elements
    #expect(elements.map(\.role) == [.headline, .price])
    #expect(elements.map { $0.texts.keys.map(\.identifier).sorted() } == [["de", "en"], []])
    #expect(elements.map(\.style.size) == [34, nil])
    #expect(elements.map(\.style.weight) == [700, nil])
  }
}
