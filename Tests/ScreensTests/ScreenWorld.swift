import Findings
import Locales
import Looks
import Projects
import Screens
import Testing

/// A small project in text, read and composed: its screens as lines.
struct ScreenWorld {
  let project: Project
  let sheets: [Sheet]

  /// - Parameters:
  ///   - paywall: what the configuration says of the paywall `pro`, beside the group.
  ///   - configuration: the configuration's other keys.
  ///   - files: further files by path.
  ///   - catalog: in place of the usual one.
  init(
    _ paywall: String = "", configuration: String = "locales: [en-US]", files: [String: String] = [:],
    catalog: String = ScreenWorld.catalog
  ) throws {
    var texts = files
    texts["Pro.storekit"] = catalog
    let body = paywall.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    texts["paywallgen.yml"] = "\(configuration)\napp: { name: Paint }\npaywalls:\n  pro:\n    group: Pro\n\(body)"
    let project = readProject(FileTree(texts), ProjectRequest(today: try #require(Day("2026-11-30"))))
    let formats = PriceFormats()
    sheets = project.paywalls.indices.flatMap { index in
      project.markets(of: project.paywalls[index]).map {
        compose(project, paywall: index, market: $0, formats: formats)
      }
    }
    self.project = project
  }

  /// What reading and composing noticed: `rule: message`.
  var findings: [String] {
    (project.findings + sheets.flatMap(\.findings)).map { "\($0.rule): \($0.message)" }
  }

  var screens: [Screen] { sheets.flatMap(\.screens) }

  /// Every screen by its address: what it shows of the tiers, and whether customers meet it.
  var addresses: [String] {
    screens.map { screen in
      let view = if case .tier(let tier) = screen.view { "tier \(tier + 1)" } else { "all" }
      return "\(screen.address): \(view)\(screen.isJudged ? "" : ", excerpt")"
    }
  }

  func screen(_ address: String) throws -> Screen {
    try #require(screens.first { $0.address == address }, "\(address) is none of \(screens.map(\.address))")
  }

  /// A screen's elements in order: `price family.year: $79.99/year`. A star marks the name of the chosen plan; what cannot act is off, and where a link
  /// leads stands behind it.
  func lines(_ address: String, roles: Set<Role>? = nil) throws -> [String] {
    let screen = try screen(address)
    return screen.elements.filter { roles?.contains($0.role) ?? true }.map { element in
      let plan = element.plan.map { " \(productID($0, in: screen))" } ?? ""
      let isChosen = element.role == .planName && element.plan != nil && element.plan == screen.selected?.plan
      let link = element.destination.map { " → \($0)" } ?? ""
      return
        "\(element.role.rawValue)\(plan)\(isChosen ? "*" : ""): \(element.text)\(element.isOff ? " (off)" : "")\(link)"
    }
  }

  /// What the elements of one role say on a screen, in order.
  func texts(_ role: Role, _ address: String = "pro/en-US") throws -> [String] {
    try screen(address).elements.filter { $0.role == role }.map(\.text)
  }

  func productID(_ plan: Int, in screen: Screen) -> String {
    project.catalog.products[screen.sheet.figures[plan].product].id.value
  }

  // MARK: What is on sale

  /// Pro for a family and for one, by the month and by the year. The family's year has a free week for new customers and a cheaper start for those
  /// who left; the single month starts cheaper.
  static let catalog = catalog(
    subscription("family.month", 1, "P1M", "9.99"),
    subscription(
      "family.year", 1, "P1Y", "79.99",
      """
      "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1 },
      "winbackOffers": [ { "offerID": "back", "paymentMode": "payUpFront", "subscriptionPeriod": "P6M", "displayPrice": "19.99" } ],
      """),
    subscription(
      "solo.month", 2, "P1M", "4.99",
      """
      "introductoryOffer": { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1.99" },
      """),
    subscription("solo.year", 2, "P1Y", "49.99"))

  static func catalog(_ subscriptions: String..., storefront: String = "USA", others: String = "") -> String {
    """
    { "settings": { "_locale": "en_US", "_storefront": "\(storefront)" }, "products": [ \(others) ],
      "subscriptionGroups": [ { "id": "G1", "name": "Pro", "localizations": [ { "locale": "en_US", "displayName": "Paint Pro" } ],
        "subscriptions": [ \(subscriptions.joined(separator: ", ")) ] } ] }
    """
  }

  static func subscription(_ id: String, _ level: Int, _ period: String, _ price: String, _ offers: String = "")
    -> String
  {
    let name = id.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    return """
      { "productID": "\(id)", "type": "RecurringSubscription", "groupNumber": \(level), "displayPrice": "\(price)", \(offers)
        "recurringSubscriptionPeriod": "\(period)", "referenceName": "\(id)",
        "localizations": [ { "locale": "en_US", "displayName": "\(name)", "description": "All of it" } ] }
      """
  }
}
