import Findings
import Screens

/// Every plan is called by its name.
enum PlanTitleMissing: ScreenRule {
  static let id = "plan-title-missing"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # A plan's name is missing

    The name under which a plan is sold stands on the screen: in its row, or anywhere else. Where there is one plan only, the name of the
    subscription or of the app will do.

    ## Why

    Apple asks for the title of every subscription on the purchase screen, beside its length and price. "Best offer" names nothing, and customers do
    not find it again among their subscriptions.

    ## Source

    Apple Developer Program License Agreement, Schedule 2, <https://developer.apple.com/support/terms/apple-developer-program-license-agreement/#S2>,
    2026-11; Human Interface Guidelines, In-app purchase (the list of what a sign-up screen names),
    <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        group: Pro
        control-style: custom
        elements: [ { role: headline }, { role: badge }, { role: price }, { role: cta } ]
    --- Copy/pro.en-US.md
    ---
    headline: Get more done
    badge: Best offer
    price: "{{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        products: [com.example.pro.yearly]
        control-style: custom
        elements: [ { role: headline }, { role: price }, { role: cta } ]
    --- Copy/pro.en-US.md
    ---
    headline: Improve your photos
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        group: Pro
        control-style: custom
        elements: [ { role: headline }, { role: price }, { role: cta } ]
    --- Copy/pro.en-US.md
    ---
    headline: Get more done
    price: "{{ product.name }}: {{ product.price_per_period }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements: [ { role: headline }, { role: price }, { role: cta } ]
    --- Copy/pro.en-US.md
    ---
    headline: Welcome to {{ group.name }}
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Show the element `plan-name`, or write `{{ product.name }}` where the plan stands.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let unnamed = judged.plans.filter { !$0.isCurrent && !isNamed($0, on: judged) }
    guard !unnamed.isEmpty else { return }
    report(
      Violation(
        .about(one: "is not named on the screen", many: "are not named on the screen"),
        help: "show its name: { role: plan-name }, or {{ product.name }} in a text", at: judged.paywall.range,
        subjects: unnamed.compactMap { judged.judged.subject(ofPlan: $0.plan) }, isAbsence: true))
  }

  private static func isNamed(_ shown: ShownPlan, on judged: JudgedScreen) -> Bool {
    guard let product = judged.judged.productIndex(ofPlan: shown.plan) else { return true }
    func isOfPlan(_ element: Element) -> Bool { element.plan ?? shown.plan == shown.plan }
    let isByDatum = zip(judged.elements, judged.readings).contains { element, reading in
      reading.statements[product].contains(.name) && isOfPlan(element)
    }
    if isByDatum || judged.plans.count == 1 && judged.elements.contains(where: { isOfPlan($0) && namesAll($0) }) {
      return true
    }
    // A name that was typed counts as well; looked for last, as it is dear.
    guard judged.sheet.figures.indices.contains(shown.plan), let name = judged.judged.namePhrases[shown.plan]
    else { return true }
    return judged.elements.contains { isOfPlan($0) && judged.judged.text(of: $0).folded.contains(name) }
  }

  /// Whether an element says what all that is sold is called.
  private static func namesAll(_ element: Element) -> Bool {
    element.runs.contains { $0.isFact(.groupName) || $0.isFact(.appName) || $0.isFact(.tierName) }
  }
}
