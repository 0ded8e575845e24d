import Findings
import Looks
import Screens

/// A crossed-out price says in words that it is one.
enum StrikethroughInaccessible: ScreenRule {
  static let id = "strikethrough-inaccessible"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall]

  static let text: StaticString = """
    # A crossed-out price is told by its line only

    The text of a crossed-out price has a word beside the amount: "was $59.88".

    ## Why

    VoiceOver does not read the line: who only hears the screen hears two prices.

    ## Source

    Web Content Accessibility Guidelines 2.2, 1.3.1, <https://www.w3.org/TR/WCAG22/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - «{ role: was-price, text: { key: was, arguments: [product.price] } }»
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "%@";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - «{ role: was-price, text: was }»
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "$59.88";
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: was-price, text: { key: was, arguments: [product.price] } }
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "was %@";
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: Strings
    locales: [en-US]
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: plan-name }
          - { role: was-price, text: was }
          - { role: price }
    --- Strings/en.lproj/Localizable.strings
    "was" = "instead of $59.88";
    ```

    ## How to fix

    Write the word: `"was %@"`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for element in judged.elements(.wasPrice) {
      let whole = judged.judged.text(of: element)
      var isAmount = [Bool](repeating: false, count: whole.folded.count)
      for amount in judged.judged.amounts(of: element) { for index in amount.range { isAmount[index] = true } }
      let isSaid = element.runs.contains { run in
        if case .fact = run.origin { return false }
        return run.text.unicodeScalars.contains { $0.properties.isAlphabetic }
      }
      let hasWord = whole.folded.scalars.indices.contains { !isAmount[$0] && isLetter(whole.folded.scalars[$0]) }
      guard !isSaid || !hasWord else { continue }
      let declared = element.declared.flatMap {
        judged.paywall.elements.indices.contains($0) ? judged.paywall.elements[$0].range : nil
      }
      var violation = Violation(
        "'\(element.text)' is crossed out, and no word says so", help: "write a word before it, as 'was'",
        at: declared ?? judged.paywall.range)
      violation.common = [.plain("Text '\(element.role.rawValue)' is crossed out, and no word says so")]
      report(violation)
    }
  }
}
