import Findings
import Looks
import Projects
import Screens
import StoreCatalog

/// Words that make a reviewer look for what the app has to be able to do.
enum WordTriggersOtherRules: ScreenRule {
  static let id = "word-triggers-other-rules"
  static let severity = Severity.note
  static let basis = Basis.heuristic
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A word makes App Review look for more

    Texts name a VPN, or healing, only where the app has or does that: there are rules of their own for such apps.

    ## Why

    An app was rejected for its VPN: its text said that it worked without one. Health claims are asked for evidence.

    ## Source

    App Review Guidelines 2.3.1(a), 5.4 and 1.4.1, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Works without a «VPN»
    ---
    - «Cures» insomnia
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    watched-words: [casino]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: The «Casino» of Monte Carlo
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/de-DE/subtitle.txt
    Auch ohne «VPN»
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    watched-words: []
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: The fastest VPN
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
    headline: Secure every photo
    ---
    - Healthy recipes
    ```

    ## How to fix

    Say it in other words. Where the app has it, leave the word out of the list: `watched-words: []`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let words = words(in: judged.judged.language, watched: judged.project.rules.watchedWords)
    if words.isEmpty { return }
    func isSaid(_ text: SaidText) -> Bool { text.folded.contains(anyOf: words) }
    judged.reportTexts(Self.self, saying: isSaid, to: report) {
      violations(words, in: $0.text)
    }
  }

  static func check(listing project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts(StoreListing.Text.told) {
      for var violation in violations(
        words(in: listed.locale.language, watched: project.rules.watchedWords), in: listed.text.whole)
      {
        violation.locales = [listed.locale]
        report(violation)
      }
    }
  }

  private static func words(in language: String, watched: [String]?) -> FoldedText.PhraseList {
    let own = watched.map { FoldedText.PhraseList($0.compactMap { FoldedText.Phrase($0) }) }
    return own ?? (language == "en" ? inEnglish : known)
  }

  private static func violations(_ words: FoldedText.PhraseList, in whole: WholeText) -> [Violation] {
    guard !whole.bytes.isEmpty else { return [] }
    return whole.places(of: words).compactMap { place in
      place.origin.map { range in
        Violation(
          "'\(place.text)' makes App Review look for more than a purchase",
          help: "say it in other words, or leave it out of 'watched-words'", at: range)
      }
    }
  }

  /// Words that are the same in all languages.
  private static let known: FoldedText.PhraseList = ["vpn"]
  private static let inEnglish: FoldedText.PhraseList =
    known + [
      "heal", "heals", "cure", "cures", "diagnose", "diagnoses", "treats", "medical grade", "clinically proven",
    ]
}
