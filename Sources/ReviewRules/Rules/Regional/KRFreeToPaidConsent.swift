import Findings
import Projects
import Screens

/// In South Korea no text says that who does not object has agreed to pay after a free trial.
enum KRFreeToPaidConsent: ScreenRule {
  static let id = "kr-free-to-paid-consent"
  static let severity = Severity.note
  static let basis = Basis.law
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog, .words, .declaredPaywall]
  static let regimes: Set<Regime> = [.kr]

  static let text: StaticString = """
    # Silence is taken for consent

    In South Korea no text says that who does not object has agreed to pay after a free trial.

    ## Why

    A service that turns from free to paid, or becomes dearer, needs the customer's consent shortly before. Apple asks for it in the Korean
    storefront; a text that calls silence consent contradicts that.

    This is a reminder, no legal advice: in most storefronts Apple's own sheet is the step that makes the contract.

    ## Source

    Act on the Consumer Protection in Electronic Commerce, in force as amended since 2025-02-14,
    <https://www.kimchang.com/en/insights/detail.kc?sch_section=4&idx=32297>, 2025-02.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ko]
    regimes: [kr]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ko.md
    ---
    headline: Pro로 시작하기
    ---
    체험이 끝나면 «별도 동의 없이» 결제됩니다.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ko]
    regimes: [kr]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ko.md
    ---
    headline: Pro로 시작하기
    disclosure: 해지하지 않으면 «동의한 것으로 간주»합니다.
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ko]
    regimes: [kr]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ko.md
    ---
    headline: Pro로 시작하기
    disclosure: 체험이 끝난 뒤 동의하시면 자동 갱신됩니다.
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US]
    regimes: [kr]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    disclosure: Continues without further consent.
    ---
    ```

    ## How to fix

    Say that the customer is asked again before the first payment.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.storefront.code == "KOR" else { return }
    for element in judged.elements {
      let text = judged.judged.text(of: element)
      for range in text.folded.ranges(of: phrases) {
        let bytes = text.folded.bytes(of: range)
        guard let place = text.place(of: bytes) else { continue }
        report(
          Violation(
            "'\(text.text(of: bytes))' takes silence for consent to pay",
            help: "say that the customer is asked before the first payment", at: place))
      }
    }
  }

  /// In the languages that the Korean storefront is read in.
  private static let phrases: FoldedText.PhraseList = [
    "별도 동의 없이", "별도의 동의 없이", "추가 동의 없이", "동의한 것으로 간주", "동의한 것으로 봅니다", "without further consent",
    "deemed to have agreed", "deemed consent",
  ]
}
