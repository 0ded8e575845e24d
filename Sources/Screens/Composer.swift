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
public func compose(_ project: Project, paywall: Int, market: Market, formats: PriceFormats) -> Sheet {
  var composer = Composer(project, paywall: paywall, market: market, formats: formats)
  composer.compose()
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
  var draft: SheetDraft
  /// Elements that were made already, for screens that show the same.
  var made: [Part: UInt32?] = [:]
  /// Variables without a value that were noted already.
  var noted: Set<SourceRange> = []

  /// What makes an element the same on several screens.
  struct Part: Hashable {
    var role: Role
    var plan: Int?
    var offer: Int?
    /// The form of the field, or what else distinguishes its text.
    var form: String?
    /// Set where the text depends on the situation.
    var situation: Situation?
  }

  init(_ project: Project, paywall index: Int, market: Market, formats: PriceFormats) {
    self.project = project
    self.market = market
    self.formats = formats
    paywall = project.paywalls[index]
    pricingLocale = Locales.pricingLocale(reader: market.locale, storefront: market.storefront)
    numbers = NumberFormat(locale: pricingLocale)
    system = project.systemWords[market.locale] ?? SystemWords.load(market.locale)
    words = paywall.words[market.locale] ?? PaywallWords()
    let look = Look(
      controlStyle: paywall.controlStyle, set: paywall.looks, appearance: paywall.appearance,
      elements: paywall.elements.map(\.style), planCount: paywall.plans.count)
    draft = SheetDraft(paywall: index, market: market, look: look)
    draft.figures = paywall.plans.indices.map { planFigures($0) }
  }

  mutating func compose() {
    let base = "\(paywall.slug)/\(market.slug)"
    let isTiered = paywall.tiers.count > 1
    let isFlat = paywall.tierLayout == .flat || !isTiered
    screen(.all, .new, at: base, isJudged: isFlat)
    if isTiered {
      for tier in paywall.tiers.indices {
        screen(.tier(tier), .new, at: "\(base)/\(paywall.tiers[tier].slug)", isJudged: !isFlat)
      }
    }
    for situation in project.situations(of: paywall) where situation != .new {
      let plan = project.currentPlan(in: situation, of: paywall) ?? paywall.selected
      let tier = paywall.plans.indices.contains(plan) ? paywall.plans[plan].tier : 0
      screen(
        isFlat ? .all : .tier(tier), situation,
        at: "\(base)/situations/\(project.slug(of: situation, in: paywall))", isJudged: true)
    }
  }

  func product(of plan: Int) -> Product { project.catalog.products[paywall.plans[plan].product] }
}
