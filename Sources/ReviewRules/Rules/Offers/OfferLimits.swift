import Findings
import Locales
import Projects
import StoreCatalog

/// A subscription has no more offers and codes than App Store Connect takes.
enum OfferLimits: ProjectRule {
  static let id = "offer-limits"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # More offers or codes than the App Store takes

    A subscription has at most 10 promotional offers, 10 offers with codes, and 350 win-back offers, of which 5 run in a storefront at a time. A code
    that everyone may enter has at most 64 letters and digits of ASCII. A batch of codes that work once has 500 to 25,000 of them. What a file for
    tests has is worth a note.

    ## Why

    App Store Connect refuses what is more.

    ## Source

    Apple, Set up promotional offers, offer codes and win-back offers,
    <https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-offer-codes>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": "FREE_TRIAL", "duration": "ONE_MONTH",
          "numberOfPeriods": 1, "active": true }, "relationships": { "customCodes": { "data": [ { "type": "subscriptionOfferCodeCustomCodes", "id": "c" } ] } } },
        { "type": "subscriptionOfferCodeCustomCodes", "id": "c", "attributes": { "customCode": «"SPRING-26"», "active": true } } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": "FREE_TRIAL", "duration": "ONE_MONTH",
          "numberOfPeriods": 1, "active": true }, "relationships": { "oneTimeUseCodes": { "data": [ { "type": "subscriptionOfferCodeOneTimeUseCodes", "id": "c" } ] } } },
        { "type": "subscriptionOfferCodeOneTimeUseCodes", "id": "c", "attributes": { "numberOfCodes": «100», "active": true } } ] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: [Pro.storekit, codes.json]
    --- codes.json
    { "data": { "type": "subscriptions", "id": "1", "attributes": { "productId": "com.example.pro.monthly", "name": "Pro Monthly",
        "subscriptionPeriod": "ONE_MONTH" }, "relationships": { "offerCodes": { "data": [ { "type": "subscriptionOfferCodes", "id": "o" } ] } } },
      "included": [
        { "type": "subscriptionOfferCodes", "id": "o", "attributes": { "name": "Spring", "offerMode": "FREE_TRIAL", "duration": "ONE_MONTH",
          "numberOfPeriods": 1, "active": true }, "relationships": { "customCodes": { "data": [ { "type": "subscriptionOfferCodeCustomCodes", "id": "c" } ] },
            "oneTimeUseCodes": { "data": [ { "type": "subscriptionOfferCodeOneTimeUseCodes", "id": "d" } ] } } },
        { "type": "subscriptionOfferCodeCustomCodes", "id": "c", "attributes": { "customCode": "SPRING26", "numberOfCodes": 25000, "active": true } },
        { "type": "subscriptionOfferCodeOneTimeUseCodes", "id": "d", "attributes": { "numberOfCodes": 500, "active": true } } ] }
    ```

    ```
    --- Pro.storekit
    { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
      { "productID": "com.example.a", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
        "adHocOffers": [ { "offerID": "a", "paymentMode": "free", "subscriptionPeriod": "P1W" },
          { "offerID": "b", "paymentMode": "free", "subscriptionPeriod": "P1M" } ] } ] } ] }
    ```

    ## How to fix

    Deactivate offers that are over, and delete codes that nobody may use any more.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (index, product) in project.catalog.products.enumerated() where !product.offers.isEmpty {
      let subject = product.subject(at: index)
      let cap: Severity? = product.source == .appStoreConnect ? nil : .note
      func tooMany(_ offer: Offer, _ what: String, _ most: Int) {
        report(
          Violation(
            "'\(product.reference)' has more than \(most) \(what)", help: "deactivate those that are over",
            at: offer.id?.range ?? offer.mode.range, subjects: [subject], atMost: cap))
      }
      for (kind, most, name) in most {
        let offers = product.offers.filter { offer in
          offer.kind == kind && offer.until.map { project.today <= $0 } ?? true
        }
        if offers.count > most { tooMany(offers[most], name, most) }
      }
      let running = product.offers.filter { offer in
        offer.kind == .winBack && offer.from.map { $0 <= project.today } ?? true
          && offer.until.map { project.today <= $0 } ?? true
      }
      var counts: [Storefront: Int] = [:]
      var everywhere = 0
      search: for offer in running {
        guard let territories = offer.territories else {
          everywhere += 1
          if everywhere + (counts.values.max() ?? 0) > mostRunning {
            tooMany(offer, "win-back offers at a time", mostRunning)
            break search
          }
          continue
        }
        for storefront in territories.sorted() {
          counts[storefront, default: 0] += 1
          if counts[storefront, default: 0] + everywhere > mostRunning {
            tooMany(offer, "win-back offers at a time in \(storefront.code)", mostRunning)
            break search
          }
        }
      }
      for code in product.offers.flatMap(\.codes) { check(code, subject, report) }
    }
  }

  private static func check(_ code: Offer.Code, _ subject: Violation.Subject, _ report: (Violation) -> Void) {
    if let text = code.text {
      let isPlain = text.value.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      }
      if text.value.utf8.count > longestCode {
        report(
          Violation(
            "Code '\(text.value.prefix(20))…' is longer than \(longestCode) letters", help: "shorten it",
            at: text.range,
            subjects: [subject]))
      } else if !isPlain {
        report(
          Violation(
            "Code '\(text.value)' has other signs than letters and digits of ASCII", help: "leave them out",
            at: text.range, subjects: [subject]))
      }
    } else if let count = code.count, !batch.contains(count.value) {
      report(
        Violation(
          "Batch of \(count.value) codes is not of \(batch.lowerBound) to \(batch.upperBound)",
          help: count.value < batch.lowerBound ? "make more, or one code for all" : "make several batches",
          at: count.range, subjects: [subject]))
    }
  }

  private static let most: [(Offer.Kind, Int, String)] = [
    (.promotional, 10, "promotional offers"), (.code, 10, "offers with codes"), (.winBack, 350, "win-back offers"),
  ]
  private static let mostRunning = 5
  private static let longestCode = 64
  private static let batch = 500...25_000
}
