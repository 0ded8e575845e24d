import Findings
import Foundation
import Locales
import Mustache
import Projects
import Reports
import ReviewRules

extension SharedPages {
  /// So many screens of a finding are linked.
  private static let screenLimit = 4
  /// So many more are linked one by one.
  private static let otherScreenLimit = 48
  /// So many places of a finding are quoted.
  private static let quoteLimit = 4

  func report() -> Model {
    let total = site.findings.total
    let sorted = Severity.mostSevereFirst.flatMap { severity in
      site.findings.open.filter { $0.finding.severity == severity }
    }
    let head = Site.Head(
      kind: "report", place: .report, depth: 1, address: "report/",
      heading: total.total == 0 ? "Nothing found" : total.words, lead: judgedWords + suppressedWords,
      leadLink: notCheckedLink, facts: facts, markdown: site.options.hasMarkdown ? "report.md" : nil)
    let clean =
      "\(counting(site.report.judgement.screenCount, "screen")) were judged by \(counting(Registry.rules.count, "rule"))."
    let texts = RuleTexts(sorted.map(\.finding.rule))
    return site.page(head) { model in
      let tiers = TierNames(site.project)
      let filters = filters(sorted, tiers, in: &model)
      model.set(.filters, filters)
      setRuleChoices(sorted, &model)
      let findings = model.list { list in
        for item in sorted {
          let value = finding(item, texts, tiers, in: &list)
          list.append(value)
        }
      }
      model.set(.findings, findings)
      model.set(.cleanLabel, text: clean)
      setSuppressed(&model)
      setNotChecked(&model)
    }
  }

  /// What the project accepts, in a sentence with a space before it; empty where that is nothing.
  private var suppressedWords: String {
    let number = site.findings.suppressed.count
    return number == 0 ? "" : " \(counting(number, "finding")) \(number == 1 ? "is" : "are") suppressed."
  }

  // MARK: Filters

  private func filters(_ findings: [SiteFindings.Item], _ tiers: TierNames, in model: inout ModelBuilder)
    -> ModelReference
  {
    typealias Choice = (value: String, title: String, severity: String?, number: Int)
    let severities: [Choice] = Severity.mostSevereFirst.compactMap { severity in
      let number = site.findings.total[severity]
      return number == 0 ? nil : (severity.rawValue, severity.word + "s", severity.rawValue, number)
    }
    let languages: [Choice] = site.languages.enumerated().compactMap { index, language in
      let number = findings.count { $0.finding.locales.contains(language.locale.identifier) }
      return number == 0 ? nil : (String(index + 1), language.name, nil, number)
    }
    let levels: [Choice] = tiers.names.enumerated().compactMap { index, name in
      let number = findings.count { tiers.numbers(of: $0, site).contains(index + 1) }
      return number == 0 ? nil : (String(index + 1), visible(name), nil, number)
    }
    var bases: [Choice] = Basis.allCases.compactMap { basis in
      let number = findings.count { $0.judged.basis == basis }
      return number == 0 ? nil : (basis.filterName, basis.word, nil, number)
    }
    let inputs = findings.count { $0.finding.kind == .input }
    if inputs > 0 { bases.append(("input", "Files", nil, inputs)) }
    return model.list { list in
      for (title, name, choices) in [
        ("Severity", "severity", severities), ("Language", "language", languages), ("Tier", "tier", levels),
        ("Basis", "basis", bases),
      ] where choices.count > 1 {
        let values = list.list { list in
          for choice in choices {
            let value = list.object {
              $0.set(.name, text: name)
              $0.set(.value, text: choice.value)
              $0.set(.title, text: choice.title)
              $0.set(.severity, text: choice.severity)
              $0.set(.number, text: String(choice.number))
            }
            list.append(value)
          }
        }
        let filter = list.object {
          $0.set(.title, text: title)
          $0.set(.choices, values)
        }
        list.append(filter)
      }
    }
  }

  private func setRuleChoices(_ findings: [SiteFindings.Item], _ model: inout ModelBuilder) {
    let rules = Dictionary(grouping: findings, by: \.finding.rule).mapValues(\.count)
    model.set(.hasRuleChoices, flag: rules.count > 1)
    let list = model.list { list in
      for (rule, number) in rules.sorted(by: { $0.key < $1.key }) {
        let value = list.object {
          $0.set(.value, text: rule)
          $0.set(.number, text: String(number))
        }
        list.append(value)
      }
    }
    model.set(.ruleChoices, list)
  }

  // MARK: A finding

