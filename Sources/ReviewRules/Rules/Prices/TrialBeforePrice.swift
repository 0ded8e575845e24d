import Findings
import Looks
import Screens

/// The price comes before, or stands out from, the trial.
enum TrialBeforePrice: ScreenRule {
  static let id = "trial-before-price"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .looks, .sizes]

  static let text: StaticString = """
    # The trial comes before the price, as large as it

    Where a text names the trial before the price, the price is larger somewhere in the plan. The order alone is no fault: "7 days free,
    then $9.99" is Apple's own wording. In Apple's own layouts it is a note.

    ## Why

    A free week in large letters, and the price after it in the same or smaller ones, "promotes the free trial more clearly and
    conspicuously than the billed amount", as rejections say.

    ## Source

    Rejections of 2026-02-22 and 2026-08-21 (public reports), <https://tewha.net/2026/01/free-trials>, 2026-01; Apple, Auto-renewable
    subscriptions, <https://developer.apple.com/app-store/subscriptions/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - «{ role: trial, size: 20 }»
          - { role: price, size: 12 }
    --- Copy/pro.en-US.md
    ---
    trial:
      trial: "{{ product.offer_duration }} free"
    price: "{{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - «{ role: price, size: 17 }»
    --- Copy/pro.en-US.md
    ---
    price:
      default: "{{ product.price_per_period }}"
      trial: "{{ product.offer_duration }} free, then {{ product.price_per_period }}"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: trial, size: 12 }
          - { role: price, size: 20 }
    --- Copy/pro.en-US.md
    ---
    trial:
      trial: "{{ product.offer_duration }} free"
    price: "{{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price, size: 17 }
          - { role: trial, size: 13 }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    trial:
      trial: "{{ product.offer_duration }} free, then {{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price, size: 17 }
    --- Copy/pro.en-US.md
    ---
    price:
      default: "{{ product.price_per_period }}"
      trial: "{{ product.price_per_period }}, billed after {{ product.offer_duration }} free"
    ---
    ```

    ## How to fix

    Begin with the price: `{{ product.price_per_period }}, billed after {{ product.offer_duration }} free`; or make the price larger than
    the trial.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans where !shown.isCurrent {
      let mentions = judged.pricing(of: shown)
      guard let billed = JudgedScreen.billed(in: mentions), let subject = judged.judged.subject(ofPlan: shown.plan),
        let price = mentions.first(where: { $0.mention.kind == .billed }),
        let trial = mentions.first(where: { $0.mention.kind == .trial && $0.element.role != .cta })
      else { continue }
      guard (trial.position, trial.mention.offset) < (price.position, price.mention.offset),
        trial.prominence.size >= billed.prominence.size
      else { continue }
      var violation = Violation(
        "'\(trial.mention.text)' stands before the price of '\(subject.name)', and is as large",
        help: trial.mention.range == nil && judged.paywall.isAppleLayout
          ? "Apple's own layout writes it so, and reviewers have asked for a clearer price all the same"
          : "begin with the price: {{ product.price_per_period }}, billed after {{ product.offer_duration }} free",
        at: judged.place(of: trial), subjects: [subject], atMost: judged.paywall.isAppleLayout ? .note : nil)
      violation.common = [
        .about(
          one: "names its trial before the price, and as large",
          many: "name their trials before the prices, and as large")
      ]
      report(violation)
    }
  }
}
