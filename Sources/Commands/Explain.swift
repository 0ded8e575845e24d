import Findings
import Reports
import ReviewRules

/// `paywallgen explain`.
@Sendable func explain(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  let name = options.operands.first
  let rules = Explanation.rules(named: name)
  if rules.isEmpty, let name {
    console.complain("'\(name)' is no rule, and no section of the guidelines that a rule rests on")
    let known = Registry.ids + Registry.rules.compactMap { $0.guideline }
    if let nearest = nearestName(to: name, among: known) { console.error.write("  did you mean '\(nearest)'?\n") }
    return .incomplete
  }
  let explanation = Explanation(of: rules)
  switch options.explanationFormat {
  case .text: console.output.write(explanation.text())
  case .json: console.output.write(explanation.json())
  case .markdown: console.output.write(explanation.markdown())
  }
  return .done
}
