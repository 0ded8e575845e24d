import Findings
import Locales
import Projects
import StoreCatalog

/// The texts of the store's page fit.
enum MetadataLength: ProjectRule {
  static let id = "metadata-length"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.storeListing]

  static let text: StaticString = """
    # A text of the store's page is too long

    Name and subtitle have at most 30 characters, the promotional text 170, description and release notes 4000; keywords have at most 100
    bytes, and the notes for App Review 4000. Addresses of more than 255 characters weigh less.

    ## Why

    App Store Connect takes no longer ones, and an upload fails at the end of a release. Keywords are counted in bytes, so that Japanese has
    room for a third: Apple's pages disagree on this, and bytes are always safe. Characters are counted as for `display-name-length`.

    ## Source

    Apple, Platform version information,
    <https://developer.apple.com/help/app-store-connect/reference/platform-version-information>, 2026-11; Apple, Product page,
    <https://developer.apple.com/app-store/product-page/>, 2026-11; App Review Guidelines 2.3.7, 2026-06-08.

    ## Bad

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons: learn every language «of the world»
    --- fastlane/metadata/en-US/subtitle.txt
    Words, grammar, and more, ever«y day»
    ```

    ```
    --- fastlane/metadata/ja/keywords.txt
    言語,学習,単語,文法,発音,会話,試験,検定,旅行,英語,仏語,独語,西語,伊語,«中語»
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons: learn every language!

    --- fastlane/metadata/ja/name.txt
    言語言語言語言語言語言語言語言語言語言語言語言語言語言語言語
    ```

    ```
    --- fastlane/metadata/ja/keywords.txt
    言語,学習,単語,文法,発音,会話,試験,検定,旅行,英語,仏語,独語,西語
    ```

    ## How to fix

    Shorten it: what the finding marks does not fit.
    """

  private static func limit(of kind: StoreListing.Text) -> Limit? {
    switch kind {
    case .name: .appName
    case .subtitle: .appSubtitle
    case .promotionalText: .promotionalText
    case .keywords: .keywords
    case .description: .appDescription
    case .releaseNotes: .releaseNotes
    case .privacyURL, .supportURL, .marketingURL: .address
    case .appleTVPrivacyPolicy: nil
    }
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts(StoreListing.Text.allCases) {
      guard let limit = limit(of: listed.kind) else { continue }
      check(
        Placed(listed.text.value, at: listed.text.range), listed.kind.words, project.rules.limit(limit),
        [listed.locale],
        isMinor: limit == .address, report)
    }
    if let notes = project.listing?.reviewNotes {
      check(notes, "notes for App Review", project.rules.limit(.reviewNotes), [], isMinor: false, report)
    }
  }

  private static func check(
    _ text: Placed<String>, _ what: String, _ limit: Limit.Fact, _ locales: [LocaleID], isMinor: Bool,
    _ report: (Violation) -> Void
  ) {
    guard let excess = excess(of: text.value, over: limit) else { return }
    var place = text.range
    place.start = min(place.end, place.start + UInt32(clamping: excess.start))
    report(
      Violation(
        "\(what.prefix(1).uppercased() + what.dropFirst()) '\(shortened(text.value))' \(excess.words)",
        help: "shorten it", at: place, locales: locales, isMinor: isMinor || excess.isUncertain))
  }
}
