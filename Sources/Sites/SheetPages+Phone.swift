import Findings
import Looks
import Mustache
import Projects
import Screens
import StoreCatalog

/// One clear point: a page that holds all screens has the app's icon once, in its style sheet.
private let emptyImage = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

extension SheetPages {
  /// The screen as the phone draws it.
  ///
  /// - Parameter file: the file in a tier's folder that the links to tiers lead to.
  mutating func phone(_ screen: Screen, pins: [Pin], file: String) -> ModelReference {
    let style = sheet.look.controlStyle
    // Taken out of its place while the drawing is made, and put back with its memory.
    var sorted = SortedElements()
    swap(&sorted, &self.sorted)
    sorted.sort(screen, isDeclared: isDeclared, isUnpaid: isUnpaid(screen.situation))
    defer { self.sorted = sorted }
    model.beginObject()
    model.set(.lang, shared.lang)
    model.set(.dir, shared.dir)
    model.set(.style, shared.style)
    model.set(.looks, shared.looks)
    model.set(.presentation, shared.presentation)
    model.set(.time, shared.time)
    model.set(.plansLabel, shared.plansLabel)
    model.set(.isList, flag: style == .list)
    model.set(.isButtons, flag: style == .buttons)
    model.set(.isPaged, flag: style.isPaged && !isSingle)
    set(.close, sorted.close, pins)
    set(.headline, sorted.headline, pins)
    set(.loading, sorted.loading, pins)
    model.set(.hasDescriptions, flag: sorted.loading != nil && hasDescriptions)
    set(.toggle, sorted.toggle, pins)
    model.set(.icon, sorted.icon == nil ? .absent : icon())
    set(.intro, sorted.intro, pins)
    set(.hasBenefits, .benefits, sorted.benefits, pins)
    set(.more, sorted.more, pins)
    set(.hasFlow, .flow, sorted.flow, pins)
    set(.hasStores, .stores, sorted.stores, pins)
    model.set(.hasTabs, flag: !sorted.tabs.isEmpty)
    let tabs = tierLinks(sorted.tabs, screen, file: file)
    model.set(.tabs, tabs)
    let links = tierLinks(sorted.links, screen, file: file)
    model.set(.tierLinks, links)
    setPolicies(sorted.policies, pins)
    setStatus(sorted, pins)
    setTrouble(sorted, pins)
    let plans = screen.plans.enumerated().map { plan($0.element, number: $0.offset + 1, sorted.plans, pins) }
    model.set(.plans, .hasPlans, plans)
    let choices = self.choices(screen, sorted, pins)
    model.set(.choices, model.list(choices))
    return model.end()
  }

  /// The drawing of the screen that was drawn last, with tiers that lead to another file.
  mutating func phone(_ drawn: ModelReference, of screen: Screen, file: String) -> ModelReference {
    // There are none on a paywall of one tier.
    guard !sorted.tabs.isEmpty || !sorted.links.isEmpty else { return drawn }
    let values = (tierLinks(sorted.tabs, screen, file: file), tierLinks(sorted.links, screen, file: file))
    model.beginObject(like: drawn)
    model.set(.tabs, values.0)
    model.set(.tierLinks, values.1)
    return model.end()
  }

  private mutating func set(_ name: Name, _ element: Element?, _ pins: [Pin]) {
    let value = element.map { self.element($0, pins) } ?? .absent
    model.set(name, value)
  }

  private mutating func set(_ name: Name, _ elements: [Element], _ pins: [Pin]) {
    let values = elements.isEmpty ? shared.noItems : list(elements, pins)
    model.set(name, values)
  }

  private mutating func set(_ flag: Name, _ name: Name, _ elements: [Element], _ pins: [Pin]) {
    model.set(flag, flag: !elements.isEmpty)
    set(name, elements, pins)
  }

  private mutating func list(_ elements: [Element], _ pins: [Pin]) -> ModelReference {
    model.beginList()
    for element in elements { model.append(self.element(element, pins)) }
    return model.end()
  }

  private mutating func icon() -> ModelReference {
    let declared = paywall.appearance.icon
    model.beginObject()
    if declared == nil, let icon = site.assets.icon {
      let depth = self.depth
      model.set(.image, text: isSingle ? emptyImage : SitePlan.root(depth: depth) + icon.path)
      model.set(.symbol, .absent)
    } else {
      model.set(.image, .absent)
      model.set(.symbol, text: declared.map { site.project.drawing(of: $0.name) } ?? "unknown")
    }
    return model.end()
  }

