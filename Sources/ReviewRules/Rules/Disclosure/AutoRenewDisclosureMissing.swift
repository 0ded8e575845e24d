import Findings
import Looks
import Projects
import Screens
import StoreCatalog
import Words

/// A subscription says that it renews.
enum AutoRenewDisclosureMissing: ScreenRule {
  static let id = "auto-renew-disclosure-missing"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # Nothing says that the subscription renews

    Where a subscription is sold, the screen says in plain words that it renews until it is canceled. Where `regimes` names `us-ca`,
    `googleplay` or `kr`, this weighs a step more.

    ## Why

    Apple no longer asks for the long paragraph of old, yet reviewers have asked for the sentence in 2026; laws and other stores ask for it
    in any case.

    ## Source

    Human Interface Guidelines, In-app purchase, <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11;
    rejections: <https://vskip-api.fly.dev/blog/app-review-rejections>, 2026-04; <https://github.com/selmetwa/parallel-arabic/issues/152>,
    2026-05-22.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    disclosure: "Billed as {{ product.price_per_period }}. Payment is charged to your Apple Account."
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
    headline: Go Pro
    disclosure: "{{ product.price_per_period }}, renews automatically until canceled."
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
    headline: Go Pro
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      coins: { products: [com.example.coins], control-style: list }
    --- Copy/coins.en-US.md
    ---
    headline: Get coins
    ---
    ```

    ## How to fix

    Write it into the copy: `disclosure: "{{ product.price_per_period }}, renews automatically until canceled."`
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.judged.knows(.renews) else { return }
    let silent = judged.plans.filter { shown in
      !shown.isCurrent && judged.judged.product(ofPlan: shown.plan)?.kind == .autoRenewable
        && !judged.judged.lacksPrice(shown.plan)
    }
    // Our own words for it count in every language.
    guard !silent.isEmpty, !judged.contents.contains(.renewalWords), !judged.speaks(of: .renews) else { return }
    let graver: Set<String> = [
      "us-ca", "us-ca-arl", "googleplay", "googleplay-disclosure", "kr", "kr-free-to-paid-consent",
    ]
    var violation = Violation(
      .about(one: "does not say that it renews", many: "do not say that they renew"),
      help: "add to the copy: disclosure: \"{{ product.price_per_period }}, renews automatically until canceled.\"",
      at: judged.paywall.range, subjects: silent.compactMap { judged.judged.subject(ofPlan: $0.plan) },
      isAbsence: true)
    violation.saidBy = [.disclosure, .caption, .ctaDetail, .body, .priceDetail]
    violation.isGraver = judged.project.rules.regimes.contains { graver.contains($0.value) }
    report(violation)
  }
}
