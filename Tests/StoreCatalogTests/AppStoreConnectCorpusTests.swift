import Findings
import Foundation
import Locales
import TestWorlds
import Testing

@testable import StoreCatalog

@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
struct AppStoreConnectCorpusTests {
  /// What becomes of every answer of the shared collection when it is read alone: what it sells, else the errors; then
  /// the warnings.
  private static let outcomes = """
    api-error:
      error_401 error_403 error_422_validation error_429_rate_limit error_500
    attributes-missing:
      iap_next_validation_phase61__L18 subscriptions_next_validation_phase62__L153
    attributes-missing; owner-unknown:
      subscriptions_next_validation_phase62__L126
    missing-key:
      subscription_review__L118 subscriptions_family_sharable__L27 web_review_subscriptions__L32
    missing-key; truncated-export:
      subscription_review__L99
    nothing-to-sell:
      app_setup_pricing_free__L36 app_setup_pricing_free__L71 iap_next_validation_phase61__L126
      iap_next_validation_phase61__L153 iap_next_validation_phase61__L45 iap_offer_codes_output__L80
      iap_price_schedules_tier__L73 iap_prices__L139 iap_review_screenshot iap_review_screenshots_create__L44
      iap_review_screenshots_create__L47 pricing_automatic_prices pricing_availability pricing_current__L96
      pricing_get pricing_manual_prices pricing_price_point pricing_price_points_territory__L23
      pricing_schedule_create_price__L91 pricing_territory_availabilities pricing_tiers__L104 pricing_tiers__L144
      subscription_grace_periods__L11 subscriptions_next_validation_phase62__L18
      subscriptions_next_validation_phase62__L207 subscriptions_next_validation_phase62__L234
      subscriptions_next_validation_phase62__L99 subscriptions_price_points__L55 subscriptions_prices_add_tier__L56
      subscriptions_prices_import__L78 subscriptions_prices_import__L85 subscriptions_pricing_equalize__L145
      subscriptions_pricing_equalize__L283 subscriptions_pricing_equalize__L980 subscriptions_resources_http__L158
      subscriptions_resources_http__L173 subscriptions_review_screenshots_create__L44
      subscriptions_review_screenshots_create__L47 territories_list validate_subscriptions__L1030
      validate_subscriptions__L391
    nothing-to-sell; attributes-missing; owner-unknown:
      subscriptions_next_validation_phase62__L180 subscriptions_next_validation_phase62__L72
    nothing-to-sell; missing-key; owner-unknown:
      subscriptions_offer_codes_output__L88 subscriptions_resources_http__L68 subscriptions_resources_http__L98
    nothing-to-sell; owner-unknown:
      iap_localizations_list iap_price_schedules_get__L75 iap_price_schedules_tier__L95 subscriptions_intro_offers
      subscriptions_localizations subscriptions_monthly_commitment__L199 subscriptions_next_validation_phase62__L261
      subscriptions_next_validation_phase62__L342 subscriptions_pricing__L79 subscriptions_pricing_equalize__L530
      subscriptions_resources_http__L128 subscriptions_resources_http__L83 validate_subscriptions__L1037
      validate_subscriptions__L1050
    nothing-to-sell; truncated-export:
      subscriptions_price_points__L35 subscriptions_price_points__L45
    price-point-missing; owner-unknown:
      iap_next_validation_phase61__L207 iap_next_validation_phase61__L234 iap_prices__L89
      subscriptions_next_validation_phase62__L288 subscriptions_prices subscriptions_prices_add_tier__L78
      subscriptions_pricing_equalize__L1326 subscriptions_pricing_equalize__L1328
      subscriptions_pricing_equalize__L781 subscriptions_resources_http__L143 validate_subscriptions__L357
    resources-missing:
      subscriptions_list
    sells com.example.alpha.pro.monthly:
      subscriptions_get
    sells com.example.lifetime:
      iap_prices__L65
    sells com.example.testapp.lifetime:
      iap_get
    sells com.example.testapp.lifetime com.example.testapp.coins100:
      iap_list
    """

  @Test func readsOrRefusesEveryAnswer() throws {
    var expected: [String: String] = [:]
    var outcome = ""
    for line in Self.outcomes.split(separator: "\n") {
      if line.hasSuffix(":") {
        outcome = String(line.dropLast())
      } else {
        for name in line.split(separator: " ") { expected[String(name) + ".json"] = outcome }
      }
    }
    let names = try SharedData.names(in: "corpus/asc/responses")
    #expect(names == expected.keys.sorted())
    for name in names {
      let reading = AppStoreConnectReading([try SharedData.bytes("corpus/asc/responses/" + name)])
      let rules: (Severity) -> [String] = { severity in
        Set(reading.findings.filter { $0.severity == severity }.map(\.rule)).sorted()
      }
      let sold = reading.catalog.products.map(\.id.value)
      let first = sold.isEmpty ? rules(.error) : ["sells"] + sold
      #expect(([first.joined(separator: " ")] + rules(.warning)).joined(separator: "; ") == expected[name], "\(name)")
      for finding in reading.findings {
        #expect(Int(finding.at.end) <= reading.files[finding.at.file].bytes.count, "\(name)")
      }
    }
  }

