import Findings
import Locales
import Mustache
import Projects
import Reports
import ReviewRules
import Screens

extension SharedPages {
  /// Above so many languages a paywall is a table of counts.
  private static let pictureLanguages = 12
  /// So many screens are drawn on one page.
  private static let pictureLimit = 60
  /// So many findings of all languages, and of one language, are shown at once.
  private static let commonLimit = 3
  private static let languageLimit = 4
  /// So many of those that are about no paywall are.
  private static let fileLimit = 12

  func overview() -> Model {
    let order = site.plan.paywalls.indices.sorted { a, b in
      let (x, y) = (counts(ofPaywall: a).errors > 0, counts(ofPaywall: b).errors > 0)
      return x == y ? a < b : x
    }
    let head = Site.Head(
      kind: "overview", place: .overview, depth: 0, address: "", heading: verdict(order), lead: overviewLead,
      leadLink: notCheckedLink, facts: facts)
    var pictures = 0
    return site.page(head) { model in
      let paywalls = model.list { list in
        for index in order {
          let pages = site.plan.paywalls[index]
          let languages = pages.markets.count { $0.isMain }
          let cells = languages * pages.slots.count { $0.situation == .new }
          let hasPictures =
            languages <= SharedPages.pictureLanguages && pictures + cells <= SharedPages.pictureLimit
          if hasPictures { pictures += cells }
          let paywall = paywall(pages, hasPictures: hasPictures, in: &list)
          list.append(paywall)
        }
      }
      model.set(.paywalls, paywalls)
      setFileFindings(&model)
      setNotChecked(&model)
    }
  }

  /// How much was found about a paywall, each finding once.
  private func counts(ofPaywall index: Int) -> SeverityCounts {
    var counts = SeverityCounts()
    for item in site.findings.open where item.paywalls.contains(index) { counts[item.finding.severity] += 1 }
    return counts
  }

  /// What was found in files, and is about no paywall.
  private func setFileFindings(_ model: inout ModelBuilder) {
    let own = site.findings.open.filter(\.paywalls.isEmpty)
    let sorted = Severity.mostSevereFirst.flatMap { severity in own.filter { $0.finding.severity == severity } }
    model.set(.hasFiles, flag: !sorted.isEmpty)
    let first = items(sorted.prefix(SharedPages.fileLimit), in: &model)
    model.set(.files, first)
    let more = sorted.count - SharedPages.fileLimit
    model.set(.moreLabel, text: more > 0 ? "\(more) more" : nil)
  }

  // MARK: The verdict

  /// The headline: how much of the worst there is, and where.
  private func verdict(_ order: [Int]) -> String {
    let total = site.findings.total
    guard let worst = total.worst else {
      return "Nothing found on \(counting(site.report.judgement.screenCount, "screen"))"
    }
    let paywalls = order.map { (name: visible(site.project.paywalls[$0].name), number: counts(ofPaywall: $0)[worst]) }
    let elsewhere = site.findings.open.count { $0.finding.severity == worst && $0.paywalls.isEmpty }
    guard paywalls.contains(where: { $0.number > 0 }) else { return "\(worst.counted(total[worst])) in the files" }
    guard paywalls.count <= 3 else {
      let hit = paywalls.count { $0.number > 0 }
      return "\(worst.counted(total[worst])) on \(hit) of \(paywalls.count) paywalls"
    }
    var parts: [String] = []
    for (name, number) in paywalls {
      parts.append(
        parts.isEmpty ? "\(worst.counted(number)) on \(name)" : "\(number == 0 ? "none" : String(number)) on \(name)")
    }
    if elsewhere > 0 { parts.append("\(elsewhere) in the files") }
    return parts.joined(separator: ", ")
  }

  private var overviewLead: String {
    let total = site.findings.total
    let lesser = Severity.mostSevereFirst.drop { $0 != total.worst }.dropFirst().filter { total[$0] > 0 }
    guard !lesser.isEmpty else { return judgedWords }
    let first = total[lesser[0]]
    return "\(judgedWords) There \(first == 1 ? "is" : "are") also \(listing(lesser.map { $0.counted(total[$0]) }))."
  }

  // MARK: A paywall

  private func paywall(_ pages: SitePlan.PaywallPages, hasPictures: Bool, in model: inout ModelBuilder)
    -> ModelReference
  {
    let paywall = site.project.paywalls[pages.paywall]
    let mains = pages.markets.indices.filter { pages.markets[$0].isMain }
    let own = site.findings.open.filter { $0.paywalls.contains(pages.paywall) }
    let sorted = Severity.mostSevereFirst.flatMap { severity in own.filter { $0.finding.severity == severity } }
    let spoken = mains.filter { !pages.markets[$0].locale.isPseudo }
    let all = Set(spoken.map { pages.markets[$0].locale.identifier })
    let common = sorted.filter { $0.locales.isEmpty || all.isSubset(of: $0.locales) }
    let others = sorted.filter { !($0.locales.isEmpty || all.isSubset(of: $0.locales)) }
    let views = pages.slots.indices.filter { pages.slots[$0].situation == .new }
    let screens = sheets.filter { $0.paywall == pages.paywall }.reduce(0) { $0 + $1.screens.count { $0.isJudged } }

    model.beginObject()
    model.set(.slug, text: paywall.slug)
    model.set(.name, text: visible(paywall.name))
    model.set(.facts, text: facts(of: paywall))
    let links = links(pages, in: &model)
    model.set(.links, links)
    let first = items(common.prefix(SharedPages.commonLimit), in: &model)
    let rest = items(common.dropFirst(SharedPages.commonLimit), in: &model)
    model.set(.hasCommon, flag: !common.isEmpty)
    model.set(.common, first)
    model.set(.hasMoreCommon, flag: common.count > SharedPages.commonLimit)
    model.set(.moreCommon, rest)
    model.set(.moreCommonLabel, text: "\(max(0, common.count - SharedPages.commonLimit)) more")
    model.set(.isClean, flag: own.isEmpty)
    model.set(
      .cleanLabel, text: "\(counting(screens, "screen")) judged, in \(spelling(spoken.count, "language"))")
    model.set(.hasPictures, flag: hasPictures)
    let columns = model.list { list in
      for slot in views {
        let view = list.object {
          $0.set(.title, text: visible(site.slotTitles[pages.paywall][slot]))
          $0.set(.judged, flag: pages.slots[slot].isJudged)
        }
        list.append(view)
      }
    }
    model.set(.views, columns)
    let nothing = common.isEmpty ? "Nothing found" : "Nothing beyond the \(spelling(common.count)) above"
    let languages = model.list { list in
      for market in mains {
        let row = language(
          market, pages, views, others.filter { $0.locales.contains(pages.markets[market].locale.identifier) },
          nothing: nothing, in: &list)
        list.append(row)
      }
    }
    model.set(.languages, languages)
    return model.end()
  }