  private mutating func tierLinks(_ elements: [Element], _ screen: Screen, file: String) -> ModelReference {
    guard !elements.isEmpty else { return shared.noItems }
    model.beginList()
    for element in elements {
      let tier = pages.slots.firstIndex { slot in
        guard slot.situation == .new, case .tier = slot.view else { return false }
        return element.destination == "\(pages.slug)/\(sheet.market.slug)\(slot.suffix)"
      }
      model.beginObject()
      model.set(.text, text: element.text)
      model.set(.current, flag: tier.map { pages.slots[$0].view == screen.view } ?? false)
      if let tier {
        let number = site.plan.screen(pages, market: market, slot: tier)
        model.set(.href, link(to: number, file: file))
      } else {
        model.set(.href, text: "#")
      }
      model.append(model.end())
    }
    return model.end()
  }

  private mutating func setPolicies(_ elements: [Element], _ pins: [Pin]) {
    model.set(.hasPolicies, flag: !elements.isEmpty)
    guard !elements.isEmpty else {
      model.set(.policies, shared.noItems)
      return
    }
    let isPinned = elements.contains { pins.mark($0) }
    let policies = group([0] + elements.map(\.id), isPinned: isPinned) { $0.policies(elements, pins) }
    model.set(.policies, policies)
  }

  private mutating func policies(_ elements: [Element], _ pins: [Pin]) -> ModelReference {
    let joiners = [.absent] + listSeparators(elements.map(\.text)).map { model.text($0) }
    model.beginList()
    for (element, joiner) in zip(elements, joiners) {
      let runs = runs(of: element)
      begin(element, runs: runs, pins.first { $0.element == element.id })
      model.set(.link, text: element.destination.flatMap { safeLink($0) })
      model.set(.joiner, joiner)
      model.append(model.end())
    }
    return model.end()
  }

  /// What is made of some elements; where no finding points at any of them, once for all screens.
  ///
  /// - Parameter key: the elements' numbers, and what else it is made of.
  private mutating func group(
    _ key: [Int], isPinned: Bool, _ make: (inout SheetPages) -> ModelReference
  ) -> ModelReference {
    if isPinned { return make(&self) }
    if let known = shared.groups[key] { return known }
    let value = make(&self)
    shared.groups[key] = value
    return value
  }

  private mutating func setStatus(_ sorted: SortedElements, _ pins: [Pin]) {
    guard !sorted.states.isEmpty || !sorted.entries.isEmpty || sorted.alert != nil else {
      model.set(.status, .absent)
      return
    }
    model.beginObject()
    set(.lines, sorted.states, pins)
    set(.alert, sorted.alert, pins)
    set(.entries, sorted.entries, pins)
    model.set(.status, model.end())
  }

  /// Whether plans have descriptions where they are shown: rows that stand for them are as high then.
  private var hasDescriptions: Bool {
    let shown = sheet.screens.first { !$0.plans.isEmpty }
    return shown?.elements.contains { $0.role == .planDescription } ?? false
  }

  private func isUnpaid(_ situation: Situation) -> Bool {
    guard case .declared(let index) = situation else { return false }
    return paywall.situations[index].billing != .good
  }

  private mutating func setTrouble(_ sorted: SortedElements, _ pins: [Pin]) {
    guard sorted.error != nil || sorted.retry != nil else {
      model.set(.trouble, .absent)
      return
    }
    model.beginObject()
    set(.title, sorted.error, pins)
    set(.message, sorted.message, pins)
    set(.retry, sorted.retry, pins)
    model.set(.trouble, model.end())
  }

  // MARK: Plans

  private mutating func plan(_ shown: ShownPlan, number: Int, _ elements: [Element], _ pins: [Pin]) -> ModelReference {
    var key = [1, shown.plan, number, shown.isSelected ? 1 : 0, shown.isCurrent ? 1 : 0]
    var isPinned = false
    for element in elements where element.plan == shown.plan {
      key.append(element.id)
      isPinned = isPinned || pins.mark(element)
    }
    return group(key, isPinned: isPinned) { pages in
      pages.planValue(shown, number: number, elements.filter { $0.plan == shown.plan }, pins)
    }
  }

