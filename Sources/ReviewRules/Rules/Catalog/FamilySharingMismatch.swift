import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// What is said of Family Sharing is so.
enum FamilySharingMismatch: ScreenRule {
  static let id = "family-sharing-mismatch"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # The screen and the catalog disagree on Family Sharing

    A screen speaks of Family Sharing if a product on it can be shared, and only then.

    ## Why

    A promise that the store does not keep is a false one. The reverse is no fault, only a reason to buy that nobody learns of: Apple asks to
    mention it prominently. That is a note.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Apple, Human Interface Guidelines,
    In-app purchase, <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: One.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- One.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "familyShareable": false } ] } ] }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    - With «Family Sharing»
    ```

    ```
    --- paywallgen.yml
    catalog: One.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro }
    --- One.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "familyShareable": true } ] } ] }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    - For all of your devices
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: One.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- One.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "familyShareable": true } ] } ] }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    - With Family Sharing
    ```

    ```
    --- paywallgen.yml
    catalog: One.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- One.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "familyShareable": false } ] } ] }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    - A family tree with 500 people, to share as a picture
    - Share albums with your family
    ```

    ## How to fix

    Switch Family Sharing on for the product (it cannot be switched off again), or take the promise out. Where it is on, say so.
    """

  /// Apple's name for it in Spain, "En Familia", and in Italy, "In famiglia", which in small letters is something else.
  private static func name(in element: Element, _ judged: JudgedScreen) -> [Mention] {
    let text = judged.text(of: element)
    func isDenied(_ range: Range<Int>) -> Bool {
      judged.judged.lexicons.contains { $0.isTakenBack(text.folded, range) }
    }
    if judged.judged.language == "it" {
      return text.places(of: italian).filter {
        $0.text.hasPrefix("In ") && !isDenied($0.scalars) && !text.folded.word(endingAt: $0.scalars.lowerBound).isEmpty
      }
      .map { Mention(topic: .familySharing, text: $0.text, range: $0.origin) }
    }
    return text.places(of: spanish).filter {
      ($0.text.hasSuffix("Fam\u{00ED}lia") || $0.text.hasSuffix("Familia")) && !isDenied($0.scalars)
    }
    .map { Mention(topic: .familySharing, text: $0.text, range: $0.origin) }
  }

  private static let spanish: FoldedText.PhraseList = ["en familia"]
  private static let italian: FoldedText.PhraseList = ["in famiglia"]

  /// Whether what is said may be about the app's own content, on an element that says what the app does: "Share with your family". Apple's name for
  /// the feature is none of that.
  private static func isOfApp(_ mention: Mention, in element: Element, _ judged: JudgedScreen) -> Bool {
    switch element.role {
    case .headline, .subtitle, .benefit, .body, .testimonial, .planDescription: break
    default: return false
    }
    let said = FoldedText(mention.text)
    if said.contains(anyOf: everyday), !said.contains(anyOf: names) { return true }
    // "与家人共享相册": with the family.
    guard let first = said.scalars.first, !hasBorders(first), let phrase = FoldedText.Phrase(mention.text) else {
      return false
    }
    let text = judged.text(of: element).folded
    return text.ranges(of: phrase).allSatisfy { range in
      range.lowerBound > 0 && with.contains(text.scalars[range.lowerBound - 1])
    }
  }

  /// 与 與 和 跟 同 给 給
  private static let with: Set<UInt32> = [0x4E0E, 0x8207, 0x548C, 0x8DDF, 0x540C, 0x7ED9, 0x7D66]

  /// Words for "with", and verbs: what is done with the family is not the feature's name. Of several languages.
  private static let everyday = FoldedText.PhraseList(
    """
    with|mit|avec|con|com|met|deel|med|ailenle|ailenizle|dijeli|dijelite|podijeli|podijelite|deli|delite|के साथ|với|cho|กับ|\
    dengan|kanssa|s rodinou|meg|családdal|cu|με|עם|amb|з|с|সাথে|সঙ্গে|குடும்பத்துடன்|کے ساتھ|مع|与|與|和|家族と|가족과|udostępnij|\
    udostępniaj
    """)

  /// Apple's names that have such a word in them.
  private static let names: FoldedText.PhraseList = [
    "partilha com a família", "delen met gezin", "gezinsdeling",
  ]
  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let shared = judged.plans.compactMap { judged.judged.product(ofPlan: $0.plan)?.isFamilyShareable }
    // Of a product whose file says nothing, nothing is known.
    guard !shared.isEmpty, shared.count == judged.plans.count else { return }
    var isSaid = false
    let hasName = ["es", "ca", "it"].contains(judged.judged.language)
    for element in hasName ? Array(judged.elements) : judged.elements(speakingOf: .familySharing) {
      let named = hasName ? name(in: element, judged) : []
      for mention in judged.mentions(of: .familySharing, in: element) + named {
        isSaid = true
        let own = element.plan.flatMap { judged.judged.product(ofPlan: $0)?.isFamilyShareable?.value }
        guard own == false || own == nil && !shared.contains(where: \.value), !isOfApp(mention, in: element, judged)
        else { continue }
        let subject = element.plan.flatMap { judged.judged.subject(ofPlan: $0) }
        report(
          Violation(
            "'\(mention.text)' is promised; \(subject.map(\.quoted) ?? "no product here") can\(subject == nil ? "" : "not") be shared",
            help: "switch Family Sharing on, or take the promise out", at: mention.range ?? judged.paywall.range,
            related: shared.prefix(1).map { .init("it is off here", at: $0.range) },
            subjects: [subject].compactMap(\.self)))
      }
    }
    guard !isSaid, shared.allSatisfy(\.value), judged.judged.lexicons.first?.phrases(.familySharing).isEmpty == false,
      judged.screen.situation == .new
    else { return }
    report(
      Violation(
        "Family Sharing is on, and the screen does not say so", help: "mention it: 'With Family Sharing'",
        at: judged.paywall.range, isAbsence: true, atMost: .note))
  }
}