  @Test func readsTheCollectionAsOneExport() throws {
    let names = try SharedData.names(in: "corpus/asc/responses").filter { !$0.hasPrefix("error") }
    let reading = AppStoreConnectReading(try names.map { try SharedData.bytes("corpus/asc/responses/" + $0) })
    #expect(reading.catalog.products.contains { $0.id.value == "com.example.alpha.pro.monthly" })
    let monthly = reading.catalog.product("com.example.alpha.pro.monthly")
    #expect(monthly?.names.map { "\($0.key) \($0.value.value)" }.sorted() == ["de-DE Pro", "en-US Pro"])
    #expect(monthly?.group == "GROUP-PRO")
    #expect(
      monthly?.offers.map(\.placedLine) == ["introductory free 1 week from 2026-01-01 until 2026-12-31"])
    #expect(monthly?.prices.isEmpty == true)
  }

  // MARK: Bug reports

  private func prices(_ id: String, for product: String = "com.example.m") throws -> (lines: [String], rules: [String])
  {
    let bytes = Array(try #require(try caseFiles(id)["prices.json"]).utf8)
    let reading = readPrices(bytes, for: product, file: FileID(index: 0))
    return (
      reading.prices.map(\.line), reading.findings.map { "\($0.message) [\($0.storefronts.joined(separator: " "))]" }
    )
  }

  @Test func cp06TakesTheUndatedPriceForCurrent() throws {
    #expect(try prices("CP-06") == (["USA 12.99 USD from 2026-06-01", "USA 9.99 USD"], []))
  }

  @Test func cp07AndCP08InventNoPrice() throws {
    #expect(try prices("CP-07") == ([], ["Price point of 1 price not in the file []"]))
    #expect(
      try prices("CP-08") == (
        [], ["Price point of 2 prices not in the file [CAN USA]", "Export is truncated: 2 of 175 rows []"]
      ))
    let reading = AppStoreConnectReading(try #require(try caseFiles("CP-08")["prices.json"]))
    #expect(reading.catalog.isPartial)
  }

  @Test func cp13NamesTrailingCommasAndDuplicateKeys() throws {
    let rules = try ["a.json", "b.json"].map {
      AppStoreConnectReading(try #require(try caseFiles("CP-13")[$0])).findings.map(\.rule)
    }
    #expect(rules == [["malformed-json", "missing-territory"], ["duplicate-key", "unknown-shape"]])
  }

  @Test func of06NeverTakesAnUnknownModeForFree() throws {
    let offers = try #require(try caseFiles("OF-06")["asc.json"])
    let text = offers.replacing(
      "\"data\": [", with: "\"links\": {\"self\": \"/v1/subscriptions/S1/introductoryOffers\"}, \"data\": [")
    let reading = AppStoreConnectReading(answer(connectSubscription()), text)
    #expect(reading.offers == ["introductory free 2 week"])
    #expect(reading.findings.filter { $0.severity == .error }.map(\.message) == ["Unknown offer mode 'SOMETHING_ELSE'"])
  }

  @Test func of10KeepsTheCurrencyOfTheTerritory() throws {
    let reading = AppStoreConnectReading(try #require(try caseFiles("OF-10")["prices.json"]))
    #expect(reading.lines == [])
    #expect(reading.catalog.loose.flatMap(\.prices).map(\.line) == ["GBR 49.99 GBP"])
    #expect(
      reading.catalog.loose.flatMap(\.offers).map(\.placedLine) == [
        "introductory pay-up-front 1 month GBR 0.99 GBP in GBR"
      ])
  }

  @Test func pf08PF09AndPF12ReadListsOfPrices() throws {
    #expect(try prices("PF-08") == (["USA 9.99 USD", "GBR 8.99 GBP"], []))
    #expect(
      try prices("PF-09") == (
        [
          "USA 9.99 USD", "CAN 12.99 CAD", "AUS 14.99 AUD", "TWN 300 TWD", "MEX 199 MXN", "JPN 1500 JPY", "CHN 68 CNY",
        ], []
      ))
    #expect(try prices("PF-12") == (["USA 9.99 USD", "DEU 8.99 EUR"], []))
    #expect(try prices("PF-10") == (["BRA 14.9 BRL"], []))
  }
}
