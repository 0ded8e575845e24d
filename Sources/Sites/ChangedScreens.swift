import Projects
import Reports
import Screens

/// The screens that customers see change, as they were and as they will be, for the pictures on the page of changes.
///
/// Of a paywall in a language it is the first screen that differs: one that customers meet before an excerpt, a new customer's before others.
struct ChangedScreens: Sendable {
  struct Pair: Sendable {
    var old: Half
    var new: Half
  }

  struct Half: Sendable {
    var sheet: Sheet
    /// The screen's index in the sheet.
    var slot: Int
    /// The numbers of the elements that the other half does not have.
    var changed: [Int]

    var screen: Screen { sheet.screens[slot] }
  }

  /// So many are pictured: a page of changes is read before it is merged.
  private static let limit = 8

  /// The project as it was.
  let project: Project
  let plan: SitePlan
  private(set) var pairs: [Pair] = []
  /// How many more paywalls and languages have changed.
  private(set) var more = 0

  init(from old: Changes.Side, to new: Changes.Side) {
    project = old.project
    plan = SitePlan(old.project)
    let known = plan
    let newPlan = SitePlan(new.project)
    for sheet in new.sheets where sheet.market.isMain {
      let paywall = new.project.paywalls[sheet.paywall]
      let before = old.sheets.first { other in
        old.project.paywalls[other.paywall].name == paywall.name && other.market.locale == sheet.market.locale
          && other.market.isMain
      }
      guard let before, known.holds(before), newPlan.holds(sheet) else { continue }
      let isRestyled =
        old.project.styleSheet(of: old.project.paywalls[before.paywall]) != new.project.styleSheet(of: paywall)
      guard let pair = ChangedScreens.pair(before, old.project, sheet, new.project, isRestyled: isRestyled) else {
        continue
      }
      if pairs.count < ChangedScreens.limit { pairs.append(pair) } else { more += 1 }
    }
  }

  private static func pair(
    _ before: Sheet, _ old: Project, _ after: Sheet, _ new: Project, isRestyled: Bool
  ) -> Pair? {
    let known = Dictionary(
      before.screens.enumerated().map { ($0.element.address, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let screens = after.screens
    for isJudged in [true, false] {
      for slot in screens.indices where screens[slot].isJudged == isJudged {
        guard let earlier = known[screens[slot].address] else { continue }
        let parts = (Part.all(of: before.screens[earlier], in: old), Part.all(of: screens[slot], in: new))
        let (was, becomes) = (Set(parts.0.map(\.part)), Set(parts.1.map(\.part)))
        if was == becomes, !isRestyled { continue }
        return Pair(
          old: Half(
            sheet: before, slot: earlier, changed: parts.0.filter { !becomes.contains($0.part) }.map(\.element)),
          new: Half(sheet: after, slot: slot, changed: parts.1.filter { !was.contains($0.part) }.map(\.element)))
      }
    }
    return nil
  }

  /// What makes an element of two projects the same.
  private struct Part: Hashable {
    var role: String
    var product: String?
    var text: String
    var isOff: Bool
    var isSelected: Bool

    static func all(of screen: Screen, in project: Project) -> [(element: Int, part: Part)] {
      let plans = project.paywalls[screen.sheet.paywall].plans
      return screen.elements.map { element in
        let plan = element.plan.flatMap { plans.indices.contains($0) ? plans[$0] : nil }
        let part = Part(
          role: element.role.rawValue, product: plan.map { project.catalog.products[$0.product].id.value },
          text: element.text, isOff: element.isOff,
          isSelected: element.role == .planName && element.plan != nil && element.plan == screen.selected?.plan)
        return (element.id, part)
      }
    }
  }
}

extension ChangedScreens.Half {
  /// The picture's page below the root.
  func path(_ folder: String) -> String {
    "changes/\(folder)/" + sheet.screens[0].address + ".html"
  }
}

extension SitePlan {
  /// Whether a sheet has pages.
  fileprivate func holds(_ sheet: Sheet) -> Bool {
    guard paywalls.indices.contains(sheet.paywall), !sheet.screens.isEmpty else { return false }
    let pages = paywalls[sheet.paywall]
    return !isClashing(pages) && pages.markets.contains(sheet.market) && !pages.slots.contains(where: \.isClashing)
  }
}
