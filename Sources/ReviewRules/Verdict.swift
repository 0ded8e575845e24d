import Findings
import Locales
import Projects
import Screens

/// What the rules say of a sheet, or of the project: parts of findings, which become whole when all verdicts are put together.
public struct Verdict: Sendable {
  public internal(set) var screenCount = 0
  private var parts: [Key: [Part]] = [:]

  public init() {}

  /// What makes parts one finding: the same rule at the same place, and the same reason to accept them or none. Input that one storefront
  /// lacks is another gap than what another one lacks.
  private struct Key: Hashable {
    var rule: String
    var range: SourceRange
    var suppression: Int?
    var storefront: String?
  }

  /// A sheet's place among all, so that no scheduling shows.
  struct Order: Hashable, Comparable, Sendable {
    var paywall: Int
    var locale: Int
    var market: String

    static let project = Order(paywall: -1, locale: -1, market: "")

    init(paywall: Int, locale: Int, market: String) {
      self.paywall = paywall
      self.locale = locale
      self.market = market
    }

    init(_ sheet: Sheet, in project: Project) {
      self.init(
        paywall: sheet.paywall, locale: project.locales.firstIndex(of: sheet.market.locale) ?? -1,
        market: sheet.market.slug)
    }

    static func < (a: Order, b: Order) -> Bool {
      (a.paywall, a.locale, a.market) < (b.paywall, b.locale, b.market)
    }
  }

  private struct Part {
    var order: Order
    var violation: Violation
    var kind: Finding.Kind
    var severity: Severity
    var basis: Basis?
    var guideline: String?
    var paywall: String?
    var locales: [String]
    var storefronts: [String]
    var screens: [String]
    /// Whether it stands for several that word it differently.
    var isMixed = false
  }

  mutating func add(
    _ violation: Violation, of rule: any Rule.Type, severity: Severity, order: Order, sheet: Sheet, screen: String,
    paywall: String, accepted: Suppressions
  ) {
    let locale = sheet.market.locale
    let suppression = accepted.index(of: rule.id, violation, locale: locale, paywall: paywall)
    let key = Key(rule: rule.id, range: violation.range, suppression: suppression)
    let weight = violation.weight(under: severity)
    // The screens of a sheet come one after the other: the part before this one is of the same sheet.
    let last = parts[key].map { $0.count - 1 } ?? -1
    if last >= 0, parts[key]?[last].order == order, parts[key]?[last].severity == weight {
      if parts[key]?[last].violation.message != violation.message {
        parts[key]?[last].isMixed = true
        parts[key]?[last].violation.common.removeAll { !violation.common.contains($0) }
      }
      parts[key]?[last].violation.add(violation.subjects)
      if parts[key]?[last].screens.last != screen { parts[key]?[last].screens.append(screen) }
      return
    }
    parts[key, default: []].append(
      Part(
        order: order, violation: violation, kind: .rule, severity: weight, basis: rule.basis, guideline: rule.guideline,
        paywall: paywall, locales: [locale.identifier],
        storefronts: [(sheet.market.wanted ?? sheet.market.storefront).code], screens: [screen]))
  }

  mutating func add(_ violation: Violation, of rule: any Rule.Type, severity: Severity, accepted: Suppressions) {
    // A locale that is accepted leaves the others as they are.
    var groups: [Int?: [LocaleID]] = [:]
    if violation.locales.isEmpty {
      groups[accepted.index(of: rule.id, violation, locale: nil, paywall: violation.paywall)] = []
    }
    for locale in violation.locales {
      let suppression = accepted.index(of: rule.id, violation, locale: locale, paywall: violation.paywall)
      groups[suppression, default: []].append(locale)
    }
    for (suppression, locales) in groups {
      let key = Key(rule: rule.id, range: violation.range, suppression: suppression)
      parts[key, default: []].append(
        Part(
          order: .project, violation: violation, kind: .rule, severity: violation.weight(under: severity),
          basis: rule.basis, guideline: rule.guideline, paywall: violation.paywall,
          locales: locales.map(\.identifier), storefronts: [], screens: []))
    }
  }

  /// Notes an input finding of a sheet, or of the project.
  mutating func add(_ finding: Finding, order: Order = .project, sheet: Sheet? = nil, paywall: String? = nil) {
    let storefront = finding.kind == .input && finding.storefronts.count == 1 ? finding.storefronts.first : nil
    let key = Key(rule: finding.rule, range: finding.at, suppression: nil, storefront: storefront)
    var violation = Violation(finding.message, help: finding.help, at: finding.at, related: finding.related)
    violation.isAbsence = finding.isAbsence
    let locales = finding.locales.isEmpty ? (sheet.map { [$0.market.locale.identifier] } ?? []) : finding.locales
    parts[key, default: []].append(
      Part(
        order: order, violation: violation, kind: finding.kind, severity: finding.severity, basis: nil, guideline: nil,
        paywall: finding.paywall ?? paywall, locales: locales, storefronts: finding.storefronts,
        screens: finding.screens))
  }

