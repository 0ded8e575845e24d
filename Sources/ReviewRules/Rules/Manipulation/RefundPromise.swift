import Findings
import Looks
import Screens

/// No refund is promised: refunds are Apple's.
enum RefundPromise: ScreenRule {
  static let id = "refund-promise"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A refund is promised

    No text promises money back. A text that leads to Apple for refunds may speak of them.

    ## Why

    Apple decides about refunds, by its own rules and country by country. An app cannot keep such a promise.

    ## Source

    Apple, Human Interface Guidelines, In-app purchase ("avoid characterizing … refund policies"),
    <https://developer.apple.com/design/human-interface-guidelines/in-app-purchase>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    disclosure: 30-day «money-back guarantee».
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    Not happy? «Full refund», no questions asked.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ko]
    source-locale: ko
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ko.md
    ---
    headline: Pro
    disclosure: «불만족 시 환불» 가능합니다.
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    disclosure: Apple decides whether you get a full refund.
    ---
    - Track every tax refund
    - Claim your money back for late trains
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Make money. Back up your receipts
    disclosure: No full refund can be promised.
    ---
    ```

    ## How to fix

    Take the promise out, or write that refunds are asked for at Apple.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    for element in judged.elements(speakingOf: .refund) {
      let mentions = judged.mentions(of: .refund, in: element)
      if mentions.isEmpty || judged.text(of: element).folded.contains(anyOf: apple) { continue }
      for mention in mentions {
        guard let range = mention.range, !isUnsubscribing(mention, judged.text(of: element).folded),
          !(element.role == .benefit && isOfOthers(mention, judged.text(of: element)))
        else { continue }
        report(
          Violation("'\(mention.text)' is promised; refunds are Apple's", help: "take the promise out", at: range))
      }
    }
  }

  /// "随时退订" is to unsubscribe, and "随时退出" to leave.
  private static func isUnsubscribing(_ mention: Mention, _ text: FoldedText) -> Bool {
    guard mention.text.hasSuffix("退"), let phrase = FoldedText.Phrase(mention.text) else { return false }
    return text.ranges(of: phrase).allSatisfy { range in
      range.upperBound < text.count && leaving.contains(text.scalars[range.upperBound])
    }
  }

  /// 订 訂 出
  private static let leaving: Set<UInt32> = [0x8BA2, 0x8A02, 0x51FA]

  /// "Claim your money back for late flights": what the app gets back from others. A promise goes on with its terms, or ends.
  private static func isOfOthers(_ mention: Mention, _ whole: WholeText) -> Bool {
    let said = FoldedText(mention.text)
    guard others.contains(where: { said.says(sameAs: $0) }) else { return false }
    let places = FoldedText.Phrase(mention.text).map { whole.folded.ranges(of: $0) } ?? []
    return places.allSatisfy { range in
      let next = whole.folded.word(startingAt: range.upperBound)
      return !next.isEmpty && !terms.contains(next)
    }
  }

  private static let others = [
    "your money back", "get a refund", "geld zurück", "geld terug", "dinheiro de volta", "soldi indietro", "पैसे वापस",
    "पैसा वापस", "возврат денег", "возврата денег", "zwrot pieniędzy", "zwrotu pieniędzy",
  ].map { FoldedText($0) }
  private static let terms: Set<String> = [
    "if", "within", "in", "guarantee", "guaranteed", "wenn", "falls", "innerhalb", "garantie", "als", "binnen", "se",
    "em", "entro", "если", "в", "jesli", "w", "anytime", "jederzeit", "garantiert", "गारंटी",
  ]

  private static let apple: FoldedText.PhraseList = [
    "apple", "app store", "苹果", "蘋果", "アップル", "애플", "أبل", "آبل", "एप्पल",
  ]
}
