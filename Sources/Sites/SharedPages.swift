import Findings
import Locales
import Mustache
import Projects
import Reports
import ReviewRules
import Screens

/// The pages that speak of the whole project. Each has a model of its own.
struct SharedPages {
  let site: Site
  let sheets: [Sheet]

  /// How a page is called and what it says first.
  struct Head {
    var kind: String
    var place: Site.Place
    var depth: Int
    /// Below the root, without the file: `report/`.
    var address: String
    var heading: String
    var lead: String
    var leadLink: (text: String, href: String)?
    var facts: [String]
    var markdown: String?
  }

  func render(_ emit: Site.Emit) {
    let entries = site.theme.entries
    if site.options.hasHTML {
      render(entries.overview, overview(), to: "index.html", emit)
      render(entries.prices, prices(), to: "prices/index.html", emit)
      renderLocalization(emit)
      renderRules(emit)
    }
    let report = report()
    if site.options.hasHTML { render(entries.report, report, to: "report/index.html", emit) }
    if site.options.hasMarkdown, !site.options.reports.contains(where: { $0.name == "report.md" }) {
      render(entries.reportMarkdown, report, to: "report/report.md", emit)
    }
    for file in site.options.reports { emit("report/\(file.name)", file.bytes) }
    if let base = site.baseURL, site.options.hasHTML { emit("sitemap.xml", sitemap(base)) }
    for asset in site.assets.all { emit(asset.path, asset.bytes) }
  }

  func render(_ template: TemplateID?, _ model: Model, to path: String, _ emit: Site.Emit) {
    guard let template else { return }
    var bytes: [UInt8] = []
    site.theme.library.render(template, roots: [site.model, model], into: &bytes)
    emit(path, bytes)
  }

  /// A page's model: what all pages have, and what `fill` adds.
  func page(_ head: Head, _ fill: (inout ModelBuilder) -> Void) -> Model {
    var model = ModelBuilder()
    let root = SitePlan.root(depth: head.depth)
    model.beginObject()
    let assets = site.assets(root: root, look: nil, in: &model)
    model.set(.assets, assets)
    let navigation = site.navigation(head.place, in: &model)
    let page = model.object { page in
      page.set(.title, text: "\(head.heading) · \(visible(site.project.site.title ?? site.project.app.name))")
      page.set(.kind, text: head.kind)
      page.set(.heading, text: head.heading)
      page.set(.lead, text: head.lead)
      if let link = head.leadLink {
        let value = page.object {
          $0.set(.text, text: link.text)
          $0.set(.href, text: link.href)
        }
        page.set(.leadLink, value)
      } else {
        page.set(.leadLink, .absent)
      }
      let facts = page.texts(head.facts)
      page.set(.facts, facts)
      page.set(.root, text: root)
      page.set(.lang, text: "en")
      page.set(.canonical, text: site.baseURL.map { $0 + head.address })
      let none = page.list([])
      page.set(.alternates, none)
      page.set(.markdown, text: head.markdown)
      page.set(.stale, .absent)
      page.set(.pages, navigation)
      page.set(.previous, .absent)
      page.set(.next, .absent)
    }
    model.set(.page, page)
    fill(&model)
    let whole = model.end()
    return model.finish(whole)
  }

  /// The facts at the head of pages about findings.
  var facts: [String] { ["As of \(site.project.today.words)", counting(Registry.rules.count, "rule")] }

  /// What was judged, in a sentence.
  var judgedWords: String {
    let paywalls = site.project.paywalls.count
    let languages = Set(site.plan.paywalls.flatMap { $0.markets.map(\.locale) }).count
    let screens = site.report.judgement.screenCount
    return
      "\(counting(screens, "screen")) of \(spelling(paywalls, "paywall")) \(screens == 1 ? "was" : "were") judged, in \(spelling(languages, "language"))."
  }

  /// The link to what was not checked; nil where everything was.
  var notCheckedLink: (text: String, href: String)? {
    let rules = Set(site.report.judgement.notChecked.map(\.rule)).count
    return rules == 0 ? nil : ("\(counting(rules, "rule")) \(rules == 1 ? "was" : "were") not checked", "#not-checked")
  }

  func setNotChecked(_ model: inout ModelBuilder) {
    let notChecked = site.report.judgement.notChecked
    var reasons: [String] = []
    var rules: [String: [String]] = [:]
    for entry in notChecked {
      if rules[entry.reason] == nil { reasons.append(entry.reason) }
      rules[entry.reason, default: []].append(entry.rule)
    }
    model.set(.hasNotChecked, flag: !reasons.isEmpty)
    model.set(
      .notCheckedLabel,
      text: "\(Set(notChecked.map(\.rule)).count) of \(counting(Registry.rules.count, "rule")), in part or wholly")
    let list = model.list { list in
      for reason in reasons {
        let ids = list.texts(rules[reason] ?? [])
        let item = list.object {
          $0.set(.reason, text: reason.uppercasedFirst)
          $0.set(.remedy, .absent)
          $0.set(.rules, ids)
        }
        list.append(item)
      }
    }
    model.set(.notChecked, list)
  }

  /// A finding in a list that leads to the report.
  func item(_ item: SiteFindings.Item, in model: inout ModelBuilder) -> ModelReference {
    model.object {
      $0.set(.severity, text: item.finding.severity.rawValue)
      $0.set(.label, text: item.finding.severity.word)
      $0.set(.title, text: visible(item.finding.message))
      $0.set(.place, text: item.place)
      $0.set(.address, text: "report/index.html#\(item.fingerprint)")
    }
  }

  /// The pages that search engines may list, if they may.
  private func sitemap(_ base: String) -> [UInt8] {
    var xml = Array(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        .utf8)
    func add(_ address: String) {
      xml += "<url><loc>".utf8
      xml += Escaping.html.escape(base + address).utf8
      xml += "</loc></url>\n".utf8
    }
    for address in ["", "prices/", "localization/", "report/"] { add(address) }
    for pages in site.plan.paywalls where !site.plan.isClashing(pages) {
      for market in pages.markets.indices {
        for slot in pages.slots.indices where !pages.slots[slot].isClashing {
          add(site.plan.address(site.plan.screen(pages, market: market, slot: slot)) + "/")
        }
      }
    }
    xml += "</urlset>\n".utf8
    return xml
  }
}

extension String {
  /// With a capital first letter, for the start of a sentence.
  var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
