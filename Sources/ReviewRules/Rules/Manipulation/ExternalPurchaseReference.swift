import Findings
import Foundation
import Looks
import Projects
import Screens

/// Nothing leads to a purchase outside the store, where the store does not allow it.
enum ExternalPurchaseReference: ScreenRule {
  static let id = "external-purchase-reference"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.1(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # The screen leads to a purchase outside the store

    Outside the United States, and the storefronts for which the app has an entitlement, no text and no link of the screen says that one can buy
    elsewhere. Links to terms, privacy, support and Apple are fine; what a link to another address is for is worth a note. Among the benefits it weighs less: what is bought there may be goods.

    ## Why

    Since 1 May 2025 apps may link to other ways of buying in the United States. Everywhere else Apple rejects them, as it rejected links to a web
    account, an upgrade page, and advertisements for a subscription on the web.

    ## Source

    App Review Guidelines 3.1.1(a) and 3.1.3, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; rejections:
    <https://github.com/toggl/mobile/issues/835>, <https://github.com/ivpn/ios-app/issues/255>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Pro
    ---
    Or «buy it on our website».
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Pro
    ---
    [«Pro»](https://acme.test/checkout)
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    Or buy it on our website.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Buy once
    ---
    Use it on iPad and on the web. [Help](https://acme.test/support/subscribe)
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ja]
    source-locale: ja
    external-purchase: { storefronts: [JPN] }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ja.md
    ---
    headline: Buy it on our website
    ---
    ```

    ## How to fix

    Take it out for those storefronts. Where the app has an entitlement, name them: `external-purchase: { storefronts: [JPN] }`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let storefront = judged.storefront
    guard storefront.code != "USA", !judged.project.rules.externalPurchase.contains(storefront) else { return }
    judged.report(Self.self, to: report, in: judged.elements) { element, whole in
      said(element, whole, judged) + linked(element, whole, judged)
    }
    guard judged.sheet.look.controlStyle == .custom else { return }
    for element in judged.paywall.elements where element.role == .externalLink {
      guard let address = element.address,
        let violation = violation(address.value, at: address.range, text: nil, judged)
      else { continue }
      report(violation)
    }
  }

  /// Words for buying, at most two words away from words for elsewhere.
  private static func said(_ element: Element, _ whole: WholeText, _ judged: JudgedScreen) -> [Violation] {
    guard judged.judged.maySpeak(of: .elsewhere, in: element) else { return [] }
    let folded = whole.folded
    var found: [Violation] = []
    for lexicon in judged.judged.lexicons {
      for place in lexicon.mentions(of: .elsewhere, in: folded) {
        let sentence = folded.sentence(around: place)
        // "Subscribe online" says both by itself.
        var span: Range<Int>? =
          folded.words(in: place).count == 2 && verbs(lexicon, folded).contains { $0.overlaps(place) } ? place : nil
        for verb in verbs(lexicon, folded) where sentence.contains(verb.lowerBound) {
          if verb.overlaps(place) {
            span = min(verb.lowerBound, place.lowerBound)..<max(verb.upperBound, place.upperBound)
          } else if let words = folded.wordsBetween(verb, place), words <= 2 {
            span = min(verb.lowerBound, place.lowerBound)..<max(verb.upperBound, place.upperBound)
          }
        }
        guard let span else { continue }
        let bytes = folded.bytes(of: span)
        guard let range = whole.origin(of: bytes), !found.contains(where: { $0.range.overlaps(range) }) else {
          continue
        }
        found.append(
          Violation(
            "'\(whole.text(of: bytes))' leads to a purchase outside the store",
            help: "take it out; only in the United States, or with an entitlement, may an app say so", at: range,
            isMinor: element.role == .benefit))
      }
    }
    return found
  }

  private static func verbs(_ lexicon: Lexicon, _ text: FoldedText) -> [Range<Int>] {
    lexicon.mentions(of: .obligation, in: text) + buying.flatMap { text.ranges(of: $0) }
  }

  /// Verbs in English, beside those of the list: nouns of that list, such as "subscription", say nothing of buying elsewhere.
  private static let buying = ["subscribe", "upgrade", "cheaper", "get pro", "get premium", "get plus"].compactMap {
    FoldedText.Phrase($0)
  }

  private static func linked(_ element: Element, _ whole: WholeText, _ judged: JudgedScreen) -> [Violation] {
    if allowed.contains(element.role) { return [] }
    var found: [Violation] = []
    for run in element.runs {
      guard let link = run.link, link.target == nil, case .literal(let range) = run.origin else { continue }
      if let violation = violation(link.destination, at: range, text: run.text, judged) { found.append(violation) }
    }
    return found
  }

  private static let allowed: Set<Role> = [.termsLink, .privacyLink, .manageLink, .tierLink, .tierTab]

  /// What is wrong with an address outside the app; nil where nothing is.
  private static func violation(
    _ destination: String, at range: SourceRange, text: String?, _ judged: JudgedScreen
  ) -> Violation? {
    guard absoluteAddress(destination) != nil, let parts = address(destination) else { return nil }
    let words = FoldedText(parts.host + " " + parts.path.map { $0 == "/" || $0 == "_" ? " " : String($0) }.joined())
    func speaks(_ phrases: [FoldedText.Phrase]) -> Bool { phrases.contains { words.contains($0) } }
    if parts.host == "apple.com" || parts.host.hasSuffix(".apple.com") || speaks(harmless) { return nil }
    if [judged.paywall.policies.terms?.value, judged.paywall.policies.privacy?.value].contains(destination) {
      return nil
    }
    let label = text.map { FoldedText($0) }
    let isPurchase =
      speaks(purchases)
      || label.map { label in judged.judged.lexicons.contains { !verbs($0, label).isEmpty } } ?? false
    return Violation(
      isPurchase
        ? "Link to '\(parts.host)' leads to a purchase outside the store"
        : "Link to '\(parts.host)' leads out of the app",
      help: isPurchase
        ? "take it out; only in the United States, or with an entitlement, may an app link there"
        : "make sure that nothing can be bought there", at: range, atMost: isPurchase ? nil : .note)
  }

  private static func address(_ text: String) -> (host: String, path: String)? {
    guard let start = text.range(of: "://")?.upperBound else { return nil }
    let rest = text[start...]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return (host.lowercased(), String(rest.dropFirst(host.count)))
  }

  private static let harmless = [
    "support", "help", "faq", "contact", "terms", "tos", "eula", "privacy", "legal", "imprint", "impressum", "policy",
    "datenschutz", "agb",
  ].compactMap { FoldedText.Phrase($0) }

  private static let purchases = [
    "buy", "subscribe", "checkout", "pricing", "upgrade", "purchase", "shop", "store", "plans", "order", "stripe",
    "paypal", "gumroad", "paddle", "pay", "billing",
  ].compactMap { FoldedText.Phrase($0) }
}

extension SourceRange {
  fileprivate func overlaps(_ other: SourceRange) -> Bool {
    file == other.file && start < other.end && other.start < end
  }
}
