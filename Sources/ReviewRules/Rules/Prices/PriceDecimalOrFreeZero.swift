import Findings
import Looks
import Screens

/// What costs something is not called free.
enum PriceDecimalOrFreeZero: ScreenRule {
  static let id = "price-decimal-or-free-zero"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A paid plan is shown as free

    The place of a plan's price does not say "free" while no free offer is shown.

    ## Why

    An app that shows "Free" for a plan, be it for a price it could not read, promises what the store does not keep. (A price of zero in the catalog is an
    input finding, `price-zero`.)

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

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

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.de-DE.md
    ---
    price:
      default: "{{ product.price_per_period }}"
      com.example.pro.monthly: "Für immer «kostenlos»"
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

    Write `{{ product.price_per_period }}`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for element in judged.elements(.price) {
      guard let shown = judged.plan(of: element), judged.freeOffer(of: shown) == nil, !shown.isCurrent,
        let subject = judged.judged.subject(ofPlan: shown.plan), !says(.price, of: shown, element, judged)
      else { continue }
      let whole = judged.judged.text(of: element)
      for lexicon in judged.judged.lexicons {
        let free = whole.folded.ranges(of: lexicon.free).first
        guard let free, !lexicon.isTakenBack(whole.folded, at: free.lowerBound) else { continue }
        let bytes = whole.folded.bytes(of: free)
        guard let range = whole.place(of: bytes) else { continue }
        report(
          Violation(
            "'\(whole.text(of: bytes))' stands where the price of '\(subject.name)' should",
            help: DatumAdvice(at: range, in: judged.project.files).writing("product.price_per_period"), at: range,
            subjects: [subject]))
        break
      }
    }
  }

  private static func says(_ statement: Statement, of shown: ShownPlan, _ element: Element, _ judged: JudgedScreen)
    -> Bool
  {
    guard let product = judged.judged.productIndex(ofPlan: shown.plan) else { return false }
    return judged.judged.reading(of: element).statements[product].contains(statement)
  }
}
