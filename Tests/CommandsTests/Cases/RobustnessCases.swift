import Foundation
import Testing

@Suite struct RobustnessCases {
  static let app = catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M"))

  // RB-01
  @Test func readsEachFileOnceWhereLinksFormLoops() throws {
    let folder = try CaseFolder(["App.storekit": Self.app, "Copy/pro.en-US.md": "---\nheadline: Get Pro\n---\n"])
    try folder.link("Copy/loop", to: ".")
    try folder.link("Copy/up", to: "../../" + folder.path.split(separator: "/").last!)
    try folder.link("self", to: "self")
    let outcome = folder.run("screens")
    #expect(outcome.status == 0, "\(outcome.error)")
    try expect(
      outcome.screens.at("pro/en-US").texts("headline"),
      is: ["Get Pro"])
  }

  // RB-05
  @Test func losesOnlyWhatABrokenFileSays() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app,
      "Copy/pro.en-US.md": "---\nheadline: Get Pro\n---\n",
      "Copy/pro.de-DE.md": "---\nheadline: 'Anna's Plan'\n---\n",
    ])
    let outcome = folder.run("check", "--format", "json", "--ignore", "missing-translation", "--locale", "en-US")
    #expect(outcome.status == 2)
    try expect(
      outcome.findings,
      is: [
        "error malformed-yaml Copy/pro.de-DE.md:2:17 Text after the closing quote"
      ])
    let screens = folder.run("screens")
    #expect(screens.status == 2)
    try expect(
      screens.screens.at("pro/en-US").texts("headline"),
      is: ["Get Pro"])
  }

  // RB-06
  @Test(.timeLimit(.minutes(1))) func readsVeryLargeStringCatalogs() throws {
    let keys = 2_000
    let locales = (0..<39).map { "x-l\($0)" } + ["de"]
    var text = #"{"sourceLanguage":"en","version":"1.0","strings":{"#
    for key in 0..<keys {
      text += key == 0 ? "" : ","
      text += "\"k\(key)\":{\"localizations\":{"
      for (index, _) in locales.enumerated() {
        let locale = index == 39 ? "de" : Self.locales[index]
        text += (index == 0 ? "" : ",") + "\"\(locale)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"v %@\"}}"
      }
      text += "}}"
    }
    text += "}}"
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M", locale: "de"), locale: "de"),
      "big.xcstrings": text,
    ])
    let outcome = folder.run("check", "--format", "json", "--locale", "de")
    #expect(outcome.status == 0)
    try expect(outcome.findings.filter { !$0.hasPrefix("note storefront-without-price") }, is: [])
  }

  static let locales = [
    "ar", "bg", "bn", "ca", "cs", "da", "el", "en-AU", "en-GB", "es", "es-MX", "et", "fa", "fi", "fr", "fr-CA", "gu",
    "he", "hi", "hr", "hu", "id", "it", "ja", "kn", "ko", "lt", "lv", "ml", "mr", "ms", "nb", "nl", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk",
  ]
}
