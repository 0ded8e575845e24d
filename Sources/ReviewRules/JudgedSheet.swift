import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// A sheet while it is judged, with what is read of its elements kept from screen to screen.
public final class JudgedSheet {
  public let project: Project
  public let paywall: Paywall
  public let sheet: Sheet
  /// How screens came out in a browser; nil where none has measured them.
  let layouts: Layouts?
  let language: String
  /// The words of the screen's language, and English ones, which appear in every language; empty where the language has no list.
  let lexicons: [Lexicon]
  private let periodLexicons: [Lexicon]
  private let priceTexts: [FoldedText]
  private var readings = ElementTable<ElementReading>()
  private var texts = ElementTable<WholeText>()
  /// By topic, and then by element.
  private var mentions = Array(repeating: ElementTable<[Mention]>(), count: Topic.allCases.count)
  /// What elements name of prices, by element; kept by `pricing(of:)`.
  var pricings = ElementTable<[PricingMention]>()
  /// The savings that were typed, by element; kept by `savingClaims`.
  var savings = ElementTable<[PlacedSaving]>()
  /// Whether elements say what one gets, by element; kept by `saysWhatOneGets`.
  var gets = ElementTable<Bool>()
  /// The contrast of elements in the light and the dark scheme, by element; kept by `contrast(of:)`.
  var contrasts = ElementTable<Contrast>()
  /// Whether elements link to the terms and to the privacy policy, by element; kept by `isLink(_:to:)`.
  var termsLinks = ElementTable<Bool>()
  var privacyLinks = ElementTable<Bool>()
  private var violations: [ObjectIdentifier: ElementTable<[Violation]>] = [:]

  /// Nil where the sheet's paywall is not the project's.
  init?(_ sheet: Sheet, in project: Project, layouts: Layouts? = nil) {
    guard project.paywalls.indices.contains(sheet.paywall) else { return nil }
    self.project = project
    self.sheet = sheet
    self.layouts = layouts
    paywall = project.paywalls[sheet.paywall]
    language = sheet.market.locale.language
    lexicons = Lexicon.of(language).map { own in own.language == "en" ? [own] : [own] + JudgedSheet.english } ?? []
    var languages = [language]
    for other in [project.sourceLocale.language, "en"] where !languages.contains(other) { languages.append(other) }
    periodLexicons = languages.compactMap { Lexicon.of($0) }
    priceTexts = sheet.figures.map { FoldedText($0.priceText) }
  }

  private static let english: [Lexicon] = Lexicon.of("en").map { [$0] } ?? []

  func product(ofPlan plan: Int) -> Product? {
    guard paywall.plans.indices.contains(plan) else { return nil }
    let index = paywall.plans[plan].product
    return project.catalog.products.indices.contains(index) ? project.catalog.products[index] : nil
  }

  func productIndex(ofPlan plan: Int) -> Int? {
    paywall.plans.indices.contains(plan) ? paywall.plans[plan].product : nil
  }

  /// The plan's product for messages.
  func subject(ofPlan plan: Int) -> Violation.Subject? {
    guard let index = productIndex(ofPlan: plan), let product = product(ofPlan: plan) else { return nil }
    return product.subject(at: index)
  }

  func reading(of element: Element) -> ElementReading {
    if let known = readings[element.id] { return known }
    let reading = read(element)
    readings[element.id] = reading
    return reading
  }

  /// Where an element's text speaks of a topic, be it typed, a datum or in our own words; in reading order.
  func mentions(of topic: Topic, in element: Element) -> [Mention] {
    if let known = mentions[topic.rawValue][element.id] { return known }
    let whole = text(of: element)
    var found: [(range: Range<Int>, mention: Mention)] = []
    for lexicon in lexicons {
      for range in lexicon.mentions(of: topic, in: whole.folded)
      where !found.contains(where: { $0.range.overlaps(range) }) {
        let bytes = whole.folded.bytes(of: range)
        found.append((range, Mention(topic: topic, text: whole.text(of: bytes), range: whole.place(of: bytes))))
      }
    }
    let sorted = found.sorted { $0.range.lowerBound < $1.range.lowerBound }.map(\.mention)
    mentions[topic.rawValue][element.id] = sorted
    return sorted
  }

  /// Whether the screen's own language has words for a topic. Where it has none, their absence says nothing.
  func knows(_ topic: Topic) -> Bool { lexicons.first?.phrases(topic).isEmpty == false }

  /// What a rule finds in an element's text alone: looked for once, however many screens show the element.
  func violations(of rule: any Rule.Type, in element: Element, _ find: (WholeText) -> [Violation]) -> [Violation] {
    let key = ObjectIdentifier(rule)
    if let known = violations[key]?[element.id] { return known }
    let found = find(text(of: element))
    violations[key, default: ElementTable()][element.id] = found
    return found
  }

  /// The same as ranges of a text that was folded.
  func mentionRanges(of topic: Topic, in text: FoldedText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for lexicon in lexicons {
      for range in lexicon.mentions(of: topic, in: text) where !found.contains(where: { $0.overlaps(range) }) {
        found.append(range)
      }
    }
    return found
  }

