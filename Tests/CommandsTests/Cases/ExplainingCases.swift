import Foundation
import Testing

@testable import Commands

/// What is said of input findings, which look like rules and are none; and that one fault is said once.
@Suite struct ExplainingCases {
  static let app = LeftoverCases.app

  @Test func explainsInputFindings() throws {
    let folder = try CaseFolder()
    let outcome = folder.run("explain", "unknown-key")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        unknown-key
        input finding: it cannot be switched off or accepted

        The configuration has a key that is not read there. What it was to change stays as it is.

        How to fix

        Correct the name; a JSON Schema for editors comes with the tool.

        """)
    let json = try folder.run("explain", "unknown-key", "--format", "json").report
    #expect((json["input"] as? [String: String])?["id"] == "unknown-key")
    #expect(folder.run("explain", "unknown-key", "--format", "markdown").output.hasPrefix("# `unknown-key`\n"))
    let near = folder.run("explain", "unkown-key")
    #expect(near.status == 2 && near.error.contains("did you mean 'unknown-key'?"))
  }

  @Test func saysThatInputFindingsCannotBeSwitchedOff() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "paywallgen.yml": """
      catalog: App.storekit
      locales: [en-US]
      rules: { unknown-key: off }
      suppress: [{ rule: malformed-price, reason: agreed }]
      """,
    ])
    #expect(
      try folder.findings().filter { $0.contains("unknown-rule") } == [
        "error unknown-rule paywallgen.yml:3:10 'unknown-key' is no rule but an input finding, which cannot be switched off or accepted",
        "error unknown-rule paywallgen.yml:4:20 'malformed-price' is no rule but an input finding, which cannot be switched off or accepted",
      ])
    for flag in ["--ignore", "--select"] {
      let outcome = folder.run("check", flag, "unknown-key")
      #expect(outcome.status == 2)
      #expect(
        outcome.error
          == "paywallgen: 'unknown-key' is no rule but an input finding, which cannot be switched off or chosen\n"
          + "  put right what it finds; 'paywallgen explain unknown-key' says how\n")
    }
  }

  // MARK: One fault, one finding

  private func copy(_ english: String, _ german: String, app: String = app) throws -> [String] {
    let folder = try CaseFolder([
      "App.storekit": app,
      "paywallgen.yml": """
      catalog: App.storekit
      copy: Copy
      locales: [en-US, de-DE]
      source-locale: en-US
      paywalls: { pro: { group: Pro } }
      """,
      "Copy/pro.en-US.md": "---\nheadline: Pro\ncta: '\(english)'\n---\n",
      "Copy/pro.de-DE.md": "---\nheadline: Pro\ncta: '\(german)'\n---\n",
    ])
    return try folder.findings().filter { $0.contains(" Copy/") && !$0.contains("untranslated") }
  }

  @Test func aMisspeltVariableIsSaidOnce() throws {
    let unknown = "error unknown-variable"
    #expect(
      try copy("Get {{ product.price }}", "Nur {{ product.pirce }}") == [
        "\(unknown) Copy/pro.de-DE.md:3:11 'product.pirce' is no variable"
      ])
    #expect(
      try copy("Get {{ product.pirce }}", "Nur {{ product.price }}") == [
        "\(unknown) Copy/pro.en-US.md:3:11 'product.pirce' is no variable"
      ])
    #expect(
      try copy("Get {{ product.price }}", "Nur {{ product.price }") == [
        "error malformed-variable Copy/pro.de-DE.md:3:11 '{{' is not closed"
      ])
    // What is no variable's fault is said as before.
    #expect(
      try copy("Get {{ product.price }}", "Nur %@") == [
        "error placeholder-mismatch Copy/pro.de-DE.md:3:6 German text of 'cta' lacks 'product.price'",
        "error unresolved-placeholder Copy/pro.de-DE.md:3:11 '%@' is a placeholder that customers would read",
      ])
  }

  @Test func aPriceThatCannotBeReadIsSaidOnce() throws {
    let found = try copy(
      "Get {{ product.price_per_period }}", "Nur {{ product.price_per_period }}",
      app: Self.app.replacing("\"9.99\"", with: "\"9,99\""))
    #expect(found == [])
    let free = try copy("{{ product.offer_price }}", "{{ product.offer_price }}")
    #expect(free.map { String($0.prefix(28)) } == ["error variable-without-value", "error variable-without-value"])
  }

  @Test func aConfigurationThatCannotBeReadIsSaidOnce() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "Copy/pro.de-DE.md": "---\nhedline: x\n---\n", "b/paywallgen.yml": "paywalls: {}\n",
      "paywallgen.yml": "catalog: App.storekit\n\tlocales: [en-US]\n",
    ])
    #expect(
      try folder.findings() == ["error malformed-yaml paywallgen.yml:2:1 Tab where YAML takes only spaces"])
    #expect(folder.run("check").status == 2)
  }

  // MARK: Whose

  @Test func namesThePlansThatLackAPrice() throws {
    let prices = "Countries or Regions,Currency Code,Price\nGermany,EUR,9.99\n"
    let folder = try CaseFolder([
      "App.storekit": Self.app, "m.csv": prices,
      "paywallgen.yml": """
      catalog: App.storekit
      prices: { com.example.m: m.csv }
      locales: [de-DE]
      paywalls: { pro: { group: Pro } }
      """,
    ])
    let found = try folder.run("check", "--format", "json", "--root", folder.path).findings
    #expect(
      found.filter { $0.contains("storefront-without-price") }.map {
        $0.split(separator: " ").dropFirst(3).joined(separator: " ")
      }
        == ["No price of 'Yearly' known for Germany: showing United States"])
  }
}

/// Strings that other devices show in other words.
@Suite struct DeviceTextCases {
  private func found(_ phone: String, _ devices: [(String, String)]) throws -> [String] {
    func unit(_ text: String) -> String { "{ \"stringUnit\": { \"state\": \"translated\", \"value\": \"\(text)\" } }" }
    let forms = ([("iphone", phone)] + devices).map { "\"\($0.0)\":\n\(unit($0.1))" }.joined(separator: ",\n")
    let folder = try CaseFolder([
      "App.storekit": LeftoverCases.app,
      "paywallgen.yml": """
      catalog: App.storekit
      strings: [L.xcstrings]
      locales: [en-US]
      paywalls: { pro: { group: Pro, text: { headline: { key: h } } } }
      """,
      "L.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "h": { "localizations": { "en": {
      "variations": { "device": {
      \(forms) } } } } } } }
      """,
    ])
    return try folder.findings().filter { $0.contains(" L.xcstrings") }
  }

  @Test func areReadForPricesAndPromises() throws {
    #expect(
      try found("Go Pro", [("mac", "Go Pro for $9.99"), ("ipad", "Start your free trial"), ("other", "Go Pro")]) == [
        "error hardcoded-price L.xcstrings:6:63 '$9.99' is typed, where a price must be a datum, and shown on Mac",
        "error trial-claimed-but-not-configured L.xcstrings:8:63 'free trial' is promised on iPad; no plan has a free introductory offer",
      ])
  }

  @Test func areSilentWhereTheySayNothingElse() throws {
    #expect(try found("Go Pro", [("mac", "Go Pro on your Mac"), ("applewatch", "Feel free to stay")]) == [])
    // What the iPhone shows is told of on its screens, and once.
    #expect(try found("Only $9.99", [("other", "Only $9.99")]).count == 1)
  }
}
