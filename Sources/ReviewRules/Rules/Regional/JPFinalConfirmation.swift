import Findings
import Looks
import Projects
import Screens

/// In Japan the screen says price, period, renewal and how to cancel, and links the page about the seller.
enum JPFinalConfirmation: ScreenRule {
  static let id = "jp-final-confirmation"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.jp]

  static let text: StaticString = """
    # An item of the final confirmation is missing

    In Japan the screen says price, period, renewal and how to cancel, and links the page about the seller.

    ## Why

    The last screen before an order has to show price, time of payment, term and the way to end the contract. A page 特定商取引法に基づく表記 names who
    sells.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Act on Specified Commercial Transactions, Article 12-6, in force since 2022-06-01, <https://www.no-trouble.caa.go.jp/what/mailorder/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ja]
    regimes: [jp]
    paywalls:
      «pro»: { products: [com.example.pro.monthly] }
    --- Copy/pro.ja.md
    ---
    headline: Proで始める
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ja]
    regimes: [jp]
    paywalls:
      «pro»:
        products: [com.example.pro.monthly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: body }
          - { role: plan-name }
          - { role: price }
          - { role: cta }
    --- Copy/pro.ja.md
    ---
    headline: Proで始める
    price: "{{ product.price_per_period }}"
    cta: 購入する
    ---
    [特定商取引法に基づく表記](https://acme.app/tokusho)
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ja]
    regimes: [jp]
    paywalls:
      pro: { products: [com.example.pro.monthly] }
    --- Copy/pro.ja.md
    ---
    headline: Proで始める
    ---
    [特定商取引法に基づく表記](https://acme.app/tokusho)
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US]
    regimes: [jp]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    ```

    ## How to fix

    Say what is missing in the `disclosure`, and link your page 特定商取引法に基づく表記.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.storefront.code == "JPN" else { return }
    for shown in judged.plans where judged.subscription(of: shown) != nil {
      let visible = judged.elements(ofPlan: shown.plan)
      var names = judged.termsToSay(of: shown).subtracting(judged.terms(of: shown, saidBy: visible)).list
      if !visible.contains(where: { linksSeller(judged.elements[$0], judged) }) {
        names.append("the page about the seller")
      }
      guard let text = joined(names) else { continue }
      report(
        Violation(
          "The final confirmation lacks \(text)",
          help: "link the page 特定商取引法に基づく表記, and say the rest in the disclosure", at: judged.paywall.range,
          subjects: judged.subjects(of: shown)))
    }
  }

  private static func linksSeller(_ element: Element, _ judged: JudgedScreen) -> Bool {
    guard element.role == .externalLink || element.runs.contains(where: { $0.link != nil }) else { return false }
    let text = judged.judged.text(of: element).folded
    return text.contains(anyOf: pages)
  }

  /// What the page is called.
  private static let pages: FoldedText.PhraseList = ["特定商取引法", "特商法", "specified commercial transactions"]
}
