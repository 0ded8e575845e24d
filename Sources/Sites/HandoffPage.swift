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
  let paywall: Paywall
  /// The texts of this sheet.
  let rows: [StringRow]
  let screen: Screen
  let slot: Int
  /// The index among the paywall's markets.
  let market: Int
  /// In the order of the list.
  let elements: [Element]
  let outline: [OutlineGroup]
  /// How each plan's price is said, by the plan's index; nil for what reads as it is written.
  let spoken: [String?]

  /// The elements of a plan, or those between two plans.
  struct OutlineGroup {
    var plan: Int?
    /// Among the page's elements.
    var elements: Range<Int>
  }

  init?(_ site: Site, _ look: HandoffLook, _ sheet: Sheet, rows: [StringRow]) {
    let screens = sheet.screens
    let pages = look.pages
    guard screens.indices.contains(pages.mainSlot), let market = pages.markets.firstIndex(of: sheet.market) else {
      return nil
    }
    self.site = site
    self.sheet = sheet
    self.rows = rows
    self.market = market
    paywall = site.project.paywalls[sheet.paywall]
    slot = pages.mainSlot
    screen = screens[slot]
    (elements, outline) = HandoffPage.outline(of: screen)
    let price = site.formats.spokenPrices(in: sheet.market.locale)
    spoken = sheet.figures.map { figures in
      guard let money = figures.price?.money.value else { return nil }
      guard let period = figures.period else { return price.amount(money) }
      return price.amount(money, each: period, otherwise: figures.periodText)
    }
  }

  /// A screen's elements from top to bottom, those of each plan together: where the first of any plan stands come all plans, in their order on the
  /// screen.
  private static func outline(of screen: Screen) -> (elements: [Element], groups: [OutlineGroup]) {
    var all = screen.elements.filter { !$0.runs.isEmpty || $0.role == .close }
    let style = screen.sheet.look.controlStyle
    if style != .custom {
      let places = all.map { $0.role.place(in: style) }
      all = all.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { all[$0] }
    }
    var elements: [Element] = []
    var groups: [OutlineGroup] = []
    func add(_ plan: Int?, _ own: some Sequence<Element>) {
      let start = elements.count
      elements += own
      if plan == nil, let last = groups.last, last.plan == nil {
        groups[groups.count - 1].elements = last.elements.lowerBound..<elements.count
      } else if elements.count > start {
        groups.append(OutlineGroup(plan: plan, elements: start..<elements.count))
      }
    }
    let shown = screen.plans.map(\.plan)
    var isDone = false
    for element in all {
      guard element.plan != nil else {
        add(nil, CollectionOfOne(element))
        continue
      }
      if isDone { continue }
      isDone = true
      var others: [Int] = []
      for plan in all.compactMap(\.plan) where !shown.contains(plan) && !others.contains(plan) { others.append(plan) }
      for plan in shown + others { add(plan, all.lazy.filter { $0.plan == plan }) }
    }
    return (elements, groups)
  }

  /// The folder below the root: `handoff/plus/de-DE`.
  private func folder(_ look: HandoffLook) -> String { "handoff/\(look.pages.slug)/\(sheet.market.slug)" }

  func render(_ look: inout HandoffLook, _ emit: Site.Emit) {
    guard let template = site.theme.entries.handoff, let drawn = drawnScreen() else { return }
    let model = model(&look)
    let folder = folder(look)
    let stop = site.theme.library.render(template, roots: [site.model, model, drawn]) {
      emit("\(folder)/index.html", $0)
    }
    site.note(stop)
    let screens = sheet.screens
    let figma = figmaFile(
      named: "\(paywall.name) \(sheet.market.slug)",
      look.framed.filter { screens.indices.contains($0) }.map { (look.slotTitles[$0], screens[$0]) }, look: sheet.look,
      presentation: paywall.presentation, variables: look.variables)
    figma.withUnsafeBytes { emit("\(folder)/figma.json", $0) }
  }

  /// The screen in the phone, each element with a name to link to.
  private func drawnScreen() -> Model? {
    guard var sheetPages = SheetPages(site, sheet) else { return nil }
    return sheetPages.pinnedScreen(screen, slot: slot, elements: elements)
  }

  private func model(_ look: inout HandoffLook) -> Model {
    let language = site.language(sheet.market.locale)
    let head = Site.Head(
      kind: "handoff", place: .handoff, depth: 3, address: folder(look) + "/",
      heading: "\(visible(paywall.name)) in \(language), measured",
      lead: "\(sheet.look.controlStyle.words.uppercasedFirst), drawn with the figures of iOS 18, in points.", facts: [])
    return site.page(head) { model in
      let files = model.list { list in
        for file in HandoffPage.files {
          let link = list.object {
            $0.set(.title, text: file.title)
            $0.set(.href, text: file.href)
          }
          list.append(link)
        }
      }
      model.set(.files, files)
      let notices = model.notices(site.notices(of: sheet))
      model.set(.notices, notices)
      model.set(.lang, text: sheet.market.locale.identifier)
      model.set(.dir, text: sheet.market.locale.direction.rawValue)
      setLanguages(look, &model)
      let rooms = rooms(look, &model)
      setElements(&look, rooms, &model)
      setSituations(look, &model)
      setStrings(rooms, &model)
      setTokens(look, &model)
      setSpoken(&model)
      model.set(.snippet, text: swiftUISnippet(of: paywall, in: site.project, showing: screen))
      let preview = address(of: slot, file: "index.html", look, &model)
      model.set(.preview, preview)
    }
  }

  private static let files = [
    ("Tokens, JSON", "../../tokens.json"), ("Strings, CSV", "../../copy.csv"), ("Strings, JSON", "../../copy.json"),
    ("Strings, .xcstrings", "../../copy.xcstrings"), ("Figma, JSON", "figma.json"),
  ].map { (title: $0.0, href: $0.1) }

  /// A file of the screen that a slot is in this market.
  func address(
    of slot: Int, file: StaticString, _ look: HandoffLook, _ model: inout ModelBuilder
  ) -> ModelReference {
    let screen = site.plan.screen(look.pages, market: market, slot: slot)
    let stored = model.store { text in
      text.append("../../../")
      look.addresses.append(screen, to: &text)
      text.append("/")
      file.withUTF8Buffer { text.append($0) }
    }
    return model.text(stored)
  }

  private func setLanguages(_ look: HandoffLook, _ model: inout ModelBuilder) {
    let list = model.list { list in
      for choice in look.choices where choice.market.isMain || choice.market == sheet.market {
        let title = list.text(choice.title)
        let href = list.text(choice.href)
        let language = list.object {
          $0.set(.title, title)
          $0.set(.href, href)
          $0.set(.current, flag: choice.market.locale == sheet.market.locale)
        }
        list.append(language)
      }
    }
    model.set(.languages, list)
  }

  // MARK: Tables

  private func setStrings(_ rooms: [RoomValues], _ model: inout ModelBuilder) {
    let list = model.list { list in
      let word = list.text("system word")
      // The worst first; what is equally good stays in reading order.
      let fits = rows.map(\.fit)
      for index in rows.indices.sorted(by: { (fits[$1], $0) < (fits[$0], $1) }) {
        let role = list.text(rows[index].slot.role.rawValue)
        let text = list.text(visible(rows[index].text))
        let place = rows[index].place.map { site.place($0, in: &list) } ?? word
        let value = list.object {
          $0.set(.role, role)
          $0.set(.text, text)
          $0.set(.place, place)
          $0.set(rooms[index])
        }
        list.append(value)
      }
    }
    model.set(.strings, list)
    model.set(.count, text: counting(rows.count, "text"))
  }

  private func setTokens(_ look: HandoffLook, _ model: inout ModelBuilder) {
    var roles: [Role] = []
    for element in elements where !roles.contains(element.role) { roles.append(element.role) }
    let list = model.list { list in
      func add(_ token: HandoffLook.Token, _ users: [Role]) {
        let name = list.text(token.name)
        let text = list.text(token.value)
        let light = token.light.map { list.text($0) } ?? .absent
        let dark = token.dark.map { list.text($0) } ?? .absent
        let note = list.text(users.map(\.rawValue).joined(separator: ", "))
        let value = list.object {
          $0.set(.name, name)
          $0.set(.value, text)
          $0.set(.light, light)
          $0.set(.dark, dark)
          $0.set(.note, note)
        }
        list.append(value)
      }
      for (color, token) in look.colors {
        let users = roles.filter { look.uses($0, color) }
        if !users.isEmpty { add(token, users) }
      }
      for role in roles { add(look.type(of: role), [role]) }
      for measure in look.measures { add(measure, []) }
    }
    model.set(.tokens, list)
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
