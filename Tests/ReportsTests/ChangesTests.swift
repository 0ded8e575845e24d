import Findings
import Foundation
import Locales
import Projects
import Screens
import Testing

@testable import Reports

/// A project in text, composed.
private func side(_ files: [String: String], today: String = "2026-11-30") throws -> Changes.Side {
  var request = ProjectRequest(today: try #require(Day(today)))
  request.configuration = files["paywallgen.yml"] == nil ? nil : "paywallgen.yml"
  let project = readProject(FileTree(files), request)
  let formats = PriceFormats()
  let sheets = project.paywalls.indices.flatMap { paywall in
    project.markets(of: project.paywalls[paywall]).map {
      compose(project, paywall: paywall, market: $0, formats: formats)
    }
  }
  return Changes.Side(project, sheets: sheets)
}

private let world: [String: String] = [
  "Pro.storekit": """
  { "identifier": "C0", "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [],
    "subscriptionGroups": [ { "id": "G", "name": "Pro", "localizations": [ { "displayName": "Pro", "locale": "en_US" } ], "subscriptions": [
      { "productID": "pro.monthly", "type": "RecurringSubscription", "displayPrice": "4.99", "groupNumber": 1,
        "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly", "familyShareable": true, "localizations": [
          { "displayName": "Pro Monthly", "description": "All of it", "locale": "en_US" } ] },
      { "productID": "pro.yearly", "type": "RecurringSubscription", "displayPrice": "39.99", "groupNumber": 1,
        "recurringSubscriptionPeriod": "P1Y", "referenceName": "Yearly", "familyShareable": false,
        "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W" }, "localizations": [
          { "displayName": "Pro Yearly", "description": "All of it", "locale": "en_US" } ] } ] } ] }
  """,
  "paywallgen.yml": """
  catalog: Pro.storekit
  copy: Copy
  locales: [en-US, de-DE]
  prices: { pro.monthly: prices.csv }
  paywalls:
    pro: { products: [pro.monthly, pro.yearly], buttons: { restore: visible } }
  """,
  "prices.csv": "Countries or Regions,Currency Code,Price\nUnited States,USD,4.99\nGermany,EUR,5.99\n",
  "Copy/pro.en-US.md": """
  ---
  headline: Go Pro
  cta: Subscribe for {{ product.price_per_period }}
  ---
  - Export
  - Batch
  """,
  "Copy/pro.de-DE.md": """
  ---
  headline: Hol dir Pro
  cta: Abonnieren für {{ product.price_per_period }}
  ---
  - Export
  - Stapel
  """,
]

extension Changes {
  fileprivate var lines: [String] { String(decoding: text(), as: UTF8.self).split(separator: "\n").map(String.init) }
}

@Suite struct ChangesTests {
  func changes(_ edits: [(file: String, old: String, new: String)], in start: [String: String] = world) throws
    -> Changes
  {
    var files = start
    for edit in edits {
      let text = try #require(files[edit.file])
      #expect(text.contains(edit.old), "\(edit.old) is not in \(edit.file)")
      files[edit.file] = text.replacing(edit.old, with: edit.new)
    }
    return Changes(from: try side(start), to: try side(files))
  }

  @Test func nothingChangesWhereFilesAreOnlyRewritten() throws {
    let changes = try changes([
      ("Pro.storekit", "\n", " "), ("paywallgen.yml", "locales: [en-US, de-DE]", "locales:\n  - en-US\n  - de-DE"),
    ])
    #expect(changes.subjects == [])
    #expect(changes.lines == ["nothing that customers see changes"])
  }

  @Test func aPriceIsSaidOnceForEachStorefrontAndInNoSentence() throws {
    let changes = try changes([
      ("prices.csv", "USD,4.99", "USD,5.99"), ("prices.csv", "EUR,5.99", "EUR,6.99"),
    ])
    #expect(
      changes.lines.sorted() == [
        "  price, DEU: 5,99\u{A0}€ → 6,99\u{A0}€", "  price, USA: $4.99 → $5.99", "2 changes",
        "product 'Pro Monthly' (pro.monthly)",
      ])
  }

  /// Thresholds of App Store Connect: more than 50 % and more than US$5, or US$50 where it is a year.
  @Test(arguments: [
    ("P1M", "4.99", "7.48", false), ("P1M", "4.99", "9.99", false), ("P1M", "9.99", "14.98", false),
    ("P1M", "9.99", "15.00", true), ("P1M", "4.99", "12.99", true), ("P1M", "20.00", "26.00", false),
    ("P1Y", "39.99", "89.99", false), ("P1Y", "39.99", "90.00", true), ("P6M", "20.00", "31.00", true),
    ("P1M", "15.00", "4.99", false),
  ])
  func subscribersHaveToAgreeToAnIncrease(period: String, old: String, new: String, isConsent: Bool) throws {
    func catalog(_ price: String) -> [String: String] {
      [
        "Pro.storekit": """
        { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
          { "productID": "p", "type": "RecurringSubscription", "displayPrice": "\(price)", "groupNumber": 1,
            "recurringSubscriptionPeriod": "\(period)", "referenceName": "P", "localizations": [] } ] } ] }
        """
      ]
    }
    let changes = Changes(from: try side(catalog(old)), to: try side(catalog(new)))
    #expect(changes.count == 1)
    #expect(changes.notes.map(\.note.rule) == (isConsent ? ["price-increase-consent"] : []))
  }

  @Test func inAnotherCurrencyTheLimitIsNotKnown() throws {
    let changes = try changes([("prices.csv", "EUR,5.99", "EUR,12.99")])
    #expect(
      changes.lines.contains {
        $0.hasPrefix("    = price-increase-consent: subscribers have to agree if ")
          && $0.hasSuffix("in EUR is not known here")
      })
  }

  @Test func tellsOfFamilySharingPeriodOfferNameAndDescription() throws {
    let changes = try changes([
      ("Pro.storekit", "\"familyShareable\": true", "\"familyShareable\": false"),
      ("Pro.storekit", "\"P1W\"", "\"P2W\""),
      (
        "Pro.storekit", "\"displayName\": \"Pro Yearly\", \"description\": \"All of it\"",
        "\"displayName\": \"Pro Annual\", \"description\": \"Everything\""
      ),
      ("Pro.storekit", "\"P1M\"", "\"P3M\""),
    ])
    #expect(
      changes.lines.filter { !$0.hasPrefix("paywall") } == [
        "product 'Pro Monthly' (pro.monthly)", "  period: 1 month → 3 months", "  Family Sharing: on → off",
        "    = family-sharing-irreversible: Family Sharing cannot be switched off once it is on",
        "product 'Pro Annual' (pro.yearly)", "  introductory offer: 1 week free → 2 weeks free",
        "  name, en-US: 'Pro Yearly' → 'Pro Annual'", "  description, en-US: 'All of it' → 'Everything'",
        "5 changes, 1 to look at",
      ])
  }

  @Test func tellsOfProductsThatComeAndGo() throws {
    let changes = try changes([
      ("Pro.storekit", "pro.yearly", "pro.annual"), ("paywallgen.yml", "pro.yearly", "pro.annual"),
    ])
    #expect(
      changes.lines.prefix(6) == [
        "product 'Pro Yearly' (pro.annual): added", "  price, USA: none → $39.99", "  period: none → 1 year",
        "product 'Pro Yearly' (pro.yearly): removed",
        "  = product-removed: it can no longer be bought; once deleted in App Store Connect, its id cannot be used again",
        "paywall 'pro'",
      ])
    #expect(changes.lines.contains("  plan: Pro Yearly → none") && changes.lines.contains("  plan: none → Pro Yearly"))
    #expect(changes.subjects.map(\.fate) == [.added, .removed, .changed])
  }

  @Test func tellsOfOrderWordsAndButtons() throws {
    let changes = try changes([
      ("paywallgen.yml", "[pro.monthly, pro.yearly]", "[pro.yearly, pro.monthly]"),
      ("paywallgen.yml", "restore: visible", "restore: hidden"),
      ("Copy/pro.de-DE.md", "Hol dir Pro", "Jetzt Pro"), ("Copy/pro.de-DE.md", "- Stapel", "- Stapel\n- Cloud"),
      ("Copy/pro.en-US.md", "Subscribe for {{ product.price_per_period }}", "Start for {{ product.price_per_period }}"),
    ])
    let lines = changes.lines
    #expect(lines.first == "paywall 'pro'")
    #expect(lines.contains("  order: Pro Monthly, Pro Yearly → Pro Yearly, Pro Monthly"))
    #expect(lines.contains("  headline, de-DE: 'Hol dir Pro' → 'Jetzt Pro'"))
    #expect(lines.contains("  benefit, de-DE: none → 'Cloud'"))
    // The same for all languages is said once.
    #expect(lines.filter { $0.hasPrefix("  restore") }.count == 1)
    #expect(
      lines.contains { $0.hasPrefix("  cta, en-US") && $0.contains("'Subscribe for ") && $0.contains("'Start for ") })
  }

  @Test func namesOfOthersAreInert() throws {
    let changes = try changes([
      (
        "Pro.storekit", "\"displayName\": \"Pro Yearly\"", "\"displayName\": \"x\\n::error::owned | <script> \\u202E`\""
      ),
      ("Pro.storekit", "\"referenceName\": \"Monthly\"", "\"referenceName\": \"\\n## y\""),
      ("Copy/pro.en-US.md", "headline: Go Pro", "headline: \"a\\u2028::error::b\""),
    ])
    let text = String(decoding: changes.text(), as: UTF8.self)
    let markdown = String(decoding: changes.markdown(), as: UTF8.self)
    for output in [text, markdown] {
      #expect(!output.contains("\u{202E}") && !output.contains("\u{2028}"))
      #expect(!output.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::") || $0.hasPrefix("## y") })
    }
    #expect(text.contains("⟨U+000A⟩::error::owned") && !markdown.replacing("\\<", with: "").contains("<script>"))
  }

  @Test(arguments: [
    ([("prices.csv", "USD,4.99", "USD,5.99"), ("prices.csv", "EUR,5.99", "EUR,6.99")], "Two prices go up"),
    (
      [("prices.csv", "USD,4.99", "USD,5.99"), ("prices.csv", "EUR,5.99", "EUR,4.99")],
      "One price goes up, one price goes down"
    ),
    ([("Pro.storekit", "\"P1W\"", "\"P3D\"")], "1 week free becomes 3 days free"),
    ([("Copy/pro.en-US.md", "Go Pro", "Go")], "One text changes"),
    (
      [
        (
          "Pro.storekit", "\"displayName\": \"Pro Yearly\", \"description\": \"All of it\"",
          "\"displayName\": \"Pro Yearly\", \"description\": \"More\""
        )
      ], "One description changes"
    ),
  ])
  func saysInAHeadlineWhatChanges(_ edits: [(String, String, String)], _ headline: String) throws {
    #expect(try changes(edits).headline == headline)
  }

  @Test func foldsMoreThanTenRows() throws {
    let locales = ["en", "de", "fr", "it", "es", "nl", "sv", "da", "fi", "pl", "cs"]
    func markdown(_ number: Int) throws -> String {
      let words = locales.prefix(number).map {
        "{ \"displayName\": \"Yearly\", \"description\": \"\", \"locale\": \"\($0)\" }"
      }
      return String(
        decoding: try changes([
          (
            "Pro.storekit",
            "{ \"displayName\": \"Pro Yearly\", \"description\": \"All of it\", \"locale\": \"en_US\" }",
            "{ \"displayName\": \"Pro Yearly\", \"description\": \"All of it\", \"locale\": \"en_US\" }, "
              + words.joined(separator: ", ")
          )
        ]).markdown(), as: UTF8.self)
    }
    #expect(try !markdown(9).contains("<details>"))
    #expect(try markdown(11).contains("<details><summary>"))
  }

  @Test func isWrittenAsJSONByItsSchemaAndAsMarkdown() throws {
    let changes = try changes([
      ("prices.csv", "USD,4.99", "USD,12.99"), ("Copy/pro.en-US.md", "Go Pro", "<b>Go | Pro</b>"),
      ("Pro.storekit", "pro.yearly", "pro.annual"), ("paywallgen.yml", "pro.yearly", "pro.annual"),
    ])
    let day = try #require(Day("2026-11-30"))
    let json = Data(changes.json(from: "main", to: ".", today: day, version: "1.0"))
    let schema = try JSONSchema(
      Data(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("Sources/Reports/Schemas/changes.schema.json")))
    #expect(try schema.errors(in: json) == [])
    let markdown = String(decoding: changes.markdown(), as: UTF8.self)
    #expect(markdown.hasPrefix("# One product is new, one product is gone, one price goes up and more\n\n"))
    #expect(markdown.contains("- **Pro Monthly**: subscribers have to agree, or their subscription ends"))
    #expect(markdown.contains("| Pro Monthly | Price, United States | ~~\\$4.99~~ | **\\$12.99** |"))
    #expect(
      !markdown.contains("<b>")
        && markdown.split(separator: "\n").filter { $0.hasPrefix("|") }.allSatisfy {
          $0.replacing("\\|", with: "").count { $0 == "|" } == 5
        })
  }
}
