import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// Customers are billed in the currency of their storefront.
enum CurrencyNotOfStorefront: ScreenRule {
  static let id = "currency-not-of-storefront"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A screen shows a currency that the storefront does not bill in

    Amounts on a screen, be they typed or data, are in the currency of the screen's storefront. One in a benefit that nothing says is a price is
    worth a note.

    ## Why

    A euro price on a dollar storefront is a wrong price, whatever the number. Storefronts change too: Bulgaria has billed in euros since
    January 2026.

    ## Source

    App Review Guidelines 3.1.2, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08;
    <https://github.com/kolabing/kolabing-app/issues/117>, 2026-08-14.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    storefronts: { de-DE: USA }
    locales: [de-DE]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Nur «29,99 €»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Only «GBP 29.99»
    subtitle: That is «₹ 2999»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Only $29.99, or US$29.99, or USD 29.99
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Nur 29,99 €
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, en-AU]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Read prices in € and $
    ---
    --- Copy/pro.en-AU.md
    ---
    headline: Only $29.99
    ---
    ```

    ## How to fix

    Write `{{ product.price }}`; correct the price list where the datum is wrong.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let market = judged.sheet.market
    // Where the catalog has no price of the storefront that is meant, another's stands in for it; words are meant for the former.
    let meant = market.wanted ?? market.storefront
    for reading in judged.readings where judged.contents.contains(.amounts) {
      for amount in reading.amounts {
        let currencies = CurrencySign(of: amount.text).currencies
        guard !currencies.isEmpty, !currencies.contains(meant.currency.code) else { continue }
        report(
          Violation(
            "'\(amount.text)' is not in \(meant.currency), which \(meant) bills in",
            help: DatumAdvice(at: amount.range, in: judged.project.files).writing("product.price"),
            at: amount.range, atMost: amount.isOfApp ? .note : nil))
      }
    }
    for shown in judged.plans where judged.sheet.figures.indices.contains(shown.plan) {
      guard let price = judged.sheet.figures[shown.plan].price?.money,
        price.value.currency != market.storefront.currency, let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      report(
        Violation(
          "Price of \(subject.quoted) is in \(price.value.currency); \(market.storefront) bills in \(market.storefront.currency)",
          help: "correct the price list", at: price.range, subjects: [subject]))
    }
  }
}
