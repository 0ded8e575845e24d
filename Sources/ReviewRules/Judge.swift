import Findings
import Locales
import Projects
import Screens

/// Judges a project's screens by the rules that can run. A value: sheets are judged in any order and by several threads, and their verdicts merged.
public struct Judge: Sendable {
  public let project: Project
  private let screenRules: [(rule: any ScreenRule.Type, severity: Severity)]
  /// Those that can judge a paywall's screens, by the paywall's index.
  private let rulesOfPaywalls: [[PaywallRule]]
  private let projectRules: [(rule: any ProjectRule.Type, severity: Severity)]
  private let translationRules: [(rule: any TranslationRule.Type, severity: Severity)]
  private let changeRules: [(rule: any ChangeRule.Type, severity: Severity)]
  private let past: Project?
  private let layouts: Layouts?
  private let suppressionRules: [(rule: any SuppressionRule.Type, severity: Severity)]
  /// Rules that were not to run, and why.
  private let excluded: [NotChecked]
  private let accepted: Suppressions
  private let missing: [Input: String]
  /// By the ids of the rules that cannot judge this project.
  private let obstacles: [String: String]
  private let hasLexicon: Set<String>

  /// - Parameters:
  ///   - selected: the ids of the rules to run; nil for all.
  ///   - ignored: the ids of rules to leave out.
  ///   - missing: inputs that the caller knows to be absent, with the sentence that says so.
  ///   - past: the project as it was before, for the rules about changes; nil where nothing is compared.
  ///   - layouts: how the screens came out in a browser, all that are judged; nil where none has measured them.
  public init(
    _ project: Project, selected: Set<String>? = nil, ignored: Set<String> = [], missing: [Input: String] = [:],
    since past: Project? = nil, layouts: Layouts? = nil
  ) {
    self.init(
      project, rules: Registry.rules, selected: selected, ignored: ignored, missing: missing, since: past,
      layouts: layouts)
  }

  init(
    _ project: Project, rules: [any Rule.Type], selected: Set<String>? = nil, ignored: Set<String> = [],
    missing: [Input: String] = [:], since past: Project? = nil, layouts: Layouts? = nil
  ) {
    self.project = project
    self.past = past
    self.layouts = layouts
    var absent = missing
    if past == nil, absent[.earlierVersion] == nil {
      absent[.earlierVersion] = "no earlier version was named to compare with (--since)"
    }
    for (input, reason) in Judge.whatIsAbsent(in: project) where absent[input] == nil { absent[input] = reason }
    if layouts == nil, absent[.layout] == nil {
      absent[.layout] = "no browser has measured the screens (check --measure)"
    }
    self.missing = absent
    hasLexicon = Set(project.locales.map(\.language).filter(Lexicon.isThere))

    let regimes = project.rules.regimesInForce
    var screenRules: [(any ScreenRule.Type, Severity)] = []
    var projectRules: [(any ProjectRule.Type, Severity)] = []
    var translationRules: [(any TranslationRule.Type, Severity)] = []
    var suppressionRules: [(any SuppressionRule.Type, Severity)] = []
    var changeRules: [(any ChangeRule.Type, Severity)] = []
    var excluded: [NotChecked] = []
    for rule in rules {
      let isAskedFor = rule.regimes.isEmpty || selected != nil || !rule.regimes.isDisjoint(with: regimes)
      guard isAskedFor else { continue }
      let configured = project.rules.severities[rule.id].map(\.value) ?? rule.severity
      let pinned = project.rules.version?.value ?? .max
      guard let severity = configured, selected?.contains(rule.id) ?? true, !ignored.contains(rule.id),
        rule.since <= pinned
      else {
        let reason =
          !(selected?.contains(rule.id) ?? true)
          ? NotChecked.notSelected
          : ignored.contains(rule.id)
            ? "ignored by this run"
            : configured == nil ? "switched off in the configuration" : "newer than rules-version \(pinned)"
        excluded.append(NotChecked(rule: rule.id, reason: reason))
        continue
      }
      switch rule.kind {
      case .screens(let rule): screenRules.append((rule, severity))
      case .files(let rule): projectRules.append((rule, severity))
      case .translations(let rule): translationRules.append((rule, severity))
      case .suppressions(let rule): suppressionRules.append((rule, severity))
      case .changes(let rule): changeRules.append((rule, severity))
      }
    }
    self.changeRules = changeRules
    self.suppressionRules = suppressionRules
    self.excluded = excluded
    accepted = Suppressions(of: project)
    let all: [any Rule.Type] = screenRules.map(\.0) + projectRules.map(\.0) + translationRules.map(\.0)
    var obstacles: [String: String] = [:]
    for rule in all where !rule.needs.contains(where: { absent[$0] != nil }) {
      obstacles[rule.id] = rule.obstacle(in: project)
    }
    self.obstacles = obstacles
    self.screenRules = screenRules
    self.projectRules = projectRules
    self.translationRules = translationRules
    let running = screenRules.filter { rule, _ in
      obstacles[rule.id] == nil && !rule.needs.contains { absent[$0] != nil }
    }
    rulesOfPaywalls = project.paywalls.map { paywall in
      running.filter { rule, _ in !rule.needs.contains { paywall.lacks($0) != nil } }
        .map { PaywallRule(rule: $0.0, severity: $0.1, needsLexicon: $0.0.needs.contains(.lexicon)) }
    }
  }

