import Foundation

@testable import ReviewRules

/// One way to break the clean project, and the one rule that has to notice it.
struct Mutator: Sendable, CustomStringConvertible {
  var rule: String
  var path: String
  var old: String
  /// Nil: the file is taken away.
  var new: String?
  /// Rules to which the same fault is one too.
  var also: Set<String>

  init(_ rule: String, _ path: String, _ old: String, _ new: String?, also: Set<String> = []) {
    self.also = also
    self.rule = rule
    self.path = path
    self.old = old
    self.new = new
  }

  var description: String { "\(rule): \(path) '\(old.prefix(40))'" }

  /// Whether the rule is there; one that is not is skipped visibly.
  var isRegistered: Bool { Registry.rule(rule) != nil }

  /// The broken project; nil where what is to be replaced does not stand there exactly once, or every time where `old` ends in `…`.
  var files: [(path: String, text: String)]? {
    var files = CleanWorld.files
    guard let text = files[path] else { return nil }
    if let new {
      let everywhere = old.hasSuffix("…")
      let wanted = everywhere ? String(old.dropLast()) : old
      let parts = text.components(separatedBy: wanted)
      guard everywhere ? parts.count > 1 : parts.count == 2 else { return nil }
      files[path] = parts.joined(separator: new)
    } else {
      files[path] = nil
    }
    return files.map { (path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
  }

  private static let configuration = "paywallgen.yml"
  private static let catalog = "Lumo.storekit"
  private static let strings = "Localizable.xcstrings"
  private static let english = "Copy/plus.en-US.md"
  private static let german = "Copy/plus.de-DE.md"
  private static let japanese = "Copy/plus.ja.md"
  private static let metadata = "fastlane/metadata/"

  static let all: [Mutator] = [
    // Disclosure
    Mutator("restore-missing", configuration, "restore: visible", "restore: hidden"),
    Mutator("terms-link-missing", configuration, "terms: https://www.lumo.app/terms, ", ""),
    Mutator("privacy-link-missing", configuration, ", privacy: https://www.lumo.app/privacy", ""),
    Mutator("legal-link-not-functional", configuration, "terms: https://www.lumo.app/terms", "terms: \"https://todo\""),
    Mutator("close-control-missing", configuration, "close: visible", "close: hidden"),
    Mutator("unresolved-placeholder", english, "Every brush, on every device", "TODO write this"),
    Mutator("unresolved-placeholder", german, "Ebenen mit Mischmodi", "Lorem ipsum dolor sit amet"),
    // Prices
    Mutator("hardcoded-price", german, "Ebenen mit Mischmodi", "Ebenen für 4,99 €"),
    Mutator("hardcoded-price", japanese, "合成モードつきのレイヤー", "レイヤーは500円"),
    Mutator("hardcoded-price", strings, "%@, cancel anytime in Settings", "%@ or $5.99, cancel anytime in Settings"),
    Mutator("hardcoded-savings", english, "after 7 days free. Renews", "after 7 days free. Save 33%. Renews"),
    // Offers
    Mutator("trial-duration-mismatch", english, "after 7 days free", "after 14 days free"),
    Mutator("trial-duration-mismatch", german, "nach 7 Tagen kostenlos", "nach 3 Tagen kostenlos"),
    Mutator("trial-duration-mismatch", japanese, "7日間無料", "30日間無料"),
    Mutator("trial-duration-mismatch", catalog, "P1W…", "P3D"),
    Mutator(
      "trial-claimed-but-not-configured", english, "per_period }}. Renews", "per_period }} after a free trial. Renews",
      also: ["intro-ineligible-variant-missing"]),
    Mutator(
      "trial-claimed-but-not-configured", german, "per_period }}. Verlängert",
      "per_period }} nach dem Gratismonat. Verlängert",
      also: ["intro-ineligible-variant-missing", "trial-duration-mismatch"]),
    Mutator(
      "trial-claimed-but-not-configured", japanese, "per_period }}。解約", "per_period }}、無料体験の後から。解約",
      also: ["intro-ineligible-variant-missing"]),
    Mutator(
      "intro-duration-invalid", catalog, "\"free\", \"subscriptionPeriod\": \"P1W\", \"numberOfPeriods\": 1…",
      "\"payUpFront\", \"displayPrice\": \"0.99\", \"subscriptionPeriod\": \"P2W\", \"numberOfPeriods\": 1"),
    // Catalog
    Mutator("product-id-duplicate", catalog, "\"lumo.family.monthly\"", "\"lumo.family.yearly\""),
    Mutator(
      "period-invalid", catalog, "\"9.99\", \"recurringSubscriptionPeriod\": \"P1M\"",
      "\"9.99\", \"recurringSubscriptionPeriod\": \"P2W\"", also: ["display-name-period-mismatch"]),
    Mutator("longer-plan-costs-more", catalog, "\"39.99\"", "\"69.99\""),
    Mutator(
      "plan-not-in-catalog", configuration, "[lumo.family.monthly, lumo.family.yearly]",
      "[lumo.family.monthly, lumo.family.yearly, lumo.family.weekly]"),
    Mutator("family-sharing-mismatch", english, "Your pictures on every device", "Works with Family Sharing"),
    Mutator("family-sharing-mismatch", german, "Deine Bilder auf jedem Gerät", "Mit Familienfreigabe"),
    Mutator(
      "reference-name-too-long", catalog, "\"Family Monthly\",\n",
      "\"Family Monthly \(String(repeating: "and more ", count: 8))\",\n"),
    // Catalog texts
    Mutator("display-name-length", catalog, "\"Solo Monthly\"", "\"Solo Monthly for One Person with Every Brush\""),
    Mutator(
      "description-length", catalog, "\"240 Pinsel und Abgleich\"",
      "\"240 Pinsel, Ebenen, Mischmodi und Abgleich zwischen allen Geräten im Haus\""),
    Mutator("display-name-charset", catalog, "\"Solo monatlich\"", "\"Solo ⭐️ monatlich\""),
    Mutator("display-name-price-or-trial", catalog, "\"Familie jährlich\"", "\"Familie – 50 % Rabatt\""),
    Mutator("name-description-identical", catalog, "\"240 brushes and sync\"", "\"Solo Monthly\""),
    // Claims
    Mutator("fake-urgency", english, "Every brush, on every device", "Last chance for every brush"),
    Mutator("fake-urgency", german, "Jeder Pinsel, auf jedem Gerät", "Nur noch heute jeder Pinsel"),
    Mutator("fake-urgency", english, "Every brush, on every device", "Only 3 hours left"),
    Mutator("fake-urgency", japanese, "どのデバイスでもすべてのブラシ", "残り3時間"),
    Mutator("refund-promise", german, "Ebenen mit Mischmodi", "Nicht zufrieden? Geld zurück"),
    Mutator("rating-claim", german, "Jeder Pinsel, auf jedem Gerät", "Bewertet mit 4,9 von allen"),
    Mutator("rating-claim", japanese, "どのデバイスでもすべてのブラシ", "みんなの評価4.8"),
    Mutator("other-platform-reference", japanese, "合成モードつきのレイヤー", "グーグルプレイでも買えるレイヤー"),
    Mutator("external-purchase-reference", german, "Jeder Pinsel, auf jedem Gerät", "Günstiger auf lumo.app"),
    Mutator(
      "external-purchase-reference", japanese, "どのデバイスでもすべてのブラシ", "lumo.jpで購入できます"),
    Mutator("unresolved-placeholder", english, "Layers with blend modes", "Layers from [PRICE]"),
    Mutator("refund-promise", english, "Layers with blend modes", "30-day money-back guarantee"),
    Mutator("refund-promise", japanese, "合成モードつきのレイヤー", "全額返金"),
    Mutator("rating-claim", english, "Every brush, on every device", "The best app in the world"),
    Mutator("task-gated-content", english, "Layers with blend modes", "Rate us to unlock layers"),
    Mutator("other-platform-reference", german, "Deine Bilder auf jedem Gerät", "Deine Bilder auch auf Android"),
    Mutator("outdated-apple-terms", english, "Your pictures on every device", "Billed to your iTunes Account"),
    Mutator(
      "external-purchase-reference", german, "Deine Bilder auf jedem Gerät", "Günstiger kaufen auf unserer Website"),
    // Localization
    Mutator("missing-translation", japanese, "", nil),
    Mutator("missing-translation", strings, "%@、設定からいつでも解約できます", ""),
    Mutator(
      "missing-translation", catalog,
      ",\n{ \"locale\": \"ja\", \"displayName\": \"ソロ 月額\", \"description\": \"240本のブラシと同期\" }", ""),
    Mutator(
      "placeholder-mismatch", strings, "%@, jederzeit in den Einstellungen kündbar",
      "Jederzeit in den Einstellungen kündbar"),
    Mutator(
      "plural-category-missing", strings,
      "\"one\": { \"stringUnit\": { \"state\": \"translated\", \"value\": \"%lld Monat Zugang\" } },", ""),
    Mutator("untranslated-copy", german, "Jeder Pinsel, auf jedem Gerät", "Every brush, on every device"),
    Mutator(
      "period-literal-in-copy", english, "Subscribe for {{ product.price_per_period }}",
      "Subscribe for {{ product.price }}/month", also: ["placeholder-mismatch"]),
    // Store listing
    Mutator(
      "metadata-eula-link-missing", metadata + "de-DE/description.txt",
      "Nutzungsbedingungen: https://www.lumo.app/terms\n", ""),
    Mutator("privacy-policy-url-missing", metadata + "ja/privacy_url.txt", "", nil),
    Mutator("support-url-invalid", metadata + "de-DE/support_url.txt", "https://www.lumo.app/support", "lumo"),
    Mutator(
      "metadata-length", metadata + "en-US/name.txt", "Lumo: Draw and Retouch",
      "Lumo: Draw, Retouch and Collect Pictures"),
    Mutator(
      "metadata-price-in-name", metadata + "en-US/subtitle.txt", "Brushes for every picture",
      "Brushes, free for everyone"),
  ]
}
