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
  public var app: App
  public var site: SiteSettings
  public var catalog: Catalog
  /// The tables of strings, the first that has a key wins.
  public var strings: [StringTable]
  public var paywalls: [Paywall]
  /// The locales of the words, sorted as configured, else by name.
  public var locales: [LocaleID]
  public var sourceLocale: LocaleID
  /// The storefronts that a locale is shown in, its own one first; locales without an entry are shown at home.
  public var storefronts: [LocaleID: [Storefront]]
  /// Storefronts that a run asks for in place of each locale's own; empty: none.
  public var requestedStorefronts: [Storefront]
  /// The texts that locales lack, sorted by place.
  public var missingTexts: [MissingText]
  /// Our own words in each locale, with the project's in their place where it brings some.
  public var systemWords: [LocaleID: SystemWords]
  public var rules: RuleSettings
  /// The day on which prices and offers are looked at.
  public var today: Day
  /// The file that the project is described by; nil where it was found by looking.
  public var configuration: FileID?
  /// The files that could not be understood, and what they spoil.
  public var spoiled: [SpoiledInput]
  /// Input findings, and what reading noticed.
  public var findings: [Finding]

  /// The products of a paywall, in the catalog's order of indices.
  public func products(of paywall: Paywall) -> [Product] { paywall.plans.map { catalog.products[$0.product] } }
}

/// A file that could not be understood. The pages that rest on it keep what an earlier build made of them.
public struct SpoiledInput: Hashable, Sendable {
  public var file: FileID
  /// The paywall whose words it holds; nil: it is part of all paywalls.
  public var paywall: String?
  /// The locale of its words; nil: it is part of all locales.
  public var locale: LocaleID?

  public init(file: FileID, paywall: String? = nil, locale: LocaleID? = nil) {
    self.file = file
    self.paywall = paywall
    self.locale = locale
  }
}

extension Project {
  /// What spoils a paywall's pages in a locale; nil where nothing does.
  public func spoiled(_ paywall: Paywall, in locale: LocaleID) -> SpoiledInput? {
    spoiled.first { ($0.paywall ?? paywall.name) == paywall.name && ($0.locale ?? locale) == locale }
  }

  /// Whether a file that everything rests on could not be understood.
  public var isSpoiled: Bool { spoiled.contains { $0.paywall == nil && $0.locale == nil } }
}

/// The app that sells.
public struct App: Sendable {
  public var name: String
  public var bundleID: String?
  /// The icon's file, relative to the project's folder.
  public var icon: Placed<String>?

  public init(name: String, bundleID: String? = nil, icon: Placed<String>? = nil) {
    self.name = name
    self.bundleID = bundleID
    self.icon = icon
  }
}

/// What the configuration says of the site itself.
public struct SiteSettings: Sendable {
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
  public var suppressions: [Suppression] = []
  public var limits: [String: Placed<Int>] = [:]
  /// The regional packs that are asked for.
  public var regimes: [Placed<String>] = []

  public init() {}
}

/// A finding that a project accepts, and why.
public struct Suppression: Sendable {
  public var rule: Placed<String>
  public var locale: LocaleID?
  public var paywall: String?
  public var product: String?
  public var reason: String
  /// The last day it holds; nil: for good.
  public var until: Day?
  public var range: SourceRange

  public init(
    rule: Placed<String>, locale: LocaleID? = nil, paywall: String? = nil, product: String? = nil, reason: String,
    until: Day? = nil, range: SourceRange
  ) {
    self.rule = rule
    self.locale = locale
    self.paywall = paywall
    self.product = product
    self.reason = reason
    self.until = until
    self.range = range
  }
}
