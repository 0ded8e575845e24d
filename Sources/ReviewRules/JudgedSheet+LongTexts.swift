import Findings
import Screens

extension JudgedSheet {
  /// What is said of an element whose text is too long to be judged to its end.
  func notRead(_ element: Element) -> Finding {
    var place = paywall.range
    for run in element.runs {
      if case .literal(let range) = run.origin {
        place = range
        break
      }
    }
    return .input(
      "text-not-read-whole", "Only the first \(WholeText.most) bytes of this \(element.role.rawValue) are judged",
      help: "no screen has room for so much; make it shorter", at: place, severity: .warning)
  }
}
