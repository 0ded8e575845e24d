import Findings
import Foundation
import Locales
import Looks
import Projects
import ReviewRules
import Screens
import StoreCatalog

/// The composed screens as JSON, by `Schemas/screens.schema.json`: what the rules judge and the templates draw.
///
/// - Parameters:
///   - sheets: in the order they are written in.
///   - folder: the project's folder as seen from the folder that paths are reported against; empty where they are the same.
public func screensJSON(_ sheets: [Sheet], of project: Project, in folder: String = "") -> [UInt8] {
  let places = Places(project.files, in: folder)
  let formats = PriceFormats()
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("schemaVersion")
    writer.number(1)
    writer.key("screens")
    writer.array { writer in
      for sheet in sheets where project.paywalls.indices.contains(sheet.paywall) {
        let context = SheetContext(sheet, project: project, places: places, formats: formats)
        for screen in sheet.screens { writer.screen(screen, context) }
      }
    }
  }
  return writer.finished()
}

/// What is the same for all screens of a sheet.
private struct SheetContext {
  let project: Project
  let paywall: Paywall
  let sheet: Sheet
  let places: Places
  let formats: PriceFormats
  let pricingLocale: LocaleID

  init(_ sheet: Sheet, project: Project, places: Places, formats: PriceFormats) {
    self.project = project
    self.sheet = sheet
    self.places = places
    self.formats = formats
    paywall = project.paywalls[sheet.paywall]
    pricingLocale = Locales.pricingLocale(reader: sheet.market.locale, storefront: sheet.market.storefront)
  }

  func product(_ index: Int?) -> Product? {
    guard let index, project.catalog.products.indices.contains(index) else { return nil }
    return project.catalog.products[index]
  }

  func product(ofPlan plan: Int?) -> Product? {
    guard let plan, paywall.plans.indices.contains(plan) else { return nil }
    return product(paywall.plans[plan].product)
  }
}

extension JSONWriter {
  fileprivate mutating func screen(_ screen: Screen, _ context: SheetContext) {
    let market = context.sheet.market
    object { writer in
      writer.key("address")
      writer.string(screen.address)
      writer.key("paywall")
      writer.string(context.paywall.name)
      writer.key("locale")
      writer.string(market.locale.identifier)
      writer.key("storefront")
      writer.string(market.storefront.code)
      writer.key("wantedStorefront")
      writer.string(market.wanted?.code)
      writer.key("view")
      switch screen.view {
      case .all: writer.string("all")
      case .tier(let tier):
        writer.string(context.paywall.tiers.indices.contains(tier) ? context.paywall.tiers[tier].slug : "all")
      }
      writer.key("situation")
      writer.string(context.project.slug(of: screen.situation, in: context.paywall))
      writer.key("direction")
      writer.string(market.locale.direction.rawValue)
      writer.key("judged")
      writer.bool(screen.isJudged)
      writer.key("plans")
      writer.array { writer in for plan in screen.plans { writer.plan(plan, on: screen, context) } }
      writer.key("elements")
      writer.array { writer in for element in screen.elements { writer.element(element, context) } }
    }
  }

  // MARK: Plans

  private mutating func plan(_ shown: ShownPlan, on screen: Screen, _ context: SheetContext) {
    guard let product = context.product(ofPlan: shown.plan), context.sheet.figures.indices.contains(shown.plan) else {
      return
    }
    let figures = context.sheet.figures[shown.plan]
    let tier = context.paywall.plans[shown.plan].tier
    object { writer in
      writer.key("product")
      writer.string(product.id.value)
      writer.key("tier")
      writer.string(
        context.paywall.tiers.indices.contains(tier)
          ? context.project.name(of: context.paywall.tiers[tier], in: context.sheet.market.locale)?.value
            // A tier that comes from levels has no name but its address. A single one is no choice, and has none.
            ?? (context.paywall.tiers.count > 1 ? context.paywall.tiers[tier].slug : nil) : nil)
      writer.key("name")
      writer.string(figures.name)
      writer.key("price")
      writer.string(figures.price == nil ? nil : figures.priceText)
      writer.key("amount")
      writer.string(figures.price.map { amountText($0.money.value) })
      writer.key("currency")
      writer.string(figures.price?.money.value.currency.code)
      writer.key("period")
      writer.period(figures)
      writer.key("pricePerPeriod")
      writer.string(figures.price == nil ? nil : figures.pricePerPeriodText)
      writer.key("selected")
      writer.bool(shown.isSelected)
      writer.key("current")
      writer.bool(shown.isCurrent)
      writer.key("offer")
      writer.offer(shown, of: product, on: screen, context)
      writer.key("derived")
      writer.array { writer in for figure in figures.derived { writer.derived(figure) } }
    }
  }

