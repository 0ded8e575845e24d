import Findings
import Locales
import Testing

@testable import Projects

/// A small project in text, read. Places that findings point at are marked « » in it, and are called by their number: paths in order, then in the
/// order of the text.
struct ProjectWorld {
  let project: Project
  /// Each finding whole: `«1» error unknown-key: 'x' is not a key of 'app' (did you mean 'y'?)`, with its further places and locales
  /// behind it. A place that is not marked is written as path and offsets.
  let lines: [String]
  /// The findings about storefronts without a price, in the same form: small worlds have prices in dollars only, and most ask nothing of them.
  let storefrontLines: [String]
  /// The texts that locales lack, in the same way: `«1» de-DE headline`.
  let missing: [String]

  /// - Parameters:
  ///   - files: texts by path, with their marks. `Pro.storekit` is there unless `catalog` is nil or the files have one of their own.
  ///   - unreadable: files that are there and may not be read.
  ///   - change: what of the project is asked for.
  init(
    _ files: [String: String], catalog: String? = ProjectWorld.catalog, unreadable: [String] = [],
    change: (inout ProjectRequest) -> Void = { _ in }
  ) {
    var texts: [String: String] = [:]
    var marks: [Mark: Int] = [:]
    for (path, marked) in files.sorted(by: { $0.key < $1.key }) {
      var text = ""
      var start = 0
      for scalar in marked.unicodeScalars {
        switch scalar {
        case "«": start = text.utf8.count
        case "»": marks[Mark(path: path, start: start, end: text.utf8.count)] = marks.count + 1
        default: text.unicodeScalars.append(scalar)
        }
      }
      texts[path] = text
    }
    if let catalog, !files.keys.contains(where: { $0.contains(".storekit") }) { texts["Pro.storekit"] = catalog }
    var request = ProjectRequest(today: ProjectWorld.today)
    change(&request)
    var tree = FileTree(texts)
    tree.paths = (tree.paths + unreadable).sorted()
    let readable = tree.read
    tree.read = { path throws(DiskError) in
      if unreadable.contains(path) { throw DiskError(path: path, reason: .notPermitted) }
      return try readable(path)
    }
    let project = readProject(tree, request)

    func place(_ range: SourceRange) -> String {
      let mark = Mark(path: project.files[range.file].path, start: Int(range.start), end: Int(range.end))
      if let number = marks[mark] { return "«\(number)»" }
      return mark.end == 0 ? mark.path : "\(mark.path):\(mark.start)..<\(mark.end)"
    }
    let all = project.findings.map { finding in
      var line = "\(place(finding.at)) \(finding.severity.rawValue) \(finding.rule): \(finding.message)"
      if !finding.help.isEmpty { line += " (\(finding.help))" }
      for related in finding.related { line += " / \(place(related.at)) \(related.message)" }
      if !finding.locales.isEmpty { line += " \(finding.locales)" }
      return line
    }
    let isOfStorefront = project.findings.map { $0.rule == "storefront-without-price" }
    lines = zip(all, isOfStorefront).filter { !$0.1 }.map(\.0)
    storefrontLines = zip(all, isOfStorefront).filter(\.1).map(\.0)
    missing = project.missingTexts.map { text in
      var line = "\(place(text.at)) \(text.locale) \(text.kind)"
      if let product = text.product { line += " of \(product)" }
      return line
    }
    self.project = project
  }

  private struct Mark: Hashable {
    var path: String
    var start: Int
    var end: Int
  }

  /// The first paywall in lines: each plan by its product and tier, the chosen one with a star.
  var plans: [String] {
    guard let paywall = project.paywalls.first else { return [] }
    return paywall.plans.indices.map { index in
      let plan = paywall.plans[index]
      let product = project.catalog.products[plan.product].id.value
      return "\(product) \(paywall.tiers[plan.tier].slug)\(index == paywall.selected ? " *" : "")"
    }
  }

  static let today: Day = Day("2026-11-30")!

  /// Pro, by the month for $4.99 and by the year for $39.99 with a free week, in English.
  static let catalog = """
    { "settings": { "_locale": "en_US", "_storefront": "USA" }, "subscriptionGroups": [
      { "id": "G1", "name": "Pro", "localizations": [ { "locale": "en_US", "displayName": "Pro" } ], "subscriptions": [
        { "productID": "pro.monthly", "type": "RecurringSubscription", "referenceName": "Pro Monthly", "displayPrice": "4.99",
          "recurringSubscriptionPeriod": "P1M", "groupNumber": 1,
          "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All of it" } ] },
        { "productID": "pro.yearly", "type": "RecurringSubscription", "referenceName": "Pro Yearly", "displayPrice": "39.99",
          "recurringSubscriptionPeriod": "P1Y", "groupNumber": 1,
          "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1 },
          "localizations": [ { "locale": "en_US", "displayName": "Yearly", "description": "All of it" } ] } ] } ] }
    """
}

/// A catalog with the products of one group, each as `id level price`.
func catalog(_ products: String..., settings: String = #""_storefront": "USA""#, extra: String = "") -> String {
  catalog(products, settings: settings, extra: extra)
}

func catalog(_ products: [String], settings: String = #""_storefront": "USA""#, extra: String = "") -> String {
  let subscriptions = products.map { product in
    let parts = product.split(separator: " ")
    return """
      { "productID": "\(parts[0])", "type": "RecurringSubscription", "groupNumber": \(parts[1]), "displayPrice": "\(parts[2])",
        "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "\(parts[0])", "description": "-" } ] }
      """
  }
  return """
    { "settings": { \(settings) }, \(extra)"subscriptionGroups": [ { "id": "G1", "name": "Pro",
      "localizations": [ { "locale": "en_US", "displayName": "Pro" } ], "subscriptions": [ \(subscriptions.joined(separator: ", ")) ] } ] }
    """
}
