import Findings
import Locales
import Projects
import StoreCatalog

/// A trial that the store's page promises can be had.
enum MetadataTrialClaim: ProjectRule {
  static let id = "metadata-trial-claim"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .storeListing, .lexicon]

  static let text: StaticString = """
    # The store's page promises a trial that the catalog does not have

    A free trial that the page of the app speaks of is an offer of the catalog in the storefront of the language, of the same length.

    ## Why

    Who downloads an app for its free trial and finds none was misled, and App Review looks for it. Offers are made for each territory.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- fastlane/metadata/en-US/description.txt
    Start with a «14-day free trial».
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99" } ] }
    --- fastlane/metadata/en-US/promotional_text.txt
    «Try it free» now!
    --- fastlane/metadata/de-DE/description.txt
    «7 Tage kostenlos testen».
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/description.txt
    Start with a 7-day free trial of Pro Yearly. No free trial of Pro Monthly.
    --- fastlane/metadata/de-DE/description.txt
    1 Woche kostenlos testen.
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99" } ] }
    --- fastlane/metadata/en-US/description.txt
    Feel free to try every recipe, without a trial, 14 days a fortnight. Free of ads.
    ```

    ## How to fix

    Take the promise out, correct its length, or set the offer up in every territory.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    // Months that are free are no saving where nothing is sold for longer.
    let longest = project.catalog.products.compactMap { $0.period?.value.whole(.month) }.max() ?? 0
    for listed in project.listingTexts([.subtitle, .promotionalText, .description, .releaseNotes]) {
      let claims = listed.text.trialClaims { $0.whole(.month) >= longest }
      guard !claims.isEmpty, let trials = trials(in: project, project.storefront(ofPageIn: listed.locale)) else {
        continue
      }
      for (claim, placed) in claims {
        let what: String
        var isMinor = false
        if trials.isEmpty {
          what = "nothing that the app sells has a free trial in \(project.storefront(ofPageIn: listed.locale))"
        } else if let said = claim.duration?.period, !trials.contains(where: { $0.duration == said }) {
          what = "trials last \(Set(trials.map(\.duration.english)).sorted().prefix(3).joined(separator: ", "))"
          isMinor = trials.contains { $0.duration.isAbout(said) }
        } else {
          continue
        }
        report(
          Violation(
            "'\(shortened(placed.value))' is promised in the \(listed.kind.words); \(what)",
            help: "take it out, or set the offer up", at: placed.range,
            related: trials.prefix(3).map { .init("a trial", at: $0.range) }, locales: [listed.locale], isMinor: isMinor
          ))
      }
    }
  }

  /// The free offers of a storefront; nil where the data leaves out which there are.
  private static func trials(in project: Project, _ storefront: Storefront) -> [Offer]? {
    let products = project.catalog.products
    let trials = products.flatMap(\.offers).filter { offer in
      offer.mode.value == .free && offer.isMade(in: storefront, on: project.today)
    }
    if !trials.isEmpty { return trials }
    let isUnknown = project.catalog.isPartial || products.contains { $0.omittedOffers.contains(.introductory) }
    // A product for nothing may be a trial by its name.
    let hasTrialProduct = products.contains {
      $0.kind != .autoRenewable && $0.prices.contains { $0.money.value.amount == 0 }
    }
    return isUnknown || hasTrialProduct ? nil : []
  }
}