  /// What a project lacks that rules need, and why. Where a file could not be read, that nothing was found would be a false reason.
  private static func whatIsAbsent(in project: Project) -> [Input: String] {
    let lost = project.hasLostConfiguration ? "the configuration could not be read" : nil
    var absent: [Input: String] = [:]
    if project.catalog.products.isEmpty {
      // A catalog that sells nothing is one that could be read.
      let files = Set(project.spoiled.lazy.filter { $0.paywall == nil && $0.locale == nil }.map(\.file))
      let isUnread = project.findings.contains {
        $0.kind == .input && $0.severity == .error && $0.rule != "nothing-to-sell" && files.contains($0.at.file)
      }
      absent[.catalog] =
        lost ?? (isUnread ? "what there is to sell could not be read" : "nothing to sell was found")
    }
    if project.listing == nil {
      absent[.storeListing] =
        lost ?? unread(project.unreadListing, in: project) ?? "no store listing was found"
    }
    let hasWords =
      !project.strings.isEmpty
      || project.paywalls.contains { paywall in
        paywall.words.values.contains { !$0.fields.isEmpty || !$0.benefits.isEmpty || !$0.body.isEmpty }
      }
    if hasWords { return absent }
    let isUnread = project.spoiled.contains { $0.paywall != nil || $0.locale != nil }
    if let lost {
      absent[.words] = lost
    } else if !project.hasWordFiles, !isUnread {
      absent[.words] = "neither copy nor strings were found"
    } else if project.paywalls.isEmpty {
      absent[.words] = absent[.catalog] ?? "there is no paywall to show them"
    } else {
      absent[.words] = isUnread ? "the copy could not be read" : "neither copy nor strings have words of these paywalls"
    }
    return absent
  }

  /// That files could not be read, in words; nil where there are none.
  private static func unread(_ files: [FileID], in project: Project) -> String? {
    let paths = Set(files.map { project.files[$0].path }).sorted()
    guard let last = paths.last else { return nil }
    let shown = paths.dropLast().prefix(3).map { "'\($0)'" }
    if paths.count > 4 { return shown.joined(separator: ", ") + " and \(paths.count - 3) more could not be read" }
    return (shown.isEmpty ? "" : shown.joined(separator: ", ") + " and ") + "'\(last)' could not be read"
  }

