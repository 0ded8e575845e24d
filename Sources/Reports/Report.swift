import Findings
import Locales
import ReviewRules

/// What one run has to report, in whichever format: the judgement, and what is needed to print it.
public struct Report: Sendable {
  public var judgement: Judgement
  public var files: SourceFiles
  /// The project's folder as seen from the folder that paths are reported against; empty where they are the same.
  public var folder: String
  public var today: Day
  /// The version of the tool.
  public var version: String
  /// Places whose text must not be quoted: keys, passwords.
  public var secrets: [SourceRange]

  public init(
    _ judgement: Judgement, of files: SourceFiles, in folder: String = "", today: Day, version: String,
    secrets: [SourceRange] = []
  ) {
    self.judgement = judgement
    self.files = files
    self.folder = folder
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

/// Paths, lines and columns of a report's findings. Each file's lines are looked up once.
struct Places {
  private let files: SourceFiles
  private let folder: String
  private let secrets: [SourceRange]
  private let indices: [FileID: LineIndex]

  init(_ report: Report) {
    files = report.files
    folder = report.folder
    secrets = report.secrets
    var indices: [FileID: LineIndex] = [:]
    for judged in report.judgement.findings {
      for range in [judged.finding.at] + judged.finding.related.map(\.at)
      where indices[range.file] == nil && Int(range.file.index) < files.files.count {
        indices[range.file] = LineIndex(files[range.file])
      }
    }
    self.indices = indices
  }

  /// The path as reported: below the reporting folder, without `.` and `..` where they can be resolved.
  func path(of range: SourceRange) -> String {
    guard Int(range.file.index) < files.files.count else { return "?" }
    let path = files[range.file].path
    guard !path.hasPrefix("/") else { return path }
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  func start(of range: SourceRange) -> SourcePosition {
    indices[range.file]?.position(of: range.start) ?? SourcePosition(line: 1, column: 1)
  }

  func end(of range: SourceRange) -> SourcePosition {
    indices[range.file]?.position(of: max(range.start, range.end)) ?? SourcePosition(line: 1, column: 1)
  }

  /// The line of a place with carets, or nil where nothing of it may be shown.
  func frame(of range: SourceRange) -> CodeFrame? {
    guard let line = indices[range.file]?.line(around: range.start), !line.isEmpty else { return nil }
    let shown = SourceRange(file: range.file, line.startIndex..<line.endIndex)
    for secret in secrets where secret.file == shown.file && secret.start < shown.end && secret.end > shown.start {
      return nil
    }
    return CodeFrame(line, marking: Int(range.start)..<Int(max(range.start, range.end)))
  }

  /// The bytes of a place, for comparing.
  func bytes(of range: SourceRange) -> ArraySlice<UInt8> {
    Int(range.file.index) < files.files.count ? files.bytes(of: range) : []
  }
}
