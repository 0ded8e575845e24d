import Findings
import Looks
import Screens
import StoreCatalog
import Words

/// A subscription says how it is ended.
enum CancelInstructionsMissing: ScreenRule {
  static let id = "cancel-instructions-missing"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2"
  static let needs: Set<Input> = [.catalog, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # Nothing says how to cancel

    Where a subscription is sold, the screen says how it is canceled, or links where it is managed.

    ## Why

    Apple asks apps to make canceling easy to find, and laws ask for more. The purchase sheet says it too, so this is advice.

    ## Source

    Human Interface Guidelines, In-app purchase, <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11
    ("easy … to cancel").

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
    disclosure: "{{ product.price_per_period }}, renews automatically."
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
    disclosure: "{{ product.price_per_period }}, renews automatically. Cancel anytime in Settings."
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
    headline: Go Pro
    ---
    [Your subscription](manage)
    ```

    ## How to fix

    Write it into the copy (`disclosure: … Cancel anytime in Settings.`), or link `[Manage subscription](manage)`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.judged.knows(.cancel) else { return }
    let renewing = judged.plans.filter { shown in
      !shown.isCurrent && judged.judged.product(ofPlan: shown.plan)?.kind == .autoRenewable
    }
    // Our own sentence is not written without a price.
    guard !renewing.isEmpty, !renewing.contains(where: { judged.judged.lacksPrice($0.plan) }), !isSaid(judged)
    else { return }
    var violation = Violation(
      "Nothing on the screen says how to cancel",
      help: "write it: Cancel anytime in Settings. Or link it: [Manage subscription](manage)",
      at: judged.paywall.range, isAbsence: true)
    violation.saidBy = [.disclosure, .caption, .ctaDetail, .body, .manageLink]
    report(violation)
  }

  /// Our own sentence ("until you cancel") says it in every language.
  private static func isSaid(_ judged: JudgedScreen) -> Bool {
    !judged.contents.isDisjoint(with: [.renewalWords, .manageWords, .manageLink])
      || judged.shows(.manageLink) || judged.speaks(of: .cancel) || judged.speaks(of: .cancelAnytime)
  }
}