  /// What the files that a rule looks at could not tell it; nil where all of them could be read. It judged the others.
  private func unread(by rule: any Rule.Type) -> String? {
    var files: [FileID] = []
    switch rule.kind {
    case .screens, .translations:
      files = project.spoiled.filter { $0.content == .copy || $0.content == .strings }.map(\.file)
    case .files, .suppressions, .changes: break
    }
    if rule.needs.contains(.catalog) { files += project.spoiled.filter { $0.content == .catalog }.map(\.file) }
    if rule.needs.contains(.storeListing) { files += project.unreadListing }
    return Judge.unread(files, in: project)
  }

  /// A rule about screens that can judge those of a paywall.
  private struct PaywallRule: Sendable {
    var rule: any ScreenRule.Type
    var severity: Severity
    var needsLexicon: Bool
  }

  private func isBlocked(_ rule: any Rule.Type) -> Bool {
    obstacles[rule.id] != nil || rule.needs.contains { missing[$0] != nil }
  }

  /// Whether the rule of a suppression ran where the suppression holds.
  private func couldFind(_ suppression: Suppression) -> Bool {
    guard let rule = checking.first(where: { $0.id == suppression.rule.value }) else { return false }
    let paywalls = project.paywalls.filter { $0.name == suppression.paywall ?? $0.name }
    // A paywall that does not exist: nothing will ever be found there.
    return runs(rule, in: suppression.locale.map { [$0] } ?? project.locales, paywalls) || paywalls.isEmpty
  }

  private var checking: [any Rule.Type] {
    screenRules.map(\.rule) + projectRules.map(\.rule) + translationRules.map(\.rule) + changeRules.map(\.rule)
  }

  private func runs(_ rule: any Rule.Type, in locales: [LocaleID], _ paywalls: [Paywall]) -> Bool {
    !isBlocked(rule) && !(rule.needs.contains(.declaredPaywall) && !paywalls.contains(where: \.isDeclared))
      && !(rule.needs.contains(.lexicon) && !locales.contains { hasLexicon.contains($0.language) })
  }

  /// The rules that run on anything.
  private var ran: Set<String> {
    Set(checking.filter { runs($0, in: project.locales, project.paywalls) }.map { $0.id })
      .union(suppressionRules.map { $0.rule.id })
  }

  /// Judges the screens of a sheet that customers meet.
  public func judge(_ sheet: Sheet) -> Verdict { judge(sheet, with: TextReader(sheet.market.locale.language)) }

  /// The same, where the texts of other sheets may have been read before.
  ///
  /// - Parameter reader: of the language of the sheet's locale.
  public func judge(_ sheet: Sheet, with reader: TextReader) -> Verdict {
    guard let judged = JudgedSheet(sheet, in: project, reader: reader, layouts: layouts) else { return Verdict() }
    let order = Verdict.Order(sheet, in: project)
    var verdict = Verdict()
    for finding in sheet.findings { verdict.add(finding, order: order, sheet: sheet, paywall: judged.paywall.name) }
    let rules = rulesOfPaywalls[sheet.paywall].filter { !($0.needsLexicon && judged.lexicons.isEmpty) }
    var found: [(rule: Int, violation: Violation)] = []
    for screen in sheet.screens where screen.isJudged {
      verdict.screenCount += 1
      let judgedScreen = JudgedScreen(screen, of: judged)
      for rule in rules.indices { rules[rule].rule.check(judgedScreen) { found.append((rule, $0)) } }
      for (rule, violation) in found where !judged.isConsequence(violation) {
        verdict.add(
          violation, of: rules[rule].rule, severity: rules[rule].severity, order: order, sheet: sheet,
          screen: screen.address, paywall: judged.paywall.name, accepted: accepted)
      }
      found.removeAll(keepingCapacity: true)
    }
    for element in judged.longElements {
      verdict.add(judged.notRead(element), order: order, sheet: sheet, paywall: judged.paywall.name)
    }
    return verdict
  }

  /// Judges what the files say, whatever the screen.
  public func judgeProject() -> Verdict { judgeProject(readsTables ? project.truthTables() : []) }