  /// The whole text of an element, without code.
  func text(of element: Element) -> WholeText {
    if let known = texts[element.id] { return known }
    var whole = WholeText()
    for run in element.runs where !run.marks.contains(.code) {
      var source: SourceRange?
      var datum: SourceRange?
      if case .literal(let range) = run.origin { source = range }
      if case .fact(_, _, let range) = run.origin { datum = range }
      whole.append(run.bytes, from: source, datum: datum, in: project.files)
    }
    texts[element.id] = whole
    return whole
  }

  private func read(_ element: Element) -> ElementReading {
    var texts: [TypedText] = []
    var statements: [Int: Statement] = [:]
    var typed = TypedText()
    func endTyped() {
      if !typed.isEmpty { texts.append(typed) }
      typed = TypedText()
    }
    for run in element.runs {
      switch run.origin {
      case .literal(let range) where !run.marks.contains(.code):
        typed.append(run.bytes, from: range, in: project.files)
      case .fact(let fact, let product?, _):
        endTyped()
        if element.role != .wasPrice { statements[product, default: []].formUnion(Statement(fact)) }
      case .literal, .fact, .system:
        endTyped()
      }
    }
    endTyped()
    addWhatTextSays(of: element, texts, to: &statements)

    var claims: [PlacedClaim] = []
    var amounts: [PlacedAmount] = []
    var found: [Placed<String>] = []
    for typed in texts {
      for claim in self.claims(in: typed.folded, as: element.role) {
        let bytes = typed.folded.bytes(of: claim.range)
        guard let range = typed.place(of: bytes) else { continue }
        claims.append(PlacedClaim(claim: claim, text: typed.text(of: bytes), range: range))
      }
      for amount in typed.folded.amounts(in: typed.bytes[...], language: language) {
        let bytes = typed.folded.bytes(of: amount.range)
        guard let range = typed.place(of: bytes) else { continue }
        amounts.append(
          PlacedAmount(
            amount: amount, text: typed.text(of: bytes), range: range,
            isOfApp: isOfApp(amount, in: typed.folded, of: element)))
      }
      for placeholder in placeholders(in: typed.bytes[...], language: language) {
        guard let range = typed.place(of: placeholder.range) else { continue }
        found.append(Placed(placeholder.text, at: range))
      }
    }
    return ElementReading(statements: statements, claims: claims, amounts: amounts, placeholders: found)
  }

  /// What hand-typed text and names say of the plan that the element belongs to.
  private func addWhatTextSays(of element: Element, _ typed: [TypedText], to statements: inout [Int: Statement]) {
    let plan = element.plan ?? (sheet.figures.count == 1 ? 0 : nil)
    guard let plan, sheet.figures.indices.contains(plan), element.role != .wasPrice else { return }
    let figures = sheet.figures[plan]
    var statement = statements[figures.product, default: []]
    if !statement.contains(.price), typed.contains(where: { $0.folded.contains(amount: priceTexts[plan]) }) {
      statement.insert(.price)
    }
    if !statement.contains(.period), let period = figures.period {
      var whole = FoldedText()
      for run in element.runs { whole.append(run.bytes) }
      if periodLexicons.contains(where: { $0.says(period, in: whole) }) { statement.insert(.period) }
    }
    if !statement.isEmpty { statements[figures.product] = statement }
  }

  /// The promises of a free trial in a text of an element of some role.
  ///
  /// Where texts say what the app does, a bare "trial" and a "free" that goes on to something else promise none.
  func claims(in text: FoldedText, as role: Role) -> [TrialClaim] {
    var claims: [TrialClaim] = []
    for lexicon in lexicons {
      for claim in lexicon.trialClaims(in: text)
      where (claim.isPlain || !role.tells(claim)) && !claims.contains(where: { $0.range.overlaps(claim.range) }) {
        claims.append(claim)
      }
    }
    return claims
  }
}

extension Role {
  /// Whether an element of the role may mean something else by what sounds like a promise of a trial.
  fileprivate func tells(_ claim: TrialClaim) -> Bool {
    switch self {
    case .benefit, .body, .testimonial: true
    // A headline says "7 days of free access", and "Time trial mode".
    case .headline, .subtitle: claim.duration == nil
    default: false
    }
  }
}

extension Statement {
  init(_ fact: Fact) {
    switch fact {
    case .price: self = .price
    case .period, .commitmentMonths: self = .period
    case .pricePerPeriod: self = [.price, .period]
    case .introDuration: self = .offerLength
    case .introPrice: self = .offerPrice
    default: self = []
    }
  }
}

extension Product {
  /// The name that developers know the product by.
  var reference: String { referenceName?.value ?? id.value }

  func subject(at index: Int) -> Violation.Subject {
    Violation.Subject(name: reference, product: id.value, order: index)
  }
}

extension Period {
  /// In English, for messages: `1 week`, `3 months`.
  var english: String { "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")" }
}
