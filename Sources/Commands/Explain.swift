import Findings
import Foundation
import Reports
import ReviewRules

/// `paywallgen explain`.
@Sendable func explain(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    let name = options.operands.first
    if let fault = name.flatMap({ InputFault.named($0) }) {
      switch options.explanationFormat {
      case .text: console.output.write(fault.text())
      case .json: console.output.write(fault.json())
      case .markdown: console.output.write(fault.markdown())
      }
      return .done
    }
    guard Explanation(named: name) != nil,
      let explanation = Explanation(named: name, in: try here(options, environment))
    else {
      let nearest = name.flatMap { nearestName(to: $0, among: Explanation.names + InputFault.all.map(\.id)) }
      throw UsageError(
        message: "'\(name ?? "")' is no rule, no input finding, and no section of the guidelines that a rule rests on",
        help: nearest.map { "did you mean '\($0)'?" } ?? "")
    }
    switch options.explanationFormat {
    case .text: console.output.write(explanation.text())
    case .json: console.output.write(explanation.json())
    case .markdown: console.output.write(explanation.markdown())
    }
    return .done
  } catch {
    return complain(about: error, on: console)
  }
}

/// What the rules say of the project in the working folder; nil where no configuration says that there is one.
private func here(_ options: Options, _ environment: Environment) throws -> Report? {
  let isThere = ["/paywallgen.yml", "/paywallgen.yaml"].contains {
    FileManager.default.fileExists(atPath: environment.workingDirectory + $0)
  }
  guard options.config != nil || isThere else { return nil }
  var options = options
  options.operands = []
  let (project, location) = try loadProject(options, environment)
  return Judging(project, options: options, environment: environment, keepingSheets: false).report(in: location)
}