  private mutating func planValue(
    _ shown: ShownPlan, number: Int, _ own: [Element], _ pins: [Pin]
  ) -> ModelReference {
    let figures = sheet.figures[shown.plan]
    let description = own.last { $0.role == .planDescription }
    model.beginObject()
    model.set(.number, self.number(number))
    model.set(.selected, flag: shown.isSelected)
    model.set(.isCurrent, flag: shown.isCurrent)
    // The dots of pages would need names that are one on the whole page.
    model.set(.isPaged, flag: sheet.look.controlStyle.isPaged && !isSingle)
    model.set(.name, text: figures.name)
    model.set(.price, words(of: own) { $0 == .price })
    model.set(.descriptionText, text: description?.text ?? "")
    model.set(.offer, words(of: own, where: \.isBesidePrice))
    let hasBadge = own.contains { $0.role == .badge }
    model.set(.badge, hasBadge ? words(of: own) { $0 == .badge } : .absent)
    model.beginList()
    for element in own where element.id != description?.id { model.append(line(element, pins)) }
    model.set(.lines, model.end())
    if let description {
      let runs = runs(of: description)
      let product = site.project.catalog.products[paywall.plans[shown.plan].product].id.value
      let icon = sheet.look.planIconNumber(of: product)
      begin(description, runs: runs, pins.first { $0.element == description.id })
      model.set(
        .symbol,
        text: icon.map { site.project.drawing(of: paywall.appearance.planIcons[$0 - 1].icon.name) })
      model.set(.symbolNumber, icon.map { self.number($0) } ?? .absent)
      model.set(.description, model.end())
    } else {
      model.set(.description, .absent)
    }
    return model.end()
  }

  /// What the elements of some roles say, as the screen says it.
  private mutating func words(of elements: [Element], where fits: (Role) -> Bool) -> ModelReference {
    let text = model.store { text in
      let start = text.count
      for element in elements where fits(element.role) {
        if text.count > start { text.append("; ") }
        for run in element.runs { text.append(run.bytes) }
      }
    }
    return model.text(text)
  }

  // MARK: Small print and buttons

  private mutating func choices(_ screen: Screen, _ sorted: SortedElements, _ pins: [Pin]) -> [ModelReference] {
    var choices: [ModelReference] = []
    let isButtons = sheet.look.controlStyle == .buttons
    // Where every plan is a button, nothing is chosen and all small print is shown.
    let general = sorted.captions.filter { $0.plan == nil || isButtons }
    let button = sorted.buttons.first { $0.plan == nil }
    for (index, shown) in screen.plans.enumerated() where !isButtons {
      let captions = sorted.captions.filter { $0.plan == shown.plan }
      let button = sorted.buttons.first { $0.plan == shown.plan }
      guard !captions.isEmpty || button != nil else { continue }
      let detail = sorted.details.first { $0.plan == shown.plan }
      // Small print of the whole screen stands above each plan's button.
      let print = captions + (button == nil ? [] : general)
      choices.append(choice(index + 1, isShown: shown.isSelected, print, button, detail, pins))
    }
    let isTold = !choices.isEmpty && sorted.buttons.contains { $0.plan != nil }
    if button != nil || (!general.isEmpty && !isTold) {
      let detail = sorted.details.first { $0.plan == nil }
      choices.append(choice(0, isShown: true, general, button, detail, pins))
    }
    return choices
  }

  private mutating func choice(
    _ number: Int, isShown: Bool, _ captions: [Element], _ button: Element?, _ detail: Element?, _ pins: [Pin]
  ) -> ModelReference {
    var key = [2, number, isShown ? 1 : 0, button?.id ?? -1, detail?.id ?? -1]
    for caption in captions { key.append(caption.id) }
    let isPinned =
      captions.contains { pins.mark($0) } || (button.map { pins.mark($0) } ?? false)
      || (detail.map { pins.mark($0) } ?? false)
    return group(key, isPinned: isPinned) {
      $0.choiceValue($0.number(number), isShown: isShown, captions, button, detail, pins)
    }
  }

  private mutating func choiceValue(
    _ number: ModelReference, isShown: Bool, _ captions: [Element], _ button: Element?, _ detail: Element?,
    _ pins: [Pin]
  ) -> ModelReference {
    model.beginObject()
    model.set(.number, number)
    model.set(.shown, flag: isShown)
    model.set(.isList, flag: sheet.look.controlStyle == .list)
    set(.captions, captions, pins)
    if let button {
      let runs = runs(of: button)
      begin(button, runs: runs, pins.first { $0.element == button.id })
      model.set(.off, flag: button.isOff)
      set(.detail, detail, pins)
      model.set(.cta, model.end())
    } else {
      model.set(.cta, .absent)
    }
    return model.end()
  }
}

extension Role {
  /// Whether a plan says with it something of its price beside the price.
  fileprivate var isBesidePrice: Bool {
    switch self {
    case .introPrice, .trial, .commitmentTotal, .perUnitPrice, .savings, .wasPrice, .priceDetail: true
    default: false
    }
  }
}

extension [Pin] {
  /// Whether a finding points at an element.
  fileprivate func mark(_ element: Screens.Element) -> Bool { contains { $0.element == element.id } }
}
