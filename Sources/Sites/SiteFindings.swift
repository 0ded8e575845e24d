import Findings
import Projects
import Reports
import ReviewRules

/// What was found, by the screens it is about.
struct SiteFindings: Sendable {
  struct Item: Sendable {
    var judged: JudgedFinding
    /// The finding's address in the report.
    var fingerprint: String
    /// `file:line:column`.
    var place: String
    /// The index of the paywall it is about; nil where it is about none, or several.
    var paywall: Int?
    /// The numbers of the screens it is about.
    var screens: [Int] = []
    /// The indices of the paywalls that those are of, of its own, and of those that sell its product.
    var paywalls: Set<Int> = []
    /// The project's locales whose customers meet it; empty: all, or none. Whoever reads another locale's words for want of their own is among
    /// them.
    var locales: [String] = []

    var finding: Finding { judged.finding }
  }

  /// Those that nobody has accepted, in the report's order.
  let open: [Item]
  let suppressed: [Item]
  let total: SeverityCounts
  /// By the number of the screen.
  private let counts: [SeverityCounts]
  private let starts: [UInt32]
  private let byScreen: [UInt32]

  init(_ report: Report, _ project: Project, _ plan: SitePlan, _ places: SourcePlaces) {
    var open: [Item] = []
    var suppressed: [Item] = []
    for (judged, fingerprint) in zip(report.judgement.findings, report.fingerprints) {
      let item = Item(
        judged: judged, fingerprint: fingerprint, place: places.text(judged.finding.at),
        paywall: judged.finding.paywall.flatMap { name in project.paywalls.firstIndex { $0.name == name } })
      if judged.suppression == nil { open.append(item) } else { suppressed.append(item) }
    }
    var numbers: [String: Int] = [:]
    for screen in 0..<(open.isEmpty ? 0 : plan.screenCount) { numbers[plan.address(screen)] = screen }
    var pairs: [(screen: Int, finding: Int)] = []
    var readers = FindingReaders(project)
    for index in open.indices {
      let finding = open[index].finding
      open[index].locales = readers.locales(of: finding)
      let sellers = finding.screens.isEmpty && open[index].paywall == nil ? readers.sellers(of: finding) : []
      open[index].screens = SiteFindings.screens(of: open[index], sellers, plan, numbers)
      open[index].paywalls = plan.paywalls(of: open[index].screens).union(sellers)
      if let own = open[index].paywall { open[index].paywalls.insert(own) }
      for screen in open[index].screens { pairs.append((screen, index)) }
    }
    pairs.sort { ($0.screen, $0.finding) < ($1.screen, $1.finding) }
    var counts = [SeverityCounts](repeating: SeverityCounts(), count: plan.screenCount)
    var starts = [UInt32](repeating: 0, count: plan.screenCount + 1)
    for (screen, finding) in pairs {
      counts[screen][open[finding].finding.severity] += 1
      starts[screen + 1] += 1
    }
    for screen in 0..<plan.screenCount { starts[screen + 1] += starts[screen] }
    var total = SeverityCounts()
    for item in open { total[item.finding.severity] += 1 }
    self.open = open
    self.suppressed = suppressed
    self.total = total
    self.counts = counts
    self.starts = starts
    byScreen = pairs.map { UInt32($0.finding) }
  }

  func counts(_ screen: Int) -> SeverityCounts { counts[screen] }

  /// The indices in `open` of what was found on a screen.
  func of(_ screen: Int) -> ArraySlice<UInt32> { byScreen[Int(starts[screen])..<Int(starts[screen + 1])] }

  /// The screens a finding is about. One that names a paywall but no screen is shown on the paywall's first screen, in its locales; so are the
  /// words of a product that paywalls sell. What is wrong with a product in no language, its level say, is on no screen.
  private static func screens(
    of item: Item, _ sellers: [Int], _ plan: SitePlan, _ numbers: [String: Int]
  ) -> [Int] {
    let finding = item.finding
    if !finding.screens.isEmpty {
      return Set(finding.screens.compactMap { numbers[$0.percentEncodedPath] }).sorted()
    }
    let paywalls = item.paywall.map { [$0] } ?? (finding.locales.isEmpty ? [] : sellers)
    return paywalls.flatMap { paywall -> [Int] in
      guard plan.paywalls.indices.contains(paywall) else { return [] }
      let pages = plan.paywalls[paywall]
      return pages.markets.indices.filter { market in
        item.locales.isEmpty || item.locales.contains(pages.markets[market].locale.identifier)
      }.map { plan.screen(pages, market: $0, slot: pages.mainSlot) }
    }
  }
}
