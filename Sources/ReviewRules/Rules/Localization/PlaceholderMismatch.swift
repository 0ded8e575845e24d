import Findings
import Locales
import Projects
import Words

/// A translation fills in what its source does.
enum PlaceholderMismatch: TranslationRule {
  static let id = "placeholder-mismatch"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = nil
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # A translation loses or swaps what is filled in

    A translation has the placeholders of its source: the same values, of the same kinds, in whatever order. Where `%@` and `%lld` change places they
    are numbered: `%2$lld`, `%1$@`.

    ## Why

    A lost placeholder is a price or a period that customers do not see, or one that was typed in and is wrong in the next storefront. An argument
    that is taken as another kind of value prints garbage or ends the app.

    ## Source

    Apple, String Format Specifiers and Xcode's catalogs, <https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>,
    2026-11; App Review has rejected an app for texts whose order of words made no sense in another language (reported 2024-01).

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: L.xcstrings
    locales: [en-US, de-DE]
    paywalls:
      pro:
        group: Pro
        text:
          price: { key: price, arguments: [product.price_per_period] }
          trial: { key: trial, arguments: [product.offer_count, product.price_per_period] }
    --- L.xcstrings
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "price": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%@ per plan" } },
        "de": { "stringUnit": { "state": "translated", "value": «"29 Taler im Tarif"» } } } },
      "trial": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%lld free, then %@" } },
        "de": { "stringUnit": { "state": "translated", "value": «"%@ nach %lld umsonst"» } } } } } }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    caption: "Renews at {{ product.price_per_period }}"
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    caption: «Verlängert sich automatisch»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: L.xcstrings
    locales: [en-US, de-DE]
    paywalls:
      pro:
        group: Pro
        text:
          subtitle: { key: discount }
          caption: { key: renewal, arguments: [product.period, product.price] }
          trial: { key: months, arguments: [product.offer_count] }
    --- L.xcstrings
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "discount": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Save 20% on everything" } },
        "de": { "stringUnit": { "state": "translated", "value": "20%direkt gespart" } } } },
      "renewal": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Each %@ for %@" } },
        "de": { "stringUnit": { "state": "translated", "value": "%2$@ je %1$@" } } } },
      "months": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld month free" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld months free" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "Einen Monat umsonst" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Monate umsonst" } } } } } } } } }
    ```

    ## How to fix

    Put the placeholder where the language wants it; number placeholders that change places.
    """

  static func check(_ tables: [TruthTable], of project: Project, report: (Violation) -> Void) {
    for table in tables where !table.isSource {
      for section in table.sections {
        for row in section.groups.lazy.flatMap(\.rows) where row.states.contains(.placeholders) {
          guard let own = row.own, let range = own.range else { continue }
          // What is misspelt, here or in the source, is told of as that.
          let places = [range, row.source?.range].compactMap(\.self)
          if places.contains(where: { project.hasUnreadVariable(within: $0) }) { continue }
          let text = "\(own.locale.languageName) text\(name(of: row).map { " of '\($0)'" } ?? "")"
          let values = row.key.map { arguments(of: $0, on: section.paywall, in: project) } ?? []
          let message =
            row.lost.isEmpty
            ? "\(text) has \(list(row.added)), which its source has not"
            : "\(text) lacks \(list(row.lost, standingFor: values))"
          report(
            Violation(
              message, help: row.lost.isEmpty || row.added.isEmpty ? "" : "the text has \(list(row.added)) instead",
              at: range, related: row.source?.range.map { [Finding.Related("The source", at: $0)] } ?? [],
              locales: [table.locale], paywall: section.paywall, isMinor: row.lost.isEmpty))
        }
      }
    }
  }

  /// What a text is called by those who wrote it: its key, or the field of the copy.
  private static func name(of row: TruthTable.Row) -> String? {
    if let key = row.key { return key }
    if case .field(let field) = row.subject { return field.rawValue }
    return nil
  }

  /// What the configuration fills a string with.
  private static func arguments(of key: String, on name: String?, in project: Project) -> [Variable?] {
    for paywall in project.paywalls where name == nil || paywall.name == name {
      for words in paywall.words.values {
        for form in words.fields.values.lazy.flatMap(\.forms) {
          if case .string(let match, let arguments) = form.text, match.key == key, !arguments.isEmpty {
            return arguments
          }
        }
      }
    }
    return []
  }

  /// - Parameter values: what numbered placeholders stand for, where that is known.
  private static func list(_ names: [String], standingFor values: [Variable?] = []) -> String {
    names.map { name in
      let number = name.dropFirst().prefix { $0.isNumber }
      guard name.hasPrefix("%"), let index = Int(number), values.indices.contains(index - 1),
        let value = values[index - 1]
      else { return "'\(name)'" }
      return "'\(name)' for \(value.rawValue)"
    }.joined(separator: ", ")
  }
}
