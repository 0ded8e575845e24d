import Findings
import Looks
import Projects
import Screens
import StoreCatalog

/// In the United Kingdom the screen says what is charged, how often, that it renews, how to end it, and what a month comes to.
enum UKDMCCKeyInfo: ScreenRule {
  static let id = "uk-dmcc-key-info"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.uk]

  static let text: StaticString = """
    # Key information of a subscription is missing

    In the United Kingdom the screen says what is charged, how often, that it renews, how to end it, and what a month comes to.

    ## Why

    The new law for subscription contracts asks for key information before the order, kept apart from the rest. It starts in spring 2027.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Digital Markets, Competition and Consumers Act 2024, part 4, chapter 2, <https://www.legislation.gov.uk/ukpga/2024/13/part/4/chapter/2>,
    2026-11; its start was moved to spring 2027.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-GB]
    regimes: [uk]
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
    --- Copy/pro.en-GB.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: Renews automatically. Cancel in Settings.
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-GB]
    regimes: [uk]
    paywalls:
      «pro»:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
    --- Copy/pro.en-GB.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-GB]
    regimes: [uk]
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
    --- Copy/pro.en-GB.md
    ---
    headline: Go Pro
    price:
      default: "{{ product.price_per_period }} ({{ product.price_per_month }} a month)"
      trial: "{{ product.price_per_period }} ({{ product.price_per_month }} a month) after {{ product.offer_duration }}"
    cta: Subscribe
    disclosure: Renews automatically. Cancel in Settings.
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-GB]
    regimes: [uk]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure }
    --- Copy/pro.en-GB.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: Renews automatically. Cancel in Settings.
    ---
    ```

    ## How to fix

    Say what is missing in the `disclosure`; `{{ product.price_per_month }}` is what a month comes to.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.storefront.code == "GBR" else { return }
    for shown in judged.plans {
      guard let product = judged.subscription(of: shown) else { continue }
      let visible = judged.elements(ofPlan: shown.plan)
      var names = judged.termsToSay(of: shown).subtracting(judged.terms(of: shown, saidBy: visible)).list
      if !isMonthly(product), !visible.contains(where: { saysUnitPrice(judged.elements[$0]) }) {
        names.append("what a month comes to")
      }
      guard let text = joined(names) else { continue }
      report(
        Violation(
          "Key information is missing: \(text)", help: "say it in the disclosure", at: judged.paywall.range,
          subjects: judged.subjects(of: shown)))
    }
  }

  private static func isMonthly(_ product: Product) -> Bool {
    product.period.map { $0.value.unit == .month && $0.value.count == 1 } ?? false
  }

  private static func saysUnitPrice(_ element: Element) -> Bool {
    element.role == .perUnitPrice
      || element.runs.contains { run in
        if case .fact(.perUnitPrice, _, _) = run.origin { return true }
        return false
      }
  }
}
