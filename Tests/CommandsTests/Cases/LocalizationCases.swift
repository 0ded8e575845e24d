import Testing

@Suite struct LocalizationCases {
  static let app = catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M"))

  /// A project whose headline is a key of a table of strings.
  func project(_ strings: String, key: String = "cta", arguments: String = "", locales: String = "") throws
    -> CaseFolder
  {
    let list = arguments.isEmpty ? "" : ", arguments: [\(arguments)]"
    return try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Monthly", "9.99", "P1M", offer: offer("free", "P1M", count: 3))),
      "L.xcstrings": strings,
      "paywallgen.yml": configuration(
        paywall: "text:\n  headline: { key: \"\(key)\"\(list) }",
        project: locales.isEmpty ? "" : "locales: [\(locales)]"),
    ])
  }

  /// A string catalog with one key, 'cta', by locale.
  func strings(_ texts: [(String, String)]) -> String {
    let localizations = texts.map {
      "\"\($0.0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0.1)\"}}"
    }
    return """
      {"sourceLanguage":"en","version":"1.0","strings":{"cta":{"localizations":{
      \(localizations.joined(separator: ",\n"))
      }}}}
      """
  }

  func headlines(_ folder: CaseFolder) throws -> [String: String] {
    var found: [String: String] = [:]
    for screen in try folder.run("screens").screens where screen.situation == "new" {
      found[screen.locale] = screen.texts("headline").joined()
    }
    return found
  }

  static let plural = """
    {"sourceLanguage":"en","version":"1.0","strings":{
    "cta":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Continue"}}}},
    "n_days":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld day"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}}}}}}
    """

  // LO-01
  @Test func readsPluralAndPlainKeysOfOneCatalog() throws {
    try expect(headlines(project(Self.plural)), is: ["en-US": "Continue"])
    try expect(
      headlines(project(Self.plural, key: "n_days", arguments: "product.offer_count")), is: ["en-US": "3 days"])
    try expect(
      headlines(project(Self.plural, key: "n_days", arguments: "product.period_in_months")), is: ["en-US": "1 day"])
    try expect(project(Self.plural).findings("--select", "product-id-duplicate"), is: [])
  }

  // LO-03
  @Test func fillsSubstitutionsThatLackTheirArgumentsNumber() throws {
    let strings = """
      {"sourceLanguage":"en","version":"1.0","strings":{"cta":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@count@"},
      "substitutions":{"count":{"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"%arg day of %2$@ left"}},
        "other":{"stringUnit":{"state":"translated","value":"%arg days of %2$@ left"}}}}}}}}}}}
      """
    let three = try project(strings, arguments: "product.offer_count, product.name")
    try expect(headlines(three), is: ["en-US": "3 days of Monthly left"])
    let one = try project(strings, arguments: "product.period_in_months, product.name")
    try expect(headlines(one), is: ["en-US": "1 day of Monthly left"])
  }

  // LO-04
  @Test func countsNamesThatAreNotTranslatedAsComplete() throws {
    let strings = """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Acme Pro":{"shouldTranslate":false},
      "old":{"extractionState":"stale","localizations":{"en":{"stringUnit":{"state":"translated","value":"Old"}}}},
      "cta":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Go"}},
        "de":{"stringUnit":{"state":"translated","value":"Los"}}}}}}
      """
    let brand = try project(strings, key: "Acme Pro", locales: "en-US, de-DE")
    try expect(headlines(brand), is: ["en-US": "Acme Pro", "de-DE": "Acme Pro"])
    try expect(brand.findings("--select", "missing-translation").filter { !$0.contains("App.storekit") }, is: [])
    // A stale key that no paywall uses is not missed in German.
    let used = try project(strings, locales: "en-US, de-DE")
    try expect(headlines(used), is: ["en-US": "Go", "de-DE": "Los"])
    try expect(used.findings("--select", "missing-translation").filter { !$0.contains("App.storekit") }, is: [])
  }

  // LO-05
  @Test func givesChineseReadersTheirOwnScript() throws {
    let both = strings([("en", "Go"), ("zh-Hans", "继续"), ("zh-Hant", "繼續")])
    try expect(
      headlines(project(both, locales: "zh-CN, zh-SG, zh-Hans, zh-HK, zh-TW, zh-MO, zh-Hant")),
      is: [
        "zh-CN": "继续", "zh-SG": "继续", "zh-Hans": "继续", "zh-HK": "繼續", "zh-TW": "繼續", "zh-MO": "繼續",
        "zh-Hant": "繼續",
      ])
    let traditional = try project(strings([("en", "Go"), ("zh-Hant", "繼續")]), locales: "zh-CN")
    try expect(headlines(traditional), is: ["zh-CN": "Go"])
    try expect(
      traditional.findings().filter { $0.contains("L.xcstrings") },
      is: ["warning missing-translation L.xcstrings:1:51 String 'cta' is missing in zh-CN"])
  }

  // LO-06
  @Test func looksForLatinAmericanSpanishBeforeSpains() throws {
    let all = strings([("en", "Go"), ("es", "Vale"), ("es-419", "Listo")])
    try expect(
      headlines(project(all, locales: "es-MX, es-ES, es-AR")),
      is: ["es-MX": "Listo", "es-AR": "Listo", "es-ES": "Vale"])
    try expect(
      headlines(project(strings([("en", "Go"), ("es_MX", "Listo")]), locales: "es-ES")), is: ["es-ES": "Listo"])
  }

  // LO-07
  @Test func findsTheLanguageInAnotherRegion() throws {
    let folder = try project(
      strings([("en", "Go"), ("pt-BR", "Continuar"), ("DE_de", "Weiter")]), locales: "pt-PT, de-AT, pt")
    try expect(headlines(folder), is: ["pt-PT": "Continuar", "pt": "Continuar", "de-AT": "Weiter"])
    // What is shown says where it is from.
    let runs = try #require(try folder.screens().at("pro/de-AT").elements.first { $0["role"] as? String == "headline" })
    let literal = (runs["runs"] as? [[String: Any]])?.first?["literal"] as? [String: Any]
    #expect(literal?["file"] as? String == "L.xcstrings")
    #expect(literal?["line"] as? Int == 4)
  }

  /// The headline of a project whose strings are one `.strings` file in a folder of the language.
  func headline(stringsFile bytes: [UInt8], key: String = "cta") throws -> (CaseFolder, String) {
    let folder = try project("", key: key, locales: "en-US")
    try folder.write("en.lproj/Paywall.strings", bytes)
    try folder.write(
      "paywallgen.yml", folder.text("paywallgen.yml").replacing("locales:", with: "strings: en.lproj\nlocales:"))
    return (folder, try headlines(folder)["en-US"] ?? "")
  }

  // LO-11
  @Test(arguments: [
    ("CFBundleName", "Acme"), ("cta", "Start"), ("a", "1"), ("b", "2"),
    ("note", "Café \"Pro\"\nsecond // not a comment"),
  ]) func readsEverythingThatAStringsFileMayHold(key: String, text: String) throws {
    let file = """
      CFBundleName = Acme;
      "cta" /* button */ = /* short */ "Start";
      "a" = "1"; "b" = "2";
      "note" = "Caf\\U00e9 \\"Pro\\"\\nsecond // not a comment";
      """
    let (folder, headline) = try headline(stringsFile: Array(file.utf8), key: key)
    #expect(headline == text)
    try expect(folder.findings("--select", "product-id-duplicate"), is: [])
  }

  // LO-12
  @Test func readsStringsFilesInUTF16AndRefusesEightBitEncodings() throws {
    let text = "\"cta\" = \"Continuer à essayer\";\n"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    for bytes in [little, big] {
      let (folder, headline) = try headline(stringsFile: bytes)
      #expect(headline == "Continuer à essayer")
      try expect(folder.findings("--select", "product-id-duplicate"), is: [])
    }
    let (folder, headline) = try headline(
      stringsFile: Array("\"cta\" = \"Continuer ".utf8) + [0x88] + Array(" essayer\";\n".utf8))
    #expect(!headline.contains("\u{FFFD}"))
    try expect(
      folder.findings("--select", "product-id-duplicate"),
      is: ["error malformed-strings en.lproj/Paywall.strings:1:20 Invalid UTF-8"])
  }

  // LO-13
  @Test func takesTheLastOfAKeyThatIsGivenTwice() throws {
    let (folder, headline) = try headline(stringsFile: Array("\"cta\" = \"Buy\";\n\"cta\" = \"Subscribe\";\n".utf8))
    #expect(headline == "Subscribe")
    try expect(
      folder.findings("--select", "product-id-duplicate"),
      is: ["warning duplicate-key en.lproj/Paywall.strings:2:1 Key 'cta' stands twice in one object"])
    let finding = try #require(
      try (folder.run("check", "--format", "json").report["findings"] as? [[String: Any]])?.first {
        ($0["rule"] as? String)?.contains("duplicate") == true
      })
    let related = try #require((finding["related"] as? [[String: Any]])?.first?["location"] as? [String: Any])
    #expect(related["line"] as? Int == 1)
  }

  // LO-14
  @Test func takesWordsThatOtherYAMLReadersTurnIntoTruthForText() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("no", "Monthly", "9.99", "P1M"), CasePlan("on", "Yearly", "99.99", "P1Y")),
      "paywallgen.yml": """
      locales: [no, sv]
      source-locale: no
      paywalls:
        pro:
          group: Pro
          selected: on
          tiers: { yes: [no], off: [on] }
      """,
      "Copy/pro.no.md": "---\nheadline: no\nsubtitle: 1.10\nbadge: { on: off, default: yes }\n---\n- no\n- 1.10\n",
    ])
    try expect(
      folder.findings("--select", "plan-price-missing").filter { !$0.contains("system-words-missing") }, is: [])
    let screen = try #require(try folder.screens().first)
    #expect(["nb", "no"].contains(screen.locale))
    #expect(screen.texts("headline") == ["no"])
    #expect(screen.texts("subtitle") == ["1.10"])
    #expect(screen.texts("badge") == ["yes", "off"])
    #expect(screen.texts("benefit") == ["no", "1.10"])
    #expect(screen.plans.map { $0["tier"] as? String } == ["yes", "off"])
  }

  // LO-15: the United Kingdom is GB in locales, and UK is what people write.
  @Test func refusesCopyOfLocalesThatDoNotExist() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "Copy/pro.uk.md": "---\nheadline: Про\n---\n",
      "Copy/pro.en-UK.md": "---\nheadline: Brilliant\n---\n", "Copy/pro.xx.md": "---\nheadline: x\n---\n",
      "Copy/pro.default.md": "---\nheadline: Default\n---\n",
    ])
    try expect(
      folder.findings("--ignore", "missing-translation,locale-coverage-gap").filter {
        !$0.contains("system-words-missing")
      },
      is: [
        "error unknown-locale Copy/pro.default.md:1:1 'default' is no locale that CLDR knows",
        "warning unknown-locale Copy/pro.en-UK.md:1:1 'en-UK' is no locale, and is read as 'en-GB'",
        "error unknown-locale Copy/pro.xx.md:1:1 'xx' is no locale that CLDR knows",
      ])
    try expect(headlines(folder), is: ["en-US": "Brilliant", "en-GB": "Brilliant", "uk": "Про"])
  }
}
