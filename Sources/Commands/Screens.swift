import Reports

/// `paywallgen screens`.
@Sendable func screens(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    let (project, location) = try loadProject(options, environment)
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true)
    console.output.write(screensJSON(judging.sheets, of: project, in: location.reportPrefix))
    let report = Report(
      judging.judgement, of: project.files, in: location.reportPrefix, today: project.today, version: version,
      secrets: project.catalog.secrets)
    if judging.status(failOn: .never) == .incomplete { console.error.write(report.inputOnly().text()) }
    return judging.status(failOn: .never)
  } catch {
    return paywallgenReport(error, console)
  }
}
