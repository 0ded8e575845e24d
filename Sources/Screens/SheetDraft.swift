import Findings
import Locales
import Looks
import Projects

/// A sheet while it is being written.
struct SheetDraft {
  let paywall: Int
  let market: Market
  let look: Look
  var figures: [PlanFigures] = []
  var findings: [Finding] = []
  private(set) var text: [UInt8] = []
  private(set) var runs: [RunRecord] = []
  private(set) var elements: [ElementRecord] = []
  private(set) var order: [UInt32] = []
  private(set) var shownPlans: [ShownPlan] = []
  private(set) var screens: [ScreenRecord] = []
  private(set) var destinations: [String] = []
  private(set) var styles: [RoleStyle] = []
  /// The same in the dark scheme.
  private(set) var darkStyles: [RoleStyle] = []
  /// By the role's place, twice: as it can act, and as it cannot.
  private var stylesOfRoles = [UInt16?](repeating: nil, count: 2 * Role.count)
  private var stylesOfDeclared: [StyleKey: UInt16] = [:]
  private var destinationIndex: [String: Int32] = [:]

  private let isPseudo: Bool

  private struct StyleKey: Hashable {
    var role: Role
    var isOff: Bool
    var custom: Int
  }

  init(paywall: Int, market: Market, look: Look) {
    self.paywall = paywall
    self.market = market
    self.look = look
    isPseudo = market.locale.isPseudo
    // Most sheets have less, and need not be moved while they grow.
    text.reserveCapacity(8_192)
    runs.reserveCapacity(512)
    elements.reserveCapacity(128)
    order.reserveCapacity(1_024)
  }

  /// The position that the next run will have; runs from here on belong to the element that is made next.
  var nextRun: Int { runs.count }

  /// Appends a run; an empty text appends nothing.
  mutating func run(_ string: String, _ origin: Origin, marks: RunMarks = [], link: RunLink? = nil) {
    guard !string.isEmpty else { return }
    var string = string
    if isPseudo, case .literal = origin { string = pseudolocalized(string) }
    let start = UInt32(text.count)
    var isTyped = false
    if case .literal = origin { isTyped = true }
    string = string.withoutControls(isPart: isTyped)
    string.withUTF8 { text.append(contentsOf: $0) }
    let destination = link.map { destinationID($0.destination) } ?? -1
    runs.append(
      RunRecord(
        start: start, end: UInt32(text.count), destination: destination, target: link?.target, marks: marks,
        origin: origin))
  }

  /// Makes an element of the runs since `start`. Returns nil, and drops nothing but the element, where there are none and it needs some.
  mutating func element(
    _ role: Role, plan: Int? = nil, since start: Int, destination: String? = nil, isOff: Bool = false,
    custom: Int? = nil, mayBeEmpty: Bool = false
  ) -> UInt32? {
    guard mayBeEmpty || runs.count > start else { return nil }
    elements.append(
      ElementRecord(
        role: role, plan: Int32(plan ?? -1), runStart: UInt32(start), runEnd: UInt32(runs.count),
        destination: destination.map { destinationID($0) } ?? -1, style: styleID(role, isOff: isOff, custom: custom),
        isOff: isOff))
    return UInt32(elements.count - 1)
  }

  /// A copy of an element in the style of a declared one.
  mutating func restyled(_ element: UInt32, as custom: Int) -> UInt32 {
    var record = elements[Int(element)]
    record.style = styleID(record.role, isOff: record.isOff, custom: custom)
    record.declared = Int32(clamping: custom)
    elements.append(record)
    return UInt32(elements.count - 1)
  }

  func role(of element: UInt32) -> Role { elements[Int(element)].role }
  func plan(of element: UInt32) -> Int? {
    let plan = elements[Int(element)].plan
    return plan < 0 ? nil : Int(plan)
  }

  mutating func screen(
    _ view: Screen.View, _ situation: Situation, address: String, isJudged: Bool, elements: [UInt32], plans: [ShownPlan]
  ) {
    screens.append(
      ScreenRecord(
        view: view, situation: situation, isJudged: isJudged, address: address, elementStart: UInt32(order.count),
        elementEnd: UInt32(order.count + elements.count), planStart: UInt32(shownPlans.count),
        planEnd: UInt32(shownPlans.count + plans.count)))
    order += elements
    shownPlans += plans
  }

  private mutating func destinationID(_ destination: String) -> Int32 {
    if let known = destinationIndex[destination] { return known }
    destinations.append(destination)
    let id = Int32(destinations.count - 1)
    destinationIndex[destination] = id
    return id
  }

  private mutating func styleID(_ role: Role, isOff: Bool, custom: Int?) -> UInt16 {
    let place = 2 * role.place + (isOff ? 1 : 0)
    let key = custom.map { StyleKey(role: role, isOff: isOff, custom: $0) }
    if let known = key.map({ stylesOfDeclared[$0] }) ?? stylesOfRoles[place] { return known }
    styles.append(look.style(for: role, isOff: isOff, element: custom))
    darkStyles.append(look.style(for: role, in: .dark, isOff: isOff, element: custom))
    let id = UInt16(styles.count - 1)
    if let key { stylesOfDeclared[key] = id } else { stylesOfRoles[place] = id }
    return id
  }
}
