import Findings
import Locales
import Looks
import StoreCatalog
import Words

/// Everything that the files of a project say, read and understood once.
///
/// A project is complete: what follows it (screens, rules, pages) reads no file any more.
public struct Project: Sendable {
  /// The files that were read, for printing places.
  public var files: SourceFiles
  /// The app that sells.
  public var app: App
  /// What the configuration says of the site.
  public var site: SiteSettings
  /// What is on sale, of all catalogs and price exports together.
  public var catalog: Catalog
  /// What the App Store says of the app; nil where there is no such file.
  public var listing: StoreListing?
  /// The tables of strings, the first that has a key wins.
  public var strings: [StringTable]
  /// The project's own drawings of symbols, in the order of the configuration.
  public var icons: [IconImage] = []
  /// The paywalls that are wanted, in the order of the configuration, else of the catalog's groups.
  public var paywalls: [Paywall]
  /// The names of all paywalls that there are, wanted or not, in the same order.
  public var paywallNames: [String] = []
  /// The locales of the words that there are, wanted or not.
  public var knownLocales: [LocaleID] = []
  /// The locales that the configuration names under `locales`; empty where it has no such key.
  public var configuredLocales: Set<LocaleID> = []
  /// Whether these are all paywalls that there are, not those that a run asks for.
  public var hasAllPaywalls: Bool
  /// The locales of the words: those that a run asks for, else those of the configuration, both in their order; else all that the inputs have, by name.
  public var locales: [LocaleID]
  /// The locales that customers have: all but the made-up one.
  public var spokenLocales: [LocaleID] { locales.filter { !$0.isPseudo } }
  /// The locale that the app is written in: configured, else that of the strings, else that of the catalog, else `en-US`.
  public var sourceLocale: LocaleID
  /// The storefronts that a locale is shown in, its own one first; locales without an entry are shown at home.
  public var storefronts: [LocaleID: [Storefront]]
  /// Storefronts that a run asks for in place of each locale's own; empty: none.
  public var requestedStorefronts: [Storefront]
  /// The texts that locales lack: by paywall, then by locale, in the order in which each was looked for. A text that two forms of a field use is
  /// listed for each.
  public var missingTexts: [MissingText]
  /// Our own words in each locale, with the project's in their place where it brings some.
  public var systemWords: [LocaleID: SystemWords]
  /// What the configuration says of the rules, and the comments of keys.
  public var rules: RuleSettings
  /// The day on which prices and offers are looked at.
  public var today: Day
  /// Whether a run asks for some of the locales, storefronts or paywalls only: that something was not met then says nothing.
  public var isPart = false
  /// The file that the project is described by; nil where it was found by looking.
  public var configuration: FileID?
  /// Whether there is a configuration that could not be read: nothing else was looked for then.
  public var hasLostConfiguration = false
  /// Whether there are files with words, be they understood or not.
  public var hasWordFiles = false
  /// The files that could not be understood, and what they spoil.
  public var spoiled: [SpoiledInput]
  /// The files of the store listing that could not be read, in the order of reading.
  public var unreadListing: [FileID] = []
  /// What reading noticed, in the order of reading: input findings, and findings `plan-not-in-catalog`, which are of the kind *rule*.
  public var findings: [Finding]

  /// What configurations are called that are found without being named, at the top of a project or in its folders; by path.
  public static func configurations(in tree: FileTree) -> [String] {
    ProjectReader.defaultNames.filter(tree.paths.contains) + ProjectReader.nestedConfigurations(tree)
  }

  /// The tables of strings that looking finds, by path: `.xcstrings` files, and the `.strings` and `.stringsdict` files of languages' folders.
  public static func stringFiles(in tree: FileTree) -> [String] { tree.paths.filter(\.isStrings) }

  /// The folder of copy that looking finds beside a configuration, as the disk spells it; nil where there is none.
  public static func copyFolder(in tree: FileTree) -> String? { InputFiles.copyFolder(of: tree, in: "") }

  /// Whether the project has words in the language of a locale.
  public func speaks(_ locale: LocaleID) -> Bool { knownLocales.contains { $0.language == locale.language } }

  /// The product of each of the paywall's plans, by the plan's index.
  public func products(of paywall: Paywall) -> [Product] { paywall.plans.map { catalog.products[$0.product] } }
}

/// A file that could not be understood. The pages that rest on it keep what an earlier build made of them.
public struct SpoiledInput: Hashable, Sendable {
  /// What the file was to say.
  public enum Content: Hashable, Sendable { case configuration, catalog, strings, copy }

