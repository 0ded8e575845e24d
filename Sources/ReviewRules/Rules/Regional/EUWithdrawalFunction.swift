import Findings
import Projects
import Screens

/// In the European Union the screen leads to where the contract can be withdrawn from, or the subscription managed.
enum EUWithdrawalFunction: ScreenRule {
  static let id = "eu-withdrawal-function"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.eu]

  static let text: StaticString = """
    # No way to withdraw from the contract

    In the European Union the screen leads to where the contract can be withdrawn from, or the subscription managed.

    ## Why

    Contracts that are made by an interface need a withdrawal function that is easy to find for as long as one may withdraw. Where Apple is the
    seller, its own pages have it; a link to the management of subscriptions is enough to get there.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Directive (EU) 2023/2673, which adds Article 11a to Directive 2011/83/EU, <https://eur-lex.europa.eu/eli/dir/2023/2673/oj>, in force since
    2026-06-19.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    regimes: [eu]
    paywalls:
      «pro»: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [fr-FR]
    regimes: [eu]
    paywalls:
      «pro»: { group: Pro }
    --- Copy/pro.fr-FR.md
    ---
    headline: Passez à Pro
    ---
    - Annulez à tout moment
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    regimes: [eu]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    Hier kannst du den [Vertrag widerrufen](https://acme.app/widerruf).
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [fr-FR]
    regimes: [eu]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.fr-FR.md
    ---
    headline: Passez à Pro
    ---
    [Gérer l’abonnement](manage)
    ```

    ## How to fix

    Link `manage` in the copy, or the page on which you take withdrawals.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard isEuropeanUnion(judged.storefront.code), !judged.plans.isEmpty else { return }
    let isReachable = judged.elements.contains { element in
      judged.isManaging(element)
        || (element.runs.contains { $0.link != nil } && !judged.mentions(of: .withdrawal, in: element).isEmpty)
    }
    guard !isReachable else { return }
    report(
      Violation(
        "Link to withdraw from the contract is missing",
        help: "link it in the copy, or the management: [Manage](manage)",
        at: judged.paywall.range, isAbsence: true))
  }
}
