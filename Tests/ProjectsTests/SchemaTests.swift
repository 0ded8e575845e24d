import Findings
import Foundation
import Locales
import Looks
import SourceFormats
import Testing
import Words

@testable import Projects

/// The JSON Schema of `paywallgen.yml` says what the reader of that file reads, no more and no less.
struct SchemaTests {
  let schema: Schema

  init() throws {
    schema = try Schema(
      String(contentsOf: sourceFile("Sources/Projects/Schemas/paywallgen.schema.json"), encoding: .utf8))
  }

  // MARK: Against the reader

  @Test(arguments: [
    ("#", Configuration.keys),
    ("#/properties/app", Configuration.appKeys),
    ("#/properties/site", Configuration.siteKeys),
    ("#/properties/external-purchase", Configuration.externalPurchaseKeys),
    ("#/properties/limits", Limit.allCases.map(\.rawValue)),
    ("#/properties/suppress/items", RuleSettings.suppressionKeys),
    ("#/$defs/paywall", PaywallReader.keys),
    ("#/$defs/paywall/properties/buttons", Paywall.StoreButton.allCases.map(\.rawValue)),
    ("#/$defs/paywall/properties/policies", PaywallReader.policyKeys),
    ("#/$defs/paywall/properties/text", CopyField.allCases.map(\.rawValue)),
    ("#/$defs/appearance", AppearanceReader.keys),
    ("#/$defs/colors/anyOf/1", AppearanceReader.inkKeys),
    ("#/$defs/icon/anyOf/1", AppearanceReader.iconKeys),
    ("#/$defs/keyed/anyOf/1", KeyedText.keys),
    ("#/$defs/element", WordsReader.elementKeys),
    ("#/$defs/situation", PaywallReader.situationKeys),
  ])
  func hasTheKeysOfTheReader(pointer: String, keys: [String]) throws {
    let object = try #require(schema.node(at: pointer))
    #expect(object["additionalProperties"]?.bool == false)
    #expect(try #require(object["properties"]).members.map(\.key).sorted() == keys.sorted())
  }

  @Test func namesEveryObjectThatHasAClosedListOfKeys() {
    // The pointers of the test above: an object that is added to the schema has to be compared there.
    #expect(schema.closedObjects.count == 16)
  }

  @Test(arguments: [
    ("#/properties/rules/additionalProperties", RuleSettings.severityNames),
    ("#/$defs/storefront", Storefront.all.map(\.code)),
    ("#/$defs/visibility", Paywall.Visibility.allCases.map(\.rawValue)),
    ("#/$defs/variable", Variable.allCases.map(\.rawValue)),
    ("#/$defs/color/anyOf/0", NamedColor.allCases.map(\.rawValue)),
    ("#/$defs/paywall/properties/control-style", ControlStyle.allCases.map(\.rawValue)),
    ("#/$defs/paywall/properties/tier-layout", Paywall.TierLayout.allCases.map(\.rawValue)),
    ("#/$defs/paywall/properties/order", PaywallPlans.Order.allCases.map(\.rawValue)),
    ("#/$defs/paywall/properties/button-label", Paywall.ButtonLabel.allCases.map(\.rawValue)),
    ("#/$defs/paywall/properties/presentation", Paywall.Presentation.allCases.map(\.rawValue)),
    ("#/$defs/appearance/properties/looks", LooksSet.allCases.map(\.rawValue)),
    ("#/$defs/element/properties/role", Role.allCases.map(\.rawValue)),
    ("#/$defs/situation/properties/billing", DeclaredSituation.Billing.allCases.map(\.rawValue)),
    ("#/$defs/situation/properties/state", DeclaredSituation.State.allCases.map(\.rawValue)),
  ])
  func hasTheValuesOfTheReader(pointer: String, values: [String]) throws {
    let choice = try #require(schema.node(at: pointer))
    #expect(try #require(choice["enum"]).elements.compactMap(\.string).sorted() == values.sorted())
  }

  @Test func namesSeveritiesAsFindingsDo() {
    #expect(RuleSettings.severityNames == ["off"] + Severity.allCases.map(\.rawValue))
  }

  // MARK: Against configurations

