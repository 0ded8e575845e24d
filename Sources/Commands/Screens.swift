import Reports

/// `paywallgen screens`.
@Sendable func screens(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    let (project, location) = try loadProject(options, environment)
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true)
    console.output.write(screensJSON(judging.sheets, of: project, in: location.reportPrefix))
    let status = judging.status(failOn: .never)
    if status != .done { console.error.write(judging.report(in: location).inputOnly().text()) }
    return status
  } catch {
    return complain(about: error, on: console)
  }
}
