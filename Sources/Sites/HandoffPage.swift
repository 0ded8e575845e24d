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
  let pages: SitePlan.PaywallPages
  /// The texts of this sheet.
  let rows: [StringRow]
  let screen: Screen
  let slot: Int
  let elements: [Element]
  /// The texts of the page's elements, and how each plan's price is said, by the plan's index; nil for what reads as it is written.
  private let texts: [String]
  private let spoken: [String?]

  init?(_ site: Site, _ sheet: Sheet, rows: [StringRow]) {
    guard site.plan.paywalls.indices.contains(sheet.paywall) else { return nil }
    pages = site.plan.paywalls[sheet.paywall]
    let screens = sheet.screens
    guard !site.plan.isClashing(pages), screens.indices.contains(pages.mainSlot) else { return nil }
    self.site = site
    self.sheet = sheet
    self.rows = rows
    paywall = site.project.paywalls[sheet.paywall]
    slot = pages.mainSlot
    screen = screens[slot]
    elements = screen.elements.filter { !$0.runs.isEmpty || $0.role == .close }
    texts = elements.map(\.text)
    let price = site.formats.spokenPrices(in: sheet.market.locale)
    spoken = sheet.figures.map { figures in
      guard let money = figures.price?.money.value else { return nil }
      guard let period = figures.period else { return price.amount(money) }
      return price.amount(money, each: period, otherwise: figures.periodText)
    }
  }

  /// The folder below the root: `handoff/plus/de-DE`.
  var folder: String { "handoff/\(pages.slug)/\(sheet.market.slug)" }

  func render(_ emit: Site.Emit) {
    guard let template = site.theme.entries.handoff, let drawn = drawnScreen() else { return }
    var bytes: [UInt8] = []
    site.theme.library.render(template, roots: [site.model, model(), drawn], into: &bytes)
    bytes.withUnsafeBytes { emit("\(folder)/index.html", $0) }
    let figma = figmaFile(
      named: "\(paywall.name) \(sheet.market.slug)",
      framed.map { (site.slotTitles[sheet.paywall][$0], sheet.screens[$0]) }, look: sheet.look)
    figma.withUnsafeBytes { emit("\(folder)/figma.json", $0) }
  }

  /// The slots that become frames for Figma: what new customers see, and of each further kind of situation the first.
  private var framed: [Int] {
    var kinds: Set<Situation.Kind> = []
    return pages.slots.indices.filter { index in
      let slot = pages.slots[index]
      guard !pages.slots[index].isClashing, sheet.screens.indices.contains(index) else { return false }
      return slot.situation == .new || kinds.insert(slot.situation.kind).inserted
    }
  }

  /// The screen in the phone, each element with a name to link to.
  private func drawnScreen() -> Model? {
    guard var sheetPages = SheetPages(site, sheet) else { return nil }
    return sheetPages.pinnedScreen(screen, slot: slot, elements: elements)
  }

  // MARK: The page

  private func model() -> Model {
    let language = site.language(sheet.market.locale)
    let head = Site.Head(
      kind: "handoff", place: .handoff, depth: 3, address: folder + "/",
      heading: "\(visible(paywall.name)) in \(language), measured",
      lead: "\(sheet.look.controlStyle.words.uppercasedFirst), drawn with the figures of iOS 18, in points.", facts: [])
    return site.page(head) { model in
      let files = self.files
      let links = model.list { list in
        for file in files {
          let link = list.object {
            $0.set(.title, text: file.title)
            $0.set(.href, text: file.href)
          }
          list.append(link)
        }
      }
      model.set(.files, links)
      let notices = model.notices(site.notices(of: sheet))
      model.set(.notices, notices)
      setLanguages(&model)
      setElements(&model)
      setSituations(&model)
      setStrings(&model)
      setTokens(&model)
      setSpoken(&model)
      model.set(.snippet, text: swiftUISnippet(of: paywall, in: site.project, showing: screen))
      model.set(.preview, text: "../../../" + site.plan.address(screenNumber(slot)) + "/index.html")
    }
  }

  private var files: [(title: String, href: String)] {
    [
      ("Tokens, JSON", "../../tokens.json"), ("Strings, CSV", "../../copy.csv"), ("Strings, JSON", "../../copy.json"),
      ("Strings, .xcstrings", "../../copy.xcstrings"), ("Figma, JSON", "figma.json"),
    ]
  }

  func screenNumber(_ slot: Int) -> Int {
    let market = pages.markets.firstIndex(of: sheet.market) ?? 0
    return site.plan.screen(pages, market: market, slot: slot)
  }

  private func setLanguages(_ model: inout ModelBuilder) {
    let list = model.list { list in
      for market in pages.markets where market.isMain || market == sheet.market {
        let language = list.object {
          $0.set(.title, text: site.language(market.locale))
          $0.set(.href, text: "../\(market.slug.percentEncodedPath)/index.html")
          $0.set(.current, flag: market.locale == sheet.market.locale)
        }
        list.append(language)
      }
    }
    model.set(.languages, list)
  }

  // MARK: Elements

  private func setElements(_ model: inout ModelBuilder) {
    let values = model.list { list in
      var firstRows: [TextOfPlan: Int] = [:]
      for (index, row) in rows.enumerated() {
        let text = TextOfPlan(role: row.slot.role, plan: row.slot.plan, text: row.text)
        if firstRows[text] == nil { firstRows[text] = index }
      }
      for (index, element) in elements.enumerated() {
        let text = TextOfPlan(role: element.role, plan: element.plan, text: texts[index])
        let row = firstRows[text].map { rows[$0] }
        let panel = self.panel(element, row, number: index + 1, in: &list)
        list.append(panel)
      }
    }
    model.set(.elements, values)
  }

  /// What an element and a row of texts have in common.
  private struct TextOfPlan: Hashable {
    var role: Role
    var plan: Int?
    var text: String
  }

  private func panel(
    _ element: Element, _ row: StringRow?, number: Int, in model: inout ModelBuilder
  ) -> ModelReference {
    let runs = model.list { list in
      for run in element.runs {
        let from = self.origin(run.origin)
        let value = list.object {
          $0.set(.text, text: visible(run.text))
          $0.set(.kind, text: from.kind)
          $0.set(.label, text: from.label)
          $0.set(.place, text: from.place)
        }
        list.append(value)
      }
    }
    let ownElement = paywall.elements.firstIndex { $0.role == element.role }
    let own = sheet.look.controlStyle == .custom ? ownElement : nil
    let styles = Scheme.allCases.map { sheet.look.style(for: element.role, in: $0, isOff: element.isOff, element: own) }
    let largest = sheet.look.style(for: element.role, at: .ax5, isOff: element.isOff, element: own)
    let colors = model.list { list in
      for (scheme, style) in zip(Scheme.allCases, styles) {
        let value = list.object {
          $0.set(.title, text: scheme.rawValue.uppercasedFirst)
          $0.set(.hex, text: style.color.hex)
          $0.set(.ratio, text: "\(oneDigit(style.contrast)) : 1")
        }
        list.append(value)
      }
    }
    let plan = element.plan.flatMap { sheet.figures.indices.contains($0) ? sheet.figures[$0].name : nil }
    let style = styles[0]
    return model.object {
      $0.set(.number, text: String(number))
      $0.set(.anchor, text: "e\(number)")
      $0.set(.role, text: element.role.rawValue)
      $0.set(.own, flag: Role.ofPlans.contains(element.role))
      $0.set(.plan, text: plan.map { visible($0) })
      $0.set(.runs, runs)
      $0.set(.size, text: "\(points(style.size)) / \(points(style.lineHeight)) pt")
      $0.set(.weight, text: String(style.weight))
      $0.set(.largest, text: "\(points(largest.size)) / \(points(largest.lineHeight)) pt")
      $0.set(.token, text: "\(pages.slug).type.large.\(element.role.rawValue)")
      $0.set(.colors, colors)
      $0.set(.spoken, text: spoken(element))
      $0.set(.css, text: "font: var(--\(element.role.rawValue)-font); color: var(--\(element.role.rawValue)-color);")
      $0.set(.hasRoom, flag: row != nil)
      setRoom(row, in: &$0)
    }
  }

  /// The bar: a hundred parts are the room with a sixth to spare.
  private func setRoom(_ row: StringRow?, in model: inout ModelBuilder) {
    guard let row else { return }
    let share = row.room > 0 ? row.width / row.room : 0
    let longest = row.room > 0 ? row.longest.width / row.room : 0
    model.set(.percent, text: "\(Int(min(100, share * 86).rounded()))%")
    model.set(.longestPercent, text: "\(Int(min(99, longest * 86).rounded()))%")
    model.set(.width, text: "\(points(row.width)) of \(points(row.room))")
    let isLongest = row.longest.width <= row.width
    model.set(
      .longest,
      text: isLongest ? "the longest" : "\(site.language(named: row.longest.locale)), \(points(row.longest.width))")
    model.set(.isOver, flag: row.fit != .fits)
    model.set(.lines, text: "\(row.lines) of \(row.allowedLines.map { String($0) } ?? "any")")
    model.set(.characters, text: String(row.characters))
    model.set(.state, text: row.state)
  }

  private func origin(_ origin: Origin) -> (kind: String, label: String, place: String?) {
    switch origin {
    case .literal(let range): ("typed", "typed", site.places.text(range))
    case .fact(let fact, _, let range): ("fact", fact.rawValue, range.map { site.places.text($0) })
    case .system(let word): ("system", word.rawValue, nil)
    }
  }

  /// How a price should be said; nil for what reads as it is written.
  private func spoken(_ element: Element) -> String? {
    guard element.role == .price, let plan = element.plan, sheet.figures.indices.contains(plan) else { return nil }
    return spoken[plan]
  }

  // MARK: Tables

  private func setStrings(_ model: inout ModelBuilder) {
    let list = model.list { list in
      // The worst first; what is equally good stays in reading order.
      let order = rows.indices.sorted { (rows[$1].fit, $0) < (rows[$0].fit, $1) }
      for row in order.map({ rows[$0] }) {
        let value = list.object {
          $0.set(.role, text: row.slot.role.rawValue)
          $0.set(.text, text: visible(row.text))
          $0.set(.place, text: row.place.map { site.places.text($0) } ?? "system word")
          setRoom(row, in: &$0)
        }
        list.append(value)
      }
    }
    model.set(.strings, list)
    model.set(.count, text: counting(rows.count, "text"))
    model.set(.lang, text: sheet.market.locale.identifier)
    model.set(.dir, text: sheet.market.locale.direction.rawValue)
  }

  private func setTokens(_ model: inout ModelBuilder) {
    let roles = elements.map(\.role)
    let list = model.list { list in
      func add(_ name: String, _ value: String, _ light: String?, _ dark: String?, _ users: [Role]) {
        var seen: Set<Role> = []
        let used = users.filter { seen.insert($0).inserted }.map(\.rawValue).joined(separator: ", ")
        let token = list.object {
          $0.set(.name, text: name)
          $0.set(.value, text: value)
          $0.set(.light, text: light)
          $0.set(.dark, text: dark)
          $0.set(.note, text: used)
        }
        list.append(token)
      }
      for color in ColorToken.allCases {
        let users = roles.filter { role in
          let token = sheet.look.token(for: role)
          return token.color == color || token.ground == color
        }
        if users.isEmpty { continue }
        add(
          "color.\(color.rawValue)", "", sheet.look.color(color, in: .light).hex,
          sheet.look.color(color, in: .dark).hex,
          users)
      }
      var seen: Set<Role> = []
      for role in roles where seen.insert(role).inserted {
        let style = sheet.look.style(for: role)
        add(
          "type.\(role.rawValue)", "\(points(style.size)) / \(points(style.lineHeight)) pt, \(style.weight)", nil, nil,
          [role])
      }
      for measure in Measure.allCases {
        add("space.\(measure.rawValue)", "\(points(measure.value(in: sheet.look.controlStyle))) pt", nil, nil, [])
      }
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

  private func points(_ value: Double) -> String {
    let tenths = Int((max(-1e6, min(1e6, value)) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }

  private func oneDigit(_ value: Double) -> String {
    let tenths = Int((max(0, min(100, value)) * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension ControlStyle {
  /// As people say it: `prominent picker`.
  fileprivate var words: String { rawValue.replacing("-", with: " ") }
}
