import Findings
import Looks
import Screens

/// The purchase screen links the privacy policy.
enum PrivacyLinkMissing: ScreenRule {
  static let id = "privacy-link-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "5.1.1(i)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # No link to the privacy policy

    A screen that sells links the privacy policy with a complete `https` address.

    ## Why

    Apple asks for a functional link to the privacy policy within the app, easy to reach; for subscriptions, where the purchase is made.

    ## Source

    App Review Guidelines 5.1.1(i), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Apple Developer Program License
    Agreement, Schedule 2, 2026-11; a rejection: <https://github.com/russell-archer/StoreHelper/issues/21>, 2022-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «pro»:
        group: Pro
        buttons: { policies: hidden }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
    ```

    ## How to fix

    Set `policies: { privacy: … }` to the address of your policy, and `buttons: { policies: visible }`; or link `privacy` in the copy.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    checkPolicy(
      judged, .privacyLink, .privacy, declared: judged.paywall.policies.privacy, name: "privacy policy", report: report)
  }
}
