import Foundation
import Locales
import Words

@testable import ReviewRules

/// Sentences that sell honestly, in every localization of the App Store, each locale's in a project that is complete.
enum SilenceCorpus {
  struct Entry {
    var locale: String
    var sentences: [String]
  }

  static let entries: [Entry] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Silence/sentences.txt")
    var entries: [Entry] = []
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("["), line.hasSuffix("]") {
        entries.append(Entry(locale: String(line.dropFirst().dropLast()), sentences: []))
      } else if !line.hasPrefix("#"), !entries.isEmpty {
        entries[entries.count - 1].sentences.append(String(line))
      }
    }
    return entries
  }()

  /// A project in the one locale: the sentences are its benefits, its body text and its product's description.
  static func files(_ entry: Entry) -> [(path: String, text: String)] {
    guard let locale = LocaleID(entry.locale) else { return [] }
    let words = SystemWords.load(locale)
    let description = entry.sentences.first ?? ""
    let benefits = entry.sentences.dropFirst().map { "- \($0)\n" }.joined()
    let name = "Lumo Plus"
    let underscored = entry.locale.replacingOccurrences(of: "-", with: "_")
    let storefront = Storefront.home(of: locale)?.code ?? "USA"
    return [
      (
        "Lumo.storekit",
        """
        { "identifier": "1", "settings": { "_locale": "\(underscored)", "_storefront": "\(storefront)" }, "subscriptionGroups": [
          { "id": "G", "name": "\(name)", "localizations": [ { "locale": "\(underscored)", "displayName": "\(name)" } ], "subscriptions": [
            { "productID": "com.example.lumo.yearly", "type": "RecurringSubscription", "referenceName": "Yearly",
              "displayPrice": "39.00", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1, "introductoryOffer": null,
              "localizations": [ { "locale": "\(underscored)", "displayName": "Lumo", "description": "\(description)" } ] } ] } ] }
        """
      ),
      (
        "paywallgen.yml",
        """
        catalog: Lumo.storekit
        copy: Copy
        locales: [\(entry.locale)]
        source-locale: \(entry.locale)
        app: { name: Lumo, bundle-id: com.example.lumo }
        paywalls:
          plus:
            group: \(name)
            buttons: { close: visible, restore: visible, policies: visible }
            policies: { terms: https://www.lumo.app/terms, privacy: https://www.lumo.app/privacy }
        """
      ),
      (
        "Copy/plus.\(entry.locale).md",
        """
        ---
        headline: \(name)
        cta: "\(words[.subscribe])"
        disclosure: "{{ product.price_per_period }}. \(words[.renewalShort])"
        ---
        \(benefits)
        \(description)
        """
      ),
    ]
  }
}
