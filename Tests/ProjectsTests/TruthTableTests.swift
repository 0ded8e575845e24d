import Findings
import Locales
import Looks
import Testing
import Words

@testable import Projects

/// Tables in lines: group, text, source, translation, states; what customers see instead stands behind an arrow.
@Suite struct TruthTableTests {
  private func lines(
    _ files: [String: String], _ locale: String = "de-DE", showing uses: [TruthTable.SystemUse] = [],
    change: (inout ProjectRequest) -> Void = { _ in }
  ) throws -> [String] {
    let world = ProjectWorld(files, change: change)
    let table = try #require(world.project.truthTables(showing: uses).first { $0.locale.identifier == locale })
    return table.sections.flatMap { section in
      section.groups.flatMap { group in group.rows.map { "\(group.kind) \(line($0))" } }
    }
  }

  private func line(_ row: TruthTable.Row) -> String {
    func text(_ text: WrittenText?) -> String {
      guard let text else { return "–" }
      return text.forms.map { form in
        let pieces = form.pieces.map { piece in
          switch piece {
          case .words(let words): words
          case .placeholder(let name): "[\(name)]"
          }
        }.joined()
        return (form.category.map { "\($0.rawValue): " } ?? "") + pieces
      }.joined(separator: " / ")
    }
    var line = "\(row.subject)\(row.form.map { ", \($0)" } ?? "")\(row.key.map { " \($0)" } ?? "")"
    line += " | \(text(row.source)) | \(text(row.own)) |"
    for state in row.states.sorted() { line += " \(state.rawValue)" }
    if !row.missingForms.isEmpty { line += " \(row.missingForms.map(\.rawValue))" }
    if !row.lost.isEmpty { line += " -\(row.lost)" }
    if !row.added.isEmpty { line += " +\(row.added)" }
    if let suggestion = row.suggestion { line += " ?\(suggestion)" }
    if let instead = row.instead { line += " → \(text(instead))" }
    return line
  }

