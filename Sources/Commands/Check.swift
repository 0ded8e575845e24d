import Disk
import Findings
import Reports

/// `paywallgen check`.
@Sendable func check(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    var watch = Stopwatch()
    let (project, location) = try loadProject(options, environment)
    watch.step("read")
    let past = try pastProject(options, environment, location)
    var judging = Judging(project, options: options, environment: environment, keepingSheets: false, since: past)
    watch.step("judge")
    try judging.markKnown(options, environment, location, past: past)
    let report = judging.report(in: location)
    let inputs = Set(project.files.files.map { absolutePath($0.path, in: location.folder) })
    for case let file? in options.reports.map(\.file)
    where inputs.contains(absolutePath(file, in: environment.workingDirectory)) {
      throw UsageError(message: "'\(file)' is a file of the project, and no report is written over it")
    }
    for request in options.reports.isEmpty ? [ReportRequest(.text)] : options.reports {
      let isToScreen = request.file == nil
      let colors =
        isToScreen
        && options.color.colors(isTerminal: environment.outputIsTerminal, variables: environment.variables)
      let bytes = report.bytes(as: request.format, isColored: colors)
      if let file = request.file {
        try writeFile(absolutePath(file, in: environment.workingDirectory), bytes)
      } else {
        console.output.write(bytes)
      }
    }
    watch.step("report")
    watch.report(on: console, if: options.showsTimings)
    return judging.status(failOn: options.failOn ?? .error)
  } catch {
    return complain(about: error, on: console)
  }
}

extension Report {
  func bytes(as format: ReportFormat, isColored: Bool) -> [UInt8] {
    switch format {
    case .text: text(isColored: isColored)
    case .json: json()
    case .markdown: markdown()
    }
  }
}
