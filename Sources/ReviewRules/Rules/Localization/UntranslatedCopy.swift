import Findings
import Locales
import Projects

/// A translation is in the words, and in the letters, of its language.
enum UntranslatedCopy: TranslationRule {
  static let id = "untranslated-copy"
  static let severity = Severity.warning
  static let basis = Basis.rejection
  static let guideline: String? = nil
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # A translation is still in the source language

    The text of a locale differs from the source's, and is written in the letters of its language.

    ## Why

    A file that has an entry for every language looks complete, and customers read English in the midst of their own language. What they are asked
    to pay for must be in words they understand.

    ## Source

    App Review has asked an app to translate the suffixes "week" and "day" that it showed in all languages (reported 2024-01). Apple,
    Auto-renewable subscriptions ("localize"), <https://developer.apple.com/app-store/subscriptions/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE, ja]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    subtitle: Every template on every device
    cta: Start your week
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    subtitle: «Every template on every device»
    cta: Starte deine Woche
    ---
    --- Copy/pro.ja.md
    ---
    headline: Proにアップグレード
    subtitle: すべてのテンプレート
    cta: «Start your trial week»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, en-GB, de-DE]
    app: { name: Photo Editor }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Photo Editor Pro
    subtitle: Every template on every device
    cta: OK
    price: "{{ product.price_per_period }}"
    ---
    --- Copy/pro.en-GB.md
    ---
    headline: Photo Editor Pro
    subtitle: Every template on every device
    cta: OK
    price: "{{ product.price_per_period }}"
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Photo Editor Pro
    subtitle: Jede Vorlage auf jedem Gerät
    cta: OK
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Translate the text, or take the language out of `locales`. A name that is the same everywhere has `shouldTranslate: false` in a string catalog;
    in copy it is known as the name of the app, or of a product or group that no locale translates.
    """

  static func check(_ tables: [TruthTable], of project: Project, report: (Violation) -> Void) {
    for table in tables where !table.isSource {
      for section in table.sections {
        for row in section.groups.lazy.flatMap(\.rows) {
          guard let own = row.own, let range = own.range, let what = complaint(row, own) else { continue }
          report(
            Violation(
              "'\(shortened(own.plainText))' \(what)", help: "translate it", at: range,
              related: row.source?.range.map { [Finding.Related("The source", at: $0)] } ?? [], locales: [table.locale],
              paywall: section.paywall))
        }
      }
    }
  }

  private static func complaint(_ row: TruthTable.Row, _ own: WrittenText) -> String? {
    let language = own.locale.languageName
    if row.states.contains(.sameAsSource) { return "is the source's text, not \(language)" }
    if row.states.contains(.wrongScript) { return "has no \(language) letters" }
    return nil
  }
}

extension LocaleID {
  /// The language alone, in English: "German", for whatever region.
  var languageName: String { (LocaleID(language) ?? self).englishName }
}

/// A text in a headline: what is longer than a line is cut.
func shortened(_ text: String) -> String {
  text.unicodeScalars.count > 60 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(57))) + "…" : text
}
