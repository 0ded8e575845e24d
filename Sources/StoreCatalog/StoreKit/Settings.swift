import Findings
import Locales
import SourceFormats

extension StoreKitReader {
  mutating func readSettings(of top: Entry) {
    // Files without a storefront hold the prices of the United States, as Xcode shows them.
    storefront = Storefront("USA")
    guard let settings = object("settings", of: top) else { return }
    if isSynced(settings) { source = .syncedConfiguration }
    if let value = settings.value(of: "_storefront"), value.kind != .string { storefront = nil }
    if let code = text("_storefront", of: settings) {
      storefront = Storefront(code.value)
      catalog.storefront = storefront.map { Placed($0, at: code.range) }
      if storefront == nil {
        report(
          "unknown-storefront", "Unknown storefront \(quoted(code.value)): the file's prices hold nowhere",
          help: storefrontHelp(for: code.value), at: code.range)
      }
    }
    if let name = text("_locale", of: settings) {
      if let locale = LocaleID(name.value) {
        catalog.locale = Placed(locale, at: name.range)
      } else {
        report(
          "unknown-locale", "Unknown locale \(quoted(name.value)) is passed over", at: name.range, severity: .note)
      }
    }
  }

  /// Whether Xcode fetched the file from App Store Connect: it then notes when, and for which app and team.
  /// Hand-written files carry the same keys with nothing in them.
  private func isSynced(_ settings: Entry) -> Bool {
    if let date = settings.node["_lastSynchronizedDate"] {
      guard let digits = date.number else { return false }
      return digits.utf8.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    }
    return ["_applicationInternalID", "_developerTeamID"].contains { key in
      guard let value = settings.value(of: key) else { return false }
      return value.kind == .number || !(value.string ?? "").isEmpty
    }
  }

  /// Says once that the prices are taken for those of the United States.
  mutating func noteAssumedStorefront(of top: Entry) {
    guard catalog.storefront == nil, storefront != nil, catalog.products.contains(where: { !$0.prices.isEmpty }) else {
      return
    }
    report(
      "storefront-assumed", "No '_storefront' in 'settings': the prices are taken for those of the United States (USD)",
      help: "choose a default storefront in Xcode's StoreKit configuration editor",
      at: top.value(of: "settings")?.range.opening ?? .start(of: file), severity: .note)
  }

  /// The addresses of the terms and the privacy policy. Xcode writes them empty.
  mutating func readPolicies(of top: Entry) {
    guard let policies = object("appPolicies", of: top) else { return }
    catalog.policies.eula = text("eula", of: policies)
    for entry in list("policies", of: policies) {
      guard let address = text("policyURL", of: entry), let locale = locale(of: entry) else { continue }
      if catalog.policies.privacy[locale] == nil { catalog.policies.privacy[locale] = address }
    }
  }
}

/// What to do about a storefront code that does not exist.
func storefrontHelp(for code: String) -> String {
  if let meant = Storefront(territory: code) { return "did you mean '\(meant.code)'?" }
  if let near = nearestName(to: code, among: Storefront.all.map(\.code)) { return "did you mean '\(near)'?" }
  return "a storefront is a three-letter country code such as 'USA' or 'DEU'"
}
