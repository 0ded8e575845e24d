import Locales
import Testing

@testable import Projects

/// Inputs that say a thing twice, and inputs that nobody reads for their names: both are told of, where silence would show the wrong text.
struct InputClashTests {
  private func copy(_ headline: String) -> String { "---\nheadline: \(headline)\n---\n" }

  private func strings(_ headline: String) -> String { "\"title\" = \"\(headline)\";" }

  private let keyed = "paywalls: { pro: { group: Pro, text: { headline: title } } }"

  private func headlines(_ world: ProjectWorld) -> [String?] {
    world.project.locales.map { locale in
      guard let words = world.project.paywalls.first?.words[locale], let form = words.fields[.headline]?.forms.first,
        case .string(let match, _) = form.text
      else { return nil }
      return match.string.plain?.text.value
    }
  }

  // MARK: Copy

  @Test(arguments: [
    ("pro.pt-BR.md", "pro.pt-br.md", "pt-BR"), ("pro.en-US.md", "pro.en_US.md", "en-US"),
    ("pro.he.md", "pro.iw.md", "he"), ("a/pro.de.md", "b/pro.de.md", "de"),
  ])
  func twoCopyFilesForOneLocaleAreTold(first: String, second: String, locale: String) throws {
    let world = ProjectWorld([
      "paywallgen.yml": "paywalls: { pro: { group: Pro } }", "Copy/\(first)": copy("One"),
      "Copy/\(second)": copy("Two"),
    ])
    #expect(
      world.lines == [
        "Copy/\(second) error duplicate-copy: 'Copy/\(first)' and 'Copy/\(second)' are both copy of 'pro' in \(locale) "
          + "(keep one of them: what 'Copy/\(first)' says is shown) / Copy/\(first) The other one"
      ])
    let name = try #require(LocaleID(locale))
    let words = try #require(world.project.paywalls.first?.words[name])
    guard case .copy(let phrase) = words.fields[.headline]?.forms.first?.text else {
      Issue.record("no headline")
      return
    }
    #expect(phrase.plainText == "One")
  }

  @Test func copyOfALanguageAndOfItsCountriesIsNoClash() {
    let world = ProjectWorld([
      "paywallgen.yml": "locales: [pt-BR, pt-PT]\npaywalls: { pro: { group: Pro }, max: { group: Pro } }",
      "Copy/pro.pt.md": copy("a"), "Copy/pro.pt-BR.md": copy("b"), "Copy/max.pt-BR.md": copy("c"),
    ])
    #expect(world.lines == [])
  }

  @Test func copyWithoutALanguageInItsNameIsTold() {
    let text = copy("a")
    let world = ProjectWorld([
      "paywallgen.yml": "copy: Copy\npaywalls: { pro: { group: Pro }, pro-max: { group: Pro } }",
      "Copy/Pro.md": text, "Copy/README.md": text, "Copy/en-GB/pro-max.md": text, "Copy/pro_pt_BR.md": text,
      "Copy/produce.md": text,
    ])
    let reason = "is not read: its name says no language"
    #expect(
      world.lines == [
        "Copy/Pro.md warning copy-not-read: 'Copy/Pro.md' \(reason) (name it pro.<locale>.md, as pro.en-US.md)",
        "Copy/en-GB/pro-max.md warning copy-not-read: 'Copy/en-GB/pro-max.md' \(reason) (name it pro-max.en-GB.md)",
        "Copy/pro_pt_BR.md warning copy-not-read: 'Copy/pro_pt_BR.md' \(reason) (name it pro.pt-BR.md)",
      ])
  }

  @Test func aCopyFolderWithoutCopyIsTold() {
    let readme = ["Copy/README.md": "Read me"]
    let named = ProjectWorld(
      readme.merging(["paywallgen.yml": "copy: «Copy»\npaywalls: { pro: { group: Pro } }"]) { a, _ in a })
    #expect(
      named.lines == [
        "«1» error nothing-found: 'Copy' holds no copy: no file in it says its language "
          + "(name files for their paywall and language: plus.en-US.md)"
      ])
    let found = ProjectWorld(
      readme.merging(["paywallgen.yml": "paywalls: { pro: { group: Pro } }"]) { a, _ in a })
    #expect(found.lines == [])
    let beside = ProjectWorld([
      "paywallgen.yml": "copy: Copy\npaywalls: { pro: { group: Pro } }", "Copy/README.md": "Read me",
      "Copy/pro.en-US.md": copy("a"),
    ])
    #expect(beside.lines == [])
  }

  // MARK: Strings

  @Test func aKeyWithTwoTextsInOneLocaleIsTold() {
    let world = ProjectWorld([
      "paywallgen.yml": keyed, "App/en.lproj/L.strings": "\"title\" = «\"One\"»; \"other\" = \"1\";",
      "Watch/en.lproj/L.strings": "\"title\" = «\"Two\"»; \"other\" = \"2\";",
    ])
    #expect(
      world.lines == [
        "«2» error string-declared-twice: 'title' has two texts in en "
          + "(keep one of them, or name the tables that are meant under 'strings:') / «1» The other one"
      ])
    let spelled = ProjectWorld([
      "paywallgen.yml": keyed, "En.lproj/L.strings": "\"title\" = «\"One\"»;",
      "en.lproj/L.strings": "\"title\" = «\"Two\"»;",
    ])
    #expect(
      spelled.lines.map { $0.prefix { $0 != "(" } } == [
        "«2» error string-declared-twice: 'title' has two texts in en "
      ])
  }

  @Test func aKeyOfTwoTablesIsToldWhereTheySayDifferentThings() {
    func table(_ text: String) -> String {
      #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Titel" } },
        "en": «{ "stringUnit": { "state": "translated", "value": "\#(text)" } }» } } } }
      """#
    }
    let world = ProjectWorld(["paywallgen.yml": keyed, "A.xcstrings": table("One"), "B.xcstrings": table("Two")])
    #expect(
      world.lines == [
        "«2» error string-declared-twice: 'title' has two texts in en "
          + "(keep one of them, or name the tables that are meant under 'strings:') / «1» The other one"
      ])
    let same = ProjectWorld(["paywallgen.yml": keyed, "A.xcstrings": table("One"), "B.xcstrings": table("One")])
    #expect(same.lines == [])
  }

  @Test func aLanguagesOwnTextComesBeforeThatOfBaseWithoutAWord() {
    let world = ProjectWorld([
      "paywallgen.yml": "source-locale: en\nlocales: [en]\n" + keyed, "en.lproj/L.strings": strings("Own"),
      "Base.lproj/L.strings": strings("Base"), "z/Base.lproj/L.strings": strings("Base"),
    ])
    #expect(world.lines == [])
    #expect(headlines(world) == ["Own"])
  }

  @Test(arguments: [#""_locale": "de_DE", "#, ""])
  func tablesAreWrittenInALanguageThatTheyHave(locale: String) {
    let catalog = catalog("pro 1 9.99", settings: locale + #""_storefront": "USA""#)
    func world(_ folders: String...) -> ProjectWorld {
      var files = ["paywallgen.yml": "locales: [en-GB, ja, de-DE]\n" + keyed, "Pro.storekit": catalog]
      for folder in folders { files["\(folder).lproj/L.strings"] = strings(folder) }
      return ProjectWorld(files)
    }
    let english = world("en")
    #expect(headlines(english) == ["en", "en", "en"])
    #expect(english.missing.filter { $0.contains("title") }.map { $0.split(separator: " ")[1] } == ["ja", "de-DE"])
    #expect(headlines(world("fr")) == ["fr", "fr", "fr"])
    #expect(headlines(world("Base", "fr")) == ["Base", "Base", "Base"])
    #expect(headlines(world("fr", "en-GB")) == ["en-GB", "en-GB", "en-GB"])
    // The catalog's own language is the app's where the table has it.
    #expect(headlines(world("de", "en")) == ["en", locale.isEmpty ? "en" : "de", "de"])
  }

  @Test func textsAreToldWhereANumberIsTaken() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      paywalls:
        pro:
          group: Pro
          text:
            headline: { key: a, arguments: [product.price] }
            subtitle: { key: b, arguments: [product.name, product.period_in_months] }
            caption: { key: c, arguments: [product.price] }
      """,
      "en.lproj/L.strings": """
      "a" = "«%d» months for «%.2f»"; "b" = "%2$lld months of %1$@, %2$@"; "c" = "Save 20%discount: %@";
      """,
    ])
    #expect(
      world.lines == [
        "«1» error argument-mismatch: '%d' takes no text, and 'product.price' is one "
          + "(write '%@', or pass a number, as 'product.period_in_months')"
      ])
  }

  // MARK: Names of locales

  @Test func unitedKingdomIsSpelledGB() {
    let world = ProjectWorld([
      "paywallgen.yml": "locales: [«en-UK», uk]\nstorefronts: { «en_UK»: GBR }\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.en-UK.md": copy("a"), "Copy/pro.uk.md": copy("b"),
    ])
    func line(_ place: String, _ name: String) -> String {
      "\(place) warning unknown-locale: '\(name)' is no locale, and is read as 'en-GB' (did you mean 'en-GB'?)"
    }
    #expect(world.lines == [line("«1»", "en-UK"), line("«2»", "en_UK"), line("Copy/pro.en-UK.md", "en-UK")])
    #expect(world.project.locales.map(\.identifier) == ["en-GB", "uk"])
  }

  @Test func storefrontsOfOneLocaleInTwoSpellingsAreTold() {
    let world = ProjectWorld([
      "paywallgen.yml":
        "locales: [en-US]\nstorefronts: { «en-US»: USA, «en_US»: GBR }\npaywalls: { pro: { group: Pro } }"
    ])
    #expect(
      world.lines == [
        "«2» error duplicate-locale: 'en-US' and 'en_US' are both en-US (keep one of them: 'en-US' counts) / «1» The other one"
      ])
  }

  // MARK: Products

  @Test func tiersThatShareAProductOrHoldNoneAreTold() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      paywalls:
        pro:
          group: Pro
          tiers: { A: [«pro.monthly», «pro.yearly»], B: [«pro.yearly»], «C»: [], D: [«pro.monthly», «pro.monthly»] }
      """
    ])
    #expect(
      world.lines == [
        "«3» error product-in-two-tiers: 'pro.yearly' is in the tiers 'A' and 'B' (a plan is in one tier: it is shown in 'A')"
          + " / «2» Also listed here",
        "«4» error empty-tier: Tier 'C' holds no product (list its product ids, or remove the tier)",
        "«6» warning product-listed-twice: 'pro.monthly' is listed twice (remove one of the two) / «5» Also listed here",
        "«5» error product-in-two-tiers: 'pro.monthly' is in the tiers 'A' and 'D' (a plan is in one tier: it is shown in 'A')"
          + " / «1» Also listed here",
      ])
    #expect(world.plans == ["pro.monthly a *", "pro.yearly a"])
  }

  @Test func listsThatSayNothingOrTheSameTwiceAreTold() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      storefronts: { en-US: «[]» }
      paywalls:
        pro: { products: [«pro.yearly», pro.monthly, «pro.yearly»] }
        max: { products: «[]» }
      """
    ])
    #expect(
      world.lines == [
        "«1» error wrong-value: 'en-US' has no storefront (name one, as in { en-US: USA }, or leave 'en-US' out)",
        "«3» warning product-listed-twice: 'pro.yearly' is listed twice (remove one of the two) / «2» Also listed here",
        "«4» error wrong-value: 'products' lists no product (name what the paywall sells, or its 'group')",
      ])
    #expect(world.plans == ["pro.yearly tier-1 *", "pro.monthly tier-1"])
  }
}
