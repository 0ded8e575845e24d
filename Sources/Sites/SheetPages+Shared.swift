import Findings
import Foundation
import Locales
import Looks
import Mustache
import Projects
import Reports
import Screens
import StoreCatalog
import Words

extension SheetPages {
  /// Builds what all pages of the paywall have in common.
  mutating func shareCommonValues() {
    shared.noItems = model.list([])
    shared.presentation = model.text(paywall.presentation.rawValue)
    shared.kind = model.text("preview")
    shared.interfaceLanguage = model.text("en")
    shared.caption = model.text("Phone, 393 × 852 pt. Imitates iOS 18.")
    shared.severities = Severity.mostSevereFirst.map { model.text($0.rawValue) }
    shared.severityWords = Severity.mostSevereFirst.map { model.text($0.word) }
    shared.slotTitles = site.slotTitles[sheet.paywall].map { model.text(visible($0)) }
    if !isAtHome { return }
    shared.leads = pages.slots.indices.map { lead(slot: $0) }
    shareLabels()
    shareRail()
    shareHandoff()
  }

  /// Builds what leads from the paywall's screens to those in other languages.
  private mutating func shareRail() {
    shared.newCustomer = model.text("New customer")
    shared.mains = pages.markets.indices.filter { pages.markets[$0].isMain }
    shared.sourceMain = shared.mains.last { pages.markets[$0].locale == site.project.sourceLocale }
    shared.languageCodes = pages.markets.map { model.text($0.locale.identifier) }
    shared.defaultLanguage = model.text("x-default")
    shared.languageTitles = pages.markets.map { model.text(site.language($0.locale)) }
    shared.storefrontTitles = pages.markets.map { model.text(($0.wanted ?? $0.storefront).englishName) }
    shared.axisTitles = ["Language", "Tier", "Storefront", "Situation"].map { model.text($0) }
    shared.pageFiles = [
      "index.md", "screen.html", "Markdown", "Screen alone", "Handoff", "Localization",
    ].map { model.text($0) }
    for slot in pages.slots.indices {
      depth = site.plan.depth(site.plan.screen(pages, market: market, slot: slot))
      _ = depthValues()
      shared.rail.append([])
      for index in shared.mains {
        let item = railItem(market: index, slot: slot, shared.languageTitles[index])
        shared.rail[slot].append(item)
      }
      let alternates = alternates(slot: slot)
      shared.alternates.append(alternates)
    }
  }

  /// Builds what all pages of the sheet have in common.
  mutating func shareValues() {
    let locale = sheet.market.locale
    shared.text = model.store(sheet.bytes)
    shared.lang = model.text(locale.identifier)
    shared.dir = model.text(direction.rawValue)
    shared.style = model.text(sheet.look.controlStyle.rawValue)
    shared.looks = model.text(sheet.look.set.rawValue)
    let numbers = site.formats.numbers(in: locale)
    shared.time = model.text(numbers.number(9) + ":" + numbers.number(41))
    let group = site.project.groupName(of: paywall, in: locale)?.value ?? site.project.app.name
    shared.plansLabel = model.text(group.withoutControls)
    shared.heading = "\(visible(paywall.name)) in \(site.language(locale))"
    shared.storefront = (sheet.market.wanted ?? sheet.market.storefront).englishName
    shared.storefronts = pages.markets.indices.filter { pages.markets[$0].locale == locale }
    shared.ownMain = shared.mains.firstIndex { pages.markets[$0].locale == locale }
    shared.notices = model.notices(notices)
    sharePrices()
  }

  /// What a reader must know to trust what the sheet shows.
  var notices: [Site.Notice] { site.notices(of: sheet) }

  private mutating func sharePrices() {
    shared.priceRows = sheet.figures.map { figures in
      model.beginObject()
      model.set(.plan, text: figures.name)
      model.set(.price, text: figures.price == nil ? "no price" : figures.priceText)
      model.set(.place, text: figures.price.map { site.places.text($0.money.range) })
      return model.end()
    }
    var sources: [String] = []
    for price in sheet.figures.compactMap(\.price) {
      let words = price.source.word + (price.from.map { ", since \($0.words)" } ?? "")
      if !sources.contains(words) { sources.append(words) }
    }
    var sentence = sources.isEmpty ? "No price is known." : sources.joined(separator: "; ") + "."
    if sheet.market.wanted != nil { sentence += " They are not converted." }
    shared.priceSource = model.text(sentence)
  }

  /// What stands between the links to policies, in the screen's language.
  func listSeparators(_ texts: [String]) -> [String] {
    site.formats.lists(in: sheet.market.locale).separators(between: texts)
  }

  // MARK: By depth