  public var content: Content
  /// The file that could not be understood.
  public var file: FileID
  /// The paywall whose words it holds; nil: it is part of all paywalls.
  public var paywall: String?
  /// The locale of its words; nil: it is part of all locales.
  public var locale: LocaleID?
  /// Whether pages may rest on it. A table of strings that no paywall asks for is one that none does.
  public var touchesPages = true

  public init(_ content: Content, file: FileID, paywall: String? = nil, locale: LocaleID? = nil) {
    self.content = content
    self.file = file
    self.paywall = paywall
    self.locale = locale
  }
}

extension Project {
  /// What spoils a paywall's pages in a locale; nil where nothing does.
  public func spoiled(_ paywall: Paywall, in locale: LocaleID) -> SpoiledInput? {
    spoiled.first {
      $0.touchesPages && ($0.paywall ?? paywall.name) == paywall.name && ($0.locale ?? locale) == locale
    }
  }

  /// Whether a file that everything rests on could not be understood.
  public var isSpoiled: Bool { spoiled.contains { $0.touchesPages && $0.paywall == nil && $0.locale == nil } }
}

/// The app that sells.
public struct App: Sendable {
  /// As configured, else the name of the catalog's file, else that of its first group.
  public var name: String
  /// As configured; nil where it is not.
  public var bundleID: String?
  /// The icon's file, relative to the project's folder.
  public var icon: Placed<String>?
  /// The bytes of the icon's file; nil where it could not be read.
  public var iconImage: [UInt8]?
  /// Whether what is sold belongs to an account by its nature, as with a service that other devices use too.
  public var isAccountBased: Bool

  public init(
    name: String, bundleID: String? = nil, icon: Placed<String>? = nil, iconImage: [UInt8]? = nil,
    isAccountBased: Bool = false
  ) {
    self.name = name
    self.bundleID = bundleID
    self.icon = icon
    self.iconImage = iconImage
    self.isAccountBased = isAccountBased
  }
}

/// What the configuration says of the site itself.
public struct SiteSettings: Sendable {
  /// The site's title; nil: the app's name.
  public var title: String?
  /// The address the site will have, ending in `/`; nil: canonical links and alternates are left out.
  public var baseURL: String?
  /// Whether search engines may list the pages.
  public var isIndexed = false

  public init() {}
}

/// What the configuration says of the rules.
public struct RuleSettings: Sendable {
  /// The severity of a rule by its id; nil switches it off.
  public var severities: [String: Placed<Severity?>] = [:]
  /// In the order of the file, the first that fits counts.
  public var suppressions: [Suppression] = []
  /// Limits to measure by in place of the known ones, above 0.
  public var limits: [Limit: Placed<Int>] = [:]
  /// Storefronts in which the app may lead to purchases outside the store, by an entitlement of its own.
  public var externalPurchase: Set<Storefront> = []
  /// Words that promise what the app has to be able to do, in place of the known ones; nil: the known ones.
  public var watchedWords: [String]?
  /// The regional packs that are asked for, each the name of a `Regime`.
  public var regimes: [Placed<String>] = []
  /// The version of the set of rules to judge by; nil: the newest. Whether there is such a version is for the registry to say.
  public var version: Placed<Int>?

  public init() {}

  /// The regimes that are asked for, and those that hold with them.
  public var regimesInForce: Set<Regime> {
    regimes.compactMap { Regime(rawValue: $0.value) }.reduce(into: []) { $0.formUnion($1.included) }
  }
}

/// A finding that a project accepts, and why.
public struct Suppression: Sendable {
  /// The id of the rule; whether there is such a rule is for the registry to say.
  public var rule: Placed<String>
  /// Only in this locale; nil: in all.
  public var locale: LocaleID?
  /// Only on the paywall of this name; nil: on all.
  public var paywall: String?
  /// Where that name is written.
  public var paywallRange: SourceRange?
  /// Only about the product of this id; nil: about all.
  public var product: String?
  /// Never empty.
  public var reason: String
  /// The last day it holds; nil: for good.
  public var until: Day?
  /// Where that day is written.
  public var untilRange: SourceRange?
  /// Only findings placed in this stretch of a file; nil: wherever they are.
  public var scope: SourceRange?
  /// The suppression itself: an object of the configuration, or a stretch of a key's comment.
  public var range: SourceRange

  public init(
    rule: Placed<String>, locale: LocaleID? = nil, paywall: String? = nil, product: String? = nil, reason: String,
    until: Day? = nil, untilRange: SourceRange? = nil, scope: SourceRange? = nil, range: SourceRange
  ) {
    self.rule = rule
    self.locale = locale
    self.paywall = paywall
    self.product = product
    self.reason = reason
    self.until = until
    self.untilRange = untilRange
    self.scope = scope
    self.range = range
  }
}
