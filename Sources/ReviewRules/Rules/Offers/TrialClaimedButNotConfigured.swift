import Findings
import Screens
import StoreCatalog

/// A free trial that is promised exists.
enum TrialClaimedButNotConfigured: ScreenRule {
  static let id = "trial-claimed-but-not-configured"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A free trial is promised that no plan has

    Copy speaks of a free trial only where a plan on the screen has a free introductory offer, in the storefront and on the day that the screen
    is looked at. An offer that is paid, be it little, is not called free. Days on which something else is free, such as shipping, are no trial,
    neither are trial lessons, nor terms that only suppose a trial ("if offered"). A button that sells says "free" only where one begins for nothing.

    ## Why

    Who taps "Start free trial" and pays at once has been misled. Apple's reviewers buy what is on the screen; an app was rejected because its
    trial stood in a file for tests only. App Store Connect has offers by territory and days: a trial in the United States is none in Germany.

    ## Source

    App Review Guidelines 3.1.2(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection:
    <https://vskip-api.fly.dev/blog/app-review-rejections>, 2026-04.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.en-US.md
    ---
    headline: Start your «free trial» today
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Intro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    subtitle: First «3 months free»
    ---
    --- Intro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.p", "type": "RecurringSubscription", "displayPrice": "79.99", "recurringSubscriptionPeriod": "P1Y",
        "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P3M", "displayPrice": "9.99" } } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.en-US.md
    ---
    headline: «7 days of free» access
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    cta: Start for «free»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.en-US.md
    ---
    headline: 7 days to a free mind
    subtitle: 30 days of free shipping
    ---
    - Free support, 7 days a week
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline:
      default: Go Pro
      trial: Start your free trial today
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.en-US.md
    ---
    headline: Feel free to cancel
    subtitle: No free trial, no tricks
    ---
    - Free trial lessons with tutors

    Any unused portion of a free trial, if offered, is forfeited when you subscribe.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.monthly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    cta: Go ad-free
    disclosure: A free trial is not included.
    ---
    ```

    ## How to fix

    Add the offer in App Store Connect (in every territory) and sync the `.storekit` file, or take the promise out. Write the promise in the
    field's `trial` form, which only customers who may have the trial read.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard !judged.plans.isEmpty else { return }
    checkButtons(judged, report)
    let hasPaid = judged.plans.contains { judged.paidIntroduction(ofPlan: $0.plan) != nil }
    guard hasPaid || judged.contents.contains(.claims) else { return }
    for (element, reading) in zip(judged.elements, judged.readings) where hasPaid || !reading.claims.isEmpty {
      let concerned = element.plan.map { plan in judged.plans.filter { $0.plan == plan } } ?? judged.plans
      if concerned.isEmpty || concerned.contains(where: { isUnknown($0, judged) }) { continue }
      // Who is shown a trial that others may have is another rule's matter; so is the plan that is chosen at first.
      if concerned.contains(where: { judged.freeTrial(ofPlan: $0.plan) != nil }) { continue }
      if isOfButton(element), judged.plans.contains(where: { judged.freeTrial(ofPlan: $0.plan) != nil }),
        judged.selected.map({ judged.freeTrial(ofPlan: $0.plan) == nil }) ?? false
      {
        continue
      }
      for claim in reading.claims where !isPaidTrial(claim, of: concerned, judged) {
        report(notConfigured(claim.text, at: claim.range, concerned, judged))
      }
      for place in calledFree(element, concerned, judged) where !reading.claims.contains(where: { $0.range == place.1 })
      {
        report(notConfigured(place.0, at: place.1, concerned, judged))
      }
    }
  }

  /// "Start for free" on a button that sells.
  private static func checkButtons(_ judged: JudgedScreen, _ report: (Violation) -> Void) {
    for (element, reading) in zip(judged.elements, judged.readings)
    where element.role == .cta && reading.text.isTyped && reading.claims.isEmpty {
      guard let range = freeStart(in: reading.text, judged.judged.lexicons) else { continue }
      let concerned = element.plan.map { plan in judged.plans.filter { $0.plan == plan } } ?? judged.plans
      if concerned.isEmpty || concerned.contains(where: { isUnknown($0, judged) || isFree($0, judged) }) { continue }
      if judged.plans.contains(where: { judged.freeTrial(ofPlan: $0.plan) != nil }) { continue }
      let bytes = reading.text.folded.bytes(of: range)
      guard let place = reading.text.place(of: bytes) else { continue }
      report(notConfigured(reading.text.text(of: bytes), at: place, concerned, judged))
    }
  }

  /// Whether a plan costs nothing.
  private static func isFree(_ shown: ShownPlan, _ judged: JudgedScreen) -> Bool {
    judged.judged.product(ofPlan: shown.plan)?.prices.contains { $0.money.value.amount == 0 } ?? true
  }

  /// Where a button says that what it does costs nothing: at the end, or before a verb for beginning. "Go ad-free" and "Free your mind" say nothing of
  /// money.
  private static func freeStart(in whole: WholeText, _ lexicons: [Lexicon]) -> Range<Int>? {
    let text = whole.folded
    for lexicon in lexicons {
      for range in text.ranges(of: lexicon.freeOfCharge)
      where !lexicon.isTakenBack(text, range) && !text.isFreeOf(range) {
        let isEnglish = lexicon.language == "en"
        let next = lexicon.afterBlank(text, range.upperBound)
        let behind = text.end(ofLongest: isEnglish ? soon : starts, at: next)
        let isEnd = text.isEndOfSaid(range.upperBound)
        guard isEnd || behind.map({ text.isEndOfSaid($0) || !hasBorders(text.scalars[next]) }) ?? false else {
          continue
        }
        if isEnglish {
          guard givers.contains(text.word(endingAt: range.lowerBound)), !isHyphenated(range, whole) else { continue }
        } else if isEnd, lexicon.whatElseIsFree(range, for: range, in: text) != nil {
          continue
        }
        return range
      }
    }
    return nil
  }

  private static func isHyphenated(_ range: Range<Int>, _ whole: WholeText) -> Bool {
    let start = whole.folded.bytes(of: range).lowerBound
    return start > 0 && whole.bytes[start - 1] == UInt8(ascii: "-")
  }

  private static let soon: FoldedText.PhraseList = ["today", "now"]

  /// Of several languages: each is harmless in the others.
  private static let starts: FoldedText.PhraseList = [
    "starten", "loslegen", "beginnen", "anfangen", "fortfahren", "weiter", "weitermachen", "holen", "sichern", "nutzen",
    "freischalten", "aktivieren", "beitreten", "doorgaan", "verder", "börja", "fortsätt", "başla", "başlayın", "basla",
    "devam et", "kullan", "开始", "開始", "使用", "使う", "始め", "利用", "시작", "이용", "start", "aloita", "začít", "začať", "začni",
    "अभी शुरू", "शुरू",
  ]

  /// What stands before "free" on a button where it is about money; "debt free" and its like are not.
  private static let givers: Set<String> = [
    "for", "start", "it", "get", "started", "continue", "join", "begin", "unlock", "subscribe", "pro", "premium",
    "plus",
    "try", "all", "everything", "access", "today", "now",
  ]

  private static func isOfButton(_ element: Element) -> Bool { element.role == .cta || element.role == .ctaDetail }

  /// "1 Monat testen für 0,99 €": who is to try something, and not for nothing, may pay for it.
  private static func isPaidTrial(_ claim: PlacedClaim, of plans: [ShownPlan], _ judged: JudgedScreen) -> Bool {
    guard let length = claim.claim.duration?.period, !isFree(claim.text, judged) else { return false }
    return plans.contains { judged.paidIntroduction(ofPlan: $0.plan)?.duration == length }
  }

  /// Whether a text has a word that says that something costs nothing.
  private static func isFree(_ text: String, _ judged: JudgedScreen) -> Bool {
    let said = FoldedText(text)
    return !said.zeroAmounts.isEmpty || judged.judged.lexicons.contains { said.contains(anyOf: $0.freeOfCharge) }
  }

  /// Whether the files say nothing of a plan's introductory offers: there may be one.
  private static func isUnknown(_ shown: ShownPlan, _ judged: JudgedScreen) -> Bool {
    guard let product = judged.judged.product(ofPlan: shown.plan) else { return true }
    return product.omittedOffers.contains(.introductory)
  }

  /// Where a text calls free what an introductory offer asks money for: its length with the word for free.
  private static func calledFree(
    _ element: Element, _ plans: [ShownPlan], _ judged: JudgedScreen
  ) -> [(String, SourceRange)] {
    let lengths = plans.compactMap { judged.paidIntroduction(ofPlan: $0.plan)?.duration }
    if lengths.isEmpty { return [] }
    let whole = judged.text(of: element)
    var places: [(String, SourceRange)] = []
    for lexicon in judged.judged.lexicons {
      for claim in lexicon.freeLengths(in: whole.folded) {
        guard let named = claim.duration?.period, lengths.contains(named),
          judged.judged.isOfSold(claim, in: whole.folded)
        else { continue }
        let bytes = whole.folded.bytes(of: claim.range)
        guard let range = whole.place(of: bytes), !places.contains(where: { $0.1 == range }),
          isFree(whole.text(of: bytes), judged)
        else { continue }
        places.append((whole.text(of: bytes), range))
      }
    }
    return places
  }

  private static func notConfigured(
    _ text: String, at range: SourceRange, _ plans: [ShownPlan], _ judged: JudgedScreen
  ) -> Violation {
    let subjects = plans.compactMap { judged.judged.subject(ofPlan: $0.plan) }
    let own = subjects.count == 1 ? subjects : []
    for shown in plans {
      guard let paid = judged.paidIntroduction(ofPlan: shown.plan),
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      let price = paid.price(in: judged.sheet.market.storefront, on: judged.project.today)?.money
      let cost = price.map { "costs \($0.value.digits) \($0.value.currency.code)" } ?? "is paid for"
      return Violation(
        "'\(text)' is promised; the introductory offer of '\(subject.name)' \(cost)",
        help: DatumAdvice(at: range, in: judged.project.files).writing(
          "%@", ["product.offer_price"], lead: "say what it costs"), at: range,
        related: [.init("the introductory offer of '\(subject.name)'", at: (price?.range ?? paid.mode.range))],
        subjects: own)
    }
    // It is made elsewhere, or on other days.
    for shown in plans {
      guard let product = judged.judged.product(ofPlan: shown.plan),
        let other = product.offers.first(where: {
          $0.kind == .introductory && $0.mode.value == .free && !$0.isForCommitment
        })
      else { continue }
      let storefront = judged.sheet.market.storefront
      let isElsewhere = !(other.territories?.contains(storefront) ?? true)
      let when = isElsewhere ? "in \(storefront.englishName)" : "on \(judged.project.today)"
      return Violation(
        "'\(text)' is promised; '\(product.reference)' has no free introductory offer \(when)",
        help: isElsewhere
          ? "add the offer in that storefront, for App Store Connect has one for each, or take the promise out"
          : "take the promise out on days without the offer, or change its days", at: range,
        related: [.init("the offer that there is", at: other.mode.range)], subjects: own)
    }
    let message =
      subjects.count == 1
      ? "'\(text)' is promised; '\(subjects[0].name)' has no free introductory offer"
      : "'\(text)' is promised; no plan has a free introductory offer"
    return Violation(
      message, help: "add the offer to the catalog, or take the promise out", at: range, subjects: own)
  }
}
