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

/// Paths, lines and columns as they are reported. Each file's lines are looked up once, when they are first asked for.
final class Places {
  private let files: SourceFiles
  private let folder: String
  private let secrets: [SourceRange]
  private var indices: [FileID: LineIndex] = [:]
  private var paths: [FileID: String] = [:]

  init(_ files: SourceFiles, in folder: String, secrets: [SourceRange] = []) {
    self.files = files
    self.folder = folder
    self.secrets = secrets
  }

  convenience init(_ report: Report) { self.init(report.files, in: report.folder, secrets: report.secrets) }

  private func index(of file: FileID) -> LineIndex? {
    if let known = indices[file] { return known }
    guard files.files.indices.contains(Int(file.index)) else { return nil }
    let index = LineIndex(files[file])
    indices[file] = index
    return index
  }

  /// The path as reported: below the reporting folder, without `.` and `..` where they can be resolved.
  func path(of range: SourceRange) -> String {
    if let known = paths[range.file] { return known }
    let path = reportedPath(of: range)
    paths[range.file] = path
    return path
  }

  private func reportedPath(of range: SourceRange) -> String {
    guard files.files.indices.contains(Int(range.file.index)) else { return "?" }
    let path = files[range.file].path
    guard !path.hasPrefix("/") else { return path }
    var parts: [Substring] = []
    for part in (folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    // A project without files is told of at its folder.
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  func start(of range: SourceRange) -> SourcePosition {
    index(of: range.file)?.position(of: range.start) ?? SourcePosition(line: 1, column: 1)
  }

  func end(of range: SourceRange) -> SourcePosition {
    index(of: range.file)?.position(of: max(range.start, range.end)) ?? SourcePosition(line: 1, column: 1)
  }

  /// The line of a place with carets, or nil where nothing of it may be shown.
  func frame(of range: SourceRange) -> CodeFrame? {
    guard let line = index(of: range.file)?.line(around: range.start), !line.isEmpty else { return nil }
    let shown = SourceRange(file: range.file, line.startIndex..<line.endIndex)
    for secret in secrets where secret.file == shown.file && secret.start < shown.end && secret.end > shown.start {
      return nil
    }
    return CodeFrame(line, marking: Int(range.start)..<Int(max(range.start, range.end)))
  }

  /// The bytes of a place, for comparing.
  func bytes(of range: SourceRange) -> ArraySlice<UInt8> {
    files.files.indices.contains(Int(range.file.index)) ? files.bytes(of: range) : []
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
