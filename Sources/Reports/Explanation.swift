import Findings
import ReviewRules

/// What `explain` says of rules, in the forms it can be asked for.
public struct Explanation: Sendable {
  let rules: [any Rule.Type]
  /// The section of the guidelines that was asked about; nil where rules were.
  let guideline: String?
  /// Public cases that the rules look for, or that named the section, the latest first.
  let rejections: [Rejection]
  /// What the rules say of a project, by id; nil outside of one.
  let here: [String: RuleOutcome]?

  /// - Parameter report: the judgement of the project that the question is asked in; nil outside of one.
  public init(of rules: [any Rule.Type], guideline: String? = nil, in report: Report? = nil) {
    self.rules = rules
    self.guideline = guideline
    let ids = Set(rules.map { $0.id })
    let isAll = guideline == nil && rules.count > 1
    rejections =
      Rejection.known.filter { rejection in
        isAll || rejection.rules.contains(where: ids.contains) || guideline.map(rejection.isWithin) ?? false
      }.latestFirst
    here = report.map { RuleOutcome.outcomes(of: rules, in: $0) }
  }

  /// What a name means: a rule's id, a section of the guidelines (its rules, and the rejections that named it), or nil for all rules. Nil where
  /// nothing has that name.
  public init?(named name: String?, in report: Report? = nil) {
    guard let name else {
      self.init(of: Registry.rules, in: report)
      return
    }
    if let rule = Registry.rule(name) {
      self.init(of: [rule], in: report)
      return
    }
    let rules = Registry.rules(ofGuideline: name)
    guard !rules.isEmpty || !Rejection.known(ofGuideline: name).isEmpty else { return nil }
    self.init(of: rules, guideline: name, in: report)
  }

  /// Everything that can be asked about.
  public static var names: [String] {
    Registry.ids + Set(Registry.rules.compactMap { $0.guideline } + Rejection.known.map(\.guideline)).sorted()
  }

  /// What the marks in bad examples mean.
  static let marks = "In the examples, «…» stands around what the rule finds; the marks are no part of the files."

  /// `error · rejection · App Review Guidelines 3.1.2(c)`.
  static func basis(of rule: any Rule.Type) -> String {
    var parts = [rule.severity.rawValue, rule.basis.rawValue]
    if let guideline = rule.guideline { parts.append("App Review Guidelines \(guideline)") }
    return parts.joined(separator: " · ")
  }
}

extension Rejection {
  fileprivate func isWithin(_ guideline: String) -> Bool {
    self.guideline == guideline || self.guideline.hasPrefix(guideline + "(")
      || self.guideline.hasPrefix(guideline + ".")
  }

  /// `2026-07-18, guideline 3.1.2(c): what was refused. What was done: …`.
  public var sentence: String {
    (date.map { $0 + ", guideline " } ?? "Guideline ") + guideline + ": " + trigger + ". "
      + (remedy == "none" ? "Nothing was changed." : "What was done: \(remedy).")
  }
}

/// What a rule says of a project.
struct RuleOutcome: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    var severity: Severity
    var message: String
    /// `file:line:column`.
    var place: String
  }

  var counts = FindingCounts([])
  /// Those that nobody has accepted, in the report's order.
  var findings: [Place] = []
  /// Where it could not run, and why.
  var notChecked: [String] = []
  /// Whether it ran on anything.
  var ran = false

  static func outcomes(of rules: [any Rule.Type], in report: Report) -> [String: RuleOutcome] {
    var outcomes: [String: RuleOutcome] = [:]
    for rule in rules { outcomes[rule.id] = RuleOutcome(ran: report.judgement.ran.contains(rule.id)) }
    let places = Places(report)
    for (rule, found) in Dictionary(grouping: report.judgement.findings, by: \.finding.rule) {
      guard outcomes[rule] != nil else { continue }
      outcomes[rule]?.counts = FindingCounts(found)
      outcomes[rule]?.findings = found.filter { $0.suppression == nil }.map { judged in
        let start = places.start(of: judged.finding.at)
        return Place(
          severity: judged.finding.severity, message: judged.finding.message,
          place: "\(places.path(of: judged.finding.at)):\(start.line):\(start.column)")
      }
    }
    for entry in report.judgement.notChecked { outcomes[entry.rule]?.notChecked.append(entry.reason) }
    return outcomes
  }

  /// `2 errors, 1 suppressed`, `nothing found`, `not checked: no paywall is declared`.
  var summary: String {
    var parts = [(counts.errors, "error"), (counts.warnings, "warning"), (counts.notes, "note")].filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    if counts.suppressed > 0 { parts.append("\(counts.suppressed) suppressed") }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    if ran { return notChecked.isEmpty ? "nothing found" : "nothing found where it could look" }
    return "not checked" + (notChecked.first.map { ": " + $0 } ?? "")
  }
}
