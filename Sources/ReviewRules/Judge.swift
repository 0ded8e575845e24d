import Findings
import Locales
import Projects
import Screens

/// Judges a project's screens by the rules that can run. A value: sheets are judged in any order and by several threads, and their verdicts merged.
public struct Judge: Sendable {
  public let project: Project
  private let screenRules: [(rule: any ScreenRule.Type, severity: Severity)]
  private let projectRules: [(rule: any ProjectRule.Type, severity: Severity)]
  private let translationRules: [(rule: any TranslationRule.Type, severity: Severity)]
  private let missing: [Input: String]
  private let hasLexicon: Set<String>

  /// - Parameters:
  ///   - selected: the ids of the rules to run; nil for all.
  ///   - ignored: the ids of rules to leave out.
  ///   - missing: inputs that the caller knows to be absent, with the sentence that says so.
  public init(
    _ project: Project, selected: Set<String>? = nil, ignored: Set<String> = [], missing: [Input: String] = [:]
  ) {
    self.init(project, rules: Registry.rules, selected: selected, ignored: ignored, missing: missing)
  }

  init(
    _ project: Project, rules: [any Rule.Type], selected: Set<String>? = nil, ignored: Set<String> = [],
    missing: [Input: String] = [:]
  ) {
    self.project = project
    var absent = missing
    if project.catalog.products.isEmpty, absent[.catalog] == nil { absent[.catalog] = "nothing to sell was found" }
    let hasWords =
      !project.strings.isEmpty
      || project.paywalls.contains { paywall in
        paywall.words.values.contains { !$0.fields.isEmpty || !$0.benefits.isEmpty || !$0.body.isEmpty }
      }
    if !hasWords, absent[.words] == nil { absent[.words] = "neither copy nor strings were found" }
    if absent[.storeListing] == nil { absent[.storeListing] = "the store listing is not part of the project" }
    self.missing = absent
    hasLexicon = Set(project.locales.map(\.language).filter { Lexicon.of($0) != nil })

    let regimes = project.rules.regimesInForce
    var screenRules: [(any ScreenRule.Type, Severity)] = []
    var projectRules: [(any ProjectRule.Type, Severity)] = []
    var translationRules: [(any TranslationRule.Type, Severity)] = []
    for rule in rules where selected?.contains(rule.id) ?? true && !ignored.contains(rule.id) {
      let isAskedFor = rule.regimes.isEmpty || selected != nil || !rule.regimes.isDisjoint(with: regimes)
      guard isAskedFor else { continue }
      let configured = project.rules.severities[rule.id].map(\.value) ?? rule.severity
      guard let severity = configured else { continue }
      if let rule = rule as? any ScreenRule.Type { screenRules.append((rule, severity)) }
      if let rule = rule as? any ProjectRule.Type { projectRules.append((rule, severity)) }
      if let rule = rule as? any TranslationRule.Type { translationRules.append((rule, severity)) }
    }
    self.screenRules = screenRules
    self.projectRules = projectRules
    self.translationRules = translationRules
  }

  private func isBlocked(_ rule: any Rule.Type) -> Bool { rule.needs.contains { missing[$0] != nil } }

  /// Judges the screens of a sheet that customers meet.
  public func judge(_ sheet: Sheet) -> Verdict {
    guard let judged = JudgedSheet(sheet, in: project) else { return Verdict() }
    let order = Verdict.Order(sheet, in: project)
    var verdict = Verdict()
    for finding in sheet.findings { verdict.add(finding, order: order, sheet: sheet, paywall: judged.paywall.name) }
    let rules = screenRules.filter { rule, _ in
      !isBlocked(rule) && !(rule.needs.contains(.declaredPaywall) && !judged.paywall.isDeclared)
        && !(rule.needs.contains(.lexicon) && judged.lexicons.isEmpty)
    }
    for screen in sheet.screens where screen.isJudged {
      verdict.screenCount += 1
      let judgedScreen = JudgedScreen(screen, of: judged)
      for (rule, severity) in rules {
        rule.check(judgedScreen) { violation in
          verdict.add(
            violation, of: rule, severity: severity, order: order, sheet: sheet, screen: screen.address,
            paywall: judged.paywall.name, project: project)
        }
      }
    }
    return verdict
  }

  /// Judges what the files say, whatever the screen.
  public func judgeProject() -> Verdict {
    var verdict = Verdict()
    for finding in project.findings + unknownRules { verdict.add(finding) }
    for (rule, severity) in projectRules where !isBlocked(rule) {
      rule.check(project) { verdict.add($0, of: rule, severity: severity, project: project) }
    }
    let translations = translationRules.filter { !isBlocked($0.rule) }
    guard !translations.isEmpty else { return verdict }
    let tables = project.truthTables()
    for (rule, severity) in translations {
      rule.check(tables, of: project) { verdict.add($0, of: rule, severity: severity, project: project) }
    }
    return verdict
  }

  /// Names in the project's settings that no rule has.
  private var unknownRules: [Finding] {
    let named = project.rules.severities.map { (name: $0.key, at: $0.value.range) }
    let accepted = project.rules.suppressions.map { (name: $0.rule.value, at: $0.rule.range) }
    return Registry.findings(for: named.sorted { $0.at.start < $1.at.start } + accepted)
  }

  /// The rules that could not run, and why; sorted.
  public var notChecked: [NotChecked] {
    var entries: Set<NotChecked> = []
    let rules: [any Rule.Type] =
      screenRules.map(\.rule) + projectRules.map(\.rule) + translationRules.map(\.rule)
    for rule in rules {
      let reasons = rule.needs.compactMap { missing[$0] }
      if let reason = reasons.min() {
        entries.insert(NotChecked(rule: rule.id, reason: reason))
        continue
      }
      if rule.needs.contains(.declaredPaywall) {
        if project.paywalls.isEmpty { entries.insert(NotChecked(rule: rule.id, reason: "no paywall is declared")) }
        for paywall in project.paywalls where !paywall.isDeclared {
          entries.insert(
            NotChecked(rule: rule.id, reason: "paywall '\(paywall.name)' was found, but no paywallgen.yml declares it"))
        }
      }
      if rule.needs.contains(.lexicon) {
        for locale in project.locales where !hasLexicon.contains(locale.language) {
          entries.insert(
            NotChecked(rule: rule.id, reason: "no list of words for \(locale.englishName) (\(locale.identifier))"))
        }
      }
    }
    return entries.sorted()
  }

  /// Puts verdicts together; the order in which they come makes no difference.
  public func judgement(_ verdicts: some Sequence<Verdict>) -> Judgement {
    var whole = Verdict()
    for verdict in verdicts { whole.add(verdict) }
    return Judgement(
      findings: whole.findings(suppressions: project.rules.suppressions, files: project.files), notChecked: notChecked,
      screenCount: whole.screenCount)
  }
}
