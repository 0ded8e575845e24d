import Findings
import Foundation
import Locales
import Projects
import StoreCatalog

/// Prices in the description are those of the catalog.
enum MetadataStalePrice: ProjectRule {
  static let id = "metadata-stale-price"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .storeListing]

  static let text: StaticString = """
    # The store's page names a price that nothing costs

    An amount in the description, the promotional text or the release notes that is about a subscription or a purchase is a price of the
    catalog, or follows from one, in the storefront of the language.

    ## Why

    A typed price stays when the real one changes, and then the page promises what the app does not keep. Prices in a description are
    allowed; only wrong ones are found.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- fastlane/metadata/en-US/description.txt
    Subscribe for «$3.99» a month.
    ```

    ```
    --- fastlane/metadata/en-US/promotional_text.txt
    Pro Yearly is «$29.99»/year, or $4.99 a month.
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/description.txt
    Subscribe for $4.99 a month or $39.99 a year (only $3.33/month). Thousands of families around the world have saved $1200 on groceries.
    ```

    ```
    --- fastlane/metadata/en-US/description.txt
    Subscribe now. Read prices in euros, dollars and yen.
    --- fastlane/metadata/de-DE/description.txt
    Das Abo kostet 5,99 € im Monat.
    ```

    ## How to fix

    Take the amount out, or correct it. The store lists the prices of what the app sells by itself.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts([.description, .promotionalText, .releaseNotes]) {
      let storefront = project.storefront(ofPageIn: listed.locale)
      let known = Known(project, storefront)
      // Where no price is known, none can be wrong.
      guard !known.amounts.isEmpty else { continue }
      let amounts = listed.text.amounts
      if amounts.isEmpty { continue }
      let talk = talkOfBuying(in: listed.text)
      for (amount, placed) in amounts {
        let near = max(0, amount.range.lowerBound - 24)..<min(talk.count - 1, amount.range.upperBound + 24)
        guard let value = amount.value, !known.has(value),
          talk[near.upperBound] > talk[near.lowerBound]
            || units.contains(listed.text.folded.word(endingAt: amount.range.lowerBound))
        else { continue }
        report(
          Violation(
            "'\(placed.value)' in the \(listed.kind.words) is the price of nothing in \(storefront)",
            help: "take it out, or correct it", at: placed.range, locales: [listed.locale]))
      }
    }
  }

  /// What says before an amount how often it is paid, and elsewhere is a part of other words: "월 9,900원".
  private static let units: Set<String> = ["월", "연", "년", "주", "月", "年", "週"]

  /// How many scalars before each index belong to a length of time or to a word for buying.
  private static func talkOfBuying(in text: SoldText) -> [Int] {
    var marks = [Bool](repeating: false, count: text.folded.count)
    for lexicon in text.lexicons {
      let ranges =
        lexicon.periods(in: text.folded).map { $0.range } + lexicon.mentions(of: .subscription, in: text.folded)
        + lexicon.mentions(of: .purchase, in: text.folded)
      for range in ranges {
        for index in range { marks[index] = true }
      }
    }
    var counts = [0]
    counts.reserveCapacity(marks.count + 1)
    for mark in marks { counts.append((counts.last ?? 0) + (mark ? 1 : 0)) }
    return counts
  }

  /// The amounts that are true in a storefront: prices, those of offers, and what follows from them.
  private struct Known {
    var amounts: Set<Decimal> = []

    init(_ project: Project, _ storefront: Storefront) {
      let all = project.catalog.products
      for product in all {
        for price in product.prices + product.offers.flatMap(\.prices) + (product.commitment?.total ?? [])
          + (product.commitment?.monthly ?? []) where price.storefront == storefront
        {
          add(price.money.value, product.period?.value)
        }
      }
      // What one saves by taking a year is a difference of two prices.
      let prices = all.compactMap { product -> PeriodPrice? in
        guard let period = product.period?.value, let price = product.price(in: storefront, on: project.today) else {
          return nil
        }
        return PeriodPrice(price.money.value, per: period)
      }
      for own in prices.prefix(20) {
        for other in prices.prefix(20) {
          if let saved = own.absoluteDiscount(against: other) { amounts.insert(saved.value) }
        }
      }
    }

    private mutating func add(_ money: Money, _ period: Period?) {
      amounts.insert(money.amount)
      guard let period else { return }
      for unit in Period.Unit.allCases {
        guard let figure = PeriodPrice(money, per: period).price(per: unit) else { continue }
        amounts.insert(figure.value)
      }
    }

    /// Rounded up is as good as cut down.
    func has(_ value: Decimal) -> Bool {
      amounts.contains(value) || amounts.contains(value - Decimal(1) / 100) || amounts.contains(value - 1)
        || amounts.contains { amount in
          var (whole, own) = (Decimal(), amount)
          NSDecimalRound(&whole, &own, 0, .down)
          return whole == value
        }
    }
  }
}
