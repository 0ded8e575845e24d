import Findings
import Locales
import Looks
import Mustache
import Projects
import ReviewRules
import Screens
import StoreCatalog

/// The pages of one sheet. What its screens share is built once, in one model that holds a root for each page.
struct SheetPages {
  let site: Site
  let sheet: Sheet
  let paywall: Paywall
  let pages: SitePlan.PaywallPages
  /// The index among the paywall's markets.
  let market: Int
  let direction: String
  let addresses: SitePlan.Addresses
  var model = ModelBuilder()
  /// What of an element is the same on every screen, by its number in the sheet.
  var elements: [ElementValues?] = []
  /// What is the same on all pages of the sheet.
  var shared = SharedValues()
  /// How many folders deep the current page lies.
  var depth = 2
  /// Whether all screens stand on one page, and link to each other there.
  var isSingle = false
  /// The current screen's number in the plan.
  var screenNumber = 0

  /// Values of one element.
  struct ElementValues {
    var runs: ModelReference
    /// The element where no finding points at it.
    var plain: ModelReference
    /// The element as a line of a plan, where no finding points at it.
    var line: ModelReference?
    /// The element as a row of the screen as text.
    var row: ModelReference?
    /// The places that its words come from.
    var ranges: [SourceRange]
  }

  struct SharedValues {
    var lang = ModelReference.absent
    var dir = ModelReference.absent
    var style = ModelReference.absent
    var looks = ModelReference.absent
    var presentation = ModelReference.absent
    var time = ModelReference.absent
    var plansLabel = ModelReference.absent
    var joiners: [ModelReference] = []
    var roles: [Role: ModelReference] = [:]
    var notices = ModelReference.absent
    var navigation = ModelReference.absent
    var caption = ModelReference.absent
    var languageName = ""
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
    var findings: [Int: FindingValues] = [:]
  }

  /// What depends on how deep a page lies: how it links to others.
  struct DepthValues {
    var root: [UInt8]
    var rootValue: ModelReference
    var assets: ModelReference
    /// The items of the rail for this market's screens, by slot: elsewhere, and current.
    var items: [(other: ModelReference, current: ModelReference)?]
  }

  struct FindingValues {
    var title, help, helpMarkdown, place, rule, anchor: ModelReference
  }

  init?(_ site: Site, _ sheet: Sheet) {
    guard site.plan.paywalls.indices.contains(sheet.paywall) else { return nil }
    let pages = site.plan.paywalls[sheet.paywall]
    guard !site.plan.isClashing(pages), let market = pages.markets.firstIndex(of: sheet.market) else { return nil }
    self.site = site
    self.sheet = sheet
    self.pages = pages
    self.market = market
    paywall = site.project.paywalls[sheet.paywall]
    addresses = SitePlan.Addresses(of: pages, in: site.plan)
    direction = sheet.market.locale.direction.rawValue
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

  /// Renders all pages of the sheet.
  ///
  /// - Returns: what is wrong with pages that a project's own templates made.
  mutating func render(_ emit: Site.Emit) -> [Finding] {
    var findings: [Finding] = []
    let entries = site.theme.entries
    let (model, roots) = modelAndRoots()
    let renderer = PageRenderer(site.theme.library, model, within: [site.model])
    func render(_ template: TemplateID?, _ root: ModelReference, to file: String, _ screen: Screen) {
      guard let template else { return }
      let path = screen.address + file
      renderer.render(template, root: root) { bytes in
        if site.theme.hasOwnTemplates,
          let finding = site.theme.lacks(of: screen, made: template, in: Array(bytes))
        {
          findings.append(finding)
        }
        emit(path, bytes)
      }
    }
    for root in roots {
      if site.options.hasHTML {
        render(entries.preview, root.preview, to: "/index.html", root.screen)
        render(entries.screen, root.alone, to: "/screen.html", root.screen)
      }
      if site.options.hasMarkdown { render(entries.previewMarkdown, root.preview, to: "/index.md", root.screen) }
    }
    return findings
  }

  /// The model of all screens, and the values that their pages are rendered from.
  mutating func modelAndRoots() -> (model: Model, roots: [ScreenRoots]) {
    var roots: [ScreenRoots] = []
    for (slot, screen) in sheet.screens.enumerated() where slot < pages.slots.count && !pages.slots[slot].isClashing {
      screenNumber = site.plan.screen(pages, market: market, slot: slot)
      depth = site.plan.depth(screenNumber)
      let (preview, alone) = build(screen, slot: slot)
      roots.append(ScreenRoots(preview: preview, alone: alone, screen: screen))
    }
    return (ModelBuilder.take(&model).finish(.absent), roots)
  }

  /// A screen in the phone alone, for a page three folders deep, with a name to link to for each of its elements: `d1`, `d2` …
  mutating func pinnedScreen(_ screen: Screen, slot: Int, elements: [Element]) -> Model {
    screenNumber = site.plan.screen(pages, market: market, slot: slot)
    depth = 3
    let depthValues = depthValues()
    let pins = elements.enumerated().map { index, element in
      Pin(element: element.id, number: 0, severity: .note, anchor: model.text("d\(index + 1)"))
    }
    let drawn = phone(screen, pins: pins, file: "index.html")
    let root = model.object {
      $0.set(.assets, depthValues.assets)
      $0.set(.screen, drawn)
    }
    return ModelBuilder.take(&model).finish(root)
  }

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