  /// "Four plans in two tiers, shown together".
  private func facts(of paywall: Paywall) -> String {
    let plans = spelling(paywall.plans.count, "plan").uppercasedFirst
    guard paywall.tiers.count > 1 else { return plans }
    let shown =
      switch paywall.tierLayout {
      case .flat: "shown together"
      case .tabs: "shown as tabs"
      case .links: "shown one at a time"
      }
    return "\(plans) in \(spelling(paywall.tiers.count, "tier")), \(shown)"
  }

  private func links(_ pages: SitePlan.PaywallPages, in model: inout ModelBuilder) -> ModelReference {
    let market = pages.markets.firstIndex { $0.isMain && $0.locale == site.project.sourceLocale } ?? 0
    let situation = pages.slots.firstIndex { $0.situation != .new }
    return model.list { list in
      func add(_ title: String, _ address: String) {
        let link = list.object {
          $0.set(.title, text: title)
          $0.set(.address, text: address)
        }
        list.append(link)
      }
      guard pages.markets.indices.contains(market) else { return }
      if let situation {
        let screen = site.plan.screen(pages, market: market, slot: situation)
        add("Situations", site.plan.address(screen) + "/index.html")
      }
      if site.hasHandoff, !site.plan.isClashing(pages), !pages.markets[market].locale.isPseudo {
        add("Handoff", "handoff/\(pages.slug)/\(pages.markets[market].slug)/index.html")
      }
      add("Review kit", "review-kit/index.html")
    }
  }

  private func items(_ items: some Sequence<SiteFindings.Item>, in model: inout ModelBuilder) -> ModelReference {
    model.list { list in
      for item in items {
        let value = self.item(item, in: &list)
        list.append(value)
      }
    }
  }

  // MARK: A language

  private func language(
    _ market: Int, _ pages: SitePlan.PaywallPages, _ views: [Int], _ own: [SiteFindings.Item], nothing: String,
    in model: inout ModelBuilder
  ) -> ModelReference {
    let locale = pages.markets[market].locale
    let language = site.languages.first { $0.locale == locale }
    let name = language?.name ?? locale.englishName
    let storefront = pages.markets[market].wanted ?? pages.markets[market].storefront
    model.beginObject()
    model.set(.name, text: name)
    model.set(.ownName, text: language.map { $0.ownName == name ? "" : $0.ownName } ?? "")
    model.set(.locale, text: locale.identifier)
    model.set(.lang, text: locale.identifier)
    var words = "\(storefront.englishName), \(storefront.currency.code)"
    if pages.markets[market].wanted != nil {
      words = "\(storefront.englishName): showing \(pages.markets[market].storefront.englishName)"
    }
    model.set(.market, text: words)
    let cells = model.list { list in
      for slot in views {
        let cell = cell(market, slot, pages, name: name, in: &list)
        list.append(cell)
      }
    }
    model.set(.cells, cells)
    model.set(.judged, flag: !locale.isPseudo)
    model.set(.hasFindings, flag: !own.isEmpty)
    let findings = items(own.prefix(SharedPages.languageLimit), in: &model)
    model.set(.findings, findings)
    model.set(.nothing, text: locale.isPseudo ? "Not judged: made-up words, to see what breaks" : nothing)
    if own.count > SharedPages.languageLimit {
      let more = model.object {
        $0.set(.title, text: "\(own.count - SharedPages.languageLimit) more")
        $0.set(.address, text: "report/index.html")
      }
      model.set(.more, more)
    } else {
      model.set(.more, .absent)
    }
    return model.end()
  }

  private func cell(
    _ market: Int, _ slot: Int, _ pages: SitePlan.PaywallPages, name: String, in model: inout ModelBuilder
  ) -> ModelReference {
    let screen = site.plan.screen(pages, market: market, slot: slot)
    let address = site.plan.address(screen)
    let counts = site.findings.counts(screen)
    let isJudged = pages.slots[slot].isJudged
    let isMissing = pages.slots[slot].isClashing || site.plan.isClashing(pages)
    let view = visible(site.slotTitles[pages.paywall][slot])
    let found =
      isJudged && !pages.markets[market].locale.isPseudo
      ? ": " + (counts.total == 0 ? "nothing found" : counts.words) : ""
    let list = model.counts(counts)
    return model.object {
      $0.set(.address, text: isMissing ? nil : address + "/index.html")
      $0.set(.frame, text: isMissing ? nil : address + "/screen.html")
      $0.set(.label, text: "\(name), \(view)\(found)")
      $0.set(.judged, flag: isJudged)
      $0.set(.counts, list)
      $0.set(.worst, text: counts.worst?.rawValue)
    }
  }
}
