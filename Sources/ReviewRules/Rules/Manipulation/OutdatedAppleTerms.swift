import Findings
import Looks
import Projects
import Screens
import StoreCatalog

/// Apple's services have the names of today.
enum OutdatedAppleTerms: ScreenRule {
  static let id = "outdated-apple-terms"
  static let severity = Severity.note
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A name of Apple's is of yesterday

    Texts say "Apple Account" and "App Store", not "Apple ID", "iTunes Account", "iTunes Store" or "iTunes Connect".

    ## Why

    Many disclosures are copied from a sample of 2019. Customers look for a name that their device no longer shows.

    ## Source

    Apple, Apple Account, <https://support.apple.com/apple-account>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    disclosure: Payment will be charged to your «iTunes Account».
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    disclosure: Der Betrag wird deiner «Apple-ID» belastet.
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/en-US/description.txt
    Manage with your «iTunes Account»
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    disclosure: Payment will be charged to your Apple Account.
    ---
    - Import your library from iTunes
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Cut the apple, identify the tree
    ---
    ```

    ## How to fix

    Write the name that the message suggests.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    judged.reportTexts(Self.self, saying: hasNames, to: report) { violations(in: $0.text) }
  }

  static func check(listing project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts(StoreListing.Text.told) {
      for var violation in violations(in: listed.text.whole) {
        violation.locales = [listed.locale]
        report(violation)
      }
    }
  }

  private static func hasNames(_ text: SaidText) -> Bool {
    names.contains { text.folded.contains(anyOf: $0.0) }
  }

  private static func violations(in whole: WholeText) -> [Violation] {
    guard !whole.bytes.isEmpty else { return [] }
    var found: [Violation] = []
    for (phrases, today) in names {
      for place in whole.places(of: phrases) {
        guard let range = place.origin else { continue }
        found.append(Violation("'\(place.text)' is now '\(today)'", help: "write '\(today)'", at: range))
      }
    }
    return found
  }

  private static let names: [(FoldedText.PhraseList, today: String)] = [
    (
      FoldedText.PhraseList(
        "itunes account|itunes accounts|itunes konto|itunes kontos|itunes account's|apple id|apple ids|compte itunes|cuenta de itunes|cuenta itunes|account itunes|itunesアカウント|itunes アカウント|itunes 계정|itunes계정|itunes账户|itunes 账户|itunes账号|itunes 账号|itunes帳號|itunes 帳號|itunes帳戶|itunes 帳戶|аккаунт itunes|аккаунта itunes|аккаунту itunes|аккаунте itunes|учетной записи itunes|учетная запись itunes|konto itunes|konta itunes|koncie itunes|kontem itunes|itunes hesab*|apple kimliğ*|apple kimlik*|حساب itunes|حسابك في itunes|حسابك على itunes|id de apple|id apple|id da apple|id do apple|conta do itunes|conta itunes|identifiant apple|идентификатор apple"
      ), "Apple Account"
    ),
    (FoldedText.PhraseList("itunes store|itunes app store|itunes music store"), "App Store"),
    (FoldedText.PhraseList("itunes connect"), "App Store Connect"),
  ]
}
