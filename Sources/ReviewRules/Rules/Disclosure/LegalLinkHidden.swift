import Findings
import Looks
import Screens

/// Terms and privacy are seen without a search.
enum LegalLinkHidden: ScreenRule {
  static let id = "legal-link-hidden"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # The links to terms and privacy are far below

    On a screen that the app draws itself, the links to terms and privacy stand at most one small phone's height (667 points) below the
    button. Heights are estimated from sizes and lengths of texts, and only what is certainly too far is named.

    ## Why

    Apple has asked for the links "without requiring additional action", and has sent back screens on which one had to look for them.
    Scrolling a little is seen in Apple's own examples.

    ## Source

    Rejections: <https://github.com/bakerframework/baker/issues/565>, 2017-07; <https://developer.apple.com/forums/thread/74227>, 2018; App
    Review Guidelines 3.1.2, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        group: Pro
        control-style: custom
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
        elements:
          - { role: plan-name }
          - { role: price }
          - { role: cta }
          - { role: headline, size: 200 }
          - { role: terms-link }
          - { role: privacy-link }
    --- Copy/pro.en-US.md
    ---
    headline: All of it, for everybody, whenever you like
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»:
        group: Pro
        control-style: custom
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
        elements:
          - { role: cta }
          - { role: benefit, size: 100 }
          - { role: privacy-link }
          - { role: terms-link }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    - Filters for portraits
    - Layers and masks
    - Batch export of everything
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
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
        elements:
          - { role: headline, size: 200 }
          - { role: cta }
          - { role: benefit }
          - { role: terms-link }
          - { role: privacy-link }
    --- Copy/pro.en-US.md
    ---
    headline: All of it, for everybody, whenever you like
    ---
    - Filters for portraits
    - Layers and masks
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        group: Pro
        control-style: custom
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
        elements:
          - { role: terms-link }
          - { role: privacy-link }
          - { role: cta }
          - { role: headline, size: 200 }
    --- Copy/pro.en-US.md
    ---
    headline: All of it, for everybody, whenever you like
    ---
    ```

    ## How to fix

    Move the elements `terms-link` and `privacy-link` next to the button.
    """

  /// The height of the smallest phone that is still sold with, in points, and the width of its text.
  private static let screenHeight = 667.0
  private static let textWidth = 343.0

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.paywall.controlStyle == .custom,
      let button = judged.elements.lastIndex(where: {
        $0.role == .cta && ($0.plan.map { $0 == judged.selected?.plan } ?? true)
      })
    else { return }
    let links = judged.elements.indices.filter { leads(judged.elements[$0]) }
    guard !links.isEmpty, !links.contains(where: { $0 < button }) else { return }
    var height = 0.0
    for (position, element) in judged.elements.enumerated() where position > button {
      if position == links[0] { break }
      guard element.plan.map({ $0 == judged.selected?.plan }) ?? true else { continue }
      height += self.height(of: element)
    }
    guard height > screenHeight else { return }
    report(
      Violation(
        "Links to terms and privacy stand more than a screen below the button",
        help: "move the elements 'terms-link' and 'privacy-link' next to the button", at: judged.paywall.range))
  }

  private static func leads(_ element: Element) -> Bool {
    element.role == .termsLink || element.role == .privacyLink
      || element.runs.contains { $0.link?.target == .terms || $0.link?.target == .privacy }
  }

  /// At least so high: letters are taken to be narrow.
  private static func height(of element: Element) -> Double {
    let style = element.style
    let letters = Double(element.runs.reduce(0) { $0 + $1.text.unicodeScalars.count })
    let lines = max(1, (letters * style.size * 0.4 / textWidth).rounded(.up))
    return lines * style.lineHeight
  }
}
