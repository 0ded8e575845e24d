import Findings
import Foundation
import Locales
import Projects
import Screens
import Testing

@testable import Handoff

/// A small project in text, composed.
struct HandoffWorld {
  let project: Project
  let sheets: [Sheet]

  init(_ files: [String: String] = [:]) throws {
    var texts = HandoffWorld.files
    texts.merge(files) { $1 }
    var request = ProjectRequest(today: try #require(Day("2026-11-30")))
    request.configuration = "paywallgen.yml"
    let project = readProject(FileTree(texts), request)
    self.project = project
    let formats = PriceFormats()
    sheets = project.paywalls.indices.flatMap { paywall in
      project.markets(of: project.paywalls[paywall]).map { market in
        compose(project, paywall: paywall, market: market, formats: formats)
      }
    }
  }

  func place(_ range: SourceRange) -> String { project.files[range.file].path }

  static let files = [
    "Pro.storekit": """
    {
      "products" : [],
      "settings" : { "_storefront" : "USA", "_locale" : "en_US" },
      "subscriptionGroups" : [
        {
          "id" : "G1", "localizations" : [], "name" : "Pro",
          "subscriptions" : [
            {
              "displayPrice" : "9.99", "groupNumber" : 1, "productID" : "pro.monthly", "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Monthly", "subscriptionGroupID" : "G1", "type" : "RecurringSubscription",
              "localizations" : [
                { "locale" : "en_US", "displayName" : "Pro Monthly", "description" : "Everything" },
                { "locale" : "de", "displayName" : "Pro Monatsabonnement für die Familie", "description" : "Alles" }
              ]
            },
            {
              "displayPrice" : "59.99", "groupNumber" : 1, "productID" : "pro.yearly", "recurringSubscriptionPeriod" : "P1Y",
              "referenceName" : "Yearly", "subscriptionGroupID" : "G1", "type" : "RecurringSubscription",
              "localizations" : [
                { "locale" : "en_US", "displayName" : "Pro Yearly", "description" : "Everything" },
                { "locale" : "de", "displayName" : "Pro Jahr", "description" : "Alles" }
              ]
            }
          ]
        }
      ],
      "version" : { "major" : 4, "minor" : 0 }
    }
    """,
    "Copy/pro.en-US.md": "---\nheadline: Go Pro\nsubtitle: =SUM(1)\n---\n- Export, and \"share\"\n",
    "Copy/pro.de-DE.md": "---\nheadline: Werde Pro\nsubtitle: Alles drin\n---\n- Exportieren\n",
    "paywallgen.yml": """
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE]
    source-locale: en-US
    app: { name: Pro }
    paywalls:
      pro:
        group: Pro
        control-style: prominent-picker
        button-label: multiline
        buttons: { restore: visible, redeem: hidden, policies: visible }
        policies: { terms: https://example.com/terms, privacy: https://example.com/privacy }
        appearance: { tint: "#30B0C7", policy-tint: teal, icon: { name: star.fill, size: 96, color: brown }, plan-icons: { pro.yearly: { name: star.fill, color: yellow } } }
    """,
  ]
}
