import Findings
import Screens

/// Savings come from the catalog.
enum HardcodedSavings: ScreenRule {
  static let id = "hardcoded-savings"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # A saving is typed into the text

    No copy and no string holds a saving in percent, in free months, or in words such as "half price": savings are data.

    ## Why

    A typed "50 %" is right in one storefront, on one day. Prices of other storefronts are rounded otherwise, and so are their savings.

    ## Source

    Experience; App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    badge:
      com.example.pro.yearly: SAVE «30%»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price-detail:
      com.example.pro.yearly: "«3 months free»"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: "Save «٣٠٪» today"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [zh-Hans]
    source-locale: zh-Hans
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.zh-Hans.md
    ---
    headline: 年度会员低至«3折»
    badge:
      com.example.pro.yearly: «半价»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Pro for «half price»
    subtitle: Pay «50%» less with the yearly plan
    badge:
      com.example.pro.yearly: «12 months for the price of 10»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    badge:
      com.example.pro.yearly: "Save {{ product.relative_discount }}"
      default: Popular
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Grow 50% faster
    subtitle: Works 100% offline, 2 months of free backups
    ---
    - Saves 30% of your battery
    - Finds half-price meals near you
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.de-DE.md
    ---
    headline: 50 % weniger Stress im Alltag
    subtitle: Spare dir Wege, 20 % der Zeit im Auto
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    caption: "%1$@ und 20 Vorlagen"
    ---
    ```

    ## How to fix

    Write `{{ product.relative_discount }}`, `{{ product.absolute_discount }}` or `{{ product.months_free }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.contents.contains(.typed) else { return }
    for (_, savings) in judged.savings {
      for saving in savings where !judged.isOffer(saving.claim) {
        guard let range = saving.range else { continue }
        let variable: String
        switch saving.claim.amount {
        case .percent: variable = "relative_discount"
        case .months: variable = "months_free"
        }
        report(
          Violation(
            "'\(saving.text)' is typed, and stays when prices change",
            help: DatumAdvice(at: range, in: judged.project.files).writing("product.\(variable)"),
            at: range))
      }
    }
  }
}
