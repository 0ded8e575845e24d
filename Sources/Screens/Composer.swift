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
  /// How prices of the market's currency are written; nil where no plan has one.
  private(set) var priceFormat: PriceFormat?
  /// What each field of the copy says, by the field's place; nil where the project says nothing there.
  let fields: [FieldForms?]
  /// The store's buttons that are shown.
  let shownButtons: [StoreButton]
  var draft: SheetDraft
  /// The elements of the screen that is being composed, in order.
  var listed: [UInt32] = []
  /// Elements that were made already, for screens that show the same.
  var made = MadeParts()
  /// Body and benefits, where none of them says a variable: they are the same on every screen.
  var fixedTexts: [UInt32]?
  /// Variables without a value that were noted already.
  var noted: Set<SourceRange> = []

  typealias StoreButton = (button: Paywall.StoreButton, role: Role, field: CopyField, word: SystemWord)

  /// In the order in which they stand on the screen.
  private static let storeButtons: [StoreButton] = [
    (.restore, .restore, .restore, .restore), (.redeem, .redeem, .redeem, .redeem),
    (.signIn, .signIn, .signIn, .signIn),
  ]

  init(_ project: Project, paywall index: Int, market: Market, formats: PriceFormats, locales: LocaleFormats) {
    self.project = project
    self.market = market
    self.formats = formats
    let paywall = project.paywalls[index]
    self.paywall = paywall
    pricingLocale = Locales.pricingLocale(reader: market.locale, storefront: market.storefront)
    numbers = locales.numbers(in: pricingLocale)
    system = project.systemWords[market.locale] ?? SystemWords.load(market.locale)
    words = paywall.words[market.locale] ?? PaywallWords()
    var fields: [FieldForms?] = Array(repeating: nil, count: CopyField.allCases.count)
    let planKeys = paywall.plans.map { plan in
      let tier = paywall.tiers[plan.tier]
      return [project.catalog.products[plan.product].id.value, tier.name?.value, tier.slug].compactMap(\.self)
    }
    for (field, words) in words.fields { fields[field.place] = FieldForms(words, planKeys: planKeys) }
    self.fields = fields
    // Apple's view shows these only where the app asks for them.
    shownButtons = Composer.storeButtons.filter { paywall.buttons[$0.button]?.value == .visible }
    termsAddress = paywall.policies.terms?.value ?? project.catalog.policies.eula?.value
    privacyAddress = paywall.policies.privacy?.value ?? project.privacyAddress(in: market.locale)
    let look = Look(
      controlStyle: paywall.controlStyle, set: paywall.looks, appearance: paywall.appearance,
      elements: paywall.elements.map(\.style), planCount: paywall.plans.count)
    draft = SheetDraft(paywall: index, market: market, look: look)
    prices = paywall.plans.indices.map { periodPrice($0) }
    dearest = dearestPlans()
    priceFormat = prices.lazy.compactMap { $0 }.first.map {
      formats.format(pricingLocale, $0.price.currency, numbers: numbers)
    }
    listed.reserveCapacity(64)
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
    noteUnshownButtons()
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
