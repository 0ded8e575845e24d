import Reports

/// `paywallgen screens`.
@Sendable func screens(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    var watch = Stopwatch()
    let (project, location) = try loadProject(options, environment)
    watch.step("read")
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true)
    watch.step("compose")
    console.output.write(screensJSON(judging.sheets, of: project, in: location.reportPrefix))
    watch.step("print")
    watch.report(on: console, if: options.showsTimings)
    let status = judging.status(failOn: .never)
    if status != .done { console.error.write(judging.report(in: location).inputOnly().text(withSummary: false)) }
    return status
  } catch {
    return complain(about: error, on: console)
  }
}
