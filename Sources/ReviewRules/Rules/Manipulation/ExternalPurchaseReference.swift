import Findings
import Foundation
import Looks
import Projects
import Screens
import StoreCatalog

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
    elsewhere. Links to terms, privacy, support and Apple are fine, and so is an address in another sentence or line; what a link to another address is for is worth a note. Among the benefits it weighs less: what is bought there may be goods.

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

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [fr-FR]
    source-locale: fr-FR
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.fr-FR.md
    ---
    headline: «Abonnez-vous sur acme.fr»
    subtitle: «Moins cher sur notre site»
    ---
    Scan the «QR code to subscribe».
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/en-US/description.txt
    «Subscribe at acme.com» for less
    --- fastlane/metadata/de-DE/description.txt
    «Günstiger auf unserer Website»
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

    [Nutzungsbedingungen](https://acme.app/nb) [Datenschutz](https://acme.app/ds)
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
    headline: Jetzt abonnieren
    disclosure: "Kündigen auf apple.com/bill. AGB: acme.de/agb. Fragen: hilfe@acme.de"
    ---
    - Bestelle QR-Codes für deinen Laden
    - Wetter von weather.com
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

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    metadata: fastlane/metadata
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Pro
    ---
    --- fastlane/metadata/de-DE/description.txt
    Abonnieren in der App. AGB: https://acme.app/agb, Hilfe: https://acme.app/hilfe
    Neues: https://acme.app/neu
    Jetzt abonnieren und alles bearbeiten.
    ```

    ## How to fix

    Take it out for those storefronts. Where the app has an entitlement, name them: `external-purchase: { storefronts: [JPN] }`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let storefront = judged.storefront
    guard storefront.code != "USA", !judged.project.rules.externalPurchase.contains(storefront) else { return }
    judged.reportTexts(Self.self, to: report) { reading in
      let (element, whole) = (reading.element, reading.text)
      let isSaid = whole.said.maySpeak(of: .elsewhere) || whole.said.mayNameHost
      return (isSaid ? said(in: whole, judged.judged.lexicons, as: element.role) : [])
        + (reading.contents.contains(.links) ? linked(element, judged) : [])
    }
    guard judged.sheet.look.controlStyle == .custom else { return }
    for element in judged.paywall.elements where element.role == .externalLink {
      guard let address = element.address,
        let violation = violation(address.value, at: address.range, text: nil, judged)
      else { continue }
      report(violation)
    }
  }

  /// What the store's page says, where it is read. The page of the project's own language is read in each storefront that has no language of its own.
  static func check(listing project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts([.name, .subtitle, .description, .promotionalText, .releaseNotes]) {
      let storefront = project.storefront(ofPageIn: listed.locale)
      let isAllowed = storefront.code == "USA" || project.rules.externalPurchase.contains(storefront)
      if isAllowed, listed.locale != project.sourceLocale { continue }
      for var violation in said(in: listed.text.whole, listed.text.lexicons, as: .body) {
        violation.locales = [listed.locale]
        if isAllowed { violation.isMinor = true }
        report(violation)
      }
    }
  }

  /// Words for buying, at most two words away from words for elsewhere, or from an address.
  private static func said(in whole: WholeText, _ lexicons: [Lexicon], as role: Role) -> [Violation] {
    let folded = whole.folded
    let hosts = folded.hosts.filter { !isHarmless($0) }
    var found: [Violation] = []
    func add(_ span: Range<Int>, _ leads: String, help: String, isNote: Bool = false) {
      let bytes = folded.bytes(of: span)
      guard let range = whole.origin(of: bytes), !found.contains(where: { $0.range.overlaps(range) }) else { return }
      found.append(
        Violation(
          "'\(whole.text(of: bytes))' leads \(leads)", help: help, at: range, isMinor: role == .benefit,
          atMost: isNote ? .note : nil))
    }
    let taken = "take it out; only in the United States, or with an entitlement, may an app say so"
    for lexicon in lexicons {
      let places = lexicon.mentions(of: .elsewhere, in: folded).filter { !whole.said.isBroken($0) }
      if places.isEmpty, hosts.isEmpty { continue }
      let verbs = verbs(lexicon, folded)
      for place in places {
        // "ウェブで登録済みの方": who has done so already is told nothing to buy.
        if folded.end(ofLongest: done, at: place.upperBound) != nil { continue }
        // Codes are what some apps make and read.
        let isCode = folded.ranges(of: codes).contains { $0.overlaps(place) }
        if isCode, role == .benefit { continue }
        let isVisit = folded.ranges(of: visits).contains { $0.overlaps(place) }
        let sentence = whole.said.sentence(around: place)
        // "Subscribe online" says both by itself.
        var span: Range<Int>? =
          folded.words(in: place).count == 2 && verbs.contains { $0.overlaps(place) } ? place : nil
        for verb in verbs where sentence.contains(verb.lowerBound) {
          if verb.overlaps(place) || folded.isNear(verb, place, words: isVisit ? 3 : 2) {
            span = min(verb.lowerBound, place.lowerBound)..<max(verb.upperBound, place.upperBound)
          }
        }
        if let span {
          add(span, "to a purchase outside the store", help: taken)
        } else if isVisit, role != .benefit, !folded.contains(anyOf: helps) {
          add(place, "out of the app", help: "make sure that nothing can be bought there", isNote: true)
        }
      }
      // What an app does with the pages of others is a benefit, too.
      for host in hosts {
        let sentence = whole.said.sentence(around: host.range)
        for verb in verbs where sentence.contains(verb.lowerBound) && !verb.overlaps(host.range) {
          guard folded.isNear(verb, host.range, words: 2) else { continue }
          add(
            min(verb.lowerBound, host.range.lowerBound)..<max(verb.upperBound, host.range.upperBound),
            "to a purchase outside the store", help: taken, isNote: role == .benefit)
        }
      }
    }
    return found
  }

  /// Apple's own pages, and those of help and terms.
  private static func isHarmless(_ host: TypedHost) -> Bool {
    if host.host == "apple.com" || host.host.hasSuffix(".apple.com") { return true }
    let path = FoldedText(
      host.host + " " + host.path.map { $0 == "/" || $0 == "_" || $0 == "." ? " " : String($0) }.joined())
    return path.contains(anyOf: harmless)
  }

  private static let codes: FoldedText.PhraseList = [
    "qr code", "qr codes", "qr コード", "qrコード", "二次元コード", "qr 코드", "qr코드", "扫码", "掃碼", "二维码", "二維碼", "code qr",
    "codigo qr", "codice qr", "qr код", "qr коду", "kod qr", "kodu qr", "qr kod*", "karekod*", "qr कोड", "رمز qr",
  ]

  /// What makes of buying something that was done before.
  private static let done = FoldedText.PhraseList(
    """
    済|した方|された方|している方|中の方|購入済|登録済|購読済|契約済|購入した|登録した|購入された|登録された|過|过|한 경우|한 분|하신 분|하신 경우|하셨|했|\
    한 고객|한 사용자|한 회원|중인|중이|구매한|구매하신|구독한|구독하신|구독 중|결제한|결제하신
    """)

  /// What asks one to go there by itself.
  private static let visits: FoldedText.PhraseList = [
    "visit our website", "visit our site", "go to our website", "head to our website", "besuche unsere website",
    "besuchen sie unsere website", "besuche unsere webseite", "besuchen sie unsere webseite", "visitez notre site",
    "rendez vous sur notre site", "visita nuestra web", "visita nuestro sitio", "visite nosso site",
    "visite o nosso site", "visita il nostro sito", "bezoek onze website", "زر موقعنا", "زوروا موقعنا",
  ]

  private static let helps: FoldedText.PhraseList = [
    "help", "support", "faq", "questions", "terms", "privacy", "hilfe", "fragen", "support", "aide", "ayuda", "ajuda",
    "aiuto", "assistenza", "assistance", "hulp", "agb", "datenschutz", "contact", "kontakt", "contacto",
  ]

  private static func verbs(_ lexicon: Lexicon, _ text: FoldedText) -> [Range<Int>] {
    (lexicon.mentions(of: .obligation, in: text) + text.ranges(of: buying)).filter {
      text.word(startingAt: $0.upperBound) != "attention"
    }
  }

  /// Verbs and comparisons, beside those of the lists: nouns of these, such as "subscription", say nothing of buying elsewhere. Of several languages:
  /// each is harmless in the others.
  private static let buying = FoldedText.PhraseList(
    """
    subscribe|upgrade|cheaper|get pro|get premium|get plus|for less|better price|lower price|best price|abonnieren|\
    abonniere|günstiger|billiger|upgraden|bestellen|bestelle|abonnez vous|abonne toi|s'abonner|moins cher|meilleur prix|\
    souscrire|souscrivez|suscríbete|suscribirte|suscribirse|más barato|contrata|assine|assinar|subscreva|mais barato|\
    abbonati|abbonarti|abbonarsi|costa meno|più economico|sottoscrivi|goedkoper|abonneer|bestel|お得|安い|安く|登録|購入|\
    申し込み|申込|課金|구매|결제|구독|저렴|더 싸|입금|订阅|訂閱|购买|購買|更便宜|便宜|优惠|優惠|支付|付款|充值|下单|下單|开通|開通|\
    اشترك|اشترِ|الاشتراك|أرخص|खरीद|ख़रीद|सस्ता|सस्ते|सब्सक्राइब|дешевле|оформите|оформить|подпишитесь|подписаться|\
    taniej|billigare|billigere|halvempi|levnější|lacnejšie|olcsóbb|mai ieftin|φθηνότερα|lebih murah|rẻ hơn|subskrybuj|wykup|wykupić|zamów|daha ucuz|daha uygun|abone ol*|satın al*
    """)

  private static func linked(_ element: Element, _ judged: JudgedScreen) -> [Violation] {
    var found: [Violation] = []
    for run in element.runs {
      guard let link = run.link, link.target == nil, case .literal(let range) = run.origin,
        !allowed.contains(element.role)
      else { continue }
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
    func speaks(_ phrases: FoldedText.PhraseList) -> Bool { words.contains(anyOf: phrases) }
    if parts.host == "apple.com" || parts.host.hasSuffix(".apple.com") || speaks(harmless) { return nil }
    if [judged.paywall.policies.terms?.value, judged.paywall.policies.privacy?.value].contains(destination) {
      return nil
    }
    let label = text.map { FoldedText($0) }
    let isPurchase =
      speaks(purchases)
      || label.map { label in judged.judged.lexicons.contains { !verbs($0, label).isEmpty } } ?? false
    if !isPurchase, isPolicy(destination, label, judged) { return nil }
    return Violation(
      isPurchase
        ? "Link to '\(parts.host)' leads to a purchase outside the store"
        : "Link to '\(parts.host)' leads out of the app",
      help: isPurchase
        ? "take it out; only in the United States, or with an entitlement, may an app link there"
        : "make sure that nothing can be bought there", at: range, atMost: isPurchase ? nil : .note)
  }

  /// Whether a link is to one of the two documents, as the rules about these take it: by its words or its address.
  private static func isPolicy(_ destination: String, _ label: FoldedText?, _ judged: JudgedScreen) -> Bool {
    if RunLink.Target.terms.isNamed(in: destination) || RunLink.Target.privacy.isNamed(in: destination) { return true }
    guard let label else { return false }
    return judged.judged.lexicons.contains { lexicon in
      [Topic.terms, .privacy].contains { !lexicon.mentions(of: $0, in: label).isEmpty }
    }
  }

  private static func address(_ text: String) -> (host: String, path: String)? {
    guard let start = text.range(of: "://")?.upperBound else { return nil }
    let rest = text[start...]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return (host.lowercased(), String(rest.dropFirst(host.count)))
  }

  private static let harmless: FoldedText.PhraseList = [
    "support", "help", "faq", "contact", "terms", "tos", "eula", "privacy", "legal", "imprint", "impressum", "policy",
    "datenschutz", "agb",
  ]

  private static let purchases: FoldedText.PhraseList = [
    "buy", "subscribe", "checkout", "pricing", "upgrade", "purchase", "shop", "store", "plans", "order", "stripe",
    "paypal", "gumroad", "paddle", "pay", "billing",
  ]
}

extension SourceRange {
  fileprivate func overlaps(_ other: SourceRange) -> Bool {
    file == other.file && start < other.end && other.start < end
  }
}

extension FoldedText {
  /// Whether at most so many words stand between two ranges, or where words are not set apart a few signs.
  fileprivate func isNear(_ a: Range<Int>, _ b: Range<Int>, words most: Int) -> Bool {
    guard let between = wordsBetween(a, b), between <= most else { return false }
    let gap = min(a.upperBound, b.upperBound)..<max(a.lowerBound, b.lowerBound)
    // A stroke parts what stands in a row: "Help: acme.app | Subscribe".
    if scalars[gap].contains(0x7C) { return false }
    return scalars[gap].count { isLetter($0) && !hasBorders($0) } <= 8
  }
}
