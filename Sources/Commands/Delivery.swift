import Disk
import Findings
import Foundation
import Projects
import Reports

/// Prints and writes the reports that a command line asks for; text on standard output where it asks for none.
///
/// Files are written whole or not at all, in folders that are made where they are missing. None is written where one of them is a file of the project.
func deliver(
  _ report: Report, of project: Project, in location: Location, _ options: Options, _ environment: Environment,
  _ console: Console
) throws {
  let inputs = Set(project.files.files.map { realPath(absolutePath($0.path, in: location.folder)) })
  let requests = options.reports.isEmpty ? [ReportRequest(.text)] : options.reports
  var taken: Set<String> = []
  for case let file? in requests.map(\.file) {
    let path = realPath(absolutePath(file, in: environment.workingDirectory))
    if inputs.contains(path) {
      throw UsageError(message: "'\(file)' is a file of the project, and no report is written over it")
    }
    guard taken.insert(path).inserted else {
      throw UsageError(message: "two reports cannot share the file '\(file)'")
    }
  }
  for request in requests {
    let colors = options.color.colors(isTerminal: environment.outputIsTerminal, variables: environment.variables)
    let bytes = report.bytes(
      as: request.format, isColored: request.file == nil && colors, failingFrom: (options.failOn ?? .error).severity,
      isBrief: options.isQuiet)
    guard let file = request.file else {
      console.output.write(bytes)
      continue
    }
    let path = absolutePath(file, in: environment.workingDirectory)
    try createParents(of: path)
    try writeFile(path, bytes)
  }
}

extension Report {
  fileprivate func bytes(as format: ReportFormat, isColored: Bool, failingFrom severity: Severity?, isBrief: Bool)
    -> [UInt8]
  {
    switch format {
    case .text: text(isColored: isColored, isBrief: isBrief)
    case .json: json()
    case .sarif: sarif()
    case .junit: junit(failingFrom: severity)
    case .github: github()
    case .gitlab: gitlab()
    case .xcode: xcode()
    case .markdown: markdown(limit: Report.commentLimit)
    case .checkstyle: checkstyle()
    }
  }
}

extension FailOn {
  /// The severity from which on findings fail; nil where none does.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}

/// Makes the folders that are missing above an absolute path.
private func createParents(of path: String) throws(DiskError) {
  let parts = path.split(separator: "/")
  var existing = parts.dropLast()
  while !existing.isEmpty, !FileManager.default.fileExists(atPath: "/" + existing.joined(separator: "/")) {
    existing.removeLast()
  }
  let base = existing.map { "/" + $0 }.joined()
  try createFolders(base, parentsOf: parts.dropFirst(existing.count).joined(separator: "/"))
}

/// A path with its symbolic links followed, so that two names of one file are one.
private func realPath(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
