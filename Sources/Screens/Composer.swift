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
  /// Where the terms and the privacy policy are; nil where neither the paywall nor the catalog says it.
  let termsAddress: String?
  let privacyAddress: String?
  /// What each plan costs here, and for how long; nil for one-time products and unknown prices.
  private(set) var prices: [PeriodPrice?] = []
  /// The plan of each tier that costs most per day; nil where no price is known.
  private(set) var dearest: [Int?] = []
  var draft: SheetDraft
  /// Elements that were made already, for screens that show the same.
  var made: [Part: UInt32?] = [:]
  /// The keys of fields' forms that name a plan, by the plan, and those of the situation that was asked for last.
  var knownPlanKeys: [Int: [String]] = [:]
  var knownSituationKeys: (situation: Situation, keys: [String])?
  /// The forms of the fields that were asked for so far, by the field's place.
  var knownForms: [[FormNeeds]?] = Array(repeating: nil, count: CopyField.allCases.count)
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
      let number: UInt64 =
        switch form {
        case .word(let word): withUnsafeBytes(of: word) { $0.reduce(0) { $0 << 8 | UInt64($1) } }
        case .field(let field, let index, _): UInt64(field.place) << 8 | UInt64(truncatingIfNeeded: index)
        case .number(let number), .element(let number): UInt64(truncatingIfNeeded: number)
        case .named, nil: UInt64(truncatingIfNeeded: offer ?? -1)
        }
      hasher.combine(number << 24 ^ UInt64(truncatingIfNeeded: plan ?? -1) << 8 ^ UInt64(role.place))
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

  /// A form of a field of the copy, and what its text asks for.
  final class FormNeeds {
    /// Among the field's forms.
    let index: Int
    let key: String
    let text: FieldWords.FieldText
    let isOfPlan: Bool
    let needsSituation: Bool

    init(_ form: FieldWords.Form, at index: Int) {
      let variables = form.text.variables
      self.index = index
      key = form.key
      text = form.text
      isOfPlan = variables.contains { $0.isOfPlan }
      needsSituation = variables.contains { $0.needsSubscription }
    }
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
    termsAddress = paywall.policies.terms?.value ?? project.catalog.policies.eula?.value
    privacyAddress = paywall.policies.privacy?.value ?? project.privacyAddress(in: market.locale)
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

extension Project {
  /// The address of the privacy policy that the catalog has for a locale, else for the project's own.
  fileprivate func privacyAddress(in locale: LocaleID) -> String? {
    let known = catalog.policies.privacy
    let near = locale.bestMatch(in: known.keys) ?? sourceLocale.bestMatch(in: known.keys)
    return near.flatMap { known[$0]?.value }
  }
}
