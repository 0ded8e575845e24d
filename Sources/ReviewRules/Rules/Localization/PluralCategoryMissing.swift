import Findings
import Locales
import Projects

/// A text that counts has every form that its language counts in.
enum PluralCategoryMissing: TranslationRule {
  static let id = "plural-category-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = nil
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # A plural form is missing

    A text with plural forms has one for every kind of number that a paywall counts in its language: Polish one, few and many, Arabic one, two, few,
    many and other. None of them is empty.

    ## Why

    Where a form is missing or empty another one is taken, and customers read "3 miesiąc". Tools that make catalogs leave forms empty, so that they
    look complete.

    ## Source

    Unicode CLDR, Language Plural Rules, <https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html>, 2025-10. Texts in broken
    grammar count among the signs of an app that is not complete (App Review Guidelines 2.1(a), 2026-06-08).

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: L.xcstrings
    locales: [en-US, pl]
    paywalls:
      pro:
        group: Pro
        text:
          trial: { key: months, arguments: [product.offer_count] }
    --- L.xcstrings
    { "sourceLanguage": "en", "version": "1.0", "strings": { "months": { "localizations": {
      "en": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld month free" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld months free" } } } } },
      "pl": «{ "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld miesiąc gratis" } },
        "few": { "stringUnit": { "state": "new", "value": "" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld miesiąca gratis" } } } } }» } } } }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: L.xcstrings
    locales: [en-US, pl, ja]
    paywalls:
      pro:
        group: Pro
        text:
          trial: { key: months, arguments: [product.offer_count] }
    --- L.xcstrings
    { "sourceLanguage": "en", "version": "1.0", "strings": { "months": { "localizations": {
      "en": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld month free" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld months free" } } } } },
      "ja": { "variations": { "plural": {
        "other": { "stringUnit": { "state": "translated", "value": "%lldか月無料" } } } } },
      "pl": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld miesiąc gratis" } },
        "few": { "stringUnit": { "state": "translated", "value": "%lld miesiące gratis" } },
        "many": { "stringUnit": { "state": "translated", "value": "%lld miesięcy gratis" } } } } } } } } }
    ```

    ## How to fix

    Write the forms that the finding names.
    """

  static func check(_ tables: [TruthTable], of project: Project, report: (Violation) -> Void) {
    for table in tables {
      for section in table.sections {
        for row in section.groups.lazy.flatMap(\.rows) where row.states.contains(.pluralForm) {
          guard let own = row.own, let range = row.place else { continue }
          let forms = row.missingForms.map { "'\($0.rawValue)'" }.joined(separator: ", ")
          report(
            Violation(
              "String '\(row.key ?? "")' lacks the plural form\(row.missingForms.count == 1 ? "" : "s") \(forms) in \(own.locale)",
              help: "customers read another form in their place", at: range, locales: [table.locale],
              paywall: section.paywall))
        }
      }
    }
  }
}
