import Findings

/// What judging a project gave.
public struct Judgement: Sendable {
  /// Sorted by path, place and rule; those that a project accepts stay, marked.
  public var findings: [JudgedFinding]
  /// The rules that could not run, and why; sorted.
  public var notChecked: [NotChecked]
  /// The number of screens that were judged.
  public var screenCount: Int
  /// The ids of the rules that ran on anything. No other rule can be said to have passed.
  public var ran: Set<String>

  public init(
    findings: [JudgedFinding] = [], notChecked: [NotChecked] = [], screenCount: Int = 0, ran: Set<String> = []
  ) {
    self.findings = findings
    self.notChecked = notChecked
    self.screenCount = screenCount
    self.ran = ran
  }

  /// The findings that nobody has accepted.
  public var open: some Sequence<JudgedFinding> { findings.lazy.filter { $0.suppression == nil } }
}

/// A finding, with what its rule rests on.
public struct JudgedFinding: Hashable, Sendable {
  public var finding: Finding
  /// What the rule rests on; nil for input findings.
  public var basis: Basis?
  /// The section of the App Review Guidelines: `3.1.2(c)`.
  public var guideline: String?
  /// The reason for which the project accepts the finding; nil where it does not.
  public var suppression: String?
  /// Whether it is accepted because it was there before: a baseline or a git revision has it.
  public var isKnown = false

  public init(_ finding: Finding, basis: Basis? = nil, guideline: String? = nil, suppression: String? = nil) {
    self.finding = finding
    self.basis = basis
    self.guideline = guideline
    self.suppression = suppression
  }
}

/// A rule that could not run, wholly or for a paywall or locale, and the sentence that says why.
public struct NotChecked: Hashable, Comparable, Sendable {
  public var rule: String
  public var reason: String

  /// The reason where a run asks for other rules: so many can have it that their number says more than their names.
  public static let notSelected = "not selected"

  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  public static func < (a: NotChecked, b: NotChecked) -> Bool { (a.rule, a.reason) < (b.rule, b.reason) }
}
