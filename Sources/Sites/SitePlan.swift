import Findings
import Foundation
import Locales
import Mustache
import Projects
import Screens
import StoreCatalog

/// Which pages a project's site has, and their addresses.
///
/// It is made of the project alone, before any screen is composed. Each paywall has the same screens in each of its markets, so an address is found by counting.
public struct SitePlan: Sendable {
  /// The screens of one paywall.
  struct PaywallPages: Sendable {
    /// The index among the project's paywalls.
    var paywall: Int
    var slug: String
    var markets: [Market]
    var slots: [Slot]
    /// The number of its first screen.
    var firstScreen: Int

    /// The slots of the views that customers meet first.
    var mainSlot: Int { slots.firstIndex { $0.isJudged } ?? 0 }
  }

  /// What a paywall shows in each market: a view in a situation.
  struct Slot: Sendable {
    var view: Screen.View
    var situation: Situation
    /// The part of the address behind the market: empty, or beginning with a slash.
    var suffix: String
    var isJudged: Bool
    /// Another screen has this address already.
    var isClashing = false
  }

  let paywalls: [PaywallPages]
  let screenCount: Int
  /// Addresses of two pages that are one: findings `address-clash`.
  public let findings: [Finding]
  /// All screens' addresses, percent-encoded, one after the other, and where each begins.
  private let addressBytes: [UInt8]
  private let addressStarts: [UInt32]
  private let depths: [UInt8]
  /// Paywalls whose pages would stand where others stand.
  private let clashing: Set<Int>

  public init(_ project: Project) {
    var paywalls: [PaywallPages] = []
    var clashes = AddressClashes()
    var clashing: Set<Int> = []
    var screenCount = 0
    for (index, paywall) in project.paywalls.enumerated() {
      var pages = PaywallPages(
        paywall: index, slug: paywall.slug, markets: project.markets(of: paywall),
        slots: SitePlan.slots(of: paywall, in: project), firstScreen: screenCount)
      if !clashes.add(paywall: paywall) { clashing.insert(index) }
      clashes.findSlots(&pages.slots, of: paywall)
      screenCount += pages.markets.count * pages.slots.count
      paywalls.append(pages)
    }
    self.paywalls = paywalls
    self.screenCount = screenCount
    self.clashing = clashing
    findings = clashes.findings
    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var depths: [UInt8] = []
    for pages in paywalls {
      for market in pages.markets {
        for slot in pages.slots {
          starts.append(UInt32(bytes.count))
          let address = "\(pages.slug)/\(market.slug)\(slot.suffix)"
          bytes += address.percentEncodedPath.utf8
          depths.append(UInt8(clamping: 1 + address.utf8.count { $0 == UInt8(ascii: "/") }))
        }
      }
    }
    starts.append(UInt32(bytes.count))
    addressBytes = bytes
    addressStarts = starts
    self.depths = depths
  }

  /// The paths of the pages of screens, below the site's root, as files.
  public func screenPaths(hasHTML: Bool = true, hasMarkdown: Bool = true) -> [String] {
    let names =
      (hasHTML ? ["/index.html"] : []) + (hasMarkdown ? ["/index.md"] : []) + (hasHTML ? ["/screen.html"] : [])
    var paths: [String] = []
    paths.reserveCapacity(screenCount * names.count)
    for screen in 0..<screenCount {
      let address = address(screen)
      for name in names { paths.append(address + name) }
    }
    return paths
  }

  // MARK: Screens by number

  func screen(_ pages: PaywallPages, market: Int, slot: Int) -> Int {
    pages.firstScreen + market * pages.slots.count + slot
  }

  /// The address of a screen below the root, as links spell it.
  func address(_ screen: Int) -> String { String(decoding: addressBytes[range(screen)], as: UTF8.self) }

