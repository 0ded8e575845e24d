import Findings
import Handoff
import Locales
import Looks
import Mustache
import Projects
import Reports
import Screens
import StoreCatalog

/// A designer's page of one paywall in one market: the screen with what each element is made of, every situation, the texts with their room, tokens,
/// and what to write in the app.
struct HandoffPage {
  let site: Site
  let sheet: Sheet
  let look: HandoffLook
  let paywall: Paywall
  /// The texts of this sheet.
  let rows: [StringRow]
  let screen: Screen
  let slot: Int
  /// The index among the paywall's markets.
  let market: Int
  let outline: HandoffOutline
  /// How each plan's price is said, by the plan's index; nil for what reads as it is written.
  let spoken: [String?]

  /// In the order of the list.
  var elements: [Element] { outline.elements }

  /// - Parameter market: the index among the paywall's markets.
  init?(_ site: Site, _ look: HandoffLook, _ sheet: Sheet, rows: [StringRow], market: Int) {
    let screens = sheet.screens
    guard screens.indices.contains(look.pages.mainSlot) else { return nil }
    self.site = site
    self.sheet = sheet
    self.look = look
    self.rows = rows
    self.market = market
    paywall = site.project.paywalls[sheet.paywall]
    slot = look.pages.mainSlot
    screen = screens[slot]
    outline = HandoffOutline(of: screen)
    let price = site.formats.spokenPrices(in: sheet.market.locale)
    spoken = sheet.figures.map { figures in
      guard let money = figures.price?.money.value else { return nil }
      guard let period = figures.period else { return price.amount(money) }
      return price.amount(money, each: period, otherwise: figures.periodText)
    }
  }

  /// The folder below the root: `handoff/plus/de-DE`.
  var folder: String { "handoff/\(look.pages.slug)/\(sheet.market.slug)" }

  /// What the document for Figma is called.
  var document: String { "\(paywall.name) \(sheet.market.slug)" }

  /// Its frames.
  var frames: [(title: String, screen: Screen)] {
    let screens = sheet.screens
    return look.framed.filter { screens.indices.contains($0) }.map { (look.slotTitles[$0], screens[$0]) }
  }

  /// - Parameters:
  ///   - drawn: the screen in the phone, each element with a name to link to.
  ///   - shared: what all pages of the sheet have in common.
  ///   - values: what is the same on all such pages of the paywall.
  func value(
    _ drawn: ModelReference, _ shared: SheetPages.SharedValues, _ values: inout HandoffValues,
    in model: inout ModelBuilder
  ) -> ModelReference {
    let language = site.language(sheet.market.locale)
    let head = Site.Head(
      kind: "handoff", place: .handoff, depth: HandoffValues.depth, address: folder + "/",
      heading: "\(visible(paywall.name)) in \(language), measured",
      lead: "\(sheet.look.controlStyle.words.uppercasedFirst), drawn with the figures of iOS 18, in points.", facts: [])
    let page = site.page(head, values.navigation, in: &model)
    model.beginObject()
    model.set(.assets, values.assets)
    model.set(.page, page)
    model.set(.screen, drawn)
    model.set(.files, values.files)
    model.set(.notices, shared.notices)
    model.set(.lang, shared.lang)
    model.set(.dir, shared.dir)
    setLanguages(values, &model)
    let rooms = rooms(values, &model)
    setElements(shared.text, &values, rooms, &model)
    setSituations(values, &model)
    setStrings(values, rooms, &model)
    let tokens = values.tokens(of: elements, in: &model)
    model.set(.tokens, tokens)
    setSpoken(&model)
    model.set(.snippet, text: look.view?.code(showing: screen))
    let preview = address(of: slot, file: "index.html", &model)
    model.set(.preview, preview)
    return model.end()
  }

  /// A file of the screen that a slot is in this market.
  func address(of slot: Int, file: StaticString, _ model: inout ModelBuilder) -> ModelReference {
    let screen = site.plan.screen(look.pages, market: market, slot: slot)
    let stored = model.store { text in
      text.append("../../../")
      look.addresses.append(screen, to: &text)
      text.append("/")
      file.withUTF8Buffer { text.append($0) }
    }
    return model.text(stored)
  }

  private func setLanguages(_ values: HandoffValues, _ model: inout ModelBuilder) {
    model.beginList()
    for (choice, value) in zip(look.choices, values.languages)
    where choice.market.isMain || choice.market == sheet.market {
      model.append(choice.market.locale == sheet.market.locale ? value.current : value.other)
    }
    model.set(.languages, model.end())
  }

  // MARK: Tables

  /// - Parameter rooms: what of each row says how much of its room it takes.
  private func setStrings(_ values: HandoffValues, _ rooms: [ModelReference], _ model: inout ModelBuilder) {
    let word = model.text("system word")
    // The worst first; what is equally good stays in reading order.
    let fits = rows.map(\.fit)
    model.beginList()
    for index in rows.indices.sorted(by: { (fits[$1], $0) < (fits[$0], $1) }) {
      let text = model.text(visible(rows[index].text))
      let place = rows[index].place.map { site.place($0, in: &model) } ?? word
      model.beginObject(like: rooms[index])
      model.set(.role, values.name(of: rows[index].slot.role))
      model.set(.text, text)
      model.set(.place, place)
      model.append(model.end())
    }
    model.set(.strings, model.end())
    model.set(.count, text: counting(rows.count, "text"))
  }

  private func setSpoken(_ model: inout ModelBuilder) {
    let list = model.list { list in
      for plan in screen.plans where sheet.figures.indices.contains(plan.plan) {
        let figures = sheet.figures[plan.plan]
        guard let spoken = spoken[plan.plan] else { continue }
        let value = list.object {
          $0.set(.plan, text: visible(figures.name))
          $0.set(.price, text: figures.pricePerPeriodText)
          $0.set(.text, text: spoken)
        }
        list.append(value)
      }
    }
    model.set(.prices, list)
  }
}

extension Site {
  /// A place in the project's files, as text.
  func place(_ range: SourceRange, in model: inout ModelBuilder) -> ModelReference {
    model.text(model.store { places.line(range)?.append(to: &$0) })
  }
}

extension ControlStyle {
  /// As people say it: `prominent picker`.
  fileprivate var words: String { rawValue.replacing("-", with: " ") }
}
