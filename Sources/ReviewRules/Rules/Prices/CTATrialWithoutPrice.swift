import Findings
import Looks
import Screens
import Words

/// The button of a trial names the price.
enum CTATrialWithoutPrice: ScreenRule {
  static let id = "cta-trial-without-price"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # The button promises a trial and names no price

    A button that promises a free trial names what is billed after it, and how often: itself, or in the text right above or below it.

    ## Why

    Apple has sent back large buttons "Start 7-day free trial" for promoting the trial "more clearly and conspicuously than the billed
    amount". Some such buttons were approved where the price was larger elsewhere, so this is a warning.

    ## Source

    Rejections of 2026-02-22 and 2026-08-21 (public reports); an appeal that was granted: <https://tewha.net/2026/01/free-trials>, 2026-01;
    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    cta:
      default: Subscribe
      trial: Start my «3-day free trial»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: picker }
    --- Copy/pro.en-US.md
    ---
    caption: Cancel anytime
    cta:
      default: Subscribe
      trial: «Try it free»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly], control-style: list }
    --- Copy/pro.en-US.md
    ---
    cta:
      default: Subscribe
      trial: «Free trial» for {{ product.offer_duration }}
    cta-detail: "{{ product.price }}"
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
    cta:
      default: Subscribe
      trial: Start free trial
    cta-detail:
      trial: "then {{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: picker }
    --- Copy/pro.en-US.md
    ---
    cta:
      default: Subscribe
      trial: Try it free
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
    cta:
      default: Subscribe
      trial: "Free trial, then {{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Write `Subscribe for {{ product.price_per_period }}` on the button, or the price right below it: `cta-detail: "{{
    product.price_per_period }} after {{ product.offer_duration }} free"`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for position in judged.places(of: .cta) where !judged.elements[position].isOff {
      let element = judged.elements[position]
      let typed = judged.readings[position].claims.first
      guard typed != nil || element.runs.contains(where: { $0.origin == .system(.tryFree) }) else { continue }
      guard let shown = judged.plan(of: element), let product = judged.judged.productIndex(ofPlan: shown.plan),
        let subject = judged.judged.subject(ofPlan: shown.plan)
      else { continue }
      var said = judged.readings[position].statements[product]
      for near in neighbors(of: position, plan: shown.plan, judged) {
        said.formUnion(judged.readings[near].statements[product])
      }
      let isOnce = judged.sheet.figures.indices.contains(shown.plan) && judged.sheet.figures[shown.plan].period == nil
      guard !said.isSuperset(of: isOnce ? .price : [.price, .period]) else { continue }
      report(
        Violation(
          typed.map { "Button says '\($0.text)' and does not name what '\(subject.name)' costs" }
            ?? "Button offers '\(subject.name)' for free and does not name what it costs",
          help: DatumAdvice(at: typed?.range ?? judged.paywall.range, in: judged.project.files).writing(
            "%@ …", ["product.price_per_period"], lead: "write it on the button, or right below as 'cta-detail'"),
          at: typed?.range ?? judged.paywall.range, subjects: [subject], atMost: typed == nil ? .note : nil))
    }
  }

  /// The texts right above and below a button, while its plan is chosen.
  private static func neighbors(of button: Int, plan: Int, _ judged: JudgedScreen) -> [Int] {
    func isShown(_ element: Element) -> Bool { element.plan.map { $0 == plan } ?? true }
    func isAttached(_ element: Element) -> Bool {
      element.role == .ctaDetail || element.role == .caption || element.role == .disclosure
    }
    let before = judged.elements[..<button].lastIndex(where: isShown)
    let after = judged.elements[(button + 1)...].firstIndex(where: isShown)
    return [before, after].compactMap { $0 }.filter { isAttached(judged.elements[$0]) }
  }
}