  /// The addresses of one paywall's screens.
  struct Addresses: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]
    private let firstScreen: Int
    /// What all of them begin with: the paywall's folder and a slash.
    private let folderCount: Int

    /// A copy in memory of its own: threads that count the references to one array wait for each other.
    init(of pages: PaywallPages, in plan: SitePlan) {
      firstScreen = pages.firstScreen
      folderCount = pages.slug.percentEncodedPath.utf8.count + 1
      let end = firstScreen + pages.markets.count * pages.slots.count
      let first = Int(plan.addressStarts[firstScreen])
      starts = plan.addressStarts[firstScreen...end].map { Int($0) - first }
      bytes = Array(plan.addressBytes[first..<Int(plan.addressStarts[end])])
    }

    /// Appends the address of a screen, by its number in the plan, as links spell it.
    ///
    /// - Parameter isWithin: whether the paywall's folder is left out.
    func append(_ screen: Int, within isWithin: Bool = false, to text: inout ModelText) {
      let index = screen - firstScreen
      text.append(bytes[(starts[index] + (isWithin ? folderCount : 0))..<starts[index + 1]])
    }
  }

  /// How many folders deep a screen's pages lie.
  func depth(_ screen: Int) -> Int { Int(depths[screen]) }

  /// The indices of the paywalls that screens are of.
  func paywalls(of screens: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    for screen in screens {
      if let pages = paywalls.last(where: { $0.firstScreen <= screen }) { found.insert(pages.paywall) }
    }
    return found
  }

  /// Where the pages of a sheet's screens stand.
  struct SheetPlace {
    var pages: PaywallPages
    /// The index among the paywall's markets.
    var market: Int
  }

  /// Nil where they have none: another paywall has their addresses.
  func place(of sheet: Sheet) -> SheetPlace? {
    guard paywalls.indices.contains(sheet.paywall), !isClashing(paywalls[sheet.paywall]),
      let market = paywalls[sheet.paywall].markets.firstIndex(of: sheet.market)
    else { return nil }
    return SheetPlace(pages: paywalls[sheet.paywall], market: market)
  }

  /// Whether a screen of a sheet has a page: it has none where another page has its address.
  public func hasPage(of screen: Screen, on sheet: Sheet) -> Bool {
    guard paywalls.indices.contains(sheet.paywall), !isClashing(paywalls[sheet.paywall]) else { return false }
    let slots = paywalls[sheet.paywall].slots
    guard let slot = sheet.screens.firstIndex(where: { $0.address == screen.address }) else { return false }
    return slots.indices.contains(slot) && !slots[slot].isClashing
  }

  func isClashing(_ pages: PaywallPages) -> Bool { clashing.contains(pages.paywall) }

  private func range(_ screen: Int) -> Range<Int> { Int(addressStarts[screen])..<Int(addressStarts[screen + 1]) }

  /// What leads from a page to the root: `../../`.
  static func root(depth: Int) -> String { String(repeating: "../", count: depth) }
}

extension SitePlan {
  /// The screens that composing makes of a paywall, in its order.
  private static func slots(of paywall: Paywall, in project: Project) -> [Slot] {
    let isTiered = paywall.tiers.count > 1
    let isFlat = paywall.tierLayout == .flat || !isTiered
    var slots = [Slot(view: .all, situation: .new, suffix: "", isJudged: isFlat)]
    if isTiered {
      slots += paywall.tiers.indices.map { tier in
        Slot(view: .tier(tier), situation: .new, suffix: "/" + paywall.tiers[tier].slug, isJudged: !isFlat)
      }
    }
    slots += project.situations(of: paywall).filter { $0 != .new }.map { situation in
      let plan = project.currentPlan(in: situation, of: paywall) ?? paywall.selected
      let tier = paywall.plans.indices.contains(plan) ? paywall.plans[plan].tier : 0
      return Slot(
        view: isFlat ? .all : .tier(tier), situation: situation,
        suffix: "/situations/" + project.slug(of: situation, in: paywall), isJudged: true)
    }
    return slots
  }
}

/// Finds addresses that two pages want. File systems that ignore case, and those that write letters with marks in two ways, must give the same site.
private struct AddressClashes {
  private(set) var findings: [Finding] = []
  private var paywalls: Set<String> = []

  /// What stands at the site's top.
  private static let reserved: Set<String> = [
    "index.html", "prices", "handoff", "localization", "review-kit", "changes", "report", "assets", "styles", "rules",
    "sitemap.xml",
  ]

  /// Whether the paywall's address is free. That of another paywall was reported when the project was read.
  mutating func add(paywall: Paywall) -> Bool {
    let key = AddressClashes.key(paywall.slug)
    if AddressClashes.reserved.contains(key) {
      report("Paywall '\(paywall.name)' has the address of the site's own '\(key)'", at: paywall.range, nil)
      return false
    }
    return paywalls.insert(key).inserted
  }

  mutating func findSlots(_ slots: inout [SitePlan.Slot], of paywall: Paywall) {
    var taken: [String: Int] = [:]
    for index in slots.indices {
      let key = AddressClashes.key(slots[index].suffix)
      if let first = taken[key] {
        slots[index].isClashing = true
        let (name, range) = AddressClashes.source(slots[index], of: paywall)
        let (otherName, otherRange) = AddressClashes.source(slots[first], of: paywall)
        report("\(name) has the address of \(otherName.lowercasedFirst)", at: range, otherRange)
      } else {
        taken[key] = index
      }
    }
  }

  private mutating func report(_ message: String, at range: SourceRange, _ other: SourceRange?) {
    findings.append(
      .input(
        "address-clash", message, help: "give one of them another name", at: range,
        related: other.map { [Finding.Related("the other one", at: $0)] } ?? []))
  }

  private static func source(_ slot: SitePlan.Slot, of paywall: Paywall) -> (String, SourceRange) {
    if case .declared(let index) = slot.situation {
      let name = paywall.situations[index].name
      return ("Situation '\(name.value)'", name.range)
    }
    if case .tier(let tier) = slot.view, slot.situation == .new {
      if let name = paywall.tiers[tier].name { return ("Tier '\(name.value)'", name.range) }
      return ("Tier \(tier + 1)", paywall.range)
    }
    return ("The screen '\(slot.suffix.dropFirst())'", paywall.range)
  }

  private static func key(_ address: String) -> String { address.precomposedStringWithCanonicalMapping.lowercased() }
}

extension String {
  /// With a small first letter, for the middle of a sentence.
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