  @Test(arguments: try examples())
  func acceptsTheExamples(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: sourceFile(path)))
    let root = try #require(readYAML(bytes, file: FileID(index: 0)).root)
    #expect(schema.problems(of: root) == [])
  }

  @Test func acceptsAConfigurationWithEverythingInIt() throws {
    let world = ProjectWorld([
      "paywallgen.yml": everything, "Text.xcstrings": strings, "prices/yearly.csv": prices, "icon.svg": "<svg/>",
    ])
    #expect(world.lines == [])
    let root = try #require(readYAML(Array(everything.utf8), file: FileID(index: 0)).root)
    #expect(schema.problems(of: root) == [])
  }

  /// What the schema refuses, the reader complains about, and the reverse.
  @Test(arguments: [
    "catalogue: Pro.storekit",
    "catalog: [Pro.storekit, [nested]]",
    "catalog: { a: b }",
    "locales: [en-US, klingon-language]",
    "storefronts: { en-US: US }",
    "storefronts: { english: USA }",
    "storefronts: { en-US: [] }",
    "paywalls: { pro: { products: [] } }",
    "paywalls: { pro: { group: Pro, tiers: { A: [] } } }",
    "site: { base-url: example.com }",
    "site: { index: maybe }",
    "app: PhotoEditor",
    "rules: { plan-price-missing: fatal }",
    "limits: { display-name: 0 }",
    "limits: { display-name: many }",
    "limits: { display-nam: 30 }",
    "suppress: [{ rule: plan-price-missing }]",
    "suppress: [{ rule: plan-price-missing, reason: agreed, until: tomorrow }]",
    "paywalls: { pro: { control-style: picker } }",
    "paywalls: { pro: { group: Pro, control-style: pickr } }",
    "paywalls: { pro: { group: Pro, hard-paywall: yes } }",
    "rules-version: 0",
    "rules-version: newest",
    "paywalls: { pro: { group: Pro, close-delay: -1 } }",
    "paywalls: { pro: { group: Pro, account-required: yes } }",
    "app: { account-based: 1 }",
    "external-purchase: { storefronts: [US] }",
    "external-purchase: { storefront: USA }",
    "watched-words: { VPN: true }",
    "paywalls: { pro: { group: Pro, elements: [{ role: countdown, until: soon }] } }",
    "paywalls: { pro: { group: Pro, elements: [{ role: toggle, selects: { on: pro } }] } }",
    "paywalls: { pro: { group: Pro, buttons: { restore: true } } }",
    "paywalls: { pro: { group: Pro, policies: { eula: https://example.org } } }",
    "paywalls: { pro: { group: Pro, appearance: { tint: tael } } }",
    "paywalls: { pro: { group: Pro, appearance: { tint: '#12345' } } }",
    "paywalls: { pro: { group: Pro, appearance: { tint: { bright: red } } } }",
    "paywalls: { pro: { group: Pro, appearance: { tint: {} } } }",
    "paywalls: { pro: { group: Pro, appearance: { icon: { size: 40 } } } }",
    "paywalls: { pro: { group: Pro, appearance: { icon: { name: star, size: 4 } } } }",
    "paywalls: { pro: { group: Pro, text: { headline: { arguments: [product.price] } } } }",
    "paywalls: { pro: { group: Pro, text: { headline: { key: title, arguments: [product.prcie] } } } }",
    "paywalls: { pro: { group: Pro, text: { headline: { arguments: product.price } } } }",
    "paywalls: { pro: { group: Pro, text: { headlines: title } } }",
    "paywalls: { pro: { group: Pro, elements: [{ text: title }] } }",
    "paywalls: { pro: { group: Pro, elements: [{ role: header }] } }",
    "paywalls: { pro: { group: Pro, situations: { grace: { billing: grace } } } }",
  ])
  func refusesWhatTheReaderRefuses(text: String) throws {
    let world = ProjectWorld(["paywallgen.yml": text, "Text.xcstrings": strings])
    #expect(world.lines.isEmpty == false)
    let root = try #require(readYAML(Array(text.utf8), file: FileID(index: 0)).root)
    #expect(schema.problems(of: root).isEmpty == false)
  }
}

private let strings = """
  { "sourceLanguage": "en", "version": "1.0", "strings": { "title": { "localizations": {
    "en": { "stringUnit": { "state": "translated", "value": "Pro for %@" } } } } } }
  """

private let prices = """
  Countries or Regions,Currency Code,Price
  Germany,EUR,39.99
  """

private let everything = """
  catalog: [Pro.storekit]
  prices: { pro.yearly: prices/yearly.csv }
  strings: Text.xcstrings
  system-strings: Text.xcstrings
  locales: [en-US, de-DE]
  source-locale: en-US
  storefronts: { en-US: USA, de-DE: [DEU, CHE] }
  app: { name: 1Pro, bundle-id: com.example.pro, icon: icon.svg, account-based: true }
  site: { title: Pro, base-url: https://example.org/pro, index: true }
  paywalls:
    pro:
      group: G1
      products: [pro.yearly, pro.monthly]
      control-style: custom
      tier-layout: tabs
      tiers: { Pro: [pro.monthly, pro.yearly] }
      order: given
      selected: pro.yearly
      button-label: price
      buttons: { restore: visible, redeem: hidden, close: automatic, policies: visible, sign-in: hidden }
      presentation: full-screen
      hard-paywall: true
      close-delay: 5
      on-dismiss: pro
      account-required: true
      policies: { terms: https://example.org/terms, privacy: https://example.org/privacy }
      appearance:
        looks: clear
        tint: "#30B0C7"
        policy-tint: { light: teal, dark: "#FFF" }
        background: white
        icon: { name: star.fill, size: 96, color: { dark: brown } }
        plan-icons: { pro.yearly: crown, pro.monthly: { name: bolt } }
      text:
        headline: title
        subtitle: { key: title, arguments: product.name }
        cta: { default: title, trial: { key: title, arguments: [product.offer_duration] } }
      elements: [{ role: headline, text: title, size: 34, weight: 700, color: red }, { role: price },
        { role: toggle, selects: [pro.monthly, pro.yearly] }, { role: countdown, until: 2027-01-31 },
        { role: external-link, text: title, address: "https://example.org" }]
      situations: { grace: { current: pro.monthly, renews: pro.monthly, billing: grace-period }, refunded: { state: refunded } }
  rules: { plan-price-missing: off, missing-translation: note }
  rules-version: 1
  limits: { display-name: 30 }
  external-purchase: { storefronts: [JPN] }
  watched-words: [VPN]
  suppress: [{ rule: hardcoded-price, locale: de-DE, paywall: pro, product: pro.yearly, reason: agreed, until: 2027-01-31 }]
  regimes: [us-ca]
  """

private func examples() throws -> [String] {
  let folder = sourceFile("Examples")
  return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    .map { "Examples/\($0)/paywallgen.yml" }
    .filter { FileManager.default.fileExists(atPath: sourceFile($0).path) }
}

/// A file of the checkout.
private func sourceFile(_ path: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(path)
}
