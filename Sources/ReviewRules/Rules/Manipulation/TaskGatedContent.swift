import Findings
import Looks
import Screens

/// What was paid for asks for no task.
enum TaskGatedContent: ScreenRule {
  static let id = "task-gated-content"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = "3.2.2(x)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A task is asked for what is sold

    No text offers what is sold for a rating, a review, or for inviting others.

    ## Why

    Apple does not let apps force customers to rate or review, nor pay them for it. Who has paid need do nothing more.

    ## Source

    App Review Guidelines 3.1.2(a) and 3.2.2(x), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

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
    ---
    «Rate us» to unlock Pro
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
    «Invite friends» and get a month free
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
    ---
    - Invite friends to your album
    - Unlock every filter. Rate us if you like it
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Leave a review of every restaurant
    ---
    ```

    ## How to fix

    Take the task out, or ask for it where nothing depends on it.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.maySpeak(of: .task) else { return }
    judged.reportTexts(Self.self, to: report) { reading in
      let whole = reading.text
      guard whole.said.maySpeak(of: .task) else { return [] }
      var found: [Violation] = []
      for lexicon in judged.judged.lexicons {
        for place in lexicon.mentions(of: .task, in: whole.folded) {
          let sentence = whole.folded.sentence(around: place)
          let rewards = whole.folded.ranges(of: lexicon.phrases(.reward)) + whole.folded.ranges(of: lexicon.free)
          guard rewards.contains(where: { sentence.contains($0.lowerBound) }) else { continue }
          let bytes = whole.folded.bytes(of: place)
          guard let range = whole.origin(of: bytes), !found.contains(where: { $0.range == range }) else { continue }
          found.append(
            Violation(
              "'\(whole.text(of: bytes))' is asked for what is sold", help: "take the task out", at: range))
        }
      }
      return found
    }
  }
}
