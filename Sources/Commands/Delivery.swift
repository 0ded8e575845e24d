import Disk
import Findings
import Foundation
import Projects
import Reports

/// Prints and writes the reports that a command line asks for; text on standard output where it asks for none.
///
/// Files are written whole or not at all, in folders that are made where they are missing. Whether they may be is asked before, by `requireOwnPlaces`.
func deliver(
  _ report: Report, _ options: Options, _ environment: Environment, _ console: Console
) throws {
  let requests = options.reports.isEmpty ? [ReportRequest(.text)] : options.reports
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

/// Throws where a file that a command line asks for would take the place of another one: of a file of the project, of the baseline that is read or
/// written, or of another report. Two names of one file are one.
func requireOwnPlaces(
  of project: Project, in location: Location, _ options: Options, _ environment: Environment
) throws(UsageError) {
  let place = { (path: String, folder: String) in FilePlace(absolutePath(path, in: folder)) }
  let inputs = Set(project.files.files.map { place($0.path, location.folder) })
  let working = environment.workingDirectory
  let baselines = Set([options.baseline, options.writeBaseline].compactMap { $0.map { place($0, working) } })
  if let name = options.writeBaseline, inputs.contains(place(name, working)) {
    throw UsageError(
      message: "'\(name)' is a file of the project, and no baseline is written over it",
      help: "name another file")
  }
  if let name = options.writeBaseline,
    let there = beginning(ofFile: absolutePath(name, in: working), most: 4096), !Baseline.mayBegin(with: there)
  {
    throw UsageError(
      message: "'\(name)' is there already and is no baseline, and none is written over it",
      help: "name another file, or remove this one first")
  }
  var taken: Set<FilePlace> = []
  for case let file? in options.reports.map(\.file) {
    let path = place(file, working)
    if inputs.contains(path) {
      throw UsageError(message: "'\(file)' is a file of the project, and no report is written over it")
    }
    if baselines.contains(path) {
      throw UsageError(message: "'\(file)' is the baseline, and no report is written over it")
    }
    guard taken.insert(path).inserted else {
      throw UsageError(message: "two reports cannot share the file '\(file)'")
    }
    if let there = beginning(ofFile: absolutePath(file, in: working), most: 4096), !Report.mayBegin(with: there) {
      throw UsageError(
        message: "'\(file)' is there already and is no report, and none is written over it",
        help: "name another file, or remove this one first")
    }
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
  let parts = path.pathParts
  var existing = parts.dropLast()
  while !existing.isEmpty, !FileManager.default.fileExists(atPath: "/" + existing.joined(separator: "/")) {
    existing.removeLast()
  }
  let base = existing.map { "/" + $0 }.joined()
  try createFolders(base, parentsOf: parts.dropFirst(existing.count).joined(separator: "/"))
}
