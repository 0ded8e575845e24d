import Findings
import Looks
import Screens

/// What is billed stands out most.
enum BilledAmountNotDominant: ScreenRule {
  static let id = "billed-amount-not-dominant"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .looks, .sizes]

  static let text: StaticString = """
    # Something outranks the amount that is billed

    The billed amount is larger than every other text about its price (calculated price, introductory price, trial, saving, crossed-out
    price) and no lighter or paler than they are, in the light and the dark scheme. Smaller is an error; as large is a warning. In Apple's
    own layouts, whose sizes the project does not choose, it is a note. Buttons are judged by `cta-trial-without-price`.

    ## Why

    Apple asks that the billed amount be "the most prominent pricing element" and has sent back many apps that made the price of a week, or
    the word free, larger than the charge: it names font, size, color and location.

    ## Source

    Apple, Auto-renewable subscriptions, <https://developer.apple.com/app-store/subscriptions/>, 2026-11; rejections:
    <https://github.com/RevenueCat/purchases-ios/issues/301>; <https://github.com/mozilla-mobile/mozilla-vpn-client/issues/1833>;
    <https://github.com/shogo-labs/shogo-ai/issues/816>, 2026; a rejection of 2026-08-20 (weekly calculated price of 22 points over a charge
    of 11).

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
          - { role: price, size: 11 }
          - «{ role: price-detail, size: 22 }»
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    price-detail: "{{ product.price_per_month }}/month"
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
          - { role: price, size: 17, weight: 400 }
          - «{ role: trial, size: 17, weight: 700 }»
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    trial:
      trial: "{{ product.offer_duration }} free"
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
          - «{ role: headline, size: 34 }»
          - { role: plan-name }
          - { role: price, size: 12 }
    --- Copy/pro.en-US.md
    ---
    headline: 7-day free trial
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
          - { role: price, size: 17, color: "#AAAAAA" }
          - «{ role: price-detail, size: 13, color: "#000000" }»
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    price-detail: "{{ product.price_per_month }}/month"
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
          - { role: price, size: 22, weight: 700 }
          - { role: price-detail, size: 11, color: "#6C6C70" }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    price-detail: "{{ product.price_per_month }}/month"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: price-detail, size: 22 }
          - { role: price, size: 24 }
    --- Copy/pro.en-US.md
    ---
    price: "{{ product.price_per_period }}"
    price-detail: "{{ product.price_per_month }}/month"
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
          - { role: headline, size: 34 }
          - { role: plan-name }
          - { role: trial, size: 13 }
          - { role: price, size: 20, weight: 600 }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    trial:
      trial: "{{ product.offer_duration }} free, then {{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Make the element `price` the largest and heaviest of the plan, and what is computed from it small and gray.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans where !shown.isCurrent {
      let mentions = judged.pricing(of: shown)
      guard let billed = JudgedScreen.billed(in: mentions), let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      for standing in mentions where competes(standing, with: mentions) {
        guard let (fault, words) = billed.prominence.isOutranked(by: standing.prominence) else { continue }
        let what = standing.mention.kind.rawValue
        let headline =
          switch fault {
          case .smaller: "'\(standing.mention.text)' outranks the price of '\(subject.name)': \(words)"
          case .equal: "'\(standing.mention.text)' is as large as the price of '\(subject.name)': \(words)"
          case .weaker: "'\(standing.mention.text)' is stronger than the price of '\(subject.name)': \(words)"
          }
        var violation = Violation(
          headline, help: "make the price the largest and heaviest text of the plan, and the \(what) smaller",
          at: judged.place(of: standing), related: related(to: billed, judged), subjects: [subject],
          isMinor: fault != .smaller, atMost: judged.paywall.isAppleLayout ? .note : nil)
        violation.common = common(fault, of: standing.element.role, words)
        report(violation)
      }
    }
  }

  /// What is true in every language: it names the role in place of the text, or, where several roles are meant, neither.
  private static func common(_ fault: Prominence.Fault, of role: Role, _ words: String) -> [Violation.Message] {
    let text = "a text '\(role.rawValue)'"
    let own: Violation.Message =
      switch fault {
      case .smaller:
        .about(
          one: "has \(text) that outranks its price: \(words)",
          many: "have \(text) that outranks their prices: \(words)")
      case .equal:
        .about(
          one: "has \(text) as large as its price: \(words)", many: "have \(text) as large as their prices: \(words)")
      case .weaker:
        .about(
          one: "has \(text) that is stronger than its price: \(words)",
          many: "have \(text) that is stronger than their prices: \(words)")
      }
    let all = Violation.Message.about(
      one: "has texts beside its price that stand out as much or more",
      many: "have texts beside their prices that stand out as much or more")
    return [own, all]
  }

  /// Whether a mention stands for itself: not a button, and not beside the price in one text, where size says nothing.
  private static func competes(_ standing: StandingMention, with all: [StandingMention]) -> Bool {
    switch standing.mention.kind {
    case .perUnit, .introPrice, .trial, .savings, .was: break
    case .billed, .zero: return false
    }
    switch standing.element.role {
    case .cta, .ctaDetail, .testimonial, .statusCurrent, .statusRenewal, .entry, .message: return false
    default: break
    }
    return !all.contains { other in
      other.position == standing.position && other.mention.kind == .billed
        && (other.mention.isStrong || !standing.mention.isStrong)
    }
  }

  private static func related(to billed: StandingMention, _ judged: JudgedScreen) -> [Finding.Related] {
    guard let declared = billed.element.declared, judged.paywall.elements.indices.contains(declared) else { return [] }
    return [.init("the price", at: judged.paywall.elements[declared].range)]
  }
}
