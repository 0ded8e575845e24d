import Foundation
import Testing

@testable import ReviewRules

/// What only follows from something that could not be read is not told as a second fault; what is a fault of its own is.
@Suite struct ConsequenceTests {
  private static let catalog = """
    { "identifier": "1", "settings": { "_storefront": "USA", "_locale": "en_US" }, "subscriptionGroups": [
      { "id": "G", "name": "Pro", "localizations": [ { "locale": "en_US", "displayName": "Pro" } ], "subscriptions": [
        { "productID": "m", "type": "RecurringSubscription", "referenceName": "Monthly", "displayPrice": "9.99",
          "recurringSubscriptionPeriod": "P1M", "groupNumber": 1, "introductoryOffer": null,
          "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All tools, monthly" } ] },
        { "productID": "y", "type": "RecurringSubscription", "referenceName": "Yearly", "displayPrice": "59.99",
          "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1, "introductoryOffer": null,
          "localizations": [ { "locale": "en_US", "displayName": "Yearly", "description": "All tools, yearly" } ] } ] } ] }
    """
  private static let configuration = """
    catalog: A.storekit
    copy: Copy
    locales: [en-US]
    app: { name: Lumo, bundle-id: com.example.lumo }
    paywalls:
      pro:
        group: Pro
        control-style: picker
        buttons: { close: visible, restore: visible, policies: visible }
        policies: { terms: https://www.lumo.app/terms, privacy: https://www.lumo.app/privacy }

    """
  private static let copy = """
    ---
    headline: Go Pro
    disclosure: "{{ product.price_per_period }}, renews until canceled. Cancel in Settings."
    ---
    - 50 GB for your originals
    """

  /// The rules that find something, and whether reading did.
  private func found(
    catalog: (String, String)? = nil, configuration: (String, String)? = nil, copy: (String, String)? = nil
  ) throws -> (rules: [String], inputs: Int) {
    func changed(_ text: String, _ change: (String, String)?) throws -> String {
      guard let (from, to) = change else { return text }
      #expect(text.contains(from))
      return text.replacingOccurrences(of: from, with: to)
    }
    let world = try RuleWorld([
      ("A.storekit", try changed(Self.catalog, catalog)),
      ("paywallgen.yml", try changed(Self.configuration, configuration)),
      ("Copy/pro.en-US.md", try changed(Self.copy, copy)),
    ])
    return (world.ruleFindings.map(\.finding.rule), world.inputFindings.count)
  }

  @Test func whatIsReadIsComplete() throws { #expect(try found() == ([], 0)) }

  @Test(arguments: [
    ("\"displayPrice\": \"9.99\"", "\"displayPrice\": \"9,99\""),
    ("\"displayPrice\": \"9.99\"", "\"displayPrice\": 9.99"),
    ("\"displayPrice\": \"9.99\",", ""), ("\"P1M\"", "\"month\""), ("\"recurringSubscriptionPeriod\": \"P1M\",", ""),
    ("\"displayName\": \"Monthly\"", "\"displayName\": 5"),
    ("{ \"locale\": \"en_US\", \"displayName\": \"Monthly\"", "{ \"locale\": \"xx!\", \"displayName\": \"Monthly\""),
    ("_storefront\": \"USA", "_storefront\": \"XXX"),
  ]) func aDatumThatIsNotReadIsOneFault(from: String, to: String) throws {
    #expect(try found(catalog: (from, to)) == ([], 1))
    // Without words of the project's own, ours are not written where there is no price.
    let bare = ("disclosure: \"{{ product.price_per_period }}, renews until canceled. Cancel in Settings.\"\n", "")
    let world = try RuleWorld([
      ("A.storekit", Self.catalog.replacingOccurrences(of: from, with: to)), ("paywallgen.yml", Self.configuration),
      ("Copy/pro.en-US.md", Self.copy.replacingOccurrences(of: bare.0, with: bare.1)),
    ])
    #expect(world.ruleFindings.map(\.finding.rule) == [])
  }

  @Test(arguments: [
    ("restore: visible", "restor: visible"), ("restore: visible", "restore: visibel"), ("buttons:", "button:"),
    ("close: visible", "close: 5"), ("terms: https", "term: https"), ("    policies: {", "    policys: {"),
    ("{ terms: https://www.lumo.app/terms, privacy: https://www.lumo.app/privacy }", "yes"),
    ("copy: Copy", "copy: Copi"),
  ]) func aDeclarationThatIsNotReadIsOneFault(from: String, to: String) throws {
    #expect(try found(configuration: (from, to)) == ([], 1))
  }

  @Test(arguments: [
    ("disclosure: \"", "disclosre: \""), ("product.price_per_period", "product.price_per_perid"),
    ("headline: Go Pro", "headline: {{ app.name }}"), ("disclosure: \"", "disclosure: [\""),
  ]) func wordsThatAreNotReadAreOneFault(from: String, to: String) throws {
    let list = ("control-style: picker", "control-style: list")
    let world = try RuleWorld([
      ("A.storekit", Self.catalog),
      ("paywallgen.yml", Self.configuration.replacingOccurrences(of: list.0, with: list.1)),
      ("Copy/pro.en-US.md", Self.copy.replacingOccurrences(of: from, with: to)),
    ])
    #expect(world.ruleFindings.map(\.finding.rule).filter { $0 != "empty-products-state-missing" } == [])
    #expect(world.inputFindings.count == 1)
  }

  @Test func anotherFaultIsStillOne() throws {
    #expect(
      try found(configuration: ("close: visible, restore: visible", "close: 5, restore: hidden")) == (
        ["restore-missing"], 1
      ))
    #expect(
      try found(
        configuration: ("terms: https://www.lumo.app/terms, privacy", "term: https://www.lumo.app/terms, privac")
      ).rules == [])
    #expect(
      try found(
        configuration: ("terms: https://www.lumo.app/terms, ", ""),
        copy: ("product.price_per_period", "product.price_per_perid")) == (["terms-link-missing"], 1))
    #expect(
      try found(
        catalog: ("\"displayPrice\": \"9.99\"", "\"displayPrice\": \"9,99\""), copy: ("- 50 GB for your originals", ""))
        == (["benefits-missing"], 1))
  }
}
