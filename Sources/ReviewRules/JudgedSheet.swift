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
  let direction: LocaleID.Direction
  /// The words of the screen's language, and English ones, which appear in every language; empty where the language has no list.
  let lexicons: [Lexicon]
  /// The products of the plans, by their indices in the catalog: a number for each, from 0 on.
  private let productPlaces: [Int: Int]
  var productCount: Int { productPlaces.count }
  private let planPlaces: [Int?]
  private let periodLexicons: [Lexicon]
  private let priceTexts: [FoldedText]
  /// The names of plans, by the plan's index among the sheet's figures; and as phrases, nil for empty ones.
  private(set) lazy var names = sheet.figures.map { FoldedText($0.name) }
  /// Whether two plans have the same name.
  private(set) lazy var hasTwins = Set(names.map { Array($0.trimmed) }).count < names.count
  /// Whether some of the screens' words could not be read.
  private(set) lazy var hasUnreadWords =
    paywall.words[sheet.market.locale]?.isUnread == true || project.hasUnreadWords
  private(set) lazy var namePhrases = sheet.figures.map { FoldedText.Phrase($0.name) }
  /// The introductory offers that are made in the storefront today, by the plan's index.
  private(set) lazy var introductions = paywall.plans.indices.map { Introductions(product(ofPlan: $0), in: self) }
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
  private var findings: [ObjectIdentifier: ElementFindings] = [:]
  /// The number of screens that were begun to be judged.
  private var screenCount = 0
  /// Elements whose texts are judged by their beginnings only.
  private(set) var longElements: [Element] = []

  /// Nil where the sheet's paywall is not the project's.
  init?(_ sheet: Sheet, in project: Project, layouts: Layouts? = nil) {
    guard project.paywalls.indices.contains(sheet.paywall) else { return nil }
    self.project = project
    self.sheet = sheet
    self.layouts = layouts
    paywall = project.paywalls[sheet.paywall]
    var places: [Int: Int] = [:]
    for plan in paywall.plans where places[plan.product] == nil { places[plan.product] = places.count }
    productPlaces = places
    planPlaces = paywall.plans.map { places[$0.product] }
    language = sheet.market.locale.language
    direction = sheet.market.locale.direction
    lexicons = Lexicon.of(language).map { own in own.language == "en" ? [own] : [own] + JudgedSheet.english } ?? []
    var languages = [language]
    for other in [project.sourceLocale.language, "en"] where !languages.contains(other) { languages.append(other) }
    periodLexicons = languages.compactMap { Lexicon.of($0) }
    priceTexts = sheet.figures.map { FoldedText($0.priceText) }
  }

  private static let english: [Lexicon] = Lexicon.of("en").map { [$0] } ?? []

  // Inlined, so that whoever asks for one datum does not copy the whole product.
  @inline(__always)
  func product(ofPlan plan: Int) -> Product? {
    guard paywall.plans.indices.contains(plan) else { return nil }
    let index = paywall.plans[plan].product
    return project.catalog.products.indices.contains(index) ? project.catalog.products[index] : nil
  }

  /// The first introductory offer of each kind that a product makes: free, and paid for.
  struct Introductions {
    var free: Offer?
    var paid: Offer?

    init(_ product: Product?, in judged: JudgedSheet) {
      let made = (product?.offers ?? []).filter { offer in
        offer.kind == .introductory && !offer.isForCommitment
          && offer.isMade(in: judged.sheet.market.storefront, on: judged.project.today)
      }
      free = made.first { $0.mode.value == .free }
      paid = made.first { $0.mode.value != .free }
    }
  }

  func productIndex(ofPlan plan: Int) -> Int? {
    paywall.plans.indices.contains(plan) ? paywall.plans[plan].product : nil
  }

  /// The place of a plan's product among those of the sheet.
  func productPlace(ofPlan plan: Int) -> Int? { planPlaces.indices.contains(plan) ? planPlaces[plan] : nil }

  /// The plan's product for messages.
  func subject(ofPlan plan: Int) -> Violation.Subject? {
    guard let index = productIndex(ofPlan: plan), let product = product(ofPlan: plan) else { return nil }
    return product.subject(at: index)
  }

  /// Counts a screen; tells how many there were before it.
  func beginScreen() -> Int {
    screenCount += 1
    return screenCount - 1
  }

  /// Whether an element is on a screen that was begun before.
  func isKnown(_ element: Element) -> Bool { readings[element.id] != nil }

  func reading(of element: Element) -> ElementReading {
    if let known = readings[element.id] { return known }
    let reading = read(element)
    readings[element.id] = reading
    return reading
  }

  /// Whether an element's text may speak of a topic. Most speak of few, which is found out for all topics at once.
  func maySpeak(of topic: Topic, in element: Element) -> Bool {
    reading(of: element).topics & TopicIndex.bit(topic.rawValue) != 0
  }

  /// Where an element's text speaks of a topic, be it typed, a datum or in our own words; in reading order.
  func mentions(of topic: Topic, in element: Element) -> [Mention] {
    guard maySpeak(of: topic, in: element) else { return [] }
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

  /// What a rule has found in the elements' own texts.
  func findings(of rule: any Rule.Type) -> ElementFindings {
    let key = ObjectIdentifier(rule)
    if let known = findings[key] { return known }
    let new = ElementFindings()
    findings[key] = new
    return new
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
    let pieces = element.runs.lazy.filter { !$0.marks.contains(.code) }.map { run in
      switch run.origin {
      case .literal(let range): WholeText.Piece(bytes: run.bytes, source: range)
      case .fact(_, _, let range): WholeText.Piece(bytes: run.bytes, datum: range)
      case .system: WholeText.Piece(bytes: run.bytes)
      }
    }
    let whole = WholeText(pieces, in: project.files)
    if whole.isCut { longElements.append(element) }
    texts[element.id] = whole
    return whole
  }

  private func read(_ element: Element) -> ElementReading {
    var texts: [(typed: TypedText, folded: FoldedText)] = []
    var statements: [Int: Statement] = [:]
    var typed = TypedText()
    func endTyped() {
      if !typed.isEmpty { texts.append((typed, isWhole(typed, element) ? text(of: element).folded : typed.folded)) }
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
    addWhatTextSays(of: element, texts.map(\.folded), to: &statements)

    var claims: [PlacedClaim] = []
    var amounts: [PlacedAmount] = []
    var found: [Placed<String>] = []
    for (typed, folded) in texts {
      for claim in self.claims(in: folded, of: element) {
        let bytes = folded.bytes(of: claim.range)
        guard let range = typed.place(of: bytes) else { continue }
        claims.append(PlacedClaim(claim: claim, text: typed.text(of: bytes), range: range))
      }
      for amount in folded.amounts(in: typed.bytes[...], language: language) {
        let bytes = folded.bytes(of: amount.range)
        guard let range = typed.place(of: bytes) else { continue }
        amounts.append(
          PlacedAmount(
            amount: amount, text: typed.text(of: bytes), range: range,
            isOfApp: isOfApp(amount, in: folded, of: element)))
      }
      for placeholder in placeholders(in: typed.bytes[...], language: language) {
        guard let range = typed.place(of: placeholder.range) else { continue }
        found.append(Placed(placeholder.text, at: range))
      }
    }
    found += placeholdersInNames(of: element)
    let stated = statements.compactMap { product, statement in
      productPlaces[product].map { (place: $0, statement: statement) }
    }
    let whole = text(of: element)
    return ElementReading(
      text: whole, topics: lexicons.reduce(0) { $0 | $1.topicIndex.topics(in: whole.folded) },
      isOwnWords: element.runs.allSatisfy(\.isOwnWords), statements: statements, stated: stated, claims: claims,
      amounts: amounts, placeholders: found)
  }

  /// Residue of templates in what the catalog calls its products: "null".
  private func placeholdersInNames(of element: Element) -> [Placed<String>] {
    element.runs.flatMap { run -> [Placed<String>] in
      guard case .fact(let fact, _, let place?) = run.origin,
        [.productName, .productDescription, .groupName].contains(fact)
      else { return [] }
      let found = placeholders(in: run.bytes, language: language)
      if found.isEmpty { return [] }
      var name = TypedText()
      name.append(run.bytes, from: place.withoutQuotes(in: project.files), in: project.files)
      return found.compactMap { residue in name.place(of: residue.range).map { Placed(residue.text, at: $0) } }
    }
  }

  /// Whether nothing but this was typed into an element.
  private func isWhole(_ typed: TypedText, _ element: Element) -> Bool {
    typed.bytes.count == text(of: element).bytes.count
  }

  /// What hand-typed text and names say of the plan that the element belongs to.
  private func addWhatTextSays(of element: Element, _ typed: [FoldedText], to statements: inout [Int: Statement]) {
    let plan = element.plan ?? (sheet.figures.count == 1 ? 0 : nil)
    guard let plan, sheet.figures.indices.contains(plan), element.role != .wasPrice else { return }
    let product = sheet.figures[plan].product
    var statement = statements[product, default: []]
    if !statement.contains(.price), typed.contains(where: { $0.contains(amount: priceTexts[plan]) }) {
      statement.insert(.price)
    }
    if !statement.contains(.period), let period = sheet.figures[plan].period {
      let whole = foldedWithCode(element)
      if periodLexicons.contains(where: { $0.says(period, in: whole) }) { statement.insert(.period) }
    }
    if !statement.isEmpty { statements[product] = statement }
  }

  private func foldedWithCode(_ element: Element) -> FoldedText {
    guard element.runs.contains(where: { $0.marks.contains(.code) }) else { return text(of: element).folded }
    var whole = FoldedText()
    for run in element.runs { whole.append(run.bytes) }
    return whole
  }

  /// The promises of a free trial in a text of an element.
  ///
  /// Where texts say what the app does, a bare "trial" and a "free" that goes on to something else promise none.
  func claims(in text: FoldedText, of element: Element) -> [TrialClaim] {
    var claims: [TrialClaim] = []
    for lexicon in lexicons {
      for claim in lexicon.trialClaims(in: text)
      where (claim.isPlain || !element.role.tells(claim)) && (!claim.mayBeSaving || isTrial(claim, in: element))
        && (element.role.isOfPurchase || isOfSold(claim, in: text))
        && !claims.contains(where: { $0.range.overlaps(claim.range) })
      {
        claims.append(claim)
      }
    }
    return claims
  }

  /// Whether what a text calls free is what is sold, be it by its name.
  func isOfSold(_ claim: TrialClaim, in text: FoldedText) -> Bool {
    guard let other = claim.other else { return true }
    return text.names(FoldedText.Phrase(project.app.name), in: other)
      || namePhrases.contains { text.names($0, in: other) }
  }
}

extension Run {
  fileprivate var isOwnWords: Bool {
    switch origin {
    case .literal: false
    case .fact(_, _, let place): place == nil
    case .system: true
    }
  }
}

extension Role {
  /// Whether what an element of the role offers is what is sold, whatever it is called: "Start 7 days of free yoga".
  fileprivate var isOfPurchase: Bool { self == .cta || self == .ctaDetail || self == .trial }

  /// Whether an element of the role may mean something else by what sounds like a promise of a trial.
  fileprivate func tells(_ claim: TrialClaim) -> Bool {
    switch self {
    case .benefit, .body, .testimonial: true
    // A headline says "7 days of free access", and "Time trial mode".
    case .headline, .subtitle: claim.mayBeSaving || claim.duration == nil && !claim.isWhole
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
