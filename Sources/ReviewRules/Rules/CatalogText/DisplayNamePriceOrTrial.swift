import Findings
import Locales
import Projects
import StoreCatalog

/// Names and descriptions hold no prices.
enum DisplayNamePriceOrTrial: ProjectRule {
  static let id = "display-name-price-or-trial"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = "2.3.7"
  static let needs: Set<Input> = [.catalog, .lexicon]

  static let text: StaticString = """
    # A product's name or description speaks of a price, a discount or a trial

    What a product costs, and what is off, is data: names hold no amount, no share of a hundred and no word for free, and neither names nor
    descriptions promise an amount or a trial.

    ## Why

    The texts of a product are the same in every storefront, and stay when price or offer change; a customer who has had the trial reads of it
    all the same. App Review objects to prices in names.

    ## Source

    App Review Guidelines 2.3.7 (of the app's own name), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro «Free» Forever", "description": "All templates, worth «$20»" },
      { "locale": "de", "displayName": "Pro – «50 %» Rabatt", "description": "Alle Vorlagen" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [
          { "locale": "en_US", "displayName": "Pro, «7-day free trial»", "description": "All, «7-day free trial»" },
          { "locale": "fr", "displayName": "Pro «gratuit»", "description": "Tous les modèles" } ] } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Ad-free Pro", "description": "100% offline, free of ads, 5 GB" },
      { "locale": "de", "displayName": "Werbefreies Pro", "description": "Freie Wahl aus 240 Vorlagen" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.trial", "type": "NonConsumable", "displayPrice": "0.00", "localizations": [
      { "locale": "en_US", "displayName": "14-day Trial", "description": "All templates" } ] },
      { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Freehand Pro", "description": "Free up space, with 3 brushes" } ] } ] }
    ```

    ## How to fix

    Take it out: the store shows price and offer beside the name.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (product, subject) in project.declarations where !isTrial(product, in: project) {
      for (locale, name) in product.sortedNames {
        let text = SoldText(name, in: locale, of: project)
        var found = priceTalk(in: text, avoiding: { text.currencyNames })
        for range in text.percentages + text.freeWords where !found.contains(where: { $0.overlaps(range) }) {
          found.append(range)
        }
        note(found, in: text, "display name", subject, report)
      }
      for (locale, description) in product.sortedDescriptions {
        let text = SoldText(description, in: locale, of: project)
        note(priceTalk(in: text, avoiding: { [] }), in: text, "description", subject, report)
      }
    }
  }

  private static func note(
    _ ranges: [Range<Int>], in text: SoldText, _ what: String, _ subject: Violation.Subject,
    _ report: (Violation) -> Void
  ) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let placed = text.placed(range)
      report(
        Violation(
          "'\(placed.value)' stands in the \(what) '\(shortened(text.value))', and stays when price or offer change",
          help: "take it out", at: placed.range, subjects: [subject], locales: [text.locale]))
    }
  }

  /// Amounts and promises of trials.
  private static func priceTalk(in text: SoldText, avoiding names: () -> [Range<Int>]) -> [Range<Int>] {
    var found = text.trialClaims.map { $0.claim.range }
    let amounts = text.amounts
    let others = amounts.isEmpty ? [] : names()
    for (amount, _) in amounts
    where !(found + others).contains(where: { $0.overlaps(amount.range) }) { found.append(amount.range) }
    return found
  }

  /// A free product that stands for a trial is to be named for it.
  private static func isTrial(_ product: Product, in project: Project) -> Bool {
    product.kind == .nonConsumable && !product.prices.isEmpty
      && product.prices.allSatisfy { $0.money.value.amount == 0 }
  }
}
