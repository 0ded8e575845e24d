import Findings
import Locales
import Projects
import StoreCatalog

/// What is sold is not money.
enum DisplayNameCurrencyWord: ProjectRule {
  static let id = "display-name-currency-word"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = "1.1.6"
  static let needs: Set<Input> = [.catalog, .lexicon]

  static let text: StaticString = """
    # A product is named like real money

    No product is called by the name of a currency: not "dollars", and not "100 元".

    ## Why

    What an app sells for money is no money. App Review has sent back products whose names were amounts of a real currency as misleading.

    ## Source

    App Review Guidelines 1.1.6, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection for a product labelled 元,
    reported 2019.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.coins", "type": "Consumable", "displayPrice": "0.99", "localizations": [
      { "locale": "en_US", "displayName": "100 «dollars»", "description": "For the shop" },
      { "locale": "zh_Hans", "displayName": "100«元»", "description": "金币" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.coins", "type": "Consumable", "displayPrice": "0.99", "localizations": [
      { "locale": "en_US", "displayName": "A bag of «euros»", "description": "For the shop" },
      { "locale": "ja", "displayName": "500«円»", "description": "コイン" } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.coins", "type": "Consumable", "displayPrice": "0.99", "localizations": [
      { "locale": "en_US", "displayName": "100 coins", "description": "Worth more than dollars" },
      { "locale": "zh_Hans", "displayName": "元素包", "description": "金币" } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    app: { name: Euros and Cents }
    --- Pro.storekit
    { "products": [ { "productID": "com.example.pro", "type": "NonConsumable", "displayPrice": "0.99", "localizations": [
      { "locale": "en_US", "displayName": "Euros and Cents Pro", "description": "All accounts" },
      { "locale": "ja", "displayName": "円グラフ", "description": "すべて" } ] } ] }
    ```

    ## How to fix

    Call it by a name of your own: coins, credits, gems.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let app = FoldedText(project.app.name)
    for (product, subject) in project.declarations {
      for (locale, name) in product.sortedNames {
        let text = SoldText(name, in: locale, of: project)
        for range in text.currencyNames {
          let placed = text.placed(range)
          if let word = FoldedText.Phrase(placed.value), app.contains(word) { continue }
          report(
            Violation(
              "'\(placed.value)' in the display name '\(shortened(name.value))' is real money",
              help: "choose a name of your own",
              at: placed.range, subjects: [subject], locales: [locale]))
        }
      }
    }
  }
}

extension SoldText {
  /// The names of real currencies, as words of the text's own language, or as the sign behind a number.
  var currencyNames: [Range<Int>] {
    let english = own == nil ? lexicons : []
    var found = ([own].compactMap(\.self) + english).flatMap { $0.mentions(of: .currencyName, in: folded) }
    // A sign behind a number means money in names of other languages, too.
    func isSign(_ scalar: UInt32) -> Bool { scalar == 0x5143 || scalar == 0x5186 || scalar == 0xC6D0 }
    let languages = [locale.language] + ["zh", "ja", "ko"].filter { $0 != locale.language }
    for amount in folded.scalars.contains(where: isSign)
      ? languages.flatMap({ folded.amounts(in: Array(value.utf8)[...], language: $0) }) : []
    {
      guard let last = folded.scalars[amount.range].last, isSign(last) else { continue }
      let sign = amount.range.upperBound - 1..<amount.range.upperBound
      if !found.contains(where: { $0.overlaps(sign) }) { found.append(sign) }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }
}
