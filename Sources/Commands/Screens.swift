import Reports

/// `paywallgen screens`.
@Sendable func screens(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    let (project, location) = try loadProject(options, environment)
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true)
    console.output.write(screensJSON(judging.sheets, of: project, in: location.reportPrefix))
<<<<<<< HEAD
    let status = judging.status(failOn: .never)
    if status != .done { console.error.write(judging.report(in: location).inputOnly().text()) }
    return status
=======
    let problems = judging.judgement.problems
    if problems.findings.isEmpty { return .done }
    let report = Report(
      problems, of: project.files, in: location.reportPrefix, today: project.today, version: version,
      secrets: project.catalog.secrets)
    console.error.write(report.text())
    return judging.status(failOn: .never)
>>>>>>> cases
  } catch {
    return complain(about: error, on: console)
  }
}
