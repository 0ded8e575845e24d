import Findings
import Foundation
import Locales
import Projects
import ReviewRules
import Screens
import TestWorlds
import Testing

@testable import Reports

/// A project in text, composed and judged.
struct ComposedWorld {
  let project: Project
  let sheets: [Sheet]
  let judgement: Judgement

  init(_ texts: [String: String]) throws {
    var request = ProjectRequest(today: try #require(Day("2026-11-30")))
    request.configuration = "paywallgen.yml"
    let project = readProject(FileTree(texts), request)
    let judge = Judge(project)
    let formats = PriceFormats()
    sheets = project.paywalls.indices.flatMap { index in
      project.markets(of: project.paywalls[index]).map {
        compose(project, paywall: index, market: $0, formats: formats)
      }
    }
    judgement = judge.judgement([judge.judgeProject()] + sheets.map { judge.judge($0) })
    self.project = project
  }

  static let pro = [
    "paywallgen.yml": """
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE]
    paywalls:
      pro:
        group: Pro
        control-style: list
        buttons: { restore: visible, policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
    """,
    "Copy/pro.en-US.md":
      "---\nheadline: Go **Pro** now\ncta: { default: Subscribe, trial: Start }\n---\n- Read the [terms](terms)\n",
    "Pro.storekit": """
    { "settings": { "_locale": "en_US", "_storefront": "USA" }, "subscriptionGroups": [
      { "id": "G1", "name": "Pro", "localizations": [], "subscriptions": [
        { "productID": "a.yearly", "type": "RecurringSubscription", "referenceName": "Yearly", "displayPrice": "40",
          "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1,
          "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1 },
          "localizations": [ { "locale": "en_US", "displayName": "Yearly \\u202e|<b>", "description": "All" } ] } ] } ] }
    """,
  ]
}

@Suite struct ScreensJSONTests {
  private func value(_ path: String..., in json: [UInt8]) throws -> Any? {
    var value: Any? = try JSONSerialization.jsonObject(with: Data(json))
    for key in path {
      if let index = Int(key) { value = (value as? [Any])?[index] } else { value = (value as? [String: Any])?[key] }
    }
    return value
  }

  @Test func tellsAPlanExactly() throws {
    let world = try ComposedWorld(ComposedWorld.pro)
    let json = screensJSON(world.sheets, of: world.project, in: "App")
    let text = String(decoding: json, as: UTF8.self)
    let start = try #require(text.range(of: "      \"plans\": ["))
    let end = try #require(text.range(of: "          \"derived\": ["))
    #expect(
      text[start.lowerBound..<end.lowerBound] == """
              "plans": [
                {
                  "product": "a.yearly",
                  "tier": null,
                  "name": "Yearly \u{FFFD}|<b>",
                  "price": "$40.00",
                  "amount": "40.00",
                  "currency": "USD",
                  "period": { "unit": "year", "count": 1, "text": "year" },
                  "pricePerPeriod": "$40.00/year",
                  "selected": true,
                  "current": false,
                  "offer": { "kind": "introductory", "mode": "free", "unit": "week", "count": 1, "periods": 1, "price": null, "text": "1 week free, then $40.00/year" },

        """)
  }

  @Test func tellsWhereEachRunIsFrom() throws {
    let world = try ComposedWorld(ComposedWorld.pro)
    let json = String(decoding: screensJSON(world.sheets, of: world.project, in: "App"), as: UTF8.self)
    for run in [
      #"{ "text": "Pro", "literal": { "file": "App/Copy/pro.en-US.md", "line": 2, "column": 16 }, "marks": [ "strong" ] }"#,
      #""link": "https://acme.app/terms" }"#, #""fact": "price", "product": "a.yearly""#, #""system": "restore" }"#,
    ] { #expect(json.contains(run), "\(run)") }
  }

  @Test func marketsWithoutAPriceNameTheOneThatWasWanted() throws {
    let world = try ComposedWorld(ComposedWorld.pro)
    let german = try #require(world.sheets.last)
    let json = screensJSON([german], of: world.project)
    #expect(try value("screens", "0", "locale", in: json) as? String == "de-DE")
    #expect(try value("screens", "0", "storefront", in: json) as? String == "USA")
    #expect(try value("screens", "0", "wantedStorefront", in: json) as? String == "DEU")
  }

  @Test(arguments: [("40", "40.00"), ("39.9", "39.90"), ("0", "0.00"), ("39.99", "39.99")])
  func amountsHaveTheDigitsOfTheirCurrency(_ digits: String, _ text: String) throws {
    let amount = try #require(Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")))
    #expect(amountText(Money(amount, Currency(code: "USD"))) == text)
    #expect(amountText(Money(500, Currency(code: "JPY"))) == "500")
  }
}

@Suite struct SchemaTests {
  private func schema(_ name: String) throws -> JSONSchema {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Reports/Schemas")
    return try JSONSchema(Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test func screensFollowTheirs() throws {
    let world = try ComposedWorld(ComposedWorld.pro)
    let json = Data(screensJSON(world.sheets, of: world.project))
    #expect(try schema("screens.schema.json").errors(in: json) == [])
  }

  @Test func truthFollowsIts() throws {
    var texts = ComposedWorld.pro
    texts["paywallgen.yml"]? += "\n    text: { trial: { key: trial }, retry: retyr }\nstrings: L.xcstrings\n"
    texts["L.xcstrings"] = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "retry": {}, "trial": { "localizations": {
        "en": { "stringUnit": { "value": "%@ \\u202e<b>" } }, "de": { "variations": { "plural": { "one": { "stringUnit": { "value": "x" } } } } } } } } }
      """
    let world = try ComposedWorld(texts)
    let tables = world.project.truthTables(showing: [
      TruthTable.SystemUse(paywall: 0, role: .restore, word: .restore)
    ])
    let json = truthJSON(tables, of: world.project, in: "App")
    #expect(try schema("truth.schema.json").errors(in: Data(json)) == [])
    let german = String(decoding: json, as: UTF8.self)
    #expect(german.contains("%1$@\" }, { \"words\": \" \\u202e<b>\""))
    for state in ["missing", "plural-form-missing", "placeholders-differ", "unknown-key", "system-word"] {
      #expect(german.contains("\"\(state)\""), "\(state)")
    }
  }

  @Test func findingsFollowTheirs() throws {
    var texts = ComposedWorld.pro
    texts["Copy/pro.en-US.md"] = "---\nheadline: 14 days free, only $5\nnonsense: x\n---\n"
    texts["paywallgen.yml"]? += "\nsuppress: [ { rule: hardcoded-price, reason: agreed } ]\n"
    let world = try ComposedWorld(texts)
    #expect(Set(world.judgement.findings.map(\.finding.kind)) == [.input, .rule])
    let report = Report(
      world.judgement, of: world.project.files, today: try #require(Day("2026-11-30")), version: "1.0")
    #expect(try schema("findings.schema.json").errors(in: Data(report.json())) == [])
  }

  @Test func theSchemasRefuseWhatIsWrong() throws {
    let findings = try schema("findings.schema.json")
    let wrong = #"{ "schemaVersion": 2, "findings": [ { "rule": "x" } ], "more": 1 }"#
    let errors = try findings.errors(in: Data(wrong.utf8))
    #expect(errors.contains(": more is unknown"))
    #expect(errors.contains("/findings/0: severity is absent"))
    #expect(errors.contains("/schemaVersion: const 1"))
  }
}
