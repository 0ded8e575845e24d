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
  var language: String { reader.language }
  let direction: LocaleID.Direction
  /// Whether it speaks the language that the project's words are first written in.
  let isInSourceLanguage: Bool
  /// What reads the texts of the language, for other sheets too.
  let reader: TextReader
  var lexicons: [Lexicon] { reader.lexicons }
  /// The products of the plans, as indices in the catalog, each once; its place among them is its number in the sheet.
  private let products: [Int]
  var productCount: Int { products.count }
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
  private var readings: ElementTable<ElementReading>
  /// By topic, and then by element.
  private var mentions = Array(repeating: ElementTable<[Mention]>(), count: Topic.allCases.count)
  /// Whether elements say what one gets, by element; kept by `saysWhatOneGets`.
  var gets = ElementTable<Bool>()
  /// The contrast of texts in the light and the dark scheme, by the number of the element's style; kept by `contrast(of:)`.
  var contrasts = ElementTable<Contrast>()
  /// Whether elements link to the terms and to the privacy policy, by element; kept by `isLink(_:to:)`.
  var termsLinks = ElementTable<Bool>()
  var privacyLinks = ElementTable<Bool>()
  /// Whether the addresses of the terms and the privacy policy look swapped, of those that were looked at last; kept by `areSwapped(_:_:)`.
  var swap: (terms: String, privacy: String, isSeen: Bool)?
  private var findings: [ObjectIdentifier: ElementFindings] = [:]
  /// The number of screens that were begun to be judged.
  private var screenCount = 0
  /// Elements whose texts are judged by their beginnings only.
  private(set) var longElements: [Element] = []

  /// Nil where the sheet's paywall is not the project's.
  init?(_ sheet: Sheet, in project: Project, reader: TextReader, layouts: Layouts? = nil) {
    guard project.paywalls.indices.contains(sheet.paywall) else { return nil }
    self.project = project
    self.sheet = sheet
    self.layouts = layouts
    paywall = project.paywalls[sheet.paywall]
    var products: [Int] = []
    for plan in paywall.plans where !products.contains(plan.product) { products.append(plan.product) }
    self.products = products
    planPlaces = paywall.plans.map { products.firstIndex(of: $0.product) }
    self.reader = reader
    readings = ElementTable(room: sheet.elementCount)
    direction = sheet.market.locale.direction
    let language = reader.language
    var languages = [language]
    let source = project.sourceLocale.language
    isInSourceLanguage = source == language
    for other in [source, "en"] where !languages.contains(other) { languages.append(other) }
    periodLexicons = languages.compactMap { Lexicon.of($0) }
    priceTexts = sheet.figures.map { FoldedText($0.priceText) }
  }

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

  func reading(of element: Element) -> ElementReading {
    if let known = readings[element.id] { return known }
    let reading = read(element)
    readings[element.id] = reading
    return reading
  }

  /// Whether an element's text may speak of a topic.
  func maySpeak(of topic: Topic, in element: Element) -> Bool { reading(of: element).maySpeak(of: topic) }

  /// Where an element's text speaks of a topic, be it typed, a datum or in our own words; in reading order.
  func mentions(of topic: Topic, in element: Element) -> [Mention] {
    let whole = reading(of: element).text
    let ranges = whole.said.mentionRanges(of: topic)
    if ranges.isEmpty { return [] }
    if let known = mentions[topic.rawValue][element.id] { return known }
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let bytes = whole.folded.bytes(of: range)
      return Mention(topic: topic, text: whole.text(of: bytes), range: whole.place(of: bytes))
    }
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

  /// The whole text of an element, without code.
  func text(of element: Element) -> WholeText { reading(of: element).text }

  private func read(_ element: Element) -> ElementReading {
    let whole = WholeText(of: element, in: sheet, project.files, by: reader)
    if whole.isCut { longElements.append(element) }
    var statements = Statements()
    var contents: ElementReading.Contents = []
    var isOwnWords = true
    var found: [Placed<String>] = []
    for run in element.runs {
      switch run.origin {
      case .literal: isOwnWords = false
      case .fact(let fact, let product, let place):
        if fact == .price { contents.insert(.price) }
        if let product { statements[product].formUnion(Statement(fact, in: element.role)) }
        if let place {
          isOwnWords = false
          found += residue(inNameOf: run, fact, at: place)
        }
      case .system(.renewal), .system(.renewalShort): contents.insert(.renewalWords)
      case .system(.manage): contents.insert(.manageWords)
      case .system: break
      }
      switch run.linkTarget {
      case .manage: contents.insert(.manageLink)
      case .restore: contents.insert(.restoreLink)
      case .terms, .privacy, nil: break
      }
      if run.isLink { contents.insert(.links) }
    }
    let parts = whole.parts(by: reader)
    addWhatTextSays(of: element, whole, parts, to: &statements)

    var promises: [TrialClaim]?
    var claims: [PlacedClaim] = []
    var amounts: [PlacedAmount] = []
    var typedPlaceholders: [Placed<String>] = []
    for part in parts {
      let (said, folded) = (part.said, part.said.folded)
      let own = self.claims(in: said, of: element)
      if said === whole.said { promises = own }
      if own.isEmpty, said.amounts.isEmpty, said.placeholders.isEmpty { continue }
      let typed = whole.typed(part)
      for claim in own {
        let bytes = folded.bytes(of: claim.range)
        guard let range = typed.place(of: bytes) else { continue }
        claims.append(PlacedClaim(claim: claim, text: typed.text(of: bytes), range: range))
      }
      for amount in said.amounts {
        let bytes = folded.bytes(of: amount.range)
        guard let range = typed.place(of: bytes) else { continue }
        amounts.append(
          PlacedAmount(
            amount: amount, text: typed.text(of: bytes), range: range, isOfApp: isOfApp(amount, in: said, of: element)))
      }
      for placeholder in said.placeholders {
        guard let range = typed.place(of: placeholder.range) else { continue }
        typedPlaceholders.append(Placed(placeholder.text, at: range))
      }
    }
    let stated = statements.compactMap { product, statement in
      products.firstIndex(of: product).map { (place: $0, statement: statement) }
    }
    let reading = ElementReading(
      of: element, earlierScreens: screenCount - 1, text: whole, isOwnWords: isOwnWords,
      runs: contents, statements: statements, stated: stated, claims: claims, amounts: amounts,
      placeholders: typedPlaceholders + found)
    reading.promises = promises
    return reading
  }

  /// Residue of templates in what the catalog calls its products: "null".
  private func residue(inNameOf run: Run, _ fact: Fact, at place: SourceRange) -> [Placed<String>] {
    guard fact == .productName || fact == .productDescription || fact == .groupName else { return [] }
    let found = reader.text(run.bytes).placeholders
    if found.isEmpty { return [] }
    var name = TypedText()
    name.append(run.bytes, from: place.withoutQuotes(in: project.files), in: project.files)
    return found.compactMap { residue in name.place(of: residue.range).map { Placed(residue.text, at: $0) } }
  }

  /// The amounts in an element's whole text, as `FoldedText.amounts` finds them.
  func amounts(of element: Element) -> [TypedAmount] { text(of: element).said.amounts }

  /// The promises of a free trial in an element's whole text.
  func claims(of reading: ElementReading) -> [TrialClaim] {
    if let known = reading.promises { return known }
    let found = claims(in: reading.text.said, of: reading.element)
    reading.promises = found
    return found
  }

  /// What hand-typed text and names say of the plan that the element belongs to.
  private func addWhatTextSays(
    of element: Element, _ whole: WholeText, _ typed: [WholeText.Part], to statements: inout Statements
  ) {
    let plan = element.plan ?? (sheet.figures.count == 1 ? 0 : nil)
    guard let plan, sheet.figures.indices.contains(plan), element.role != .wasPrice else { return }
    let product = sheet.figures[plan].product
    var statement = statements[product]
    if !statement.contains(.price), typed.contains(where: { $0.said.folded.contains(amount: priceTexts[plan]) }) {
      statement.insert(.price)
    }
    if !statement.contains(.period), let period = sheet.figures[plan].period {
      let whole = foldedWithCode(element, whole)
      if periodLexicons.contains(where: { $0.says(period, in: whole) }) { statement.insert(.period) }
    }
    statements[product] = statement
  }

  private func foldedWithCode(_ element: Element, _ whole: WholeText) -> FoldedText {
    guard element.runs.contains(where: { $0.marks.contains(.code) }) else { return whole.folded }
    return FoldedText(element.runs.flatMap(\.bytes)[...])
  }

  /// The promises of a free trial in a text of an element.
  ///
  /// Where texts say what the app does, a bare "trial" and a "free" that goes on to something else promise none.
  private func claims(in text: SaidText, of element: Element) -> [TrialClaim] {
    var claims: [TrialClaim] = []
    for claim in text.trialClaims
    where (claim.isPlain || !element.role.tells(claim)) && (!claim.mayBeSaving || isTrial(claim, in: element))
      && (element.role.isOfPurchase || isOfSold(claim, in: text.folded))
      && !claims.contains(where: { $0.range.overlaps(claim.range) })
    {
      claims.append(claim)
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
    case .introDuration, .introCount: self = .offerLength
    case .introPrice: self = .offerPrice
    default: self = []
    }
  }

  /// What a datum in an element states of its product; a price that is crossed out is none.
  fileprivate init(_ fact: Fact, in role: Role) {
    self = fact == .productName ? .name : role == .wasPrice ? [] : Statement(fact)
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
