import Findings
import Foundation
import Locales
import Looks
import Projects
import Screens
import Synchronization
import Testing

/// What customers read of one plan with one offer in one market, composed from files as every screen is.
struct OfferRow {
  var locale: LocaleID
  var storefront: Storefront
  var period: Period
  var offer: String
  /// The offer's length in all; nil where there is none.
  var duration: Period?
  /// The elements: the plan's price, its offer, its caption, and the button as a device shows it.
  var price: Element
  var offerLine: Element?
  var caption: Element
  var button: Element
  /// What the regular price and the offer's are, by the files.
  var amount: Decimal
  var offerAmount: Decimal?

  var elements: [Element] { [price, offerLine, caption, button].compactMap { $0 } }
  var texts: [String] { [price.text, offerLine?.text ?? "–", caption.text, button.text] }
  var name: String { "\(locale) \(storefront) \(period.iso8601) \(offer)" }
  var line: String { "\(name) | \(texts.joined(separator: " | "))" }
}

/// Every localization of the App Store, at home and in the United States, with every length of plan and every kind of offer.
///
/// Two weeks are no length of a subscription that App Store Connect has, but test configurations may say so.
enum OfferTable {
  static let periods = ["P1W", "P2W", "P1M", "P3M", "P6M", "P1Y"]
  static let offers: [(name: String, mode: String, period: String, count: Int)] = [
    ("none", "", "", 0), ("3-days-free", "free", "P3D", 1), ("2-weeks-free", "free", "P2W", 1),
    ("3-months-up-front", "payUpFront", "P3M", 1), ("3-months-as-you-go", "payAsYouGo", "P1M", 3),
  ]
  static let productName = "Pro"

  /// Bengali is at home in Bangladesh, which has no App Store; India is where it is spoken beside it.
  static func home(of locale: LocaleID) -> Storefront {
    Storefront.home(of: locale) ?? Storefront("IND") ?? .unitedStates
  }

  /// The rows of one locale: at home first. Made once, as many tests look at them.
  static func rows(_ locale: LocaleID) throws -> [OfferRow] {
    try made.withLock { made in
      if let rows = made[locale] { return rows }
      let home = home(of: locale)
      let found = try (home == .unitedStates ? [home] : [home, .unitedStates]).flatMap { try rows(locale, in: $0) }
      made[locale] = found
      return found
    }
  }

  private static let made = Mutex<[LocaleID: [OfferRow]]>([:])

  private static func rows(_ locale: LocaleID, in storefront: Storefront) throws -> [OfferRow] {
    let day = try #require(Day("2026-11-30"))
    // A paywall for each length, as a screen is composed for every plan that a customer may have.
    let paywalls = periods.flatMap { period in
      ["clear", "device"].map { looks in
        let ids = offers.map { "\(period).\($0.name)" }.joined(separator: ", ")
        return """
            \(looks)-\(period): { products: [\(ids)], control-style: picker, appearance: { looks: \(looks) } }

          """
      }
    }
    let project = readProject(
      FileTree([
        "Pro.storekit": catalog(storefront, locale),
        "paywallgen.yml": """
        locales: [\(locale)]
        storefronts: { \(locale): \(storefront) }
        paywalls:
        \(paywalls.joined())
        """,
      ]), ProjectRequest(today: day))
    #expect(project.findings.map(\.message) == [])
    let formats = PriceFormats()
    let screens = try project.paywalls.indices.map { index in
      let market = try #require(project.markets(of: project.paywalls[index]).first)
      #expect(market == Market(locale: locale, storefront: storefront))
      return try #require(compose(project, paywall: index, market: market, formats: formats).screens.first)
    }
    return try periods.enumerated().flatMap { row, period in
      let (clear, device) = (screens[2 * row], screens[2 * row + 1])
      return try offers.enumerated().map { plan, offer in
        func element(_ role: Role, on screen: Screen) -> Element? {
          screen.elements.first { $0.plan == plan && $0.role == role }
        }
        let whole = try offer.count == 0 ? nil : #require(Period(iso8601: offer.period)).times(offer.count)
        return OfferRow(
          locale: locale, storefront: storefront, period: try #require(Period(iso8601: period)), offer: offer.name,
          duration: whole, price: try #require(element(.price, on: clear)),
          offerLine: element(.trial, on: clear) ?? element(.introPrice, on: clear),
          caption: try #require(element(.caption, on: clear)), button: try #require(element(.cta, on: device)),
          amount: amount(period, in: storefront.currency),
          offerAmount: offer.mode.hasPrefix("pay") ? amount("offer " + offer.period, in: storefront.currency) : nil)
      }
    }
  }

  // MARK: What is on sale

  /// What a plan, or a paid offer of a length, costs in dollars.
  private static let dollars: [String: String] = [
    "P1W": "2.99", "P2W": "4.99", "P1M": "9.99", "P3M": "24.99", "P6M": "44.99", "P1Y": "79.99", "offer P1M": "1.99",
    "offer P3M": "4.99",
  ]
  /// What a dollar is where prices are whole, so that amounts are as long as they are there. Elsewhere amounts are those in dollars.
  private static let whole: [String: Decimal] = [
    "CZK": 23, "DKK": 7, "HUF": 350, "IDR": 16000, "INR": 85, "JPY": 150, "KRW": 1400, "MXN": 20, "NOK": 11, "PKR": 280,
    "RUB": 90, "SEK": 11, "THB": 35, "TRY": 40, "TWD": 32, "VND": 25000,
  ]

  static func amount(_ key: String, in currency: Currency) -> Decimal {
    let dollars = Decimal(string: dollars[key] ?? "", locale: Locale(identifier: "en_US_POSIX")) ?? .nan
    guard let factor = whole[currency.code] else { return dollars }
    return (dollars + 1 / 100) * factor
  }

  private static func catalog(_ storefront: Storefront, _ locale: LocaleID) -> String {
    let subscriptions = periods.flatMap { period in
      offers.map { offer in
        var text = """
          { "productID": "\(period).\(offer.name)", "type": "RecurringSubscription", "groupNumber": 1,
            "displayPrice": "\(amount(period, in: storefront.currency))", "recurringSubscriptionPeriod": "\(period)",
            "localizations": [ { "locale": "\(locale)", "displayName": "\(productName)", "description": "–" } ]
          """
        if offer.count > 0 {
          let price = offer.mode == "free" ? "0" : "\(amount("offer " + offer.period, in: storefront.currency))"
          text += """
            , "introductoryOffer": { "paymentMode": "\(offer.mode)", "subscriptionPeriod": "\(offer.period)",
              "numberOfPeriods": \(offer.count), "displayPrice": "\(price)" }
            """
        }
        return text + "}"
      }
    }
    return """
      { "settings": { "_storefront": "\(storefront)" }, "subscriptionGroups": [ { "id": "G1", "name": "\(productName)",
        "localizations": [ { "locale": "\(locale)", "displayName": "\(productName)" } ],
        "subscriptions": [ \(subscriptions.joined(separator: ",\n")) ] } ] }
      """
  }
}
