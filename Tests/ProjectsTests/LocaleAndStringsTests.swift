import Locales
import Testing

@testable import Projects

/// Which locales a project has, and the tables of strings they are read from.
struct LocaleAndStringsTests {
  private func table(_ locales: String...) -> String {
    let entries = locales.map { #""\#($0)": { "stringUnit": { "state": "translated", "value": "\#($0)" } }"# }
    return
      #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": { \#(entries.joined(separator: ", ")) } } } }"#
  }

  @Test func areThoseOfAllInputsWithTwoNamesOfOneMerged() {
    let world = ProjectWorld([
      "Text.xcstrings": table("en", "pt", "zh-Hans"), "Copy/pro.pt-BR.md": "- Um\n", "Copy/pro.zh-CN.md": "- 一\n",
    ])
    #expect(world.project.locales.map(\.identifier) == ["en-US", "pt-BR", "zh-Hans"])
  }

  @Test func areThoseThatTheConfigurationListsInItsOrder() {
    let world = ProjectWorld(["paywallgen.yml": "locales: [ja, de, ja]", "Text.xcstrings": table("en", "fr")])
    #expect(world.project.locales.map(\.identifier) == ["ja", "de"])
    #expect(world.project.sourceLocale.identifier == "en")
  }

  @Test func fallBackToTheSourceLocale() {
    let world = ProjectWorld([
      "paywallgen.yml": "source-locale: fr",
      "A.storekit":
        #"{ "settings": { "_storefront": "USA" }, "products": [ { "productID": "life", "type": "NonConsumable", "displayPrice": "9.99" } ] }"#,
    ])
    #expect(world.project.locales.map(\.identifier) == ["fr"])
  }

  @Test func readStringsFilesOfOneNameAsOneTableAndBaseAsTheSourceLocale() throws {
    let world = ProjectWorld([
      "paywallgen.yml":
        "source-locale: nl\nlocales: [nl, de]\npaywalls: { pro: { group: Pro, text: { headline: title } } }",
      "App/Base.lproj/Localizable.strings": #""title" = "Kleuren";"#,
      "App/de.lproj/Localizable.strings": #""title" = "Farben";"#,
    ])
    #expect(world.lines == [])
    #expect(world.project.strings.count == 1)
    let texts = world.project.locales.map {
      world.project.strings[0].resolve("title", in: $0)?.string.plain?.text.value
    }
    #expect(texts == ["Kleuren", "Farben"])
  }

  @Test func readBaseInTheCatalogsLocaleWhereNothingElseIsSaid() {
    let world = ProjectWorld([
      "App/Base.lproj/Localizable.strings": #""title" = "Colors";"#,
      "App/de.lproj/Localizable.strings": #""title" = "Farben";"#,
    ])
    #expect(world.project.locales.map(\.identifier) == ["de", "en-US"])
  }

  @Test func refuseFoldersAndFilesThatAreNone() {
    let world = ProjectWorld([
      "paywallgen.yml": "strings: [App, «Loose.strings»]", "App/xx-YY-zz.lproj/Localizable.strings": #""a" = "b";"#,
      "Loose.strings": #""a" = "b";"#,
    ])
    #expect(
      world.lines == [
        "App/xx-YY-zz.lproj/Localizable.strings error unknown-locale: 'xx-YY-zz' is no locale that CLDR knows "
          + "(write it as in 'en-US', 'de-DE', 'zh-Hans')",
        "«1» error unknown-format: 'Loose.strings' is no table of strings that can be read "
          + "(name an .xcstrings file, or .strings and .stringsdict files in folders like de.lproj)",
      ])
  }

  @Test func noteOnceThatTheToolsOwnWordsAreEnglish() {
    let world = ProjectWorld(["paywallgen.yml": "locales: [en, sw, cy]\npaywalls: { pro: { group: Pro } }"])
    #expect(
      world.lines == [
        "paywallgen.yml note system-words-missing: The tool's own words (subscribe, restore, renews …) are English in 'sw' "
          + #"(nothing is wrong with the project: what Apple's view says there is not known here) ["sw", "cy"]"#
      ])
  }
}
