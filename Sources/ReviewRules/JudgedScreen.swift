import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// A screen while it is judged: what it shows, and what its elements state.
public final class JudgedScreen {
  public let judged: JudgedSheet
  public let screen: Screen
  /// In reading order.
  var elements: JudgedElements { JudgedElements(readings: readings) }
  /// What each of the elements says.
  let readings: [ElementReading]
  public let plans: [ShownPlan]
  /// What is named of prices by the elements that name any, in reading order.
  private(set) lazy var priced = readPriced()
  /// The same for each plan, by the plan's index among the paywall's; kept by `pricing(of:)`.
  var pricings: [[StandingMention]?]
  /// What all elements together state, by the place that the sheet gives each product.
  private let statements: [Statement]
  /// What one element or another has.
  let contents: ElementReading.Contents
  /// What one element or another may speak of.
  private let topics: TopicIndex.Topics
  /// The roles of its elements, and which roles there are, a bit each: by the role's place.
  private let rolePlaces: [UInt8]
  private let roles: UInt64
  /// The savings that were typed, by the elements that name any, in reading order.
  private(set) lazy var savings = readings.compactMap { reading in
    let claims = judged.savingClaims(in: reading)
    return claims.isEmpty ? nil : (element: reading.element, claims: claims)
  }
  /// The screens of the sheet that are judged before this one.
  private let number: Int
  /// Those of the readings that none of those screens has; and of these those whose texts say more than our own words.
  private let new: [ElementReading]
  private let newTexts: [ElementReading]

  init(_ screen: Screen, of judged: JudgedSheet) {
    self.judged = judged
    self.screen = screen
    let number = judged.beginScreen()
    self.number = number
    plans = screen.plans
    readings = screen.elements.map { judged.reading(of: $0) }
    var topics: TopicIndex.Topics = 0
    var contents: ElementReading.Contents = []
    var statements = Array(repeating: Statement(), count: judged.productCount)
    var roles: UInt64 = 0
    var rolePlaces: [UInt8] = []
    rolePlaces.reserveCapacity(readings.count)
    var new: [ElementReading] = []
    for reading in readings {
      topics |= reading.topics
      contents.formUnion(reading.contents)
      for (place, statement) in reading.stated { statements[place].formUnion(statement) }
      roles |= 1 << UInt64(reading.rolePlace)
      rolePlaces.append(reading.rolePlace)
      if reading.earlierScreens == number { new.append(reading) }
    }
    self.topics = topics
    self.contents = contents
    self.statements = statements
    self.roles = roles
    self.rolePlaces = rolePlaces
    self.new = new
    newTexts = new.filter { !$0.isOwnWords }
    pricings = Array(repeating: nil, count: judged.sheet.figures.count)
  }

  public var project: Project { judged.project }
  public var paywall: Paywall { judged.paywall }
  public var sheet: Sheet { judged.sheet }
  /// How the screen came out on each device; empty where nobody has measured it.
  var layouts: [Layout] { judged.layouts?.screens[screen.address] ?? [] }
  public var selected: ShownPlan? { plans.first { $0.isSelected } ?? plans.first }

  /// Whether an element of the screen states something of a plan's product.
  func states(_ statement: Statement, ofPlan plan: Int) -> Bool {
    guard let place = judged.productPlace(ofPlan: plan) else { return false }
    return statements[place].isSuperset(of: statement)
  }

  /// Whether a text of the screen may speak of a topic.
  func maySpeak(of topic: Topic) -> Bool { topics & TopicIndex.bit(topic.rawValue) != 0 }

  /// Whether an element has a role.
  func shows(_ role: Role) -> Bool { roles & 1 << UInt64(role.place) != 0 }

  /// The elements that have a role, in reading order.
  func elements(_ role: Role) -> [Element] { places(of: role).map { elements[$0] } }

  /// Their places among all elements.
  func places(of role: Role) -> [Int] {
    guard shows(role) else { return [] }
    let place = UInt8(role.place)
    return rolePlaces.indices.filter { rolePlaces[$0] == place }
  }

