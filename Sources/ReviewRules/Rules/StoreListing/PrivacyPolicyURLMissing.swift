import Findings
import Locales
import Projects
import StoreCatalog

/// The store's page leads to the privacy policy.
enum PrivacyPolicyURLMissing: ProjectRule {
  static let id = "privacy-policy-url-missing"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "5.1.1(i)"
  static let needs: Set<Input> = [.storeListing]

  static let text: StaticString = """
    # The store's page has no address of the privacy policy

    The page of the app has the address of its privacy policy, in every language, and it is an https address.

    ## Why

    Every app must have one in App Store Connect; without it nothing can be submitted. Where one language has an address and another has none,
    the store shows that of the primary language, which weighs less.

    ## Source

    App Review Guidelines 5.1.1(i), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- fastlane/metadata/en-US/name.txt
    «»Lessons
    --- fastlane/metadata/de-DE/name.txt
    «»Lektionen
    ```

    ```
    --- fastlane/metadata/en-US/privacy_url.txt
    «http://acme.test/privacy»
    --- fastlane/metadata/de-DE/privacy_url.txt
    «TODO»
    --- fastlane/metadata/fr-FR/name.txt
    «»Cours
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/privacy_url.txt
    https://acme.test/privacy

    --- fastlane/metadata/de-DE/privacy_url.txt
    https://acme.test/de/datenschutz
    ```

    ```
    --- fastlane/metadata/en-US/name.txt
    Lessons
    --- fastlane/metadata/de-DE/name.txt
    Lektionen
    --- fastlane/metadata/default/privacy_url.txt
    https://acme.test/privacy
    ```

    ## How to fix

    Write the address into `privacy_url.txt` of each language, or once into the folder `default`.
    """

  static func obstacle(in project: Project) -> String? {
    guard let listing = project.listing else { return nil }
    let saysAnything = StoreListing.Text.allCases.contains { $0.isOfApp && listing.says($0) }
    return saysAnything ? nil : "the store listing holds nothing of the app itself, only of its versions"
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    guard let listing = project.listing else { return }
    checkAddress(
      .privacyURL, of: "Privacy policy", in: listing, of: project, isMinorWhereSome: true, httpIsMinor: false,
      report: report)
  }
}

/// Judges an address of the store's page: whether it is there in every language, and sound.
func checkAddress(
  _ kind: StoreListing.Text, of what: String, in listing: StoreListing, of project: Project, isMinorWhereSome: Bool,
  httpIsMinor: Bool, report: (Violation) -> Void
) {
  for listed in project.listingTexts([kind]) {
    let value = listed.text.value
    let isSecure = value.lowercased().hasPrefix("https://")
    let host = value.split(separator: "/", maxSplits: 2).dropFirst().first ?? ""
    let isSound = absoluteAddress(value) != nil && host.contains(".") && !value.contains("example.com")
    if isSound, isSecure { continue }
    report(
      Violation(
        "'\(shortened(value))' is no \(isSound ? "secure " : "")address of the \(what.lowercased())",
        help: "write an https address",
        at: listed.text.range, locales: [listed.locale], isMinor: isSound && httpIsMinor))
  }
  let isSomewhere = listing.says(kind)
  for localization in listing.localizations where listing.text(kind, in: localization) == nil {
    report(
      Violation(
        "\(what) has no address in \(localization.locale)", help: "add it as '\(kind.rawValue).txt'",
        at: localization.place, locales: [localization.locale], isMinor: isSomewhere && isMinorWhereSome))
  }
}
