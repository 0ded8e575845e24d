import Findings
import Locales
import SourceFormats

/// What `paywallgen.yml` says, before the files that it names are read.
struct Configuration {
  var catalogs: [Placed<String>] = []
  /// Price exports by product id, in the file's order.
  var prices: [(product: Placed<String>, path: Placed<String>)] = []
  var strings: [Placed<String>] = []
  var copy: Placed<String>?
  var metadata: Placed<String>?
  var systemStrings: Placed<String>?
  /// Empty: every locale that the inputs have.
  var locales: [Placed<LocaleID>] = []
  var sourceLocale: Placed<LocaleID>?
  var storefronts: [(locale: LocaleID, storefronts: [Storefront])] = []
  /// Where each storefront is named first.
  var storefrontPlaces: [Storefront: SourceRange] = [:]
  var appName: Placed<String>?
  var bundleID: Placed<String>?
  var icon: Placed<String>?
  /// The project's own drawings of symbols: a name, and the path of an image.
  var icons: [(name: Placed<String>, path: Placed<String>)] = []
  var site = SiteSettings()
  var paywalls: [(name: Placed<String>, node: Node)] = []
  var rules = RuleSettings()
  var isAccountBased: Placed<Bool>?
  var externalPurchase: [Placed<Storefront>] = []
  var watchedWords: [Placed<String>]?
  var findings: [Finding] = []

  static let keys = [
    "catalog", "prices", "strings", "copy", "metadata", "system-strings", "locales", "source-locale", "storefronts",
    "app", "site", "icons", "paywalls", "external-purchase", "watched-words", "rules", "rules-version", "limits",
    "suppress",
    "regimes",
  ]
  static let appKeys = ["name", "bundle-id", "icon", "account-based"]
  static let externalPurchaseKeys = ["storefronts"]
  static let siteKeys = ["title", "base-url", "index"]

  init() {}

  init(_ root: Node) {
    var fields = Fields(root, keys: Configuration.keys, of: "the configuration")
    catalogs = fields.texts("catalog") ?? []
    for member in fields.named("prices") {
      guard let path = member.value.placedString else {
        fields.note(.wrongKind(member.value, expected: "the path of a CSV file", in: "'prices'"))
        continue
      }
      prices.append((Placed(member.key, at: member.keyRange), path))
    }
    for member in fields.named("icons") {
      guard let path = member.value.placedString else {
        fields.note(.wrongKind(member.value, expected: "the path of an image", in: "'icons'"))
        continue
      }
      icons.append((Placed(member.key, at: member.keyRange), path))
    }
    strings = fields.texts("strings") ?? []
    copy = fields.text("copy")
    metadata = fields.text("metadata")
    systemStrings = fields.text("system-strings")
    for text in fields.texts("locales") ?? [] {
      if let locale = LocaleID(text.value) {
        locales.append(Placed(locale, at: text.range))
        findings += Finding.readAs(locale, text)
      } else {
        fields.note(.unknownLocale(text))
      }
    }
    if let text = fields.text("source-locale") {
      sourceLocale = LocaleID(text.value).map { Placed($0, at: text.range) }
      if let sourceLocale {
        findings += Finding.readAs(sourceLocale.value, text)
      } else {
        fields.note(.unknownLocale(text))
      }
    }
    readStorefronts(&fields)
    readApp(&fields)
    readSite(&fields)
    for member in fields.named("paywalls") {
      paywalls.append((Placed(member.key, at: member.keyRange), member.value))
    }
    readExternalPurchase(&fields)
    watchedWords = fields.texts("watched-words")
    rules = RuleSettings(&fields)
    findings = fields.findings + findings
  }

