import Findings
import Locales
import Projects

/// What became of a suppression.
public struct SuppressionUse: Sendable {
  public var suppression: Suppression
  /// Whether it covered a finding.
  public var isUsed: Bool
  /// Whether all that it might cover was looked at: its rule ran, on the whole project, and every file could be read.
  public var wasJudged: Bool
  /// Whether its last day has passed.
  public var isExpired: Bool
}

/// A project's suppressions, to be found by rule and place: many findings meet many suppressions.
struct Suppressions: Sendable {
  private let entries: [Suppression]
  /// By rule: those that hold anywhere, in their order, then those of a key, by its place.
  private let byRule: [String: (anywhere: [Int], placed: [Int])]

  init(of project: Project) {
    entries = project.rules.suppressions
    var byRule: [String: (anywhere: [Int], placed: [Int])] = [:]
    for (index, entry) in entries.enumerated() where !entry.isExpired(on: project) {
      if entry.scope == nil {
        byRule[entry.rule.value, default: ([], [])].anywhere.append(index)
      } else {
        byRule[entry.rule.value, default: ([], [])].placed.append(index)
      }
    }
    let places = entries.map { ($0.scope?.file, $0.scope?.start ?? 0) }
    self.byRule = byRule.mapValues { known in
      (
        known.anywhere,
        known.placed.sorted { a, b in
          guard let file = places[a].0, let other = places[b].0, file != other else {
            return (places[a].1, a) < (places[b].1, b)
          }
          return file < other
        }
      )
    }
  }

  /// The index of the first suppression that covers a violation.
  func index(of rule: String, _ violation: Violation, locale: LocaleID?, paywall: String?) -> Int? {
    guard let known = byRule[rule] else { return nil }
    func covers(_ index: Int) -> Bool {
      let entry = entries[index]
      return (entry.locale == nil || entry.locale == locale) && (entry.paywall == nil || entry.paywall == paywall)
        && (entry.product == nil || violation.subjects.contains { $0.product == entry.product })
    }
    if let index = known.anywhere.first(where: covers) { return index }
    let at = violation.range
    func isBehind(_ index: Int) -> Bool {
      guard let scope = entries[index].scope else { return false }
      return scope.file == at.file ? scope.start > at.start : scope.file > at.file
    }
    // Keys do not overlap: only the last one that begins before the place can hold it.
    var (low, high) = (0, known.placed.count)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(known.placed[middle]) { high = middle } else { low = middle + 1 }
    }
    var found: Int?
    var position = low - 1
    while position >= 0, let scope = entries[known.placed[position]].scope, scope.file == at.file, at.start <= scope.end
    {
      if covers(known.placed[position]) { found = known.placed[position] }
      position -= 1
    }
    return found
  }

  /// What became of each, in their order.
  func uses(_ used: Set<Int>, on project: Project, ran: (Suppression) -> Bool) -> [SuppressionUse] {
    let isWhole = !project.isPart && !project.findings.contains { $0.kind == .input && $0.severity == .error }
    return entries.enumerated().map { index, entry in
      SuppressionUse(
        suppression: entry, isUsed: used.contains(index), wasJudged: isWhole && ran(entry),
        isExpired: entry.isExpired(on: project))
    }
  }
}

extension Suppression {
  fileprivate func isExpired(on project: Project) -> Bool { until.map { $0 < project.today } ?? false }
}