  /// The elements whose texts may speak of a topic, in reading order.
  func elements(speakingOf topic: Topic) -> [Element] {
    guard maySpeak(of: topic) else { return [] }
    return elements.indices.compactMap { readings[$0].maySpeak(of: topic) ? elements[$0] : nil }
  }

  /// Whether an element's text speaks of a topic.
  func speaks(of topic: Topic) -> Bool {
    elements(speakingOf: topic).contains { !judged.mentions(of: topic, in: $0).isEmpty }
  }

  /// Where an element's text speaks of a topic.
  func mentions(of topic: Topic, in element: Element) -> [Mention] {
    maySpeak(of: topic) ? judged.mentions(of: topic, in: element) : []
  }

  /// The free offer that a plan is shown with; nil where it has none here.
  func freeOffer(of shown: ShownPlan) -> Offer? {
    guard let index = shown.offer, let product = judged.product(ofPlan: shown.plan),
      product.offers.indices.contains(index), product.offers[index].mode.value == .free
    else { return nil }
    return product.offers[index]
  }

  /// The free introductory offer that a plan's product makes in this storefront today, whether this customer may have it or not.
  func freeTrial(ofPlan plan: Int) -> Offer? {
    judged.introductions.indices.contains(plan) ? judged.introductions[plan].free : nil
  }

  /// The same for one that is paid.
  func paidIntroduction(ofPlan plan: Int) -> Offer? {
    judged.introductions.indices.contains(plan) ? judged.introductions[plan].paid : nil
  }

  /// The offer that a plan is shown with.
  func offer(of shown: ShownPlan) -> Offer? {
    guard let index = shown.offer, let product = judged.product(ofPlan: shown.plan),
      product.offers.indices.contains(index)
    else { return nil }
    return product.offers[index]
  }

  /// The whole text of an element, folded, with the way back to its files.
  func text(of element: Element) -> WholeText { judged.text(of: element) }

  /// What a rule finds in each element alone.
  func report(_ rule: any Rule.Type, to report: (Violation) -> Void, _ find: (ElementReading) -> [Violation]) {
    for violation in violations(of: rule, new, find) { report(violation) }
  }

  /// What a rule finds in the text of each element alone, where it says more than our own words.
  func reportTexts(_ rule: any Rule.Type, to report: (Violation) -> Void, _ find: (ElementReading) -> [Violation]) {
    for violation in violations(of: rule, newTexts, { $0.isOwnWords ? [] : find($0) }) { report(violation) }
  }

  /// The same of a rule that finds nothing where a text does not say certain things, whoever says it: that is asked of each text once.
  func reportTexts(
    _ rule: any Rule.Type, saying isSaid: (SaidText) -> Bool, to report: (Violation) -> Void,
    _ find: (ElementReading) -> [Violation]
  ) {
    let question = judged.reader.number(of: rule)
    reportTexts(rule, to: report) { $0.text.said.answer(question, isSaid) ? find($0) : [] }
  }

  /// What a rule finds in each element alone, in reading order.
  func violations(of rule: any Rule.Type, _ find: (ElementReading) -> [Violation]) -> [Violation] {
    violations(of: rule, new, find)
  }

  /// - Parameter new: those of `new` in which the rule may find something.
  private func violations(
    of rule: any Rule.Type, _ new: [ElementReading], _ find: (ElementReading) -> [Violation]
  ) -> [Violation] {
    let findings = judged.findings(of: rule)
    for reading in findings.unread(on: number, readings, new: new) { findings.add(find(reading), in: reading.element) }
    if findings.isEmpty { return [] }
    return elements.flatMap { findings.violations(in: $0) }
  }

  /// The storefront that customers of the screen buy in, be its prices known or borrowed.
  var storefront: Storefront { sheet.market.wanted ?? sheet.market.storefront }

  /// The plan that an element speaks of: its own, else the selected one.
  func plan(of element: Element) -> ShownPlan? {
    guard let plan = element.plan else { return selected }
    return plans.first { $0.plan == plan }
  }
}

/// The elements of a screen as they were read, in reading order.
struct JudgedElements: RandomAccessCollection {
  let readings: [ElementReading]

  var startIndex: Int { readings.startIndex }
  var endIndex: Int { readings.endIndex }
  subscript(position: Int) -> Element { readings[position].element }
}