  /// A table of one string for each key, in English and, where it has one, in German.
  private func strings(_ entries: [(key: String, en: String, de: String?)]) -> String {
    func unit(_ text: String) -> String { #"{ "stringUnit": { "state": "translated", "value": "\#(text)" } }"# }
    let strings = entries.map { entry in
      #""\#(entry.key)": { "localizations": { "en": \#(unit(entry.en))\#(entry.de.map { #", "de": \#(unit($0))"# } ?? "") } }"#
    }
    return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(strings.joined(separator: ", ")) } }"#
  }

  @Test func listsEveryTextInTheOrderOfTheScreen() throws {
    let files = [
      "paywallgen.yml": """
      strings: L.xcstrings
      copy: Copy
      locales: [en-US, de-DE]
      app: { name: Photo Desk }
      paywalls:
        pro:
          group: Pro
          tiers: { Big: [pro.yearly], Small: [pro.monthly] }
          text:
            terms: { key: terms }
            retry: { key: retyr }
            caption: { key: caption, arguments: [product.price, product.offer_count] }
      """,
      "L.xcstrings": strings([
        ("terms", "Terms of Use", nil), ("retry", "Retry", "Nochmal"), ("Big", "Big", "Groß"),
        ("caption", "%@ after %lld days", "Nach %1$@"),
      ]),
      "Copy/pro.en-US.md": """
      ---
      headline: Photo Desk Pro
      subtitle: Every filter for every picture
      cta: { default: Subscribe, trial: Try it }
      price: "{{ product.price_per_period }}"
      loading: Loading your plans
      status-current: "Current: {{ current.plan }}"
      ---
      - All filters
      - All frames

      Made by hand.
      """,
      "Copy/pro.de-DE.md": """
      ---
      headline: Photo Desk Pro
      subtitle: Every filter for every picture
      cta: Abonnieren
      status-current: "Aktuell: {{ current.plan }}, {{ current.period }}"
      ---
      - Alle Filter
      """,
    ]
    let uses = [
      TruthTable.SystemUse(paywall: 0, role: .restore, word: .restore),
      // In another role, on another sheet: it is the same row.
      TruthTable.SystemUse(paywall: 0, role: .message, word: .restore),
      TruthTable.SystemUse(paywall: 0, role: .message, word: .gracePeriod),
    ]
    let found = try lines(files, showing: uses)
    let english = SystemWords.load(.english)[.gracePeriod]
    let german = SystemWords.load(try #require(LocaleID("de-DE")))[.gracePeriod]
    #expect(
      found == [
        "header field(Words.CopyField.headline) | Photo Desk Pro | Photo Desk Pro | same-allowed",
        "header groupName | Pro | – | missing → Pro",
        "header field(Words.CopyField.subtitle) | Every filter for every picture | Every filter for every picture | same-as-source",
        "header body(0) | Made by hand. | – | missing → Made by hand.",
        "header benefit(0) | All filters | Alle Filter |",
        "header benefit(1) | All frames | – | unsaid",
        "header tierName(0) Big | Big | Groß |",
        "header tierName(1) | Small | Small | same-allowed",
        #"plans productName("pro.monthly") | Monthly | – | missing → Monthly"#,
        #"plans productDescription("pro.monthly") | All of it | – | missing → All of it"#,
        #"plans productName("pro.yearly") | Yearly | – | missing → Yearly"#,
        #"plans productDescription("pro.yearly") | All of it | – | missing → All of it"#,
        "plans field(Words.CopyField.price) | [product.price_per_period] | – | same-allowed → [product.price_per_period]",
        "terms field(Words.CopyField.caption) caption | [%1$@] after [%2$lld] days | Nach [%1$@] | placeholders-differ -[\"%2$lld\"]",
        "terms field(Words.CopyField.cta) | Subscribe | Abonnieren |",
        "terms field(Words.CopyField.cta), trial | Try it | – | unsaid → Abonnieren",
        "terms field(Words.CopyField.terms) terms | Terms of Use | – | missing → Terms of Use",
        "terms system(Words.SystemWord.restore, Looks.Role.restore) | Restore Purchases | Käufe wiederherstellen | system-word",
        "subscribed field(Words.CopyField.statusCurrent) | Current: [current.plan] | Aktuell: [current.plan], [current.period] | placeholders-differ +[\"current.period\"]",
        "subscribed system(Words.SystemWord.gracePeriod, Looks.Role.message) | \(english) | \(german) | system-word",
        "trouble field(Words.CopyField.loading) | Loading your plans | – | missing → Loading your plans",
        "trouble field(Words.CopyField.retry) retyr | – | – | unknown-key ?retry",
      ])
  }

  @Test func isTheSourceItselfInTheSourceLocale() throws {
    let files = [
      "paywallgen.yml": "copy: Copy\nlocales: [en-US, de-DE]\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.en-US.md": "---\nheadline: Go for everything\n---\n",
    ]
    let table = try #require(ProjectWorld(files).project.truthTables().first)
    #expect(table.isSource && table.readyCount == table.rows.count)
    #expect(table.rows.allSatisfy { $0.states.isEmpty && $0.source == $0.own })
  }

  @Test func comparesWithTheSourceWhereARunAsksForOtherLanguagesOnly() throws {
    let files = [
      "paywallgen.yml": "copy: Copy\nsource-locale: en-US\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.en-US.md": "---\nheadline: Go for everything\n---\n",
      "Copy/pro.de-DE.md": "---\nheadline: Go for everything\n---\n",
    ]
    let german = try #require(LocaleID("de-DE"))
    let found = try lines(files) { $0.locales = [german] }
    #expect(
      found.first == "header field(Words.CopyField.headline) | Go for everything | Go for everything | same-as-source")
  }

  @Test func listsWhatTwoPaywallsShareOnce() throws {
    let files = [
      "paywallgen.yml": """
      strings: L.xcstrings
      locales: [en-US, de-DE]
      paywalls:
        one: { group: Pro, text: { cta: cta, headline: one } }
        two: { group: Pro, text: { cta: cta, headline: two } }
      """, "L.xcstrings": strings([("cta", "Buy", "Kaufen"), ("one", "One", "Eins"), ("two", "Two", "Zwei")]),
    ]
    let table = try #require(ProjectWorld(files).project.truthTables().last)
    #expect(table.sections.map { $0.groups.flatMap { $0.rows.compactMap(\.key) } } == [["one", "cta"], ["two"]])
  }

  @Test(arguments: [
    ("ja", "Unlock every template", true), ("ja", "Unlock すべて", false), ("ja", "Premium", false),
    ("ja", "iCloud VPN", false),
    ("ja", "PhotoEditor+", false), ("ru", "Open everything", true), ("ar-SA", "Buy all filters", true),
    ("de-DE", "Купить", true),
    ("de-DE", "Alles kaufen", false), ("sr", "Kupi sve odmah", false), ("ko", "구독 Pro", false),
    ("el", "Αγορά Pro", false), ("he", "50%", false),
    ("zh-Hans", "立即订阅", false), ("zh-Hans", "ありがとう", true),
  ])
  func knowsTheLettersOfALanguage(locale: String, text: String, isWrong: Bool) throws {
    let files = [
      "paywallgen.yml":
        "copy: Copy\nsource-locale: en-US\nlocales: [en-US, \(locale)]\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.en-US.md": "---\nheadline: Something else\n---\n",
      "Copy/pro.\(locale).md": "---\nheadline: \"\(text)\"\n---\n",
    ]
    let table = try #require(ProjectWorld(files).project.truthTables().last)
    #expect(table.rows.first?.states == (isWrong ? [.wrongScript] : []))
  }

  @Test(arguments: [
    ("Notizen", "nl", false), ("Photos", "fr-FR", false), ("Pro", "fr-FR", false), ("PhotoEditor+", "fr-FR", false),
    ("OK", "fr-FR", false),
    ("24 / 7", "fr-FR", false), ("Get PhotoEditor+", "fr-FR", false), ("Premium Plus", "fr-FR", false),
    ("HDR RAW", "fr-FR", false),
    ("Go for all", "en-GB", false), ("Gratis prøve", "nb", true), ("Try for free", "fr-FR", true),
    ("TRY FOR FREE", "fr-FR", true),
    ("{{ product.price }} per week", "fr-FR", true), ("https://example.org/a", "fr-FR", false),
  ])
  func knowsWhichTextsMayBeTheSame(text: String, locale: String, isSame: Bool) throws {
    let copy = "---\nheadline: \"\(text)\"\n---\n"
    let files = [
      "paywallgen.yml": """
      copy: Copy
      source-locale: en-US
      app: { name: PhotoEditor+ }
      locales: [en-US, \(locale)]
      paywalls: { pro: { group: Pro } }
      """, "Copy/pro.en-US.md": copy, "Copy/pro.\(locale).md": copy,
    ]
    let table = try #require(ProjectWorld(files).project.truthTables().last)
    #expect(table.rows.first?.states.contains(.sameAsSource) == isSame)
  }

  @Test func letsRelatedLanguagesShareWords() throws {
    let files = [
      "paywallgen.yml": "copy: Copy\nsource-locale: da\nlocales: [da, nb]\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.da.md": "---\nheadline: Gratis uge nu\n---\n", "Copy/pro.nb.md": "---\nheadline: Gratis uge nu\n---\n",
    ]
    let table = try #require(ProjectWorld(files).project.truthTables().last)
    #expect(table.rows.first?.states == [.sameAllowed])
  }

  // MARK: Strings

  private func row(_ localizations: String, more: String = "", arguments: String = "", locale: String = "pl") throws
    -> TruthTable.Row
  {
    let files = [
      "paywallgen.yml": """
      strings: L.xcstrings
      locales: [en-US, \(locale)]
      paywalls: { pro: { group: Pro, text: { trial: { key: k, arguments: [\(arguments)] } } } }
      """,
      "L.xcstrings":
        #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "k": { \#(more)"localizations": { \#(localizations) } } } }"#,
    ]
    let table = try #require(ProjectWorld(files).project.truthTables().last)
    return try #require(table.rows.first { $0.key == "k" })
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(text)" } }"#
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { #""\#($0.key)": \#(unit($0.value))"# }.joined(separator: ", ")
    return #"{ "variations": { "plural": { \#(forms) } } }"#
  }

  @Test func asksForTheFormsOfTheNumbersThatPaywallsCount() throws {
    let english = #""en": \#(plural(["one": "%lld month", "other": "%lld months"])), "#
    let polish = try row(
      english + #""pl": \#(plural(["one": "%lld miesiąc", "few": "%lld miesiące", "many": "%lld miesięcy"]))"#)
    #expect(polish.states == [])
    let lacking = try row(english + #""pl": \#(plural(["one": "%lld miesiąc", "few": "", "other": "%lld miesiąca"]))"#)
    #expect(lacking.states == [.pluralForm] && lacking.missingForms == [.few, .many])
    // Nothing is sold for no month, but an empty form is no form.
    let arabic = try row(
      english
        + #""ar": \#(plural(["one": "شهر", "two": "شهران", "few": "%lld أشهر", "many": "%lld شهرًا", "other": "%lld شهر"]))"#,
      locale: "ar")
    #expect(arabic.states == [])
    let empty = try row(
      english
        + #""ar": \#(plural(["zero": "", "one": "شهر", "two": "", "few": "%lld أشهر", "many": "%lld شهرًا", "other": "%lld شهر"]))"#,
      locale: "ar")
    #expect(empty.missingForms == [.zero, .two])
    let japanese = try row(english + #""ja": \#(plural(["other": "%lldか月"]))"#, locale: "ja")
    #expect(japanese.states == [])
  }

  @Test func comparesWhatIsFilledIn() throws {
    func found(_ en: String, _ pl: String, arguments: String = "") throws -> [[String]] {
      let row = try row(#""en": \#(unit(en)), "pl": \#(unit(pl))"#, arguments: arguments)
      #expect(row.states.contains(.placeholders) == !(row.lost + row.added).isEmpty)
      return [row.lost, row.added]
    }
    try #expect(found("%@ now", "teraz %@") == [[], []])
    try #expect(found("%@ at %@", "%2$@ po %1$@") == [[], []])
    try #expect(found("%@ at %@", "po %1$@") == [["%2$@"], []])
    try #expect(found("%@ now", "teraz") == [["%1$@"], []])
    try #expect(found("now", "teraz %@") == [[], ["%1$@"]])
    try #expect(found("%lld for %@", "%@ za %lld") == [["%1$lld", "%2$@"], ["%1$@", "%2$lld"]])
    try #expect(found("%d days", "%lld dni") == [[], []])
    try #expect(found("%d days", "%@ dni") == [["%1$d"], ["%1$@"]])
    try #expect(found("20% off", "20%dla ciebie") == [[], []])
    try #expect(found("100% free", "100% za darmo") == [[], []])
    try #expect(found("%@ a month, %@", "%1$@, %1$@", arguments: "product.price, app.name") == [[], []])
    try #expect(found("%@", "%@", arguments: "product.price") == [[], []])
  }

  @Test func letsAFormSayItsNumberInWords() throws {
    let english = #""en": \#(plural(["one": "%lld month of %@", "other": "%lld months of %@"])), "#
    func polish(_ one: String, _ few: String) throws -> TruthTable.Row {
      try row(
        english
          + #""pl": \#(plural(["one": one, "few": few, "many": "%1$lld miesięcy %2$@", "other": "%1$lld miesiąca %2$@"]))"#
      )
    }
    #expect(try polish("Miesiąc %2$@", "%1$lld miesiące %2$@").states == [])
    #expect(try polish("Miesiąc", "%1$lld miesiące %2$@").lost == ["%2$@"])
    #expect(try polish("Miesiąc %2$@", "miesiące %2$@").lost == ["%1$lld"])
  }

  @Test func saysWhatTheCatalogThinksOfAString() throws {
    let english = #""en": \#(unit("Try it", "new")), "#
    for state in ["new", "needs_review", "stale"] {
      #expect(try row(english + #""pl": \#(unit("Spróbuj", state))"#).states == [.needsReview])
    }
    #expect(try row(english + #""pl": \#(unit("Spróbuj"))"#, more: #""extractionState": "stale", "#).states == [.stale])
    let name = try row(#""en": \#(unit("Try it all"))"#, more: #""shouldTranslate": false, "#)
    #expect(name.states == [.sameAllowed] && name.own?.plainText == "Try it all")
    #expect(try row(english + #""pl": \#(unit("", "new"))"#).states == [.missing])
  }

  @Test func doesNotCallMissingWhatCouldNotBeRead() throws {
    let files = [
      "paywallgen.yml": "copy: Copy\nlocales: [en-US, de-DE]\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.en-US.md": "---\nheadline: Go for everything\n---\n", "Copy/pro.de-DE.md": "---\nheadline: [\n---\n",
    ]
    #expect(
      try lines(files).first
        == "header field(Words.CopyField.headline) | Go for everything | – | unread → Go for everything")
  }
}
