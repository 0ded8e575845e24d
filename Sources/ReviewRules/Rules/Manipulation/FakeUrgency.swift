import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// Time runs out only where something ends.
enum FakeUrgency: ScreenRule {
  static let id = "fake-urgency"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "5.6"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # Time is said to run out, and nothing ends

    A countdown, or a text like "limited time" or "today only", stands where an offer of the screen has a last day in the catalog, or the price changes
    on a day, or the countdown has its day in the configuration.

    ## Why

    A timer that starts again for everyone is a lie about the price. Apple counts it as manipulation; in Korea and the European Union it is also
    against the law.

    ## Source

    App Review Guidelines 5.6 and 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro for less, «today only»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    strings: [en.lproj/App.strings]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price }
          - «{ role: countdown, text: { key: timer } }»
    --- en.lproj/App.strings
    "timer" = "09:59";
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ja]
    source-locale: ja
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ja.md
    ---
    headline: «あと3時間»
    subtitle: «先着»100名様
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: Never late again
    caption: Your free trial ends in 7 days.
    ---
    - Reminders before a limited-time sale ends today
    - Never miss a last chance
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    strings: [en.lproj/App.strings]
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: countdown, text: { key: timer }, until: 2026-12-31 }
    --- en.lproj/App.strings
    "timer" = "31 days left";
    --- Copy/pro.en-US.md
    ---
    headline: Pro for less, for a limited time
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: Hurry less, live more
    subtitle: The last 3 hours of rain on one chart
    ---
    - Only 3 days left until your trip
    ```

    ## How to fix

    Take the hurry out, or give it a day: that of the offer in the catalog, or `until:` of the countdown.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard !judged.plans.isEmpty else { return }
    let today = judged.project.today
    let declared = judged.paywall.elements.filter { $0.role == .countdown }
    let shown = judged.sheet.look.controlStyle == .custom ? declared : []
    for element in shown {
      if let until = element.until {
        guard until.value < today else { continue }
        report(
          Violation(
            "Countdown ended on \(until.value)", help: "take it out, or name the day on which the offer ends",
            at: until.range))
      } else if !hasEnd(judged) {
        report(
          Violation(
            "Countdown runs to no day", help: "name the day on which the offer ends: until: \(today)",
            at: element.range))
      }
    }
    if shown.contains(where: { ($0.until?.value).map { $0 >= today } ?? false }) { return }
    var isReal: Bool?
    for element in judged.elements(speakingOf: .urgency) where !quiet.contains(element.role) {
      let reading = judged.judged.reading(of: element)
      for mention in judged.mentions(of: .urgency, in: element) {
        guard let range = mention.range, !reading.claims.contains(where: { ends($0.range, before: range) }) else {
          continue
        }
        if isOfToday(mention), !sells(element, judged) { continue }
        if isName(mention, reading.text.folded) { continue }
        let real = isReal ?? hasEnd(judged)
        isReal = real
        if real { continue }
        report(violation(mention.text, at: range))
      }
    }
    let found = judged.violations(of: Self.self) { countdowns(in: $0, judged) }
    if !found.isEmpty, !(isReal ?? hasEnd(judged)) { found.forEach(report) }
  }

  private static func countdowns(
    in reading: ElementReading, _ judged: JudgedScreen
  ) -> [Violation] {
    let (element, whole) = (reading.element, reading.text)
    guard whole.folded.hasDigits, whole.isTyped, !quiet.contains(element.role) else { return [] }
    return whole.said.countdowns.compactMap { countdown in
      let bytes = whole.folded.bytes(of: countdown.range)
      guard let range = whole.place(of: bytes), !reading.claims.contains(where: { ends($0.range, before: range) }),
        isHurry(countdown, in: whole.folded) || sells(element, judged)
      else { return nil }
      return violation(whole.text(of: bytes), at: range)
    }
  }

  /// Whether a countdown can be of nothing else than an offer, as the text is about nothing else.
  private static func isHurry(_ countdown: Countdown, in text: FoldedText) -> Bool {
    if countdown.isPlain, isShort(text) { return true }
    return text.scalars.indices.allSatisfy { countdown.range.contains($0) || !isLetter(text.scalars[$0]) }
  }

  private static func violation(_ text: String, at range: SourceRange) -> Violation {
    Violation(
      "'\(text)' is said, and nothing ends", help: "take it out, or give the offer a last day", at: range)
  }

  /// Whether a text has no words for anything else: "Nur noch 3 Stunden", "あと3時間".
  private static func isShort(_ text: FoldedText) -> Bool {
    text.words(in: 0..<text.count).count + text.scalars.count { isLetter($0) && !hasBorders($0) } / 3 <= 3
  }

  /// What the app does, and what customers say, is no hurry.
  private static let quiet: Set<Role> = [.benefit, .testimonial, .planDescription, .statusCurrent, .statusRenewal]

  /// "Last chance saloon" is a saying, and hurries nobody.
  private static func isName(_ mention: Mention, _ text: FoldedText) -> Bool {
    let said = FoldedText(mention.text)
    return names.contains { name in
      text.contains(name) && said.scalars.count < name.scalars.count
        && name.scalars[..<said.scalars.count].elementsEqual(said.scalars)
    }
  }

  private static let names = ["last chance saloon", "last chance saloons", "last chance tourism"].compactMap {
    FoldedText.Phrase($0)
  }

  /// "Today only" hurries beside a price or an offer; "One list, for today only" is what the app does. "Nur noch heute" says that something ends.
  private static func isOfToday(_ mention: Mention) -> Bool {
    let text = FoldedText(mention.text)
    return text.contains(anyOf: loose)
      || text.contains(anyOf: days) && !text.contains(anyOf: endings)
  }

  /// Words that hurry beside a price only: the last day may be one of school.
  private static let loose: FoldedText.PhraseList = [
    "last day", "final day", "almost over", "flash sale", "letzter tag", "letzten tag",
    "fast vorbei", "dernier jour", "bientot termine", "ultimo dia", "corra", "corre,", "ultimo giorno", "laatste dag",
    "bijna voorbij", "bijna afgelopen", "最終日", "お早めに", "마지막 날", "最后一天", "最後一天", "最后一日", "最後一日", "限量",
    "آخر يوم", "اليوم الأخير", "आखिरी दिन", "आख़िरी दिन", "अंतिम दिन", "son gün", "son saat", "ostatni dzień", "последний день",
    "успейте", "抢购", "搶購", "jetzt oder nie", "now or never",
  ]

  private static let endings: FoldedText.PhraseList = [
    "noch", "ends", "last", "endet", "enden", "encore", "ancora", "еще", "まで", "まもなく",
  ]

  private static func sells(_ element: Element, _ judged: JudgedScreen) -> Bool {
    switch element.role {
    case .headline, .subtitle, .body, .message: break
    default: return true
    }
    let whole = judged.text(of: element)
    // Where nothing else is said, nothing else can be meant.
    if whole.folded.wordCount <= 2 || !judged.judged.knows(.saving) { return true }
    if !judged.judged.pricing(of: judged.judged.reading(of: element)).isEmpty
      || !whole.said.percentages.isEmpty
    {
      return true
    }
    return [Topic.saving, .purchase, .subscription, .bestValue].contains {
      !judged.mentions(of: $0, in: element).isEmpty
    }
      || whole.folded.contains(anyOf: offers)
  }

  private static let days: FoldedText.PhraseList = [
    "today", "tonight", "heute", "aujourd'hui", "hoy", "hoje", "oggi", "сегодня", "今日", "本日", "今天", "오늘", "bugun",
    "vandaag", "dzis", "dzisiaj", "idag", "i dag", "tanaan", "dnes", "ma",
  ]

  /// What is hurried for. Of several languages: each is harmless in the others.
  private static let offers: FoldedText.PhraseList = [
    "offer", "offers", "deal", "deals", "sale", "price", "prices", "less", "half", "free", "special", "bonus",
    "angebot*", "preis*", "rabatt*", "aktion*", "gunstig*", "offre*", "prix", "promo*", "remise*", "oferta*", "precio*",
    "descuento*", "offerta*", "offerte", "prezz*", "sconto", "preco*", "desconto*", "скидк*", "цен*", "акци*",
    "предложени*", "セール", "割引", "価格", "特価", "オフ", "优惠", "優惠", "折扣", "特价", "特價", "价格", "할인", "가격",
    "특가", "indirim*", "fiyat*", "teklif*", "aanbieding*", "prijs*", "korting", "erbjudande*", "pris*", "tilbud*",
    "cena",
    "ceny", "promocj*", "znizk*", "عرض", "خصم", "سعر",
  ]

  /// "Your free trial ends in 7 days": what ends is the trial.
  private static func ends(_ claim: SourceRange, before range: SourceRange) -> Bool {
    claim.file == range.file && claim.end <= range.start + 4 && range.start <= claim.end + 16
      || claim.file == range.file && claim.start <= range.start && claim.end >= range.start
  }

  /// Whether an offer of a shown plan has a last day to come, or its price changes on one.
  private static func hasEnd(_ judged: JudgedScreen) -> Bool {
    let today = judged.project.today
    let storefront = judged.sheet.market.storefront
    return judged.plans.contains { shown in
      guard let product = judged.judged.product(ofPlan: shown.plan) else { return false }
      return product.offers.contains { $0.isMade(in: storefront, on: today) && $0.until != nil }
        || product.prices.contains { price in
          price.storefront == storefront
            && ((price.from.map { $0 > today } ?? false) || (price.until.map { $0 > today } ?? false))
        }
    }
  }
}
