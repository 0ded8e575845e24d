import Findings
import Looks
import Projects
import Screens

/// Where the German storefront is sent to a shop on the web, the screen links the page with the button to cancel.
enum DECancelButton: ScreenRule {
  static let id = "de-cancel-button"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .lexicon, .declaredPaywall]
  static let regimes: Set<Regime> = [.de]

  static let text: StaticString = """
    # A shop on the web without a button to cancel

    Where the German storefront is sent to a shop on the web, the screen links the page with the button to cancel.

    ## Why

    Who sells subscriptions on a web page to consumers in Germany has to put a button "Verträge hier kündigen" there, always reachable and without
    an account. An app that sells only through the store needs none; a screen that links a shop of its own is part of the way there.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    BGB 312k, <https://www.gesetze-im-internet.de/bgb/__312k.html>, in force since 2022-07-01.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    regimes: [de]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    [«Im Web kaufen»](https://acme.app/kaufen)
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    regimes: [de]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    Alle Vorlagen.

    [«Jetzt online abonnieren»](https://acme.app/abo)
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    regimes: [de]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    [Im Web kaufen](https://acme.app/kaufen)

    [Verträge hier kündigen](https://acme.app/kuendigen)
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE, en-US]
    regimes: [de]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    [Fragen zum Abo](https://acme.app/hilfe)
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    [Buy online](https://acme.app/buy)
    ```

    ## How to fix

    Put the button on the page that sells, and link it beside the shop.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.storefront.code == "DEU" else { return }
    let links = judged.elements.filter { element in
      element.role == .externalLink || element.runs.contains { $0.link.map { $0.target == nil } ?? false }
    }
    let shop = links.first { !judged.mentions(of: .elsewhere, in: $0).isEmpty }
    guard let shop, !links.contains(where: { !judged.mentions(of: .cancel, in: $0).isEmpty }) else { return }
    report(
      Violation(
        "'\(shop.text)' leads to a shop, and no link to a button to cancel is beside it",
        help: "link the page with the button 'Verträge hier kündigen'", at: typedPlace(of: shop) ?? judged.paywall.range
      ))
  }
}
