import Findings
import Locales
import Projects
import Screens
import Testing

@testable import ReviewRules

/// A small project in text, judged. Places are marked « » in it.
struct RuleWorld {
  let project: Project
  let judgement: Judgement
  /// The marked places: path, and offsets.
  let marks: [Place]

  struct Place: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var start: Int
    var end: Int

    var description: String { "\(path):\(start)..<\(end)" }
    static func < (a: Place, b: Place) -> Bool { (a.path, a.start, a.end) < (b.path, b.start, b.end) }
  }

  /// What the rules found, without what is said of the input.
  var ruleFindings: [JudgedFinding] { judgement.findings.filter { $0.finding.kind == .rule } }

  init(
    _ files: [(path: String, text: String)], rules: [any Rule.Type] = Registry.rules, today: String = "2026-11-30",
    shuffled: Bool = false
  ) throws {
    var texts: [String: String] = ["Pro.storekit": RuleWorld.catalog]
    var marks: [Place] = []
    for (path, marked) in files {
      var text = ""
      var start: Int?
      for scalar in marked.unicodeScalars {
        if scalar == "«" {
          start = text.utf8.count
        } else if scalar == "»", let from = start {
          marks.append(Place(path: path, start: from, end: text.utf8.count))
          start = nil
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
      texts[path] = text
    }
    self.marks = marks.sorted()
    var request = ProjectRequest(today: try #require(Day(today)))
    request.configuration = texts["paywallgen.yml"] == nil ? nil : "paywallgen.yml"
    // Files below `before/` are the project as it was.
    let before = texts.filter { $0.key.hasPrefix("before/") }
    for path in before.keys { texts[path] = nil }
    let was = texts.merging(before.map { (String($0.key.dropFirst("before/".count)), $0.value) }) { $1 }
    let past = before.isEmpty ? nil : readProject(FileTree(was), request)
    project = readProject(FileTree(texts), request)
    let judge = Judge(project, rules: rules, since: past)
    let formats = PriceFormats()
    var verdicts = [judge.judgeProject()]
    for (index, paywall) in project.paywalls.enumerated() {
      for market in project.markets(of: paywall) {
        verdicts.append(judge.judge(compose(project, paywall: index, market: market, formats: formats)))
      }
    }
    judgement = judge.judgement(shuffled ? verdicts.reversed() : verdicts)
  }

  init(_ files: KeyValuePairs<String, String>, rules: [any Rule.Type] = Registry.rules, today: String = "2026-11-30")
    throws
  {
    try self.init(files.map { (path: $0.key, text: $0.value) }, rules: rules, today: today)
  }

  func place(_ range: SourceRange) -> Place {
    Place(path: project.files[range.file].path, start: Int(range.start), end: Int(range.end))
  }

  /// The places of the rule findings, sorted.
  var places: [Place] { judgement.findings.filter { $0.finding.kind == .rule }.map { place($0.finding.at) }.sorted() }

  /// The places of a rule's findings, sorted.
  func places(of rule: String) -> [Place] {
    judgement.findings.filter { $0.finding.rule == rule }.map { place($0.finding.at) }.sorted()
  }

  /// The rule findings in short: `error hardcoded-price: message`.
  var lines: [String] {
    judgement.findings.filter { $0.finding.kind == .rule }.map { judged in
      "\(judged.finding.severity.rawValue) \(judged.finding.rule): \(judged.finding.message)"
    }
  }

  /// The input findings, of which a world without mistakes has none.
  var inputFindings: [String] {
    judgement.findings.filter { $0.finding.kind == .input && $0.finding.severity == .error }.map {
      "\(place($0.finding.at)) \($0.finding.rule): \($0.finding.message)"
    }
  }

  /// What the worlds sell: Pro Monthly at $4.99; Pro Yearly at $39.99 with a week's free trial; and a plan whose name says nothing.
  static let catalog = """
    { "identifier": "C0FFEE", "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [
        { "productID": "com.example.coins", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Coins",
          "localizations": [ { "locale": "en_US", "displayName": "Coins", "description": "100 coins" },
            { "locale": "de", "displayName": "Münzen", "description": "100 Münzen" } ] } ],
      "subscriptionGroups": [
      { "id": "G1", "name": "Pro", "localizations": [ { "locale": "en_US", "displayName": "Pro" }, { "locale": "de", "displayName": "Pro" } ], "subscriptions": [
        { "productID": "com.example.pro.monthly", "type": "RecurringSubscription", "referenceName": "Pro Monthly",
          "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1, "introductoryOffer": null,
          "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All templates" },
            { "locale": "de", "displayName": "Monatlich", "description": "Alle Vorlagen" } ] },
        { "productID": "com.example.pro.yearly", "type": "RecurringSubscription", "referenceName": "Pro Yearly",
          "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1,
          "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1 },
          "localizations": [ { "locale": "en_US", "displayName": "Yearly", "description": "All templates" },
            { "locale": "de", "displayName": "Jährlich", "description": "Alle Vorlagen" } ] } ] },
      { "id": "G2", "name": "Plain", "localizations": [ { "locale": "en_US", "displayName": "Plain" }, { "locale": "de", "displayName": "Plain" } ], "subscriptions": [
        { "productID": "com.example.pro.plain", "type": "RecurringSubscription", "referenceName": "Plain",
          "displayPrice": "9.99", "recurringSubscriptionPeriod": "P3M", "groupNumber": 1, "introductoryOffer": null,
          "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All templates" },
            { "locale": "de", "displayName": "Pro", "description": "Alle Vorlagen" } ] } ] } ] }
    """
}
