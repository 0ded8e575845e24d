import Findings
import Locales
import Looks
import Mustache
import Projects
import ReviewRules
import Screens
import StoreCatalog

/// The pages of one sheet. What its screens share is built once, in one model that holds a root for each page.
struct SheetPages: ~Copyable {
  let site: Site
  let sheet: Sheet
  let paywall: Paywall
  let pages: SitePlan.PaywallPages
  /// The index among the paywall's markets.
  let market: Int
  let direction: LocaleID.Direction
  /// Whether the paywall declares its elements itself.
  let isDeclared: Bool
  let addresses: SitePlan.Addresses
  var model: ModelBuilder
  /// What the model begins with, for the paywall's next sheet.
  private(set) var common: CommonValues?
  /// What of an element is the same on every screen, by its number in the sheet.
  var elements: [ElementValues] = []
  /// What is the same on all pages of the sheet.
  var shared = SharedValues()
  /// How many folders deep the current page lies.
  var depth = 2
  /// Whether all screens stand on one page, and link to each other there.
  var isSingle = false
  /// Whether the pages of screens are made: they stand in the paywall's folder, and no link among them leads out of it.
  var isAtHome: Bool
  /// The current screen's number in the plan.
  var screenNumber = 0
  /// The elements of the screen that was drawn last.
  var sorted = SortedElements()
  /// The places that the current row names already.
  var seen: (lines: [(file: FileID, line: Int)], names: [OriginName]) = ([], [])

  /// Values of one element, each made at its first use.
  struct ElementValues {
    var runs: ModelReference?
    /// The element where no finding points at it.
    var plain: ModelReference?
    /// The element as a line of a plan, where no finding points at it.
    var line: ModelReference?
    /// The element as a row of the screen as text.
    var row: ModelReference?
  }

  /// What many elements have in common: an object that theirs are laid over.
  struct ElementKind: Equatable {
    var role: Role
    /// The number, from 1, of the declared element whose style it has.
    var own: Int?
    /// Whether it stands for itself: no part of a plan's lines.
    var isWhole: Bool
    var isOff: Bool
  }

  /// What the rows of many elements have in common.
  struct RowKind: Equatable {
    var role: Role
    var plan: Int?
  }

  /// What the pages of all sheets of a paywall have in common: the first values of their models, up to a mark.
  struct CommonValues {
    var paywall: Int
    var mark: ModelMark
    var shared: SharedValues
    var addresses: SitePlan.Addresses
  }

  /// A language in the rail: its page's address, and the choice where it is another page's and where it is the page's own.
  struct RailItem {
    var href, other, current: ModelReference
  }

  struct SharedValues {
    /// All text of the sheet, of which runs are stretches.
    var text = StoredBytes.none
    var lang = ModelReference.absent
    var dir = ModelReference.absent
    var style = ModelReference.absent
    var looks = ModelReference.absent
    var presentation = ModelReference.absent
    var time = ModelReference.absent
    var plansLabel = ModelReference.absent
    /// What runs, elements and rows are laid over. They are few, and found by looking through them.
    var runKinds: [(kind: RunKind, value: ModelReference)] = []
    var elementKinds: [(kind: ElementKind, value: ModelReference)] = []
    var rowKinds: [(kind: RowKind, value: ModelReference)] = []
    /// What elements are called in the screen as text: alone, then of each plan.
    var labels: [Role: [ModelReference]] = [:]
    /// What stands for a place where there is none.
    var originNames: [(name: OriginName, value: ModelReference)] = []
    /// Plans, choices and policies where no finding points at them, by what they are made of.
    var groups: [[Int]: ModelReference] = [:]
    var notices = ModelReference.absent
    var caption = ModelReference.absent
    var heading = ""
    /// Where customers buy: "Germany".
    var storefront = ""
    /// By slot, who looks and what is shown: "New customer, all four plans".
    var leads: [String] = []
    /// The indices of the markets of the sheet's locale.
    var storefronts: [Int] = []
    var kind = ModelReference.absent
    var interfaceLanguage = ModelReference.absent
    var newCustomer = ModelReference.absent
    var slotTitles: [ModelReference] = []
    /// The indices of the markets that stand for their language, that of this sheet's language among them, and of the source's.
    var mains: [Int] = []
    var ownMain: Int?
    var sourceMain: Int?
    var languageTitles: [ModelReference] = []
    var languageCodes: [ModelReference] = []
    var defaultLanguage = ModelReference.absent
    var storefrontTitles: [ModelReference] = []
    /// By slot, the languages in the order of `mains`, and the same screen's addresses in other languages.
    var rail: [[RailItem]] = []
    var alternates: [ModelReference] = []
    var axisTitles: [ModelReference] = []
    var priceRows: [ModelReference] = []
    var priceSource = ModelReference.absent
    var numbers: [ModelReference] = []
    var counts: [[ModelReference?]] = Array(repeating: [], count: 3)
    var severities: [ModelReference] = []
    var severityWords: [ModelReference] = []
    var noItems = ModelReference.absent
    var pageFiles: [ModelReference] = []
    var depths: [DepthValues?] = []
    /// The items of the rail for this market's screens, by depth and then by slot: elsewhere, and current.
    var slotItems: [[(other: ModelReference, current: ModelReference)?]] = []
    var findings: [Int: FindingValues] = [:]
    /// Nil where there are no designer's pages.
    var handoff: HandoffValues?
  }

