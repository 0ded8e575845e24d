import Findings
import Locales
import Projects
import Testing

@testable import Sites

@Suite struct ReviewKitTests {
  func kit(_ files: [String: String]) throws -> ReviewKit {
    let world = try SiteWorld(files)
    return SharedPages(site: world.site, sheets: world.sheets).reviewKit()
  }

  /// The fields of a section in lines: `label | value | length | severity: message`.
  func lines(_ section: ReviewKit.Section) -> [String] {
    section.blocks.flatMap { block in
      (block.title.map { ["# \($0)"] } ?? [])
        + block.fields.map { field in
          [
            field.label, field.value ?? "–", field.measure?.words,
            field.severity.map { "\($0.rawValue): \(field.message)" },
          ]
          .compactMap(\.self).joined(separator: " | ")
        }
    }
  }

  @Test func hasEachFieldOfAProductInTheOrderOfTheForm() throws {
    let kit = try kit(smallWorld)
    #expect(kit.sections.map(\.title) == ["Pro", "Pro Monthly", "Pro Yearly", "Review notes"])
    #expect(kit.sections.map(\.anchor) == ["group-1", "product-1", "product-2", "notes-1"])
    #expect(kit.sections[2].note == "Auto-renewable subscription, level 2 of group Pro")
    #expect(
      lines(kit.sections[2]) == [
        "Reference name | yearly | 6 of 64",
        "Product ID | com.example.yearly | 18 of 100",
        "Subscription group | Pro",
        "Level | 2",
        "Duration | 1 year",
        "Family Sharing | Off",
        "Introductory offer | 1 week free",
        "Review screenshot | –",
        "# Price",
        "United States | $99.99",
        "Saudi Arabia | – | warning: No price is known for Saudi Arabia.",
        "# Display name",
        "Arabic (Saudi Arabia) | – | 0 of 30 | warning: No Arabic (Saudi Arabia) name. Customers read one in another language.",
        "English (United States) | Pro Yearly | 10 of 30",
        "# Description",
        "English (United States) | – | 0 of 45 | error: No description in any language.",
      ])
  }

  @Test func measuresByBothFiguresOfALimitAndByTheProjectsOwn() throws {
    func name(_ length: Int, _ limits: String = "") throws -> String {
      var files = smallWorld
      files["App.storekit"] = storekit(monthly: String(repeating: "a", count: length), description: "All")
      files["paywallgen.yml"] = configuration + limits
      let lines = lines(try kit(files).sections[1])
      return try #require(lines.first { $0.hasPrefix("English (United States) | aaa") })
    }
    #expect(try name(30).hasSuffix(" | 30 of 30"))
    #expect(try name(33).hasSuffix(" | 33 of 30 | warning: 3 over the 30 that are safe"))
    #expect(try name(38).hasSuffix(" | 38 of 30 | error: 3 over the longest text that was ever accepted"))
    #expect(try name(33, "\nlimits: { display-name: 20 }").hasSuffix(" | 33 of 20 | error: 13 over the limit"))
  }

  @Test func writesNotesOfWhatTheFilesSay() throws {
    #expect(
      try kit(smallWorld).sections[3].blocks[0].fields[0].value == """
        How to reach the paywall: [say where in the app, for example: Settings, then Upgrade]. It comes up as a sheet.
        What is sold (prices of United States): Pro Monthly at $9.99 a month and Pro Yearly at $99.99 a year. Subscriptions renew until canceled.
        Introductory offers: 1 week free on Pro Yearly, once per customer and subscription group, then $99.99 a year unless canceled before.
        To test: sign in with a Sandbox account that never bought here, open the paywall, choose Pro Yearly and confirm the purchase in the system’s sheet. Purchases are restored by the button on the same screen.
        Linked from the paywall: terms of use https://acme.app/terms and privacy policy https://acme.app/privacy.
        """)
  }

  @Test func saysWhatCannotBeHandedInYet() throws {
    let world = try SiteWorld(smallWorld)
    let page = try world.text("review-kit/index.html")
    #expect(page.contains("<h1>Ready for App Store Connect, but for 3 fields</h1>"))
    #expect(page.contains("<p class=\"k-error\">No description in any language.</p>"))
    #expect(page.contains("<span class=\"value code\">com.example.yearly</span>"))
    let json = try world.text("review-kit/review-kit.json")
    #expect(json.contains(#"{ "field": "Price", "storefront": "United States", "value": "$99.99" }"#))
    #expect(
      json.contains(
        #"{ "field": "Display name", "locale": "en-US", "value": "Pro Yearly", "length": 10, "safe": 30, "most": 35 }"#)
    )
  }
}
