import Findings

/// What judging a project gave.
public struct Judgement: Sendable {
  /// Sorted by path, place and rule; those that a project accepts stay, marked.
  public var findings: [JudgedFinding]
  /// The rules that could not run, and why; sorted.
  public var notChecked: [NotChecked]
  /// The ids of the rules that were to run, sorted: neither switched off nor left out. `notChecked` tells which of them could not.
  public var rules: [String]
  /// The number of screens that were judged.
  public var screenCount: Int

  public init(
    findings: [JudgedFinding] = [], notChecked: [NotChecked] = [], rules: [String] = [], screenCount: Int = 0
  ) {
    self.findings = findings
    self.notChecked = notChecked
    self.rules = rules
    self.screenCount = screenCount
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

  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  public static func < (a: NotChecked, b: NotChecked) -> Bool { (a.rule, a.reason) < (b.rule, b.reason) }
}