  /// What depends on how deep a page lies: how it links to others.
  struct DepthValues {
    var root: [UInt8]
    var rootValue: ModelReference
    var assets: ModelReference
    var navigation: ModelReference
    /// What leads from a screen's page to the same elsewhere; nil until the first page asks.
    var actions: ModelReference?
  }

  struct FindingValues {
    var title, help, helpMarkdown, place, rule, anchor: ModelReference
  }

  /// Nil where the sheet's screens have no pages: another paywall has their addresses.
  init?(_ site: Site, _ sheet: Sheet) {
    guard let place = site.plan.place(of: sheet) else { return nil }
    self.init(site, sheet, place, in: ModelBuilder(), after: nil, areAtHome: false)
  }

  /// - Parameters:
  ///   - model: where values are built; what the paywall's sheets have in common is in it already.
  ///   - common: that; nil where it is still to be built.
  ///   - isAtHome: whether the pages of screens are made.
  init(
    _ site: Site, _ sheet: Sheet, _ place: SitePlan.SheetPlace, in model: consuming ModelBuilder,
    after common: CommonValues?, areAtHome isAtHome: Bool
  ) {
    self.model = model
    self.site = site
    self.sheet = sheet
    pages = place.pages
    market = place.market
    paywall = site.project.paywalls[sheet.paywall]
    addresses = common?.addresses ?? SitePlan.Addresses(of: place.pages, in: site.plan)
    direction = site.direction(of: sheet.market.locale)
    isDeclared = sheet.look.controlStyle == .custom && !paywall.elements.isEmpty
    self.isAtHome = isAtHome
    if let common {
      shared = common.shared
    } else {
      shareCommonValues()
    }
    if isAtHome {
      self.common =
        common
        ?? CommonValues(paywall: sheet.paywall, mark: self.model.mark, shared: shared, addresses: addresses)
    }
    shareValues()
  }

  /// The values of one screen's pages.
  struct ScreenRoots {
    /// Of the page with everything around the screen, in HTML and in Markdown.
    var preview: ModelReference
    /// Of the screen without the interface.
    var alone: ModelReference
    var screen: Screen
  }

  /// The values that the pages of all screens are rendered from.
  mutating func roots() -> [ScreenRoots] {
    var roots: [ScreenRoots] = []
    for (slot, screen) in sheet.screens.enumerated() where slot < pages.slots.count && !pages.slots[slot].isClashing {
      screenNumber = site.plan.screen(pages, market: market, slot: slot)
      depth = site.plan.depth(screenNumber)
      let (preview, alone) = build(screen, slot: slot)
      roots.append(ScreenRoots(preview: preview, alone: alone, screen: screen))
    }
    return roots
  }

  /// The model of all pages, once their values are built.
  mutating func finished() -> Model { ModelBuilder.take(&model).finish(.absent) }

  /// A screen without the interface, for a page of its own; nil where there is none.
  mutating func alone(slot: Int, title: String, depth: Int, pins: [Pin] = []) -> Model? {
    let screens = sheet.screens
    guard screens.indices.contains(slot), slot < pages.slots.count else { return nil }
    screenNumber = site.plan.screen(pages, market: market, slot: slot)
    self.depth = depth
    let values = depthValues()
    let drawn = phone(screens[slot], pins: pins, file: "screen.html")
    model.beginObject()
    model.set(.assets, values.assets)
    let page = alonePage(title: title, values)
    model.set(.page, page)
    model.set(.screen, drawn)
    let root = model.end()
    return ModelBuilder.take(&model).finish(root)
  }

  private mutating func alonePage(title: String, _ depth: DepthValues) -> ModelReference {
    model.beginObject()
    model.set(.title, text: title)
    model.set(.scheme, text: "light")
    model.set(.textSize, .absent)
    model.set(.root, depth.rootValue)
    return model.end()
  }

  /// Builds the models of a screen's pages.
  private mutating func build(_ screen: Screen, slot: Int) -> (preview: ModelReference, alone: ModelReference) {
    let depthValues = depthValues()
    let onScreen = screenFindings(screen)
    let drawn = phone(screen, pins: onScreen.pins, file: "index.html")
    // Nothing is pinned on the screen alone, and its tiers lead to screens alone.
    let plain =
      onScreen.pins.isEmpty
      ? phone(drawn, of: screen, file: "screen.html") : phone(screen, pins: [], file: "screen.html")
    let title = title(slot: slot)
    let preview = previewPage(screen, slot: slot, title: title, drawn, onScreen, depthValues)
    model.beginObject()
    model.set(.assets, depthValues.assets)
    let page = alonePage(title: title.window, depthValues)
    model.set(.page, page)
    model.set(.screen, plain)
    return (preview, model.end())
  }
}

extension ModelBuilder {
  /// Takes a builder out of a variable, so that finishing it copies nothing.
  static func take(_ builder: inout ModelBuilder) -> ModelBuilder {
    let taken = builder
    builder = ModelBuilder()
    return taken
  }
}
