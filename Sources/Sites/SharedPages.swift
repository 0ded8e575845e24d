import Findings
import Locales
import Mustache
import Projects
import Reports
import ReviewRules
import Screens

/// The pages that speak of the whole project.
struct SharedPages {
  let site: Site
  let sheets: [Sheet]

  func render(_ emit: Site.Emit) {
    let entries = site.theme.entries
    if site.options.hasHTML {
      site.render(entries.overview, overview(), to: "index.html", emit)
      site.render(entries.prices, prices(), to: "prices/index.html", emit)
      renderLocalization(emit)
      renderRules(emit)
      renderStyles(emit)
      if site.hasHandoff { site.renderHandoffShared(emit: emit) }
      renderReviewKit(emit)
      site.renderChanges(emit)
    }
    let report = report()
    if site.options.hasHTML { site.render(entries.report, report, to: "report/index.html", emit) }
    if site.options.hasMarkdown, !site.options.reports.contains(where: { $0.name == "report.md" }) {
      site.render(entries.reportMarkdown, report, to: "report/report.md", emit)
    }
    if let base = site.baseURL, site.options.hasHTML { sitemap(base).withUnsafeBytes { emit("sitemap.xml", $0) } }
    for asset in site.assets.all { asset.bytes.withUnsafeBytes { emit(asset.path, $0) } }
  }

  /// The facts at the head of pages about findings.
  var facts: [String] { ["As of \(site.project.today.words)", counting(Registry.rules.count, "rule")] }

  /// What was judged, in a sentence.
  var judgedWords: String {
    let paywalls = site.project.paywalls.count
    let languages = Set(site.plan.paywalls.flatMap { $0.markets.map(\.locale) }.filter { !$0.isPseudo }).count
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
    let handoff = site.hasHandoff ? "handoff/" : nil
    for case let address? in ["", "prices/", "localization/", handoff, "styles/", "review-kit/", "report/"] {
      add(address)
    }
    for pages in site.plan.paywalls where !site.plan.isClashing(pages) {
      for market in pages.markets.indices where !pages.markets[market].locale.isPseudo {
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
