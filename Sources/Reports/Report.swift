import Findings
import Locales
import ReviewRules

/// What one run has to report, in whichever format: the judgement, and what is needed to print it.
public struct Report: Sendable {
  public var judgement: Judgement
  public var files: SourceFiles
  /// The project's folder as seen from the folder that paths are reported against; empty where they are the same.
  public var folder: String
  /// The folder that paths are reported against, absolute; empty where it is not known.
  public var root: String
  public var today: Day
  /// The version of the tool.
  public var version: String
  /// Places whose text must not be quoted: keys, passwords.
  public var secrets: [SourceRange]

  public init(
    _ judgement: Judgement, of files: SourceFiles, in folder: String = "", root: String = "", today: Day,
    version: String, secrets: [SourceRange] = []
  ) {
    self.judgement = judgement
    self.files = files
    self.folder = folder
    self.root = root
    self.today = today
    self.version = version
    self.secrets = secrets
  }
}

/// How many findings of each severity are open.
public struct FindingCounts: Hashable, Sendable {
  public var errors = 0
  public var warnings = 0
  public var notes = 0
  public var suppressed = 0

  public init(_ findings: some Sequence<JudgedFinding>) {
    for judged in findings {
      guard judged.suppression == nil else {
        suppressed += 1
        continue
      }
      switch judged.finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}

extension Report {
  /// The report without what the rules found: for commands that judge nothing, but say what they could not read.
  public func inputOnly() -> Report {
    var report = self
    report.judgement.findings.removeAll { $0.finding.kind == .rule }
    report.judgement.notChecked = []
    return report
  }
}