  private mutating func period(_ figures: PlanFigures) {
    guard let period = figures.period else { return null() }
    object(inline: true) { writer in
      writer.key("unit")
      writer.string(period.unit.rawValue)
      writer.key("count")
      writer.number(period.count)
      writer.key("text")
      writer.string(figures.periodText)
    }
  }

  private mutating func offer(_ shown: ShownPlan, of product: Product, on screen: Screen, _ context: SheetContext) {
    guard let index = shown.offer, product.offers.indices.contains(index) else { return null() }
    let offer = product.offers[index]
    let price = offer.price(in: context.sheet.market.storefront, on: context.project.today)
    object(inline: true) { writer in
      writer.key("kind")
      writer.string(offer.kind.rawValue)
      writer.key("mode")
      writer.string(offer.mode.value.rawValue)
      writer.key("unit")
      writer.string(offer.period.value.unit.rawValue)
      writer.key("count")
      writer.number(offer.period.value.count)
      writer.key("periods")
      writer.number(offer.count)
      writer.key("price")
      writer.string(
        offer.mode.value == .free ? nil : price.map { context.formats.text($0.money.value, in: context.pricingLocale) })
      writer.key("text")
      writer.string(offerText(of: shown.plan, on: screen))
    }
  }

  private mutating func derived(_ figure: ShownFigure) {
    object(inline: true) { writer in
      writer.key("fact")
      writer.string(figure.fact.rawValue)
      writer.key("unit")
      writer.string(figure.unit?.rawValue)
      writer.key("text")
      writer.string(figure.text)
      writer.key("fraction")
      writer.string(figure.fraction)
      writer.key("rule")
      writer.string(figure.rule)
      writer.key("rounding")
      writer.string("down")
    }
  }

  // MARK: Elements

  private mutating func element(_ element: Element, _ context: SheetContext) {
    let style = element.style
    object { writer in
      writer.key("role")
      writer.string(element.role.rawValue)
      writer.key("product")
      writer.string(context.product(ofPlan: element.plan)?.id.value)
      writer.key("text")
      writer.string(element.text)
      writer.key("destination")
      writer.string(element.destination)
      writer.key("off")
      writer.bool(element.isOff)
      writer.key("style")
      writer.object(inline: true) { writer in
        writer.key("size")
        writer.number(style.size)
        writer.key("weight")
        writer.number(style.weight)
        writer.key("color")
        writer.string(style.color.hex)
        writer.key("background")
        writer.string(style.background.hex)
      }
      writer.key("runs")
      writer.array { writer in for run in element.runs { writer.run(run, context) } }
    }
  }

  private mutating func run(_ run: Run, _ context: SheetContext) {
    object(inline: true) { writer in
      writer.key("text")
      writer.string(utf8: run.bytes)
      switch run.origin {
      case .literal(let range):
        let start = context.places.start(of: range)
        writer.key("literal")
        writer.object(inline: true) { writer in
          writer.key("file")
          writer.string(context.places.path(of: range))
          writer.key("line")
          writer.number(start.line)
          writer.key("column")
          writer.number(start.column)
        }
      case .fact(let fact, let product, _):
        writer.key("fact")
        writer.string(fact.rawValue)
        writer.key("product")
        writer.string(context.product(product)?.id.value)
      case .system(let word):
        writer.key("system")
        writer.string(word.rawValue)
      }
      if !run.marks.isEmpty {
        writer.key("marks")
        writer.strings(run.marks.names)
      }
      if let link = run.link {
        writer.key("link")
        writer.string(link.destination)
      }
    }
  }
}

/// What a screen says of the offer that a plan is shown with; nil where it says nothing.
private func offerText(of plan: Int, on screen: Screen) -> String? {
  let said = screen.elements.first { element in
    element.plan == plan && [.trial, .introPrice, .price].contains(element.role)
      && element.runs.contains { $0.isFact(.introDuration) || $0.isFact(.introPrice) }
  }
  return said?.text
}

extension RunMarks {
  fileprivate var names: [String] {
    let all: [(RunMarks, String)] = [
      (.strong, "strong"), (.emphasis, "emphasis"), (.code, "code"), (.isolated, "isolated"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// The exact amount with the currency's digits: `49.99`, `5.00`, `500`.
func amountText(_ money: Money) -> String {
  var text = money.amount.description
  let digits = money.currency.minorDigits
  let point = text.utf8.firstIndex(of: UInt8(ascii: "."))
  let behind = point.map { text.utf8.distance(from: $0, to: text.utf8.endIndex) - 1 } ?? 0
  guard digits > behind else { return text }
  if point == nil { text += "." }
  return text + String(repeating: "0", count: digits - behind)
}