  private mutating func readStorefronts(_ fields: inout Fields) {
    var names: [LocaleID: Placed<String>] = [:]
    for member in fields.named("storefronts") {
      let name = Placed(member.key, at: member.keyRange)
      guard let locale = LocaleID(name.value) else {
        fields.note(.unknownLocale(name))
        continue
      }
      findings += Finding.readAs(locale, name)
      if let first = names[locale] {
        fields.note(
          .input(
            "duplicate-locale", "'\(first.value)' and '\(name.value)' are both \(locale.identifier)",
            help: "keep one of them: '\(first.value)' counts", at: name.range,
            related: [Finding.Related("The other one", at: first.range)]))
        continue
      }
      names[locale] = name
      var found: [Storefront] = []
      let values = member.value.kind == .array ? member.value.elements : [member.value]
      if values.isEmpty {
        fields.note(
          .input(
            "wrong-value", "'\(name.value)' has no storefront",
            help: "name one, as in { \(name.value): USA }, or leave '\(name.value)' out", at: member.value.range))
      }
      for value in values {
        if let text = value.placedString, let storefront = Storefront(text.value) {
          if !found.contains(storefront) { found.append(storefront) }
          if storefrontPlaces[storefront] == nil { storefrontPlaces[storefront] = text.range }
        } else if let text = value.placedString {
          fields.note(.unknownStorefront(text))
        } else {
          fields.note(.wrongKind(value, expected: "a storefront's code", in: "'storefronts'"))
        }
      }
      if !found.isEmpty { storefronts.append((locale, found)) }
    }
  }

  private mutating func readApp(_ fields: inout Fields) {
    var app = Fields(fields.value("app"), keys: Configuration.appKeys, of: "'app'")
    appName = app.text("name")
    bundleID = app.text("bundle-id")
    icon = app.text("icon")
    isAccountBased = app.placedBool("account-based")
    findings += app.findings
  }

  private mutating func readExternalPurchase(_ fields: inout Fields) {
    var values = Fields(
      fields.value("external-purchase"), keys: Configuration.externalPurchaseKeys, of: "'external-purchase'")
    for text in values.texts("storefronts") ?? [] {
      if let storefront = Storefront(text.value) {
        externalPurchase.append(Placed(storefront, at: text.range))
      } else {
        values.note(.unknownStorefront(text))
      }
    }
    findings += values.findings
  }

  private mutating func readSite(_ fields: inout Fields) {
    var values = Fields(fields.value("site"), keys: Configuration.siteKeys, of: "'site'")
    site.title = values.text("title")?.value
    if let url = values.text("base-url") {
      if let base = absoluteAddress(url.value) {
        site.baseURL = base.hasSuffix("/") ? base : base + "/"
      } else {
        values.note(
          .input("wrong-value", "'\(url.value)' is no absolute http or https address", at: url.range))
      }
    }
    site.isIndexed = values.bool("index") ?? false
    findings += values.findings
  }
}

/// The text where it is an absolute `http` or `https` address with a host and without white space or quotes; else nil.
public func absoluteAddress(_ text: String) -> String? {
  for scheme in ["https://", "http://"] where text.lowercased().hasPrefix(scheme) {
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    let host = rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let isClean = rest.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E && $0 != 0x7F }
    return host.isEmpty || !isClean ? nil : text
  }
  return nil
}

extension Finding {
  static func unknownLocale(_ text: Placed<String>) -> Finding {
    let near = LocaleID.suggestion(for: text.value)
    return .input(
      "unknown-locale", "'\(text.value)' is no locale that CLDR knows",
      help: near.isEmpty ? "write it as in 'en-US', 'de-DE', 'zh-Hans'" : near, at: text.range)
  }

  /// A warning where a name that is none was read as the locale that it stands for; empty where the name is sound.
  static func readAs(_ locale: LocaleID, _ text: Placed<String>) -> [Finding] {
    guard LocaleID.isMistaken(text.value) else { return [] }
    return [
      .input(
        "unknown-locale", "'\(text.value)' is no locale, and is read as '\(locale.identifier)'",
        help: "did you mean '\(locale.identifier)'?", at: text.range, severity: .warning)
    ]
  }

  static func unknownStorefront(_ text: Placed<String>) -> Finding {
    .input(
      "unknown-storefront", "'\(text.value)' is no App Store storefront",
      help: Storefront.suggestion(for: text.value), at: text.range)
  }
}
