import Findings
import Locales
import Projects
import StoreCatalog

/// The store's page leads to help.
enum SupportURLInvalid: ProjectRule {
  static let id = "support-url-invalid"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "1.5"
  static let needs: Set<Input> = [.storeListing]

  static let text: StaticString = """
    # The store's page has no sound address for support

    The page of the app has an address for support in every language, and it is an https address.

    ## Why

    App Store Connect asks for one with each version, and App Review opens it.

    ## Source

    App Review Guidelines 1.5, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- fastlane/metadata/en-US/description.txt
    «»Learn a language.
    ```

    ```
    --- fastlane/metadata/en-US/support_url.txt
    «acme.test/support»
    --- fastlane/metadata/de-DE/support_url.txt
    «http://acme.test/support»
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/support_url.txt
    https://acme.test/support
    ```

    ```
    --- fastlane/metadata/en-US/description.txt
    Learn a language.
    --- fastlane/metadata/default/support_url.txt
    https://acme.test/support
    ```

    ## How to fix

    Write the address into `support_url.txt` of each language, or once into the folder `default`.
    """

  static func obstacle(in project: Project) -> String? {
    guard let listing = project.listing else { return nil }
    let saysAnything = [StoreListing.Text.description, .keywords, .supportURL, .marketingURL].contains {
      listing.says($0)
    }
    return saysAnything ? nil : "the store listing holds nothing of a version but what is new in it"
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    guard let listing = project.listing else { return }
    checkAddress(
      .supportURL, of: "Support", in: listing, of: project, isMinorWhereSome: false, httpIsMinor: true, report: report)
  }
}
