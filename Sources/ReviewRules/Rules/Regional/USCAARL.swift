import Findings
import Looks
import Projects
import Screens

/// What is said of the renewal is at least as large, as heavy or as strong in contrast as the text around it.
enum USCAARL: ScreenRule {
  static let id = "us-ca-arl"
  static let severity = Severity.warning
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .looks, .declaredPaywall]
  static let regimes: Set<Regime> = [.usCA]

  static let text: StaticString = """
    # The renewal is smaller and no stronger than the text around it

    What is said of the renewal is at least as large, as heavy or as strong in contrast as the text around it.

    ## Why

    California asks for the terms of an automatic renewal to be clear and conspicuous: in larger type than the surrounding text, or in contrasting
    type, font or color, or set off from it in a way that calls attention.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    California Business and Professions Code 17601 and 17602, as amended by AB 2863,
    <https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202320240AB2863>, in force since 2025-07-01.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us-ca]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: benefit }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure, size: 9, color: gray }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: "{{ product.price_per_period }}, «renews» automatically. Cancel in Settings."
    ---
    - Every template
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us-ca]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: body }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure, size: 11 }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: "{{ product.price_per_period }} «until you cancel», in Settings."
    ---
    Every template on every device.
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us-ca]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: benefit }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure, size: 17 }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel in Settings."
    ---
    - Every template
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    regimes: [us-ca]
    paywalls:
      pro:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: benefit }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: disclosure, size: 15, weight: 700 }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    cta: Subscribe
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel in Settings."
    ---
    - Every template
    ```

    ## How to fix

    Give the disclosure the size of the body text, or a heavier weight.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.storefront.code == "USA", let body = body(of: judged) else { return }
    for element in judged.elements {
      guard let mention = judged.mentions(of: .renews, in: element).first, let place = mention.range else { continue }
      guard !isConspicuous(element.style, beside: body) else { continue }
      report(
        Violation(
          "'\(mention.text)' is smaller and no stronger than the text around it",
          help: "give it the size of the body text, \(Int(body.size)) pt, or a heavier weight", at: place,
          // The sizes of Apple's own views are not the developer's choice.
          atMost: judged.paywall.controlStyle == .custom ? nil : .note))
    }
  }

  /// The largest text that is read: benefits and body.
  private static func body(of judged: JudgedScreen) -> RoleStyle? {
    judged.elements.filter { $0.role == .body || $0.role == .benefit }.map(\.style).max { $0.size < $1.size }
  }

  private static func isConspicuous(_ style: RoleStyle, beside body: RoleStyle) -> Bool {
    style.size >= body.size || style.weight > body.weight || style.contrast > body.contrast
  }
}
