import Findings
import Locales
import Projects
import StoreCatalog

/// A description says what customers get.
enum DescriptionNotDescriptive: ProjectRule {
  static let id = "description-not-descriptive"
  static let severity = Severity.note
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .lexicon]

  static let text: StaticString = """
    # A product's description says nothing in particular

    The description of a product names something that customers get.

    ## Why

    "Premium access" fits every app. App Review has asked for descriptions that say what the price buys.

    ## Source

    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08;
    <https://github.com/selmetwa/parallel-arabic/issues/149>, 2026-05-14.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro", "description": «"Unlock all features"» } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro", "description": «"Get full access to premium features!"» } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro", "description": "Full access to 240 lessons" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro", "description": "All features of the camera" } ] } ] }
    ```

    ## How to fix

    Name what there is: "All lessons, offline and without ads".
    """

  /// Words that add nothing to those of the lexicon.
  private static let empty: Set<String> = [
    "unlock", "get", "access", "to", "the", "a", "an", "and", "all", "of", "for", "with", "your", "our", "app", "now",
    "enjoy", "this", "in", "is", "on", "more",
  ]

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (product, subject) in project.declarations {
      for (locale, description) in product.sortedDescriptions {
        let text = SoldText(description, in: locale, of: project)
        let generic = text.ranges(of: .generic)
        guard !generic.isEmpty, !saysMore(text.folded, than: generic) else { continue }
        report(
          Violation(
            "Description '\(shortened(description.value))' would fit every app", help: "name what customers get",
            at: description.range, subjects: [subject], locales: [locale]))
      }
    }
  }

  private static func saysMore(_ text: FoldedText, than generic: [Range<Int>]) -> Bool {
    var word = ""
    for index in 0...text.count {
      let isInside = generic.contains { $0.contains(index) }
      if index < text.count, !isInside, isLetter(text.scalars[index]) || isDigit(text.scalars[index]),
        let scalar = Unicode.Scalar(text.scalars[index])
      {
        word.unicodeScalars.append(scalar)
      } else {
        if !word.isEmpty, !empty.contains(word) { return true }
        word = ""
      }
    }
    return false
  }
}