  /// Whether a rule that runs reads the tables of what is said in each language.
  public var readsTables: Bool { translationRules.contains { !isBlocked($0.rule) } }

  /// The same, with the tables of the project at hand; they may be empty where no rule reads them. Rows of our own words are judged by no rule.
  public func judgeProject(_ tables: [TruthTable]) -> Verdict {
    var verdict = judgeFiles()
    verdict.add(judgeTranslations(tables))
    return verdict
  }

  /// The part of it for which no tables are needed.
  public func judgeFiles() -> Verdict {
    var verdict = Verdict()
    for finding in project.findings + unknownRules { verdict.add(finding) }
    for (rule, severity) in projectRules where !isBlocked(rule) {
      rule.check(project) { verdict.add($0, of: rule, severity: severity, accepted: accepted) }
    }
    let texts = project.deviceTexts
    for (rule, severity) in screenRules where !texts.isEmpty && !isBlocked(rule) {
      for text in texts {
        rule.check(text, of: project) { verdict.add($0, of: rule, severity: severity, accepted: accepted) }
      }
    }
    if project.listing != nil {
      for (rule, severity) in screenRules where obstacles[rule.id] == nil {
        rule.check(listing: project) { verdict.add($0, of: rule, severity: severity, accepted: accepted) }
      }
    }
    if let past {
      for (rule, severity) in changeRules where !isBlocked(rule) {
        rule.check(project, since: past) { verdict.add($0, of: rule, severity: severity, accepted: accepted) }
      }
    }
    return verdict
  }

  /// The part of it that is judged of the tables.
  public func judgeTranslations(_ tables: [TruthTable]) -> Verdict {
    var verdict = Verdict()
    for (rule, severity) in translationRules where !isBlocked(rule) {
      rule.check(tables, of: project) { verdict.add($0, of: rule, severity: severity, accepted: accepted) }
    }
    return verdict
  }

  /// Names in the project's settings that no rule has.
  private var unknownRules: [Finding] {
    let named = project.rules.severities.map { (name: $0.key, at: $0.value.range) }
    let suppressed = project.rules.suppressions.map { (name: $0.rule.value, at: $0.rule.range) }
    let version = project.rules.version.flatMap { Registry.finding(forVersion: $0) }
    return Registry.findings(for: named.sorted { $0.at.start < $1.at.start } + suppressed)
      + (version.map { [$0] } ?? [])
  }

  /// The rules that could not run, and why; sorted.
  public var notChecked: [NotChecked] {
    var entries = Set(excluded)
    for rule in checking {
      let reasons = rule.needs.compactMap { missing[$0] } + [obstacles[rule.id]].compactMap(\.self)
      if let reason = reasons.min() {
        entries.insert(NotChecked(rule: rule.id, reason: reason))
        continue
      }
      if let reason = unread(by: rule) { entries.insert(NotChecked(rule: rule.id, reason: reason)) }
      if rule.needs.contains(.declaredPaywall) {
        if project.paywalls.isEmpty { entries.insert(NotChecked(rule: rule.id, reason: "no paywall is declared")) }
      }
      for lack in Lack.allCases {
        let lacking = project.paywalls.filter { paywall in rule.needs.contains { paywall.lacks($0) == lack } }
        guard !lacking.isEmpty else { continue }
        entries.insert(NotChecked(rule: rule.id, reason: lack.sentence(about: lacking.map(\.name))))
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
    if !suppressionRules.isEmpty, !project.rules.suppressions.isEmpty {
      let uses = accepted.uses(whole.usedSuppressions, on: project, ran: couldFind)
      for (rule, severity) in suppressionRules {
        for use in uses { rule.check(use) { whole.add($0, of: rule, severity: severity, accepted: accepted) } }
      }
    }
    let findings = whole.findings(suppressions: project.rules.suppressions, files: project.files)
    return Judgement(
      findings: findings.withoutWhatIsSaidTwice, notChecked: notChecked,
      screenCount: whole.screenCount, ran: ran)
  }
}
