import Findings
import Looks
import Screens

/// Nothing due today is not the largest price.
enum ZeroPriceEmphasis: ScreenRule {
  static let id = "zero-price-emphasis"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .looks, .sizes, .lexicon]

  static let text: StaticString = """
    # "$0 today" stands out like a price

    A zero amount, or words like "no payment due now", are smaller than what is billed. In Apple's own layouts it is a note.

    ## Why

    A large "$0.00" is true for a week, and hides the charge that follows. Timelines may show it, in smaller type than the price.

    ## Source

    Experience, and rejections for promoting trials over prices, 2026-02 to 2026-08; App Review Guidelines 3.1.2(c),
    <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

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
          - { role: price, size: 15 }
          - «{ role: caption, size: 28 }»
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    caption: $0 due today
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
          - «{ role: headline, size: 30 }»
          - { role: plan-name }
          - { role: price, size: 17 }
    --- Copy/pro.en-US.md
    ---
    headline: No payment now
    price: "{{ product.price_per_period }}"
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
          - { role: price, size: 22 }
          - { role: caption, size: 13 }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    caption: $0 due today
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
          - { role: headline, size: 30 }
          - { role: plan-name }
          - { role: price, size: 17 }
    --- Copy/pro.en-US.md
    ---
    headline: Go from 0 to 60 in a day
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Make the price larger than the zero, or leave the zero out.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans where !shown.isCurrent {
      let mentions = judged.pricing(of: shown)
      guard
        let zero = mentions.filter({ $0.mention.kind == .zero }).max(by: { $0.prominence.size < $1.prominence.size }),
        let billed = JudgedScreen.billed(in: mentions), zero.prominence.size >= billed.prominence.size,
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      let sizes = "\(Prominence.points(zero.prominence.size)) against \(Prominence.points(billed.prominence.size))"
      var violation = Violation(
        "'\(zero.mention.text)' stands out like the price of '\(subject.name)': \(sizes)",
        help: "make the price larger than the zero", at: judged.place(of: zero), subjects: [subject],
        atMost: judged.paywall.isAppleLayout ? .note : nil)
      let words = ["an amount of nothing that stands out like", sizes]
      violation.common = [
        .about(one: "has \(words[0]) its price: \(words[1])", many: "have \(words[0]) their prices: \(words[1])"),
        .about(one: "has \(words[0]) its price", many: "have \(words[0]) their prices"),
      ]
      report(violation)
    }
  }
}
