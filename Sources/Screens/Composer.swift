import Findings
import Locales
import Looks
import Projects
import StoreCatalog
import Words

/// Composes every screen of one paywall in one market.
///
/// - Parameters:
///   - paywall: the index among the project's paywalls.
///   - formats: the caller's cache of price formats, which all sheets may share.
///   - locales: the same for numbers.
///   - isFirstOnly: only the screen that shows all plans to a new customer.
public func compose(
  _ project: Project, paywall: Int, market: Market, formats: PriceFormats, locales: LocaleFormats = LocaleFormats(),
  isFirstOnly: Bool = false
) -> Sheet {
  var composer = Composer(project, paywall: paywall, market: market, formats: formats, locales: locales)
  composer.compose(isFirstOnly: isFirstOnly)
  return Sheet(composer.draft)
}

/// The writing of one sheet: what the market knows, and what was written so far.
struct Composer {
  let project: Project
  let paywall: Paywall
  let market: Market
  /// How prices of the market are written, and numbers with them: one page has one system of digits.
  let pricingLocale: LocaleID
  let formats: PriceFormats
  let numbers: NumberFormat
  let system: SystemWords
  let words: PaywallWords
  /// What each plan costs here, and for how long; nil for one-time products and unknown prices.
  private(set) var prices: [PeriodPrice?] = []
  /// The plan of each tier that costs most per day; nil where no price is known.
  private(set) var dearest: [Int?] = []
  var draft: SheetDraft
  /// Elements that were made already, for screens that show the same.
  var made: [Part: UInt32?] = [:]
  /// The keys of fields' forms, by what they were asked for.
  var knownFormKeys: [Speech: [String]] = [:]
  /// The forms of the fields that were asked for so far.
  var knownForms: [CopyField: [FormNeeds]] = [:]
  /// Body and benefits, where none of them says a variable: they are the same on every screen.
  var fixedTexts: [UInt32?]?
  /// Variables without a value that were noted already.
  var noted: Set<SourceRange> = []

  /// What makes an element the same on several screens.
  struct Part: Hashable {
    var role: Role
    var plan: Int?
    var offer: Int?
    /// The form of the field, or what else distinguishes its text.
    var form: Form?
    /// Set where the text depends on the situation.
    var situation: Situation?

    /// Few parts have the same role, plan and form, so that the rest need not be looked at.
    func hash(into hasher: inout Hasher) {
      withUnsafeBytes(of: role) { hasher.combine(bytes: $0) }
      hasher.combine(plan ?? -1)
      switch form {
      case .word(let word): withUnsafeBytes(of: word) { hasher.combine(bytes: $0) }
      case .field(let field, let index, _):
        withUnsafeBytes(of: field) { hasher.combine(bytes: $0) }
        hasher.combine(index)
      case .number(let number), .element(let number): hasher.combine(number)
      case .named, nil: hasher.combine(offer ?? -1)
      }
    }

    enum Form: Hashable {
      case named(String)
      /// One of several texts of the same kind.
      case number(Int)
      /// A form of a field of the copy, by its index.
      case field(CopyField, Int, isOff: Bool)
      /// What our own words say of it.
      case word(SystemWord)
      /// Declared as an element, by its index.
      case element(Int)
    }
  }

  /// What the texts of a field's form ask for.
  struct FormNeeds {
    var key: String
    var text: FieldWords.FieldText
    var isOfPlan: Bool
    var needsSituation: Bool
  }

  init(_ project: Project, paywall index: Int, market: Market, formats: PriceFormats, locales: LocaleFormats) {
    self.project = project
    self.market = market
    self.formats = formats
    paywall = project.paywalls[index]
    pricingLocale = Locales.pricingLocale(reader: market.locale, storefront: market.storefront)
    numbers = locales.numbers(in: pricingLocale)
    system = project.systemWords[market.locale] ?? SystemWords.load(market.locale)
    words = paywall.words[market.locale] ?? PaywallWords()
    let look = Look(
      controlStyle: paywall.controlStyle, set: paywall.looks, appearance: paywall.appearance,
      elements: paywall.elements.map(\.style), planCount: paywall.plans.count)
    draft = SheetDraft(paywall: index, market: market, look: look)
    prices = paywall.plans.indices.map { periodPrice($0) }
    dearest = dearestPlans()
    draft.figures = paywall.plans.indices.map { planFigures($0) }
  }

  mutating func compose(isFirstOnly: Bool = false) {
    let base = "\(paywall.slug)/\(market.slug)"
    let isTiered = paywall.tiers.count > 1
    let isFlat = paywall.tierLayout == .flat || !isTiered
    // Nobody is shown the made-up language, so App Review does not ask about it.
    let isSpoken = !market.locale.isPseudo
    screen(.all, .new, at: base, isJudged: isFlat && isSpoken)
    if isFirstOnly { return }
    if isTiered {
      for tier in paywall.tiers.indices {
        screen(.tier(tier), .new, at: "\(base)/\(paywall.tiers[tier].slug)", isJudged: !isFlat && isSpoken)
      }
    }
    for situation in project.situations(of: paywall) where situation != .new {
      let plan = project.currentPlan(in: situation, of: paywall) ?? paywall.selected
      let tier = paywall.plans.indices.contains(plan) ? paywall.plans[plan].tier : 0
      screen(
        isFlat ? .all : .tier(tier), situation,
        at: "\(base)/situations/\(project.slug(of: situation, in: paywall))", isJudged: isSpoken)
    }
  }

  // Inlined, so that whoever asks for one datum does not copy the whole product.
  @inline(__always)
  func product(of plan: Int) -> Product { project.catalog.products[paywall.plans[plan].product] }
}
