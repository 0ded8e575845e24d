import Findings
import Handoff
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Testing

@testable import Sites

/// A project in text, and its site.
struct SiteWorld {
  let project: Project
  let plan: SitePlan
  let sheets: [Sheet]
  let theme: Theme
  let site: Site
  private(set) var pages: [String: [UInt8]] = [:]
  private(set) var pageFindings: [Finding] = []

  static func day() throws -> Day { try #require(Day("2026-11-30")) }

  /// - Parameter findings: what was found; nil: what the rules find.
  init(
    _ files: [String: String], theme overlay: [String: String]? = nil, options: SiteOptions = SiteOptions(),
    findings: [Finding]? = nil
  ) throws {
    let today = try SiteWorld.day()
    var project = readProject(FileTree(files), ProjectRequest(today: today))
    var themeFiles = ThemeFiles()
    if let overlay { themeFiles.overlay(FileTree(overlay), in: "", &project.files) }
    theme = Theme(themeFiles, files: &project.files)
    plan = SitePlan(project)
    let formats = PriceFormats()
    sheets = project.paywalls.indices.flatMap { [project] paywall in
      project.markets(of: project.paywalls[paywall]).map {
        compose(project, paywall: paywall, market: $0, formats: formats)
      }
    }
    let judge = Judge(project)
    var judgement = judge.judgement([judge.judgeProject()] + sheets.map { judge.judge($0) })
    if let findings { judgement.findings = findings.map { JudgedFinding($0) } }
    let report = Report(judgement, of: project.files, today: today, version: "1.0", secrets: project.catalog.secrets)
    site = Site(
      project, plan, theme: theme, report: report,
      tables: project.truthTables(showing: sheets.flatMap(\.systemUses)),
      strings: project.paywalls.indices.map { [sheets, project] paywall in
        stringRows(of: sheets.filter { $0.paywall == paywall && !$0.market.locale.isPseudo }, in: project)
      }, options: options)
    self.project = project
    for sheet in sheets {
      var own: [(String, [UInt8])] = []
      pageFindings += site.render(sheet) { own.append(($0, Array($1))) }
      for (path, bytes) in own { add(path, bytes) }
    }
    pageFindings = Theme.merged(pageFindings)
    var shared: [(String, [UInt8])] = []
    site.renderShared(sheets) { shared.append(($0, Array($1))) }
    for report in site.reportIndices { site.renderReport(report) { shared.append(($0, Array($1))) } }
    for table in site.tables.indices { site.renderLanguage(table) { shared.append(($0, Array($1))) } }
    for language in self.project.locales.indices {
      site.renderSingleFile(language, sheets) { shared.append(($0, Array($1))) }
    }
    for (path, bytes) in shared { add(path, bytes) }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    #expect(pages[path] == nil, "'\(path)' was rendered twice")
    pages[path] = bytes
  }

  func text(_ path: String) throws -> String {
    String(decoding: try #require(pages[path], "no page '\(path)' among \(pages.keys.sorted())"), as: UTF8.self)
  }
}

/// A catalog of two plans, one of them with a free week.
func storekit(
  monthly: String = "Pro Monthly", yearly: String = "Pro Yearly", group: String = "Pro", locale: String = "en_US",
  description: String = ""
) -> String {
  func plan(_ id: String, _ name: String, _ period: String, _ price: String, _ level: Int, _ offer: String) -> String {
    """
    { "adHocOffers": [], "codeOffers": [], "displayPrice": "\(price)", "familyShareable": false, "groupNumber": \(level),
      "internalID": "\(level)", "introductoryOffer": \(offer), "localizations": [
        { "description": "\(description)", "displayName": "\(name)", "locale": "\(locale)" } ],
      "productID": "com.example.\(id)", "recurringSubscriptionPeriod": "\(period)", "referenceName": "\(id)",
      "subscriptionGroupID": "G1", "type": "RecurringSubscription", "winbackOffers": [] }
    """
  }
  let offer = """
    { "internalID": "9", "numberOfPeriods": 1, "paymentMode": "free", "subscriptionPeriod": "P1W" }
    """
  return """
    { "identifier": "A1", "nonRenewingSubscriptions": [], "products": [],
      "settings": { "_locale": "en_US", "_storefront": "USA" },
      "subscriptionGroups": [ { "id": "G1", "localizations": [], "name": "\(group)", "subscriptions": [
        \(plan("monthly", monthly, "P1M", "9.99", 1, "null")),
        \(plan("yearly", yearly, "P1Y", "99.99", 2, offer)) ] } ],
      "version": { "major": 4, "minor": 0 } }
    """
}

/// A paywall in English and Arabic, which shows dollars for want of a price in riyals.
let configuration = """
  catalog: App.storekit
  copy: Copy
  locales: [en-US, ar-SA]
  source-locale: en-US
  app: { name: Example }
  paywalls:
    pro:
      group: Pro
      order: price
      selected: com.example.yearly
      control-style: picker
      buttons: { restore: visible, close: visible, policies: visible }
      policies: { terms: "https://acme.app/terms", privacy: "https://acme.app/privacy" }
      appearance: { looks: clear }
  """

let copy = """
  ---
  headline: Go **Pro**
  subtitle: Everything for {{ product.price_per_period }}. [Terms](terms), [help](https://acme.app/help_(1)).
  ---
  - Unlimited exports
  """

let arabicCopy = """
  ---
  headline: Example+
  subtitle: "كل شيء مقابل {{ product.price_per_period }}."
  ---
  - صادرات غير محدودة
  """

let smallWorld = [
  "App.storekit": storekit(), "paywallgen.yml": configuration, "Copy/pro.en-US.md": copy,
  "Copy/pro.ar-SA.md": arabicCopy,
]
