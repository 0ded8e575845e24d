import Reports

/// `paywallgen check`.
@Sendable func check(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    var watch = Stopwatch()
    let (project, location) = try loadProject(options, environment)
    let strict: [ReportFormat] = [.sarif, .github, .gitlab]
    try location.requireRoot(
      around: options, for: strict.filter { options.reports.map(\.format).contains($0) }.map(\.rawValue))
    try requireOwnPlaces(of: project, in: location, options, environment)
    watch.step("read")
    let past = try pastProject(options, environment, location)
    let measured =
      options.measures
      ? try Measuring(project, options: options, environment: environment, in: location) : nil
    if measured != nil { watch.step("measure") }
    var judging = Judging(
      project, options: options, environment: environment, keepingSheets: false, since: past, measured: measured)
    watch.step("judge")
    try judging.markKnown(options, environment, location, past: past, console)
    let report = judging.report(in: location)
    try deliver(report, options, environment, console)
    watch.step("report")
    watch.report(on: console, if: options.showsTimings)
    return judging.status(failOn: options.failOn ?? .error)
  } catch {
    return complain(about: error, on: console)
  }
}
