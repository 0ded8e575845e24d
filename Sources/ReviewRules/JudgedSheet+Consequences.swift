import Looks
import Projects

/// What follows from an input that could not be read, which is told of where it stands: it is no second fault.
extension JudgedSheet {
  /// Whether something is missing only because what would say it could not be read.
  func isConsequence(_ violation: Violation) -> Bool {
    guard violation.isAbsence || !violation.saidBy.isEmpty else { return false }
    if !paywall.unread.isEmpty, !paywall.unread.isDisjoint(with: violation.saidBy) { return true }
    if hasUnreadWords, violation.saidBy.isEmpty || violation.saidBy.contains(where: \.isOfWords) { return true }
    guard !violation.subjects.isEmpty else { return false }
    return violation.subjects.allSatisfy { subject in
      paywall.plans.indices.contains { lacksPrice($0) && product(ofPlan: $0)?.id.value == subject.product }
    }
  }

  /// Whether nothing is known of what a plan costs here: elements that name its price are not drawn.
  func lacksPrice(_ plan: Int) -> Bool { sheet.figures.indices.contains(plan) && sheet.figures[plan].price == nil }
}

extension Project {
  /// Whether files of words that the configuration names are not there or cannot be read.
  var hasUnreadWords: Bool {
    findings.contains { finding in
      finding.at.file == configuration && finding.severity == .error
        && ["file-missing", "file-unreadable", "nothing-found"].contains(finding.rule)
    }
      || spoiled.contains { input in
        let path = files[input.file].path
        return [".xcstrings", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
      }
  }
}

extension Role {
  /// Whether what an element of the role says is in the project's words; else it is a button, or a link that a key declares.
  fileprivate var isOfWords: Bool {
    switch self {
    case .close, .restore, .redeem, .signIn, .termsLink, .privacyLink: false
    default: true
    }
  }
}
