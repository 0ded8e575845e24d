import Findings
import Looks
import Screens

/// Texts are at least 11 points large.
enum TextTooSmall: ScreenRule {
  static let id = "text-too-small"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall]

  static let text: StaticString = """
    # A text is too small

    No text is smaller than 11 points at the text size Large.

    ## Why

    Eleven points is the smallest size that Apple's guidelines allow on a phone. What is smaller is not meant to be read, and terms that are
    not meant to be read get apps sent back.

    ## Source

    Human Interface Guidelines, Typography, <https://developer.apple.com/design/human-interface-guidelines/typography>, 2026-11 (iOS: 17
    points by default, 11 at least).

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
        elements:
          - { role: price, size: 17 }
          - «{ role: terms-link, size: 8 }»
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
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
          - { role: price, size: 17 }
          - «{ role: disclosure, size: 10 }»
    --- Copy/pro.en-US.md
    ---
    disclosure: Renews until canceled
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
          - { role: price }
          - «{ role: disclosure, size: 9 }»
    --- Copy/pro.en-US.md
    ---
    disclosure: Renews until canceled
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
          - { role: price, size: 17 }
          - { role: disclosure, size: 11 }
    --- Copy/pro.en-US.md
    ---
    disclosure: Renews until canceled
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
          - { role: price, size: 12 }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Make it 11 points at least, better 13.
    """

  /// Human Interface Guidelines, Typography: the smallest size on iOS and iPadOS, in points.
  private static let smallest = 11.0

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for element in judged.elements where element.style.size < smallest && !element.runs.isEmpty && element.role != .icon
    {
      // Sizes that nobody has declared are not the project's.
      guard let declared = element.declared, judged.paywall.elements.indices.contains(declared),
        judged.paywall.elements[declared].style.size != nil
      else { continue }
      report(
        Violation(
          "Text '\(element.role.rawValue)' is \(Prominence.points(element.style.size)) large",
          help: "make it 11 pt at least", at: judged.paywall.elements[declared].range))
    }
  }
}
