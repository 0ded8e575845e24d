import Findings
import Locales
import Mustache
import Projects
import Screens

extension SheetPages {
  /// What can be chosen from a screen: languages, tiers, storefronts, situations. The other axes stay as they are where the target exists.
  mutating func axes(slot: Int) -> ModelReference {
    model.beginList()
    let hasMarkdown = site.options.hasMarkdown
    axis(0, value: shared.languageTitles[market], hasMarkdown: hasMarkdown) { pages in
      for (index, item) in pages.shared.rail[slot].enumerated() {
        pages.model.append(index == pages.shared.ownMain ? item.current : item.other)
      }
    }
    let new = pages.slots.indices.filter { pages.slots[$0].situation == .new }
    let view = pages.slots[slot].view
    if new.count > 1 {
      let current = new.first { pages.slots[$0].view == view } ?? 0
      axis(1, value: shared.slotTitles[current], hasMarkdown: hasMarkdown) { pages in
        for index in new { pages.slotItem(index, isCurrent: index == current) }
      }
    }
    let storefronts = shared.storefronts
    if storefronts.count > 1 {
      axis(2, value: shared.storefrontTitles[market], hasMarkdown: hasMarkdown) { pages in
        for index in storefronts {
          pages.item(market: index, slot: slot, pages.shared.storefrontTitles[index], isCurrent: index == pages.market)
        }
      }
    }
    let home = new.first { pages.slots[$0].view == view } ?? 0
    let isNew = pages.slots[slot].situation == .new
    axis(3, value: isNew ? shared.newCustomer : shared.slotTitles[slot], hasMarkdown: hasMarkdown) { pages in
      pages.item(market: pages.market, slot: home, pages.shared.newCustomer, isCurrent: isNew)
      for index in pages.pages.slots.indices where pages.pages.slots[index].situation != .new {
        pages.slotItem(index, isCurrent: index == slot)
      }
    }
    return model.end()
  }

  private mutating func axis(
    _ number: Int, value: ModelReference, hasMarkdown: Bool, _ items: (inout SheetPages) -> Void
  ) {
    model.beginObject()
    model.set(.title, shared.axisTitles[number])
    model.set(.value, value)
    model.set(.hasMarkdown, flag: hasMarkdown)
    model.beginList()
    items(&self)
    model.set(.items, model.end())
    model.append(model.end())
  }

  /// An item for a screen of this market. Pages that lie equally deep share it.
  private mutating func slotItem(_ slot: Int, isCurrent: Bool) {
    if let known = shared.slotItems[depth][slot] {
      model.append(isCurrent ? known.current : known.other)
      return
    }
    let other = itemValue(market: market, slot: slot, shared.slotTitles[slot], isCurrent: false)
    let current = current(other)
    shared.slotItems[depth][slot] = (other, current)
    model.append(isCurrent ? current : other)
  }

  /// A language in the rail of a slot's pages, from the page of the same screen in another one.
  mutating func railItem(market: Int, slot: Int, _ title: ModelReference) -> RailItem {
    let number = site.plan.screen(pages, market: market, slot: slot)
    let href = link(to: number, file: "index.html")
    let markdown = site.options.hasMarkdown ? link(to: number, file: "index.md") : .absent
    let other = itemValue(slot: slot, number, title, href, markdown, isCurrent: false)
    let current = current(other)
    return RailItem(href: href, other: other, current: current)
  }

  /// The same item on the page that it leads to.
  private mutating func current(_ item: ModelReference) -> ModelReference {
    model.beginObject(like: item)
    model.set(.current, flag: true)
    return model.end()
  }

  private mutating func item(market: Int, slot: Int, _ title: ModelReference, isCurrent: Bool) {
    model.append(itemValue(market: market, slot: slot, title, isCurrent: isCurrent))
  }

  private mutating func itemValue(market: Int, slot: Int, _ title: ModelReference, isCurrent: Bool) -> ModelReference {
    let number = site.plan.screen(pages, market: market, slot: slot)
    let href = link(to: number, file: "index.html")
    let markdown = site.options.hasMarkdown ? link(to: number, file: "index.md") : .absent
    return itemValue(slot: slot, number, title, href, markdown, isCurrent: isCurrent)
  }

  private mutating func itemValue(
    slot: Int, _ screen: Int, _ title: ModelReference, _ href: ModelReference, _ markdown: ModelReference,
    isCurrent: Bool
  ) -> ModelReference {
    let counts = countList(site.findings.counts(screen), onlyWorst: true)
    model.beginObject()
    model.set(.title, title)
    model.set(.href, href)
    model.set(.markdown, markdown)
    model.set(.current, flag: isCurrent)
    model.set(.gap, flag: beginsBlock(slot))
    model.set(.excerpt, flag: !pages.slots[slot].isJudged)
    model.set(.counts, counts)
    return model.end()
  }

  /// Whether a situation is the first of its block: buying, subscribed, the store.
  private func beginsBlock(_ slot: Int) -> Bool {
    let slots = pages.slots
    guard slot > 0, slots[slot].situation != .new else { return false }
    return block(slots[slot].situation) != block(slots[slot - 1].situation)
  }

  private func block(_ situation: Situation) -> Int {
    if site.project.isWithoutPlans(situation, of: paywall) { return 2 }
    return switch situation {
    case .new, .trialUsed, .lapsed: 0
    case .subscribed, .declared: 1
    case .loading, .failed: 2
    }
  }
}
