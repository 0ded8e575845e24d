/// How much a finding weighs. Order: `note < warning < error`.
public enum Severity: String, CaseIterable, Comparable, Hashable, Sendable {
  case note, warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something wrong, at a place in a file.
///
/// A message is a headline: no full stop, the most specific word first, user text in 'single quotes'. `help` says what to do and is
/// empty where the message says it already.
public struct Finding: Hashable, Sendable {
  /// *Input*: a file cannot be understood, cannot be switched off. *Rule*: App Review or a limit of the store would object.
  public enum Kind: String, Hashable, Sendable {
    case input, rule
  }

  /// A second place that the message speaks of.
  public struct Related: Hashable, Sendable {
    public var message: String
    public var at: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.at = range
    }
  }

  /// A public, stable slug: `trial-duration-mismatch`, `malformed-json`.
  public var rule: String
  public var kind: Kind
  public var severity: Severity
  public var message: String
  public var help: String
  public var at: SourceRange
  /// Whether it says that a screen lacks something: `at` is where that would be declared then, not something that is shown.
  public var isAbsence = false
  public var related: [Related]
  /// The paywall, product id, locales, storefronts and screen addresses that the finding is about; empty where it is about a file.
  public var paywall: String?
  public var product: String?
  public var locales: [String]
  public var storefronts: [String]
  public var screens: [String]

  public init(
    rule: String, kind: Kind, severity: Severity, _ message: String, help: String = "", at range: SourceRange,
    related: [Related] = [], paywall: String? = nil, product: String? = nil, locales: [String] = [],
    storefronts: [String] = [], screens: [String] = []
  ) {
    self.rule = rule
    self.kind = kind
    self.severity = severity
    self.message = message
    self.help = help
    self.at = range
    self.related = related
    self.paywall = paywall
    self.product = product
    self.locales = locales
    self.storefronts = storefronts
    self.screens = screens
  }

  /// An input finding: an error unless it says otherwise.
  public static func input(
    _ rule: String, _ message: String, help: String = "", at range: SourceRange, related: [Related] = [],
    severity: Severity = .error, locales: [String] = []
  ) -> Finding {
    Finding(
      rule: rule, kind: .input, severity: severity, message, help: help, at: range, related: related, locales: locales)
  }
}
