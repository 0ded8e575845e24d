import Findings
import Looks
import Sites

/// What a command line asks for. A property that a command has no flag for keeps its default.
public struct Options: Hashable, Sendable {
  /// The operands in their order: paths, or the rule that `explain` explains.
  public var operands: [String] = []

  /// Only these, as they were given; empty means all. Never holds an empty text.
  public var locales: [String] = []
  public var storefronts: [String] = []
  public var paywalls: [String] = []
  /// The configuration's path; nil where it is to be looked for.
  public var config: String?
  /// The folder that reported paths are relative to; nil where it is to be looked for.
  public var root: String?
  /// `YYYY-MM-DD`, a date that exists; nil means the date in UTC.
  public var today: String?
  /// How many threads work at once, at least one; nil means one a processor.
  public var jobs: Int?
  public var isQuiet = false
  public var color = ColorChoice.auto
  public var showsTimings = false

  /// The folder to write into; nil means the command's own.
  public var output: String?
  public var baseURL: String?
  public var theme: String?
  public var pages = Set(PageKind.allCases)
  /// Whether each locale gets a page that needs no other file.
  public var hasSingleFiles = false
  /// From which severity on findings make the command fail; nil means the command's default.
  public var failOn: FailOn?

  /// The reports that were asked for, at most one of them on standard output; empty means text there.
  public var reports: [ReportRequest] = []
  /// The file of the faults that are known; nil for none.
  public var baseline: String?
  /// The file into which the faults are written; nil for none.
  public var writeBaseline: String?
  /// Whether faults of the baseline that are gone count.
  public var isBaselineStrict = false
  /// A git revision: what was there already is known.
  public var since: String?
  /// Whether a browser lays the screens out, for the rules about layout.
  public var measures = false
  /// The browser's path, or its name in `PATH`; nil where it is to be looked for.
  public var browser: String?
  public var select: [String] = []
  public var ignore: [String] = []

  /// The tiers and situations that are pictured, as they were given; empty means all.
  public var tiers: [String] = []
  public var situations: [String] = []
  /// On what, in which colors and at which text sizes they are, each once; empty means the command's default.
  public var devices: [Picture.Device] = []
  public var schemes: [Scheme] = []
  public var textSizes: [Picture.Size] = []
  /// How many pixels make a point, 1 to 3.
  public var scale = 2

  /// Where the preview listens. Port 0 means any that is free.
  public var host = "127.0.0.1"
  public var port: UInt16 = 4000

  /// The form of an explanation or a comparison.
  public var explanationFormat = ExplanationFormat.text
  /// Whether changes count as findings in the exit status.
  public var hasExitCode = false

  public init() {}
}

/// The kinds of pages that a site can have: previews in two forms, and designers' pages with their exports.
public enum PageKind: String, CaseIterable, Hashable, Sendable { case html, markdown, handoff }

/// The forms that a rule can be explained in, and a comparison told in.
public enum ExplanationFormat: String, CaseIterable, Hashable, Sendable { case text, json, markdown }

/// The forms of a report.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  case text, json, sarif, junit, github, gitlab, xcode, markdown, checkstyle
}

/// A report that a command line asks for.
public struct ReportRequest: Hashable, Sendable {
  public var format: ReportFormat
  /// Nil means standard output.
  public var file: String?

  public init(_ format: ReportFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }
}

/// The severity from which on findings make a command fail.
public enum FailOn: String, CaseIterable, Hashable, Sendable {
  case error, warning, note, never

  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}

/// Whether reports for people are colored.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  case auto, always, never

  /// What the choice means for a stream. `auto` colors terminals only, and not where the environment says `NO_COLOR` (any text but an
  /// empty one, see no-color.org) or `TERM=dumb`.
  public func colors(isTerminal: Bool, variables: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }
  }
}
