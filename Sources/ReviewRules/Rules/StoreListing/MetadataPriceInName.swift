import Findings
import Locales
import Projects
import StoreCatalog

/// The app's name is no price tag.
enum MetadataPriceInName: ProjectRule {
  static let id = "metadata-price-in-name"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.7"
  static let needs: Set<Input> = [.storeListing, .lexicon]

  static let text: StaticString = """
    # The app's name or subtitle speaks of a price

    Name and subtitle hold no amount, no discount and no word for free.

    ## Why

    App Review sends back metadata that refers to prices, "including references to your app being free or discounted". The description may
    speak of them. A name may have "Free" in it for other reasons, so there it weighs less.

    ## Source

    App Review Guidelines 2.3.7, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08;
    <https://github.com/digitalfabrik/integreat-app/issues/2811>, 2024-05-27.

    ## Bad

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons «Free»
    --- fastlane/metadata/en-US/subtitle.txt
    «Free» for 7 days
    --- fastlane/metadata/de-DE/subtitle.txt
    Jetzt nur «4,99 €»
    ```

    ```
    --- fastlane/metadata/en-US/subtitle.txt
    All courses «50%» off
    --- fastlane/metadata/es-ES/subtitle.txt
    Cursos «gratis»
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/name.txt
    Freehand: Sugar-Free Baking
    --- fastlane/metadata/en-US/subtitle.txt
    100% offline, free of ads
    --- fastlane/metadata/de-DE/subtitle.txt
    Der Test für den Führerschein
    ```

    ```
    --- fastlane/metadata/en-US/subtitle.txt
    Free up space on your phone
    --- fastlane/metadata/en-US/description.txt
    Free for 7 days, then $4.99 a month.
    --- fastlane/metadata/fr-FR/subtitle.txt
    Liberté, 240 leçons
    ```

    ## How to fix

    Say what the app does. What it costs may stand in the description.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts([.name, .subtitle]) {
      let text = listed.text
      let discounts = text.ranges(of: .saving)
      var found = text.amounts.map { (range: $0.amount.range, isMinor: false) }
      func add(_ ranges: [Range<Int>], isMinor: Bool) {
        for range in ranges where !found.contains(where: { $0.range.overlaps(range) }) {
          found.append((range, isMinor))
        }
      }
      // "100% offline" is no discount.
      if !discounts.isEmpty { add(text.percentages, isMinor: false) }
      add(text.freeWords, isMinor: listed.kind == .name)
      for (range, isMinor) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        let placed = text.placed(range)
        report(
          Violation(
            "'\(placed.value)' in the \(listed.kind.words) speaks of a price", help: "say what the app does",
            at: placed.range,
            locales: [listed.locale], isMinor: isMinor))
      }
    }
  }
}