  private func finding(
    _ item: SiteFindings.Item, _ texts: RuleTexts, _ tiers: TierNames, in model: inout ModelBuilder
  ) -> ModelReference {
    let finding = item.finding
    let text = texts[finding.rule]
    let quotes = quotes(finding, in: &model)
    let isAbsence = finding.rule.hasSuffix("-missing")
    model.beginObject()
    model.set(.anchor, text: item.fingerprint)
    model.set(.severity, text: finding.severity.rawValue)
    model.set(.label, text: finding.severity.word)
    model.set(.title, text: visible(finding.message))
    model.set(.rule, text: finding.rule)
    model.set(.rulePage, text: text == nil ? nil : Site.path(ofRule: finding.rule))
    model.set(.place, text: item.place)
    model.set(.where, text: whereabouts(item))
    model.set(.basis, text: item.judged.basis?.filterName ?? "input")
    model.set(.languages, text: languages(finding))
    let levels = tiers.numbers(of: item, site)
    model.set(.tiers, text: levels.isEmpty ? "all" : levels.map(String.init).joined(separator: " "))
    model.set(.basisText, text: item.judged.basis?.words(guideline: item.judged.guideline) ?? "")
    model.set(.open, flag: finding.severity == .error && !isAbsence && quotes.number > 0)
    model.set(.quotes, quotes.list)
    model.set(.why, text: text?.why)
    let help = finding.help.isEmpty ? text?.fix ?? "" : finding.help
    model.set(.help, text: help.isEmpty ? nil : visible(help).uppercasedFirst)
    model.set(
      .helpMarkdown, help.isEmpty ? .absent : model.markup(markdownProse(help, isCapitalized: true)))
    setScreens(item, &model)
    return model.end()
  }

  /// "plus, German and Arabic, 2 screens".
  private func whereabouts(_ item: SiteFindings.Item) -> String {
    let finding = item.finding
    var parts: [String] = []
    if let paywall = finding.paywall { parts.append(visible(paywall)) }
    if !finding.locales.isEmpty {
      if finding.locales.count == site.languages.count, site.languages.count > 1 {
        parts.append("every language")
      } else if finding.locales.count <= 3 {
        parts.append(
          listing(finding.locales.map { id in site.languages.first { $0.locale.identifier == id }?.name ?? id }))
      } else {
        parts.append(counting(finding.locales.count, "language"))
      }
    }
    if !finding.screens.isEmpty { parts.append(counting(finding.screens.count, "screen")) }
    return parts.joined(separator: ", ")
  }

  /// The numbers of a finding's languages among the filters.
  private func languages(_ finding: Finding) -> String {
    guard !finding.locales.isEmpty else { return "all" }
    let numbers = site.languages.indices.filter { finding.locales.contains(site.languages[$0].locale.identifier) }
    return numbers.isEmpty ? "all" : numbers.map { String($0 + 1) }.joined(separator: " ")
  }

  private func quotes(_ finding: Finding, in model: inout ModelBuilder) -> (list: ModelReference, number: Int) {
    var number = 0
    let places = [(finding.at, "")] + finding.related.map { ($0.at, $0.message) }
    let list = model.list { list in
      for (range, note) in places.prefix(SharedPages.quoteLimit) {
        guard let quote = site.places.quote(range) else { continue }
        number += 1
        let line = list.object {
          $0.set(.number, text: String(quote.number))
          $0.set(.before, text: quote.before)
          $0.set(.marked, text: quote.marked.isEmpty ? nil : quote.marked)
          $0.set(.after, text: quote.after)
        }
        let lines = list.list([line])
        let value = list.object {
          $0.set(.place, text: site.places.text(range))
          $0.set(.note, text: note.isEmpty ? nil : visible(note))
          $0.set(.lines, lines)
        }
        list.append(value)
      }
    }
    return (list, number)
  }

  private func setScreens(_ item: SiteFindings.Item, _ model: inout ModelBuilder) {
    let shown = item.screens.prefix(SharedPages.screenLimit)
    let list = model.list { list in
      for (index, screen) in shown.enumerated() {
        let value = list.object {
          $0.set(.title, text: visible(site.title(ofScreen: screen)))
          $0.set(.address, text: site.plan.address(screen) + "/index.html#" + item.fingerprint)
          $0.set(.frame, text: index == 0 ? site.plan.address(screen) + "/screen.html" : nil)
        }
        list.append(value)
      }
    }
    model.set(.hasScreens, flag: !shown.isEmpty)
    model.set(.screens, list)
    let more = item.screens.count - shown.count
    model.set(.moreScreens, text: more > 0 ? "\(more) more" : nil)
    let others = others(item.screens.dropFirst(shown.count))
    let otherScreens = model.list { list in
      for (title, screen) in others {
        let value = list.object {
          $0.set(.title, text: visible(title))
          $0.set(.address, text: site.plan.address(screen) + "/index.html#" + item.fingerprint)
        }
        list.append(value)
      }
    }
    model.set(.otherScreens, otherScreens)
  }

  /// What screens are called, and where they are; of many, the first of each paywall and language, from which the others are a click away.
  private func others(_ screens: ArraySlice<Int>) -> [(title: String, screen: Int)] {
    if screens.count <= SharedPages.otherScreenLimit { return screens.map { (site.title(ofScreen: $0), $0) } }
    var groups: [(title: String, screen: Int, number: Int)] = []
    for screen in screens {
      let title = site.sheetTitle(ofScreen: screen)
      if let last = groups.last, last.title == title {
        groups[groups.count - 1].number += 1
      } else {
        groups.append((title, screen, 1))
      }
    }
    return groups.map { ("\($0.title): \(counting($0.number, "screen"))", $0.screen) }
  }

