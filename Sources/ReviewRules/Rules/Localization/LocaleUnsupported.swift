import Findings
import Locales
import Projects
import StoreCatalog

/// Products and the store's page are in languages that the store has.
enum LocaleUnsupported: ProjectRule {
  static let id = "locale-unsupported"
  static let severity = Severity.warning
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A language is none of the App Store's

    Products are localized in languages of the App Store, and the folders of the store's page are called as App Store Connect spells them.

    ## Why

    App Store Connect has 50 localizations. A product cannot be described in another one, and an upload of a folder called `de` fails, for it
    is `de-DE`. Which languages the app itself speaks is free.

    ## Source

    Apple, News of 31 March 2026 (11 new languages), <https://developer.apple.com/news/?id=97t4mt64>; fastlane, its list of languages, 2026-05.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "All", "description": "All templates" },
      { "locale": "«bg»", "displayName": "Всичко", "description": "Всички шаблони" } ] } ] }
    ```

    ```
    --- fastlane/metadata/de/name.txt
    «»Lektionen
    --- fastlane/metadata/en-US/name.txt
    Lessons
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en", "displayName": "All", "description": "All templates" },
      { "locale": "sl", "displayName": "Vse", "description": "Vse predloge" },
      { "locale": "zh_CN", "displayName": "全部", "description": "所有模板" } ] } ] }
    --- fastlane/metadata/no/name.txt
    Leksjoner
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.bg.md
    ---
    headline: Всичко
    ---
    ```

    ## How to fix

    Call the folder as the finding says; take a language that the store does not have out of the products.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    var isOffered: [LocaleID: Bool] = [:]
    func offers(_ locale: LocaleID) -> Bool {
      if let known = isOffered[locale] { return known }
      let offers = locale.appStoreCode != nil
      isOffered[locale] = offers
      return offers
    }
    for (product, subject) in project.declarations {
      for (locale, range) in product.localizations.sorted(by: { $0.key < $1.key }) where !offers(locale) {
        report(
          Violation(
            "\(locale.englishName) ('\(locale)') is no language of the App Store",
            help: "take it out: customers read the app's primary language", at: place(of: locale, in: range, project),
            subjects: [subject], locales: [locale]))
      }
    }
    let codes = Set(LocaleID.appStore.compactMap(\.appStoreCode).map { $0.lowercased() })
    for localization in project.listing?.localizations ?? [] where !codes.contains(localization.folder.lowercased()) {
      let code = localization.locale.appStoreCode
      report(
        Violation(
          "Folder '\(localization.folder)' is called as no language of the App Store",
          help: code.map { "call it '\($0)'" } ?? "the store has no \(localization.locale.englishName)",
          at: localization.place, locales: [localization.locale]))
    }
  }

  /// Where an entry names its locale.
  private static func place(of locale: LocaleID, in range: SourceRange, _ project: Project) -> SourceRange {
    let bytes = project.files.bytes(of: range)
    for spelling in [locale.identifier, locale.identifier.replacing("-", with: "_")] {
      let quoted = Array("\"\(spelling)\"".utf8)
      if let found = bytes.firstRange(of: quoted) {
        let start = Int(range.start) + found.lowerBound - bytes.startIndex
        return SourceRange(file: range.file, start + 1..<start + quoted.count - 1)
      }
    }
    return SourceRange(file: range.file, start: range.start, end: min(range.end, range.start &+ 1))
  }
}