  /// What depends on how deep the current page lies, made at its first use.
  mutating func depthValues() -> DepthValues {
    while depth >= shared.depths.count {
      shared.depths.append(nil)
      shared.slotItems.append(Array(repeating: nil, count: pages.slots.count))
    }
    if let known = shared.depths[depth] { return known }
    let root = SitePlan.root(depth: depth)
    let look = site.assets.looks[sheet.paywall]
    let values = DepthValues(
      root: Array(root.utf8), rootValue: model.text(root),
      assets: site.assets(root: root, look: look, in: &model),
      navigation: isAtHome ? site.navigation(nil, root: root, in: &model) : .absent, actions: nil)
    shared.depths[depth] = values
    return values
  }

  /// A link from the current page to a file of a screen.
  mutating func link(to screen: Int, file: String) -> ModelReference {
    if isSingle { return model.text("#s\(screen)") }
    return model.text(stored(linkTo: screen, file: file))
  }

  private mutating func stored(linkTo screen: Int, file: String) -> StoredBytes {
    // From within the paywall's folder nothing need lead out of it.
    let out = isAtHome ? 1 : 0
    let depth = depth
    let addresses = addresses
    return model.store { text in
      for _ in out..<max(depth, out) { text.append("../") }
      addresses.append(screen, within: isAtHome, to: &text)
      text.append("/")
      text.append(file)
    }
  }

  /// Counts as a list, the most severe first.
  mutating func countList(_ counts: SeverityCounts, onlyWorst: Bool = false) -> ModelReference {
    guard let worst = counts.worst else { return shared.noItems }
    model.beginList()
    for severity in Severity.mostSevereFirst where counts[severity] > 0 && (!onlyWorst || severity == worst) {
      model.append(count(severity, counts[severity]))
    }
    return model.end()
  }

  private mutating func count(_ severity: Severity, _ number: Int) -> ModelReference {
    while number >= shared.counts[severity.index].count { shared.counts[severity.index].append(nil) }
    if let known = shared.counts[severity.index][number] { return known }
    let value = model.count(severity, number)
    shared.counts[severity.index][number] = value
    return value
  }
}

extension ModelBuilder {
  mutating func count(_ severity: Severity, _ number: Int) -> ModelReference {
    object {
      $0.set(.severity, text: severity.rawValue)
      $0.set(.number, text: String(number))
      $0.set(.label, text: severity.counted(number))
    }
  }

  mutating func counts(_ counts: SeverityCounts) -> ModelReference {
    list { list in
      for severity in Severity.mostSevereFirst where counts[severity] > 0 {
        list.append(list.count(severity, counts[severity]))
      }
    }
  }
}

extension Site {
  /// The pages that the bar names.
  enum Place: CaseIterable {
    case overview, report, prices, localization, styles, handoff, reviewKit, changes
  }

  /// Whether the site has a page that only some sites have; true of all others.
  private func has(_ place: Place) -> Bool {
    switch place {
    case .handoff: hasHandoff
    case .changes: options.changes != nil
    case .overview, .report, .prices, .localization, .styles, .reviewKit: true
    }
  }

  /// The navigation, as seen from one of its pages, or from another.
  ///
  /// - Parameter root: what leads from the page to the site's root.
  func navigation(_ current: Place?, root: String, in model: inout ModelBuilder) -> ModelReference {
    model.list { list in
      for place in Place.allCases where has(place) {
        let entry: (title: String, address: String) =
          switch place {
          case .overview: ("Overview", "index.html")
          case .report: ("Report", "report/index.html")
          case .prices: ("Prices", "prices/index.html")
          case .localization: ("Localization", "localization/index.html")
          case .handoff: ("Handoff", "handoff/index.html")
          case .reviewKit: ("Review kit", "review-kit/index.html")
          case .changes: ("Changes", "changes/index.html")
          case .styles: ("Styles", "styles/index.html")
          }
        let count =
          place == .report ? findings.total.total : place == .changes ? options.changes?.changes.count ?? 0 : 0
        let item = list.object {
          $0.set(.title, text: entry.title)
          $0.set(.address, text: entry.address)
          $0.set(.href, text: root + entry.address)
          $0.set(.count, text: count > 0 ? String(count) : nil)
          $0.set(.current, flag: place == current)
        }
        list.append(item)
      }
    }
  }

  /// The static files as a page links to them.
  func assets(root: String, look: Asset?, in model: inout ModelBuilder) -> ModelReference {
    func href(_ asset: Asset?) -> String { asset.map { root + $0.path.percentEncodedPath } ?? "" }
    return model.object {
      $0.set(.site, text: href(assets.site))
      $0.set(.script, text: href(assets.script))
      $0.set(.paywall, text: href(assets.paywall))
      $0.set(.look, text: look.map { href($0) })
      $0.set(.siteIntegrity, text: assets.site?.integrity ?? "")
      $0.set(.scriptIntegrity, text: assets.script?.integrity ?? "")
      $0.set(.paywallIntegrity, text: assets.paywall?.integrity ?? "")
      $0.set(.lookIntegrity, text: look?.integrity)
    }
  }
}
