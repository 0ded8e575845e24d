import Findings
import Locales
import Projects
import StoreCatalog

/// The description says what costs extra.
enum MetadataPaidFeaturesUnlabelled: ProjectRule {
  static let id = "metadata-paid-features-unlabelled"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "2.3.2"
  static let needs: Set<Input> = [.words, .storeListing, .lexicon]

  static let text: StaticString = """
    # The description lists a paid feature and no purchase

    A description that names what a paywall sells says somewhere that it needs a purchase.

    ## Why

    Metadata must show which features, levels or subscriptions cost extra. Apps have been sent back for lists that did not.

    ## Source

    App Review Guidelines 2.3.2, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection reported 2024.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    - Export photos without watermarks
    --- fastlane/metadata/en-US/description.txt
    Edit pictures. «Export photos without watermarks», in any size.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    - Batch editing
    - Premium filters
    --- fastlane/metadata/en-US/description.txt
    The editor for everybody: crop, «batch editing», share.
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    - Export photos without watermarks
    --- fastlane/metadata/en-US/description.txt
    Edit pictures. Pro subscribers export photos without watermarks.
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    - Export photos without watermarks
    - Everything
    --- fastlane/metadata/en-US/description.txt
    Edit photos, with everything you need. Export them.
    ```

    ## How to fix

    Say it: "With Pro (in-app purchase): export without watermarks".
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts([.description]) {
      let text = listed.text
      // Only a language whose words for buying are known can lack them.
      guard let own = text.own, !own.phrases(.purchase).isEmpty, text.ranges(of: .purchase).isEmpty,
        text.ranges(of: .subscription).isEmpty, !namesProduct(text, project)
      else { continue }
      var seen: Set<Int> = []
      for paywall in project.paywalls {
        let locale =
          paywall.words.keys.first { $0 == listed.locale }
          ?? paywall.words.keys.sorted().first { $0.means(listed.locale) }
        for benefit in locale.flatMap({ paywall.words[$0]?.benefits }) ?? [] {
          guard let phrase = FoldedText.Phrase(benefit.plainText),
            phrase.scalars.contains(0x20) || !phrase.scalars.allSatisfy(hasBorders),
            let range = text.folded.ranges(of: phrase).first, seen.insert(range.lowerBound).inserted
          else { continue }
          let placed = text.placed(range)
          report(
            Violation(
              "'\(shortened(placed.value))' is sold by the app, and the description names no purchase",
              help: "say that it needs a subscription or an in-app purchase", at: placed.range,
              locales: [listed.locale],
              paywall: paywall.name))
        }
      }
    }
  }

  /// Whether the description calls something that is sold by its name.
  private static func namesProduct(_ text: SoldText, _ project: Project) -> Bool {
    let names = project.catalog.groups.flatMap(\.names.values) + project.catalog.products.flatMap(\.names.values)
    return names.contains { name in
      guard let phrase = FoldedText.Phrase(name.value), phrase.scalars.count > 2 else { return false }
      return text.folded.contains(phrase)
    }
  }
}
