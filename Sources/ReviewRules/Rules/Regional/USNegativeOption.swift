import Findings
import Looks
import Projects
import Screens

/// Price, period, renewal and the way to cancel are said next to the button that buys.
enum USNegativeOption: ScreenRule {
  static let id = "us-negative-option"
  static let severity = Severity.warning
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.us]

  static let text: StaticString = """
    # The terms of a subscription are not beside the button

    Price, period, renewal and the way to cancel are said next to the button that buys.

    ## Why

    A seller in the United States has to disclose all material terms of an offer that renews before it takes the customer's billing data,
    clearly, and where the customer agrees. Terms on another screen, or at its other end, do not count.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Restore Online Shoppers' Confidence Act, 15 U.S.C. 8403, <https://www.law.cornell.edu/uscode/text/15/8403>, 2026-11. The FTC's wider rule of
    2024 was vacated on 2025-07-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us]
    paywalls:
      «pro»:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us]
    paywalls:
      «pro»:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: disclosure }
          - { role: headline }
          - { role: subtitle }
          - { role: plan-name }
          - { role: plan-description }
          - { role: cta }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    subtitle: Every template
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel in Settings."
    cta: Subscribe
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: cta }
          - { role: disclosure }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel in Settings."
    cta: Subscribe
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us-ca]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: Subscribe
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel in Settings."
    ---
    ```

    ## How to fix

    Put a `disclosure` with `{{ product.price_per_period }}`, the renewal and how to cancel directly above or below the button.
    """

  /// How many elements away from the button still count as beside it.
  private static let reach = 2

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.storefront.code == "USA" else { return }
    for shown in judged.plans where judged.subscription(of: shown) != nil {
      let visible = judged.elements(ofPlan: shown.plan)
      guard let button = visible.firstIndex(where: { judged.elements[$0].role == .cta }) else { continue }
      let near = visible[max(0, button - reach)...min(visible.count - 1, button + reach)]
      let missing = judged.termsToSay(of: shown).subtracting(judged.terms(of: shown, saidBy: Array(near)))
      guard let names = missing.names else { continue }
      report(
        Violation(
          "Beside the button is not said: \(names)", help: "put a disclosure directly above or below the button",
          at: judged.paywall.range, subjects: judged.subjects(of: shown), isAbsence: true))
    }
  }
}
