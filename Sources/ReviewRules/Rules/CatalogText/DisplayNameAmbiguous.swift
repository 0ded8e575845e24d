import Findings
import Locales
import Projects
import Screens
import StoreCatalog

/// Plans on one screen can be told apart.
enum DisplayNameAmbiguous: ScreenRule {
  static let id = "display-name-ambiguous"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # Two plans on a screen have one name, and nothing tells them apart

    Plans that stand on one screen differ in their names, or each shows its period and the periods differ.

    ## Why

    Customers choose by name and period. Where both are the same, they cannot know what they agree to.

    ## Source

    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Apple, Human Interface Guidelines,
    In-app purchase ("distinguishable subscription options"), <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>,
    2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Same.storekit
    paywalls:
      pro: { group: Pro, control-style: custom, elements: [ { role: plan-name } ] }
    --- Same.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All" } ] },
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y",
        "localizations": [ { "locale": "en_US", "displayName": «"Pro"», "description": "All" } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Same.storekit
    paywalls:
      pro: { group: Pro }
    --- Same.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All" } ] },
      { "productID": "com.example.b", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": «"PRO"», "description": "All" } ] } ] } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Same.storekit
    paywalls:
      pro: { group: Pro }
    --- Same.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All" } ] },
      { "productID": "com.example.y", "type": "RecurringSubscription", "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y",
        "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All" } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, control-style: custom, elements: [ { role: plan-name }, { role: price } ] }
    ```

    ## How to fix

    Give each plan a name of its own, or show the period beside every price.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.plans.count > 1, judged.judged.hasTwins else { return }
    var first: [[UInt32]: ShownPlan] = [:]
    for shown in judged.plans {
      guard judged.sheet.figures.indices.contains(shown.plan) else { continue }
      let figures = judged.sheet.figures[shown.plan]
      let key = Array(judged.judged.names[shown.plan].trimmed)
      guard let other = first[key] else {
        first[key] = shown
        continue
      }
      let others = judged.sheet.figures[other.plan]
      let areTold =
        figures.period != others.period && (figures.period == nil || judged.states(.period, ofPlan: shown.plan))
        && (others.period == nil || judged.states(.period, ofPlan: other.plan))
      guard !areTold, let subject = judged.judged.subject(ofPlan: shown.plan) else { continue }
      report(
        Violation(
          "'\(shortened(figures.name))' is the name of two plans, and no period tells them apart",
          help: "name them apart, or show their periods", at: figures.nameRange ?? judged.paywall.range,
          related: others.nameRange.map { [.init("the other one", at: $0)] } ?? [], subjects: [subject]))
    }
  }
}
