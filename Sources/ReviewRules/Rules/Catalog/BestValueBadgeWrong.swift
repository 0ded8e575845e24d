import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// The best value is the best value.
enum BestValueBadgeWrong: ScreenRule {
  static let id = "best-value-badge-wrong"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .lexicon]

  static let text: StaticString = """
    # A plan is called the best value and is not

    A plan that is called the best value, the best price or the cheapest costs least per day among the subscriptions of its tier on the screen.

    ## Why

    It is a claim about the price, and a wrong one promotes a false price. "Most popular" claims something else, and is left alone.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    badge: { com.example.pro.monthly: «Best value» }
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    badge: { com.example.pro.monthly: "Our «lowest price»", com.example.pro.yearly: Popular }
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    badge: { com.example.pro.yearly: Best value }
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: The best value in photo editing
    badge: { com.example.pro.monthly: Most popular }
    ---
    ```

    ## How to fix

    Put the badge on the plan that costs least per day, or say something else.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.plans.count > 1, judged.maySpeak(of: .bestValue) else { return }
    for element in judged.elements {
      guard let plan = element.plan, Role.ofPlans.contains(element.role) || element.role == .caption else { continue }
      let mentions = judged.mentions(of: .bestValue, in: element)
      // Prices are compared last, as that is dear.
      guard !mentions.isEmpty, let own = price(ofPlan: plan, judged), let better = cheaper(than: own, plan, judged)
      else { continue }
      for mention in mentions {
        guard let subject = judged.judged.subject(ofPlan: plan) else { continue }
        let figures = judged.sheet.figures[better]
        report(
          Violation(
            "'\(mention.text)' is said of \(subject.quoted), and '\(shortened(figures.name))' costs less per day",
            help: "put it on the plan that costs least per day", at: mention.range ?? judged.paywall.range,
            related: figures.price.map { [.init("the price of the other plan", at: $0.money.range)] } ?? [],
            subjects: [subject]))
      }
    }
  }

  private static func price(ofPlan plan: Int, _ judged: JudgedScreen) -> PeriodPrice? {
    guard judged.sheet.figures.indices.contains(plan), let period = judged.sheet.figures[plan].period,
      let price = judged.sheet.figures[plan].price
    else { return nil }
    return PeriodPrice(price.money.value, per: period)
  }

  /// A plan of the same tier on the screen that costs less per day.
  private static func cheaper(than own: PeriodPrice, _ plan: Int, _ judged: JudgedScreen) -> Int? {
    guard judged.paywall.plans.indices.contains(plan) else { return nil }
    let tier = judged.paywall.plans[plan].tier
    return judged.plans.map(\.plan).first { other in
      guard other != plan, judged.paywall.plans.indices.contains(other), judged.paywall.plans[other].tier == tier,
        let its = price(ofPlan: other, judged)
      else { return false }
      return own.costsMorePerDay(than: its) == true
    }
  }
}
