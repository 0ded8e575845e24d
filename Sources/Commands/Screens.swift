import Reports
import ReviewRules

/// `paywallgen screens`.
@Sendable func screens(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    let (project, location) = try loadProject(options, environment)
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true)
    // console.output.write(screensJSON(judging.sheets, of: project, in: location.reportPrefix))
    let problems = judging.judgement.problems
    if problems.findings.isEmpty { return .done }
    let report = Report(
      problems, of: project.files, in: location.reportPrefix, today: project.today, version: version,
      secrets: project.catalog.secrets)
    console.error.write(report.text())
    return judging.status(failOn: .never)
  } catch {
    return complain(about: error, on: console)
  }
}

extension Judgement {
  /// The input findings that are errors: what a command could not do its work for.
  var problems: Judgement {
    Judgement(
      findings: findings.filter { $0.finding.kind == .input && $0.finding.severity == .error }, notChecked: [],
      screenCount: screenCount)
  }
}
