import Findings
import Locales
import SourceFormats
import TestWorlds
import Testing
import Words

private func table(_ json: String) -> StringTable {
  StringTable.readStringCatalog(Array(json.utf8), file: FileID(index: 0))
}

private func catalog(_ strings: String) -> StringTable {
  table("{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}")
}

private func unit(_ text: String, _ state: String = "translated") -> String {
  "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
}

private func locale(_ name: String) throws -> LocaleID { try #require(LocaleID(name)) }

/// The text of a key in a locale, with `count` as the number of every argument, and where it was found.
private func say(_ table: StringTable, _ key: String, _ name: String, count: Int? = nil) throws -> String? {
  let locale = try locale(name)
  guard let match = table.resolve(key, in: locale) else { return nil }
  let phrase = match.string.phrase { _ in count.map { PluralCategory.of($0, in: locale) } }
  let source = if case .localization(let found) = match.source { found.identifier } else { "key" }
  return "\(phrase.plainText) (\(source)\(match.isMissingTranslation ? ", missing" : ""))"
}

struct StringCatalogTests {
  @Test func plainAndPluralKeysAreRead() throws {
    let table = catalog(
      """
      "cta":{"localizations":{"en":\(unit("Continue"))}},
      "n":{"localizations":{"en":{"variations":{"plural":{"one":\(unit("%lld day")),"other":\(unit("%lld days"))}}}}}
      """)
    #expect(table.findings == [])
    #expect(table.keys == ["cta", "n"])
    #expect(try say(table, "cta", "en") == "Continue (en)")
    #expect(try say(table, "n", "en", count: 1) == "%1$lld day (en)")
    #expect(try say(table, "n", "en", count: 3) == "%1$lld days (en)")
    #expect(try say(table, "none", "en") == nil)
  }

  @Test func substitutionsWithoutNumbersTakeTheNextArgument() throws {
    let table = catalog(
      """
      "Days %lf %@":{"localizations":{"en":{"stringUnit":{"value":"%#@count@"},"substitutions":{"count":{"formatSpecifier":"lf",
      "variations":{"plural":{"one":\(unit("%2$@ day left")),"other":\(unit("%2$@ days left"))}}}}}}},
      "two":{"localizations":{"en":{"stringUnit":{"value":"%#@a@ from %#@b@"},"substitutions":{
      "b":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"other":\(unit("%arg people"))}}},
      "a":{"argNum":1,"variations":{"plural":{"one":\(unit("%arg post")),"other":\(unit("%arg posts"))}}}}}}},
      "loop":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{"variations":{"plural":{
      "other":\(unit("x%#@a@%#@a@"))}}}}}}},
      "lost":{"localizations":{"en":\(unit("%#@gone@"))}}
      """)
    #expect(try say(table, "Days %lf %@", "en", count: 1) == "%2$@ day left (en)")
    #expect(try say(table, "Days %lf %@", "en", count: 3) == "%2$@ days left (en)")
    #expect(try say(table, "two", "en", count: 1) == "%1$lld post from %2$lld people (en)")
    #expect(try say(table, "lost", "en") == "%1$@ (en)")
    let loop = try #require(try say(table, "loop", "en"))
    #expect(loop.utf8.count <= 1100)
  }

  @Test func substitutionsThatAreNotDeclaredAreTold() throws {
    let sound = "{\"one\":\(unit("a day")),\"other\":\(unit("%arg days"))}"
    let table = catalog(
      """
      "a":{"localizations":{"en":\(unit("In %#@dys@ or %lld#@")),"de":{"stringUnit":{"state":"translated","value":"In %#@days@"},
        "substitutions":{"days":{"formatSpecifier":"lld","variations":{"plural":\(sound)}}}}}}
      """)
    let findings = try #require(table["a"]).findings
    #expect(
      findings.map(\.message) == ["'%#@dys@' stands for nothing: there is no rule of this name with plural forms"])
    #expect(findings.map(\.help) == ["declare the rule 'dys' beside the text"])
  }

  @Test func anIPhoneSeesItsOwnForm() throws {
    let table = catalog(
      """
      "d":{"localizations":{"en":{"variations":{"device":{"mac":\(unit("Click")),"iphone":\(unit("Tap")),"other":\(unit("Press"))}}},
      "de":{"variations":{"device":{"mac":\(unit("Klicken")),"other":{"variations":{"plural":{"one":\(unit("Ein Tippen")),"other":\(unit("%lld Tippen"))}}}}}}}}
      """)
    #expect(try say(table, "d", "en") == "Tap (en)")
    #expect(try say(table, "d", "de", count: 1) == "Ein Tippen (de)")
    #expect(try say(table, "d", "de", count: 2) == "%1$lld Tippen (de)")
  }

  @Test func emptyFormsFallBackAndAreNamed() throws {
    let table = catalog(
      """
      "t":{"localizations":{"ar":{"variations":{"plural":{"zero":\(unit("", "new")),"one":\(unit("شهر مجاني")),"two":\(unit("", "new")),
      "few":\(unit("%lld أشهر مجانية")),"other":\(unit("%lld شهر مجاني"))}}}}}
      """)
    #expect(try say(table, "t", "ar", count: 2) == "%1$lld شهر مجاني (ar)")
    let string = try #require(table["t"]?.localizations[locale("ar")])
    #expect(string.missingForms(of: PluralCategory.allCases) == [.zero, .two, .many])
    #expect(string.hasPlurals)
  }

  @Test func keysThatAreTheTextNeedNoEntryForTheSource() throws {
    let table = catalog(
      """
      "Free":{},"":{},"Acme Pro":{"shouldTranslate":false},"old":{"extractionState":"stale","localizations":{"en":\(unit("Old"))}},
      "e":{"localizations":{"en":\(unit("Go")),"de":\(unit("", "new"))},"comment":"c"}
      """)
    #expect(try say(table, "Free", "en-GB") == "Free (key)")
    #expect(try say(table, "Free", "de") == "Free (key, missing)")
    #expect(try say(table, "Acme Pro", "de") == "Acme Pro (key)")
    #expect(try say(table, "e", "de") == "Go (en, missing)")
    #expect(table["old"]?.extraction == .stale)
    #expect(table["e"]?.comment == "c")
    #expect(table["Acme Pro"]?.shouldTranslate == false)
    #expect(try table["e"]?.localizations[locale("de")]?.plain?.state == .new)
  }

  @Test(arguments: [
    ("zh-CN", "a (zh-Hans)"), ("zh-SG", "a (zh-Hans)"), ("zh", "a (zh-Hans)"), ("zh-TW", "b (zh-Hant)"),
    ("zh-HK", "b (zh-Hant)"), ("zh-MO", "b (zh-Hant)"), ("es_MX", "d (es-419)"), ("es_AR", "d (es-419)"),
    ("es_ES", "c (es)"),
    ("pt", "e (pt-BR)"), ("de_AT", "f (de-DE)"), ("fr", "Go (en, missing)"), ("en-AU", "Go (en)"),
  ])
  func aTextIsLookedUpInNearLocales(name: String, expected: String) throws {
    let table = catalog(
      """
      "cta":{"localizations":{"en":\(unit("Go")),"zh-Hans":\(unit("a")),"zh-Hant":\(unit("b")),"es":\(unit("c")),"es-419":\(unit("d")),
      "pt-BR":\(unit("e")),"de_DE":\(unit("f"))}}
      """)
    #expect(try say(table, "cta", name) == expected)
  }

  @Test func scriptsAreNeverMixed() throws {
    let table = catalog("\"cta\":{\"localizations\":{\"en\":\(unit("Go")),\"zh-Hant\":\(unit("b"))}}")
    #expect(try say(table, "cta", "zh-CN") == "Go (en, missing)")
  }

  @Test func everyValueKnowsItsPlace() throws {
    let json =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"value":"für %@ a"}},"de":{"stringUnit":{"value":"a\nb %@"}}}}}}"#
    let table = table(json)
    func sources(_ name: String) throws -> [String] {
      let phrase = try #require(table.resolve("k", in: locale(name))).string.phrase { _ in nil }
      return phrase.segments.map {
        String(decoding: Array(json.utf8)[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
      }
    }
    #expect(try sources("en") == ["für ", "%@", " a"])
    #expect(try sources("de") == [#""a\nb %@""#, #""a\nb %@""#])
  }

  @Test(arguments: [
    ("[]", ["malformed-string-catalog"]), ("{\"sourceLanguage\":\"en\"}", ["malformed-string-catalog"]),
    ("{\"sourceLanguage\":\"en\",\"strings\":[]}", ["malformed-string-catalog"]),
    ("{\"strings\":{}}", ["missing-source-language"]),
    ("{\"sourceLanguage\":\"xx_XX\",\"strings\":{}}", ["unknown-locale"]),
  ])
  func whatIsNoCatalogIsSaidToBeNone(json: String, rules: [String]) {
    #expect(table(json).findings.map(\.rule) == rules)
  }

  @Test func oddEntriesSpoilOnlyThemselves() throws {
    let table = catalog(
      """
      "a":[1],"b":{"localizations":{"xx_XX":\(unit("?")),"en":{"stringUnit":{"value":7}}}},"c":{"localizations":{"en":\(unit("C"))}}
      """)
    #expect(table["a"]?.findings.map(\.rule) == ["malformed-string"])
    #expect(table["b"]?.findings.map(\.rule) == ["unknown-locale", "malformed-string"])
    #expect(try say(table, "b", "en") == "b (key)")
    #expect(try say(table, "c", "en") == "C (en)")
  }

  @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
  func realCatalogsAreRead() throws {
    for name in try SharedData.names(in: "corpus/xcstrings") {
      let bytes = try SharedData.bytes("corpus/xcstrings/" + name)
      let table = StringTable.readStringCatalog(bytes, file: FileID(index: 0))
      #expect(table.findings == [], "\(name)")
      #expect(!table.isEmpty, "\(name)")
      #expect(table.locales.contains { $0.identifier == table.sourceLocale?.identifier }, "\(name)")
      for key in table.keys {
        let entry = try #require(table[key])
        #expect(entry.findings == [], "\(name): \(key)")
        for (locale, string) in entry.localizations {
          let phrase = string.phrase { _ in PluralCategory.other }
          #expect(phrase.isEmpty == string.isEmpty, "\(name): \(key) in \(locale)")
          #expect(!phrase.plainText.contains("%#@"), "\(name): \(key) in \(locale)")
        }
      }
    }
  }

  /// What would show the key, or another form, without a word about it.
  @Test func noTextIsPassedOverInSilence() throws {
    let nested =
      #"{"variations":{"plural":{"one":{"variations":{"plural":{"other":\#(unit("x"))}}},"other":\#(unit("%lld days"))}}}"#
    let table = catalog(
      """
      "none":{"localizations":{"en":{"stringUnit":{"state":"translated"}}}},
      "nested":{"localizations":{"en":\(nested)}},
      "form":{"localizations":{"en":{"variations":{"plural":{"on":\(unit("a")),"other":\(unit("b"))}}}}},
      "odd":{"localizations":{"en":{"variations":{"width":{"20":\(unit("a"))}}}}},
      "empty":{"localizations":{"en":{}}},
      "sound":{"localizations":{"en":{"variations":{"device":{"iphone":{"variations":{"plural":{"other":\(unit("a"))}}}}}},
        "de":{"variations":{"plural":{"other":{"variations":{"device":{"other":\(unit("a"))}}}}}}}}
      """)
    func messages(_ key: String) -> [String] { (table[key]?.findings ?? []).map { "\($0.severity) \($0.message)" } }
    #expect(messages("none") == ["error 'none' has a text without 'value'"])
    #expect(messages("nested") == ["error 'nested' varies in a way that is not read"])
    #expect(messages("form") == ["error 'on' is no plural form"])
    #expect(messages("odd") == ["error 'odd' varies in a way that is not read"])
    #expect(messages("empty") == [] && messages("sound") == [])
  }

  @Test func statesThatXcodeDoesNotKnowAreTold() throws {
    let known = ["new", "translated", "needs_review", "stale"]
    for state in known {
      #expect(catalog(#""t":{"localizations":{"de":\#(unit("Text", state))}}"#)["t"]?.findings == [])
    }
    let entry = try #require(catalog(#""t":{"localizations":{"de":\#(unit("Text", "need_review"))}}"#)["t"])
    #expect(entry.findings.map(\.rule) == ["unknown-value"])
    #expect(entry.findings.map(\.severity) == [.warning])
    #expect(entry.findings.map(\.message) == ["Unknown state 'need_review' of 't': it counts as translated"])
    #expect(entry.findings.map(\.help) == ["did you mean 'needs_review'?"])
  }
}
