/// An app that App Review sent back, as a public source tells it.
public struct Rejection: Hashable, Sendable {
  /// The section of the guidelines that the rejection named: `3.1.2(c)`.
  public var guideline: String
  /// As exactly as it is known: `2026-07-18`, `2025`; nil where it is not.
  public var date: String?
  /// What was refused: a sentence without full stop, as the next.
  public var trigger: String
  /// What was done about it.
  public var remedy: String
  /// Addresses.
  public var sources: [String]
  /// The ids of the rules that look for it.
  public var rules: [String]

  /// Those of a section of the guidelines: `3.1.2` is that of `3.1.2(c)` too.
  public static func known(ofGuideline guideline: String) -> [Rejection] {
    known.filter { $0.guideline.isGuideline(within: guideline) }.latestFirst
  }

  public static func known(ofRule rule: String) -> [Rejection] {
    known.filter { $0.rules.contains(rule) }.latestFirst
  }
}

extension [Rejection] {
  /// Those without a date come last.
  public var latestFirst: [Rejection] {
    sorted { ($0.date ?? "", $0.sources.first ?? "") > ($1.date ?? "", $1.sources.first ?? "") }
  }
}

extension String {
  /// Whether a section of the guidelines is another one or a part of it.
  func isGuideline(within section: String) -> Bool {
    self == section || hasPrefix(section + "(") || hasPrefix(section + ".")
  }
}