  mutating func add(_ other: Verdict) {
    screenCount += other.screenCount
    parts.merge(other.parts) { $0 + $1 }
  }

  /// The indices of the suppressions that cover something.
  var usedSuppressions: Set<Int> { Set(parts.keys.compactMap(\.suppression)) }

  /// The findings, sorted by path, place and rule.
  func findings(suppressions: [Suppression], files: SourceFiles) -> [JudgedFinding] {
    // Most places differ in what takes one step to compare; a path is looked at once.
    let paths = files.files.map(\.path)
    let places = Dictionary(Set(paths).sorted().enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let ranks = paths.map { places[$0] ?? 0 }
    let keys = Array(parts.keys)
    let ordered = keys.indices.map { place in
      let index = Int(keys[place].range.file.index)
      return (rank: ranks.indices.contains(index) ? ranks[index] : -1, start: keys[place].range.start, place: place)
    }.sorted { a, b in
      if a.rank != b.rank { return a.rank < b.rank }
      if a.start != b.start { return a.start < b.start }
      let (a, b) = (keys[a.place], keys[b.place])
      return (a.rule, a.range.end, a.suppression ?? -1, a.storefront ?? "")
        < (b.rule, b.range.end, b.suppression ?? -1, b.storefront ?? "")
    }
    return ordered.compactMap { entry in
      let key = keys[entry.place]
      guard let parts = parts[key] else { return nil }
      let reason = key.suppression.flatMap { suppressions.indices.contains($0) ? suppressions[$0].reason : nil }
      return finding(of: key.rule, parts, suppression: reason)
    }
  }

  private func finding(of rule: String, _ parts: [Part], suppression: String?) -> JudgedFinding? {
    let parts = parts.sorted { a, b in
      if a.severity != b.severity { return a.severity > b.severity }
      if a.order != b.order { return a.order < b.order }
      return a.violation.headline < b.violation.headline
    }
    guard let first = parts.first else { return nil }
    var violation = first.violation
    if parts.contains(where: { $0.isMixed || $0.violation.message != violation.message }),
      let common = violation.common.first(where: { message in parts.allSatisfy { $0.violation.common.contains(message) }
      })
    {
      violation.message = common
    }
    for part in parts.dropFirst() { violation.add(part.violation.subjects) }
    let paywalls = Set(parts.compactMap(\.paywall))
    var screens: [String] = []
    var known: Set<String> = []
    for screen in parts.sorted(by: { $0.order < $1.order }).flatMap(\.screens) where known.insert(screen).inserted {
      screens.append(screen)
    }
    var finding = Finding(
      rule: rule, kind: first.kind, severity: first.severity, violation.headline, help: violation.help,
      at: violation.range, related: violation.related, paywall: paywalls.count == 1 ? paywalls.first : nil,
      product: violation.subjects.count == 1 ? violation.subjects.first?.product : nil,
      locales: Set(parts.flatMap(\.locales)).sorted(), storefronts: Set(parts.flatMap(\.storefronts)).sorted(),
      screens: screens)
    finding.isAbsence = violation.isAbsence
    return JudgedFinding(finding, basis: first.basis, guideline: first.guideline, suppression: suppression)
  }
}

extension Severity {
  /// One step less.
  var milder: Severity { self == .error ? .warning : .note }
  /// One step more.
  var graver: Severity { self == .note ? .warning : .error }
}

extension Violation {
  /// The message with the names of its subjects.
  var headline: String {
    switch message {
    case .plain(let text): return text
    case .about(let one, let many):
      // Of products there may be thousands; roles are a closed list, and each of them is something to mend.
      let shown = subjects.contains { $0.product != nil } ? 4 : subjects.count
      let names = subjects.prefix(shown).map { "'\($0.name)'" }
      if names.isEmpty { return many }
      if names.count == 1 { return "\(names[0]) \(one)" }
      let rest = subjects.count - names.count
      if rest > 0 { return names.joined(separator: ", ") + " and \(rest) more \(many)" }
      return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") + " " + many
    }
  }

  /// Names further subjects, in the catalog's order.
  mutating func add(_ others: [Subject]) {
    let new = others.filter { !subjects.contains($0) }
    guard !new.isEmpty else { return }
    subjects = (subjects + new).sorted { $0.order < $1.order }
  }
}
