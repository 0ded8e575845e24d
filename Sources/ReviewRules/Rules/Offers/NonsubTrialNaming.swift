import Findings
import Locales
import Projects
import StoreCatalog

/// A trial without a subscription is named for its length.
enum NonsubTrialNaming: ProjectRule {
  static let id = "nonsub-trial-naming"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.1"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A free trial without a subscription is not named for its length

    A non-consumable product at price 0 is a trial, and its display name says so in every language: "14-day Trial". A free product that speaks of
    no trial is worth a note.

    ## Why

    Apple lets apps without subscriptions offer a trial as a free product, if its name says how long it lasts.

    ## Source

    App Review Guidelines 3.1.1 ("XX-day Trial"), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- App.storekit
    { "settings": { "_storefront": "USA" }, "products": [
      { "productID": "com.example.trial", "type": "NonConsumable", "displayPrice": "0.00", "referenceName": "Trial",
        "localizations": [ { "locale": "en_US", "displayName": «"Free Pro"», "description": "Try all tools" } ] } ] }
    ```

    ```
    --- App.storekit
    { "settings": { "_storefront": "USA" }, "products": [
      { "productID": "com.example.intro", "type": "NonConsumable", "displayPrice": "0.00", "referenceName": "Trial",
        "localizations": [ { "locale": "en_US", "displayName": "7-day Trial", "description": "All tools" },
          { "locale": "de", "displayName": «"Probeversion"», "description": "Alle Werkzeuge" } ] } ] }
    ```

    ## Good

    ```
    --- App.storekit
    { "settings": { "_storefront": "USA" }, "products": [
      { "productID": "com.example.trial", "type": "NonConsumable", "displayPrice": "0.00", "referenceName": "Trial",
        "localizations": [ { "locale": "en_US", "displayName": "14-day Trial", "description": "All tools" },
          { "locale": "de", "displayName": "14 Tage kostenlos testen", "description": "Alle Werkzeuge" } ] } ] }
    ```

    ```
    --- App.storekit
    { "settings": { "_storefront": "USA" }, "products": [
      { "productID": "com.example.stickers", "type": "Consumable", "displayPrice": "0.00", "referenceName": "Free coins",
        "localizations": [ { "locale": "en_US", "displayName": "Free coins", "description": "10 coins" } ] } ] }
    ```

    ## How to fix

    Name it "7-day Trial", with the number of days that it lasts.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() where product.kind == .nonConsumable {
      guard product.prices.contains(where: { $0.money.value.amount == 0 }) else { continue }
      let subject = product.subject(at: index)
      let cap: Severity? = isCalledTrial(product) ? nil : .note
      var isNamed = false
      for (locale, name) in product.names.sorted(by: { $0.key < $1.key }) {
        isNamed = true
        guard let own = Lexicon.of(locale.language), let english = Lexicon.of("en") else { continue }
        let text = FoldedText(name.value)
        if [own, english].contains(where: { $0.trialClaims(in: text).contains { $0.duration != nil } }) { continue }
        report(
          Violation(
            "'\(name.value)' is free and does not say for how many days", help: "name it for its length: '7-day Trial'",
            at: name.range, subjects: [subject], locales: [locale], atMost: cap))
      }
      guard !isNamed else { continue }
      report(
        Violation(
          "'\(product.reference)' is free and has no name that says for how many days",
          help: "name it for its length: '7-day Trial'", at: product.id.range, subjects: [subject], atMost: cap))
    }
  }

  /// Whether any of its texts speaks of a trial.
  private static func isCalledTrial(_ product: Product) -> Bool {
    var texts = [("en", product.id.value)]
    if let name = product.referenceName { texts.append(("en", name.value)) }
    texts += product.names.map { ($0.key.language, $0.value.value) }
    texts += product.descriptions.map { ($0.key.language, $0.value.value) }
    return texts.contains { language, text in
      let folded = FoldedText(text)
      return Set([language, "en"]).contains { name in
        Lexicon.of(name).map { folded.contains(anyOf: $0.trial) } ?? false
      }
    }
  }
}
