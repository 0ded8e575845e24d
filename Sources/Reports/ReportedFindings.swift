import Findings
import ReviewRules

/// A finding with the name that it keeps from run to run.
struct ReportedFinding {
  var judged: JudgedFinding
  var fingerprint: String

  var finding: Finding { judged.finding }
}

/// Rules that could not run for one reason.
struct UncheckedRules {
  var reason: String
  /// Their ids, in order, each once.
  var rules: [String]

  /// Whether the run asked for others: then their number says enough.
  var isByChoice: Bool { reason == NotChecked.notSelected }
}

extension Report {
  /// The findings that nobody has accepted, the most severe first, else in the order of their places. What cannot be understood comes before what
  /// App Review would object to: it may be the cause.
  func mostSevereFirst(_ places: Places) -> [ReportedFinding] {
    let all = reported(places).filter { $0.judged.suppression == nil }
    return [Severity.error, .warning, .note].flatMap { severity in
      [Finding.Kind.input, .rule].flatMap { kind in
        all.filter { $0.finding.severity == severity && $0.finding.kind == kind }
      }
    }
  }

  /// All findings in the order of the judgement.
  func reported(_ places: Places) -> [ReportedFinding] {
    var fingerprints = Fingerprints(places)
    return judgement.findings.map { ReportedFinding(judged: $0, fingerprint: fingerprints.next($0.finding)) }
  }

  /// What was not checked, by reason; sorted.
  var unchecked: [UncheckedRules] {
    var rules: [String: Set<String>] = [:]
    for entry in judgement.notChecked { rules[entry.reason, default: []].insert(entry.rule) }
    return rules.keys.sorted().map { UncheckedRules(reason: $0, rules: (rules[$0] ?? []).sorted()) }
  }
}

extension Finding {
  /// The message and what to do about it, in a line that is fit to be shown.
  var sentence: String { help.isEmpty ? visible(message) : "\(visible(message)) (\(visible(help)))" }
}
