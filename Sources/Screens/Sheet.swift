import Findings
import Looks
import Projects

/// The screens of one paywall in one market, in flat arrays.
///
/// They share most of their text, so each run and element is stored once. `Screen`, `Element` and `Run` are views into a sheet; nothing else sees
/// the arrays. A sheet is made, judged, drawn and let go before the next one.
public final class Sheet: Sendable {
  /// The index among the project's paywalls.
  public let paywall: Int
  /// Who reads, and where they buy.
  public let market: Market
  /// What the paywall is drawn with.
  public let look: Look
  /// What is known of each of the paywall's plans in this market, by the plan's index.
  public let figures: [PlanFigures]
  /// What composing noticed: variables without a value, strings that are missing.
  public let findings: [Finding]

  let text: [UInt8]
  let runs: [RunRecord]
  let elements: [ElementRecord]
  let order: [UInt32]
  let shownPlans: [ShownPlan]
  let screenRecords: [ScreenRecord]
  let destinations: [String]
  let styles: [RoleStyle]
  let darkStyles: [RoleStyle]

  init(_ draft: SheetDraft) {
    paywall = draft.paywall
    market = draft.market
    look = draft.look
    figures = draft.figures
    findings = draft.findings
    text = draft.text
    runs = draft.runs
    elements = draft.elements
    order = draft.order
    shownPlans = draft.shownPlans
    screenRecords = draft.screens
    destinations = draft.destinations
    styles = draft.styles
    darkStyles = draft.darkStyles
  }

  /// All text as UTF-8, of which each run is a stretch.
  public var bytes: [UInt8] { text }
  /// How many elements its screens have together; their numbers are all below.
  public var elementCount: Int { elements.count }
  /// The element with a number; nil where there is none.
  public func element(_ id: Int) -> Element? { elements.indices.contains(id) ? Element(sheet: self, index: id) : nil }
  /// The screens: new customers first, all plans and then each tier, then the other situations in the order of `Project.situations(of:)`.
  public var screens: [Screen] { screenRecords.indices.map { Screen(sheet: self, index: $0) } }
}
