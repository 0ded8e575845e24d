import Findings
import Looks
import Projects
import Screens

/// A screen that is shown on Android too says price, period, renewal, the length of a trial and how to cancel.
enum GooglePlayDisclosure: ScreenRule {
  static let id = "googleplay-disclosure"
  static let severity = Severity.warning
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.googlePlay]

  static let text: StaticString = """
    # A term that Google Play asks for is missing

    A screen that is shown on Android too says price, period, renewal, the length of a trial and how to cancel.

    ## Why

    Google Play's policy asks for the cost, the billing cycle, how a trial turns into a paid subscription and how to cancel, on the offer itself and
    in the user's language.

    ## Source

    Google Play, Subscriptions policy, <https://support.google.com/googleplay/android-developer/answer/9900533>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [googleplay]
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
    regimes: [googleplay]
    paywalls:
      «pro»:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: Starts free, renews automatically. Cancel in Settings.
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [googleplay]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: Subscribe
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel in Settings."
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [googleplay]
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: 7 days free, then it renews automatically. Cancel in Settings.
    ---
    ```

    ## How to fix

    Say what is missing in the `disclosure`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans where judged.subscription(of: shown) != nil {
      let said = judged.terms(of: shown, saidBy: judged.elements(ofPlan: shown.plan))
      guard let names = judged.termsToSay(of: shown).subtracting(said).names else { continue }
      var violation = Violation(
        "Google Play asks for \(names)", help: "say it in the disclosure", at: judged.paywall.range,
        subjects: judged.subjects(of: shown))
      violation.saidBy = [.disclosure, .caption, .ctaDetail, .body]
      report(violation)
    }
  }
}
