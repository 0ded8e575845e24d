import Findings
import Screens
import StoreCatalog

/// What is paid once is not said to renew.
enum AutoRenewTextOnOneTime: ScreenRule {
  static let id = "auto-renew-text-on-one-time"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # A one-time purchase is said to renew

    Texts of a product that is paid once, and all texts of a screen that sells nothing else, do not say that it renews. What
    is said to those who have a subscription, or of what this is not, is something else.

    ## Why

    Who reads "renews automatically" under a lifetime purchase either does not buy or expects a charge that never comes: the description is
    untrue.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a test for this: public review
    checklist, read 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Life.storekit
    copy: Copy
    paywalls:
      life: { products: [com.example.life], control-style: list }
    --- Copy/life.en-US.md
    ---
    headline: Yours
    disclosure: "{{ product.price }}, «renews» every year."
    ---
    --- Life.storekit
    { "products": [ { "productID": "com.example.life", "type": "NonConsumable", "displayPrice": "99.99", "referenceName": "Lifetime",
        "localizations": [ { "locale": "en_US", "displayName": "Lifetime", "description": "All templates" } ] } ], "subscriptionGroups": [] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Life.storekit, Pro.storekit]
    copy: Copy
    paywalls:
      both: { products: [com.example.life, com.example.pro.monthly], control-style: list }
    --- Copy/both.en-US.md
    ---
    caption:
      default: Renews automatically until canceled
      com.example.life: Paid once, «auto-renew»s
    ---
    --- Life.storekit
    { "products": [ { "productID": "com.example.life", "type": "NonConsumable", "displayPrice": "99.99", "referenceName": "Lifetime",
        "localizations": [ { "locale": "en_US", "displayName": "Lifetime", "description": "All templates" } ] } ], "subscriptionGroups": [] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Life.storekit
    copy: Copy
    paywalls:
      life: { products: [com.example.life], control-style: list }
    --- Copy/life.en-US.md
    ---
    headline: Yours
    disclosure: "{{ product.price }}, paid once. It won't renew automatically. Already subscribed? Turn off auto-renewal of your subscription in Settings."
    ---
    --- Life.storekit
    { "products": [ { "productID": "com.example.life", "type": "NonConsumable", "displayPrice": "99.99", "referenceName": "Lifetime",
        "localizations": [ { "locale": "en_US", "displayName": "Lifetime", "description": "All templates" } ] } ], "subscriptionGroups": [] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Life.storekit, Pro.storekit]
    copy: Copy
    paywalls:
      both: { products: [com.example.life, com.example.pro.monthly], control-style: list }
    --- Copy/both.en-US.md
    ---
    disclosure: Subscriptions renew automatically until canceled
    ---
    --- Life.storekit
    { "products": [ { "productID": "com.example.life", "type": "NonConsumable", "displayPrice": "99.99", "referenceName": "Lifetime",
        "localizations": [ { "locale": "en_US", "displayName": "Lifetime", "description": "All templates" } ] } ], "subscriptionGroups": [] }
    ```

    ## How to fix

    Give the field a form for the product: `disclosure: { default: …, com.example.life: "One-time purchase." }`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let once = judged.plans.filter { shown in
      judged.judged.product(ofPlan: shown.plan).map { $0.kind == .nonConsumable || $0.kind == .consumable } ?? false
    }
    guard let first = once.first else { return }
    let sellsNothingElse = once.count == judged.plans.count
    for element in judged.elements {
      let own = element.plan.flatMap { plan in once.first { $0.plan == plan } }
      guard let shown = own ?? (sellsNothingElse && element.plan == nil ? first : nil) else { continue }
      guard let mention = renewal(in: element, judged), let range = mention.range,
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      report(
        Violation(
          "'\(mention.text)' is said of '\(subject.name)', which is paid once",
          help: "give the field a form for the product: \(subject.product ?? subject.name): One-time purchase.",
          at: range,
          subjects: [subject]))
    }
  }

  /// Where somebody wrote that it renews; not where they speak to those who have a subscription, or say that this is none.
  private static func renewal(in element: Element, _ judged: JudgedScreen) -> Mention? {
    let mentions = judged.mentions(of: .renews, in: element)
    guard mentions.contains(where: { $0.range != nil }) else { return nil }
    let text = judged.text(of: element).said
    let places = text.mentionRanges(of: .renews).sorted { $0.lowerBound < $1.lowerBound }
    return zip(mentions, places).first { $0.range != nil && !text.isOfOtherSubscription($1) }?.0
  }
}