  private func setSuppressed(_ model: inout ModelBuilder) {
    let suppressed = site.findings.suppressed
    model.set(.hasSuppressed, flag: !suppressed.isEmpty)
    model.set(.suppressedLabel, text: counting(suppressed.count, "finding"))
    let list = model.list { list in
      for item in suppressed {
        let until = site.project.rules.suppressions.first {
          $0.rule.value == item.finding.rule && $0.reason == item.judged.suppression
        }?.until
        let value = list.object {
          $0.set(.title, text: visible(item.finding.message))
          $0.set(.rule, text: item.finding.rule)
          $0.set(
            .reason,
            text: "“\(visible(item.judged.suppression ?? ""))”" + (until.map { ", until \($0.words)" } ?? ""))
          $0.set(.place, text: item.place)
        }
        list.append(value)
      }
    }
    model.set(.suppressed, list)
  }
}

/// The names of all tiers of a project; tiers of two paywalls that are called the same are one.
struct TierNames {
  /// Empty where no paywall has several tiers.
  let names: [String]

  init(_ project: Project) {
    var names: [String] = []
    for paywall in project.paywalls where paywall.tiers.count > 1 {
      for tier in paywall.tiers.indices {
        let name = project.title(ofTier: tier, in: paywall)
        if !names.contains(name) { names.append(name) }
      }
    }
    self.names = names
  }

  /// The tiers that a finding is about, counted from 1: that of its product, else those of its screens. Empty where it is about all.
  func numbers(of item: SiteFindings.Item, _ site: Site) -> [Int] {
    guard !names.isEmpty else { return [] }
    let paywalls = item.paywalls.sorted().map { site.project.paywalls[$0] }
    var found: Set<String> = []
    for paywall in paywalls where paywall.tiers.count > 1 {
      for plan in paywall.plans where site.project.catalog.products[plan.product].id.value == item.finding.product {
        found.insert(site.project.title(ofTier: plan.tier, in: paywall))
      }
    }
    if found.isEmpty {
      let views = item.screens.map { site.tier(ofScreen: $0) }
      if views.contains(nil) { return [] }
      found = Set(views.compactMap { $0 })
    }
    return names.indices.filter { found.contains(names[$0]) }.map { $0 + 1 }
  }
}

/// What the rules say of themselves, as plain text. Each is read once.
struct RuleTexts {
  private var texts: [String: (why: String, fix: String)] = [:]

  init(_ rules: some Sequence<String>) {
    for id in Set(rules) {
      guard let text = Registry.rules.first(where: { $0.id == id })?.explanation else { continue }
      texts[id] = (RuleTexts.plain(text.why), RuleTexts.plain(text.fix))
    }
  }

  subscript(rule: String) -> (why: String, fix: String)? { texts[rule] }

  /// The first paragraphs of a Markdown text without its marks, up to the first block of code.
  private static func plain(_ markdown: String) -> String {
    let text = markdown.components(separatedBy: "```").first ?? markdown
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      .replacing("`", with: "").replacing("**", with: "")
  }
}

extension Site {
  /// The name of the one tier that a screen shows; nil where it shows all.
  fileprivate func tier(ofScreen screen: Int) -> String? {
    guard let pages = plan.paywalls.last(where: { $0.firstScreen <= screen && !$0.slots.isEmpty }),
      case .tier(let tier) = pages.slots[(screen - pages.firstScreen) % pages.slots.count].view
    else { return nil }
    return project.title(ofTier: tier, in: project.paywalls[pages.paywall])
  }

  /// "plus, German: Family", "plus, German: Lapsed".
  func title(ofScreen screen: Int) -> String {
    guard let pages = plan.paywalls.last(where: { $0.firstScreen <= screen && !$0.slots.isEmpty }) else { return "" }
    let slot = (screen - pages.firstScreen) % pages.slots.count
    let name =
      pages.slots[slot].situation == .new && pages.slots[slot].view == .all
      ? "New customer" : slotTitles[pages.paywall][slot]
    return "\(sheetTitle(ofScreen: screen)): \(name)"
  }

  /// "plus, German": the paywall and market of a screen.
  fileprivate func sheetTitle(ofScreen screen: Int) -> String {
    guard let pages = plan.paywalls.last(where: { $0.firstScreen <= screen && !$0.slots.isEmpty }) else { return "" }
    let market = pages.markets[(screen - pages.firstScreen) / pages.slots.count]
    let storefront = market.isMain ? "" : " in " + (market.wanted ?? market.storefront).englishName
    return "\(project.paywalls[pages.paywall].name), \(language(market.locale))\(storefront)"
  }
}
