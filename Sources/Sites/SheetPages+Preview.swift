import Findings
import Locales
import Looks
import Mustache
import Projects
import Reports
import Screens
import StoreCatalog

extension SheetPages {
  /// How a screen's page is called.
  struct Titles {
    /// "plus in German".
    var heading: String
    /// "New customer, all four plans, Germany".
    var lead: String
    /// For the window.
    var window: String
  }

  func title(slot: Int) -> Titles {
    let heading = shared.heading
    let lead =
      (shared.leads.indices.contains(slot) ? shared.leads[slot] : lead(slot: slot)) + ", " + shared.storefront
    return Titles(heading: heading, lead: lead, window: heading + ": " + lead)
  }

  /// Who looks, and what of the paywall is shown.
  func lead(slot: Int) -> String {
    let own = pages.slots[slot]
    let situation = visible(site.project.title(of: own.situation, in: paywall))
    if site.project.isWithoutPlans(own.situation, of: paywall) { return situation }
    let shown: String
    switch own.view {
    case .all:
      let number = paywall.plans.count
      shown = number == 1 ? "one plan" : number == 2 ? "both plans" : "all \(spelling(number, "plan"))"
    case .tier(let tier): shown = visible(site.project.title(ofTier: tier, in: paywall))
    }
    return situation + ", " + shown
  }

  /// The page around a screen.
  mutating func previewPage(
    _ screen: Screen, slot: Int, title: Titles, _ drawn: ModelReference, _ found: OnScreen, _ depth: DepthValues
  ) -> ModelReference {
    model.beginObject()
    model.set(.assets, depth.assets)
    let page = page(slot: slot, title: title, depth)
    model.set(.page, page)
    model.set(.screen, drawn)
    let axes = axes(slot: slot)
    model.set(.axes, axes)
    model.set(.notices, shared.notices)
    setFindings(found)
    model.set(.judged, flag: !sheet.market.locale.isPseudo)
    let isPriced = !screen.plans.isEmpty
    model.set(.hasPrices, flag: isPriced)
    model.set(.prices, isPriced ? model.list(screen.plans.map { shared.priceRows[$0.plan] }) : shared.noItems)
    model.set(.isBorrowed, flag: sheet.market.wanted != nil)
    model.set(.priceSource, shared.priceSource)
    model.beginList()
    for element in screen.elements {
      if let row = row(of: element) { model.append(row) }
    }
    model.set(.rows, model.end())
    return model.end()
  }

  private mutating func page(slot: Int, title: Titles, _ depth: DepthValues) -> ModelReference {
    model.beginObject()
    model.set(.title, text: title.window)
    model.set(.kind, shared.kind)
    model.set(.heading, text: title.heading)
    model.set(.lead, text: title.lead)
    model.set(.leadLink, .absent)
    model.set(.facts, shared.noItems)
    model.set(.root, depth.rootValue)
    model.set(.lang, shared.interfaceLanguage)
    model.set(.pages, depth.navigation)
    model.set(.stale, .absent)
    model.set(.isDark, flag: false)
    model.set(.caption, shared.caption)
    model.set(.markdown, site.options.hasMarkdown ? shared.pageFiles[0] : .absent)
    let actions = depth.actions ?? actions(depth)
    model.set(.actions, actions)
    setAlternates(slot: slot)
    let previous = turn(slot: slot, forward: false)
    model.set(.previous, previous)
    let next = turn(slot: slot, forward: true)
    model.set(.next, next)
    return model.end()
  }

  private mutating func actions(_ values: DepthValues) -> ModelReference {
    model.beginList()
    if site.options.hasMarkdown {
      model.beginObject()
      model.set(.title, shared.pageFiles[2])
      model.set(.href, shared.pageFiles[0])
      model.append(model.end())
    }
    model.beginObject()
    model.set(.title, shared.pageFiles[3])
    model.set(.href, shared.pageFiles[1])
    model.append(model.end())
    // Nobody works on a language that is made up.
    if site.options.hasHTML, !sheet.market.locale.isPseudo {
      let language = sheet.market.locale.identifier
      let places = [
        (shared.pageFiles[4], site.hasHandoff ? "handoff/\(pages.slug)/\(sheet.market.slug)/index.html" : nil),
        (shared.pageFiles[5], "localization/\(language).html"),
      ]
      for (title, place) in places {
        guard let place else { continue }
        let href = model.text(
          model.store { text in
            text.append(values.root)
            text.append(place.percentEncodedPath)
          })
        model.beginObject()
        model.set(.title, title)
        model.set(.href, href)
        model.append(model.end())
      }
    }
    let actions = model.end()
    shared.depths[depth]?.actions = actions
    return actions
  }

  private mutating func setAlternates(slot: Int) {
    guard let base = site.baseURL else {
      model.set(.canonical, .absent)
      model.set(.alternates, shared.noItems)
      return
    }
    let canonical = fullAddress(base, screenNumber)
    model.set(.canonical, canonical)
    let isTranslated = sheet.market.isMain && !sheet.market.locale.isPseudo
    model.set(.alternates, isTranslated ? shared.alternates[slot] : shared.noItems)
  }

  /// The addresses of a screen in all languages; none where the site's address is not known.
  mutating func alternates(slot: Int) -> ModelReference {
    guard let base = site.baseURL else { return shared.noItems }
    model.beginList()
    var source: ModelReference?
    for index in shared.mains where !pages.markets[index].locale.isPseudo {
      let address = fullAddress(base, site.plan.screen(pages, market: index, slot: slot))
      if index == shared.sourceMain { source = address }
      model.beginObject()
      model.set(.lang, shared.languageCodes[index])
      model.set(.href, address)
      model.append(model.end())
    }
    if let source {
      model.beginObject()
      model.set(.lang, shared.defaultLanguage)
      model.set(.href, source)
      model.append(model.end())
    }
    return model.end()
  }

  private mutating func fullAddress(_ base: String, _ screen: Int) -> ModelReference {
    let addresses = addresses
    let stored = model.store { text in
      text.append(base)
      addresses.append(screen, to: &text)
      text.append("/")
    }
    return model.text(stored)
  }

  /// The same screen in the language before or after this one.
  private mutating func turn(slot: Int, forward: Bool) -> ModelReference {
    let mains = shared.mains
    guard let own = shared.ownMain else { return .absent }
    let target = own + (forward ? 1 : -1)
    guard mains.indices.contains(target) else { return .absent }
    model.beginObject()
    model.set(.href, shared.rail[slot][target].href)
    model.set(.title, shared.languageTitles[mains[target]])
    return model.end()
  }
}
