import Disk
import Foundation
import Testing

@testable import Commands

/// `check --measure`, with the browser of this machine.
@Suite struct MeasureTests {
  static let browser = Browser.find(ProcessInfo.processInfo.environment)
  static let absent = Comment("there is no Chromium on this machine: what it would measure is not tested")

  /// Runs `check` on a paywall of the app's own drawing whose price is of that size.
  func check(
    price size: Int, headline: String = "W", _ variables: [String: String]
  ) throws -> (status: Int32, output: String, error: String) {
    let folder = try TemporaryFolder()
    try folder.write(
      "Pro.storekit",
      Array(
        """
        { "identifier": "C0FFEE", "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [],
          "subscriptionGroups": [ { "id": "G1", "name": "Pro", "localizations": [], "subscriptions": [
            { "productID": "com.example.pro", "type": "RecurringSubscription", "referenceName": "Pro",
              "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1,
              "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All" } ] } ] } ] }
        """.utf8))
    try folder.write(
      "paywallgen.yml",
      Array(
        """
        catalog: Pro.storekit
        copy: Copy
        locales: [en-US]
        paywalls:
          pro:
            group: Pro
            control-style: custom
            buttons: { close: visible }
            elements:
              - { role: headline, size: 34 }
              - { role: price, size: \(size) }
              - { role: cta, size: 17 }
        """.utf8))
    try folder.write("Copy/pro.en-US.md", Array("---\nheadline: \(headline)\ncta: Subscribe\n---\n".utf8))
    let console = Console(output: ByteStream(), error: ByteStream())
    let environment = Environment(variables: variables, workingDirectory: folder.path, today: "2026-11-30")
    let status = Commands.run(
      arguments: ["check", "--measure", "--select", "text-overflow,tap-target-small,ipad-layout-broken"],
      environment: environment, console: console)
    return (status, console.output.text, console.error.text)
  }

  @Test func saysWhereThereIsNoBrowser() throws {
    let none = try check(price: 17, ["PATH": "/nowhere"])
    #expect(none.status == 2 && none.output == "")
    #expect(
      none.error == """
        paywallgen: '--measure' needs Chromium or Google Chrome, and this machine has none where it was looked for
          install one, or name it: --browser /path/to/chrome, or CHROME=/path/to/chrome

        """)
    let wrong = try check(price: 17, ["PATH": "/usr/bin:/bin", "CHROME": "/nowhere/chrome"])
    #expect(wrong.status == 2)
    #expect(wrong.error.hasPrefix("paywallgen: '--measure' needs a browser, and '/nowhere/chrome' is no program\n"))
  }

  @Test func saysWhereTheBrowserGivesNothing() throws {
    let silent = try check(price: 17, ["CHROME": "/bin/true"])
    #expect(silent.status == 2)
    #expect(silent.error.hasPrefix("paywallgen: '/bin/true' has not measured the screens\n"))
    let failing = try check(price: 17, ["CHROME": "/bin/false"])
    #expect(failing.error.hasPrefix("paywallgen: '/bin/false' ended with status 1\n"))
  }

  @Test(.enabled(if: browser != nil, absent)) func laysTheScreensOutInABrowser() throws {
    let variables = ProcessInfo.processInfo.environment
    let fine = try check(price: 17, variables)
    #expect(fine.status == 0, "\(fine.error)")
    #expect(!fine.output.contains("[text-overflow]") && !fine.output.contains("no browser has measured"))
    #expect(!fine.output.contains("wider than its line"))
    let long = try check(price: 17, headline: "Sincronizaciónextraordinariamentelarga de todo", variables)
    #expect(
      long.output.contains(
        "paywallgen.yml:10:9: warning[text-overflow]: 'Sincronizaciónextraordinariamentelarga de todo' has a word that is wider than its line on a phone"
      ), "\(long.output)")
    let wrapping = try check(price: 17, headline: "Sincronización de todo en todos tus dispositivos", variables)
    #expect(!wrapping.output.contains("wider than its line"), "\(wrapping.output)")
    // A price does not break inside itself.
    let broken = try check(price: 200, variables)
    #expect(
      broken.output.contains("paywallgen.yml:11:9: error[text-overflow]: '$4.99"), "\(broken.output)")
  }
}
