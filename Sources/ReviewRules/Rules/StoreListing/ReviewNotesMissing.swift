import Findings
import Locales
import Projects
import StoreCatalog

/// App Review is told where to buy.
enum ReviewNotesMissing: ProjectRule {
  static let id = "review-notes-missing"
  static let severity = Severity.note
  static let basis = Basis.rejection
  static let guideline: String? = "2.1(b)"
  static let needs: Set<Input> = [.catalog, .storeListing]

  static let text: StaticString = """
    # App Review is not told how to reach the paywall

    The notes for App Review say where the app sells what it sells.

    ## Why

    "We cannot locate the in-app purchases" is among the most common rejections. A line of directions, and an account for the demo where one
    is needed, avoids it.

    ## Source

    App Review Guidelines 2.1(b), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08;
    <https://github.com/oratis/LISA/issues/377>, 2026-08-04.

    ## Bad

    ```
    --- fastlane/metadata/en-US/name.txt
    «»Lessons
    ```

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons
    --- fastlane/metadata/review_information/notes.txt
    «Thank you for your work!»
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons
    --- fastlane/metadata/review_information/notes.txt
    The paywall comes up under Settings → Pro. No account is needed.
    ```

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons
    --- fastlane/metadata/review_information/notes.txt
    Log in with the demo account. Subscriptions: tap the crown.
    ```

    ## How to fix

    Write `review_information/notes.txt`: "Paywall: Settings → Pro".
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    guard let listing = project.listing else { return }
    guard let notes = listing.reviewNotes else {
      report(
        Violation(
          "Notes for App Review do not exist", help: "say in 'review_information/notes.txt' how the paywall is reached",
          at: listing.reviewPlace))
      return
    }
    let text = SoldText(notes, in: project.sourceLocale, of: project)
    let isSilent = !saysPaywall(text) && text.ranges(of: .subscription).isEmpty && text.ranges(of: .purchase).isEmpty
    guard isSilent, text.own?.phrases(.purchase).isEmpty == false else { return }
    report(
      Violation(
        "Notes for App Review do not say how the paywall is reached",
        help: "say where the app sells: 'Paywall: Settings → Pro'",
        at: notes.range))
  }

  private static func saysPaywall(_ text: SoldText) -> Bool {
    FoldedText.Phrase("paywall*").map { text.folded.contains($0) } ?? false
  }
}
