import Findings
import Looks
import Screens
import StoreCatalog

/// What renews is not called lifetime.
enum LifetimeClaimOnSubscription: ScreenRule {
  static let id = "lifetime-claim-on-subscription"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # A subscription is called lifetime

    Name, badge, price, terms and button of a plan that renews do not say "lifetime", "forever", "one-time" or "no subscription".
    Sentences may say these words of something else, and a payment may be one a year.

    ## Why

    The customer is promised to pay once, and pays again: Apple calls that bait and switch. Benefits may speak of lifetimes as they like.

    ## Source

    App Review Guidelines 3.1.2(a) and 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    badge:
      com.example.pro.yearly: "«Lifetime» access"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    disclosure: "«Pay once», keep it"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    cta: "Get it «forever» for {{ product.price }}"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: [Life.storekit, Pro.storekit]
    copy: Copy
    paywalls:
      both: { products: [com.example.life, com.example.pro.yearly], control-style: list }
    --- Copy/both.en-US.md
    ---
    badge:
      com.example.life: Lifetime
    disclosure: Lifetime is a one-time purchase. The yearly plan renews until canceled.
    ---
    --- Life.storekit
    { "products": [ { "productID": "com.example.life", "type": "NonConsumable", "displayPrice": "99.99", "referenceName": "Lifetime",
        "localizations": [ { "locale": "en_US", "displayName": "Lifetime", "description": "All templates" } ] } ], "subscriptionGroups": [] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: A lifetime of photos
    subtitle: Keep your statistics forever
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    caption: One single payment a year
    disclosure: Without a subscription, exports carry a watermark. Data is deleted forever 30 days after it ends.
    ---
    ```

    ## How to fix

    Say what it is: `{{ product.price_per_period }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    checkBadges(judged, report)
    guard judged.maySpeak(of: .lifetime) else { return }
    let isAllRenewing = judged.plans.allSatisfy { isRenewing($0.plan, judged) }
    for element in judged.elements(speakingOf: .lifetime) {
      switch element.role {
      case .planName, .badge, .price, .priceDetail, .period, .cta, .ctaDetail, .caption, .disclosure: break
      default: continue
      }
      guard let plan = element.plan ?? (isAllRenewing ? judged.selected?.plan : nil), isRenewing(plan, judged),
        let subject = judged.judged.subject(ofPlan: plan)
      else { continue }
      let text = judged.text(of: element).said
      let whole = text.folded
      let places = text.mentionRanges(of: .lifetime).sorted { $0.lowerBound < $1.lowerBound }
      for (mention, scalars) in zip(judged.mentions(of: .lifetime, in: element), places) {
        if text.isRepeated(scalars) || isSentence(element.role) && text.isOfElse(scalars) { continue }
        // The name is a datum, and stands where the catalog has it.
        let name = element.role == .planName ? judged.sheet.figures[plan].nameRange : nil
        let range = mention.range ?? name.map { judged.project.files.place(of: mention.text, in: $0) }
        guard let range else { continue }
        report(
          Violation(
            "'\(mention.text)' is said of '\(subject.name)', which renews",
            help: DatumAdvice(at: range, in: judged.project.files).writing(
              "%@", ["product.price_per_period"], lead: "say what is paid and how often"), at: range,
            subjects: [subject],
            isMinor: element.role == .planName && !isPromise(scalars, in: whole)))
      }
    }
  }

  /// Whether an element of the role may speak of more than the plan: the others have room for little else.
  private static func isSentence(_ role: Role) -> Bool {
    switch role {
    case .disclosure, .caption, .ctaDetail, .priceDetail: true
    default: false
    }
  }

  /// Words that say it where a badge says nothing else: elsewhere they speak of other things as often.
  private static func checkBadges(_ judged: JudgedScreen, _ report: (Violation) -> Void) {
    for element in judged.elements where element.role == .badge {
      guard let plan = element.plan, isRenewing(plan, judged), let subject = judged.judged.subject(ofPlan: plan) else {
        continue
      }
      for place in judged.text(of: element).places(of: alone) {
        guard let range = place.origin, judged.text(of: element).folded.saysNothing(beside: place.scalars) else {
          continue
        }
        report(
          Violation(
            "'\(place.text)' is said of '\(subject.name)', which renews",
            help: DatumAdvice(at: range, in: judged.project.files).writing(
              "%@", ["product.price_per_period"], lead: "say what is paid and how often"), at: range,
            subjects: [subject]))
      }
    }
  }

  private static let alone: FoldedText.PhraseList = [
    "永久", "永久に", "生涯", "一生", "평생", "영구", "دفعة واحدة", "tek ödeme", "永続",
  ]

  /// Whether a word in a name says how long the plan lasts: at the end, or beside a word for what is bought. "Forever Young" is a name.
  private static func isPromise(_ range: Range<Int>, in text: FoldedText) -> Bool {
    guard let last = text.scalars[range].last, hasBorders(last) else { return true }
    if !text.scalars[range.upperBound...].contains(where: { isLetter($0) || isDigit($0) }) { return true }
    return bought.contains(text.word(startingAt: range.upperBound))
      || bought.contains(text.word(endingAt: range.lowerBound))
  }

  private static let bought: Set<String> = [
    "access", "plan", "pro", "premium", "plus", "membership", "license", "licence", "subscription", "unlock", "pass",
    "zugang", "zugriff", "lizenz", "mitgliedschaft", "abo", "acces", "licence", "acceso", "acesso", "accesso", "доступ",
  ]

  private static func isRenewing(_ plan: Int, _ judged: JudgedScreen) -> Bool {
    judged.sheet.figures.indices.contains(plan) && judged.judged.product(ofPlan: plan)?.kind == .autoRenewable
  }
}
