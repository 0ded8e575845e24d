import Findings
import Looks
import Screens
import StoreCatalog

/// What costs something is not called free.
enum PriceDecimalOrFreeZero: ScreenRule {
  static let id = "price-decimal-or-free-zero"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A paid plan is shown as free

    A subscription has a price above zero, and the place of its price does not say "free" while no free offer is shown.

    ## Why

    A price of zero is most often a missing one: an app that shows "Free" for it promises what the store does not keep.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Free.storekit
    paywalls:
      free: { products: [com.example.free] }
    --- Free.storekit
    { "products": [], "subscriptionGroups": [ { "id": "G", "name": "Free", "localizations": [], "subscriptions": [
      { "productID": "com.example.free", "type": "RecurringSubscription", "referenceName": "Free", "displayPrice": "«0.00»",
        "recurringSubscriptionPeriod": "P1M", "groupNumber": 1, "introductoryOffer": null,
        "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All templates" } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price:
      default: "{{ product.price_per_period }}"
      com.example.pro.monthly: "«Free»"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Free.storekit
    paywalls:
      free: { products: [com.example.free] }
    --- Free.storekit
    { "products": [], "subscriptionGroups": [ { "id": "G", "name": "Free", "localizations": [], "subscriptions": [
      { "productID": "com.example.free", "type": "RecurringSubscription", "referenceName": "Free", "displayPrice": "0.99",
        "recurringSubscriptionPeriod": "P1M", "groupNumber": 1, "introductoryOffer": null,
        "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All templates" } ] } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    price:
      default: "{{ product.price_per_period }}"
      trial: "Free for {{ product.offer_duration }}, then {{ product.price_per_period }}"
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
    price: "{{ product.price_per_period }}, ad-free"
    ---
    ```

    ## How to fix

    Set the price in the catalog, and write `{{ product.price_per_period }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for shown in judged.plans {
      guard judged.judged.product(ofPlan: shown.plan)?.kind == .autoRenewable,
        judged.sheet.figures.indices.contains(shown.plan), let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      if let price = judged.sheet.figures[shown.plan].price, price.money.value.amount == 0 {
        report(
          Violation(
            .about(one: "costs nothing, which no subscription does", many: "cost nothing, which no subscription does"),
            help: "set the price", at: price.money.range, subjects: [subject]))
      }
    }
    for element in judged.elements where element.role == .price {
      guard let shown = judged.plan(of: element), judged.freeOffer(of: shown) == nil, !shown.isCurrent,
        let subject = judged.judged.subject(ofPlan: shown.plan), !says(.price, of: shown, element, judged)
      else { continue }
      let whole = judged.judged.text(of: element)
      for lexicon in judged.judged.lexicons {
        let free = lexicon.free.lazy.flatMap { whole.folded.ranges(of: $0) }.first
        guard let free, !lexicon.isTakenBack(whole.folded, at: free.lowerBound) else { continue }
        let bytes = whole.folded.bytes(of: free)
        guard let range = whole.place(of: bytes) else { continue }
        report(
          Violation(
            "'\(whole.text(of: bytes))' stands where the price of '\(subject.name)' should",
            help: "write {{ product.price_per_period }}", at: range, subjects: [subject]))
        break
      }
    }
  }

  private static func says(_ statement: Statement, of shown: ShownPlan, _ element: Element, _ judged: JudgedScreen)
    -> Bool
  {
    guard let product = judged.judged.productIndex(ofPlan: shown.plan) else { return false }
    return judged.judged.reading(of: element).statements[product, default: []].contains(statement)
  }
}
