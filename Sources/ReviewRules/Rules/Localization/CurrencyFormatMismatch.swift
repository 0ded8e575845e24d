import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// All amounts on a screen are written alike.
enum CurrencyFormatMismatch: ScreenRule {
  static let id = "currency-format-mismatch"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # An amount is written in another form than the price

    An amount in the storefront's currency has its sign on the same side as the price of the plan, and the same decimal point or comma.

    ## Why

    `59,99 €` beside `€5.00` is put together by hand, and looks it; in some languages the two forms mean different numbers. Figures that follow
    from a price are written in the price's own form.

    ## Source

    <https://github.com/RevenueCat/purchases-android/issues/2604>; <https://github.com/RevenueCat/purchases-ios/issues/6572>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Only «3,33 $» a month
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
    headline: Only «$3,33» a month
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Only $3.33 a month, $5 in all, or {{ product.price }}
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Nur 3,33 € im Monat
    ---
    ```

    ## How to fix

    Write `{{ product.price_per_month }}` and the like: they are worked out from the price, in its form.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.readings.contains(where: { !$0.amounts.isEmpty }), judged.sheet.market.wanted == nil,
      let figures = judged.sheet.figures.first(where: { $0.price != nil && !$0.priceText.isEmpty })
    else { return }
    let own = CurrencySign(of: figures.priceText)
    let currency = judged.sheet.market.storefront.currency.code
    for reading in judged.readings {
      for amount in reading.amounts {
        let sign = CurrencySign(of: amount.text)
        // Codes are an international form, and may stand on either side.
        guard sign.currencies.contains(currency), !amount.text.uppercased().contains(currency) else { continue }
        let isTurned = sign.isBefore != own.isBefore
        let hasOtherPoint = sign.point != nil && own.point != nil && sign.point != own.point
        guard isTurned || hasOtherPoint else { continue }
        report(
          Violation(
            "'\(amount.text)' is written in another form than '\(figures.priceText)'",
            help: DatumAdvice(at: amount.range, in: judged.project.files).writing("product.price_per_month"),
            at: amount.range,
            related: figures.price.map { [.init("the price", at: $0.money.range)] } ?? []))
      }
    }
  }
}
