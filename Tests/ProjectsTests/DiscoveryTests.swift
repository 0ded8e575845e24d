import Locales
import Testing

@testable import Projects

/// What is found where no configuration says where to look.
struct DiscoveryTests {
  @Test func findsCatalogStringsAndCopyByLooking() {
    let world = ProjectWorld([
      "App/Shop/Pro.storekit": ProjectWorld.catalog,
      "App/Text.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": {
        "ja": { "stringUnit": { "state": "translated", "value": "プロ" } } } } } }
      """,
      "App/de.lproj/Other.strings": #""a" = "b";"#,
      "Copy/pro.en-US.md": "---\nheadline: Go Pro\n---\n",
      "Copy/README.md": "no copy",
      "Docs/pro.fr.md": "---\nheadline: not looked at\n---\n",
    ])
    #expect(world.lines == [])
    #expect(
      world.project.files.files.map(\.path) == [
        "App/Shop/Pro.storekit", "App/Text.xcstrings", "App/de.lproj/Other.strings", "Copy/pro.en-US.md",
      ])
    #expect(world.project.locales.map(\.identifier) == ["de", "en-US", "ja"])
    #expect(world.project.app.name == "Pro")
    #expect(world.project.paywalls.map(\.name) == ["pro"])
    #expect(world.project.paywalls[0].words[world.project.sourceLocale]?.fields.keys.map(\.rawValue) == ["headline"])
  }

  @Test func tellsOfCopyWhoseLocaleIsNoneOfTheProject() {
    let text = "---\nheadline: a\n---\n"
    let world = ProjectWorld([
      "paywallgen.yml": "locales: [en-US, es-ES, fr-CA]\npaywalls: { pro: { group: Pro } }",
      "Copy/pro.en.md": text, "Copy/pro.es-SE.md": text, "Copy/pro.fr.md": text, "Copy/pro.ja.md": text,
    ])
    #expect(
      world.lines == [
        "Copy/pro.es-SE.md warning copy-not-read: Copy for es-SE is not read: it is none of the locales (did you mean 'es-ES'?)",
        "Copy/pro.ja.md warning copy-not-read: Copy for ja is not read: it is none of the locales "
          + "(add it to 'locales:', or remove the file)",
      ])
    // Locales that are asked for are some of the project's: the others' copy is no mistake.
    let part = ProjectWorld([
      "paywallgen.yml": "locales: [en-US, de-DE]\npaywalls: { pro: { group: Pro } }", "Copy/pro.en.md": text,
      "Copy/pro.de.md": text,
    ]) { $0.locales = [LocaleID.english] }
    #expect(part.lines == [])
  }

  @Test func tellsOfConfigurationsThatAreNotRead() {
    let nested = ProjectWorld(["ios/paywallgen.yml": "paywalls: {}", "ios/Text.md": ""])
    #expect(nested.project.findings.map(\.severity) == [.warning])
    #expect(nested.project.findings.map(\.message) == ["'ios/paywallgen.yml' declares paywalls, and is not read"])
    let named = ProjectWorld(["ios/paywallgen.yml": "catalog: ../Pro.storekit"]) {
      $0.configuration = "ios/paywallgen.yml"
    }
    #expect(named.project.findings.filter { $0.rule == "configuration-not-read" } == [])
    let two = ProjectWorld(["paywallgen.yml": "catalog: Pro.storekit", "paywallgen.yaml": "catalog: Pro.storekit"])
    #expect(two.project.findings.map(\.message) == ["'paywallgen.yaml' is not read, for 'paywallgen.yml' is"])
    let other = ProjectWorld(["paywallgen.yaml": "app: { name: Other }"])
    #expect(other.project.app.name == "Other" && other.project.findings.isEmpty)
  }

  @Test func makesAPaywallOfEachGroupAndNamesThemApart() {
    let group =
      #"{ "id": "%", "name": "@", "subscriptions": [ { "productID": "p%", "type": "RecurringSubscription", "displayPrice": "1.00", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 } ] }"#
    let groups = [("1", "Café"), ("2", "cafe"), ("3", "プロ"), ("4", "Report"), ("5", "月")].map {
      group.replacing("%", with: $0.0).replacing("@", with: $0.1)
    }
    let world = ProjectWorld([
      "A.storekit":
        #"{ "settings": { "_storefront": "USA" }, "subscriptionGroups": [ \#(groups.joined(separator: ", ")) ] }"#
    ])
    #expect(world.lines == [])
    #expect(world.project.paywalls.map(\.slug) == ["cafe", "cafe-2", "paywall", "report-2", "paywall-2"])
  }

  @Test func sellsOneTimeProductsWhereThereAreNoGroups() {
    let world = ProjectWorld([
      "A.storekit": """
      { "settings": { "_storefront": "USA" }, "products": [ { "productID": "life", "type": "NonConsumable", "displayPrice": "9.99" } ] }
      """
    ])
    #expect(world.lines == [])
    #expect(world.project.paywalls.map(\.name) == ["products"])
    #expect(world.plans == ["life tier-1 *"])
  }

  @Test func readsABareCatalogAlone() {
    let world = ProjectWorld(
      ["paywallgen.yml": "not: read", "Copy/pro.de.md": "x", "Pro.storekit": ProjectWorld.catalog]
    ) { $0.catalogs = ["Pro.storekit"] }
    #expect(world.lines == [])
    #expect(world.project.files.files.map(\.path) == ["Pro.storekit"])
    #expect(world.project.configuration == nil)
  }

  @Test func readsTheFolderFormOfACatalog() {
    let world = ProjectWorld([
      "paywallgen.yml": "catalog: App.storekit", "App.storekit/Configuration.storekit": ProjectWorld.catalog,
      "App.storekit/Other.json": "{}",
    ])
    #expect(world.lines == [])
    #expect(world.project.app.name == "App")
    #expect(world.plans == ["pro.monthly tier-1 *", "pro.yearly tier-1"])
  }

  @Test func saysThatNothingIsSold() {
    let world = ProjectWorld(
      ["Text.xcstrings": #"{ "sourceLanguage": "en", "version": "1.0", "strings": {} }"#], catalog: nil)
    #expect(
      world.lines == [
        ". error nothing-to-sell: Nothing to sell was found: no .storekit file "
          + "(name the catalog under 'catalog:', or the path of a .storekit file on the command line)"
      ])
    #expect(world.project.paywalls.isEmpty)
  }

  @Test func saysWhichNamedFilesAreNotThere() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      catalog: [«Por.storekit», Pro.storekit]
      strings: «Docs»
      prices: { pro.yearly: «prices.csv» }
      system-strings: «words.xcstrings»
      """,
      "Docs/readme.txt": "", "Pro.storekit": ProjectWorld.catalog,
    ])
    #expect(
      world.lines == [
        "«2» error nothing-found: 'Docs' holds no file to read here",
        "«1» error file-missing: 'Por.storekit' does not exist (did you mean 'Pro.storekit'?)",
        "«3» error file-missing: 'prices.csv' does not exist",
        "«4» error file-missing: 'words.xcstrings' does not exist",
      ])
  }

  @Test func namesTheConfigurationThatIsAskedForAndMissing() {
    let world = ProjectWorld([:]) { $0.configuration = "paywalgen.yml" }
    #expect(
      world.lines == [
        "paywalgen.yml error file-missing: 'paywalgen.yml' does not exist"
      ])
  }
}
