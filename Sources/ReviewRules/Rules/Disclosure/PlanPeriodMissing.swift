import Findings
import Looks
import Screens

/// Every subscription states how long one payment lasts.
enum PlanPeriodMissing: ScreenRule {
  static let id = "plan-period-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # A plan does not say how long it lasts

    Every subscription on the screen states its length beside its price: as a datum, or in its name ("Monthly", "Jahresabo").

    ## Why

    "$29.99" alone may be a week or a year. Apple asks for the length of every subscription on the purchase screen, and has rejected screens
    where it was "not clearly spelled out".

    ## Source

    Apple Developer Program License Agreement, Schedule 2, <https://developer.apple.com/support/terms/apple-developer-program-license-agreement/#S2>,
    2026-11; App Review Guidelines 3.1.2(c), 2026-06-08; a rejection: <https://felixng.one>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        products: [com.example.pro.plain]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price }}"
    cta: Subscribe
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.plain]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    ---
    ```

    ## How to fix

    Write `{{ product.price_per_period }}` where the price stands, or `{{ product.period }}` beside it.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let missing = judged.plans.filter { shown in
      !shown.isCurrent && judged.sheet.figures.indices.contains(shown.plan)
        && judged.sheet.figures[shown.plan].period != nil && !judged.states(.period, ofPlan: shown.plan)
    }
    guard !missing.isEmpty else { return }
    var violation = Violation(
      .about(one: "does not say how long it lasts", many: "do not say how long they last"),
      help: "write {{ product.price_per_period }} where the price stands", at: judged.paywall.range,
      subjects: missing.compactMap { judged.judged.subject(ofPlan: $0.plan) }, isAbsence: true)
    violation.saidBy = [.price, .period, .priceDetail]
    report(violation)
  }
}
